"""[start], [setup], [scoring] A round: who starts it, the deal, and what the spoils are worth."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import events, pieces
from kachidoki.games.honor.moves import SIDES, STARTERS, STARTS, Deal, Starter
from kachidoki.games.honor.steps.play import FILL, ORDER, PLAY, begin_phase
from kachidoki.kernel.move import Chance, Lot, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import ChanceStep, LastStep, Step, steps_by_name

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState

# By a set of the three generals, as bits: their stars, and how many they are.
STARS: Final[list[int]] = [0, 1, 2, 3, 3, 4, 5, 6]
NUMBER: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3]


class Lots(ChanceStep["HonorState"]):
    """[start] The lot: who starts round 1 or, where there is a tie, a later one; or which of two
    tied partnerships names the starter."""

    def __init__(self, name: str, lots: list[Lot]) -> None:
        super().__init__(name, "", "setup")
        self.lots = lots

    def choices(self, state: HonorState) -> list[int]:
        return [0, 1] if self is SIDE else behind(state)

    def result(self, values: list[int]) -> Chance:
        return self.lots[values[0]]

    def drawn_from(self, state: HonorState, rng: Source) -> Chance | None:
        seats = self.choices(state)
        return self.lots[seats[rng.below(len(seats))]]

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        assert isinstance(move, Lot)
        if self is SIDE:
            ask_side(state, move.number, "lot")
        else:
            name_starter(state, move.number, "lot")


class Choosing(Step["HonorState"]):
    """[start] Partners name one of them, before they see their hands; the first answer counts."""

    shared = True

    def ask(self, state: HonorState) -> None:
        state.actor = state.side

    def seats(self, state: HonorState) -> tuple[int, ...]:
        return state.rules.sides[state.side]

    def answers(self, state: HonorState, seat: i64) -> tuple[Move, ...]:
        return tuple([STARTERS[mate] for mate in self.seats(state)])

    def why_not(self, state: HonorState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Starter):
            return super().why_not(state, move, seat)
        if move.seat in self.seats(state):
            return None
        return Refusal("not-your-partner", "start", {"seat": move.seat})

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        assert isinstance(move, Starter)
        state.side = -1
        name_starter(state, move.seat, "choice")


class Dealing(ChanceStep["HonorState"]):
    """[setup] Everything is dealt out; nothing is left over."""

    shuffles = True

    def choices(self, state: HonorState) -> list[int]:
        return state.rules.deck

    def result(self, values: list[int]) -> Chance:
        return Deal(values)

    def fits(self, state: HonorState, move: Move) -> bool:
        rules = state.rules
        if not isinstance(move, Deal) or move.cards != rules.cards:
            return False
        return len(move.order) == len(rules.deck)

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        assert isinstance(move, Deal)
        state.revealing = True
        hands = move.hands
        bare = [seat for seat in range(pieces.SEATS) if not hands[seat] & pieces.ANY_GENERAL]
        if bare and state.rules.redeal:
            if state.events is not None:
                state.happened(events.redeal(seats=tuple(bare)))
            return
        state.round += 1
        state.phase = 0
        state.hand = hands.copy()
        state.spoils = pieces.Shares()
        state.lost = 0
        state.seen = 0
        state.first = state.starter
        if state.events is not None:
            state.happened(events.round(round=state.round, seat=state.starter))
            dealt = dict(enumerate(hands))
            state.happened(events.deal(count=state.rules.dealt, cards=dealt))
        begin_phase(state, "starter")


class Scoring(Step["HonorState"]):
    """[reserve] Everybody's last card joins their spoils, and all is counted; nobody is asked.
    [start] Whoever is behind starts the next round; of partners, the one that they name."""

    def enter(self, state: HonorState) -> None:
        if state.events is not None:
            state.happened(events.round_end(round=state.round))
            for seat, card in enumerate(state.hand):
                state.happened(events.reserve(seat=seat, card=card.bit_length() - 1))
        for seat in range(pieces.SEATS):
            state.spoils[seat] |= state.hand[seat]
            state.seen |= state.hand[seat]
            state.hand[seat] = 0
        state.voids = 0
        state.voids_before = 0
        state.general = 0
        state.history = (*state.history, counted(state))
        if state.events is not None:
            _tell_scores(state)
        last = behind(state)
        if state.round == state.rules.rounds:
            state.wait(DONE)
        elif state.rules.team and len(last) == 2:
            ask_side(state, last[0], "lowest")
        elif len(last) == 1:
            name_starter(state, last[0], "lowest")
        else:
            # [start] The lot, if there is a tie.
            state.wait(SIDE if state.rules.team else START)


class Done(LastStep["HonorState"]):
    """[winning]"""

    def enter(self, state: HonorState) -> None:
        self.ask(state)
        if state.events is not None:
            winners = state.winners
            how = "points" if len(winners) == len(state.rules.sides[0]) else "shared"
            points = max(state.scores)
            state.happened(events.game_over(seats=winners, points=points, how=how))


START: Final = Lots("start", STARTS)
SIDE: Final = Lots("side", SIDES)
CHOOSE: Final = Choosing("choose", "starter", "start")
DEAL: Final = Dealing("deal", "", "setup")
SCORE: Final = Scoring("score", "", "scoring")
DONE: Final = Done("done", "", "winning")
# In the order of a game.
STEPS: Final = steps_by_name((START, SIDE, CHOOSE, DEAL, PLAY, ORDER, FILL, DONE))


def behind(state: HonorState) -> list[int]:
    """[start] The seats with the fewest points; before the first round, everyone."""
    totals = state.scores
    least = min(totals)
    return [seat for seat in range(pieces.SEATS) if totals[seat] == least]


def ask_side(state: HonorState, side: i64, why: str) -> None:
    state.side = side
    if state.events is not None:
        state.happened(events.side(seats=state.rules.sides[side], why=why))
    state.wait(CHOOSE)


def name_starter(state: HonorState, seat: i64, why: str) -> None:
    state.starter = seat
    if state.events is not None:
        later = state.round > 0
        state.happened(events.next_start(seat=seat, why=why) if later else events.start(seat=seat))
    state.wait(DEAL)


def regiment_points(spoils: i64) -> i64:
    """[scoring] Stars, and for each regiment card as many points as one has generals of it."""
    points: i64 = 0
    while spoils:
        generals = spoils >> pieces.GENERALS & 7
        if generals:
            points += STARS[generals] + NUMBER[generals] * pieces.regiment(spoils)
        spoils >>= pieces.RANKS
    return points


def colour_points(ranks: i64) -> dict[str, int]:
    """[scoring] How the cards of one colour are counted: stars, cards times generals, points."""
    generals = ranks >> pieces.GENERALS & 7
    return {
        "stars": STARS[generals],
        "count": int(pieces.regiment(ranks)),
        "generals": NUMBER[generals],
        "points": int(regiment_points(ranks & 0x1FFF)),
    }


def honours_of(state: HonorState, seats: tuple[int, ...]) -> tuple[int, tuple[str, ...]]:
    """[honours-scoring] What the honours of these seats pay together, and for what."""
    spoils: i64 = 0
    for seat in seats:
        spoils |= state.spoils[seat]
    # One bit for each, at colour * 3 + instrument.
    held: i64 = 0
    for at in range(4):
        held |= (spoils >> (at * pieces.RANKS) & 7) << (at * pieces.HONOURS)
    return best_honours(held, state.rules.different)


class Combination:
    """Honours that pay together, as bits."""

    def __init__(self, cards: i64, name: str) -> None:
        self.cards: i64 = cards
        self.name = name
        self.points = pieces.WORTH[name]


def _combinations(different: bool) -> list[list[Combination]]:
    """The combinations by their lowest honour. With `different`, mixed honours are of three
    different colours."""
    same: list[list[Combination]] = [[] for _ in range(4 * pieces.HONOURS)]
    other: list[list[Combination]] = [[] for _ in range(4 * pieces.HONOURS)]
    for size in (4, 3, 2):
        for cards in combinations(range(4 * pieces.HONOURS), size):
            mask = sum([1 << card for card in cards])
            kinds = len({card % pieces.HONOURS for card in cards})
            colours = len({card // pieces.HONOURS for card in cards})
            if kinds == 1:
                same[cards[0]].append(Combination(mask, pieces.SAME[size - 2]))
            elif kinds == size == 3 and (colours != 2 or not different):
                name = "regiment" if colours == 1 else "mixed"
                other[cards[0]].append(Combination(mask, name))
    return [same[card] + other[card] for card in range(4 * pieces.HONOURS)]


# By ruling: the combinations, and what was found out about each set of honours.
SETS: Final = [_combinations(False), _combinations(True)]
FOUND: Final[list[list[tuple[int, tuple[str, ...]] | None]]] = [
    [(0, ()), *[None] * (2 ** (4 * pieces.HONOURS) - 1)] for _ in SETS
]


def best_honours(held: i64, different: bool) -> tuple[int, tuple[str, ...]]:
    """[honours-scoring] What honours pay at best, and the combinations that pay it."""
    ruling = 1 if different else 0
    known = FOUND[ruling][held]
    if known is not None:
        return known
    lowest: i64 = 0
    while not held >> lowest & 1:
        lowest += 1
    # The lowest card stays alone, or pays in one of its combinations.
    best = best_honours(held & (held - 1), different)
    for one in SETS[ruling][lowest]:
        if one.cards & held == one.cards:
            rest, names = best_honours(held - one.cards, different)
            if one.points + rest > best[0]:
                best = one.points + rest, (one.name, *names)
    FOUND[ruling][held] = best
    return best


def counted(state: HonorState) -> tuple[int, ...]:
    """[scoring], [honours-scoring] What the spoils pay, as `history` keeps it."""
    points = [int(regiment_points(state.spoils[seat])) for seat in range(pieces.SEATS)]
    bonus = [0] * pieces.SEATS
    if state.rules.advanced:
        for side in state.rules.sides:
            bonus[side[0]], _ = honours_of(state, side)
    return (*points, *bonus)


def _tell_scores(state: HonorState) -> None:
    row = state.history[len(state.history) - 1]
    for seat in range(pieces.SEATS):
        for colour in range(4):
            ranks = state.spoils[seat] >> (colour * pieces.RANKS) & 0x1FFF
            if ranks >> pieces.GENERALS:
                counted = colour_points(ranks)
                state.happened(events.colour_score(seat=seat, colour=colour, **counted))
        state.happened(events.score(seat=seat, points=row[seat]))
    totals = state.scores
    for side in state.rules.sides:
        bonus = row[pieces.SEATS + side[0]]
        if bonus:
            _, sets = honours_of(state, side)
            state.happened(events.honours(seats=side, sets=sets, points=bonus))
        points = sum([row[seat] for seat in side]) + bonus
        state.happened(events.total(seats=side, points=points, total=totals[side[0]]))
