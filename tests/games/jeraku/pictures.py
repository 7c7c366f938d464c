"""Pictures of Jeraku in the documentation: see tools/screenshots.py."""

from typing import Any

MORE = ("round wide en", "armies wide en", "solo wide en", "solo phone fr")


def lying(table: Any) -> int:
    return sum(sum(clan["samurai"]) for clan in table["clans"]) // 2
