"""What cards leave on the table for a while: modifiers, bans, and cards that wait to take effect.

None of them is ever changed: copies of a state share them.
"""

from __future__ import annotations

from typing import Final

from kachidoki.kernel.native import i64

# What a modifier works on.
ON_RESULT: Final = 0
ON_TARGET: Final = 1


class Modifier:
    """Added to the result or to the target number of an attempt."""

    def __init__(self, value: i64, card: i64, until: i64, on: i64) -> None:
        self.value: i64 = value
        # The card that gave it, and how long it lasts: `cards.UNTIL`.
        self.card: i64 = card
        self.until: i64 = until
        self.on: i64 = on

    def packed(self) -> int:
        """As positions write it."""
        return (self.value + 64) | self.card << 8 | self.until << 16 | self.on << 20


def modifier(packed: i64) -> Modifier:
    return Modifier((packed & 127) - 64, packed >> 8 & 255, packed >> 16 & 15, packed >> 20)


class Ban:
    """Something forbidden (`cards.FORBIDDEN`), perhaps for one ability only (-1: for all)."""

    def __init__(self, what: i64, ability: i64, until: i64, card: i64) -> None:
        self.what: i64 = what
        self.ability: i64 = ability
        self.until: i64 = until
        self.card: i64 = card

    def packed(self) -> int:
        """As positions write it."""
        return self.what | (self.ability + 1) << 4 | self.until << 8 | self.card << 12


def ban(packed: i64) -> Ban:
    return Ban(packed & 15, (packed >> 4 & 15) - 1, packed >> 8 & 15, packed >> 12)


class StackedCard:
    """[stack] A card that was played and may still be answered."""

    def __init__(self, card: i64, owner: i64, favoured: i64, opponent: i64, picks: bytes) -> None:
        self.card: i64 = card
        # FOE for a card of the Adversary.
        self.owner: i64 = owner
        # For whom it is, the opponent that it names, or NOBODY; and what was picked for it.
        self.favoured: i64 = favoured
        self.opponent: i64 = opponent
        self.picks = picks
        self.cancelled = False

    def without_effect(self) -> StackedCard:
        """The same card, cancelled."""
        found = StackedCard(self.card, self.owner, self.favoured, self.opponent, self.picks)
        found.cancelled = True
        return found

    def packed(self) -> int:
        """As positions write it, without the picks."""
        cancelled = 1 << 12 if self.cancelled else 0
        return self.card | self.owner << 8 | cancelled | self.favoured << 13 | self.opponent << 17


def stacked_card(packed: i64, picks: bytes) -> StackedCard:
    owner = packed >> 8 & 15
    found = StackedCard(packed & 255, owner, packed >> 13 & 15, packed >> 17 & 15, picks)
    return found.without_effect() if packed >> 12 & 1 else found
