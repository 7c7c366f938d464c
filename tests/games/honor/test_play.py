"""Victory & Honor: one card after the other. Turns, markers, sacrifices, trump, the last places."""

import pytest

from tests.games.honor.states import (
    FLOW,
    HONOR,
    LONG,
    along,
    asked,
    card,
    cards,
    dealt,
    follow,
    late,
    only,
    places,
    refused,
    scene,
    texts,
    told,
)

# The hands of the example of the rulebook; what else they hold does not matter.
EXAMPLE = {0: "r5 g5 y5", 1: "g6 r6 y6", 2: "r2 y2 g2", 3: "r3 g3 y3"}
EXAMPLE_PLAYS = along(FLOW, "r5 r2 g5 r3 g6 y5 r6 g3 y2 y3 y6 g2")


def example(count, mode="partners", **more):
    """The example after so many plays."""
    state = dealt(mode, EXAMPLE, **more)
    events = follow(state, ", ".join(EXAMPLE_PLAYS.split(", ")[:count])) if count else []
    return state, events


def two_colours(reserves="r6 r7 g6 g7", **more):
    """Everybody has red and green, two of each or another reserve: one place stays without a lead.

    Alan leads red on his left, Bob green on his right; nobody can lead the centre after that.
    """
    plays = (
        "A-L r5, B-R g5, A-R g3, D-R g2, C-L r3, D-L r2, A-C r*, C-R g*, B-L r**, "
        "C-C g**, D-C g***, B-C r***"
    )
    return scene("partners", plays, reserves, **more), plays


# Whose turn it is.


def test_direction_vt01_turns_pass_as_in_the_example():
    """VT1: A, C, A, D, B, A, B, D, C, and then it is Diane's turn again."""
    state, _ = example(0)
    turns = []
    for play in EXAMPLE_PLAYS.split(", ")[:9]:
        turns.append("ABCD"[state.actor])
        follow(state, play)
    assert turns == list("ACADBABDC")
    assert state.position()["turn"] == 3


def test_direction_vt01_before_the_third_play_alan_has_left_and_right():
    """VT1: his centre is taken."""
    state, _ = example(2)
    assert asked(state) == (0, "play", "play")
    assert places(state) == {"left", "right"}
    assert refused(state, "c y5") == ("place-taken", "play")


def test_direction_vt01_before_the_eighth_play_diane_may_only_play_right():
    """VT1: her left looks at Alan, who has no empty place."""
    state, _ = example(7)
    assert state.actor == 3
    assert places(state) == {"right"}
    assert refused(state, "l y3") == ("wrong-way", "direction")
    assert refused(state, "c k3") == ("card-not-held", "play")
    assert refused(state, "c g3") == ("place-taken", "play")


def test_phase_end_vt01_three_places_are_filled_in_order():
    """VT1: after nine plays Diane cannot pass on; she, Bob and Cindy fill one place each."""
    state, events = example(9)
    assert only(events, "fill") == {"seat": 3}
    filled = []
    for play in EXAMPLE_PLAYS.split(", ")[9:]:
        assert asked(state)[1:] == ("fill", "phase-end")
        (place,) = places(state)
        assert state.question().values == {"place": place}
        filled.append(("ABCD"[state.actor], place))
        events = follow(state, play)
    assert filled == [("D", "left"), ("B", "left"), ("C", "right")]
    assert [event.key for event in events].count("battle") == 1
    assert sum(len(some) for some in state.position()["spoils"]) == 12


def test_phase_end_after_eleven_plays_one_place_is_left():
    plays = along(LONG, "r5 r2 g5 r3 r6 g3 y2 y3 y5 y6 g2 g6")
    state = scene("individual", plays, "k5 k6 k2 k3")
    events = follow(state, ", ".join(plays.split(", ")[:11]))
    assert only(events, "fill") == {"seat": 1}
    assert [place is None for place in state.view(None).table()["cells"][1]] == [False, False, True]
    assert told(follow(state, "B-R g6"), "battle")


def test_phase_end_v33_one_card_for_each_place_and_phase():
    """V33: the rulebook says round where it means phase."""
    state, events = example(12)
    assert only(events, "phase") == {"phase": 2, "seat": only_centre(events), "why": "centre"}
    assert state.view(None).table()["cells"] == [[None] * 3] * 4
    assert state.view(None).table()["marks"] == [None] * 3
    assert state.view(None).table()["hands"] == [7] * 4
    assert places(state) == {"left", "centre", "right"}


def only_centre(events):
    (seat,) = [win["seat"] for win in told(events, "win") if win["place"] == "centre"]
    return seat


def test_direction_v06_direction_comes_before_colour():
    """V6: Diane could follow on her left, but that ends nothing; she sacrifices on her right."""
    state = dealt("partners", EXAMPLE | {3: "r3 y3"}, without={3: "g"})
    follow(state, ", ".join(EXAMPLE_PLAYS.split(", ")[:7]))
    assert state.actor == 3
    assert places(state) == {"right"}
    hand = state.position()["hands"][3]
    assert any(name.startswith("yellow") for name in hand)
    assert texts(state) == {f"right {name}" for name in hand}
    events = follow(state, "D-R y3")
    assert only(events, "sacrifice") == {"seat": 3, "place": "right", "why": "void"}


def test_play_the_starter_may_play_anything_anywhere():
    state = dealt("individual", EXAMPLE)
    assert len(texts(state)) == 30
    assert asked(state) == (0, "play", "play")
    assert refused(state, "l r2") == ("card-not-held", "play")
    assert refused(state, "l rb") == ("no-honours-here", "honours")
    assert refused(state, "order left") == ("not-asked", "play")
    assert refused(state, "starter 1") == ("not-asked", "play")


def test_play_nobody_else_may_answer():
    state = dealt("individual", EXAMPLE)
    assert state.moves(1) == ()
    assert state.question(1) is None
    assert refused(state, "l g6", seat=1) == ("not-your-turn", "")


def test_play_vk08_a_play_without_a_choice_is_still_asked():
    """VK8: that somebody was not asked would tell the others what he holds."""
    state = scene("partners", along(FLOW, "r5 r2 g5 k3 g6 y5 r6 g3 y2 y3 y6 g2"), "k5 k6 k2 k7")
    follow(state, "A-C r5")
    assert "left green two" in texts(state)
    follow(state, "C-C r2, A-R g5, D-C k3")
    follow(state, "B-R g6, A-L y5, B-C r6")
    assert texts(state) == {"right green three"}
    assert asked(state) == (3, "play", "play")


# Markers.


def test_lead_vt02_the_colours_of_the_example():
    """VT2: red, green, yellow; black is trump when yellow is marked, and not before. V31."""
    state, events = example(1)
    assert only(events, "lead") == {"seat": 0, "place": "centre", "colour": "red", "rank": "five"}
    assert state.view(None).table()["marks"] == [None, "red", None]
    assert {text for text in texts(state) if text.startswith("centre")} == {
        f"centre {name}" for name in state.position()["hands"][2] if name.startswith("red")
    }
    assert refused(state, "c g2") == ("must-follow", "lead")
    follow(state, "C-C r2, A-R g5")
    assert state.view(None).table()["marks"] == [None, "red", "green"]
    events = follow(state, "D-C r3, B-R g6")
    assert [told["place"] for told in map(dict, (e.values for e in events))] == ["centre", "right"]
    assert [event.key for event in events] == ["follow", "follow"]
    assert state.view(None).table()["trump"] is None
    events = follow(state, "A-L y5")
    assert [event.key for event in events] == ["lead", "trump"]
    assert only(events, "trump") == {"colour": "black"}
    assert state.view(None).table()["marks"] == ["yellow", "red", "green"]
    assert state.view(None).table()["trump"] == "black"


def test_lead_vt02_a_colour_is_led_in_one_place_only():
    """VT2: at his third play Alan may lead neither red nor green."""
    state, _ = example(5)
    assert places(state) == {"left"}
    hand = state.position()["hands"][0]
    assert any(name.startswith("red") for name in hand)
    assert texts(state) == {
        f"left {name}" for name in hand if name.split()[0] in ("yellow", "black")
    }
    red = next(name for name in hand if name.startswith("red"))
    assert refused(state, f"left {red}") == ("must-lead", "lead")


def test_lead_v05_a_place_may_be_chosen_where_one_cannot_follow():
    """V5: Diane has no red; she may go to the red centre although she could follow green."""
    state = dealt("partners", EXAMPLE | {3: "k3 g2"} | {2: "r2 y2"}, without={3: "r"})
    follow(state, "A-C r5, C-C r2, A-R g5")
    assert places(state) == {"left", "centre", "right"}
    hand = state.position()["hands"][3]
    assert {text for text in texts(state) if text.startswith("centre")} == {
        f"centre {name}" for name in hand
    }
    assert refused(state, "r k3") == ("must-follow", "lead")
    events = follow(state, "D-C k3")
    assert only(events, "sacrifice")["why"] == "void"


def test_lead_v08_a_sacrifice_does_not_mark_a_place():
    """V8: a face-down card lies in the centre, and Cindy leads it all the same."""
    state, plays = two_colours(reserves="r6 r7 y6 g7")
    start = plays.split(", ")
    events = follow(state, ", ".join(start[:7]))
    assert only(events[-1:], "sacrifice") == {"seat": 0, "place": "centre", "why": "no-lead"}
    assert state.view(None).table()["marks"] == ["red", None, "green"]
    follow(state, ", ".join(start[7:9]))
    assert texts(state) == {"centre yellow six"}
    assert refused(state, "c g**") == ("must-lead", "lead")
    events = follow(state, "C-C y6")
    assert only(events, "lead")["place"] == "centre"
    assert only(events, "trump") == {"colour": "black"}


def test_lead_v09_hidden_cards_bind_nobody():
    """V9: Diane's hidden card may be black; Bob may lead black elsewhere."""
    state = dealt("partners", EXAMPLE | {3: "k3", 1: "k6 g6"}, without={3: "r"})
    follow(state, "A-C r5, C-C r2, A-R g5, D-C k3")
    assert "left black six" in texts(state)
    events = follow(state, "B-L k6")
    assert only(events, "lead")["colour"] == "black"
    assert only(events, "trump") == {"colour": "yellow"}


# Sacrifices and trump.


def test_sacrifice_v07_an_open_place_that_is_marked_comes_first():
    """V7: Alan has red and green only; the centre is not led, but on the right he can follow."""
    state, _ = two_colours()
    follow(state, "A-L r5, B-R g5")
    assert state.actor == 0
    assert places(state) == {"right"}
    assert refused(state, "c r6") == ("sacrifice-elsewhere", "sacrifice")
    # Void there, it is still the marked place that takes the sacrifice.
    position = late("partners", {0: "r5 r3 r* r6", 1: "g5 g2 k2 k3", 2: "g6 g7 y2 y3", 3: "g* k*"})
    position["hands"][3] += cards("y5 y6")
    position["lost"] = [name for name in position["lost"] if name not in cards("y5 y6")]
    state = HONOR.from_position(position)
    follow(state, "A-L r5, B-R g5")
    assert texts(state) == {f"right {name}" for name in cards("r3 r6 r*")}
    events = follow(state, "A-R r3")
    assert only(events, "sacrifice") == {"seat": 0, "place": "right", "why": "void"}


def test_sacrifice_only_unmarked_places_and_only_marked_colours():
    state, plays = two_colours()
    follow(state, ", ".join(plays.split(", ")[:6]))
    assert state.actor == 0
    assert texts(state) == {"centre red six", "centre red one-star"}
    events = follow(state, "A-C r*")
    sacrifice = events[0]
    assert dict(sacrifice.values) == {"seat": 0, "place": "centre", "why": "no-lead"}
    assert sacrifice.seen_by(0).key == "sacrifice-seen"
    assert sacrifice.seen_by(0).values["rank"] == "one-star"
    assert sacrifice.seen_by(2) == sacrifice.seen_by(None)


def test_sacrifice_a_hidden_card_does_nothing_special():
    """A hidden scout orders nothing, hidden artillery fires at nothing."""
    state = dealt("partners", EXAMPLE | {3: "k1", 1: "g6 k4"}, without={1: "r", 3: "r"})
    follow(state, "A-C r5, C-C r2, A-R g5")
    events = follow(state, "D-C k1")
    assert [event.key for event in events] == ["sacrifice"]
    assert asked(state) == (1, "play", "play")
    follow(state, "B-C k4")
    assert state.view(1).table()["fire"] == []
    assert state.view(1).table()["cells"][1][1] == {
        "card": card("k4"),
        "up": False,
        "order": 5,
        "colours": None,
    }


def test_trump_v24_nobody_must_trump():
    """V24: void in red, trump is known: any card may go to the centre."""
    state = dealt("partners", EXAMPLE | {1: "g6 y6 k6"}, without={1: "r"})
    follow(state, "A-C r5, C-C r2, A-R g5, D-L y3, A-L y5")
    assert state.view(None).table()["trump"] == "black"
    assert state.actor == 1
    hand = state.position()["hands"][1]
    colours = {name.split()[0] for name in hand}
    assert {"black", "green", "yellow"} == colours
    assert {text for text in texts(state) if text.startswith("centre")} == {
        f"centre {name}" for name in hand
    }


def test_trump_is_always_face_down():
    state = dealt("partners", EXAMPLE | {1: "k6 y6"}, without={1: "r"})
    follow(state, "A-C r5, C-C r2, A-R g5, D-L y3, A-L y5")
    events = follow(state, "B-C k6")
    assert [event.key for event in events] == ["sacrifice"]
    assert state.view(None).table()["cells"][1][1]["card"] is None


def test_trump_v10_two_colours_make_no_trump():
    """V10: the centre is never led, so nothing is trump, whatever lies there."""
    state, plays = two_colours()
    events = follow(state, plays)
    assert told(events, "trump") == []
    assert [reveal["trump"] for reveal in told(events, "reveal")] == [False] * 4
    assert only(events, "lost")["why"] == "rout"


@pytest.mark.parametrize("mode", ["partners", "individual"])
def test_lead_fills_may_lead_and_settle_trump(mode):
    """At the end of a phase an unmarked place is led like any other."""
    plays = (
        "A-L r5, B-R g5, A-R g3, D-R g2, C-L r3, D-L r2, A-C r*, C-R g*, B-L r**, C-C y2, D-C k2"
    )
    state = scene(mode, plays + ", B-C r***", "r6 r7 g6 g7")
    events = follow(state, plays)
    assert [event.key for event in events[-4:]] == ["fill", "lead", "trump", "sacrifice"]
    assert asked(state) == (1, "fill", "phase-end")
