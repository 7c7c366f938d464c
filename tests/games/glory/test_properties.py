"""Call to Glory: what holds at every step of every game."""

import random

import pytest

import kachidoki
from kachidoki import CHANCE, Rng
from tests.games.glory.states import GLORY, KINDS, TABLES, VALUES, table, walk

every_table = pytest.mark.parametrize(("mode", "players"), TABLES)


def counted(position: dict) -> dict[str, int]:
    """How many cards of each kind there are, wherever they lie."""
    found = dict.fromkeys(KINDS, 0)
    for pile in (*position["deck"], *position["discard"]):
        for kind in pile:
            found[kind] += 1
    for hand in position["hands"]:
        for kind, count in hand.items():
            found[kind] += count
    for kind, laid in position["sets"].items():
        found[kind] += laid["count"]
    if position["placing"]:
        found[position["placing"]["kind"]] += position["placing"]["count"]
    return found


@every_table
def test_cards_ct19_random_games_end_and_keep_every_card(mode, players):
    """CT19: 110 cards at every step, one set of a kind at most, and an end."""
    for seed in (1, 2):
        steps = 0
        for state in walk(mode, players, seed):
            position = state.position()
            if position["round"]:
                assert counted(position) == VALUES
            ninja = mode in ("ninja", "both")
            assert sum(position["figures"]) + position["supply"] == (4 if ninja else 0)
            steps += 1
        assert steps < 4000
        assert state.winners


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay 1 farmer",
        "lay 21 farmer",
        "draw deck 3",
        "lay 6 farmers",
        "start 5",
        "start",
        "deal",
        "deal 123",
        "deal " + "9" * 110,
        "missions 0123 0123",
        "missions 0x123 0123 0123",
        "missions 0122 0123 0123",
        "deal " + "x" * 110,
        "x" * 5000,
    ],
)
def test_play_what_is_no_move_cannot_be_read(text):
    with pytest.raises(kachidoki.UnreadableMove) as refusal:
        GLORY.parse(text)
    assert refusal.value.reason == "unreadable-move"


def test_play_a_slip_of_the_pen_is_answered_with_a_suggestion():
    with pytest.raises(kachidoki.UnreadableMove) as refusal:
        GLORY.parse("lay 6 farmrs")
    assert refusal.value.values["like"] == "lay 6 farmer"


def spread(state, pick):
    """Every value that may follow, one draw at a time, to a complete result."""
    values = []
    while options := state.outcomes(values):
        assert all(weight > 0 for _, weight in options)
        yield values, options
        values.append(pick.choice(options)[0])
    state.play(state.outcome(values))


@every_table
def test_setup_chance_is_spread_over_small_draws(mode, players):
    state = GLORY.start(players, mode)
    pick = random.Random(7)
    seen = []
    while state.actor == CHANCE:
        phase = state.position()["phase"]
        for values, options in spread(state, pick):
            total = sum(weight for _, weight in options)
            wanted = {"start": players, "assign": 4 - len(values) % 4, "deal": 110 - len(values)}
            assert total == wanted[phase]
        seen.append(phase)
    missions = ["assign"] if mode in ("missions", "both") else []
    assert seen == ["start", *missions, "deal"]
    assert state.actor >= 0


def test_setup_the_deal_is_fair():
    """The first card of 4,000 deals, against the share of each kind: chi-square, 8 degrees."""
    state = GLORY.start(2, starter=1)
    rng = Rng(11)
    first = [0] * 9
    for _ in range(4000):
        first[int(str(state.chance(rng))[5])] += 1
    expected = [4000 * count / 110 for count in VALUES.values()]
    assert sum((f - e) ** 2 / e for f, e in zip(first, expected, strict=True)) < 30


def test_play_undo_is_barred_by_what_a_move_shows():
    state = table(phase="first", hands={0: "1 farmer"}, discard=("monk", "envoy"))
    state.play(GLORY.parse("draw discard 1"))
    assert not state.revealing
    state.play(GLORY.parse("draw deck 1"))
    assert state.revealing
