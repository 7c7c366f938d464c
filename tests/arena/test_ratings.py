"""Ratings: they find the strengths that made the results, and know how sure they are."""

import random

import pytest

from kachidoki.arena.match import wilson
from kachidoki.arena.outcome import interval
from kachidoki.arena.ratings import SCALE, Pairing, expected, rate

ROUND_ROBIN = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
LADDER = [(0, 1), (1, 2), (2, 3)]
ALONE_AMONG_OTHERS = [(0, 1, 1, 1), (1, 0, 0, 0), (1, 2, 2, 2), (2, 1, 1, 1)]
AGAINST_THE_GAME = [(1, 0), (2, 0), (3, 0)]


def played(truth, sides, deals, luck):
    """The results of players whose ratings are known, two games a deal."""
    chances = expected([rating / SCALE for rating in truth], sides)
    rows = []
    for _ in range(deals):
        wins = [0.0] * len(sides)
        for _ in range(2):
            wins[luck.choices(range(len(sides)), chances)[0]] += 1
        rows.append((2, tuple(wins)))
    return Pairing(tuple(sides), tuple(rows))


@pytest.mark.parametrize(
    ("truth", "pairings"),
    [
        ((0, 100, 300, -200), ROUND_ROBIN),
        ((0, 150, 300, 450), LADDER),
        ((0, 100, 300), ALONE_AMONG_OTHERS),
        ((0, -300, 50, 250), AGAINST_THE_GAME),
    ],
)
def test_ratings_find_known_strengths_with_intervals_that_cover_them(truth, pairings):
    luck = random.Random(5)
    covered, gaps, total = 0, [0.0] * len(truth), 0
    for _ in range(80):
        found = rate(len(truth), [played(truth, sides, 60, luck) for sides in pairings])
        for at in range(1, len(truth)):
            gap, low, high = found.gap(at, 0)
            assert low < gap < high
            covered += low <= truth[at] <= high
            gaps[at] += gap / 80
            total += 1
    # 95 of 100 are promised; by luck it may be some more or fewer.
    assert 0.91 <= covered / total <= 0.99
    assert gaps == pytest.approx(truth, abs=20)


def test_two_players_are_as_far_apart_as_their_wins_say():
    """With one win more for each: 91 to 11 are 367 points."""
    found = rate(
        2, [Pairing((0, 1), tuple((1, (1.0, 0.0) if n < 90 else (0.0, 1.0)) for n in range(100)))]
    )
    assert found.gap(0, 1)[0] == pytest.approx(367.1, abs=0.1)
    assert found.gap(1, 0)[0] == pytest.approx(-367.1, abs=0.1)
    assert found.gap(1, 1) == pytest.approx((0, 0, 0))


def test_shared_wins_are_equal_parts():
    ties = rate(2, [Pairing((0, 1), ((2, (1.0, 1.0)),) * 50)])
    assert ties.gap(0, 1)[0] == pytest.approx(0)


def test_who_wins_everything_has_a_wide_interval_and_not_an_endless_one():
    gap, low, high = rate(2, [Pairing((0, 1), ((2, (2.0, 0.0)),) * 100)]).gap(0, 1)
    assert 700 < gap < 1000
    assert low > 400
    assert high - low > 400


def test_games_that_share_their_luck_count_for_less():
    """Where a deal decides all of its games, four of them are worth one."""
    luck = random.Random(1)
    results = [float(luck.random() < 0.5) for _ in range(100)]
    one = [(1, (won, 1 - won)) for won in results]
    four = [(4, (4 * won, 4 - 4 * won)) for won in results]
    widths = []
    for deals in (one, four):
        _, low, high = rate(2, [Pairing((0, 1), tuple(deals))]).gap(0, 1)
        widths.append(high - low)
    assert widths[0] == pytest.approx(widths[1], rel=0.05)
    # The same for a rate of wins.
    plain, shared = (interval([(n, wins[0]) for n, wins in deals]) for deals in (one, four))
    assert shared == pytest.approx(plain, abs=0.02)


def test_a_rate_has_wilsons_interval_where_deals_differ_by_chance_alone():
    luck = random.Random(3)
    deals = [(2, float((luck.random() < 0.7) + (luck.random() < 0.7))) for _ in range(500)]
    rate_, low, high = interval(deals)
    won = sum(wins for _, wins in deals)
    assert rate_ == won / 1000
    assert (low, high) == pytest.approx(wilson(won, 1000), abs=0.01)
    assert interval([]) == (0.0, 0.0, 1.0)
    # That luck cancels within a deal makes nobody surer than Wilson.
    assert interval([(2, 1.0)] * 50)[1:] == wilson(50, 100)
