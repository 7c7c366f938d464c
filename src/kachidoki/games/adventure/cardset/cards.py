"""Cards as the rules read them: numbers only. `loader` makes them from the files of a card set.

One closed vocabulary says what cards do: see `codes`. An Entry has a moment (`on`, `whose`),
conditions, a cost and effects, which `effects/` carries out.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.moves import CardMoves
from kachidoki.kernel.native import i64


class Condition:
    """One thing that must hold. What its fields mean depends on `kind`: see `conditions.py`.

    outcome: low is SUCCESS or FAILURE. margin, level, count: low and high; count also `what`.
    ability: `mask` of abilities. runes: `what` is the kind, `face` the face, low the number.
    card: `mask` of kinds, `acts` a mask of acts (bit 1 to 3), `face` 1 if the path has its plus,
    0 if not, -1 either; `tone`; `ally` 1, 0 or -1. direction: low.
    not: all of `parts[0]`. either: one of `parts`.
    """

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.low: i64 = codes.NO_LOW
        self.high: i64 = codes.NO_HIGH
        self.what: i64 = 0
        self.mask: i64 = 0
        self.acts: i64 = 0
        self.face: i64 = -1
        self.tone: i64 = codes.EITHER_TONE
        self.ally: i64 = -1
        self.parts: list[list[Condition]] = []


class Cost:
    """What must be paid in full; with `others`, this or one of them."""

    def __init__(self) -> None:
        self.xp: i64 = 0
        self.corruption: i64 = 0
        # Cards of the hand to discard, and of which deck (`codes.Deck`).
        self.hand: i64 = 0
        self.deck: i64 = codes.Deck.EITHER
        # The Ally itself, or any Ally of the payer.
        self.sacrifice = False
        self.any_ally = False
        self.others: list[Cost] = []

    @property
    def free(self) -> bool:
        nothing = self.xp == 0 and self.corruption == 0 and self.hand == 0
        return nothing and not self.sacrifice and not self.any_ally and not self.others


class Effect:
    """One effect. Unused fields keep their defaults."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.n: i64 = 0
        self.who: i64 = codes.Who.SELF
        # gain_xp, move_ally: from whom. draw, discard_cards, return_card: which deck.
        self.source: i64 = codes.Who.SUPPLY
        self.deck: i64 = codes.Deck.EITHER
        # add_runes, allow, forbid, change_cost, remove_bonuses: of what.
        self.what: i64 = 0
        # An ability by number; -1 leaves it to the player.
        self.ability: i64 = -1
        self.act: i64 = 0
        # look: at which deck (one of `pieces.DECKS`), and whether its top may be reordered.
        self.pile: i64 = 0
        self.reorder = False
        self.until: i64 = codes.Until.CHALLENGE
        self.random = False
        self.includes_self = False
        # move_track: VIRTUE or CORRUPTION. score: TRIUMPH or TRAGEDY.
        self.way: i64 = 0
        # change_difficulty and score: n for every full `each` of `per`, at most `most`.
        self.per: i64 = -1
        self.each: i64 = 1
        self.most: i64 = codes.NO_HIGH


class Entry:
    """One thing that a card does."""

    def __init__(self, on: i64) -> None:
        self.on: i64 = on
        self.whose: i64 = codes.Whose.OWN
        self.when: list[Condition] = []
        self.cost = Cost()
        self.limit: i64 = 0
        # Without a cost, but the owner may decline.
        self.optional = False
        self.do: list[Effect] = []
        # What has to be picked for it (see `picks.needs`), once somebody has asked.
        self.needs: i64 = -1


class Path:
    """What a card gives, and how much harder it makes the attempt."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.plus: i64 = 0
        self.tone: i64 = codes.Tone.LIGHT
        # Abilities, story icons, Triumph, Tragedy: see `pieces.TALLY`.
        self.tally: list[int] = [0] * pieces.TALLY
        self.xp: i64 = 0
        self.hero: i64 = 0
        self.antihero: i64 = 0
        self.virtue: i64 = 0
        self.corruption: i64 = 0


class Card:
    """One card of a set. `title` is shared by identical copies: the number of the first one."""

    def __init__(self, number: i64, key: str, kind: i64) -> None:
        self.number: i64 = number
        self.key = key
        self.kind: i64 = kind
        self.title: i64 = number
        # How many there are with this title, said by the first of them.
        self.copies: i64 = 1
        self.act: i64 = 0
        self.difficulty: i64 = 0
        # A mask of the listed abilities.
        self.abilities: i64 = 0
        self.requires: list[Condition] = []
        self.cost = Cost()
        # One for a trait, a character and an Adversary, two for a challenge, none for the others.
        self.paths: list[Path] = []
        self.entries: list[Entry] = []
        self.needs_ally_adversary = False
        self.adversary_targetable = False
        # [special-deck] How the Adversary uses it: now, or when the outcome is known.
        self.skull = False
        self.waits = False
        self.as_adversary: list[Effect] = []
        # [solo] The Adversary that a Quest belongs to.
        self.foe: i64 = -1


class CardSet:
    """All cards of a game, by number, in the order of `pieces.CARD_KINDS`; story cards by act.

    Within the story cards: act I, then II, then III. `first[kind]` and `last[kind]` bound the
    others.
    """

    def __init__(
        self,
        cards: list[Card],
        targets: list[int],
        digest: str,
        name: str,
        data: Sequence[Mapping[str, Any]],
    ) -> None:
        self.cards = cards
        # [losing] By number of players, from 1.
        self.targets = targets
        self.digest = digest
        self.name = name
        # What its author wrote: one table for each title, in the order of the numbers.
        self.data = data
        self.moves = CardMoves(
            [card.key for card in cards if card.kind in (pieces.HERO, pieces.ANTIHERO)]
        )
        self.first: list[int] = [-1] * len(pieces.CARD_KINDS)
        self.last: list[int] = [-1] * len(pieces.CARD_KINDS)
        for card in cards:
            if self.first[card.kind] < 0:
                self.first[card.kind] = card.number
            self.last[card.kind] = card.number + 1
        self.rise: i64 = self.first[pieces.RISE]
