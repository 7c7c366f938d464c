"""The words that card sets are written in, and the numbers that stand for them in the rules.

Each vocabulary is a class: the names of its constants, in small letters, are the words.
"""

from typing import Final


def words(vocabulary: type, first: int = 0) -> tuple[str, ...]:
    """The words of a vocabulary, in the order of their numbers. The compiler wants literals, so the
    numbers are written out; here they are proved to count up."""
    found = {name.lower(): value for name, value in vars(vocabulary).items() if name.isupper()}
    assert list(found.values()) == list(range(first, first + len(found)))
    return tuple(found)


class On:
    """When an entry works.

    The first seven are the timing classes of section 6.3, with `whose`: on a Hero or Antihero card
    they say when it may be played; on a card in play with a cost, when it may be used. Without a
    cost, and for all that follow, the entry works by itself.
    """

    BEFORE: Final = 0  # declared, not yet cast
    FACING: Final = 1  # cast, success not yet compared
    AFTER: Final = 2  # the outcome is known
    TRAIT: Final = 3  # another player has declared a trait
    OWN_TURN: Final = 4
    RESPONSE: Final = 5  # a Hero or Antihero card waits on the stack
    ANY: Final = 6
    STATIC: Final = 7  # as long as the card is in play
    REVEAL: Final = 8  # this card has been turned up in a row
    TURN_START: Final = 9
    TURN_END: Final = 10
    GAIN_CARD: Final = 11  # a story card or an Ally has come to the player, rewards done
    CARD_PLAYED: Final = 12  # a Hero or Antihero card has been played
    CARD_DRAWN: Final = 13
    TRACK_MOVED: Final = 14  # once for each step
    XP_GAINED: Final = 15
    XP_SPENT: Final = 16
    JOURNEY: Final = 17
    ACT_REVEALED: Final = 18
    ALLY_REVEALED: Final = 19
    ADVERSARY_REVEALED: Final = 20
    ALLY_SACRIFICED: Final = 21
    GAME_END: Final = 22  # a scoring clause


class Whose:
    OWN: Final = 0
    OTHER: Final = 1
    ANY: Final = 2


class If:
    """The conditions."""

    OUTCOME: Final = 0  # "success" or "failure"
    MARGIN: Final = 1  # { min, max }
    ABILITY: Final = 2  # the challenge lists one of these
    RUNES: Final = 3  # { kind, face, min }: at least that many of the runes now shown
    CARD: Final = 4  # { type, act, plus, tone, ally }: the card concerned
    LEVEL: Final = 5  # { min, max }
    COUNT: Final = 6  # { what, min, max }
    DIRECTION: Final = 7  # "virtue" or "corruption"
    NOT: Final = 8  # none of a table of conditions, all of which would have to hold
    EITHER: Final = 9  # one of a list of tables of conditions


class Track:
    VIRTUE: Final = 0
    CORRUPTION: Final = 1


# What `count` and `per` can count: first `ability:x`, then `icon:x`, then the words of `Counted`.
FIRST_ICON: Final = 6
FIRST_COUNTED: Final = 12


class Counted:
    ICON_KINDS: Final = 12
    ABILITY_KINDS: Final = 13
    STORY_TRIUMPH: Final = 14
    STORY_TRAGEDY: Final = 15
    XP: Final = 16
    HAND: Final = 17
    ALLIES: Final = 18
    ADVERSARIES: Final = 19
    TRAITS: Final = 20
    CHALLENGES: Final = 21
    PLAYED: Final = 22
    PLAYED_HERO: Final = 23
    PLAYED_ANTIHERO: Final = 24
    ADVERSARY_XP: Final = 25
    CARDS: Final = 26
    STAGE: Final = 27


class RuneKind:
    CORE: Final = 0
    DARK: Final = 1
    ABILITY: Final = 2
    ANY: Final = 3


class Face:
    TWO: Final = 0
    ONE: Final = 1
    ZERO: Final = 2
    DRAW: Final = 3
    CORRUPT: Final = 4
    ANY: Final = 5


class Do:
    """The effects: `effects/` has a class for each of them."""

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


class Who:
    SELF: Final = 0
    ACTIVE: Final = 1
    OPPONENT: Final = 2
    EACH: Final = 3
    EACH_OTHER: Final = 4
    ADVERSARY: Final = 5
    SUPPLY: Final = 6


class Deck:
    """Of which deck a card is."""

    HERO: Final = 0
    ANTIHERO: Final = 1
    EITHER: Final = 2


# `add_runes`: one of the six abilities (0 to 5), a Dark rune, or a listed ability.
RUNE_DARK: Final = 6
RUNE_LISTED: Final = 7


class Price:
    JOURNEY: Final = 0
    DARK_RUNE: Final = 1
    TRAIT: Final = 2


class Allow:
    ABILITY: Final = 0
    DARK_AT_BOTTOM: Final = 1
    TRAIT_REQUIREMENT: Final = 2


class Forbid:
    HERO_CARDS: Final = 0
    ANTIHERO_CARDS: Final = 1
    ALLY_POWERS: Final = 2
    RUNE_DRAWS: Final = 3
    DARK_RUNES: Final = 4
    ABILITY_RUNES: Final = 5


class Until:
    CHALLENGE: Final = 0
    CAST: Final = 1
    TURN: Final = 2


class Limit:
    """How often an entry works: per turn, or per game."""

    NONE: Final = 0
    TURN: Final = 1
    GAME: Final = 2


class Tone:
    LIGHT: Final = 0
    DARK: Final = 1


EITHER_TONE: Final = -1
# Bounds that a condition does not set.
NO_LOW: Final = -99
NO_HIGH: Final = 99

ON: Final = words(On)
WHOSE: Final = words(Whose)
CONDITIONS: Final = words(If)
QUANTITIES: Final = words(Counted, FIRST_COUNTED)
RUNE_KINDS: Final = words(RuneKind)
FACES: Final = words(Face)
EFFECTS: Final = words(Do)
WHO: Final = words(Who)
DRAW_FROM: Final = words(Deck)
COSTS: Final = words(Price)
ALLOWED: Final = words(Allow)
FORBIDDEN: Final = words(Forbid)
UNTIL: Final = words(Until)
LIMITS: Final = words(Limit)
