"""Pictures of Call to Adventure in the documentation: see tools/screenshots.py."""

from typing import Any

MORE = (
    "attempt wide en",
    "attempt phone de",
    "solo wide en",
    "coop wide en",
    "tale wide en",
    "tale phone fr",
    "gallery wide en",
    "gallery phone de",
)
# The runes of a challenge that was declared wait to be cast.
ASKED = {"attempt": "ready"}


def lying(table: Any) -> int:
    # The stories of a table for one or two are short.
    return 2 * sum(len(hero["story"]) for hero in table["heroes"]) // len(table["heroes"])
