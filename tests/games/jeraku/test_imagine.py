"""Jeraku: what a viewer imagines is exactly what can be, each world as likely as the others."""

import random
from collections import Counter
from itertools import combinations

import pytest

from kachidoki import Rng
from kachidoki.games.jeraku.hidden import Hidden
from tests.games.jeraku.every_world import compare, fits, recruited, situations

MODES = [
    ("base", 3),
    ("base", 4),
    ("five", 5),
    ("duo", 2),
    ("armies", 2),
    ("armies-team", 4),
    ("team", 4),
    ("neutral", 2),
]
every_hidden = pytest.mark.parametrize(("mode", "players"), MODES)


@every_hidden
def test_skirmish_what_is_imagined_is_exactly_what_can_be(mode, players):
    """No possible world is left out, none that is impossible is let in, all are as likely."""
    pick = random.Random(players)
    narrowed = compare(situations(mode, players, pick, 6, 700 if mode == "neutral" else 300))
    assert narrowed >= 4


@pytest.mark.parametrize(("mode", "players"), [("base", 3), ("armies", 2), ("neutral", 2)])
def test_skirmish_a03_imagined_with_ninjas_of_no_suit(mode, players):
    """A3: who does not follow may still hold the Ninja of the suit."""
    pick = random.Random(8)
    found = situations(mode, players, pick, 4, 700, ninja_has_suit=False)
    assert compare(found) >= 2


def test_team_k01_imagined_with_partners_side_by_side():
    """K1: the given cards lie with the neighbour of that seating."""
    pick = random.Random(9)
    assert compare(situations("team", 4, pick, 3, 300, team4_seating="adjacent")) >= 1


# The beginning of the skirmishes: the counts of the specification.

# mode, players: cards whose place is unknown, worlds
COUNTS = {
    ("base", 3): (13, 60_060),
    ("base", 4): (14, 1_009_008),
    ("team", 4): (14, 1_009_008),
    ("five", 5): (15, 47_297_250),
    ("duo", 2): (10, 120),
    ("armies", 2): (9, 126),
    ("armies-team", 4): (9, 126),
    ("neutral", 2): (10, 2_016),
}


@pytest.mark.parametrize(("mode", "players"), COUNTS)
def test_recruitment_the_worlds_at_the_first_skirmish(mode, players):
    """As many unseen cards, and as many worlds, as the specification has counted."""
    unseen, worlds = COUNTS[mode, players]
    story = recruited(mode, players, 5)
    for seat in range(players):
        view = story.state.view(seat)
        position = story.state.position()
        mine = position["parties"][story.party_of(seat)]
        sure = {*mine["hand"], *mine.get("discarded", []), *mine.get("given", [])}
        for entry in view.table()["parties"]:
            sure |= set(entry["known"])
        assert 21 - len(sure) == unseen
        assert sum(Hidden(view).weights) == pytest.approx(worlds)


@pytest.mark.parametrize("mode", ["duo", "armies"])
def test_duo_the_first_skirmish_in_full(mode):
    """All 120 or 126 worlds, and each as likely."""
    for seed in (1, 2):
        story = recruited(mode, 2, seed)
        worlds = list(story.worlds(seed % 2))
        assert len(worlds) == COUNTS[mode, 2][1]
        view, rng = story.state.view(seed % 2), Rng(seed)
        drawn = Counter(story.world_of(view.imagine(rng).position(), seed % 2) for _ in range(2500))
        fits(drawn, dict.fromkeys(worlds, 1))
        assert len(drawn) == len(worlds)


def test_neutral_recruitment_the_weight_of_the_discard():
    """2016 worlds make 966 hands of seven: each weighs as much as it has discards."""
    story = recruited("neutral", 2, 3)
    worlds = list(story.worlds(0))
    assert len(worlds) == 2016
    weights = Counter(hand for ((hand, _),) in worlds)
    assert len(weights) == 966
    assert set(weights.values()) == {1, 6}
    view, rng, drawn, aside = story.state.view(0), Rng(4), Counter(), Counter()
    given = set(story.state.position()["parties"][0]["given"])
    for _ in range(9000):
        ((hand, gone),) = story.world_of(view.imagine(rng).position(), 0)
        drawn[hand] += 1
        aside[gone[0] in given] += 1
    fits(drawn, weights)
    # Three of eight discards are cards that the viewer gave away.
    fits(aside, {True: 3, False: 5})


def test_skirmish_what_others_gave_each_other():
    """Any two cards of the whole hand of the receiver, each pair as likely."""
    story = recruited("base", 4, 6)
    while len(story.plays) < 9:
        story.go_on()
    view, rng, found = story.state.view(0), Rng(6), Counter()
    for _ in range(2000):
        parties = view.imagine(rng).position()["parties"]
        assert parties[3]["given"] == story.state.position()["parties"][3]["given"]
        assert parties[0]["given"] == story.state.position()["parties"][0]["given"]
        for giver in (1, 2):
            whole = sorted(parties[giver + 1]["hand"] + parties[giver + 1]["played"])
            assert len(whole) == 5
            found[giver, tuple(sorted(whole.index(name) for name in parties[giver]["given"]))] += 1
    pairs = [(giver, pair) for giver in (1, 2) for pair in combinations(range(5), 2)]
    fits(found, dict.fromkeys(pairs, 1))
