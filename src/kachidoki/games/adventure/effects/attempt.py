"""[challenge] Effects on the attempt under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import conditions
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Until
from kachidoki.games.adventure.effects.kind import IN_ATTEMPT, Kind, Takes
from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.pieces import NO_OUTCOME
from kachidoki.games.adventure.worth import SPITE, prize_now
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class OnAttempt(Kind):
    """An effect that needs an attempt whose outcome is open, and its card still there."""

    takes = Takes({}, IN_ATTEMPT)

    def do(self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes) -> None:
        if under_way(state) and state.verdict == NO_OUTCOME:
            self.change(state, effect, cause, targets)

    def change(self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes) -> None:
        """What it does to the attempt."""
        raise TypeError("this effect has to say what it changes")

    def worth(self, state: AdventureState, effect: Effect, seat: i64) -> float:
        if state.trier < 0 or state.verdict != NO_OUTCOME:
            return 0.0
        prize = prize_now(state)
        if state.lying == 0:
            return side(state, seat) * self.before(state, effect, prize)
        margin = conditions.margin_now(state)
        return side(state, seat) * self.facing(state, effect, prize, margin)

    def before(self, state: AdventureState, effect: Effect, prize: float) -> float:
        """What it is worth to the player who tries, before the cast."""
        return 0.0

    def facing(self, state: AdventureState, effect: Effect, prize: float, margin: i64) -> float:
        """What it is worth to that player after the cast."""
        return 0.0


def under_way(state: AdventureState) -> bool:
    """Whether there is an attempt, and not one that only waits for the stack to end."""
    return state.trier >= 0 and not conditions.card_gone(state)


def has_use(state: AdventureState, effect: Effect) -> bool:
    """Whether there is an attempt that an effect works on, or it lasts for the turn."""
    return effect.until == Until.TURN or under_way(state)


def concerned(state: AdventureState) -> i64:
    """The player who tries, or else the one in turn."""
    return state.trier if state.trier >= 0 else state.active


def side(state: AdventureState, seat: i64) -> float:
    """How a player shares the fortune of the one who tries."""
    if state.trier < 0 or state.trier == seat:
        return 1.0
    return -SPITE / float(state.players - 1) if state.rules.versus else 0.8
