"""[setup], [characters], [solo] What comes before the first turn; and the end, below all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure.changes import Why, name_of, release, take_card
from kachidoki.games.adventure.counts import left_in
from kachidoki.games.adventure.moves import KEEP, First, Foe, Keep
from kachidoki.games.adventure.pieces import ACTS, CHOOSING, OVER_NOW, PLAYING, START_XP, WIDEST_ROW
from kachidoki.games.adventure.scoring import tell_end
from kachidoki.games.adventure.steps.cards import SHUFFLING
from kachidoki.games.adventure.steps.gains import AS_GIFT, TRACK, Gaining, count_path
from kachidoki.games.adventure.steps.rows import QUEUEING, REVEALING
from kachidoki.games.adventure.steps.step import DEEP, NOTHING, AdventureStep, done, put
from kachidoki.games.adventure.steps.turn import TURN
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import CHANCE, OVER, Refusal

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class DrawingFirst(AdventureStep):
    """[setup] The first player."""

    def ask(self, state: AdventureState) -> None:
        state.actor = CHANCE

    def outcomes(self, state: AdventureState, prefix: list[int]) -> list[tuple[int, int]]:
        return [] if prefix else [(seat, 1) for seat in range(state.players)]

    def outcome(self, state: AdventureState, values: list[int]) -> Chance:
        return First(values[0])

    def drawn_from(self, state: AdventureState, rng: Source) -> Chance | None:
        return First(rng.below(state.players))

    def fits(self, state: AdventureState, move: Move) -> bool:
        return isinstance(move, First) and move.seat < state.players

    def take(self, state: AdventureState, move: Move, seat: i64) -> None:
        assert isinstance(move, First)
        done(state)
        state.first = move.seat


class DrawingFoe(AdventureStep):
    """[solo] The Adversary."""

    def ask(self, state: AdventureState) -> None:
        state.actor = CHANCE

    def outcomes(self, state: AdventureState, prefix: list[int]) -> list[tuple[int, int]]:
        return [] if prefix else [(place, 1) for place in range(len(state.rules.foes))]

    def outcome(self, state: AdventureState, values: list[int]) -> Chance:
        return Foe(values[0])

    def drawn_from(self, state: AdventureState, rng: Source) -> Chance | None:
        return Foe(rng.below(len(state.rules.foes)))

    def fits(self, state: AdventureState, move: Move) -> bool:
        return isinstance(move, Foe) and move.place < len(state.rules.foes)

    def take(self, state: AdventureState, move: Move, seat: i64) -> None:
        assert isinstance(move, Foe)
        done(state)
        meet_adversary(state, state.rules.foes[move.place])


class Dealing(AdventureStep):
    """[characters] Two of each to choose from, or one each."""

    def enter(self, state: AdventureState) -> None:
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
            state.tell("start", {"seat": state.first})
            if state.foe >= 0:
                values: dict[str, Value] = {
                    "card": name_of(state, state.foe),
                    "quest": name_of(state, state.quest),
                    "target": state.rules.target,
                }
                state.tell("adversary", values)
            secrets: dict[int, dict[str, Value]] = {}
            for seat in range(state.players):
                secrets[seat] = {
                    "cards": tuple([name_of(state, card) for card in state.dealt[seat]])
                }
            state.tell("characters", {"count": 3 * each}, secrets)
        put(state, BEGINNING)
        if not state.rules.fixed:
            state.phase = CHOOSING
            put(state, CHOOSING_CHARACTERS)


class Choosing(AdventureStep):
    """[characters] Everybody keeps one of each; nobody learns it before all have chosen."""

    def ask(self, state: AdventureState) -> None:
        state.together = state.players > 1
        state.actor = self.waiting(state)[0]

    def waiting(self, state: AdventureState) -> list[int]:
        return [seat for seat in range(state.players) if state.chosen[seat] < 0]

    def seats(self, state: AdventureState) -> tuple[int, ...]:
        return tuple(self.waiting(state))

    def values(self, state: AdventureState, seat: int) -> dict[str, Value]:
        names = [name_of(state, card) for card in state.dealt[seat]]
        return {
            "origins": tuple(names[:2]),
            "motivations": tuple(names[2:4]),
            "destinies": tuple(names[4:]),
        }

    def answers(self, state: AdventureState, seat: i64) -> tuple[Move, ...]:
        return tuple(KEEP)

    def reason(self, state: AdventureState, move: Move, seat: i64) -> Refusal:
        return Refusal("must-choose", "characters", {})

    def take(self, state: AdventureState, move: Move, seat: i64) -> None:
        assert isinstance(move, Keep)
        choice = move.origin << 2 | move.motivation << 1 | move.destiny
        state.chosen = state.chosen[:]
        state.chosen[seat] = choice
        if state.events is not None:
            dealt = state.dealt[seat]
            kept = (dealt[choice >> 2], dealt[2 + (choice >> 1 & 1)], dealt[4 + (choice & 1)])
            cards = tuple([name_of(state, card) for card in kept])
            state.tell("keep", {"seat": seat}, {int(seat): {"cards": cards}})
        if not self.waiting(state):
            # The numbers of the questions go on now, beyond those that were asked meanwhile.
            if state.together:
                state.serial += 1
            state.together = False
            done(state)


class Beginning(AdventureStep):
    """[setup] Characters, Experience, the first Hero cards, and the rows."""

    def enter(self, state: AdventureState) -> None:
        done(state)
        state.phase = PLAYING
        state.present = -1
        rules = state.rules
        state.origin = []
        state.motivation = []
        state.destiny = []
        state.rejected = []
        for seat in range(state.players):
            dealt = state.dealt[seat]
            if rules.fixed:
                kept = dealt
                rest = b""
            else:
                choice = state.chosen[seat]
                kept = bytes(
                    [dealt[choice >> 2], dealt[2 + (choice >> 1 & 1)], dealt[4 + (choice & 1)]]
                )
                rest = bytes([card for card in dealt if card not in kept])
            state.origin.append(kept[0])
            state.motivation.append(kept[1])
            state.destiny.append(kept[2])
            state.rejected.append(rest)
            state.xp[seat] = START_XP
            for card in kept[:2]:
                count_path(state, seat, rules.cards.cards[card].paths[0], 1)
        state.dealt = [b""] * state.players
        state.chosen = [-1] * state.players
        if state.events is not None:
            for seat in range(state.players):
                state.tell(
                    "hero",
                    {
                        "seat": seat,
                        "origin": name_of(state, state.origin[seat]),
                        "motivation": name_of(state, state.motivation[seat]),
                    },
                )
        state.active = state.first
        seats = [(state.first + away) % state.players for away in range(state.players)]
        for seat in seats:
            take_card(state, seat, 0, Why.SETUP, -1)
        # Rows, then the immediate icons above them, so that these come first.
        put(state, TURN)
        put(state, QUEUEING)
        for slot in range(ACTS * WIDEST_ROW):
            if slot % WIDEST_ROW < rules.row_size:
                act = slot // WIDEST_ROW
                if left_in(state, act) > 0:
                    state.row[slot] = state.decks[act][state.tops[act]]
                    state.tops[act] += 1
        state.present = -1
        put(state, REVEALING)
        seats.reverse()
        for seat in seats:
            for card in (state.motivation[seat], state.origin[seat]):
                put(state, Gaining(TRACK, NOTHING, card, 0, AS_GIFT, seat))
        state.revealing = True


class Scoring(AdventureStep):
    """[scoring] Nothing is left to be done: the stories are counted."""

    def enter(self, state: AdventureState) -> None:
        state.phase = OVER_NOW
        self.ask(state)
        release(state)
        tell_end(state)

    def ask(self, state: AdventureState) -> None:
        state.actor = OVER


DRAWING_FIRST: Final = DrawingFirst("first")
DRAWING_FOE: Final = DrawingFoe("foe-drawn")
DEALING: Final = Dealing("deal")
CHOOSING_CHARACTERS: Final = Choosing("keep", "keep", "characters")
BEGINNING: Final = Beginning("begin")
SCORING: Final = Scoring("score")


def set_up(state: AdventureState) -> None:
    """What chance has to settle before the first question."""
    rules = state.rules
    lay_ground(state)
    put(state, DEALING)
    for pile in range(8 if rules.versus else 9):
        put(state, SHUFFLING[7 - pile if rules.versus else 8 - pile])
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


def lay_ground(state: AdventureState) -> None:
    """Nothing is to be done but to end the game."""
    state.stack = []
    for _ in range(DEEP):
        state.stack.append(SCORING)
    state.step = SCORING


def meet_adversary(state: AdventureState, number: i64) -> None:
    """[solo] The Adversary and its Quest."""
    state.foe = number
    state.present = -1
    state.quest = state.rules.quests[number]
