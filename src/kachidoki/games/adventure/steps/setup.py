"""[setup], [characters], [solo] What comes before the first turn; and the end, below all."""

from typing import Final

from kachidoki.games.adventure import changes, counts, events, moves, pieces, refusals, scoring
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import Deck
from kachidoki.games.adventure.inplay import ANEW
from kachidoki.games.adventure.marks import Why
from kachidoki.games.adventure.steps import gains, rows, turn
from kachidoki.games.adventure.steps.cards import SHUFFLING
from kachidoki.games.adventure.steps.step import DEEP, NOTHING, AdventureStep, done, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE, Refusal
from kachidoki.kernel.step import ChanceStep, LastStep, SealedStep


class DrawingFirst(ChanceStep[AdventureRecord]):
    """[setup] The first player."""

    def result(self, values: list[int]) -> Chance:
        return moves.Drawn("first", values[0])

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Drawn)
        done(state)
        state.first = move.number


class DrawingFoe(ChanceStep[AdventureRecord]):
    """[solo] The Adversary."""

    def choices(self, state: AdventureRecord) -> list[int]:
        return list(range(len(state.rules.foes)))

    def result(self, values: list[int]) -> Chance:
        return moves.Drawn("adversary", values[0])

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Drawn)
        done(state)
        meet_adversary(state, state.rules.foes[move.number])


class Dealing(AdventureStep):
    """[characters] Two of each to choose from, or one each."""

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        each: i64 = 1 if state.rules.fixed else 2
        dealt: list[bytes] = []
        for seat in range(state.players):
            cards = b""
            for pile in state.characters:
                cards += pile[seat * each : seat * each + each]
            dealt.append(cards)
        state.dealt = dealt
        state.characters = [b"", b"", b""]
        if state.events is not None:
            events.tell(state, events.start, seat=state.first)
            if state.foe >= 0:
                foe, quest, target = state.foe, state.quest, state.rules.target
                events.tell(state, events.adversary, card=foe, quest=quest, target=target)
            events.tell(state, events.characters, count=3 * each, cards=dict(enumerate(dealt)))
        put(state, BEGINNING)
        if not state.rules.fixed:
            state.phase = pieces.CHOOSING
            put(state, CHOOSING_CHARACTERS)


class Choosing(SealedStep[AdventureRecord]):
    """[characters] Everybody keeps one of each; nobody learns it before all have chosen."""

    def waiting(self, state: AdventureRecord) -> list[int]:
        return [seat for seat in range(state.players) if state.chosen[seat] < 0]

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        names = tuple([changes.name_of(state, card) for card in state.dealt[seat]])
        return {"origins": names[:2], "motivations": names[2:4], "destinies": names[4:]}

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return tuple(moves.KEEP)

    def why_not(self, state: AdventureRecord, move: Move, seat: i64) -> Refusal | None:
        if isinstance(move, moves.Keep):
            return None
        return refusals.refuse("must-choose", None, "characters")

    def keep(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Keep)
        state.chosen = state.chosen[:]
        state.chosen[seat] = move.index
        if state.events is not None:
            events.tell(state, events.keep, seat=seat, cards={int(seat): kept_of(state, seat)})

    def reveal(self, state: AdventureRecord) -> None:
        done(state)


class Beginning(AdventureStep):
    """[setup] Characters, Experience, the first Hero cards, and the rows."""

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        state.phase = pieces.PLAYING
        state.present = ANEW
        rules = state.rules
        kept = [kept_of(state, seat) for seat in range(state.players)]
        state.rejected = [dealt.translate(None, kept[at]) for at, dealt in enumerate(state.dealt)]
        state.origin = [cards[0] for cards in kept]
        state.motivation = [cards[1] for cards in kept]
        state.destiny = [cards[2] for cards in kept]
        state.dealt = [b""] * state.players
        state.chosen = [-1] * state.players
        for seat in range(state.players):
            state.xp[seat] = pieces.START_XP
            for card in kept[seat][:2]:
                gains.count_path(state, seat, rules.cards.cards[card].paths[0])
        if state.events is not None:
            for seat in range(state.players):
                origin, motivation, _ = kept[seat]
                events.tell(state, events.hero, seat=seat, origin=origin, motivation=motivation)
        state.active = state.first
        seats = [(state.first + away) % state.players for away in range(state.players)]
        for seat in seats:
            changes.take_card(state, seat, Deck.HERO, Why.SETUP, -1)
        # Rows, then the immediate icons above them, so that these come first.
        put(state, turn.TURN)
        put(state, rows.QUEUEING)
        for act in range(pieces.ACTS):
            first = act * pieces.WIDEST_ROW
            for slot in range(first, first + rules.row_size):
                if counts.left_in(state, act) > 0:
                    state.row[slot] = changes.take_top(state, act)
        state.present = ANEW
        put(state, rows.REVEALING)
        seats.reverse()
        for seat in seats:
            for card in (state.motivation[seat], state.origin[seat]):
                put(state, gains.Gaining(gains.TRACK, NOTHING, card, 0, gains.AS_GIFT, seat))
        state.revealing = True


class Scoring(LastStep[AdventureRecord]):
    """[scoring] Nothing is left to be done: the stories are counted."""

    def enter(self, state: AdventureRecord) -> None:
        state.phase = pieces.OVER_NOW
        self.ask(state)
        changes.release(state)
        scoring.tell_end(state)


def kept_of(state: AdventureRecord, seat: i64) -> bytes:
    """[characters] The Origin, the Motivation and the Destiny that a player has chosen."""
    dealt = state.dealt[seat]
    if state.rules.fixed:
        return dealt
    choice = moves.KEEP[state.chosen[seat]]
    return bytes([dealt[choice.origin], dealt[2 + choice.motivation], dealt[4 + choice.destiny]])


DRAWING_FIRST: Final = DrawingFirst("first", "", "setup")
DRAWING_FOE: Final = DrawingFoe("foe-drawn", "", "solo")
DEALING: Final = Dealing("deal")
CHOOSING_CHARACTERS: Final = Choosing("keep", "keep", "characters")
BEGINNING: Final = Beginning("begin")
SCORING: Final = Scoring("score", "", "end")


def set_up(state: AdventureRecord) -> None:
    """What chance has to settle before the first question."""
    rules = state.rules
    lay_ground(state)
    put(state, DEALING)
    # [special-deck] Where there is no Adversary, its deck is not shuffled.
    for pile in reversed(range(len(SHUFFLING) - 1 if rules.versus else len(SHUFFLING))):
        put(state, SHUFFLING[pile])
    if not rules.versus:
        if rules.foe >= 0:
            meet_adversary(state, rules.foe)
        else:
            put(state, DRAWING_FOE)
    if rules.first >= 0:
        state.first = rules.first
    elif state.players > 1:
        put(state, DRAWING_FIRST)
    else:
        state.first = 0
    state.actor = CHANCE


def lay_ground(state: AdventureRecord) -> None:
    """Nothing is to be done but to end the game."""
    state.stack = [SCORING for _ in range(DEEP)]
    state.step = SCORING


def meet_adversary(state: AdventureRecord, number: i64) -> None:
    """[solo] The Adversary and its Quest."""
    state.foe = number
    state.present = ANEW
    state.quest = state.rules.quests[number]
