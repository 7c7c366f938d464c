"""Masks of bits, and piles of cards."""

from kachidoki.games.adventure.pieces import ALONE
from kachidoki.kernel.native import i64


def bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


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
    number: i64 = 0
    while mask >> number:
        if mask >> number & 1:
            found.append(number)
        number += 1
    return found
