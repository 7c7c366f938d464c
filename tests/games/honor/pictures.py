"""Pictures of Victory & Honor in the documentation: see tools/screenshots.py."""

from typing import Any

MORE = (
    "round wide en",
    "rule-cards wide en",
    "rule-direction wide en",
    "rule-resolution wide en",
)


def lying(table: Any) -> int:
    return sum(cell is not None for cells in table["cells"] for cell in cells)
