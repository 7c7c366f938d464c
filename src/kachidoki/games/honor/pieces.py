"""The pieces of Victory & Honor, the geometry of its table and the numbers of its rulebook."""

from collections.abc import Iterator
from typing import Final

from kachidoki.kernel.native import i64, mypyc_attr

# Grows when the same moves no longer mean the same game.
RULES_VERSION: Final = 1

SEATS: Final = 4
ROUNDS: Final = 4

# [cards] A card is colour * RANKS + rank; a set of cards is a mask with one bit for each card.
COLOURS: Final[tuple[str, ...]] = ("red", "green", "yellow", "black")
RANK_NAMES: Final[tuple[str, ...]] = (
    *("bugle", "flag", "drum"),
    *("scout", "two", "three", "artillery", "five", "six", "cavalry"),
    *("one-star", "two-star", "three-star"),
)
RANKS: Final = 13
CARDS: Final = 52
HONOURS: Final = 3  # the lowest three ranks; equal among each other
SCOUT: Final = 3
ARTILLERY: Final = 6
CAVALRY: Final = 9
GENERALS: Final = 10  # the first rank of the generals: one star, two stars, three stars
ALL_COLOURS: Final = 15

# By card: its colour and its rank, as numbers and by name.
COLOUR_OF: Final[list[int]] = [card // RANKS for card in range(CARDS)]
RANK_OF: Final[list[int]] = [card % RANKS for card in range(CARDS)]
COLOUR_NAME: Final = [COLOURS[colour] for colour in COLOUR_OF]
RANK_NAME: Final = [RANK_NAMES[rank] for rank in RANK_OF]
CARD_NAMES: Final = tuple([f"{COLOUR_NAME[card]} {RANK_NAME[card]}" for card in range(CARDS)])
ANY_GENERAL: Final = sum([1 << card for card in range(CARDS) if card % RANKS >= GENERALS])

# The short names of logs, one letter for the colour and one for the rank; and what people in a
# hurry write for the generals.
CARD_LETTERS: Final = [colour + rank for colour in "rgyk" for rank in "bfd1234567xyz"]
STARS: Final = {"x": "*", "y": "**", "z": "***"}

# The basic deck, and the deck with honours; the same as masks.
BASIC: Final[list[int]] = [card for card in range(CARDS) if card % RANKS >= HONOURS]
ADVANCED: Final[list[int]] = list(range(CARDS))
BASIC_CARDS: Final = sum([1 << card for card in BASIC])
ADVANCED_CARDS: Final = sum([1 << card for card in ADVANCED])

# [play] The three places of a battlefield. A cell is seat * 3 + place. What lies in a cell looks at
# a cell of another player: there the turn goes, and there artillery hits. What a cell looks at
# looks back, so every cell has one possible shooter.
PLACES: Final[tuple[str, ...]] = ("left", "centre", "right")
LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
CELLS: Final = 12
FACES: Final[list[int]] = [
    (seat + place + 1) % SEATS * 3 + 2 - place for seat in range(SEATS) for place in range(3)
]
# The cells of the left place, one for each seat; shifted by one and by two those of the others.
EVERY_SEAT: Final = 0x249

# [honours-scoring] What the combinations pay; two, three or four of one instrument.
WORTH: Final = {"pair": 2, "mixed": 3, "triple": 6, "regiment": 9, "all": 12}
SAME: Final[tuple[str, ...]] = ("pair", "triple", "all")

# What is printed on cards and in the rulebook, for those who draw them.
NUMBERS: Final = {
    "value": {RANK_NAMES[rank]: rank - SCOUT + 1 for rank in range(SCOUT, GENERALS)},
    "stars": {RANK_NAMES[rank]: rank - GENERALS + 1 for rank in range(GENERALS, RANKS)},
    "set": WORTH,
}

# The sections of the rulebook, which questions, moves and refusals cite.
SECTIONS: Final[tuple[str, ...]] = (
    *("cards", "setup", "start", "play", "direction", "phase-end", "lead", "sacrifice", "trump"),
    *("rout", "cavalry", "artillery", "scout", "resolution", "spoils", "centre", "reserve"),
    *("scoring", "winning", "honours", "honours-battle", "honours-scoring", "redeal"),
)


def faced(seat: i64, place: i64) -> i64:
    """The seat that a card in this place looks at."""
    return (seat + place + 1) & 3


def _shifted(bits: i64, by: i64) -> i64:
    # A function of its own: the compiler takes a number that is shifted on the spot for 32 bits.
    return bits << by


def suit(colour: i64) -> i64:
    """All cards of a colour, as a mask."""
    return _shifted(0x1FFF, colour * RANKS)


def bit(number: i64) -> i64:
    """A card, a cell or a seat as a mask."""
    return _shifted(1, number)


def regiment(ranks: i64) -> i64:
    """[scoring] How many cards from scout to cavalry are among these ranks of one colour."""
    return count(ranks >> HONOURS & 0x7F)


def lowest(bits: i64) -> int:
    """The number of the lowest of four bits: a place or a colour."""
    return 0 if bits & 1 else 1 if bits & 2 else 2 if bits & 4 else 3


def count(bits: i64) -> i64:
    """How many bits are set: added up in pairs, in fours, in eights, and then the eights.

    A loop over the bits would be shorter, but how often it runs can seldom be predicted.
    """
    bits -= bits >> 1 & 0x5555555555555
    bits = (bits & 0x3333333333333) + (bits >> 2 & 0x3333333333333)
    return (bits + (bits >> 4) & 0xF0F0F0F0F0F0F) % 255


def card_names(cards: i64) -> tuple[str, ...]:
    """The cards of a mask by name, in the order of the deck."""
    return tuple([CARD_NAMES[card] for card in range(CARDS) if cards >> card & 1])


def named(card: i64) -> dict[str, str]:
    """The values of an event, a move or a refusal that say which card it is."""
    return {"colour": COLOUR_NAME[card], "rank": RANK_NAME[card]}


@mypyc_attr(free_list_len=1, acyclic=True)
class Shares:
    """The cards of each seat, as masks. A list would do, but the compiler would box its numbers."""

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._d: i64 = d

    def __getitem__(self, seat: i64) -> i64:
        if seat < 2:
            return self._b if seat else self._a
        return self._c if seat == 2 else self._d

    def __setitem__(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self._a = cards
        elif seat == 1:
            self._b = cards
        elif seat == 2:
            self._c = cards
        else:
            self._d = cards

    def copy(self) -> "Shares":
        return Shares(self._a, self._b, self._c, self._d)

    def __iter__(self) -> Iterator[int]:
        return iter((int(self._a), int(self._b), int(self._c), int(self._d)))
