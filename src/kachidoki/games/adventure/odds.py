"""[cast] The exact chance of success, before a cast: for each path and number of Dark runes."""

from kachidoki.games.adventure import conditions
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.pieces import AT_ADVERSARY, DARK_STONES
from kachidoki.games.adventure.runes import chance
from kachidoki.games.adventure.steps.attempt import Preparing, declare
from kachidoki.games.adventure.steps.cards import Fire
from kachidoki.games.adventure.steps.entries import Reaching, Running
from kachidoki.games.adventure.steps.step import done
from kachidoki.games.adventure.steps.turn import Main
from kachidoki.kernel.native import i64

# Instead of a chance, where so many Dark runes cannot be bought.
NOT_FOR_SALE = -1.0


def declared(state: AdventureRecord, slot: i64, path: i64) -> bool:
    """Declare an attempt on a copy of a state, with all that is sure to apply to it before the
    cast; what somebody has to choose or draw is left out. False if nothing comes of it."""
    number: i64 = state.foe if slot == AT_ADVERSARY else state.row[slot]
    state.events = None
    declare(state, slot, number, path)
    while not isinstance(state.step, (Preparing, Main)):
        if isinstance(state.step, (Running, Reaching, Fire)):
            state.step.enter(state)
        else:
            done(state)
    return state.trier >= 0 and not conditions.card_gone(state)


def of_cast(state: AdventureRecord) -> list[float]:
    """The chances of the attempt under way, with that many more Dark runes."""
    seat = state.trier
    have = state.dark_paid + state.dark_free
    most = conditions.affordable(state, seat, have)
    target = conditions.needed(state)
    abilities = conditions.listed_abilities(state)
    found: list[float] = []
    for dark in range(DARK_STONES + 1):
        if dark > most:
            found.append(NOT_FOR_SALE)
        else:
            stones = conditions.stones_for(state, seat, abilities, state.granted, have + dark)
            found.append(chance(stones, target))
    return found
