"""[cast] The exact chance of success, before a cast: for each path and number of Dark runes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.conditions import affordable, card_gone
from kachidoki.games.adventure.pieces import AT_ADVERSARY, DARK_STONES
from kachidoki.games.adventure.steps.attempt import Preparing, declare
from kachidoki.games.adventure.steps.cards import Fire
from kachidoki.games.adventure.steps.entries import Reaching, Running
from kachidoki.games.adventure.steps.step import done
from kachidoki.games.adventure.steps.turn import Main
from kachidoki.games.adventure.worth import chance_with
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def declared(state: AdventureState, slot: i64, path: i64) -> AdventureState | None:
    """A copy of a state with an attempt declared, and all that is sure to apply to it before the
    cast; what somebody has to choose or draw is left out. None if nothing comes of it."""
    trial = state.copy()
    trial.events = None
    number: i64 = trial.foe if slot == AT_ADVERSARY else trial.row[slot]
    declare(trial, slot, number, path)
    while not isinstance(trial.step, (Preparing, Main)):
        if isinstance(trial.step, (Running, Reaching, Fire)):
            trial.step.enter(trial)
        else:
            done(trial)
    return None if trial.trier < 0 or card_gone(trial) else trial


def of_cast(state: AdventureState) -> list[float | None]:
    """The chances of the attempt under way, with that many more Dark runes; None where so many
    cannot be bought."""
    most = affordable(state, state.trier, state.dark_paid + state.dark_free)
    return [
        round(chance_with(state, state.granted, dark), 6) if dark <= most else None
        for dark in range(DARK_STONES + 1)
    ]
