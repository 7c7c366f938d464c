"""Dealing what a viewer of Victory & Honor cannot see, every way that fits being equally likely.

Unseen cards lie in other hands and face down in front of others. A hand has none of the colours
that its owner has shown not to have, and a face-down card is of a colour that it can be. Places
that admit the same colours form a group; how many cards of each colour a group gets is drawn by
counting the ways for all the groups behind it, so no draw is ever taken back. Only the rule of the
new deal, if the table has it, is met by drawing again: it forbids few deals.

The captured cards of others were seen, but whose they are is nobody's business any more: they are
dealt to the others by number. Between rounds nothing is hidden: everything has been counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.honor.pieces import (
    ALL_COLOURS,
    ANY_GENERAL,
    CARDS,
    CELLS,
    COLOUR_OF,
    SEATS,
    bit,
    nothing,
    shared,
)
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState
    from kachidoki.games.honor.view import HonorView

FACTORIAL: Final[list[float]] = [1.0]
for _n in range(1, CARDS + 1):
    FACTORIAL.append(FACTORIAL[_n - 1] * float(_n))


class Group:
    """Places that admit the same colours: -1 - seat is a card of a hand, else a cell."""

    def __init__(self, colours: i64) -> None:
        self.colours: i64 = colours
        self.places: list[int] = []


class Unseen:
    """All that a viewer cannot see, ready to be dealt again and again."""

    def __init__(self, view: HonorView) -> None:
        self.view = view
        me: i64 = -1 if view.seat is None else view.seat
        self.me: i64 = me
        self.groups: list[Group] = []
        # The unseen cards by colour.
        self.cards: list[list[int]] = [[], [], [], []]
        # The captured cards of others, seen but not told apart.
        self.taken: list[int] = []
        if view.scored:
            return
        known: i64 = view.hand | view.seen
        on_table: i64 = 0
        for cell in range(CELLS):
            card: i64 = view.cell[cell]
            if card >= 0:
                known |= bit(card)
                on_table |= bit(card)
            elif view.filled >> cell & 1:
                self._group(view.maybe(cell)).places.append(cell)
        for seat in range(SEATS):
            if seat != me:
                group = self._group(ALL_COLOURS - view.void(seat))
                for _ in range(view.sizes[seat]):
                    group.places.append(-1 - seat)
        for card in view.rules.deck:
            if not known >> card & 1 and not view.spoils >> card & 1:
                self.cards[COLOUR_OF[card]].append(card)
        captured: i64 = view.seen & ~(on_table | view.spoils | view.lost)
        for card in view.rules.deck:
            if captured >> card & 1:
                self.taken.append(card)
        # The least choice first: the last group takes what is left.
        self.groups.sort(key=_freedom)
        self._ways: dict[tuple[int, int, int, int, int], float] = {}

    def _group(self, colours: i64) -> Group:
        for group in self.groups:
            if group.colours == colours:
                return group
        group = Group(colours)
        self.groups.append(group)
        return group

    def deal(self, state: HonorState, rng: Rng) -> None:
        """Put every card of the round somewhere."""
        view = self.view
        state.cell = view.cell[:]
        state.hand = nothing()
        if view.scored:
            state.spoils = shared(view.scored)
            return
        state.spoils = nothing()
        if self.me >= 0:
            state.hand[self.me] = view.hand
            state.spoils[self.me] = view.spoils
        self._deal_spoils(state, rng)
        self._deal_unseen(state, rng)
        while view.rules.redeal and not self._all_had_generals(state):
            for seat in range(SEATS):
                if seat != self.me:
                    state.hand[seat] = 0
            self._deal_unseen(state, rng)

    def _deal_spoils(self, state: HonorState, rng: Rng) -> None:
        cards = self.taken[:]
        rng.shuffle(cards)
        for seat in range(SEATS):
            if seat != self.me:
                for _ in range(self.view.captured[seat]):
                    state.spoils[seat] |= bit(cards.pop())

    def _deal_unseen(self, state: HonorState, rng: Rng) -> None:
        cards = [colour[:] for colour in self.cards]
        for cards_of_colour in cards:
            rng.shuffle(cards_of_colour)
        left = [len(colour) for colour in cards]
        for at in range(len(self.groups)):
            group = self.groups[at]
            counts = self._counts(at, left, rng)
            drawn: list[int] = []
            for colour in range(4):
                left[colour] -= counts[colour]
                for _ in range(counts[colour]):
                    drawn.append(cards[colour].pop())
            rng.shuffle(drawn)
            for i in range(len(drawn)):
                place = group.places[i]
                if place < 0:
                    state.hand[-1 - place] |= bit(drawn[i])
                else:
                    state.cell[place] = drawn[i]

    def _counts(self, at: int, left: list[int], rng: Rng) -> list[int]:
        """How many cards of each colour the group gets, by the number of ways to do so."""
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
        """Every number of cards of each colour that fills the group."""
        colours = self.groups[at].colours
        size = len(self.groups[at].places)
        most = [left[colour] if colours >> colour & 1 else 0 for colour in range(4)]
        choices: list[list[int]] = []
        for red in range(min(most[0], size) + 1):
            for green in range(min(most[1], size - red) + 1):
                for yellow in range(min(most[2], size - red - green) + 1):
                    black = size - red - green - yellow
                    if black <= most[3]:
                        choices.append([red, green, yellow, black])
        return choices

    def _weight(self, at: int, left: list[int], choice: list[int]) -> float:
        """The ways to choose these cards, times the ways to deal the rest."""
        ways = 1.0
        rest = left[:]
        for colour in range(4):
            n, k = left[colour], choice[colour]
            ways *= FACTORIAL[n] / (FACTORIAL[k] * FACTORIAL[n - k])
            rest[colour] -= k
        # The places of the group are told apart: any order of the cards.
        return ways * FACTORIAL[len(self.groups[at].places)] * self._count(at + 1, rest)

    def _count(self, at: int, left: list[int]) -> float:
        """The ways to deal these cards to the groups from `at` on."""
        group = self.groups[at]
        if at == len(self.groups) - 1:
            for colour in range(4):
                if left[colour] and not group.colours >> colour & 1:
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

    def _all_had_generals(self, state: HonorState) -> bool:
        """[redeal] Whether every other hand had a general when it was dealt."""
        for seat in range(SEATS):
            if seat == self.me or self.view.general >> seat & 1:
                continue
            held: i64 = state.hand[seat]
            for place in range(3):
                card = state.cell[seat * 3 + place]
                if card >= 0:
                    held |= bit(card)
            if not held & ANY_GENERAL:
                return False
        return True


def _freedom(group: Group) -> tuple[int, int]:
    """Few colours first; of equals, the smaller group."""
    return bin(group.colours).count("1"), len(group.places)
