"""Pictures of Call to Glory in the documentation: see tools/screenshots.py."""

from typing import Any

MORE = (
    "four wide en",
    "four phone en",
    "hint wide en",
    "round wide en",
    "replay wide en",
    "replay phone fr",
    "text phone fr",
    "new phone de",
)


def lying(table: Any) -> int:
    return len(table["sets"])
