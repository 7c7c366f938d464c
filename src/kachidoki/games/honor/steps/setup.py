"""[start], [setup] Who starts a round, and the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import events
from kachidoki.games.honor.moves import SIDES, STARTERS, STARTS, Deal, Starter
from kachidoki.games.honor.pieces import ANY_GENERAL, SEATS, nothing
from kachidoki.games.honor.steps.play import begin_phase
from kachidoki.kernel.move import Chance, Lot, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import ChanceStep, ShuffleStep, Step

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState


class Lots(ChanceStep["HonorState"]):
    """[start] The lot: who starts round 1 or, where there is a tie, a later one; or which of two
    tied partnerships names the starter."""

    def __init__(self, name: str, lots: list[Lot]) -> None:
        super().__init__(name, "", "setup")
        self.lots = lots

    def choices(self, state: HonorState) -> list[int]:
        return [0, 1] if self is SIDE else behind(state)

    def result(self, value: i64) -> Chance:
        return self.lots[value]

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        assert isinstance(move, Lot)
        if self is SIDE:
            ask_side(state, move.number, "lot")
        elif state.round > 0:
            name_starter(state, move.number, "lot")
        else:
            state.starter = move.number
            if state.events is not None:
                state.happened(events.start(seat=move.number))
            state.wait(DEAL)


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


class Dealing(ShuffleStep["HonorState"]):
    """[setup] Everything is dealt out; nothing is left over."""

    def cards(self, state: HonorState) -> list[int]:
        return state.rules.deck

    def shuffled(self, order: list[int]) -> Chance:
        return Deal(order)

    def fits(self, state: HonorState, move: Move) -> bool:
        rules = state.rules
        if not isinstance(move, Deal) or move.cards != rules.cards:
            return False
        return len(move.order) == len(rules.deck)

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        assert isinstance(move, Deal)
        state.revealing = True
        hands = move.hands
        if state.rules.redeal:
            bare = [seat for seat in range(SEATS) if not hands[seat] & ANY_GENERAL]
            if bare:
                if state.events is not None:
                    state.happened(events.redeal(seats=tuple(bare)))
                return
        state.round += 1
        state.phase = 0
        state.hand = hands.copy()
        state.spoils = nothing()
        state.lost = 0
        state.seen = 0
        state.first = state.starter
        if state.events is not None:
            state.happened(events.round(round=state.round, seat=state.starter))
            dealt = dict(enumerate(hands))
            state.happened(events.deal(count=state.rules.dealt, cards=dealt))
        begin_phase(state, "starter")


START: Final = Lots("start", STARTS)
SIDE: Final = Lots("side", SIDES)
CHOOSE: Final = Choosing("choose", "starter", "start")
DEAL: Final = Dealing("deal", "", "setup")


def behind(state: HonorState) -> list[int]:
    """[start] The seats with the fewest points; before the first round, everyone."""
    totals = state.scores
    least = min(totals)
    return [seat for seat in range(SEATS) if totals[seat] == least]


def next_starter(state: HonorState) -> None:
    """[start] Whoever is behind; of partners, the one that they name; the lot if there is a tie."""
    last = behind(state)
    if state.rules.team and len(last) == 2:
        ask_side(state, last[0], "lowest")
    elif len(last) == 1:
        name_starter(state, last[0], "lowest")
    else:
        state.wait(SIDE if state.rules.team else START)


def ask_side(state: HonorState, side: i64, why: str) -> None:
    state.side = side
    if state.events is not None:
        state.happened(events.side(seats=state.rules.sides[side], why=why))
    state.wait(CHOOSE)


def name_starter(state: HonorState, seat: i64, why: str) -> None:
    state.starter = seat
    if state.events is not None:
        state.happened(events.next_start(seat=seat, why=why))
    state.wait(DEAL)
