"""Cards as the rules read them: numbers only. `loader` makes them from the files of a card set.

One closed vocabulary says what cards do. An Entry has a moment (`on`, `whose`), conditions, a cost
and effects; `effects.py` is the one place that carries them out.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kachidoki.games.adventure.moves import CardMoves
from kachidoki.games.adventure.pieces import ANTIHERO, HERO
from kachidoki.kernel.native import i64


def in_order(words: dict[int, str], first: int = 0) -> tuple[str, ...]:
    """The words of a vocabulary by their numbers. The compiler wants the numbers as literals: here
    they are held against the words."""
    assert list(words) == list(range(first, first + len(words)))
    return tuple(words.values())


# When an entry works. The first seven are the timing classes of section 6.3, with `whose`: on a
# Hero or Antihero card they say when it may be played; on a card in play with a cost, when it may
# be used. Without a cost, and for all that follow, the entry works by itself.
BEFORE: Final = 0
FACING: Final = 1
AFTER: Final = 2
ON_TRAIT: Final = 3
OWN_TURN: Final = 4
RESPONSE: Final = 5
ANY: Final = 6
STATIC: Final = 7
REVEAL: Final = 8
TURN_START: Final = 9
TURN_END: Final = 10
GAIN_CARD: Final = 11
CARD_PLAYED: Final = 12
CARD_DRAWN: Final = 13
TRACK_MOVED: Final = 14
XP_GAINED: Final = 15
XP_SPENT: Final = 16
JOURNEY: Final = 17
ACT_REVEALED: Final = 18
ALLY_REVEALED: Final = 19
ADVERSARY_REVEALED: Final = 20
ALLY_SACRIFICED: Final = 21
GAME_END: Final = 22
ON: Final = in_order(
    {
        BEFORE: "before",  # declared, not yet cast
        FACING: "facing",  # cast, success not yet compared
        AFTER: "after",  # the outcome is known
        ON_TRAIT: "trait",  # another player has declared a trait
        OWN_TURN: "own_turn",
        RESPONSE: "response",  # a Hero or Antihero card waits on the stack
        ANY: "any",
        STATIC: "static",  # as long as the card is in play
        REVEAL: "reveal",  # this card has been turned up in a row
        TURN_START: "turn_start",
        TURN_END: "turn_end",
        GAIN_CARD: "gain_card",  # a story card or an Ally has come to the player, rewards done
        CARD_PLAYED: "card_played",  # a Hero or Antihero card has been played
        CARD_DRAWN: "card_drawn",
        TRACK_MOVED: "track_moved",  # once for each step
        XP_GAINED: "xp_gained",
        XP_SPENT: "xp_spent",
        JOURNEY: "journey",
        ACT_REVEALED: "act_revealed",
        ALLY_REVEALED: "ally_revealed",
        ADVERSARY_REVEALED: "adversary_revealed",
        ALLY_SACRIFICED: "ally_sacrificed",
        GAME_END: "game_end",  # a scoring clause
    }
)

OWN: Final = 0
OTHER: Final = 1
ANYONE: Final = 2
WHOSE: Final = in_order(
    {
        OWN: "own",
        OTHER: "other",
        ANYONE: "any",
    }
)

IF_OUTCOME: Final = 0
IF_MARGIN: Final = 1
IF_ABILITY: Final = 2
IF_RUNES: Final = 3
IF_CARD: Final = 4
IF_LEVEL: Final = 5
IF_COUNT: Final = 6
IF_DIRECTION: Final = 7
IF_NOT: Final = 8
IF_EITHER: Final = 9
CONDITIONS: Final = in_order(
    {
        IF_OUTCOME: "outcome",  # "success" or "failure"
        IF_MARGIN: "margin",  # { min, max }
        IF_ABILITY: "ability",  # the challenge lists one of these
        IF_RUNES: "runes",  # { kind, face, min }: so many of the runes now shown
        IF_CARD: "card",  # { type, act, plus, tone, ally }: the card concerned
        IF_LEVEL: "level",  # { min, max }
        IF_COUNT: "count",  # { what, min, max }
        IF_DIRECTION: "direction",  # "virtue" or "corruption"
        IF_NOT: "not",  # none of a table of conditions, all of which would have to hold
        IF_EITHER: "either",  # one of a list of tables of conditions
    }
)

VIRTUE: Final = 0
CORRUPTION: Final = 1

# What `count` and `per` can count. `ability:x` is 0 to 5, `icon:x` 6 to 11.
FIRST_QUANTITY: Final = 12
Q_ICON_KINDS: Final = 12
Q_ABILITY_KINDS: Final = 13
Q_TRIUMPH: Final = 14
Q_TRAGEDY: Final = 15
Q_XP: Final = 16
Q_HAND: Final = 17
Q_ALLIES: Final = 18
Q_ADVERSARIES: Final = 19
Q_TRAITS: Final = 20
Q_CHALLENGES: Final = 21
Q_PLAYED: Final = 22
Q_PLAYED_HERO: Final = 23
Q_PLAYED_ANTIHERO: Final = 24
Q_ADVERSARY_XP: Final = 25
Q_CARDS: Final = 26
Q_STAGE: Final = 27
QUANTITIES: Final = in_order(
    {
        Q_ICON_KINDS: "icon_kinds",
        Q_ABILITY_KINDS: "ability_kinds",
        Q_TRIUMPH: "story_triumph",
        Q_TRAGEDY: "story_tragedy",
        Q_XP: "xp",
        Q_HAND: "hand",
        Q_ALLIES: "allies",
        Q_ADVERSARIES: "adversaries",
        Q_TRAITS: "traits",
        Q_CHALLENGES: "challenges",
        Q_PLAYED: "played",
        Q_PLAYED_HERO: "played_hero",
        Q_PLAYED_ANTIHERO: "played_antihero",
        Q_ADVERSARY_XP: "adversary_xp",
        Q_CARDS: "cards",
        Q_STAGE: "stage",
    },
    FIRST_QUANTITY,
)

RUNE_KINDS: Final[tuple[str, ...]] = ("core", "dark", "ability", "any")
FACES: Final[tuple[str, ...]] = ("two", "one", "zero", "draw", "corrupt", "any")

GAIN_XP: Final = 0
LOSE_XP: Final = 1
DRAW: Final = 2
DISCARD_CARDS: Final = 3
MOVE_TRACK: Final = 4
SHIELD: Final = 5
ADD_TOTAL: Final = 6
CHANGE_DIFFICULTY: Final = 7
ADD_RUNES: Final = 8
REROLL: Final = 9
FLIP: Final = 10
RETRY: Final = 11
REPLACE_ROW: Final = 12
REMOVE_ALLY: Final = 13
CHANGE_COST: Final = 14
ALLOW: Final = 15
FORBID: Final = 16
CANCEL: Final = 17
SCORE: Final = 18
REMOVE_BONUSES: Final = 19
EXTRA_ACTION: Final = 20
EXTRA_JOURNEY: Final = 21
TAKE_BACK: Final = 22
RETURN_CARD: Final = 23
GAIN_STORY: Final = 24
LOOK: Final = 25
MOVE_ALLY: Final = 26
EFFECTS: Final = in_order(
    {
        GAIN_XP: "gain_xp",
        LOSE_XP: "lose_xp",
        DRAW: "draw",
        DISCARD_CARDS: "discard_cards",
        MOVE_TRACK: "move_track",
        SHIELD: "shield",
        ADD_TOTAL: "add_total",
        CHANGE_DIFFICULTY: "change_difficulty",
        ADD_RUNES: "add_runes",
        REROLL: "reroll",
        FLIP: "flip",
        RETRY: "retry",
        REPLACE_ROW: "replace_row",
        REMOVE_ALLY: "remove_ally",
        CHANGE_COST: "change_cost",
        ALLOW: "allow",
        FORBID: "forbid",
        CANCEL: "cancel",
        SCORE: "score",
        REMOVE_BONUSES: "remove_bonuses",
        EXTRA_ACTION: "extra_action",
        EXTRA_JOURNEY: "extra_journey",
        TAKE_BACK: "take_back",
        RETURN_CARD: "return_card",
        GAIN_STORY: "gain_story",
        LOOK: "look",
        MOVE_ALLY: "move_ally",
    }
)

SELF: Final = 0
ACTIVE: Final = 1
OPPONENT: Final = 2
EACH: Final = 3
EACH_OTHER: Final = 4
THE_ADVERSARY: Final = 5
SUPPLY: Final = 6
WHO: Final = in_order(
    {
        SELF: "self",
        ACTIVE: "active",
        OPPONENT: "opponent",
        EACH: "each",
        EACH_OTHER: "each_other",
        THE_ADVERSARY: "adversary",
        SUPPLY: "supply",
    }
)

FROM_HERO: Final = 0
FROM_ANTIHERO: Final = 1
FROM_EITHER: Final = 2
DRAW_FROM: Final = in_order(
    {
        FROM_HERO: "hero",
        FROM_ANTIHERO: "antihero",
        FROM_EITHER: "either",
    }
)

# `add_runes`: one of the six abilities (0 to 5), a Dark rune, or a listed ability.
RUNE_DARK: Final = 6
RUNE_LISTED: Final = 7

COST_JOURNEY: Final = 0
COST_DARK: Final = 1
COST_TRAIT: Final = 2
COSTS: Final = in_order(
    {
        COST_JOURNEY: "journey",
        COST_DARK: "dark_rune",
        COST_TRAIT: "trait",
    }
)

ALLOW_ABILITY: Final = 0
ALLOW_BOTTOM: Final = 1
ALLOW_TRAIT: Final = 2
ALLOWED: Final = in_order(
    {
        ALLOW_ABILITY: "ability",
        ALLOW_BOTTOM: "dark_at_bottom",
        ALLOW_TRAIT: "trait_requirement",
    }
)

NO_HERO_CARDS: Final = 0
NO_ANTIHERO_CARDS: Final = 1
NO_ALLY_POWERS: Final = 2
NO_RUNE_DRAWS: Final = 3
NO_DARK_RUNES: Final = 4
NO_ABILITY_RUNES: Final = 5
FORBIDDEN: Final = in_order(
    {
        NO_HERO_CARDS: "hero_cards",
        NO_ANTIHERO_CARDS: "antihero_cards",
        NO_ALLY_POWERS: "ally_powers",
        NO_RUNE_DRAWS: "rune_draws",
        NO_DARK_RUNES: "dark_runes",
        NO_ABILITY_RUNES: "ability_runes",
    }
)

FOR_CHALLENGE: Final = 0
FOR_CAST: Final = 1
FOR_TURN: Final = 2
UNTIL: Final = in_order(
    {
        FOR_CHALLENGE: "challenge",
        FOR_CAST: "cast",
        FOR_TURN: "turn",
    }
)

NO_LIMIT: Final = 0
PER_TURN: Final = 1
PER_GAME: Final = 2
LIMITS: Final = in_order(
    {
        NO_LIMIT: "none",
        PER_TURN: "turn",
        PER_GAME: "game",
    }
)

LIGHT: Final = 0
DARK_TONE: Final = 1
EITHER_TONE: Final = -1
# Bounds that a condition does not set.
NO_LOW: Final = -99
NO_HIGH: Final = 99


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
        self.low: i64 = NO_LOW
        self.high: i64 = NO_HIGH
        self.what: i64 = 0
        self.mask: i64 = 0
        self.acts: i64 = 0
        self.face: i64 = -1
        self.tone: i64 = EITHER_TONE
        self.ally: i64 = -1
        self.parts: list[list[Condition]] = []


class Cost:
    """What must be paid in full; with `others`, this or one of them."""

    def __init__(self) -> None:
        self.xp: i64 = 0
        self.corruption: i64 = 0
        # Cards of the hand to discard, and of which deck: FROM_HERO, FROM_ANTIHERO, FROM_EITHER.
        self.hand: i64 = 0
        self.deck: i64 = FROM_EITHER
        # The Ally itself, or any Ally of the payer.
        self.sacrifice = False
        self.any_ally = False
        self.others: list[Cost] = []

    @property
    def free(self) -> bool:
        return (
            self.xp == 0
            and self.corruption == 0
            and self.hand == 0
            and not self.sacrifice
            and not self.any_ally
            and not self.others
        )


class Effect:
    """One effect. Unused fields keep their defaults."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.n: i64 = 0
        self.who: i64 = SELF
        # gain_xp, move_ally: from whom. draw, discard_cards, return_card: which deck.
        self.source: i64 = SUPPLY
        self.deck: i64 = FROM_EITHER
        # add_runes, allow, forbid, change_cost, remove_bonuses: of what.
        self.what: i64 = 0
        # An ability by number; -1 leaves it to the player.
        self.ability: i64 = -1
        self.act: i64 = 0
        # look: at which deck (one of `pieces.DECKS`), and whether its top may be reordered.
        self.pile: i64 = 0
        self.reorder = False
        self.until: i64 = FOR_CHALLENGE
        self.random = False
        self.includes_self = False
        # move_track: VIRTUE or CORRUPTION. score: TRIUMPH or TRAGEDY.
        self.way: i64 = 0
        # change_difficulty and score: n for every full `each` of `per`, at most `most`.
        self.per: i64 = -1
        self.each: i64 = 1
        self.most: i64 = NO_HIGH


class Entry:
    """One thing that a card does."""

    def __init__(self, on: i64) -> None:
        self.on: i64 = on
        self.whose: i64 = OWN
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
        self.tone: i64 = LIGHT
        # Abilities, story icons, Triumph, Tragedy: see `pieces.TALLY`.
        self.tally: list[int] = [0] * 14
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
    others; `act_first`, `act_last` bound the acts (from 1).
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
        self.moves = CardMoves([card.key for card in cards if card.kind in (HERO, ANTIHERO)])
        self.first: list[int] = [-1] * 12
        self.last: list[int] = [-1] * 12
        self.act_first: list[int] = [0] * 4
        self.act_last: list[int] = [0] * 4
        for card in cards:
            kind = card.kind
            if self.first[kind] < 0:
                self.first[kind] = card.number
            self.last[kind] = card.number + 1
            if card.act > 0:
                if self.act_last[card.act] == 0:
                    self.act_first[card.act] = card.number
                self.act_last[card.act] = card.number + 1
        self.rise: i64 = self.first[RISE_KIND]


RISE_KIND: Final = 10
