"""The lesson of Victory & Honor: complete and true."""

from collections import Counter

import pytest

from kachidoki.games.honor.pieces import CARD_NAMES, COLOURS, PLACES
from kachidoki.kernel.state import CHANCE
from kachidoki.text import LANGUAGES, Texts
from tests.games.honor.states import HONOR
from tests.games.lessons import asked, course, done

YOU, BOB, CINDY, DIANE = range(4)
TAUGHT = course("honor")
LESSON = TAUGHT.lesson
# What the table of the page has names for.
ANCHORS = {"hand", "spoils 0", "score", "trump"} | {f"hand {card}" for card in CARD_NAMES}
ANCHORS |= {f"seat {seat}" for seat in range(4)}
ANCHORS |= {f"place {seat} {place}" for seat in range(4) for place in PLACES}


def test_it_is_the_lesson_of_the_game():
    assert HONOR.lesson is LESSON is not None
    assert HONOR.sides(4, LESSON.mode) == ((YOU, CINDY), (BOB, DIANE))


def test_it_teaches_every_rule():
    all_of_it = TAUGHT.events
    keys = Counter((event.key, event.values.get("seat")) for event in all_of_it)
    for key in ("lead", "follow", "sacrifice-seen", "order", "shell"):
        assert keys[key, YOU], key
    for key in ("lead", "follow", "sacrifice", "order"):
        assert keys[key, BOB], key
    assert keys["shell", CINDY]
    # Somebody else is stuck at the end of a phase, and so are you.
    assert keys["fill", BOB]
    assert keys["fill", YOU]
    ways = {
        (event.values["seat"], event.values["how"]) for event in all_of_it if event.key == "win"
    }
    assert {(YOU, "flank"), (CINDY, "flank"), (YOU, "trump"), (BOB, "trump")} <= ways
    assert (DIANE, "highest") in ways
    starts = [event.values["seat"] for event in all_of_it if event.key == "phase"]
    assert starts == [YOU, BOB, DIANE]
    assert keys["reserve", YOU] == keys["score", YOU] == 1


def test_the_trump_is_settled_after_a_card_that_turns_out_to_be_one():
    (card,) = TAUGHT.happened("sacrifice", before="lesson-trump")
    (trump,) = TAUGHT.happened("trump", before="lesson-trump")
    assert (card.values["seat"], trump.values["colour"]) == (BOB, "black")
    assert TAUGHT.happened("trump", before="lesson-sacrifice") == []
    revealed = TAUGHT.happened("reveal", before="lesson-won")
    assert {(event.values["seat"], event.values["trump"]) for event in revealed} == {
        (BOB, True),
        (YOU, True),
    }


def test_what_is_said_of_the_hands_is_so():
    _, letters = LESSON.script[1].moves[0][1].split()
    colours = letters[::2]
    held = {seat: Counter(colours[seat * 10 : seat * 10 + 10]) for seat in range(4)}
    assert {sum(count.values()) for count in held.values()} == {10}
    assert held[YOU]["g"] == held[BOB]["r"] == 0
    assert held[BOB]["y"] == 1


def test_each_battle_goes_as_the_teacher_foretells():
    shells = TAUGHT.happened("shell", before="lesson-centre")
    assert [(e.values["seat"], e.values["victim"], e.values["rank"]) for e in shells] == [
        (CINDY, BOB, "three-star")
    ]
    wins = {
        event.values["place"]: event.values
        for event in TAUGHT.happened("win", before="lesson-centre")
    }
    assert {place: (win["seat"], win["how"]) for place, win in wins.items()} == {
        "left": (CINDY, "flank"),
        "centre": (BOB, "trump"),
        "right": (YOU, "trump"),
    }
    assert set(wins["left"]["cards"]) == {"yellow scout", "yellow cavalry", "yellow two-star"}
    assert "red three-star" in wins["centre"]["cards"]
    assert len(wins["right"]["cards"]) == 4
    hit = TAUGHT.happened("shell", after="lesson-last", before="lesson-second")
    assert [(e.values["seat"], e.values["victim"], e.values["rank"]) for e in hit] == [
        (YOU, DIANE, "one-star")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_are_those_that_it_tells(language):
    scores = [event.values["points"] for event in TAUGHT.happened("score")]
    sides = [event.values["points"] for event in TAUGHT.happened("total")]
    said = TAUGHT.at("lesson-score")
    assert said.values == {
        "points": scores[YOU],
        "partner": scores[CINDY],
        "sum": sides[0],
        "others": sides[1],
    }
    mine = [e.values for e in TAUGHT.happened("colour-score") if e.values["seat"] == YOU]
    assert [(line["colour"], line["points"]) for line in mine] == [("red", 9), ("green", 9)]
    assert {(line["stars"], line["count"], line["generals"]) for line in mine} == {(3, 3, 2)}
    (reserve,) = [e.values for e in TAUGHT.happened("reserve") if e.values["seat"] == YOU]
    assert (reserve["colour"], reserve["rank"]) == ("red", "two-star")
    text = Texts(language, "honor").say("lesson-score", **dict(said.values))
    assert "2 + 1 + 3 × 2 = 9" in text
    assert "1 + 3 × 1 = 4" in text


def test_the_learner_sees_no_hidden_card():
    for stop in TAUGHT.stops:
        for event in stop.events:
            if event.key == "sacrifice":
                assert not {"colour", "rank"} & set(event.values)


def test_it_points_at_what_is_there():
    for stop in TAUGHT.stops:
        assert set(stop.point) <= ANCHORS, stop.say
        table = stop.view.table()
        for anchor in stop.point:
            where, _, rest = anchor.partition(" ")
            if where == "hand" and rest:
                assert rest in table["hand"], (stop.say, anchor)
            if where == "trump":
                assert table["trump"] in COLOURS, stop.say
        for wanted in stop.wants:
            place, _, card = wanted.partition(" ")
            if place in PLACES:
                assert f"place {YOU} {place}" in stop.point, stop.say
                assert f"hand {card}" in stop.point, stop.say


@pytest.mark.parametrize(
    "script",
    [
        (done(CHANCE, "deal r1"),),
        (done(YOU, "centre red six"),),
        (LESSON.script[1], asked(YOU, "centre green six", "lesson-x")),
        (LESSON.script[1], done(CINDY, "right green artillery")),
    ],
)
def test_a_script_that_breaks_a_rule_is_refused(script):
    TAUGHT.refuses(*script)
