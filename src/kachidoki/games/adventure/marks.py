"""What cards leave on the table for a while: modifiers, bans, and cards that wait to take effect.

None of them is ever changed: copies of a state share them.
"""

from __future__ import annotations

from typing import Final

from kachidoki.games.adventure.cardset.cards import Effect, Entry
from kachidoki.games.adventure.cardset.codes import words
from kachidoki.games.adventure.pieces import FOE
from kachidoki.kernel.native import i64, mypyc_attr

# No player.
NOBODY: Final = 15
# In the place of an entry: what the card does as one of the Adversary.
AS_FOE: Final = 15

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


class Ban:
    """Something forbidden (`cards.FORBIDDEN`), perhaps for one ability only (-1: for all)."""

    def __init__(self, what: i64, ability: i64, until: i64, card: i64) -> None:
        self.what: i64 = what
        self.ability: i64 = ability
        self.until: i64 = until
        self.card: i64 = card


class Why:
    """What brought something about, as events say it."""

    RUNE: Final = 0
    FAILURE: Final = 1
    REWARD: Final = 2
    CARD: Final = 3
    DARK: Final = 4
    JOURNEY: Final = 5
    TRAIT: Final = 6
    COST: Final = 7
    SETUP: Final = 8


WHYS: Final = words(Why)


@mypyc_attr(acyclic=True)
class Cause:
    """What brings effects about: an entry of a card, whose it is, and for and against whom."""

    def __init__(
        self,
        card: i64,
        entry: i64,
        owner: i64,
        favoured: i64,
        opponent: i64,
        setter: i64,
        picks: bytes = b"",
    ) -> None:
        self.card: i64 = card
        # Its place among the entries, or AS_FOE.
        self.entry: i64 = entry
        # FOE for a card of the Adversary.
        self.owner: i64 = owner
        # For whom it is, the opponent that it names, or NOBODY.
        self.favoured: i64 = favoured
        self.opponent: i64 = opponent
        # Who set it off, and what was picked for it.
        self.setter: i64 = setter
        self.picks = picks


@mypyc_attr(acyclic=True)
class StackedCard(Cause):
    """[stack] A card that was played and may still be answered."""

    def __init__(
        self,
        card: i64,
        owner: i64,
        favoured: i64,
        opponent: i64,
        picks: bytes,
        cancelled: bool = False,
    ) -> None:
        entry = AS_FOE if owner == FOE else 0
        super().__init__(card, entry, owner, favoured, opponent, owner, picks)
        self.cancelled = cancelled

    def without_effect(self) -> StackedCard:
        """The same card, cancelled."""
        return StackedCard(self.card, self.owner, self.favoured, self.opponent, self.picks, True)


class Lasting:
    """A lasting effect: its kind from `rules.FORBIDS` on, the card, its owner or FOE, and the entry
    that says so."""

    def __init__(self, kind: i64, card: i64, owner: i64, entry: Entry, effect: Effect) -> None:
        self.kind: i64 = kind
        self.card: i64 = card
        self.owner: i64 = owner
        self.entry = entry
        self.effect = effect


class Working:
    """What the cards of a player do, or those of nobody."""

    def __init__(self) -> None:
        # The cards that do something by themselves now.
        self.cards: list[i64] = []
        # Masks like `Rules.auto`: what they do, and what they will do once they are turned up.
        self.does: i64 = 0
        self.will: i64 = 0
        self.lasting: list[Lasting] = []
        # Where powers are (`moves.SOURCES`), each place followed by its card; and the windows in
        # which there may be one to use.
        self.tools: list[i64] = []
        self.powers: i64 = 0
