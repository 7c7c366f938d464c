"""Victory & Honor: reserves, regiments and generals, honours, the winner."""

import pytest

from kachidoki.games.honor.steps.rounds import best_honours, regiment_points
from tests.games.honor import reference
from tests.games.honor.states import (
    FLOW,
    HONOR,
    card,
    cards,
    deck,
    every_mode,
    finish,
    fought,
    only,
    refused,
    told,
    walk,
)

# Bob wins all three places with the sixes and gets no general: nobody scores but by `spoils`.
QUIET = "r5 r2 k5 r3 k6 y5 r6 k3 y2 y3 y6 k2"
RESERVES = "r7 k7 y7 r4"


def ended(mode, spoils, reserves=RESERVES, **more):
    """A round that ends with these spoils, and the events of its last phase."""
    return fought(mode, FLOW, QUIET, reserves, spoils=spoils, **more)


def scored(mode, spoils, **more):
    """The points of each seat for regiments, by the events."""
    _, events = ended(mode, spoils, **more)
    return [one["points"] for one in told(events, "score")]


def sets_of(mode, spoils, mixed="any"):
    """What was said of honours: seats, sets, points."""
    _, events = ended(mode, spoils, options={"mixed": mixed})
    return [(one["seats"], sorted(one["sets"]), one["points"]) for one in told(events, "honours")]


# Regiments.


@every_mode
def test_scoring_vt05_v25_the_example_of_the_rulebook(mode):
    """VT5, V25: 3 + 1 for the generals, two generals times four cards: 12."""
    state, events = ended(mode, {0: "g*** g* g2 g3 g5 g6"})
    assert only(events, "colour-score") == {
        "seat": 0,
        "colour": "green",
        "stars": 4,
        "count": 4,
        "generals": 2,
        "points": 12,
    }
    assert [one["points"] for one in told(events, "score")] == [12, 0, 0, 0]
    assert state.scores[0] == 12


@pytest.mark.parametrize(
    ("spoils", "points"),
    [
        ("g1 g2 g3 g4 g5", 0),
        ("g1 g2 g3 g4 g5 g6 g7 g* g** g***", 27),
        ("g** g1 g2 g3", 5),
        ("g***", 3),
        ("g* g** g***", 6),
        ("g* y1 y4 r1", 1),
    ],
)
@every_mode
def test_scoring_vt07_generals_make_regiments_count(mode, spoils, points):
    """VT7: without a general of the colour, nothing; all ten cards of a colour, 27."""
    assert scored(mode, {2: spoils}) == [0, 0, points, 0]


def test_scoring_vt07_every_set_of_one_colour():
    """VT7: stars + cards x generals, at most 27, for all 1024 sets of the ten cards."""
    green = [name for name in deck("partners") if name.startswith("green")]
    most = 0
    for chosen in range(1024):
        held = [name for at, name in enumerate(green) if chosen >> at & 1]
        mask = sum(1 << (13 + 3 + at) for at in range(10) if chosen >> at & 1)
        points = int(regiment_points(mask))
        assert points == reference.regiment_points(held)
        most = max(most, points)
    assert most == 27


def test_scoring_colours_and_players_are_counted_apart():
    """Bob also captures four yellow cards in this phase."""
    assert scored("individual", {0: "g** g1", 1: "y*** y1 g2", 2: "k* g3", 3: "r1"}) == [3, 8, 1, 0]


def test_scoring_partners_never_pool_regiments():
    """Alan's general does not make Cindy's cards count; their points are added."""
    state, events = ended("partners", {0: "g***", 2: "g2 g3 k** k1"})
    assert [one["points"] for one in told(events, "score")] == [3, 0, 3, 0]
    assert told(events, "total") == [
        {"seats": (0, 2), "points": 6, "total": 6},
        {"seats": (1, 3), "points": 0, "total": 0},
    ]
    assert state.scores == (6, 0, 6, 0)


def test_scoring_lost_cards_count_for_nobody():
    """All generals but one are lost, which counts with four yellow cards of this phase."""
    assert scored("individual", {1: "y*"}) == [0, 5, 0, 0]


# Reserves.


@every_mode
def test_reserve_vt19_the_last_card_is_captured(mode):
    """VT19: each keeps his own, and a general among them makes a colour count."""
    state, events = ended(mode, {0: "g2 g3"}, reserves="g*** k7 y7 r4")
    assert [f"{one['colour']} {one['rank']}" for one in told(events, "reserve")] == cards(
        "g*** k7 y7 r4"
    )
    assert [one["seat"] for one in told(events, "reserve")] == [0, 1, 2, 3]
    assert [one["points"] for one in told(events, "score")] == [5, 0, 0, 0]
    assert state.position()["hands"] == [[], [], [], []]
    assert card("r4") in state.position()["spoils"][3]


@every_mode
def test_reserve_vk05_reserves_are_shown_when_the_round_ends(mode):
    """VK5: to everybody, before the points."""
    _, events = ended(mode, {})
    order = [event.key for event in events]
    assert order.index("round-end") < order.index("reserve") < order.index("score")
    assert all(not event.secrets for event in events if event.key == "reserve")
    assert only(events, "round-end") == {"round": 1}


@every_mode
def test_reserve_one_card_is_left_in_every_hand(mode):
    for state in walk(mode, seed=5):
        last = [event for event in state.events or [] if event.key == "reserve"]
        assert len(last) in (0, 4)
        state.events = []


# Honours.


@pytest.mark.parametrize(
    ("held", "sets", "points"),
    [
        ("rb gb", ["pair"], 2),
        ("rb gf yd", ["mixed"], 3),
        ("rb gb yb", ["triple"], 6),
        ("rb rf rd", ["regiment"], 9),
        ("rb gb yb kb", ["all"], 12),
    ],
)
@pytest.mark.parametrize("mode", ["partners-advanced", "individual-advanced"])
def test_honours_scoring_vt06_the_table(mode, held, sets, points):
    """VT6: 2, 3, 6, 9, 12."""
    seats = (1, 3) if mode == "partners-advanced" else (1,)
    assert sets_of(mode, {1: held}) == [(seats, sets, points)]
    state, _ = ended(mode, {1: held})
    assert state.scores[1] == points


def test_honours_scoring_partners_pool_them():
    assert sets_of("partners-advanced", {0: "rb rf", 2: "rd"}) == [((0, 2), ["regiment"], 9)]
    assert sets_of("individual-advanced", {0: "rb rf", 2: "rd"}) == []
    state, events = ended("partners-advanced", {0: "rb rf g*", 2: "rd"})
    assert only(events, "honours")["points"] == 9
    assert told(events, "total")[0] == {"seats": (0, 2), "points": 10, "total": 10}
    assert state.scores == (10, 0, 10, 0)
    assert state.position()["history"] == [{"points": [1, 0, 0, 0], "honours": [9, 0, 0, 0]}]


@pytest.mark.parametrize(
    ("held", "free", "strict"),
    [("rb gf yd", 3, 3), ("rb rf yd", 3, 0), ("rb gf gd", 3, 0), ("rb rf rd", 9, 9)],
)
def test_honours_scoring_v26_mixed_honours(held, free, strict):
    """V26: one of each, not all of a colour; a table may ask for three different colours."""
    for mixed, points in (("any", free), ("different", strict)):
        found = sets_of("individual-advanced", {0: held}, mixed)
        assert sum(one[2] for one in found) == points


def test_honours_scoring_each_card_counts_once():
    """Three bugles and the rest of the red ones: 6 or 9, not both; 9 and a pair is best."""
    assert sets_of("individual-advanced", {0: "rb gb yb rf rd"}) == [
        ((0,), ["pair", "regiment"], 11)
    ]


def test_honours_scoring_honours_are_no_regiment_cards():
    """A general does not multiply them, and they need none."""
    state, _ = ended("individual-advanced", {0: "g*** gb gf"})
    assert state.scores[0] == 3


@pytest.mark.parametrize("mixed", ["any", "different"])
def test_honours_scoring_v30_the_best_of_all_ways_for_all_4096_sets(mixed):
    """V30: against a search of every partition; the sets that are named pay what is said."""
    worth = {"pair": 2, "mixed": 3, "triple": 6, "regiment": 9, "all": 12}
    size = {"pair": 2, "mixed": 3, "triple": 3, "regiment": 3, "all": 4}
    twelve = [f"{colour} {kind}" for colour in reference.COLOURS for kind in reference.HONOURS]
    for held in range(4096):
        names = frozenset(twelve[at] for at in range(12) if held >> at & 1)
        best = reference.best_honours(names, mixed)
        points, sets = best_honours(held, mixed == "different")
        assert points == best
        assert sum(worth[name] for name in sets) == best
        assert sum(size[name] for name in sets) <= len(names)
    assert best_honours(4095, mixed == "different")[0] == 36


# The winner.


def test_winning_the_highest_total_after_the_last_round():
    state, events = ended("individual", {2: "g***"}, options={"rounds": 1})
    assert state.over
    assert state.winners == (2,)
    assert only(events, "game-over") == {"seats": (2,), "points": 3, "how": "points"}
    assert refused(state, "l r5") == ("game-over", "winning")
    assert state.question() is None
    assert state.view(2).moves == ()


def test_winning_partners_win_together():
    state, events = ended("partners", {2: "g***"}, options={"rounds": 1})
    assert state.winners == (0, 2)
    assert only(events, "game-over") == {"seats": (0, 2), "points": 3, "how": "points"}
    assert state.results() == [1.0, 0.0, 1.0, 0.0]


def test_winning_totals_of_all_rounds_count():
    state, events = ended(
        "individual", {2: "g***"}, options={"rounds": 2}, history=[(4, 0, 0, 0)], starter=1
    )
    assert state.winners == (0,)
    assert state.scores == (4, 0, 3, 0)
    assert only(events, "game-over")["points"] == 4


def test_winning_v35_a_tie_is_shared():
    """V35: two players, or both partnerships."""
    state, events = ended("individual", {2: "g***", 0: "k***"}, options={"rounds": 1})
    assert state.winners == (0, 2)
    assert only(events, "game-over") == {"seats": (0, 2), "points": 3, "how": "shared"}
    assert state.results() == [0.5, 0.0, 0.5, 0.0]
    state, events = ended("partners", {2: "g***", 3: "k***"}, options={"rounds": 1})
    assert state.winners == (0, 1, 2, 3)
    assert only(events, "game-over")["how"] == "shared"
    assert state.results() == [0.5] * 4


@every_mode
def test_winning_nobody_has_won_before_the_end(mode):
    for state in walk(mode, seed=7, every=9, rounds=2):
        assert bool(state.winners) == state.over
    assert max(state.scores) == state.scores[state.winners[0]]


@every_mode
def test_winning_the_history_has_every_round(mode):
    state = finish(HONOR.new(4, mode, seed=8))
    table = state.view(None).table()
    assert len(table["history"]) == 4
    totals = [0, 0, 0, 0]
    for row in table["history"]:
        for side in HONOR.sides(4, mode):
            points = sum(row["points"][seat] + row["honours"][seat] for seat in side)
            for seat in side:
                totals[seat] += points
    assert totals == table["totals"] == list(state.scores)
