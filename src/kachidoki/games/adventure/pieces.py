"""The numbers and names of Call to Adventure: abilities, icons, runes, the track, the windows."""

from typing import Final

RULES_VERSION: Final = 2


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# [runes]
ABILITIES: Final = words("strength dexterity constitution intelligence wisdom charisma")
ICONS: Final = words("divinity justice nature arcana royalty infamy")
KINDS_OF_ICON: Final = 6
# What a story holds, in this order: abilities, story icons, Triumph, Tragedy.
TRIUMPH: Final = 12
TRAGEDY: Final = 13
TALLY: Final = 14

# The kinds of cards, in the order of their numbers within a set.
CARD_KINDS: Final = words(
    "origin motivation destiny trait challenge ally adversary hero antihero quest rise victory"
)
ORIGIN: Final = 0
MOTIVATION: Final = 1
DESTINY: Final = 2
TRAIT: Final = 3
CHALLENGE: Final = 4
ALLY: Final = 5
ADVERSARY: Final = 6
HERO: Final = 7
ANTIHERO: Final = 8
QUEST: Final = 9
RISE: Final = 10
VICTORY: Final = 11

# The decks that are drawn from while a game runs.
DECKS: Final = words("act-1 act-2 act-3 hero antihero adversary")
HERO_DECK: Final = 3
ANTIHERO_DECK: Final = 4
SPECIAL_DECK: Final = 5
# How many cards from the top of a deck a card may let somebody look at.
MOST_LOOKED_AT: Final = 6

# Entries of a card, in the numbers of powers: card * MOST_ENTRIES + entry.
MOST_ENTRIES: Final = 8

# A pile of one card, by its number: piles grow card by card, all the time.
ALONE: Final[list[bytes]] = [bytes([number]) for number in range(256)]

ACTS: Final = 3
WIDEST_ROW: Final = 5
SLOTS: Final = ACTS * WIDEST_ROW
# Where the Adversary of a solo or co-op game is attempted, and who it is among the seats.
AT_ADVERSARY: Final = SLOTS
FOE: Final = 7
COLUMN: Final = 3
WHOLE_STORY: Final = 9
MOST_PLAYERS: Final = 4

START_LEVEL: Final = 3
LEVELS: Final = 7
START_XP: Final = 3

# [runes] Stones 0-2 are core, 3-5 Dark, and 6 + 3k, 7 + 3k, 8 + 3k belong to ability k, the last
# of them special. Face 0 is the high one.
STONES: Final = 24
CORE: Final = 0b111
CORE_CARD: Final = 2
DARK: Final = 3
DARK_STONES: Final = 3
# Of each other kind there are three stones; no ability counts for more.
MOST_RUNES: Final = 3
# [dark], [journey] What they cost in Experience before cards change it.
DARK_COST: Final = 1
JOURNEY_COST: Final = 1
DARK_MASK: Final = 0b111000
FIRST_ABILITY_STONE: Final = 6
VALUE_0: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2) + (2, 2, 2) * 6
VALUE_1: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1) + (1, 1, 0) * 6
STONE_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{kind}-{number}" for kind in ("core", "dark", *ABILITIES) for number in (1, 2, 3)]
)
# The bonus on the low face of a special rune, by ability: experience, a Hero or an Antihero card.
BONUS_XP: Final = 0
BONUS_HERO: Final = 1
BONUS_ANTIHERO: Final = 2
SPECIAL_BONUS: Final[tuple[int, ...]] = (
    *(BONUS_XP, BONUS_ANTIHERO, BONUS_XP),
    *(BONUS_HERO, BONUS_HERO, BONUS_ANTIHERO),
)

SPECIAL_MASK: Final = 0b100100100100100100 << 6

# [sets] Points by the number of story icons of one kind; more than four pay like four.
SET_POINTS: Final[tuple[int, ...]] = (0, 0, 2, 4, 8)

# [reactions] When seats are asked. MAIN and PREP ask the active player alone.
WINDOWS: Final = words("main prep turn-start trait before facing outcome turn-end")
W_MAIN: Final = 0
W_PREP: Final = 1
W_TURN_START: Final = 2
W_TRAIT: Final = 3
W_BEFORE: Final = 4
W_FACING: Final = 5
W_OUTCOME: Final = 6
W_TURN_END: Final = 7

NO_OUTCOME: Final = 0
SUCCESS: Final = 1
FAILURE: Final = 2

# What is printed on boards and in the rulebook, for those who draw them.
NUMBERS: Final = {
    "sets": {str(icons): points for icons, points in enumerate(SET_POINTS)},
    "story": {"column": COLUMN, "whole": WHOLE_STORY},
    "cost": {"dark": DARK_COST, "journey": JOURNEY_COST},
    "level": {"start": START_LEVEL},
}

# The rulebook in our words: every question, move and refusal cites one of these.
SECTIONS: Final = words(
    "goal components setup characters first-game turn journey free-discard trait challenge "
    "prepare dark runes cast outcome rewards refill track cards timing reactions stack retry "
    "abilities allies adversaries acts end scoring sets ties solo special-deck losing "
    "final-turn coop tale card-sets"
)

# Where a game stands.
SETTING_UP: Final = 0
CHOOSING: Final = 1
PLAYING: Final = 2
OVER_NOW: Final = 3
PHASES: Final[tuple[str, ...]] = ("setup", "choosing", "play", "over")

# How a game ended.
ENDINGS: Final[tuple[str, ...]] = ("", "story", "stalled", "beaten", "target", "failed")
BY_STORY: Final = 1
BY_STALL: Final = 2
BY_VICTORY: Final = 3
BY_TARGET: Final = 4
BY_FAILURE: Final = 5

# Price changes of a turn, by `cards.COSTS`, as long as there are none.
NO_PRICES: Final[tuple[int, ...]] = (0, 0, 0)
