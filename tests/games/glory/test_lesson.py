"""The lesson of Call to Glory: legal, complete, short, and said in every language."""

from collections import Counter

import pytest

from kachidoki import KachidokiError
from kachidoki.games.glory.pieces import NAMES
from kachidoki.kernel.lesson import Ask, Lesson, Play, Say, Stop
from kachidoki.kernel.state import CHANCE
from kachidoki.text import LANGUAGES, _bundle
from tests.games.glory.worlds import GLORY

LESSON = GLORY.lesson
assert LESSON is not None

ANCHORS = {"deck 1", "deck 2", "discard 1", "discard 2", "hand", "seat 0", "seat 1", "score"}
ANCHORS |= {f"{where} {kind}" for where in ("hand", "set") for kind in NAMES}
# Longer is not read.
MOST_WORDS = 50


def stops(lesson: Lesson = LESSON) -> list[Stop]:
    state = GLORY.start(lesson.players, lesson.mode, **lesson.options)
    return list(lesson.play(state, GLORY.parse))


def test_the_script_is_legal_and_each_move_asked_for_is_a_choice():
    asks = [stop for stop in stops() if stop.wants]
    assert 14 <= len(asks) <= 18
    for stop in asks:
        assert stop.view.seat == LESSON.seat
        texts = [move.text for move in stop.view.moves]
        assert set(stop.wants) <= set(texts)
        # What can be done in one way only teaches nothing.
        assert len(texts) > 1


def test_it_teaches_every_rule():
    happened = [event for stop in stops() for event in stop.events]
    keys = Counter((event.key, event.values.get("seat")) for event in happened)
    for key in ("take", "lay", "beaten", "discard"):
        assert keys[key, 0], key
        assert keys[key, 1], key
    assert keys["replaced", 0]
    ends = [event for event in happened if event.key == "round-end"]
    assert [event.values["why"] for event in ends] == ["types"]
    assert keys["score", 0] == keys["score", 1] == 1


def test_the_points_are_those_that_it_tells():
    scores = [e.values["points"] for stop in stops() for e in stop.events if e.key == "score"]
    said = next(stop for stop in stops() if stop.say == "lesson-score")
    assert [said.values["points"], said.values["others"]] == scores


def test_the_learner_sees_no_hidden_card():
    for stop in stops():
        assert stop.view.seat == 0
        for event in stop.events:
            if event.key == "draw":
                assert "kind" not in event.values
        assert not any(event.secrets for event in stop.events)


def test_each_move_is_a_stop_of_its_own():
    for stop in stops():
        assert bool(stop.say) != bool(stop.wants == () and stop.say == "")
        if stop.say:
            assert not stop.events


def test_it_points_at_what_is_there():
    for stop in stops():
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said_in_short(language):
    bundle = _bundle(language, "glory")
    for stop in stops():
        if not stop.say:
            continue
        message = bundle.get_message(stop.say)
        said, faults = bundle.format_pattern(message.value, dict(stop.values))
        assert not faults
        assert len(said.split()) <= MOST_WORDS, stop.say
        assert set(message.attributes) <= ({"other"} if stop.wants else set())


def test_keys_are_used_once():
    said = [scene.key for scene in LESSON.script if isinstance(scene, (Say, Ask))]
    assert len(said) == len(set(said)) == len(LESSON.keys())


@pytest.mark.parametrize(
    "script",
    [
        (Play(CHANCE, "deal 123"),),
        (Play(0, "draw deck 1"),),
        (LESSON.script[1], Ask("draw deck 1", "lesson-x")),
        (LESSON.script[1], Play(1, "discard farmer")),
    ],
)
def test_a_script_that_breaks_a_rule_is_refused(script):
    with pytest.raises(KachidokiError):
        stops(Lesson("standard", 0, ("", "Hana"), script, {"starter": 1}))
