"""Where a game stands, and how it ended."""

from __future__ import annotations

from typing import Final

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

# Price changes of a turn, by `cards.COSTS`, as long as there are none.
NO_PRICES: Final[tuple[int, ...]] = (0, 0, 0)
