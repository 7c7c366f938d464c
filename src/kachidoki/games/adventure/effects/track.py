"""[track] Effects on the markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import changes, events, pieces
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Track, Who
from kachidoki.games.adventure.effects.attempt import OnAttempt
from kachidoki.games.adventure.effects.kind import TO_PLAYERS, Kind, takes
from kachidoki.games.adventure.inplay import hand_changes
from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.worth import move_worth
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class MoveTrack(Kind):
    def __init__(self) -> None:
        super().__init__(takes("virtue corruption who", who=TO_PLAYERS))
        self.on_players = True
        self.shared = True

    def meet(self, state: AdventureState, effect: Effect, cause: Cause, seat: i64) -> None:
        if seat != pieces.FOE:
            why = changes.Why.CARD
            changes.steps_on_track(state, seat, effect.way, effect.n, why, cause.card)

    def touches(self, state: AdventureState, effect: Effect, seat: i64) -> bool:
        level = state.level[seat]
        return level > 1 if effect.way == Track.VIRTUE else level < pieces.LEVELS

    def worth(self, state: AdventureState, effect: Effect, seat: i64) -> float:
        if effect.who == Who.SELF:
            down = effect.n if effect.way == Track.CORRUPTION else -effect.n
            return move_worth(state, seat, down)
        return 0.5 if effect.who == Who.OPPONENT else 0.0


class Shield(OnAttempt):
    """What the runes have cast the marker down is taken back, and they do it no more."""

    def change(self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes) -> None:
        state.shielded = True
        count = bits(state.steps)
        if count == 0:
            return
        seat = state.trier
        level = state.level[seat] - count
        state.level[seat] = level if level > 1 else 1
        hand_changes(state, seat)
        state.steps = 0
        if state.events is not None:
            card = changes.name_of(state, cause.card)
            state.happened(
                events.Shield(seat=seat, level=state.level[seat], count=count, card=card)
            )

    def facing(self, state: AdventureState, effect: Effect, prize: float, margin: i64) -> float:
        return move_worth(state, state.trier, -bits(state.steps))
