"""[cast] The exact chance of a cast."""

from typing import Final

from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.pieces import CORE, SPECIAL_MASK, STONES, VALUE_0, VALUE_1
from kachidoki.kernel.native import i64

# The most ordinary stones beside the core runes, and special ones, that the rules allow.
_ORDINARY: Final = 9
_SPECIAL: Final = 6


def _chances(faces: list[tuple[int, int]]) -> list[float]:
    """By total: the chance that stones with these two faces each show it, or more."""
    chances = [1.0]
    for high, low in faces:
        # Or more: a total below 0 is sure, one beyond the end cannot be.
        size = len(chances) + high
        after = [0.0] * size
        for total in range(size):
            for face in (high, low):
                before = total - face
                if before < len(chances):
                    after[total] += chances[before if before > 0 else 0] / 2
        chances = after
    return chances


_CHANCES: Final[list[list[float]]] = [
    _chances([(1, 0)] * 3 + [(2, 1)] * ordinary + [(2, 0)] * special)
    for ordinary in range(_ORDINARY + 1)
    for special in range(_SPECIAL + 1)
]


def chance(pool: i64, target: i64) -> float:
    """The exact chance that a cast of these stones, core runes among them, totals `target`."""
    if target <= 0:
        return 1.0
    special = bits(pool & SPECIAL_MASK)
    ordinary = bits(pool & ~CORE) - special
    if ordinary > _ORDINARY:
        # Only a card set with many granted abilities comes here.
        return chance_of(pool, target)
    chances = _CHANCES[ordinary * (_SPECIAL + 1) + special]
    return chances[target] if target < len(chances) else 0.0


def chance_of(stones: i64, target: i64) -> float:
    """The exact chance that a throw of any stones totals `target`."""
    if target <= 0:
        return 1.0
    thrown = [stone for stone in range(STONES) if stones >> stone & 1]
    chances = _chances([(VALUE_0[stone], VALUE_1[stone]) for stone in thrown])
    return chances[target] if target < len(chances) else 0.0
