"""Dealing cards that a viewer cannot see, every way that fits being equally likely.

Unseen cards go to places. Of each place it is known which kinds of cards it admits: of a hand that
has shown not to have a suit, all others. Places that admit the same kinds form a group. How many
cards of each kind a group gets is drawn by counting the ways to serve all groups behind it, so no
draw is ever taken back.
"""

from typing import Final

from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng

# A card has one of four kinds, usually its suit.
KINDS: Final = 4
ALL_KINDS: Final = 15
MOST_CARDS: Final = 64

FACTORIAL: Final[list[float]] = [1.0]
for _n in range(1, MOST_CARDS + 1):
    FACTORIAL.append(FACTORIAL[_n - 1] * float(_n))


class Group:
    """Places that admit the same kinds."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds
        self.places: list[int] = []


class Unseen:
    """Cards and places for them, ready to be dealt again and again.

    Add all cards and all places first; there have to be as many of the one as of the other.
    """

    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.cards: list[list[int]] = [[] for _ in range(KINDS)]
        self._ways: dict[tuple[int, int, int, int, int], float] = {}
        self._sorted = False

    def add_card(self, card: int, kind: i64) -> None:
        self.cards[kind].append(card)

    def add_places(self, kinds: i64, place: int, number: i64 = 1) -> None:
        """So many cards for `place`, of these kinds. A place is any number."""
        for _ in range(number):
            self._group(kinds).places.append(place)

    def _group(self, kinds: i64) -> Group:
        for group in self.groups:
            if group.kinds == kinds:
                return group
        group = Group(kinds)
        self.groups.append(group)
        return group

    def worlds(self) -> float:
        """How many deals differ in what lies in some place, whatever its order there."""
        self._sort()
        if not self.groups:
            return 1.0
        worlds = self._count(0, [len(cards) for cards in self.cards])
        for group in self.groups:
            for place in set(group.places):
                worlds /= FACTORIAL[group.places.count(place)]
        return worlds

    def deal(self, rng: Rng) -> list[tuple[int, int]]:
        """Each card with its place, as (place, card)."""
        self._sort()
        cards = [kind[:] for kind in self.cards]
        for cards_of_kind in cards:
            rng.shuffle(cards_of_kind)
        left = [len(kind) for kind in cards]
        dealt: list[tuple[int, int]] = []
        for at in range(len(self.groups)):
            group = self.groups[at]
            counts = self._counts(at, left, rng)
            drawn: list[int] = []
            for kind in range(KINDS):
                left[kind] -= counts[kind]
                for _ in range(counts[kind]):
                    drawn.append(cards[kind].pop())
            rng.shuffle(drawn)
            for i in range(len(drawn)):
                dealt.append((group.places[i], drawn[i]))
        return dealt

    def _sort(self) -> None:
        """The least choice first: the last group takes what is left."""
        if not self._sorted:
            self.groups.sort(key=_freedom)
            self._sorted = True

    def _counts(self, at: int, left: list[int], rng: Rng) -> list[int]:
        """How many cards of each kind the group gets, by the number of ways to do so."""
        if at == len(self.groups) - 1:
            return left[:]
        choices = self._choices(at, left)
        weights: list[float] = []
        whole = 0.0
        for choice in choices:
            weight = self._weight(at, left, choice)
            weights.append(weight)
            whole += weight
        point = rng.random() * whole
        best = len(choices) - 1
        for i in range(len(choices)):
            point -= weights[i]
            if point < 0.0 and weights[i] > 0.0:
                best = i
                break
        while weights[best] == 0.0:
            best -= 1
        return choices[best]

    def _choices(self, at: int, left: list[int]) -> list[list[int]]:
        """Every number of cards of each kind that fills the group."""
        kinds = self.groups[at].kinds
        size = len(self.groups[at].places)
        most = [left[kind] if kinds >> kind & 1 else 0 for kind in range(KINDS)]
        choices: list[list[int]] = []
        for one in range(min(most[0], size) + 1):
            for two in range(min(most[1], size - one) + 1):
                for three in range(min(most[2], size - one - two) + 1):
                    four = size - one - two - three
                    if four <= most[3]:
                        choices.append([one, two, three, four])
        return choices

    def _weight(self, at: int, left: list[int], choice: list[int]) -> float:
        """The ways to choose these cards, times the ways to deal the rest."""
        ways = 1.0
        rest = left[:]
        for kind in range(KINDS):
            n, k = left[kind], choice[kind]
            ways *= FACTORIAL[n] / (FACTORIAL[k] * FACTORIAL[n - k])
            rest[kind] -= k
        # The places of the group are told apart: any order of the cards.
        return ways * FACTORIAL[len(self.groups[at].places)] * self._count(at + 1, rest)

    def _count(self, at: int, left: list[int]) -> float:
        """The ways to deal these cards to the groups from `at` on."""
        group = self.groups[at]
        if at == len(self.groups) - 1:
            for kind in range(KINDS):
                if left[kind] and not group.kinds >> kind & 1:
                    return 0.0
            return FACTORIAL[len(group.places)]
        key = (at, left[0], left[1], left[2], left[3])
        if key in self._ways:
            return self._ways[key]
        total = 0.0
        for choice in self._choices(at, left):
            total += self._weight(at, left, choice)
        self._ways[key] = total
        return total


def _freedom(group: Group) -> tuple[int, int]:
    """Few kinds first; of equals, the smaller group."""
    return bin(group.kinds).count("1"), len(group.places)
