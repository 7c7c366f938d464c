"""Masks of bits, and piles of cards."""

from typing import Final

from kachidoki.games.adventure.pieces import ALONE
from kachidoki.kernel.native import i64

# The powers of two leave different remainders when divided by this number: a quick way from a mask
# of one bit to the number of the bit.
_DIVISOR: Final = 67
_NUMBERS: Final = bytes(
    [next((n for n in range(63) if 2**n % _DIVISOR == rest), 0) for rest in range(67)]
)


def bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def lowest(mask: i64) -> i64:
    """The number of the lowest bit that is set. (A loop would be shorter, but how often it runs can
    seldom be predicted.)"""
    return _NUMBERS[(mask & -mask) % _DIVISOR]


def shifted(mask: i64, by: i64) -> i64:
    """Shifts a variable: the compiler takes a literal that is shifted on the spot for 32 bits."""
    return mask << by


def joined(pile: bytes, number: i64) -> bytes:
    """A pile with one more card. (`+=` would take twice as long.)"""
    return pile + ALONE[number]


def with_pile(piles: list[bytes], at: i64, pile: bytes) -> list[bytes]:
    """Piles, with another one in one place."""
    found = piles[:]
    found[at] = pile
    return found


def bit(by: i64) -> i64:
    """A mask of one bit."""
    return shifted(1, by)


def members(mask: i64) -> list[int]:
    """The bits that are set, by their numbers."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
