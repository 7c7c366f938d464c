"""[scoring], [honours-scoring] What spoils are worth; the end of a round and of the game."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import events
from kachidoki.games.honor.pieces import (
    ALL_FOUR,
    COLOURS,
    GENERALS,
    HONOURS,
    MIXED,
    PAIR,
    RANKS,
    REGIMENT,
    SEATS,
    SETS,
    TRIPLE,
    count,
    named,
)
from kachidoki.games.honor.steps.setup import next_starter
from kachidoki.kernel.native import i64
from kachidoki.kernel.step import LastStep, Step

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState

# By a set of the three generals, as bits: their stars, and how many they are.
STARS: Final[list[int]] = [0, 1, 2, 3, 3, 4, 5, 6]
NUMBER: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3]


def regiment_points(spoils: i64) -> i64:
    """[scoring] Stars, and for each regiment card as many points as one has generals of it."""
    points: i64 = 0
    while spoils:
        generals = spoils >> GENERALS & 7
        if generals:
            points += STARS[generals] + NUMBER[generals] * count(spoils >> HONOURS & 0x7F)
        spoils >>= RANKS
    return points


def honours_of(state: HonorState, seats: tuple[int, ...]) -> i64:
    """[honours-scoring] The honours of these seats together: bits at colour * 3 + instrument."""
    held: i64 = 0
    for seat in seats:
        spoils: i64 = state.spoils[seat]
        colour: i64 = 0
        while colour < 4:
            held |= (spoils >> (colour * RANKS) & 7) << (colour * 3)
            colour += 1
    return held


class Combination:
    """Some honours that pay together."""

    def __init__(self, cards: list[int], name: str, points: int) -> None:
        self.cards = sum([1 << card for card in cards])
        self.name = name
        self.points = points


def _combinations(different: bool) -> list[Combination]:
    """Every combination; with `different`, mixed honours are of three different colours."""
    made: list[Combination] = []
    for kind in range(HONOURS):
        for size, name, points in (
            (4, SETS[4], ALL_FOUR),
            (3, SETS[2], TRIPLE),
            (2, SETS[0], PAIR),
        ):
            for colours in combinations(range(4), size):
                cards = [colour * 3 + kind for colour in colours]
                made.append(Combination(cards, name, points))
    for colours in product(range(4), repeat=HONOURS):
        cards = [colours[kind] * 3 + kind for kind in range(HONOURS)]
        several = len(set(colours))
        if several == 1:
            made.append(Combination(cards, SETS[3], REGIMENT))
        elif several == 3 or not different:
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
        first = (held & -held).bit_length() - 1
        # The lowest card stays alone, or pays in one of its combinations.
        most = self.points(held & (held - 1))
        for one in self._by_lowest[first]:
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


def counted(state: HonorState) -> tuple[int, ...]:
    """[scoring], [honours-scoring] What the spoils pay, as `history` keeps it."""
    points = [int(regiment_points(state.spoils[seat])) for seat in range(SEATS)]
    bonus = [0] * SEATS
    if state.rules.advanced:
        best = honours(state.rules.different)
        for side in state.rules.sides:
            bonus[side[0]] = best.points(honours_of(state, side))
    return (*points, *bonus)


class Scoring(Step["HonorState"]):
    """[reserve] Everybody's last card joins their spoils, and all is counted; nobody is asked."""

    def enter(self, state: HonorState) -> None:
        if state.events is not None:
            self._tell_reserves(state)
        for seat in range(SEATS):
            state.spoils[seat] |= state.hand[seat]
            state.seen |= state.hand[seat]
            state.hand[seat] = 0
        state.voids = 0
        state.voids_before = 0
        state.general = 0
        state.history = (*state.history, counted(state))
        if state.events is not None:
            self._tell_scores(state)
        if state.round < state.rules.rounds:
            next_starter(state)
        else:
            state.back()

    def _tell_reserves(self, state: HonorState) -> None:
        state.happened(events.RoundEnd(round=state.round))
        for seat in range(SEATS):
            card = int(state.hand[seat]).bit_length() - 1
            state.happened(events.Reserve(seat=seat, **named(card)))

    def _tell_scores(self, state: HonorState) -> None:
        row = state.history[len(state.history) - 1]
        for seat in range(SEATS):
            for colour in range(4):
                self._tell_colour(state, seat, colour)
            state.happened(events.Score(seat=seat, points=row[seat]))
        totals = state.scores
        for side in state.rules.sides:
            bonus = row[SEATS + side[0]]
            if bonus:
                sets = honours(state.rules.different).sets(honours_of(state, side))
                state.happened(events.Honours(seats=side, sets=tuple(sets), points=bonus))
            points = sum([row[seat] for seat in side]) + bonus
            state.happened(events.Total(seats=side, points=points, total=totals[side[0]]))

    def _tell_colour(self, state: HonorState, seat: int, colour: int) -> None:
        ranks = state.spoils[seat] >> (colour * RANKS) & 0x1FFF
        generals = ranks >> GENERALS
        if generals:
            state.happened(
                events.ColourScore(
                    seat=seat,
                    colour=COLOURS[colour],
                    stars=STARS[generals],
                    count=count(ranks >> HONOURS & 0x7F),
                    generals=NUMBER[generals],
                    points=regiment_points(ranks),
                )
            )


class Done(LastStep["HonorState"]):
    """[winning]"""

    def enter(self, state: HonorState) -> None:
        self.ask(state)
        if state.events is not None:
            winners = state.winners
            how = "points" if len(winners) == len(state.rules.sides[0]) else "shared"
            points = max(state.scores)
            state.happened(events.GameOver(seats=winners, points=points, how=how))


SCORING: Final = Scoring("scoring", "", "scoring")
DONE: Final = Done("done", "", "winning")
