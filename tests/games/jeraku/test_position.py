"""Jeraku: positions that can be, and those that are refused, with the reason."""

import copy
import json
import random
import re

import pytest

from kachidoki import BadPosition, KachidokiError, Rng
from kachidoki.games.jeraku.steps import STEPS
from tests.games.jeraku.positions import laid_out, solo, table
from tests.games.jeraku.states import JERAKU, cards, drafting, every_table, finish, play, walk
from tests.tools import ROOT


def changed(position, *changes):
    """A position in which some things are otherwise: (way, value)."""
    found = copy.deepcopy(position)
    for way, value in changes:
        *path, last = way
        there = found
        for key in path:
            there = there[key]
        there[last] = value
    return found


def reason(position, *changes):
    """Why a position is refused."""
    with pytest.raises(BadPosition) as refusal:
        JERAKU.from_position(changed(position, *changes))
    return refusal.value.reason


BASE = laid_out("base", hands={"red": "r1 r2", "yellow": "y1 y2"}, size=3)


@every_table
def test_rounds_positions_come_back(mode, players):
    """Through JSON, at every step of a game with clumped deals."""
    for state in walk(mode, players, seed=31):
        position = json.loads(json.dumps(state.position()))
        again = JERAKU.from_position(position)
        assert again.position() == position
        assert again.actors == state.actors
        for seat in state.actors:
            assert again.moves(seat) == state.moves(seat)
            assert again.question(seat) == state.question(seat)


def test_rounds_the_builder_of_these_tests_makes_positions_that_can_be():
    for mode, found in JERAKU.modes.items():
        for players in found.players:
            if not mode.startswith("solo"):
                position = laid_out(mode, players, size=2)
                assert JERAKU.from_position(position).position() == position
                finish(JERAKU.from_position(position))
    state = solo()
    assert JERAKU.from_position(state.position()).position() == state.position()


# Pieces.


def test_map_ten_samurai_of_each_clan():
    clan = ("clans", 0)
    assert reason(BASE, ((*clan, "supply"), 9)) == "pieces"
    assert reason(BASE, ((*clan, "samurai"), [1, 0, 0, 0, 0, 0, 0])) == "pieces"
    good = [((*clan, "samurai"), [1, 0, 0, 0, 0, 0, 0]), ((*clan, "supply"), 9)]
    JERAKU.from_position(changed(BASE, *good))
    assert reason(BASE, ((*clan, "daimyo"), -1)) == "phase-impossible"
    assert reason(BASE, ((*clan, "daimyo"), 7)) == "out-of-range"


def test_setup_no_daimyo_card_twice():
    same = BASE["clans"][1]["card"]
    assert reason(BASE, (("clans", 0, "card"), same)) == "daimyo-card-twice"
    assert reason(BASE, (("clans", 0, "card"), 0)) == "phase-impossible"


def test_armies_a_low_and_a_high_card_for_each_side():
    position = laid_out("armies", rp={"red": 1})
    assert reason(position, (("parties", 0, "daimyo_cards"), [1, 2])) == "phase-impossible"
    swapped = [(("clans", 0, "card"), 5), (("clans", 2, "card"), 6)]
    assert reason(position, *swapped) == "phase-impossible"


def test_neutral_nobody_is_behind_the_neutral_daimyo():
    """N3: and he stands where the round has brought him."""
    position = laid_out("neutral", round=2)
    blue = position["clans"][2]
    moved = list(blue["samurai"])
    moved[1], moved[6] = moved[1] - 1, 1
    assert reason(position, (("clans", 2, "samurai"), moved)) == "behind-neutral"
    assert reason(position, (("clans", 2, "daimyo"), 6)) == "phase-impossible"
    fewer = [(("clans", 2, "samurai"), [2, 2, 2, 2, 1, 0, 0]), (("clans", 2, "supply"), 1)]
    assert reason(position, *fewer) == "pieces"


# Points.


def test_points_they_add_up():
    """What the rounds and the skirmishes have paid is what a clan has."""
    assert reason(BASE, (("clans", 0, "points"), 3)) == "points-impossible"
    good = [(("clans", 0, "points"), 3), (("clans", 0, "cries"), 3)]
    JERAKU.from_position(changed(BASE, *good))
    row = {"cries": [0] * 4, "prestige": [0] * 4}
    assert reason(BASE, (("history",), [row])) == "history-length"
    assert reason(BASE, (("round",), 2)) == "history-length"
    JERAKU.from_position(changed(BASE, (("round",), 2), (("history",), [row])))
    assert reason(BASE, (("round",), 2), (("history",), [{"cries": [0] * 4}])) == "missing-field"


def test_duo_no_game_goes_on_with_fifty_points():
    """U2: it would have ended."""
    assert reason(laid_out("duo", rp={"red": 49}), (("clans", 0, "points"), 50)) in (
        "points-impossible",
        "phase-impossible",
    )
    position = laid_out("duo", rp={"red": 49})
    more = [(("clans", 0, "points"), 50), (("history", 0, "prestige"), [50, 0])]
    assert reason(position, *more) == "phase-impossible"
    JERAKU.from_position(laid_out("base", rp={"red": 53}))


def test_duo_nobody_has_points_of_skirmishes():
    """U4, S1: they pay nothing there."""
    position = laid_out("duo", size=3)
    paid = [(("clans", 0, "points"), 3), (("clans", 0, "cries"), 3)]
    assert reason(position, *paid) == "points-impossible"
    assert reason(solo().position(), *paid) == "points-impossible"


# Cards.


def test_cards_each_is_in_one_place():
    twice = BASE["parties"][0]["hand"]
    assert reason(BASE, (("parties", 1, "hand"), twice)) == "card-count"
    assert reason(BASE, (("parties", 0, "hand"), [twice[0]] * 3)) == "card-count"
    assert reason(BASE, (("parties", 0, "hand"), ["red 7"])) == "unknown-name"
    assert reason(BASE, (("parties", 0, "hand"), [5])) == "unknown-name"


def test_recruitment_everybody_holds_as_many():
    held = BASE["parties"][0]["hand"]
    assert reason(BASE, (("parties", 0, "hand"), held[1:])) == "hand-size"
    assert reason(BASE, (("skirmish",), 2)) == "hand-size"
    assert reason(BASE, (("skirmish",), 9)) == "out-of-range"


def test_recruitment_given_cards_lie_with_the_left_neighbour():
    """A18."""
    mine = BASE["parties"][0]["hand"][:2]
    assert reason(BASE, (("parties", 0, "given"), mine)) == "phase-impossible"
    assert reason(BASE, (("parties", 0, "given"), [])) == "phase-impossible"


def test_recruitment_locks_are_in_order():
    """JK4: the highest card cannot be the first of two."""
    state = JERAKU.new(4, "base", seed=1)
    position = state.position()
    held = position["parties"][0]["hand"]
    JERAKU.from_position(changed(position, (("parties", 0, "locked"), held[3:4])))
    assert reason(position, (("parties", 0, "locked"), held[4:])) == "phase-impossible"
    assert reason(position, (("parties", 0, "locked"), held[:3])) == "phase-impossible"
    everybody = [
        (("parties", at, "locked"), position["parties"][at]["hand"][:2]) for at in range(4)
    ]
    assert reason(position, *everybody) == "phase-impossible"


def test_skirmish_a_void_is_kept():
    """Who has shown to have no red has none; A3: a Ninja may be of no suit."""
    assert reason(BASE, (("parties", 0, "voids"), ["red"])) == "void-held"
    position = laid_out(
        "base", hands={"red": "rn y1"}, without={"red": "r"}, size=2, ninja_has_suit=False
    )
    JERAKU.from_position(changed(position, (("parties", 0, "voids"), ["red"])))
    position = laid_out("base", hands={"red": "rn y1"}, without={"red": "r"}, size=2)
    assert reason(position, (("parties", 0, "voids"), ["red"])) == "void-held"


def test_skirmish_everybody_plays_in_turn():
    assert reason(BASE, (("acting",), "yellow")) == "turn-impossible"
    assert reason(BASE, (("acting",), None)) == "phase-impossible"
    state = JERAKU.from_position(BASE)
    play(state, "play red 1", "deploy", "stop")
    position = state.position()
    trick = [{"clan": "blue", "card": "red 1"}]
    assert reason(position, (("trick",), trick)) == "turn-impossible"
    assert reason(position, (("trick",), [])) in ("turn-impossible", "hand-size")
    assert reason(position, (("led",), "blue")) == "phase-impossible"
    assert reason(position, (("led",), None)) == "phase-impossible"


def test_armies_skirmish_the_army_with_more_points_is_first():
    position = laid_out("armies", rp={"red": 2, "yellow": 1})
    other = [(("acting",), "yellow"), (("parties", 0, "first_army"), "yellow")]
    assert reason(position, *other) == "phase-impossible"
    assert reason(position, (("step",), "army")) == "phase-impossible"
    JERAKU.from_position(laid_out("armies"))
    assert reason(laid_out("base"), (("step",), "army")) == "phase-impossible"


# The card that is carried out.


def acting(*moves):
    state = table(hands={"red": "r3"}, first="red", size=2, samurai={"red": "2x1"})
    play(state, *moves)
    return state.position()


def test_actions_what_is_left_of_a_card():
    position = acting("play red 3", "actions")
    assert position["left"] == 3
    JERAKU.from_position(changed(position, (("left",), 1)))
    for left in (0, 4):
        assert reason(position, (("left",), left)) == "phase-impossible"
    assert reason(position, (("card",), "red 2")) == "phase-impossible"
    assert reason(position, (("card",), None)) == "phase-impossible"
    assert reason(position, (("pushed",), 3)) == "phase-impossible"


def test_deploy_what_was_placed_lies_there():
    position = acting("play red 3", "deploy", "place 3")
    assert (position["placed"], position["left"]) == ([3], 2)
    assert reason(position, (("placed",), [2])) == "phase-impossible"
    assert reason(position, (("placed",), [])) == "phase-impossible"
    assert reason(position, (("placed",), [3, 3])) == "phase-impossible"


def test_neutral_samurai_one_that_is_on_its_way():
    state = table("neutral", hands={"red": "r3"}, first="red", size=2, daimyos={"red": 2})
    play(state, "play red 3", "actions", "remove blue")
    position = state.position()
    assert (position["step"], position["pushed"], position["left"]) == ("push", 2, 2)
    assert JERAKU.from_position(position).moves() == state.moves()
    assert reason(position, (("pushed",), 3)) == "phase-impossible"
    assert reason(position, (("pushed",), -1)) == "phase-impossible"


# Drafting.


def test_armies_draft_positions():
    state = drafting(2)
    position = state.position()
    assert position["step"] == "draft"
    row, pack = position["parties"][0]["row"], position["parties"][0]["pack"]
    assert reason(position, (("parties", 0, "row"), row[1:])) == "hand-size"
    assert reason(position, (("parties", 0, "pack"), pack[1:])) == "hand-size"
    assert reason(position, (("parties", 0, "locked"), row[:1])) == "phase-impossible"
    assert reason(position, (("parties", 0, "locked"), pack[:2])) == "phase-impossible"
    JERAKU.from_position(changed(position, (("parties", 0, "locked"), pack[:1])))
    assert reason(position, (("parties", 0, "picks"), pack[:1])) in ("card-count", "hand-size")
    for seat in range(2):
        state.play(state.moves(seat)[0], seat)
    position = state.position()
    assert position["parties"][0]["first_pick"] == position["parties"][0]["picks"]
    assert reason(position, (("parties", 0, "first_pick"), [])) == "phase-impossible"


# Alone.


def test_solo_positions():
    """Two open cards that were seen, and three more for every skirmish before."""
    position = solo(open="r4 b2").position()
    part = ("solo",)
    assert reason(position, ((*part, "open"), cards("r4"))) == "phase-impossible"
    assert reason(position, ((*part, "open"), cards("r4 y2"))) == "phase-impossible"
    assert reason(position, ((*part, "seen"), cards("r4 b2 y1"))) == "phase-impossible"
    assert reason(position, ((*part, "enemy"), "red 5")) == "phase-impossible"
    assert reason(position, (("step",), "reveal")) == "phase-impossible"
    assert reason(position, (("step",), "play")) == "phase-impossible"


def test_solo_samurai_a_choice_of_victims_is_kept():
    """The victims follow from the map."""
    state = solo(
        open="r4 y1",
        daimyos={"red": 6, "yellow": 5, "blue": 5, "green": 1},
        samurai={"yellow": "4x2", "blue": "4x2"},
    )
    play(state, "take yellow 1", "deploy", "stop")
    position = state.position()
    again = JERAKU.from_position(position)
    assert again.moves() == state.moves()
    assert len(again.moves()) == 2
    one = list(position["clans"][1]["samurai"])
    one[4] = 1
    changes = [(("clans", 1, "samurai"), one), (("clans", 1, "supply"), 9)]
    assert reason(position, *changes) == "phase-impossible"


@every_table
def test_rounds_a_spoiled_position_is_refused_or_can_be_played(mode, players):
    """Whatever is exchanged: either it is refused, or the game goes on to its end."""
    pick = random.Random(players)
    refused = accepted = 0
    for state in walk(mode, players, seed=32, every=4):
        for _ in range(3):
            position = spoiled(state.position(), pick)
            try:
                read = JERAKU.from_position(position)
            except KachidokiError:
                refused += 1
                continue
            assert JERAKU.from_position(read.position()).position() == read.position()
            accepted += 1
            for seat in (None, *range(players)):
                sample = read.view(seat).imagine(Rng(accepted))
                assert sample.view(seat).encode() == read.view(seat).encode()
            if accepted % 4 == 0:
                finish(read, seed=accepted)
    assert refused > 20


def spoiled(position, pick):
    """A position with two leaves of the same type exchanged, or one number changed a little."""
    found = copy.deepcopy(position)
    places = list(leaves(found))
    one = pick.choice(places)
    there, key = one
    value = there[key]
    if isinstance(value, int) and not isinstance(value, bool) and pick.random() < 0.6:
        there[key] = value + pick.choice((-1, 1, 2))
        return found
    like = [place for place in places if type(place[0][place[1]]) is type(value)]
    other, name = pick.choice(like)
    there[key], other[name] = other[name], value
    return found


def leaves(data):
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, (dict, list)):
            yield from leaves(value)
        else:
            yield data, key


def test_prestige_the_example_of_the_documentation_is_a_position():
    """docs/positions.md: its example is read, played as the text says, and written the same."""
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8").split("\n## ")[3]
    assert text.startswith("Jeraku\n")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    position = json.loads(example)
    state = JERAKU.from_position(position)
    assert state.position() == position
    assert state.actors == (1,)
    (played,) = re.findall(r"^    >>> .*?\"(.+?)\"", text, re.MULTILINE)
    state.play(JERAKU.parse(played))
    (scores,) = re.findall(r"^    \((.+)\)$", text, re.MULTILINE)
    assert state.scores == tuple(int(points) for points in scores.split(", ")) == (4, 12)
    written = state.position()
    assert len(written["history"]) == 1
    assert JERAKU.from_position(written).position() == written
    for field in (*position, "solo"):
        assert f"`{field}`" in text
    for step in STEPS:
        assert f"`{step}`" in text
    for mode in JERAKU.modes:
        assert f'`"{mode}"`' in text
