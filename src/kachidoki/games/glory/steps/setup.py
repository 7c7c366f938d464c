"""[play], [missions-setup], [setup] What chance decides before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.glory import events, pieces
from kachidoki.games.glory.moves import Assign, Deal, Start, mission_of
from kachidoki.games.glory.steps.turn import begin_turn
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.step import ChanceStep

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState

ALL_CARDS: Final[list[int]] = [
    kind for kind in range(pieces.KINDS) for _ in range(pieces.VALUES[kind])
]


class Starting(ChanceStep["GloryState"]):
    """[play] The starting player of round 1."""

    def outcomes(self, state: GloryState, prefix: list[int]) -> list[tuple[int, int]]:
        return [] if prefix else [(seat, 1) for seat in range(state.players)]

    def outcome(self, state: GloryState, values: list[int]) -> Chance:
        return Start(values[0])

    def fits(self, state: GloryState, move: Move) -> bool:
        return isinstance(move, Start) and 0 <= move.seat < state.players

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        assert isinstance(move, Start)
        state.starter = move.seat
        state.turn = move.seat
        if state.events is not None:
            state.happened(events.Start(seat=move.seat))
        state.back()


class Assigning(ChanceStep["GloryState"]):
    """[missions-setup] Each player gets one mission of each stack; the rest leave the game."""

    def outcomes(self, state: GloryState, prefix: list[int]) -> list[tuple[int, int]]:
        at = len(prefix)
        if at == len(pieces.STACKS) * pieces.STACK_SIZE:
            return []
        used = prefix[at - at % pieces.STACK_SIZE :]
        return [(card, 1) for card in range(pieces.STACK_SIZE) if card not in used]

    def outcome(self, state: GloryState, values: list[int]) -> Chance:
        return Assign(
            [values[at : at + pieces.STACK_SIZE] for at in range(0, len(values), pieces.STACK_SIZE)]
        )

    def fits(self, state: GloryState, move: Move) -> bool:
        return isinstance(move, Assign) and [sorted(order) for order in move.orders] == [
            list(range(pieces.STACK_SIZE))
        ] * len(pieces.STACKS)

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        assert isinstance(move, Assign)
        held: list[int] = []
        names: dict[int, tuple[str, ...]] = {}
        for player in range(state.players):
            mine = [
                mission_of(stack, move.orders[stack][player]) for stack in range(len(pieces.STACKS))
            ]
            held += mine
            names[player] = tuple([pieces.MISSION_NAMES[mission] for mission in mine])
        state.held = tuple(held)
        if state.events is not None:
            state.happened(events.Missions(missions=names))
        state.back()


class Dealing(ChanceStep["GloryState"]):
    """[setup] Three cards each; the rest in two draw piles as equal as can be."""

    def outcomes(self, state: GloryState, prefix: list[int]) -> list[tuple[int, int]]:
        left = list(pieces.VALUES)
        for kind in prefix:
            left[kind] -= 1
        return [(kind, left[kind]) for kind in range(pieces.KINDS) if left[kind] > 0]

    def outcome(self, state: GloryState, values: list[int]) -> Chance:
        return Deal(bytes(values))

    def drawn_from(self, state: GloryState, rng: Source) -> Chance | None:
        cards = ALL_CARDS[:]
        rng.shuffle(cards)
        return Deal(bytes(cards))

    def fits(self, state: GloryState, move: Move) -> bool:
        if not isinstance(move, Deal) or len(move.order) != pieces.CARDS:
            return False
        return [move.order.count(bytes([kind])) for kind in range(pieces.KINDS)] == list(
            pieces.VALUES
        )

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        assert isinstance(move, Deal)
        self._clear(state)
        order = move.order
        seats = state.players
        at: i64 = 0
        player: i64 = 0
        while player < seats:
            end: i64 = at + pieces.DEALT
            while at < end:
                state.hand[player * pieces.KINDS + order[at]] += 1
                at += 1
            player += 1
        state.deck = order
        state.top1 = at
        state.end1 = at + (pieces.CARDS - at + 1) // 2
        state.top2 = state.end1
        state.end2 = pieces.CARDS
        state.turn = state.starter
        if state.events is not None:
            self._tell(state, order)
        begin_turn(state)

    def _clear(self, state: GloryState) -> None:
        """A new round begins with an empty table."""
        seats = state.players
        state.revealing = True
        state.round += 1
        state.hand = [0] * (seats * pieces.KINDS)
        state.known = [0] * (seats * pieces.KINDS)
        state.size = [pieces.DEALT] * seats
        state.sets = [0] * pieces.KINDS
        state.owner = [-1] * pieces.KINDS
        state.types = [0] * seats
        state.laid = 0
        state.pile1 = []
        state.pile2 = []
        state.bonus = (0,) * seats

    def _tell(self, state: GloryState, order: bytes) -> None:
        state.happened(events.Round(round=state.round, seat=state.starter))
        cards: dict[int, tuple[str, ...]] = {}
        for seat in range(state.players):
            hand = order[seat * pieces.DEALT : seat * pieces.DEALT + pieces.DEALT]
            cards[seat] = tuple([pieces.NAMES[kind] for kind in hand])
        state.happened(events.Deal(count=pieces.DEALT, cards=cards))


START: Final = Starting("start", "", "setup")
ASSIGN: Final = Assigning("assign", "", "setup")
DEAL: Final = Dealing("deal", "", "setup")
