"""Victory & Honor: the orders of scouts."""

import pytest

from tests.games.honor.states import (
    FLOW,
    HONOR,
    along,
    asked,
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

EXAMPLE = "A-C r5, C-R g2, B-L y6, C-C r2, A-R g5, D-L y3"
HANDS = {0: "r5 g5 y1", 1: "y6", 2: "g2 r2", 3: "y3"}


def orders(state):
    return {text.removeprefix("order ") for text in texts(state)}


@pytest.mark.parametrize("mode", ["partners", "individual"])
def test_scout_vt03_the_example_of_the_rulebook(mode):
    """VT3: Bob's right looks at Alan, who is full, so only his centre can be ordered. V20, VK7."""
    state = dealt(mode, HANDS)
    follow(state, EXAMPLE)
    events = follow(state, "A-L y1")
    assert [event.key for event in events] == ["follow", "order"]
    assert events[1].auto
    assert only(events, "order") == {"seat": 0, "victim": 1, "place": "centre"}
    assert asked(state) == (1, "ordered", "scout")
    assert state.question().values == {"place": "centre", "victim": 0}
    assert places(state) == {"centre"}
    mine = next(name for name in state.position()["hands"][1] if name.startswith("green"))
    assert refused(state, f"right {mine}") == ("ordered-elsewhere", "scout")
    table = state.view(None).table()
    assert (table["forced"], table["suggested"], table["by"]) == ("centre", None, 0)


@pytest.mark.parametrize("mode", ["partners", "individual"])
def test_scout_v20_an_opponent_must_be_given_an_order(mode):
    """V20: any of his places that can pass on; silence is refused."""
    state = dealt(mode, {0: "r1"})
    events = follow(state, "A-L r1")
    assert [event.key for event in events] == ["lead"]
    assert asked(state) == (0, "order", "scout")
    assert state.question().values == {"victim": 1}
    assert orders(state) == {"left", "centre", "right"}
    assert refused(state, "no order") == ("order-must", "scout")
    assert refused(state, "l r5")[0] == "order-first"
    assert refused(state, "starter 1") == ("not-asked", "scout")
    events = follow(state, "A orders R")
    assert only(events, "order") == {"seat": 0, "victim": 1, "place": "right"}
    assert not events[0].auto
    assert places(state) == {"right"}
    assert asked(state) == (1, "ordered", "scout")


def test_scout_v19_an_order_must_lead_to_somebody_with_an_empty_place():
    """V19: neither where a card lies nor where the turn would go to a full player."""
    state = dealt("individual", {0: "g5 y5 k1", 1: "y6", 2: "g2", 3: "g3 y3"})
    # Alan fills up with a scout on his centre; Cindy has all three places, but her centre is his.
    follow(state, "A-R g5, D-L y3, A-L y5, B-R g6, A-C k1")
    assert asked(state) == (0, "order", "scout")
    assert orders(state) == {"left", "right"}
    assert refused(state, "order centre") == ("order-wrong-way", "scout")
    follow(state, "A orders L")
    assert state.actor == 2
    assert places(state) == {"left"}


def test_scout_v19_a_taken_place_cannot_be_ordered():
    state = dealt("individual", {0: "r5 g1", 2: "y2", 3: "y3"})
    follow(state, "A-C r5, C-L y2, D-L y3")
    assert state.actor == 0
    follow(state, "A-R g1")
    assert asked(state) == (0, "order", "scout")
    assert orders(state) == {"centre", "right"}
    assert refused(state, "order left") == ("order-taken", "scout")


def test_scout_v19_a_scout_obeys_the_direction_himself():
    """V19: he may not be played towards a full player while there is another way."""
    state = dealt("partners", {0: "r5 g5 y5", 1: "g6 r6", 2: "r2", 3: "r3 y1 g3"})
    follow(state, "A-C r5, C-C r2, A-R g5, D-C r3, B-R g6, A-L y5, B-C r6")
    assert "left yellow scout" not in texts(state)
    assert refused(state, "l y1") == ("wrong-way", "direction")


def test_scout_vt18_a_partner_is_only_asked_nicely():
    """VT18, V20: the suggestion binds nobody, and silence is allowed."""
    state = dealt("partners", {0: "r1", 2: "r2 g2"})
    follow(state, "A-C r1")
    assert asked(state) == (0, "suggest", "scout")
    assert state.question().values == {"victim": 2}
    assert texts(state) == {"order left", "order centre", "order right", "no order"}
    silent = state.copy()
    events = follow(silent, "A is silent")
    assert only(events, "no-order") == {"seat": 0, "victim": 2}
    assert asked(silent) == (2, "play", "play")
    events = follow(state, "A orders L")
    assert only(events, "suggest") == {"seat": 0, "victim": 2, "place": "left"}
    assert asked(state) == (2, "suggested", "scout")
    assert state.question().values == {"place": "left", "victim": 0}
    assert places(state) == {"left", "centre", "right"}
    table = state.view(None).table()
    assert (table["forced"], table["suggested"], table["by"]) == (None, "left", 0)
    follow(state, "C-R g2")
    assert state.view(None).table()["suggested"] is None


def test_scout_vt18_alone_the_order_across_binds():
    """VT18: without partners the player opposite obeys as well."""
    state = dealt("individual", {0: "r1", 2: "r2 g2"})
    follow(state, "A-C r1")
    assert asked(state) == (0, "order", "scout")
    assert texts(state) == {"order left", "order centre", "order right"}
    follow(state, "A orders L")
    assert places(state) == {"left"}


def test_scout_vk03_a_partner_with_one_place_left_is_not_advised():
    """VK3: there is nothing to suggest; the turn passes at once."""
    plays = along(FLOW, "r5 r2 g5 r3 g6 y5 r6 g3 y2 y3 y6 g2")
    state = scene("partners", plays.replace("B-C r6", "B-C r1"), "k5 k6 k2 k7")
    follow(state, "A-C r5, C-C r2, A-R g5, D-C r3, B-R g6, A-L y5")
    events = follow(state, "B-C r1")
    assert [event.key for event in events] == ["follow"]
    assert asked(state) == (3, "play", "play")
    assert places(state) == {"right"}
    # Against each other it is an order like any other, given without asking.
    alone = scene("individual", plays.replace("B-C r6", "B-C r1"), "k5 k6 k2 k7")
    follow(alone, "A-C r5, C-C r2, A-R g5, D-C r3, B-R g6, A-L y5")
    events = follow(alone, "B-C r1")
    assert [event.key for event in events] == ["follow", "order"]
    assert asked(alone) == (3, "ordered", "scout")


@pytest.mark.parametrize("mode", ["partners", "individual"])
def test_scout_no_order_if_the_phase_ends(mode):
    """The next player cannot pass on to anybody: nothing to order, the places are filled."""
    plays = along(FLOW, "r5 r2 g5 r3 g6 y5 r6 g3 y1 y3 y6 g2")
    state = scene(mode, plays, "k5 k6 k2 k7")
    events = follow(state, ", ".join(plays.split(", ")[:9]))
    assert [event.key for event in events[-2:]] == ["follow", "fill"]
    assert told(events, "order") == told(events, "suggest") == []
    assert asked(state) == (3, "fill", "phase-end")


@pytest.mark.parametrize("mode", ["partners", "individual"])
@pytest.mark.parametrize("number", [9, 10, 11])
def test_scout_v21_v23_filling_up_orders_nothing(mode, number):
    """V21, V23: also the stuck player fills his place; a scout there is a mere 1."""
    shorts = ["r5", "r2", "g5", "r3", "g6", "y5", "r6", "g3", "y2", "y3", "y6", "g2"]
    shorts[number] = shorts[number][0] + "1"
    plays = along(FLOW, " ".join(shorts))
    state = scene(mode, plays, "k5 k6 k2 k7")
    events = follow(state, ", ".join(plays.split(", ")[: number + 1]))
    assert told(events, "order") == told(events, "suggest") == []
    assert told(events, "follow")[-1]["rank"] == "scout"
    if number < 11:
        assert asked(state)[1] == "fill"


def forced_left(hand):
    """Alan leads the green scout on his right and orders Diane's left, which nobody has led."""
    position = late("partners", {0: "g1 r2 r3 y2", 1: "r5 r6 y5 y6", 2: "k2 k3 k5 k6", 3: hand})
    state = HONOR.from_position(position)
    follow(state, "A-R g1, A orders L")
    assert asked(state) == (3, "ordered", "scout")
    return state


def test_scout_vt16_an_ordered_place_without_a_lead_must_be_led():
    """VT16: Diane has a colour that is not marked."""
    state = forced_left("g2 g3 r* k*")
    assert texts(state) == {"left red one-star", "left black one-star"}
    assert refused(state, "l g2") == ("must-lead", "lead")
    assert refused(state, "r g2") == ("ordered-elsewhere", "scout")
    follow(state, "D-L k*")
    assert state.view(None).table()["marks"] == ["black", None, "green"]


def test_scout_vt16_without_another_colour_it_is_a_sacrifice():
    """VT16: her left stays unmarked, although elsewhere she could have followed."""
    state = forced_left("g2 g3 g* g5")
    assert places(state) == {"left"}
    assert len(texts(state)) == 4
    events = follow(state, "D-L g3")
    assert only(events, "sacrifice") == {"seat": 3, "place": "left", "why": "no-lead"}
    assert state.view(None).table()["marks"] == [None, None, "green"]


def test_scout_an_order_to_a_marked_place_may_force_a_sacrifice():
    state = dealt("individual", {0: "g1 y2", 3: "g2 r2", 1: "g5"}, without={3: "y"})
    follow(state, "A-L y2, B-R g5, A-R g1")
    assert asked(state)[1] == "order"
    follow(state, "A orders L")
    hand = state.position()["hands"][3]
    assert texts(state) == {f"left {name}" for name in hand}
    assert only(follow(state, "D-L r2"), "sacrifice")["why"] == "void"
