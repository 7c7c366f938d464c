"""[turn], [scoring] Effects on what is left of a turn, and on the points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.effects.kind import Kind, takes
from kachidoki.games.adventure.marks import Cause

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class ExtraAction(Kind):
    def __init__(self) -> None:
        super().__init__(takes("n", (1, 3)))

    def carry_out(
        self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes
    ) -> None:
        state.main_left += effect.n


class ExtraJourney(Kind):
    def __init__(self) -> None:
        super().__init__(takes("n", (1, 3)))

    def carry_out(
        self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes
    ) -> None:
        state.more_journeys += effect.n


class Score(Kind):
    """Points at the end: `scoring` counts them."""

    def __init__(self) -> None:
        moments = frozenset(("game_end",))
        super().__init__(takes("n kind per max", (-20, 20), moments=moments))
