"""What steps of Jeraku share in which a card is used, or an army named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.jeraku.moves import SKIRMISH_MOVES, CardMove, ClanMove, any_of, choices
from kachidoki.games.jeraku.pieces import CLANS, SUITS, VALUE_NAMES
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import Step

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState


class CardStep(Step["JerakuState"]):
    """A card is played or carried out: the answers are bits, see `can` in the record."""

    def bits(self, state: JerakuState) -> i64:
        """The legal moves as bits."""
        return 0

    def enter(self, state: JerakuState) -> None:
        state.actor = state.rules.seat[state.acting]
        state.can = self.bits(state)

    def ask(self, state: JerakuState) -> None:
        CardStep.enter(self, state)

    def answers(self, state: JerakuState, seat: i64) -> tuple[Move, ...]:
        return choices(state.can)

    def any_answer(self, state: JerakuState, seat: i64, rng: Rng) -> Move:
        return any_of(state.can, rng)

    def why_not(self, state: JerakuState, move: Move, seat: i64) -> Refusal | None:
        index = move.index
        if index >= 0 and index < SKIRMISH_MOVES and state.can >> index & 1:
            return None
        return self.refused(state, move, seat)

    def refused(self, state: JerakuState, move: Move, seat: i64) -> Refusal:
        """What is said of a move that is not legal."""
        return Refusal("not-asked", self.cites(state, seat), {})


class ArmyStep(Step["JerakuState"]):
    """[armies] A side names one of its two armies; either of two partners may."""

    shared = True

    def __init__(self, name: str, rule: str, says: tuple[str, ...], moves: list[Move]) -> None:
        super().__init__(name, name, rule, says)
        # By army.
        self.moves = moves

    def seats(self, state: JerakuState) -> tuple[int, ...]:
        return state.rules.seats_of(state.rules.party_of[state.actor])

    def answers(self, state: JerakuState, seat: i64) -> tuple[Move, ...]:
        first: i64 = 2 * state.rules.party_of[seat]
        return (self.moves[first], self.moves[first + 1])

    def why_not(self, state: JerakuState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, ClanMove) or move not in self.moves:
            return super().why_not(state, move, seat)
        if move in self.answers(state, seat):
            return None
        return Refusal("not-your-army", "armies", {"clan": CLANS[move.clan]})


def refused_card(reason: str, rule: str, move: CardMove) -> Refusal:
    return Refusal(reason, rule, {"suit": SUITS[move.suit], "value": VALUE_NAMES[move.value]})
