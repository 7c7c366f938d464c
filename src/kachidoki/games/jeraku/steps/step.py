"""What steps of Jeraku share: a card is used, one of several is chosen, or cards are shuffled."""

from collections.abc import Callable, Sequence
from typing import Final

from kachidoki.games.jeraku import moves, pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import NOT_ASKED, ChanceStep, Step

# What a question says, by name.
Names = tuple[str, ...]
# [armies] What is said of an army of the other side, and the section behind it.
NOT_YOURS: Final = ("not-your-army", "armies")


class CardStep(Step[JerakuRecord]):
    """A card is played or carried out: the answers are bits, see `can` in the record."""

    def bits(self, state: JerakuRecord) -> i64:
        """The legal moves as bits."""
        return 0

    def enter(self, state: JerakuRecord) -> None:
        state.actor = state.rules.seat[state.acting]
        state.can = self.bits(state)

    def ask(self, state: JerakuRecord) -> None:
        CardStep.enter(self, state)

    def answers(self, state: JerakuRecord, seat: i64) -> tuple[Move, ...]:
        return moves.choices(state.can)

    def go_on(self, state: JerakuRecord) -> None:
        """What else the card may do; nothing where one could only stop."""
        if state.left > 0:
            state.can = self.bits(state)
            if state.can != moves.STOP_BIT:
                return
        end_card(state)

    def values(self, state: JerakuRecord, seat: int) -> dict[str, Value]:
        return {"clan": pieces.CLANS[state.acting], "count": state.left}

    def why_not(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal | None:
        index = move.index
        if index >= 0 and index < moves.SKIRMISH_MOVES and state.can >> index & 1:
            return None
        return self.refused(state, move, seat)

    def refused(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal:
        """What is said of a move that is not legal."""
        return Refusal(NOT_ASKED, self.cites(state, seat), {})


class ChoiceStep(Step[JerakuRecord]):
    """One of a family of moves, of which some are legal; either of two partners may answer. `unfit`
    is what is said of the others, and the section behind it."""

    shared = True

    def __init__(
        self, name: str, rule: str, says: Names, moves: Sequence[Move], unfit: tuple[str, str]
    ) -> None:
        super().__init__(name, name, rule, says)
        # They stand one after the other among all moves.
        self.moves = list(moves)
        self.first: i64 = moves[0].index
        self.unfit = unfit

    def bits(self, state: JerakuRecord, seat: i64) -> i64:
        """The legal moves of the family as bits; here: [armies] the two armies of a side."""
        return pieces.bit(2 * state.rules.party_of[seat]) * 3

    def ask(self, state: JerakuRecord) -> None:
        state.actor = 0

    def seats(self, state: JerakuRecord) -> tuple[int, ...]:
        return state.rules.seats_of[state.rules.party_of[state.actor]]

    def answers(self, state: JerakuRecord, seat: i64) -> tuple[Move, ...]:
        return offered(self.moves, self.bits(state, seat))

    def why_not(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal | None:
        at = move.index - self.first
        if move.index < 0 or not 0 <= at < len(self.moves):
            return super().why_not(state, move, seat)
        return None if self.bits(state, seat) >> at & 1 else refused(*self.unfit, move)


class DealStep(ChanceStep[JerakuRecord]):
    """Cards come off a shuffled pile, one after the other. `dealt` is what happens with them."""

    def __init__(self, name: str, dealt: Callable[[JerakuRecord, list[int]], None]) -> None:
        rule, number = moves.DEALT[name]
        super().__init__(name, "", rule)
        self.number: i64 = number
        self.dealt = dealt

    def pile(self, state: JerakuRecord, at: i64) -> i64:
        """The cards that may come as number `at`, as bits, if they have not come before; none once
        enough have."""
        if self.number:
            return pieces.ALL_CARDS & ~state.seen if at < self.number else 0
        daimyos = state.rules.daimyos
        return daimyos[at] if at < len(daimyos) else 0

    def outcomes(self, state: JerakuRecord, prefix: list[int]) -> list[tuple[int, int]]:
        pile = pieces.cards_in(self.pile(state, len(prefix)))
        return [(card, 1) for card in pile if card not in prefix]

    def outcome(self, state: JerakuRecord, values: list[int]) -> Chance:
        return moves.Dealt(self.name, values[:])

    def drawn_from(self, state: JerakuRecord, rng: Source) -> Chance | None:
        if self.number == pieces.CARDS:
            every_card = list(range(pieces.CARDS))
            rng.shuffle(every_card)
            return moves.Dealt(self.name, every_card)
        cards: list[int] = []
        drawn: i64 = 0
        pile = self.pile(state, 0)
        while pile:
            card = pieces.one_of(pile, rng)
            cards.append(card)
            drawn |= pieces.bit(card)
            pile = self.pile(state, len(cards)) & ~drawn
        return moves.Dealt(self.name, cards)

    def fits(self, state: JerakuRecord, move: Move) -> bool:
        if not isinstance(move, moves.Dealt) or move.verb != self.name:
            return False
        drawn: i64 = 0
        for at, card in enumerate(move.cards):
            if not (self.pile(state, at) & ~drawn) >> card & 1:
                return False
            drawn |= pieces.bit(card)
        return not self.pile(state, len(move.cards)) & ~drawn

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Dealt)
        state.revealing = True
        self.dealt(state, move.cards)


def offered(moves: list[Move], bits: i64) -> tuple[Move, ...]:
    """The moves of a family that these bits stand for."""
    made: list[Move] = []
    while bits:
        made.append(moves[pieces.first(bits)])
        bits &= bits - 1
    return tuple(made)


def refused(reason: str, rule: str, move: Move) -> Refusal:
    """A refusal that says the move."""
    return Refusal(reason, rule, move.described()[1])


def no(reason: str, rule: str, clan: i64 = -1, region: i64 = -1) -> Refusal:
    """A refusal that says a clan or a region."""
    values: dict[str, Value] = {"clan": pieces.CLANS[clan]} if clan >= 0 else {}
    if region >= 0:
        values["region"] = pieces.REGION_NAMES[region]
    return Refusal(reason, rule, values)


def put(state: JerakuRecord, clan: i64, region: i64) -> None:
    """A samurai comes to a region."""
    state.samurai[clan * pieces.REGIONS + region] += 1
    state.occupied[clan] |= pieces.bit(region)


def leave(state: JerakuRecord, clan: i64, region: i64) -> None:
    """A samurai leaves a region."""
    at = clan * pieces.REGIONS + region
    there: i64 = state.samurai[at] - 1
    state.samurai[at] = there
    if there == 0:
        state.occupied[clan] &= ~pieces.bit(region)


def end_card(state: JerakuRecord) -> None:
    state.now = -1
    state.left = 0
    if state.places:
        state.places = []
    state.can = 0
    # What comes next stays on the stack until it is done: a skirmish has several turns.
    state.wait(state.stack[-1])
