"""Jeraku: what a viewer imagines while cards are passed, laid aside or drafted; and alone."""

import random
from collections import Counter
from itertools import combinations
from math import comb

import pytest

from kachidoki import Rng
from tests.games.jeraku.every_world import Story, fits, recruited
from tests.games.jeraku.states import DECK, see


def sealed(mode, players, step, wanted, pick):
    """A story that waits for sealed answers, some of them given: `wanted` cards in all."""
    story = Story(mode, players, pick)
    while not story.state.over:
        story.go_on()
        locked = sum(entry["locked"] for entry in see(story.state, "parties"))
        if see(story.state, "step") == step and locked == wanted:
            return story
    raise AssertionError("no such moment")


@pytest.mark.parametrize(
    ("mode", "players", "give", "hand"),
    [
        ("base", 3, 2, 6),
        ("base", 4, 2, 5),
        ("five", 5, 2, 4),
        ("duo", 2, 2, 9),
        ("neutral", 2, 3, 8),
    ],
)
def test_recruitment_imagined_hands_and_locks(mode, players, give, hand):
    """Every unseen card lies anywhere as often; what others have locked is any set in order that
    leaves enough to pass."""
    pick = random.Random(11)
    for wanted in (1, players * give - 1):
        story = sealed(mode, players, "pass", wanted, pick)
        for viewer in (None, 0):
            view, rng = story.state.view(viewer), Rng(12)
            others = [at for at in range(players) if at != viewer]
            mine = set() if viewer is None else set(see(story.state, "hand", viewer))
            unseen = [name for name in DECK if name not in mine]
            lies, locks, draws = Counter(), Counter(), 700
            for _ in range(draws):
                parties = view.imagine(rng).position()["parties"]
                for at in others:
                    held = sorted(parties[at]["hand"], key=DECK.index)
                    assert len(held) == hand
                    assert not set(held) & mine
                    for name in held:
                        lies[at, name] += 1
                    locked = tuple(held.index(name) for name in parties[at]["locked"])
                    locks[at, locked] += 1
            for at in others:
                here = Counter({name: lies[at, name] for name in unseen})
                fits(here, dict.fromkeys(unseen, 1))
                count = see(story.state, "parties")[at]["locked"]
                free = hand - (give - count) if count else 0
                sets = list(combinations(range(free), count))
                fits(Counter({some: locks[at, some] for some in sets}), dict.fromkeys(sets, 1))
                assert sum(locks[at, some] for some in sets) == draws


def test_neutral_recruitment_imagined_before_the_discards():
    """252 hands that hold the three cards given; the discard is any of eight."""
    story = sealed("neutral", 2, "discard", 1, random.Random(13))
    for viewer in (0, 1):
        other = 1 - viewer
        view, rng = story.state.view(viewer), Rng(14)
        parties = story.state.position()["parties"]
        given = set(parties[viewer]["given"])
        unseen = [n for n in DECK if n not in parties[viewer]["hand"] and n not in given]
        assert len(unseen) == 10
        hands = [tuple(sorted(given | set(some))) for some in combinations(unseen, 5)]
        assert len(hands) == comb(10, 5) == 252
        drawn, locks = Counter(), Counter()
        for _ in range(2600):
            entry = view.imagine(rng).position()["parties"][other]
            hand = tuple(sorted(entry["hand"]))
            drawn[hand] += 1
            for name in entry["locked"]:
                locks[hand.index(name)] += 1
        fits(drawn, dict.fromkeys(hands, 1))
        if see(story.state, "parties")[other]["locked"]:
            fits(locks, dict.fromkeys(range(8), 1))
        else:
            assert not locks


@pytest.mark.parametrize(("mode", "players"), [("armies", 2), ("armies-team", 4)])
def test_armies_draft_imagined_stage_by_stage(mode, players):
    """After the first swap all is known of the other side but its row and its first pick: of nine
    cards any three and any one. Before it, nothing."""
    pick = random.Random(15)
    story = Story(mode, players, pick)
    stages = Counter()
    while see(story.state, "step") != "play" and see(story.state, "step") != "army":
        story.go_on()
        if see(story.state, "step") != "draft":
            continue
        for viewer in (0, players - 1, None):
            drafted(story, viewer, stages)
    assert stages["begun"] >= 6
    assert stages["locked"] >= 3


def drafted(story, viewer, stages):
    """One moment of a draft for one viewer."""
    parties = story.state.position()["parties"]
    me = None if viewer is None else story.party_of(viewer)
    size = len(parties[0]["pack"])
    view, rng = story.state.view(viewer), Rng(16)
    others = [at for at in (0, 1) if at != me]
    begun = me is not None and size < 5
    known = set()
    if me is not None:
        known = {*parties[me]["row"], *parties[me]["pack"], *parties[me]["picks"]}
    if begun:
        known |= {*parties[1 - me]["pack"], *story.picks[1 - me][1 : 5 - size]}
    unseen = [name for name in DECK if name not in known]
    assert len(unseen) == (21 if me is None else 9 if begun else 13)
    rows, firsts, locks, lies = Counter(), Counter(), Counter(), Counter()
    draws = 450
    for _ in range(draws):
        sample = view.imagine(rng).position()["parties"]
        for at in others:
            entry = sample[at]
            assert len(entry["row"]) == 3
            assert len(entry["pack"]) == size
            assert len(entry["picks"]) == 5 - size
            assert len(entry["locked"]) == len(parties[at]["locked"])
            for name in entry["row"]:
                rows[at, name] += 1
            for name in entry["first_pick"]:
                firsts[at, name] += 1
            for name in entry["locked"]:
                locks[at, entry["pack"].index(name)] += 1
            for name in entry["pack"]:
                lies[at, name] += 1
            if begun:
                assert entry["pack"] == parties[at]["pack"]
                assert set(entry["picks"]) - set(entry["first_pick"]) == set(
                    story.picks[at][1 : 5 - size]
                )
    for at in others:
        fits(Counter({name: rows[at, name] for name in unseen}), dict.fromkeys(unseen, 1))
        if size < 5:
            fits(Counter({name: firsts[at, name] for name in unseen}), dict.fromkeys(unseen, 1))
        if not begun:
            fits(Counter({name: lies[at, name] for name in unseen}), dict.fromkeys(unseen, 1))
        if parties[at]["locked"]:
            fits(Counter({n: locks[at, n] for n in range(size)}), dict.fromkeys(range(size), 1))
            stages["locked"] += 1
    stages["begun"] += begun


def test_armies_draft_the_first_pick_is_one_of_four():
    """After the draft: 126 hands of eight, and of four cards any was picked first."""
    story = recruited("armies", 2, 17)
    view, rng, found = story.state.view(0), Rng(18), Counter()
    sure = set(story.picks[1][1:])
    for _ in range(1200):
        entry = view.imagine(rng).position()["parties"][1]
        rest = sorted(set(entry["hand"]) - sure)
        assert len(rest) == 4
        assert set(entry["picks"]) == sure | set(entry["first_pick"])
        found[rest.index(entry["first_pick"][0])] += 1
    fits(found, dict.fromkeys(range(4), 1))


def test_solo_nothing_is_hidden_but_chance():
    """What lies face down is drawn when it is turned up: any unseen card, as likely."""
    story = Story("solo", 1, random.Random(19))
    found, rng = Counter(), Rng(20)
    while see(story.state, "step") != "reveal":
        story.go_on()
    for viewer in (0, None):
        assert story.state.view(viewer).imagine(rng).position() == story.state.position()
    seen = set(story.state.position()["solo"]["seen"])
    for _ in range(2000):
        found[DECK[story.state.chance(rng).cards[0]]] += 1
    fits(found, {name: 1 for name in DECK if name not in seen})
    assert len(found) == 19
    assert see(story.state, "solo")["pile"] == 16
