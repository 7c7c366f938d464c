"""Call to Glory: what a seat may know, and states that it cannot tell from the truth."""

import json
from collections import Counter
from math import sqrt

import pytest

from kachidoki import CHANCE, Rng
from tests.games.glory.states import (
    GLORY,
    KINDS,
    MISSIONS,
    TABLES,
    VALUES,
    play,
    table,
    walk,
)

every_table = pytest.mark.parametrize(("mode", "players"), TABLES)


@every_table
def test_play_a_view_says_nothing_beyond_the_table(mode, players):
    names = {
        "game",
        "mode",
        "players",
        "round",
        "rounds",
        "goal",
        "phase",
        "actor",
        "starter",
        "turn",
    }
    names |= {"deck", "discard", "drawn", "placing", "sets", "hands", "hand", "history", "memory"}
    names |= {"totals", "laid", "places", "ending"}
    names |= {"figures", "supply", "gained"} if mode in ("ninja", "both") else set()
    names |= {"missions", "shown", "bonus"} if mode in ("missions", "both") else set()
    for state in walk(mode, players, seed=6, every=31):
        position = state.position()
        for seat in (None, *range(players)):
            data = json.loads(state.view(seat).encode())
            assert set(data["table"]) == names
            assert data["table"]["deck"] == [len(pile) for pile in position["deck"]]
            assert data["table"]["hand"] == (None if seat is None else position["hands"][seat])


def part(view, name):
    """One part of the features."""
    at = 0
    for found, length in GLORY.layout(view.table()["players"]):
        if found == name:
            return view.features()[at : at + length]
        at += length
    raise KeyError(name)


def test_missions_scoring_the_bonus_is_counted_once_in_the_features():
    front = {0: "2 farmer"}
    state = table(
        mode="missions",
        front=front,
        hands={0: "1 farmer 1 ninja"},
        decks=(0, 3),
        discard=("envoy", ""),
        missions={0: "c farmer", 1: "c monk"},
    )
    play(state, "discard ninja", "reveal c farmer")
    assert part(state.view(0), "points") == [6 / 400, 0.0]
    play(state, "reveal c monk")
    assert state.scores == (26, 0)
    assert part(state.view(0), "points") == [26 / 400, 0.0]


# What a player may imagine.


def hidden(position, seat, viewer):
    """The cards of a hand that the viewer has not seen."""
    known = position["known"][seat]
    return {kind: count - known.get(kind, 0) for kind, count in position["hands"][seat].items()}


class Score:
    """Adds up how often a sample matched, and how often chance would have it."""

    def __init__(self):
        self.found = self.expected = self.variance = 0.0

    def add(self, found, expected, variance):
        self.found += found
        self.expected += expected
        self.variance += variance

    def z(self):
        return (self.found - self.expected) / sqrt(self.variance)


def test_play_what_is_imagined_knows_no_more_than_chance():
    """Samples hit the truth as often as blind guessing would: exact odds, many states."""
    rng, top, hand, mission = Rng(12), Score(), Score(), Score()
    for mode, players in TABLES:
        for state in walk(mode, players, seed=13, every=5):
            truth = state.position()
            if not truth["round"] or not truth["deck"][0]:
                continue
            viewer = 0
            unseen = Counter(kind for pile in truth["deck"] for kind in pile)
            for seat in range(1, players):
                unseen.update(hidden(truth, seat, viewer))
            size = sum(unseen.values())
            sample = state.view(viewer).imagine(rng).position()
            share = unseen[truth["deck"][0][0]] / size
            top.add(sample["deck"][0][0] == truth["deck"][0][0], share, share * (1 - share))
            there = {k: n for k, n in hidden(truth, 1, viewer).items() if n}
            if there and size > 1:
                kind = max(there, key=lambda kind: (there[kind], kind))
                cards, share = sum(there.values()), unseen[kind] / size
                spread = cards * share * (1 - share) * (size - cards) / (size - 1)
                hand.add(hidden(sample, 1, viewer).get(kind, 0), cards * share, spread)
            for at, stack in enumerate(MISSIONS):
                mine = [name for name in truth["missions"][1] if name in stack]
                if mine:
                    seen = {name for shown in truth["shown"] for name in shown}
                    seen |= set(truth["missions"][viewer])
                    share = 1 / len([name for name in stack if name not in seen])
                    mission.add(mine[0] in sample["missions"][1], share, share * (1 - share))
                    assert at < 3
    for score in (top, hand, mission):
        assert score.variance > 50
        assert abs(score.z()) < 4.0


def test_play_what_is_imagined_is_uniform():
    """Three unseen cards in three places: six ways, each as likely. Chi-square, 5 degrees."""
    state = table(phase="action", hands={1: "1 farmer"}, tops=("monk", "envoy"), decks=(1, 1))
    view = state.view(0)
    rng = Rng(14)
    ways = Counter()
    for _ in range(6000):
        sample = view.imagine(rng).position()
        ways[(*sample["hands"][1], sample["deck"][0][0], sample["deck"][1][0])] += 1
    assert len(ways) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in ways.values()) < 25


def test_missions_setup_what_is_imagined_of_missions_is_uniform():
    """Each of the three unseen red missions is as likely. Chi-square, 2 degrees."""
    state = GLORY.new(players=2, mode="missions", seed=1)
    view, rng, ways = state.view(0), Rng(15), Counter()
    for _ in range(3000):
        ways[view.imagine(rng).position()["missions"][1][0]] += 1
    assert len(ways) == 3
    assert sum((count - 1000) ** 2 / 1000 for count in ways.values()) < 18


# What everyone remembers.


def test_action1_cards_taken_openly_are_known_until_they_leave():
    state = table(
        phase="first",
        turn=0,
        hands={0: "1 farmer 3 monk", 1: "3 envoy"},
        discard=("shogun farmer", "monk"),
    )
    play(state, "draw discard 1", "draw discard 2")
    for seat in (0, 1, None):
        assert state.view(seat).table()["memory"]["hands"] == [{"farmer": 1, "monk": 1}, {}]
    sample = state.view(1).imagine(Rng(1)).position()
    assert sample["hands"][0].get("farmer", 0) >= 1
    play(state, "lay 3 monk")
    assert state.view(1).table()["memory"]["hands"][0] == {"farmer": 1}


@every_table
def test_action1_memory_never_claims_more_than_the_hand(mode, players):
    for state in walk(mode, players, seed=16):
        position = state.position()
        for seat in range(players):
            for kind, count in position["known"][seat].items():
                assert 0 < count <= position["hands"][seat][kind]


@every_table
def test_action1_memory_is_what_an_attentive_spectator_would_keep(mode, players):
    """Rebuilt from the open events alone."""
    memory = [Counter() for _ in range(players)]
    for state in walk(mode, players, seed=17):
        for event in state.events or []:
            seen = event.seen_by(None)
            values = seen.values
            if seen.key == "round":
                memory = [Counter() for _ in range(players)]
            elif seen.key == "take":
                memory[values["seat"]][values["kind"]] += 1
            elif seen.key in ("lay", "discard"):
                kept = memory[values["seat"]]
                kept[values["kind"]] = max(0, kept[values["kind"]] - values.get("count", 1))
        state.events = []
        position = state.position()
        if position["phase"] != "placing" or position["placing"]["cause"] != "discard":
            assert position["known"] == [dict(+kept) for kept in memory]


def test_cards_every_kind_is_named_in_views():
    assert set(KINDS) == set(VALUES)
    assert GLORY.start(2).view(None).table()["actor"] == CHANCE
