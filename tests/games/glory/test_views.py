"""Call to Glory: what a seat may know, and states that it cannot tell from the truth."""

import json
import random
from collections import Counter
from math import sqrt

import pytest

from kachidoki import CHANCE, BadOption, Rng
from tests.worlds import GLORY, KINDS, MISSIONS, TABLES, VALUES, finish, play, table, walk

every_table = pytest.mark.parametrize(("mode", "players"), TABLES)


def exchanged(state, seat, pick):
    """The same state with everything exchanged that `seat` cannot know."""
    position = state.position()
    others = [other for other in range(position["players"]) if other != seat]
    pool = [kind for pile in position["deck"] for kind in pile]
    for other in others:
        for kind, count in position["hands"][other].items():
            pool += [kind] * (count - position["known"][other].get(kind, 0))
    pick.shuffle(pool)
    for other in others:
        hidden = sum(position["hands"][other].values()) - sum(position["known"][other].values())
        hand = Counter(position["known"][other])
        hand.update(pool.pop() for _ in range(hidden))
        position["hands"][other] = dict(hand)
    position["deck"] = [[pool.pop() for _ in pile] for pile in position["deck"]]
    assert not pool
    seen = {name for shown in position["shown"] for name in shown}
    seen |= set(position["missions"][seat]) if seat is not None else set()
    for stack in MISSIONS:
        free = [name for name in stack if name not in seen]
        pick.shuffle(free)
        for other in others:
            held = position["missions"][other]
            position["missions"][other] = [free.pop() if name in stack else name for name in held]
    return GLORY.from_position(position)


@every_table
def test_play_nobody_sees_what_he_cannot_know(mode, players):
    """Substitution: exchange the hidden cards and missions, and the view has the same bytes."""
    pick = random.Random(players)
    changed = 0
    for seed in (1, 2):
        for state in walk(mode, players, seed, every=3):
            for seat in (None, *range(players)):
                other = exchanged(state, seat, pick)
                view, twin = state.view(seat), other.view(seat)
                assert view.encode() == twin.encode()
                assert view.features() == twin.features()
                changed += state.position() != other.position()
    assert changed > 500


@every_table
def test_play_nobody_is_told_what_he_cannot_know(mode, players):
    """The same moves in two worlds that a viewer cannot tell apart bring him the same events."""
    pick = random.Random(players)
    compared = 0
    for state in walk(mode, players, seed=5, every=5, rounds=2):
        if state.actor < 0:
            continue
        seat = pick.choice([None, *range(players)])
        worlds = [state.copy(), exchanged(state, seat, pick)]
        for _ in range(12):
            here, there = worlds
            if here.actor < 0:
                break
            listed = {str(move) for move in there.moves()}
            both = [move for move in here.moves() if str(move) in listed]
            drawing = here.actor == seat and here.position()["phase"] in ("first", "second")
            if not both or drawing:
                break
            move = pick.choice(both)
            told = []
            for world in worlds:
                world.events = []
                world.play(move)
                told.append([event.seen_by(seat).data() for event in world.events])
            if any(event["key"].endswith("-seen") for event in told[0]):
                break  # the viewer drew a card without being asked: from here he may know
            assert told[0] == told[1]
            assert here.view(seat).encode() == there.view(seat).encode()
            compared += 1
    assert compared > 100


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
    names |= {"figures", "supply", "gained"} if mode in ("ninja", "both") else set()
    names |= {"missions", "shown", "bonus"} if mode in ("missions", "both") else set()
    for state in walk(mode, players, seed=6, every=31):
        position = state.position()
        for seat in (None, *range(players)):
            data = json.loads(state.view(seat).encode())
            assert set(data["table"]) == names
            assert data["table"]["deck"] == [len(pile) for pile in position["deck"]]
            assert data["table"]["hand"] == (None if seat is None else position["hands"][seat])
            asked = seat is not None and seat == state.actor
            assert bool(data["moves"]) == asked
            assert (data["question"] is not None) == asked


def test_play_there_is_no_view_for_an_empty_chair():
    state = GLORY.new(players=2, seed=1)
    for seat in (-1, 2):
        with pytest.raises(BadOption):
            state.view(seat)


@every_table
def test_play_features_have_the_length_that_is_documented(mode, players):
    wanted = sum(length for _, length in GLORY.layout(players))
    assert len({name for name, _ in GLORY.layout(players)}) == len(GLORY.layout(players))
    for state in walk(mode, players, seed=7, every=37):
        for seat in (None, *range(players)):
            features = state.view(seat).features()
            assert len(features) == wanted
            assert all(0.0 <= number <= 1.0 for number in features)


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


@every_table
def test_play_what_is_imagined_looks_the_same(mode, players):
    rng = Rng(9)
    for state in walk(mode, players, seed=8, every=13):
        for seat in (None, *range(players)):
            view = state.view(seat)
            sample = view.imagine(rng)
            assert sample.view(seat).encode() == view.encode()
            # It is a position that can be: 110 cards, the known ones where they are known to be.
            assert GLORY.from_position(sample.position()).position() == sample.position()


@every_table
def test_play_what_is_imagined_can_be_played_to_the_end(mode, players):
    rng = Rng(10)
    for number, state in enumerate(walk(mode, players, seed=9, every=97)):
        finish(state.view(number % players).imagine(rng), seed=number)


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
