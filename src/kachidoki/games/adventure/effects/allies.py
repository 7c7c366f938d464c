"""[allies] Effects on Allies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import changes, events, pieces
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Who
from kachidoki.games.adventure.counts import host_slots
from kachidoki.games.adventure.effects.kind import TO_PLAYERS, Kind, Pick, takes
from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.moves import PICK_SLOT
from kachidoki.games.adventure.steps.cards import LosingAlly
from kachidoki.games.adventure.steps.step import put
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class RemoveAlly(Kind):
    def __init__(self) -> None:
        super().__init__(takes("who", who=TO_PLAYERS))
        self.on_players = True

    def meet(self, state: AdventureState, effect: Effect, cause: Cause, seat: i64) -> None:
        if seat != pieces.FOE and state.allies[seat]:
            put(state, LosingAlly(seat, -1, cause.card))

    def touches(self, state: AdventureState, effect: Effect, seat: i64) -> bool:
        return len(state.allies[seat]) > 0

    def worth(self, state: AdventureState, effect: Effect, seat: i64) -> float:
        return 0.9 if effect.who == Who.OPPONENT and state.rules.versus else 0.0


class MoveAlly(Kind):
    """An Ally comes from an opponent, or goes from under one challenge to another."""

    def __init__(self) -> None:
        super().__init__(takes("from", source=("opponent",)), Pick.SLOT)
        self.exact = True

    def picks(self, effect: Effect) -> i64:
        return Pick.NOTHING if effect.source == Who.OPPONENT else Pick.SLOT

    def options(
        self, state: AdventureState, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        """From where, and then where to."""
        hosts = host_slots(state)
        if taken or not hosts:
            return [PICK_SLOT[slot] for slot in hosts]
        return [PICK_SLOT[slot] for slot in range(pieces.SLOTS) if state.under[slot] >= 0]

    def carry_out(
        self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes
    ) -> None:
        if effect.source == Who.OPPONENT:
            victim = cause.opponent
            if victim < pieces.FOE and cause.owner != pieces.FOE and state.allies[victim]:
                put(state, LosingAlly(victim, cause.owner, cause.card))
            return
        if len(targets) < 2:
            return
        old, new = targets[0], targets[1]
        ally: i64 = state.under[old]
        if ally < 0 or new not in host_slots(state):
            return
        state.under[old] = -1
        state.under[new] = ally
        if state.events is not None:
            seat = state.active if cause.owner == pieces.FOE else cause.owner
            host = changes.name_of(state, state.row[new])
            card = changes.name_of(state, ally)
            state.happened(events.AllyMoved(seat=seat, card=card, host=host))

    def could_change(self, state: AdventureState, effect: Effect) -> bool:
        return False

    def worth(self, state: AdventureState, effect: Effect, seat: i64) -> float:
        return 0.9 if effect.source == Who.OPPONENT and state.rules.versus else 0.3
