"""How the planes of a game are written: small whole numbers into a buffer of zeros.

A byte stands for a number from 0 to 1, 255 for 1.
"""

from typing import Final

from kachidoki.kernel.native import i64

FULL: Final = 255


def thermometer(into: bytearray, at: i64, count: i64, length: i64) -> None:
    """A count as bits: the first says at least 1, the next at least 2, and so on."""
    if count > length:
        count = length
    end: i64 = at + count
    while at < end:
        into[at] = FULL
        at += 1


def choice(into: bytearray, at: i64, chosen: i64, length: i64) -> None:
    """One of several possibilities; none where `chosen` is outside."""
    if 0 <= chosen < length:
        into[at + chosen] = FULL


def level(into: bytearray, at: i64, value: i64, most: i64) -> None:
    """A value as a share of `most`; what is more counts as that."""
    if value >= most:
        into[at] = FULL
    elif value > 0:
        into[at] = value * FULL // most


# How far ahead somebody is, as bits: one for each of these at least.
LEADS: Final[list[int]] = [-48, -32, -20, -12, -6, -2, 0, 1, 3, 7, 13, 21, 33, 49]
LEAD: Final = 16


def lead(into: bytearray, at: i64, difference: i64, unit: i64 = 1) -> None:
    """How many `unit`s somebody is ahead (or behind, below 0): bits, then how much of 64 either
    way."""
    step: i64 = 0
    while step < LEAD - 2 and difference >= LEADS[step] * unit:
        into[at + step] = FULL
        step += 1
    level(into, at + LEAD - 2, difference, 64 * unit)
    level(into, at + LEAD - 1, -difference, 64 * unit)


def bits(into: bytearray, at: i64, mask: i64) -> None:
    """A set, of which bit n says whether n is in it."""
    while mask:
        if mask & 1:
            into[at] = FULL
        mask >>= 1
        at += 1
