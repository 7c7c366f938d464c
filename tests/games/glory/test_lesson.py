"""The lesson of Call to Glory: complete and true."""

from collections import Counter

import pytest

from kachidoki.games.glory.pieces import NAMES
from kachidoki.kernel.state import CHANCE
from tests.games.lessons import asked, course, done

TAUGHT = course("glory")
ANCHORS = {"deck 1", "deck 2", "discard 1", "discard 2", "hand", "seat 0", "seat 1", "score"}
ANCHORS |= {f"{where} {kind}" for where in ("hand", "set") for kind in NAMES}


def test_it_teaches_every_rule():
    assert len(TAUGHT.asks) >= 14
    keys = Counter((event.key, event.values.get("seat")) for event in TAUGHT.events)
    for key in ("take", "lay", "beaten", "discard"):
        assert keys[key, 0], key
        assert keys[key, 1], key
    assert keys["replaced", 0]
    assert [event.values["why"] for event in TAUGHT.happened("round-end")] == ["types"]
    assert keys["score", 0] == keys["score", 1] == 1


def test_the_points_are_those_that_it_tells():
    scores = [event.values["points"] for event in TAUGHT.happened("score")]
    said = TAUGHT.at("lesson-score")
    assert [said.values["points"], said.values["others"]] == scores


def test_the_learner_sees_no_hidden_card():
    for event in TAUGHT.happened("draw"):
        assert "kind" not in event.values


def test_it_points_at_what_is_there():
    for stop in TAUGHT.stops:
        assert set(stop.point) <= ANCHORS
        table = stop.view.table()
        for anchor in stop.point:
            where, _, kind = anchor.partition(" ")
            if where == "hand" and kind:
                assert kind in table["hand"], (stop.say, anchor)
            if where == "set":
                assert kind in table["sets"], (stop.say, anchor)
            if where == "discard" and "onto" not in str(stop.wants):
                assert table["discard"][int(kind) - 1]["size"], (stop.say, anchor)


@pytest.mark.parametrize(
    "script",
    [
        (done(CHANCE, "deal 123"),),
        (done(0, "draw deck 1"),),
        (TAUGHT.lesson.script[1], asked(0, "draw deck 1", "lesson-x")),
        (TAUGHT.lesson.script[1], done(1, "discard farmer")),
    ],
)
def test_a_script_that_breaks_a_rule_is_refused(script):
    TAUGHT.refuses(*script)
