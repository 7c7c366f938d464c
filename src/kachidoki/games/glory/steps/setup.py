"""[play], [missions-setup], [setup], [next-start] What chance decides before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.glory import events, pieces
from kachidoki.games.glory.moves import STARTS, Assign, Deal, Start
from kachidoki.games.glory.steps.scoring import DONE, next_starter
from kachidoki.games.glory.steps.turn import begin_turn
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.step import ChanceStep, ShuffleStep, Step

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState

STACK: Final = list(range(pieces.STACK_SIZE))


class Starting(ChanceStep["GloryState"]):
    """[play] The starting player of round 1, unless the table has named one."""

    def enter(self, state: GloryState) -> None:
        if state.starter < 0:
            self.ask(state)
        else:
            state.wait(ASSIGN)

    def choices(self, state: GloryState) -> list[int]:
        return list(range(state.players))

    def result(self, value: i64) -> Chance:
        return STARTS[value]

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        assert isinstance(move, Start)
        state.starter = move.seat
        state.turn = move.seat
        if state.events is not None:
            state.happened(events.start(seat=move.seat))
        state.wait(ASSIGN)


class Assigning(ChanceStep["GloryState"]):
    """[missions-setup] Each player gets one mission of each stack; the rest leave the game."""

    def enter(self, state: GloryState) -> None:
        if state.rules.missions:
            self.ask(state)
        else:
            state.wait(DEAL)

    def outcomes(self, state: GloryState, prefix: list[int]) -> list[tuple[int, int]]:
        at = len(prefix)
        if at == len(pieces.MISSION_NAMES):
            return []
        used = prefix[at - at % pieces.STACK_SIZE :]
        return [(card, 1) for card in STACK if card not in used]

    def outcome(self, state: GloryState, values: list[int]) -> Chance:
        size = pieces.STACK_SIZE
        return Assign([values[at : at + size] for at in range(0, len(values), size)])

    def fits(self, state: GloryState, move: Move) -> bool:
        if not isinstance(move, Assign):
            return False
        return [sorted(order) for order in move.orders] == [STACK] * len(pieces.STACKS)

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        assert isinstance(move, Assign)
        held: list[tuple[int, ...]] = []
        for player in range(state.players):
            cards = [order[player] for order in move.orders]
            held.append(
                tuple([stack * pieces.STACK_SIZE + cards[stack] for stack in range(len(cards))])
            )
        state.held = tuple(held)
        if state.events is not None:
            state.happened(events.missions(missions=dict(enumerate(held))))
        state.wait(DEAL)


class Dealing(ShuffleStep["GloryState"]):
    """[setup] The 110 cards are shuffled; three for each player, the rest in two piles."""

    def cards(self, state: GloryState) -> list[int]:
        return pieces.ALL_CARDS

    def shuffled(self, order: list[int]) -> Chance:
        return Deal(bytes(order))

    def fits(self, state: GloryState, move: Move) -> bool:
        if not isinstance(move, Deal) or len(move.order) != pieces.CARDS:
            return False
        counts = [move.order.count(bytes([kind])) for kind in range(pieces.KINDS)]
        return counts == list(pieces.VALUES)

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        """A new round begins with an empty table."""
        assert isinstance(move, Deal)
        order = move.order
        seats = state.players
        dealt: i64 = seats * pieces.DEALT
        half: i64 = (pieces.CARDS - dealt + 1) // 2
        state.revealing = True
        state.round += 1
        state.hand = [0] * (seats * pieces.KINDS)
        state.known = [0] * (seats * pieces.KINDS)
        state.size = [pieces.DEALT] * seats
        state.sets = [0] * pieces.KINDS
        state.owner = [-1] * pieces.KINDS
        state.pile1 = []
        state.pile2 = []
        state.bonus = (0,) * seats
        at: i64 = 0
        while at < dealt:
            state.hand[at // pieces.DEALT * pieces.KINDS + order[at]] += 1
            at += 1
        state.deck1 = order[dealt : dealt + half]
        state.left1 = half
        state.deck2 = order[dealt + half :]
        state.left2 = pieces.CARDS - dealt - half
        state.turn = state.starter
        if state.events is not None:
            hands = [order[at : at + pieces.DEALT] for at in range(0, dealt, pieces.DEALT)]
            state.happened(events.round(round=state.round, seat=state.starter))
            state.happened(events.deal(count=pieces.DEALT, cards=dict(enumerate(hands))))
        begin_turn(state)


class Rounds(Step["GloryState"]):
    """[next-start], [ninja-setup] Another round, if there is one. This stays on the stack."""

    def enter(self, state: GloryState) -> None:
        state.stack.append(self)
        if state.round == state.rules.rounds:
            state.wait(DONE)
            return
        state.starter = next_starter(state)
        state.turn = state.starter
        if state.events is not None:
            state.happened(events.next_start(seat=state.starter))
        if state.rules.ninja and not state.rules.keep_figures:
            state.figures = (0,) * state.players
            state.supply = pieces.FIGURES
        state.wait(DEAL)


START: Final = Starting("start", "", "setup")
ASSIGN: Final = Assigning("assign", "", "setup")
DEAL: Final = Dealing("deal", "", "setup")
ROUNDS: Final = Rounds("rounds", "", "next-start")
