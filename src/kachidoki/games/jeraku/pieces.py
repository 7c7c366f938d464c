"""The pieces of Jeraku, the road to Kyoto and the numbers of its rules."""

from typing import Final

from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source

# Grows when the same moves no longer mean the same game.
RULES_VERSION: Final = 1

# [cards] A card is suit * 7 + value; value 0 is the Ninja. A set of cards is a mask.
SUITS: Final[tuple[str, ...]] = ("red", "yellow", "blue")
VALUES: Final = 7
CARDS: Final = 21
ALL_CARDS: Final = (1 << CARDS) - 1
NINJAS: Final = 1 | 1 << VALUES | 1 << 2 * VALUES
NINJA: Final = 0
SIX: Final = 6
VALUE_NAMES: Final[tuple[str, ...]] = ("ninja", "1", "2", "3", "4", "5", "6")
CARD_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{suit} {value}" for suit in SUITS for value in VALUE_NAMES]
)
SUIT_OF: Final[list[int]] = [card // VALUES for card in range(CARDS)]
VALUE_OF: Final[list[int]] = [card % VALUES for card in range(CARDS)]
SUIT_NAME: Final = [SUITS[suit] for suit in SUIT_OF]
VALUE_NAME: Final = [VALUE_NAMES[value] for value in VALUE_OF]

# [map] A line without a way round: Kyoto is 0. "in" is towards Kyoto, "out" away from it.
REGIONS: Final = 7
KYOTO: Final = 0
REGION_NAMES: Final[tuple[str, ...]] = ("kyoto", "1", "2", "3", "4", "5", "6")
WAYS: Final[tuple[str, ...]] = ("in", "out")

# A clan holds pieces and points; who decides for it depends on the mode.
CLANS: Final[tuple[str, ...]] = ("red", "yellow", "blue", "green", "black")
BLUE: Final = 2
GREEN: Final = 3
SAMURAI: Final = 10  # of each clan
DAIMYO_INFLUENCE: Final = 2
DAIMYO_CARDS: Final = 6

# [deploy], [actions] What a card can do.
DEPLOYED: Final = 3
DAIMYO_COST: Final = 2
COST: Final = 1  # of any other action

# [kachidoki] What the region of the winning Daimyo pays to the first three.
CRY: Final[list[int]] = [3, 2, 1]
PLACES_PAID: Final = 3
ROUNDS: Final = 3
# The last field of the score track. [duo] With so many points the game ends early.
TRACK: Final = 50
ENOUGH: Final = TRACK

# [neutral] Where the neutral side begins.
NEUTRAL_DAIMYO: Final = 6
NEUTRAL_SAMURAI: Final[tuple[int, ...]] = (0, 2, 2, 2, 2, 2, 0)

# [solo] Cards of a skirmish that lie open, and skirmishes in a round.
OPEN_CARDS: Final = 2
SOLO_SKIRMISHES: Final = 6

# What is printed on the board and in the rules, for those who draw them.
NUMBERS: Final = {
    "cost": {"daimyo": DAIMYO_COST, "samurai": COST, "remove": COST},
    "track": {"last": TRACK},
    "neutral": dict(zip(REGION_NAMES, NEUTRAL_SAMURAI, strict=True)),
    "neutral-daimyo": {"round-1": NEUTRAL_DAIMYO},
}

# The sections of the rules, which questions, moves and refusals cite.
SECTIONS: Final[tuple[str, ...]] = (
    *("map", "cards", "setup", "rounds", "recruitment", "skirmish", "ninja", "deploy", "actions"),
    *("removal", "winner", "kachidoki", "ranks", "prestige", "points", "winning", "five", "duo"),
    *("armies", "armies-draft", "armies-skirmish", "armies-winning", "armies-team", "team"),
    *("neutral", "neutral-recruitment", "neutral-samurai", "solo", "solo-card", "solo-samurai"),
    *("solo-daimyo", "solo-third-round", "solo-protection", "solo-winning", "solo-expert"),
)

# [solo] How far an enemy card has been resolved; "arrive" also where none is.
STAGES: Final[tuple[str, ...]] = ("arrive", "strike", "hold", "enter", "end")


def bit(number: i64) -> i64:
    """A card, a suit or a clan as a mask."""
    # A function of its own: the compiler takes a number that is shifted on the spot for 32 bits.
    return _shifted(1, number)


def _shifted(bits: i64, by: i64) -> i64:
    return bits << by


def suit_cards(suit: i64) -> i64:
    """All cards of a suit, its Ninja included."""
    return _shifted(0x7F, suit * VALUES)


def count(bits: i64) -> i64:
    """How many bits are set, of up to 57: added up in pairs, in fours, in eights."""
    bits -= bits >> 1 & 0x155555555555555
    bits = (bits & 0x133333333333333) + (bits >> 2 & 0x133333333333333)
    return (bits + (bits >> 4) & 0x10F0F0F0F0F0F0F) % 255


def card_values(card: i64) -> dict[str, str]:
    """The values of a move or a refusal that say which card it is."""
    return {"suit": SUIT_NAME[card], "value": VALUE_NAME[card]}


def first(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    return count((bits & -bits) - 1)


def one_of(bits: i64, rng: Source) -> i64:
    """The number of one of the bits that are set, each as likely as the others."""
    number: i64 = rng.below(count(bits))
    while number:
        bits &= bits - 1
        number -= 1
    return first(bits)


def mask_of(cards: list[int]) -> i64:
    """Cards as a mask."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def cards_in(mask: i64) -> list[int]:
    """The cards of a mask, in order."""
    return [card for card in range(CARDS) if mask >> card & 1]


def card_names(mask: i64) -> tuple[str, ...]:
    """The names of the cards of a mask, in order."""
    return tuple([CARD_NAMES[card] for card in cards_in(mask)])
