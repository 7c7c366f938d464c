"""Call to Glory: positions as data, and the refusal of what cannot be."""

import copy
import json
import random
import re

import pytest

from kachidoki import BadOption, BadPosition
from tests.games.glory.states import GLORY, KINDS, TABLES, finish, place, play, walk
from tests.games.worlds import paths
from tests.tools import ROOT

every_table = pytest.mark.parametrize(("mode", "players"), TABLES)


def test_play_the_example_of_the_documentation_is_a_position():
    """docs/positions.md: its example is read, played as the text says, and written the same."""
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    text = text.split("\n## ")[1]
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    position = json.loads(example)
    state = GLORY.from_position(position)
    assert state.position() == position
    played = re.findall(r"^    >>> .*?\"(.+?)\"", text, re.MULTILINE)
    assert played
    play(state, *played)
    assert state.scores == (60, 36)
    for field in position:
        assert f"`{field}`" in text


PLACING = {"seat": 0, "kind": "farmer", "count": 1, "cause": "discard", "resume": "close"}
BOTH_PILES = {"discard": ("monk", "envoy"), "phase": "placing", "drawn": "deck 1"}
SHOWN = {0: "a emperor", 1: "a empress"}
EMPTY = [{}, {}]


def given(**base):
    """A position that can be, to be spoiled."""
    base.setdefault("hands", {0: "2 farmer 1 monk"})
    return place(**base)


def spoil(position, **changes):
    return {**position, **changes}


def moved(position):
    """A card too few: it is 109."""
    position["deck"][0].pop()
    return position


IMPOSSIBLE = [
    # What is not data of the right form.
    ("wrong-type", list),
    ("wrong-type", lambda: spoil(given(), players="2")),
    ("wrong-type", lambda: spoil(given(), serial=True)),
    ("wrong-type", lambda: spoil(given(), mode=7)),
    ("wrong-type", lambda: spoil(given(), options=[])),
    ("wrong-type", lambda: spoil(given(), hands=[1, 2])),
    ("wrong-type", lambda: spoil(given(), deck=[1, 2])),
    ("wrong-type", lambda: spoil(given(), deck="farmer")),
    ("wrong-type", lambda: spoil(given(), sets={"farmer": 3})),
    ("wrong-type", lambda: spoil(given(), placing="me")),
    ("wrong-type", lambda: spoil(given(), figures=[0.5, 0])),
    ("wrong-length", lambda: spoil(given(), hands=[{}])),
    ("wrong-length", lambda: spoil(given(), deck=[[], [], []])),
    ("wrong-length", lambda: spoil(given(), history=[[1]])),
    ("wrong-length", lambda: spoil(given(), history=[5])),
    ("unknown-name", lambda: spoil(given(), game="chess")),
    ("unknown-name", lambda: spoil(given(), mode="blitz")),
    ("unknown-name", lambda: spoil(given(), phase="tea")),
    ("unknown-name", lambda: spoil(given(), drawn="deck 9")),
    ("unknown-name", lambda: spoil(given(), drawn=["deck 1"])),
    ("unknown-name", lambda: spoil(given(), discard=[["joker"], []])),
    ("unknown-name", lambda: spoil(given(), missions=[["d monk"], []])),
    ("out-of-range", lambda: spoil(given(), rules=2)),
    ("out-of-range", lambda: spoil(given(), players=5)),
    ("out-of-range", lambda: spoil(given(), turn=2)),
    ("out-of-range", lambda: spoil(given(), round=9)),
    ("out-of-range", lambda: spoil(given(), sets={"farmer": {"seat": 5, "count": 2}})),
    ("out-of-range", lambda: spoil(given(), hands=[{"farmer": -2}, {}])),
    ("unknown-field", lambda: spoil(given(), sets={"farmer": {"seat": 0, "count": 2, "x": 1}})),
    # The cards.
    ("card-count", lambda: moved(given())),
    ("card-count", lambda: spoil(given(), sets={"farmer": {"seat": 0, "count": 2}})),
    ("card-count", lambda: spoil(GLORY.start(2).position(), hands=[{"farmer": 1}, {}])),
    ("known-not-held", lambda: spoil(given(), known=[{"farmer": 3}, {}])),
    ("set-too-small", lambda: given(front={0: "1 farmer"})),
    ("set-too-small", lambda: given(players=3, front={0: "2 samurai"})),
    ("deck-too-large", lambda: given(decks=(60, 40))),
    ("deck-too-large", lambda: given(decks=(52, 51), hands={0: "2 farmer"})),
    ("deck-too-large", lambda: given(players=3, decks=(49, 50))),
    # The course of the game.
    ("history-length", lambda: spoil(given(), round=2)),
    ("history-length", lambda: spoil(given(), history=[[0, 0]], last=0)),
    ("phase-impossible", lambda: spoil(given(), phase="start", history=[[0, 0]])),
    ("phase-impossible", lambda: spoil(GLORY.start(2, starter=1).position(), phase="start")),
    ("phase-impossible", lambda: spoil(GLORY.start(2, starter=1).position(), phase="assign")),
    ("phase-impossible", lambda: given(phase="revealing", decks=(0, 3))),
    ("phase-impossible", lambda: spoil(given(), phase="done", history=[[0, 0]], last=0)),
    ("phase-impossible", lambda: spoil(given(), starter=-1)),
    ("phase-impossible", lambda: spoil(given(), last=1)),
    ("phase-impossible", lambda: spoil(given(history=[(6, 7)]), last=-1)),
    ("phase-impossible", lambda: given(placing=PLACING)),
    ("phase-impossible", lambda: spoil(given(**BOTH_PILES, placing=PLACING), placing=None)),
    ("out-of-range", lambda: spoil(given(), options={"rounds": 4, "starter": 2})),
    ("out-of-range", lambda: spoil(given(history=[(6, 7)]), starter=1)),
    ("out-of-range", lambda: spoil(GLORY.start(2, starter=1).position(), turn=1)),
    ("out-of-range", lambda: spoil(GLORY.start(2).position(), starter=0)),
    # The turn.
    ("drawn-impossible", lambda: spoil(given(), drawn=None)),
    ("drawn-impossible", lambda: given(phase="first", discard=("monk", ""), drawn="deck 1")),
    ("drawn-impossible", lambda: given(drawn="discard 1")),
    ("phase-impossible", lambda: given(phase="first")),
    ("phase-impossible", lambda: given(phase="second")),
    ("phase-impossible", lambda: given(phase="second", hands={0: ""}, discard=("monk", ""))),
    ("phase-impossible", lambda: given(hands={0: "1 farmer"})),
    ("phase-impossible", lambda: given(phase="close")),
    ("phase-impossible", lambda: given(phase="first", discard=("monk", ""), decks=(0, 9))),
    ("phase-impossible", lambda: given(phase="second", discard=("monk", ""), decks=(3, 0))),
    (
        "phase-impossible",
        lambda: given(drawn="discard 1", known={0: "1 monk"}, decks=(0, 0), discard=("monk", "")),
    ),
    (
        "no-choice-of-pile",
        lambda: given(**{**BOTH_PILES, "discard": ("", "monk")}, placing=PLACING),
    ),
    ("placing-impossible", lambda: given(**BOTH_PILES, placing={**PLACING, "seat": 1})),
    ("placing-impossible", lambda: given(**BOTH_PILES, placing={**PLACING, "count": 2})),
    ("placing-impossible", lambda: given(**BOTH_PILES, placing={**PLACING, "cause": "beaten"})),
    ("placing-impossible", lambda: given(**BOTH_PILES, placing={**PLACING, "cause": "replaced"})),
    (
        "placing-impossible",
        lambda: given(**BOTH_PILES, placing={**PLACING, "resume": "done"}) | {"drawn": None},
    ),
    (
        "placing-impossible",
        lambda: given(
            **BOTH_PILES,
            mode="ninja",
            front={0: "3 farmer"},
            placing={**PLACING, "seat": 1, "cause": "struck"},
        ),
    ),
    # The end of a round.
    (
        "phase-impossible",
        lambda: given(front={1: "2 monk 2 envoy 2 ninja 2 samurai 2 shogun 2 daimyo"}),
    ),
    (
        "phase-impossible",
        lambda: given(
            players=3,
            front={
                0: "2 shogun 2 daimyo 2 empress",
                1: "3 envoy 3 ninja 3 samurai",
                2: "2 emperor 2 monk 2 farmer",
            },
        ),
    ),
    ("phase-impossible", lambda: given(phase="revealing", mode="missions")),
    ("points-impossible", lambda: spoil(given(), bonus=[5, 0])),
    ("points-impossible", lambda: given(history=[(1, 0)])),
    ("points-impossible", lambda: given(history=[(60, 60)])),
    # The variants.
    ("figure-count", lambda: spoil(given(mode="ninja"), supply=3)),
    ("figure-count", lambda: spoil(given(), supply=4)),
    ("gained-impossible", lambda: spoil(given(mode="ninja", figures={0: 1}), gained=1)),
    (
        "gained-impossible",
        lambda: given(
            mode="ninja", phase="close", front={0: "2 monk", 1: "2 envoy"}, figures={0: 2}, gained=1
        ),
    ),
    (
        "two-of-a-stack",
        lambda: spoil(given(mode="missions"), missions=[["a emperor", "a shogun"], []]),
    ),
    (
        "mission-twice",
        lambda: spoil(given(mode="missions"), missions=[["a emperor"], ["a emperor"]]),
    ),
    ("mission-count", lambda: spoil(given(mode="missions"), missions=EMPTY_MISSIONS)),
    ("mission-count", lambda: spoil(given(), missions=[["a emperor"], []])),
    ("mission-count", lambda: given(mode="missions", shown=SHOWN)),
]
EMPTY_MISSIONS = [[], []]


@pytest.mark.parametrize(("reason", "make"), IMPOSSIBLE)
def test_play_what_cannot_be_is_refused(reason, make):
    with pytest.raises(BadPosition) as refusal:
        GLORY.from_position(make())
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    "changes", [{"rounds": 9}, {"starter": 3}, {"keep_figures": True}, {"x": 1}]
)
def test_play_options_of_a_position_are_checked_like_those_of_a_table(changes):
    with pytest.raises(BadOption):
        GLORY.from_position(spoil(given(), options={"rounds": 4, "starter": "random"} | changes))


def test_scoring_the_points_of_a_finished_round_are_those_on_the_table():
    state = GLORY.from_position(given(decks=(0, 3), front={0: "2 farmer"}, discard=("monk", "")))
    play(state, "discard monk")
    position = state.position()
    assert position["history"] == [[20, 0]]
    with pytest.raises(BadPosition) as refusal:
        GLORY.from_position(spoil(position, history=[[18, 0]]))
    assert refusal.value.reason == "points-impossible"


def test_missions_scoring_the_bonus_is_that_of_missions_shown():
    state = GLORY.from_position(
        given(
            mode="missions",
            decks=(0, 3),
            front={0: "2 farmer"},
            discard=("monk", ""),
            missions={0: "c farmer"},
        )
    )
    play(state, "discard monk", "reveal c farmer")
    position = state.position()
    assert position["bonus"] == [6, 0]
    for bonus in ([0, 0], [0, 6], [7, 0]):
        with pytest.raises(BadPosition) as refusal:
            GLORY.from_position(spoil(position, bonus=bonus))
        assert refusal.value.reason == "points-impossible"


def test_ninja_gain_a_figure_gained_with_the_last_turn_does_not_spoil_the_position():
    """The round ends, missions are revealed, figures may be cleared: the position can be read."""
    options = {"rounds": 3, "starter": "random", "keep_figures": False}
    state = GLORY.from_position(
        given(
            mode="both",
            players=3,
            starter=1,
            decks=(0, 3),
            hands={0: "3 ninja"},
            discard=("monk", ""),
            options=options,
        )
    )
    play(state, "lay 3 ninja")
    while state.actor >= 0:
        assert GLORY.from_position(state.position()).position() == state.position()
        state.play(state.moves()[0])
    assert GLORY.from_position(state.position()).position() == state.position()


# Fuzz.

JUNK = (-1, 0, 1, 2, 3, 7, 10**9, 0.5, True, None, "", "farmer", "deck 1", "close", [], {}, [[]])


def move_a_card(position, pick):
    """The same position with a card in another place."""
    found = copy.deepcopy(position)
    hand = pick.choice(found["hands"])
    pile = pick.choice(found["deck"])
    if pile and pick.random() < 0.5:
        kind = pile.pop()
        hand[kind] = hand.get(kind, 0) + 1
    elif hand:
        kind = pick.choice(sorted(hand))
        hand[kind] -= 1
        if not hand[kind]:
            del hand[kind]
        pick.choice(found["discard"]).append(kind)
    return found


def mutate(position, pick):
    """The same position with another value somewhere, or a value less."""
    found = copy.deepcopy(position)
    way = pick.randrange(2)
    path = pick.choice([path for path in paths(found) if path])
    holder = found
    for key in path[:-1]:
        holder = holder[key]
    if way == 0 and isinstance(holder, dict) and len(path) > 1:
        del holder[path[-1]]
    elif way == 0:
        holder[path[-1]] = pick.choice(KINDS)
    else:
        holder[path[-1]] = pick.choice(JUNK)
    return found


@every_table
def test_play_a_spoiled_position_is_refused_or_plays_to_its_end(mode, players):
    pick = random.Random(players)
    accepted = 0
    for state in walk(mode, players, seed=23, every=3, rounds=2):
        for _ in range(2):
            spoiled = state.position()
            ways = pick.choice(
                ((move_a_card,), (mutate,), (move_a_card, mutate), (move_a_card,) * 3)
            )
            for way in ways:
                spoiled = way(spoiled, pick)
            try:
                read = GLORY.from_position(spoiled)
            except (BadPosition, BadOption):
                continue
            assert GLORY.from_position(read.position()).position() == read.position()
            accepted += 1
            if accepted % 8 == 0:
                finish(read, seed=accepted)
    assert accepted > 10
