"""Victory & Honor: positions as data, and the refusal of what cannot be."""

import copy
import json
import random
import re

import pytest

from kachidoki import BadOption, BadPosition, KachidokiError, Rng
from tests.games.honor.states import (
    FLOW,
    HONOR,
    along,
    card,
    cards,
    cramped,
    dealt,
    deck,
    every_mode,
    finish,
    follow,
    fought,
    late,
    lopsided,
    scene,
    step,
    walk,
)
from tests.games.worlds import paths
from tests.tools import ROOT

EVERYBODY = (None, 0, 1, 2, 3)


def test_resolution_vt4_the_example_of_the_documentation_is_a_position():
    """docs/positions.md: its example is read, played as the text says, and written the same."""
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8").split("\n## ")[2]
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    position = json.loads(example)
    state = HONOR.from_position(position)
    assert state.position() == position
    (played,) = re.findall(r"^    >>> .*?\"(.+?)\"", text, re.MULTILINE)
    state.play(HONOR.parse(played), 2)
    assert state.actor == 3
    for field in (*position, "generals"):
        assert f"`{field}`" in text


def rounds(mode, count, **options):
    """States of random games and of odd last phases."""
    for seed in range(count):
        yield from walk(mode, seed, redeal=seed % 2 == 1, **options)
        for odd in (cramped, lopsided):
            pick = random.Random(seed)
            state = odd(mode, pick)
            while state.actor >= 0 and state.position()["round"] == 1:
                yield state
                if state.position()["step"] == "choose":
                    break
                state.play(pick.choice(state.moves()))


@every_mode
def test_play_positions_come_back_as_they_were(mode):
    """Through JSON, at every step: the same position, the same views, the same moves."""
    for state in rounds(mode, 3):
        position = json.loads(json.dumps(state.position()))
        again = HONOR.from_position(position)
        assert again.position() == position
        assert again.actor == state.actor
        assert again.scores == state.scores
        assert again.winners == state.winners
        assert again.moves() == state.moves()
        for seat in EVERYBODY:
            assert again.view(seat).encode() == state.view(seat).encode()


@every_mode
def test_play_a_position_goes_on_like_the_state_it_came_from(mode):
    for seed, state in enumerate(walk(mode, seed=22, every=13, redeal=True)):
        there = HONOR.from_position(state.position())
        here = state.copy()
        sources = [(Rng(seed), random.Random(seed)) for _ in range(2)]
        for _ in range(30):
            if here.over:
                break
            step(here, *sources[0])
            step(there, *sources[1])
            assert here.position() == there.position()
            assert here.view(0).encode() == there.view(0).encode()


@every_mode
@pytest.mark.parametrize("redeal", [False, True])
def test_play_every_field_is_needed_and_none_may_be_added(mode, redeal):
    position = HONOR.new(4, mode, seed=1, redeal=redeal).position()
    assert ("generals" in position) == redeal
    for field in position:
        less = {name: value for name, value in position.items() if name != field}
        with pytest.raises(BadPosition) as refusal:
            HONOR.from_position(less)
        assert (refusal.value.reason, refusal.value.values["field"]) == ("missing-field", field)
    with pytest.raises(BadPosition) as refusal:
        HONOR.from_position({**position, "wind": "north"})
    assert refusal.value.reason == "unknown-field"


HANDS = {0: "r5 g5 y5 k5", 1: "r6 g6 y6 k6", 2: "r7 g7 y7 k7", 3: "r2 g2 y2 k2"}
EXAMPLE = "r5 r2 g4 k3 g** y4 r6 g2 y*** y6 y7 g5"


def given(mode="individual", **more):
    """The beginning of a last phase, to be spoiled."""
    return late(mode, HANDS, **more)


def spoil(position, **changes):
    return {**position, **changes}


def opening(mode="individual", **options):
    """A table before its first deal."""
    return HONOR.start(4, mode, **options).position()


def new(mode="individual", **options):
    """A table in its first phase."""
    return HONOR.new(4, mode, seed=1, **options).position()


def over(mode="individual", **more):
    """A table after a round with 2, 5, 0 and 0 points."""
    return fought(mode, FLOW, EXAMPLE, "k5 k6 k7 k2", **more)[0].position()


def chosen(side=0):
    """Partners who are asked to name the starter."""
    return spoil(over("partners"), side=side)


def moved(position, source, target, number=0):
    """A card taken from one hand to another."""
    found = copy.deepcopy(position)
    found["hands"][target].append(found["hands"][source].pop(number))
    return found


def midway(count=5, mode="individual", **changes):
    """The example after some plays, with changes."""
    plays = along(FLOW, EXAMPLE)
    state = scene(mode, plays, "k5 k6 k7 k2")
    follow(state, ", ".join(plays.split(", ")[:count]))
    return spoil(state.position(), **changes)


def ordered(mode="individual", victim=True, **changes):
    """After a scout on the left and an order to the centre (across: a suggestion)."""
    state = dealt(mode, {0: "r1"})
    follow(state, "A-L r1, A orders C" if victim else "A-C r1, A orders L")
    return spoil(state.position(), **changes)


def last_card(position):
    """A twelfth card among the plays: then the battle would be over."""
    found = copy.deepcopy(position)
    seat = found["turn"]
    place = {3: "left", 1: "left", 2: "right"}[seat]
    name = next(name for name in found["hands"][seat] if name.startswith("green"))
    found["hands"][seat].remove(name)
    found["plays"].append(f"{place} {name}")
    return found


def twice(position, field):
    found = copy.deepcopy(position)
    found[field][0] = [found[field][0][0]] * 2 + found[field][0][1:]
    return found


WIND = {"points": [0] * 4, "wind": "north"}


def points(*of_seats):
    return {"points": list(of_seats), "honours": [0] * 4}


def bare_void(position):
    """Somebody is said to miss a colour, and does, before the first card is played."""
    found = copy.deepcopy(position)
    names = sorted(deck("individual"))
    found["hands"] = [names[at : at + 10] for at in range(0, 40, 10)]
    return spoil(found, voids=[["red"], [], [], []])


def still_held(position):
    """A card that was played is in the hand as well."""
    found = copy.deepcopy(position)
    found["hands"][0].append(card("r5"))
    return found


def unfollowed(position):
    """Cindy has the red two and played green to the red centre."""
    found = copy.deepcopy(position)
    found["hands"][2].remove(card("g5"))
    found["hands"][2].append(card("r2"))
    found["plays"][1] = "centre green five"
    return found


def same_place(position):
    """Alan plays to his centre again."""
    first, second, third = position["plays"]
    return [first, second, "centre " + third.split(" ", 1)[1]]


def ordered_to_a_taken_place():
    """Diane's left is taken when Alan's scout comes."""
    state = dealt("individual", {0: "r5 g1", 2: "y2", 3: "y3"})
    follow(state, "A-C r5, C-L y2, D-L y3, A-R g1, A orders C")
    return spoil(state.position(), forced="left")


def disobeyed():
    """The next card lies where a card lay already: nobody could have been ordered there."""
    state = dealt("individual", {0: "r5 g1", 2: "y2", 3: "y3 r3"})
    follow(state, "A-C r5, C-L y2, D-L y3, A-R g1, A orders C, D-C r3")
    position = state.position()
    position["plays"][-1] = "left red three"
    return position


def held_back(position):
    found = copy.deepcopy(position)
    found["hands"][2].append(found["spoils"][1].pop())
    return found


IMPOSSIBLE = [
    # What is not data of the right form.
    ("wrong-type", "", list),
    ("wrong-type", "", lambda: spoil(given(), players="4")),
    ("wrong-type", "", lambda: spoil(given(), serial=True)),
    ("wrong-type", "", lambda: spoil(given(), mode=7)),
    ("wrong-type", "", lambda: spoil(given(), options=[])),
    ("wrong-type", "", lambda: spoil(given(), hands="red five")),
    ("wrong-type", "", lambda: spoil(given(), hands=[1, 2, 3, 4])),
    ("wrong-type", "", lambda: spoil(given(), spoils=[{}, {}, {}, {}])),
    ("wrong-type", "", lambda: spoil(given(), voids=["red", [], [], []])),
    ("wrong-type", "", lambda: spoil(given(), lost={})),
    ("wrong-type", "", lambda: spoil(given(), history=[7], round=2)),
    ("wrong-type", "", lambda: spoil(given(), history=[{"points": 1, "honours": 2}], round=2)),
    ("wrong-type", "", lambda: spoil(new(redeal=True), generals=[0, 0, 0, 0])),
    ("wrong-type", "", lambda: given(history=[(0.5, 0, 0, 0)])),
    ("wrong-length", "", lambda: spoil(given(), hands=[[]])),
    ("wrong-length", "", lambda: spoil(given(), voids=[[]] * 5)),
    ("wrong-length", "", lambda: spoil(new(redeal=True), generals=[True])),
    ("wrong-length", "", lambda: given(history=[(0, 0, 0)])),
    ("missing-field", "", lambda: spoil(given(), history=[{"points": [0] * 4}], round=2)),
    ("unknown-field", "", lambda: spoil(given(history=[(0,) * 4]), history=[points(0) | WIND])),
    ("unknown-field", "", lambda: spoil(given(), generals=[True] * 4)),
    ("unknown-name", "", lambda: spoil(given(), game="glory")),
    ("unknown-name", "", lambda: spoil(given(), mode="standard")),
    ("unknown-name", "", lambda: spoil(given(), step="tea")),
    ("unknown-name", "", lambda: spoil(given(), forced="middle")),
    ("unknown-name", "", lambda: spoil(given(), forced=["left"])),
    ("unknown-name", "", lambda: spoil(given(), forced=10**6000)),
    ("unknown-name", "", lambda: spoil(given(), suggested=1)),
    ("unknown-name", "", lambda: spoil(given(), lost=["red seven"])),
    ("unknown-name", "", lambda: spoil(given(), lost=[10**6000])),
    ("unknown-name", "", lambda: spoil(given(), voids=[["blue"], [], [], []])),
    ("unknown-name", "", lambda: spoil(given(), plays=["order left"])),
    ("unknown-name", "", lambda: spoil(given(), plays=["start 1"])),
    ("unknown-name", "", lambda: spoil(given(), plays=[7])),
    ("unknown-name", "", lambda: spoil(given(), plays=[10**6000])),
    ("out-of-range", "", lambda: spoil(given(), rules=HONOR.rules + 1)),
    ("out-of-range", "", lambda: spoil(given(), players=5)),
    ("out-of-range", "", lambda: spoil(given(), round=5)),
    ("out-of-range", "", lambda: spoil(given(), phase=4)),
    ("out-of-range", "", lambda: spoil(given(), turn=4)),
    ("out-of-range", "", lambda: spoil(given(), first=-2)),
    ("out-of-range", "", lambda: spoil(given(), starter=4)),
    ("out-of-range", "", lambda: spoil(given(), side=2)),
    ("out-of-range", "", lambda: spoil(given(), serial=-1)),
    ("out-of-range", "", lambda: given(history=[(109, 0, 0, 0)])),
    ("out-of-range", "", lambda: given(history=[(-1, 0, 0, 0)])),
    ("out-of-range", "", lambda: given("individual-advanced", history=[(0, 0, 0, 0, 37, 0, 0, 0)])),
    # The cards.
    ("card-count", "cards", lambda: twice(given(), "hands")),
    ("card-count", "cards", lambda: spoil(given(), lost=given()["lost"][1:])),
    ("card-count", "cards", lambda: spoil(given(), lost=[*given()["lost"], card("r5")])),
    ("card-count", "cards", lambda: spoil(given(), lost=[*given()["lost"], card("rb")])),
    ("card-count", "cards", lambda: spoil(over(), lost=over()["lost"][1:])),
    ("hand-size", "setup", lambda: moved(given(), 0, 1)),
    ("hand-size", "setup", lambda: spoil(new(), phase=2)),
    ("hand-size", "setup", lambda: spoil(given(), phase=2)),
    ("void-held", "lead", lambda: spoil(given(), voids=[["red"], [], [], []])),
    # The points.
    ("history-length", "scoring", lambda: spoil(given(), round=2)),
    ("history-length", "scoring", lambda: spoil(given(), round=0)),
    ("history-length", "scoring", lambda: spoil(over(), round=2)),
    ("history-length", "scoring", lambda: spoil(opening(), history=over()["history"])),
    ("points-impossible", "scoring", lambda: given(history=[(60, 60, 0, 0)], starter=2)),
    ("points-impossible", "honours-scoring", lambda: given(history=[(0, 0, 0, 0, 2, 0, 0, 0)])),
    (
        "points-impossible",
        "honours-scoring",
        lambda: given("partners-advanced", history=[(0, 0, 0, 0, 0, 0, 2, 0)]),
    ),
    (
        "points-impossible",
        "honours-scoring",
        lambda: given("individual-advanced", history=[(0, 0, 0, 0, 18, 18, 2, 0)], starter=3),
    ),
    ("points-impossible", "scoring", lambda: spoil(over(), history=[points(3, 5, 0, 0)])),
    # A round that is played.
    ("phase-impossible", "play", lambda: spoil(given(), phase=0)),
    ("phase-impossible", "play", lambda: spoil(given(), first=-1)),
    ("phase-impossible", "play", lambda: spoil(given(), starter=-1)),
    ("phase-impossible", "start", lambda: spoil(given(), side=0)),
    ("turn-impossible", "start", lambda: spoil(new(starter=1), starter=1)),
    ("turn-impossible", "start", lambda: spoil(new(starter=1), starter=1, first=1, turn=1)),
    ("turn-impossible", "start", lambda: given(history=[(5, 0, 0, 0)])),
    ("turn-impossible", "start", lambda: given("partners", history=[(5, 0, 0, 0)], starter=2)),
    ("turn-impossible", "direction", lambda: spoil(given(), turn=1)),
    ("turn-impossible", "direction", lambda: spoil(given(), step="order")),
    ("turn-impossible", "direction", lambda: spoil(given(), step="fill")),
    ("turn-impossible", "direction", lambda: midway(5, step="fill")),
    ("turn-impossible", "direction", lambda: midway(10, step="play")),
    ("phase-impossible", "sacrifice", lambda: bare_void(new())),
    ("no-general", "redeal", lambda: given(options={"redeal": True}, generals=[False] * 4)),
    ("plays-impossible", "redeal", lambda: spoil(new(redeal=True), generals=[True] * 4)),
    # What was played.
    ("card-count", "cards", lambda: spoil(midway(2), plays=["centre red five"] * 2)),
    ("card-count", "cards", lambda: spoil(midway(2), plays=midway(2)["plays"][:1])),
    ("plays-impossible", "play", lambda: still_held(midway(2))),
    ("plays-impossible", "play", lambda: spoil(midway(2), first=-1)),
    ("plays-impossible", "phase-end", lambda: last_card(midway(11))),
    ("must-follow", "lead", lambda: unfollowed(midway(2))),
    ("place-taken", "play", lambda: spoil(midway(3), plays=same_place(midway(3)))),
    # Orders.
    ("order-must", "scout", lambda: ordered(forced=None)),
    ("plays-impossible", "scout", lambda: ordered(suggested="left")),
    ("plays-impossible", "scout", lambda: ordered(forced=None, suggested="centre")),
    ("plays-impossible", "scout", lambda: ordered("partners", False, forced="left")),
    ("plays-impossible", "scout", lambda: spoil(given(), forced="left")),
    ("order-taken", "scout", ordered_to_a_taken_place),
    ("order-taken", "scout", disobeyed),
    # Between rounds.
    ("plays-impossible", "play", lambda: spoil(over(), plays=["left red five"])),
    ("plays-impossible", "play", lambda: spoil(over(), forced="left")),
    ("plays-impossible", "play", lambda: spoil(opening(), suggested="left")),
    ("hand-size", "reserve", lambda: held_back(over())),
    ("phase-impossible", "reserve", lambda: spoil(over(), voids=[["red"], [], [], []])),
    ("phase-impossible", "reserve", lambda: spoil(opening(redeal=True), generals=[True] * 4)),
    ("phase-impossible", "reserve", lambda: spoil(over(), phase=0)),
    ("phase-impossible", "reserve", lambda: spoil(over(), phase=2)),
    ("phase-impossible", "reserve", lambda: spoil(over(), first=-1)),
    ("phase-impossible", "reserve", lambda: spoil(over(), turn=-1)),
    ("phase-impossible", "reserve", lambda: spoil(over(), starter=-1)),
    ("phase-impossible", "winning", lambda: spoil(over(), step="done")),
    ("phase-impossible", "winning", lambda: spoil(over(options={"rounds": 1}), step="deal")),
    ("phase-impossible", "start", lambda: spoil(over(), step="side")),
    ("phase-impossible", "start", lambda: spoil(over("partners"), step="side", side=-1)),
    ("phase-impossible", "start", lambda: spoil(over("partners"), step="start", side=-1)),
    ("phase-impossible", "start", lambda: spoil(over(history=[(0, 0, 0, 1)]), step="start")),
    ("phase-impossible", "start", lambda: spoil(over(), side=0)),
    ("phase-impossible", "start", lambda: spoil(over("partners"), side=-1)),
    ("phase-impossible", "start", lambda: spoil(over("partners"), side=1)),
    ("phase-impossible", "start", lambda: spoil(over(), step="choose", side=0)),
    ("turn-impossible", "start", lambda: spoil(over(), step="deal", starter=0)),
    # Before the first deal.
    ("phase-impossible", "start", lambda: spoil(opening(), step="choose")),
    ("phase-impossible", "start", lambda: spoil(opening(), step="done")),
    ("phase-impossible", "start", lambda: spoil(opening(), step="deal")),
    ("phase-impossible", "start", lambda: spoil(opening(), starter=1)),
    ("phase-impossible", "start", lambda: spoil(opening(starter=2), starter=0)),
    ("phase-impossible", "start", lambda: spoil(opening(), turn=0)),
    ("phase-impossible", "start", lambda: spoil(opening(), first=0)),
    ("phase-impossible", "start", lambda: spoil(opening(), side=0)),
    ("phase-impossible", "setup", lambda: spoil(opening(), phase=1)),
    ("phase-impossible", "setup", lambda: spoil(opening(), lost=cards("r5"))),
    ("phase-impossible", "setup", lambda: spoil(opening(), spoils=[cards("r5"), [], [], []])),
]


@pytest.mark.parametrize(("reason", "rule", "make"), IMPOSSIBLE)
def test_play_what_cannot_be_is_refused(reason, rule, make):
    with pytest.raises(BadPosition) as refusal:
        HONOR.from_position(make())
    assert (refusal.value.reason, refusal.value.rule) == (reason, rule)
    if rule:
        assert tuple(refusal.value.values) == HONOR.vocabulary.refusals[reason]
        assert rule in HONOR.vocabulary.sections
    str(refusal.value)


def test_play_what_these_are_made_of_can_be():
    """The positions that are spoiled above."""
    for mode in HONOR.modes:
        for position in (given(mode), new(mode), opening(mode), over(mode), new(mode, redeal=True)):
            assert HONOR.from_position(position).position() == position
    for count in range(1, 12):
        assert HONOR.from_position(midway(count)).position() == midway(count)
    for position in (ordered(), ordered("partners", False), chosen(), opening(starter=2)):
        assert HONOR.from_position(position).position() == position


def test_reserve_a_refusal_names_the_seat_that_holds_a_card():
    with pytest.raises(BadPosition) as refusal:
        HONOR.from_position(held_back(over()))
    assert refusal.value.values == {"seat": 2, "found": 1, "wanted": 0}


@pytest.mark.parametrize(
    "changes", [{"rounds": 9}, {"starter": 5}, {"mixed": "any"}, {"x": 1}, {"redeal": 2}]
)
def test_setup_options_of_a_position_are_checked_like_those_of_a_table(changes):
    with pytest.raises(BadOption):
        HONOR.from_position(spoil(given(), options={"rounds": 4} | changes))


def test_scout_silence_and_suggestions_are_told_apart():
    """What a partner was asked for is part of the position; what he was not asked for too."""
    for answer, wanted in (("A orders R", "right"), ("A is silent", None)):
        state = dealt("partners", {0: "r1", 2: "g2"})
        follow(state, f"A-C r1, {answer}")
        position = state.position()
        assert (position["suggested"], position["forced"]) == (wanted, None)
        assert HONOR.from_position(position).question().key == ("suggested" if wanted else "play")


# Fuzz.

JUNK = (-1, 0, 1, 2, 3, 7, 10**9, 10**6000, 0.5, True, None, "", "red five", "left red five")
JUNK = (*JUNK, "left", "play", "deal", "red", [], {}, [[]], "\ud800", "x" * 5000)


def move_a_card(position, pick):
    """The same position with a card in another place."""
    found = copy.deepcopy(position)
    heaps = [*found["hands"], *found["spoils"], found["lost"]]
    source, target = pick.choice(heaps), pick.choice(heaps)
    if source:
        target.append(source.pop(pick.randrange(len(source))))
    return found


def swap_cards(position, pick):
    """The same position with two cards exchanged: sizes stay right."""
    found = copy.deepcopy(position)
    heaps = [heap for heap in (*found["hands"], *found["spoils"], found["lost"]) if heap]
    if heaps:
        a, b = pick.choice(heaps), pick.choice(heaps)
        i, j = pick.randrange(len(a)), pick.randrange(len(b))
        a[i], b[j] = b[j], a[i]
    return found


def mutate(position, pick):
    """The same position with another value somewhere, or a value less."""
    found = copy.deepcopy(position)
    path = pick.choice([path for path in paths(found) if path])
    holder = found
    for key in path[:-1]:
        holder = holder[key]
    if pick.random() < 0.3 and len(path) > 1:
        del holder[path[-1]]
    else:
        holder[path[-1]] = pick.choice(JUNK)
    return found


@every_mode
def test_play_a_spoiled_position_is_refused_or_plays_to_its_end(mode):
    """Nothing but BadPosition or BadOption; and what is accepted is a position in every way."""
    pick, rng = random.Random(4), Rng(4)
    accepted = refused = 0
    for state in rounds(mode, 2):
        for _ in range(3):
            spoiled = state.position()
            for way in pick.choice(
                ((move_a_card,), (mutate,), (swap_cards,), (swap_cards, mutate), (swap_cards,) * 3)
            ):
                spoiled = way(spoiled, pick)
            try:
                read = HONOR.from_position(spoiled)
            except (BadPosition, BadOption):
                refused += 1
                continue
            accepted += 1
            assert HONOR.from_position(read.position()).position() == read.position()
            for seat in EVERYBODY:
                view = read.view(seat)
                assert view.imagine(rng).view(seat).encode() == view.encode()
            if accepted % 8 == 0:
                finish(read, seed=accepted)
    assert accepted > 50
    assert refused > 50


@pytest.mark.parametrize("data", [None, 7, "x", [], {}, {"game": "honor"}, {7: 7}, [[]]])
def test_play_what_is_no_position_is_refused(data):
    with pytest.raises(KachidokiError) as refusal:
        HONOR.from_position(data)
    assert isinstance(refusal.value, BadPosition)


@every_mode
def test_play_a_truncated_position_is_refused(mode):
    """Every list cut short somewhere."""
    state = HONOR.new(4, mode, seed=3, redeal=True)
    for _ in range(20):
        state.play(state.moves()[0])
    position = state.position()
    for field, value in position.items():
        if isinstance(value, list) and value:
            with pytest.raises(BadPosition):
                HONOR.from_position(spoil(position, **{field: value[:-1]}))
