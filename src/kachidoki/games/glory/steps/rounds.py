"""What comes before the turns of a round and after them: chance, missions, points, the end."""

from typing import Final

from kachidoki.games.glory import events, pieces
from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.moves import REVEAL, STARTS, Assign, Deal, Reveal, parse_chance
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing
from kachidoki.kernel.move import Chance, Lot, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal, replaced
from kachidoki.kernel.step import ChanceStep, LastStep, Step, steps_by_name


class Starting(ChanceStep[GloryRecord]):
    """[play] The starting player of round 1, unless the table has named one."""

    def enter(self, state: GloryRecord) -> None:
        if state.starter < 0:
            self.ask(state)
        else:
            state.wait(ASSIGN)

    def result(self, values: list[int]) -> Chance:
        return STARTS[values[0]]

    def take(self, state: GloryRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, Lot)
        state.starter = state.turn = move.number
        if state.events is not None:
            state.happened(events.start(seat=move.number))
        state.wait(ASSIGN)


class Assigning(ChanceStep[GloryRecord]):
    """[missions-setup] Each player gets one mission of each stack; the rest leave the game."""

    def enter(self, state: GloryRecord) -> None:
        if state.rules.missions:
            self.ask(state)
        else:
            state.wait(DEAL)

    def outcomes(self, state: GloryRecord, prefix: list[int]) -> list[tuple[int, int]]:
        at = len(prefix)
        if at == len(pieces.MISSION_NAMES):
            return []
        used = prefix[at - at % pieces.STACK_SIZE :]
        return [(card, 1) for card in range(pieces.STACK_SIZE) if card not in used]

    def result(self, values: list[int]) -> Chance:
        return Assign(values)

    def fits(self, state: GloryRecord, move: Move) -> bool:
        return isinstance(move, Assign) and move == parse_chance(move.text)

    def take(self, state: GloryRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, Assign)
        missions = [at - at % pieces.STACK_SIZE + card for at, card in enumerate(move.cards)]
        each = [tuple(missions[player :: pieces.STACK_SIZE]) for player in range(state.players)]
        state.held = tuple(each)
        if state.events is not None:
            state.happened(events.missions(missions=dict(enumerate(state.held))))
        state.wait(DEAL)


class Dealing(ChanceStep[GloryRecord]):
    """[setup] Three cards each; the rest in two draw piles as equal as can be."""

    shuffles = True

    def choices(self, state: GloryRecord) -> list[int]:
        return pieces.ALL_CARDS

    def result(self, values: list[int]) -> Chance:
        return Deal(bytes(values))

    def fits(self, state: GloryRecord, move: Move) -> bool:
        if not isinstance(move, Deal) or len(move.order) != pieces.CARDS:
            return False
        counts = [move.order.count(bytes([kind])) for kind in range(pieces.KINDS)]
        return counts == list(pieces.VALUES)

    def take(self, state: GloryRecord, move: Move, seat: i64) -> None:
        """A new round begins with an empty table."""
        assert isinstance(move, Deal)
        order = move.order
        seats = state.players
        dealt: i64 = seats * pieces.DEALT
        half: i64 = (pieces.CARDS - dealt + 1) // 2
        state.revealing = True
        state.round += 1
        state.turn = state.starter
        state.hand, state.known = [0] * (seats * pieces.KINDS), [0] * (seats * pieces.KINDS)
        state.size, state.bonus = [pieces.DEALT] * seats, (0,) * seats
        state.sets, state.owner = [0] * pieces.KINDS, [-1] * pieces.KINDS
        state.laid, state.types = 0, [0] * state.players
        state.pile1, state.pile2 = [], []
        for at in range(dealt):
            state.hand[at // pieces.DEALT * pieces.KINDS + order[at]] += 1
        state.deck1, state.deck2 = order[dealt : dealt + half], order[dealt + half :]
        state.left1, state.left2 = half, pieces.CARDS - dealt - half
        if state.events is not None:
            hands = [order[at : at + pieces.DEALT] for at in range(0, dealt, pieces.DEALT)]
            state.happened(events.round(round=state.round, seat=state.starter))
            state.happened(events.deal(count=pieces.DEALT, cards=dict(enumerate(hands))))
            # What is drawn at once, because there is no choice, is drawn from what was dealt.
            state.beat()
        state.wait(FIRST)


class RoundEnd(Step[GloryRecord]):
    """[round-end] What follows the turns of a round; it stays on the stack."""

    def enter(self, state: GloryRecord) -> None:
        state.stack.append(self)
        if state.rules.missions:
            state.turn = state.starter
            state.wait(REVEALING)
        else:
            score(state)


class Revealing(Step[GloryRecord]):
    """[missions-scoring] From the player who started this round, each must reveal one mission."""

    def ask(self, state: GloryRecord) -> None:
        state.actor = state.turn

    def enter(self, state: GloryRecord) -> None:
        self.ask(state)
        held = state.held[state.turn]
        if len(held) == 1:
            reveal(state, held[0], True)

    def answers(self, state: GloryRecord, seat: i64) -> tuple[Move, ...]:
        return tuple([REVEAL[mission] for mission in state.held[seat]])

    def why_not(self, state: GloryRecord, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Reveal):
            return super().why_not(state, move, seat)
        if move.mission in state.held[seat]:
            return None
        return Refusal("mission-not-held", self.rule, move.described()[1])

    def take(self, state: GloryRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, Reveal)
        reveal(state, move.mission, False)


class Done(LastStep[GloryRecord]):
    """[winning]"""

    def enter(self, state: GloryRecord) -> None:
        self.ask(state)
        if state.events is not None:
            winners, best = state.winners, max(state.scores)
            tied = state.scores.count(best) > 1
            how = "shared" if len(winners) > 1 else "best-round" if tied else "points"
            state.happened(events.game_over(seats=winners, points=best, how=how))


START: Final = Starting("start", "", "setup")
ASSIGN: Final = Assigning("assign", "", "setup")
DEAL: Final = Dealing("deal", "", "setup")
ROUND_END: Final = RoundEnd("round-end", "", "round-end")
REVEALING: Final = Revealing("revealing", "reveal", "missions-scoring")
DONE: Final = Done("done", "", "winning")
# In the order of a game. One to place stands for all of them: it is what a position waits with
# until its cards are read.
STEPS: Final = steps_by_name(
    (START, ASSIGN, DEAL, FIRST, SECOND, ACTION, CLOSE, Placing(0, 0, 1, 0), REVEALING, DONE)
)


def reveal(state: GloryRecord, mission: i64, auto: bool) -> None:
    """[missions-scoring] The owner of the set is paid, whoever revealed the mission."""
    seat = state.turn
    kind: i64 = pieces.MISSION_KIND[mission]
    owner: i64 = state.owner[kind]
    count: i64 = state.sets[kind]
    each: i64 = pieces.MISSION_BONUS[mission]
    points = count * each
    state.revealing = True
    held = tuple([one for one in state.held[seat] if one != mission])
    state.held = replaced(state.held, seat, held)
    state.shown = replaced(state.shown, seat, tuple(sorted((*state.shown[seat], mission))))
    if owner >= 0:
        state.bonus = replaced(state.bonus, owner, state.bonus[owner] + points)
    if state.events is not None:
        state.happened(events.reveal(seat=seat, mission=mission, auto=auto))
        if owner < 0:
            told = events.no_bonus(kind=kind)
        else:
            told = events.bonus(seat=owner, kind=kind, count=count, each=each, points=points)
        state.happened(told)
    state.turn = state.rules.left[seat]
    if state.turn == state.starter:
        score(state)
    else:
        state.wait(REVEALING)


def counted(state: GloryRecord) -> tuple[int, ...]:
    """[scoring] The values of the types in front, whatever the size of the sets, and the bonus."""
    points = list(state.bonus)
    for kind in range(pieces.KINDS):
        if state.owner[kind] >= 0:
            points[state.owner[kind]] += pieces.VALUES[kind]
    return tuple(points)


def score(state: GloryRecord) -> None:
    """[scoring], [next-start], [ninja-setup] The points of the round; then another, or the end."""
    points = counted(state)
    state.history = (*state.history, points)
    if state.events is not None:
        totals = state.scores
        for seat in range(state.players):
            kinds = [kind for kind in range(pieces.KINDS) if state.owner[kind] == seat]
            bonus, won, total = state.bonus[seat], points[seat], totals[seat]
            told = events.score(seat=seat, kinds=kinds, bonus=bonus, points=won, total=total)
            state.happened(told)
    if state.round == state.rules.rounds:
        state.wait(DONE)
        return
    state.starter = state.turn = next_starter(state)
    if state.events is not None:
        state.happened(events.next_start(seat=state.starter))
    if state.rules.ninja and not state.rules.keep_figures:
        state.figures = (0,) * state.players
        state.supply = pieces.FIGURES
    state.wait(DEAL)


def next_starter(state: GloryRecord) -> i64:
    """[next-start] Fewest points in all, then this round, then clockwise from the last turn."""
    totals, points = state.scores, state.history[len(state.history) - 1]
    order = [(state.last + further) % state.players for further in range(1, state.players + 1)]
    ranks = [(totals[seat], points[seat]) for seat in order]
    return order[ranks.index(min(ranks))]
