"""[cast] The exact chance of a cast."""

from typing import Final

from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.pieces import CORE, SPECIAL_MASK, STONES, VALUE_0, VALUE_1
from kachidoki.kernel.native import i64


def _ways() -> list[list[float]]:
    """By number of ordinary stones and number of special ones: the chance of each total or more."""
    made: list[list[float]] = []
    for ordinary in range(10):
        for special in range(7):
            totals = [0.0] * 40
            totals[0] = 1.0
            for stone in range(3 + ordinary + special):
                low, high = (0, 1) if stone < 3 else (1, 2) if stone < 3 + ordinary else (0, 2)
                after = [0.0] * 40
                for total in range(37):
                    after[total + low] += totals[total] / 2
                    after[total + high] += totals[total] / 2
                totals = after
            for total in range(38, -1, -1):
                totals[total] += totals[total + 1]
            made.append(totals)
    return made


_CHANCES: Final = _ways()
_ORDINARY: Final = (1 << STONES) - 1 - SPECIAL_MASK - CORE


def chance(pool: i64, target: i64) -> float:
    """The exact chance that a cast of these stones, core runes among them, totals `target`."""
    if target <= 0:
        return 1.0
    if target >= 39:
        return 0.0
    ordinary = bits(pool & _ORDINARY)
    special = bits(pool & SPECIAL_MASK)
    if ordinary > 9:
        # More than the rules allow; only a card set with many granted abilities comes here.
        return _slow_chance(pool, target)
    return _CHANCES[ordinary * 7 + special][target]


def _slow_chance(pool: i64, target: i64) -> float:
    totals = [0.0] * 64
    totals[0] = 1.0
    for stone in range(STONES):
        if pool >> stone & 1:
            after = [0.0] * 64
            for total in range(61):
                after[total + VALUE_0[stone]] += totals[total] / 2
                after[total + VALUE_1[stone]] += totals[total] / 2
            totals = after
    return sum(totals[target:])
