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


def level(into: bytearray, at: i64, value: i64, unit: i64) -> None:
    """A value on a scale, `unit` for each 1; what goes beyond the scale counts as its end."""
    value *= unit
    if value > 0:
        into[at] = value if value < FULL else FULL


def share(into: bytearray, at: i64, value: i64, most: i64) -> None:
    """A value as a share of `most`, for whatever has no unit of its own."""
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
    share(into, at + LEAD - 2, difference, 64 * unit)
    share(into, at + LEAD - 1, -difference, 64 * unit)


def bits(into: bytearray, at: i64, mask: i64) -> None:
    """A set, of which bit n says whether n is in it."""
    while mask:
        if mask & 1:
            into[at] = FULL
        mask >>= 1
        at += 1


# Rows that are made once: a game whose planes are small parts puts them together from these, which
# is twice as fast as writing byte by byte.


def counts(length: int, most: int) -> list[bytes]:
    """By count, from 0 to `most`: its thermometer."""
    rows = [bytearray(length) for _ in range(most + 1)]
    for count, row in enumerate(rows):
        thermometer(row, 0, count, length)
    return [bytes(row) for row in rows]


def choices(length: int) -> list[bytes]:
    """By possibility: the bits that say so; the last row says that it is none of them."""
    rows = [bytearray(length) for _ in range(length + 1)]
    for chosen, row in enumerate(rows):
        choice(row, 0, chosen, length)
    return [bytes(row) for row in rows]


def levels(unit: int, most: int) -> list[bytes]:
    """By value, from 0 to `most`: its level."""
    rows = [bytearray(1) for _ in range(most + 1)]
    for value, row in enumerate(rows):
        level(row, 0, value, unit)
    return [bytes(row) for row in rows]


def sets(length: int) -> list[bytes]:
    """By mask: its bits."""
    rows = [bytearray(length) for _ in range(1 << length)]
    for mask, row in enumerate(rows):
        bits(row, 0, mask)
    return [bytes(row) for row in rows]


# By difference, from -MOST_LEAD to MOST_LEAD.
MOST_LEAD: Final = 64


def leads() -> list[bytes]:
    rows = [bytearray(LEAD) for _ in range(2 * MOST_LEAD + 1)]
    for at, row in enumerate(rows):
        lead(row, 0, at - MOST_LEAD)
    return [bytes(row) for row in rows]
