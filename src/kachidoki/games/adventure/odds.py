"""[cast] The exact chance of success, before a cast: for each path and number of Dark runes."""

from kachidoki.games.adventure.flow import Flow
from kachidoki.games.adventure.frames import F_FIRE, F_MAIN, F_ONE, F_PREP, F_RUN, op_of
from kachidoki.games.adventure.legal import Legal
from kachidoki.games.adventure.pieces import AT_ADVERSARY, DARK_STONES
from kachidoki.games.adventure.runes import chance
from kachidoki.kernel.native import i64

# Instead of a chance, where so many Dark runes cannot be bought.
NOT_FOR_SALE = -1.0


def affordable(table: Legal, seat: i64, in_pool: i64) -> i64:
    """How many Dark runes a player could still buy."""
    rules = table.rules
    if table.forbidder(seat, 4) >= 0:
        return 0
    if not (rules.dark_allowed[table.level[seat]] or table.bottom_ok) and not table.allows(seat, 1):
        return 0
    most = rules.dark_max - table.dark_bought
    if most > DARK_STONES - in_pool:
        most = DARK_STONES - in_pool
    price = table.dark_price(seat)
    if price > 0 and most * price > table.xp[seat]:
        most = table.xp[seat] // price
    return most if most > 0 else 0


def declared(table: Flow, slot: i64, path: i64) -> bool:
    """Declare an attempt on a copy of a table, with all that is sure to apply to it before the
    cast; what somebody has to choose or draw is left out. False if nothing comes of it."""
    number: i64 = table.foe if slot == AT_ADVERSARY else table.row[slot]
    table.events = None
    table.declare(slot, number, path)
    while op_of(table.todo[-1]) not in (F_PREP, F_MAIN):
        if op_of(table.todo[-1]) in (F_RUN, F_ONE, F_FIRE):
            table.go_one_step()
        else:
            table.todo.pop()
    return table.trier >= 0 and not table.card_gone()


def of_cast(table: Legal) -> list[float]:
    """The chances of the attempt under way, with that many more Dark runes."""
    seat = table.trier
    have = table.dark_paid + table.dark_free
    most = affordable(table, seat, have)
    target = table.target() - table.bonus()
    abilities = table.listed_abilities()
    found: list[float] = []
    for dark in range(DARK_STONES + 1):
        if dark > most:
            found.append(NOT_FOR_SALE)
        else:
            stones = table.stones(seat, abilities, table.granted, have + dark)
            found.append(chance(stones, target))
    return found
