"""[scoring], [honours-scoring] What spoils are worth; the end of a round and of the game."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import events, pieces
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
        generals = spoils >> pieces.GENERALS & 7
        if generals:
            points += STARS[generals] + NUMBER[generals] * pieces.regiment(spoils)
        spoils >>= pieces.RANKS
    return points


def honours_of(state: HonorState, seats: tuple[int, ...]) -> i64:
    """[honours-scoring] The honours of these seats together: bits at colour * 3 + instrument."""
    spoils: i64 = 0
    for seat in seats:
        spoils |= state.spoils[seat]
    held: i64 = 0
    for at in range(4):
        held |= (spoils >> (at * pieces.RANKS) & 7) << (at * pieces.HONOURS)
    return held


def _combinations(different: bool) -> list[tuple[int, str, int]]:
    """Honours that pay together: their bits, the name of the combination, and its points. With
    `different`, mixed honours are of three different colours."""
    same: list[tuple[int, str]] = []
    other: list[tuple[int, str]] = []
    for size in (4, 3, 2):
        for cards in combinations(range(4 * pieces.HONOURS), size):
            mask = sum([1 << card for card in cards])
            kinds = len({card % pieces.HONOURS for card in cards})
            colours = len({card // pieces.HONOURS for card in cards})
            if kinds == 1:
                same.append((mask, pieces.SAME[size - 2]))
            elif kinds == size == 3 and (colours != 2 or not different):
                other.append((mask, "regiment" if colours == 1 else "mixed"))
    return [(mask, name, pieces.WORTH[name]) for mask, name in same + other]


SETS_BY_RULING: Final = (_combinations(False), _combinations(True))


@cache
def best_honours(held: int, different: bool) -> tuple[int, tuple[str, ...]]:
    """[honours-scoring] What honours pay at best, and the combinations that pay it."""
    if held == 0:
        return 0, ()
    # The lowest card stays alone, or pays in one of its combinations.
    lowest = held & -held
    best = best_honours(held - lowest, different)
    for cards, name, points in SETS_BY_RULING[different]:
        if cards & lowest and cards & held == cards:
            rest, names = best_honours(held - cards, different)
            if points + rest > best[0]:
                best = points + rest, (name, *names)
    return best


def counted(state: HonorState) -> tuple[int, ...]:
    """[scoring], [honours-scoring] What the spoils pay, as `history` keeps it."""
    points = [int(regiment_points(state.spoils[seat])) for seat in range(pieces.SEATS)]
    bonus = [0] * pieces.SEATS
    if state.rules.advanced:
        for side in state.rules.sides:
            bonus[side[0]] = best_honours(honours_of(state, side), state.rules.different)[0]
    return (*points, *bonus)


class Scoring(Step["HonorState"]):
    """[reserve] Everybody's last card joins their spoils, and all is counted; nobody is asked."""

    def enter(self, state: HonorState) -> None:
        if state.events is not None:
            state.happened(events.round_end(round=state.round))
            for seat, card in enumerate(state.hand):
                state.happened(events.reserve(seat=seat, card=card.bit_length() - 1))
        for seat in range(pieces.SEATS):
            state.spoils[seat] |= state.hand[seat]
            state.seen |= state.hand[seat]
            state.hand[seat] = 0
        state.voids = 0
        state.voids_before = 0
        state.general = 0
        state.history = (*state.history, counted(state))
        if state.events is not None:
            _tell_scores(state)
        if state.round < state.rules.rounds:
            next_starter(state)
        else:
            state.wait(DONE)


def _tell_scores(state: HonorState) -> None:
    row = state.history[len(state.history) - 1]
    for seat in range(pieces.SEATS):
        for colour in range(4):
            ranks = state.spoils[seat] >> (colour * pieces.RANKS) & 0x1FFF
            generals = ranks >> pieces.GENERALS
            if generals:
                score = events.colour_score(
                    seat=seat,
                    colour=colour,
                    stars=STARS[generals],
                    count=pieces.regiment(ranks),
                    generals=NUMBER[generals],
                    points=regiment_points(ranks),
                )
                state.happened(score)
        state.happened(events.score(seat=seat, points=row[seat]))
    totals = state.scores
    for side in state.rules.sides:
        bonus = row[pieces.SEATS + side[0]]
        if bonus:
            _, sets = best_honours(honours_of(state, side), state.rules.different)
            state.happened(events.honours(seats=side, sets=sets, points=bonus))
        points = sum([row[seat] for seat in side]) + bonus
        state.happened(events.total(seats=side, points=points, total=totals[side[0]]))


class Done(LastStep["HonorState"]):
    """[winning]"""

    def enter(self, state: HonorState) -> None:
        self.ask(state)
        if state.events is not None:
            winners = state.winners
            how = "points" if len(winners) == len(state.rules.sides[0]) else "shared"
            points = max(state.scores)
            state.happened(events.game_over(seats=winners, points=points, how=how))


SCORE: Final = Scoring("score", "", "scoring")
DONE: Final = Done("done", "", "winning")
