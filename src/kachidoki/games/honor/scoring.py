"""What spoils are worth in Victory & Honor: regiments by generals, honours by combinations."""

from __future__ import annotations

from typing import Final

from kachidoki.games.honor.pieces import (
    ALL_FOUR,
    GENERALS,
    HONOURS,
    MIXED,
    PAIR,
    RANKS,
    REGIMENT,
    SETS,
    TRIPLE,
    Shares,
    count,
)
from kachidoki.kernel.native import i64

# By a set of the three generals, as bits: their stars, and how many they are.
STARS: Final[list[int]] = [0, 1, 2, 3, 3, 4, 5, 6]
NUMBER: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3]


class Regiment:
    """[scoring] What one player has of one colour."""

    def __init__(self, spoils: i64, colour: i64) -> None:
        ranks = spoils >> (colour * RANKS)
        generals = ranks >> GENERALS & 7
        self.stars: i64 = STARS[generals]
        self.generals: i64 = NUMBER[generals]
        self.cards: i64 = count(ranks >> HONOURS & 0x7F)
        self.points: i64 = self.stars + self.cards * self.generals


def regiment_points(spoils: i64) -> i64:
    """[scoring] Stars, and for each regiment card as many points as one has generals of it."""
    points: i64 = 0
    while spoils:
        generals = spoils >> GENERALS & 7
        if generals:
            points += STARS[generals] + NUMBER[generals] * count(spoils >> HONOURS & 0x7F)
        spoils >>= RANKS
    return points


# [honours-scoring] The twelve honours as bits: colour * 3 + instrument.

_INSTRUMENT: Final = [sum([1 << (colour * 3 + kind) for colour in range(4)]) for kind in range(3)]


def honours_of(spoils: i64) -> i64:
    """The honours among these cards."""
    held: i64 = 0
    colour: i64 = 0
    while colour < 4:
        held |= (spoils >> (colour * RANKS) & 7) << (colour * 3)
        colour += 1
    return held


class Combination:
    """Some honours that pay together."""

    def __init__(self, cards: int, name: str, points: int) -> None:
        self.cards = cards
        self.name = name
        self.points = points


def _combinations(different: bool) -> list[Combination]:
    """Every combination; with `different`, mixed honours are of three different colours."""
    made: list[Combination] = []
    for kind in range(3):
        four = [1 << (colour * 3 + kind) for colour in range(4)]
        made.append(Combination(_INSTRUMENT[kind], SETS[4], ALL_FOUR))
        for a in range(4):
            made.append(Combination(_INSTRUMENT[kind] - four[a], SETS[2], TRIPLE))
            for b in range(a):
                made.append(Combination(four[a] + four[b], SETS[0], PAIR))
    for bugle in range(4):
        for flag in range(4):
            for drum in range(4):
                cards = (1 << bugle * 3) + (2 << flag * 3) + (4 << drum * 3)
                colours = len({bugle, flag, drum})
                if colours == 1:
                    made.append(Combination(cards, SETS[3], REGIMENT))
                elif colours == 3 or not different:
                    made.append(Combination(cards, SETS[1], MIXED))
    return made


class Honours:
    """The best way to combine any honours. Each answer is worked out once."""

    def __init__(self, different: bool) -> None:
        combinations = _combinations(different)
        # By the lowest of their cards.
        self._by_lowest: list[list[Combination]] = [
            [one for one in combinations if one.cards & -one.cards == 1 << card]
            for card in range(12)
        ]
        self._points = [-1] * 4096
        self._best: list[Combination | None] = [None] * 4096

    def points(self, held: int) -> int:
        """What `held` pays at best."""
        if held == 0:
            return 0
        known = self._points[held]
        if known >= 0:
            return known
        lowest = (held & -held).bit_length() - 1
        # The lowest card stays alone, or pays in one of its combinations.
        most = self.points(held & (held - 1))
        for one in self._by_lowest[lowest]:
            if one.cards & held == one.cards:
                points = one.points + self.points(held - one.cards)
                if points > most:
                    most = points
                    self._best[held] = one
        self._points[held] = most
        return most

    def sets(self, held: int) -> list[str]:
        """The names of the combinations that pay this."""
        names: list[str] = []
        while held:
            self.points(held)
            one = self._best[held]
            if one is None:
                held &= held - 1
            else:
                names.append(one.name)
                held -= one.cards
        return names


ANY_MIXED: Final = Honours(False)
DIFFERENT: Final = Honours(True)


def honours(different: bool) -> Honours:
    """[honours-scoring] By the ruling that the table agreed on."""
    return DIFFERENT if different else ANY_MIXED


def side_honours(spoils: Shares, seats: tuple[int, ...]) -> i64:
    """The honours that these seats hold together."""
    held: i64 = 0
    for seat in seats:
        held |= honours_of(spoils[seat])
    return held
