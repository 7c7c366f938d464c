"""Where a game stands, how it ended, and what changes numbers for a while."""

from __future__ import annotations

from typing import Final

from kachidoki.kernel.native import i64

# Where a game stands.
SETTING_UP: Final = 0
CHOOSING: Final = 1
PLAYING: Final = 2
OVER_NOW: Final = 3
PHASES: Final[tuple[str, ...]] = ("setup", "choosing", "play", "over")

# How a game ended.
ENDINGS: Final[tuple[str, ...]] = ("", "story", "stalled", "beaten", "target", "failed")
BY_STORY: Final = 1
BY_STALL: Final = 2
BY_VICTORY: Final = 3
BY_TARGET: Final = 4
BY_FAILURE: Final = 5

# A modifier is packed: value + 64, then the card that gave it, until when, and on what it works.
ON_RESULT: Final = 0
ON_TARGET: Final = 1


# Price changes of a turn, by `cards.COSTS`, as long as there are none.
NO_PRICES: Final[tuple[int, ...]] = (0, 0, 0)


def modifier(value: i64, card: i64, until: i64, on: i64) -> i64:
    return (value + 64) | card << 8 | until << 16 | on << 20


def ban(what: i64, ability: i64, until: i64, card: i64) -> i64:
    """Something forbidden (cards.FORBIDDEN), perhaps for one ability only (-1: for all)."""
    return what | (ability + 1) << 4 | until << 8 | card << 12
