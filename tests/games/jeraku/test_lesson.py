"""The lesson of Jeraku: complete and true."""

from collections import Counter

import pytest

from kachidoki import Rng
from kachidoki.games.jeraku.pieces import CARD_NAMES, REGIONS
from kachidoki.kernel.state import CHANCE
from kachidoki.text import LANGUAGES, Texts
from tests.games.jeraku.states import JERAKU
from tests.games.lessons import asked, course, done

CLANS = ("red", "yellow", "blue")
TAUGHT = course("jeraku")
LESSON = TAUGHT.lesson
YOU, BOB, CINDY = range(3)
# The hands that the lesson deals, and the cards that are out.
DEAL = next(m for s in LESSON.script for _, m in s.moves if m.startswith("deal "))[5:]
DEALT = [DEAL[at : at + 2] for at in range(0, len(DEAL), 2)]
HANDS = {seat: " ".join(DEALT[6 * seat : 6 * seat + 6]) for seat in (YOU, BOB, CINDY)}
OUT = " ".join(DEALT[18:])
# What the table of the page has names for.
ANCHORS = {"hand", "kachidoki", "corner", "score"} | {f"hand {card}" for card in CARD_NAMES}
ANCHORS |= {f"region {region}" for region in range(REGIONS)}
ANCHORS |= {f"plate {seat}" for seat in range(3)}
ANCHORS |= {f"{what} {clan}" for what in ("daimyo", "supply", "trick", "score") for clan in CLANS}
ANCHORS |= {f"samurai {clan} {region}" for clan in CLANS for region in range(REGIONS)}


def influence(say: str, region: int) -> dict[str, int]:
    return TAUGHT.at(say).view.table()["regions"][region]["influence"]


def ranks(say: str, region: int) -> dict[str, int]:
    return TAUGHT.at(say).view.table()["regions"][region]["ranks"]


def test_it_is_the_lesson_of_the_game():
    assert JERAKU.lesson is LESSON
    # A table of points from a file must not make the teacher wrong.
    assert LESSON.options["rp_table"] == "placeholder"


def test_it_teaches_every_rule():
    all_of_it = TAUGHT.events
    mine = Counter(event.key for event in all_of_it if event.values.get("seat") == YOU)
    for key in ("pass-seen", "deploy", "actions", "place", "daimyo", "samurai", "remove", "stop"):
        assert mine[key], key
    plays = [event.values for event in all_of_it if event.key == "play"]
    assert {play["why"] for play in plays if play["seat"] == YOU} == {"lead", "follow", "void"}
    assert {play["why"] for play in plays if play["seat"] == CINDY} == {"lead", "follow", "void"}
    assert {play["value"] for play in plays} >= {"ninja", "6"}
    wins = [
        (event.values["seat"], event.values["how"]) for event in all_of_it if event.key == "win"
    ]
    assert wins[:3] == [(CINDY, "last"), (YOU, "ninja"), (YOU, "highest")]
    assert len(wins) == 6
    assert [event.values["round"] for event in all_of_it if event.key == "prestige"] == [1]


def test_the_hands_are_a_deal():
    cards = " ".join([*HANDS.values(), OUT]).split()
    assert len(set(cards)) == 21
    assert {len(hand.split()) for hand in HANDS.values()} == {6}
    # Cindy gives her only red card away.
    assert [card for card in HANDS[CINDY].split() if card[0] == "r"] == ["r3"]
    (passed,) = [e for e in TAUGHT.happened("pass-seen") if e.values["seat"] == CINDY]
    assert "red 3" in passed.values["cards"]


def test_what_is_said_of_influence_is_so():
    assert influence("lesson-influence", 6) == {"red": 3}
    assert influence("lesson-influence", 5) == {"red": 2}
    assert influence("lesson-cry", 4) == {"yellow": 3, "blue": 2}
    assert influence("lesson-watch", 6) == {"red": 3, "blue": 5}
    assert influence("lesson-tie", 5) == {"red": 3, "yellow": 3}
    assert ranks("lesson-act", 5) == {"red": 2, "yellow": 2}
    assert ranks("lesson-act", 6) == {"red": 2, "blue": 2}
    assert influence("lesson-move", 5)["yellow"] == 1
    assert influence("lesson-samurai", 6) == {"red": 7, "blue": 5}
    assert ranks("lesson-ahead", 5)["red"] == ranks("lesson-ahead", 6)["red"] == 1
    assert influence("lesson-final", 5) == {"red": 2, "yellow": 1, "blue": 2}
    final = influence("lesson-final", 6)
    assert final["red"] - 1 == final["blue"]
    assert ranks("lesson-stop", 5)["red"] == ranks("lesson-stop", 6)["red"] == 1


def test_the_victory_cries_score_what_the_teacher_says():
    first = TAUGHT.happened("cry-score", before="lesson-cry")
    assert [(e.values["seat"], e.values["points"]) for e in first] == [(BOB, 3), (CINDY, 2)]
    tied = TAUGHT.happened("cry-score", after="lesson-beats", before="lesson-tie")
    told = [(e.values["seat"], e.values["rank"], e.values["points"]) for e in tied]
    assert told == [(YOU, 2, 2), (BOB, 2, 2)]
    won = TAUGHT.happened("cry-score", after="lesson-drift", before="lesson-won")
    assert [(e.values["seat"], e.values["points"]) for e in won] == [(YOU, 3), (CINDY, 2)]


def test_the_card_that_bob_follows_with_was_passed_to_him():
    given = [e for e in TAUGHT.happened("pass-seen") if e.values["seat"] == YOU]
    played = TAUGHT.happened("play", after="lesson-ahead", before="lesson-known")[-1]
    assert played.values["seat"] == BOB
    assert f"{played.values['suit']} {played.values['value']}" in given[0].values["cards"]


def test_the_points_are_those_that_it_tells():
    values = TAUGHT.at("lesson-score").values
    totals = {event.values["seat"]: event.values for event in TAUGHT.happened("total")}
    assert values == {
        "cries": totals[YOU]["cries"],
        "prestige": totals[YOU]["prestige"],
        "total": totals[YOU]["total"],
        "bob": totals[BOB]["total"],
        "cindy": totals[CINDY]["total"],
    }
    assert values["cries"] + values["prestige"] == values["total"]
    scores = {
        event.values["region"]: (event.values["rank"], event.values["points"])
        for event in TAUGHT.happened("score")
        if event.values["seat"] == YOU
    }
    assert scores == {"6": (1, 8), "5": (1, 7), "4": (1, 5), "2": (2, 1)}
    hers = [e.values for e in TAUGHT.happened("score") if e.values["seat"] == CINDY]
    assert ("2", 2, 1) in [(one["region"], one["rank"], one["points"]) for one in hers]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sum_is_said(language):
    said = TAUGHT.at("lesson-score")
    text = Texts(language, "jeraku").say("lesson-score", **dict(said.values))
    for number in said.values.values():
        assert str(number) in text


def test_the_points_wander_to_kyoto():
    rows = TAUGHT.at("lesson-drift").view.table()["regions"]
    assert rows[1]["next"] > rows[1]["pays"]
    assert TAUGHT.at("lesson-drift").view.table()["official"] is False
    # Before the lesson ends the next round pays in the middle.
    rows = TAUGHT.at("lesson-rounds").view.table()["regions"]
    assert max(range(REGIONS), key=lambda region: rows[region]["pays"][0]) == 3


def test_the_learner_sees_no_hidden_card():
    for stop in TAUGHT.stops:
        for event in stop.events:
            if event.key in ("lock", "pass"):
                assert not {"suit", "value", "cards"} & set(event.values)


def test_it_points_at_what_is_there():
    for stop in TAUGHT.stops:
        assert set(stop.point) <= ANCHORS, stop.say
        table = stop.view.table()
        clans = {clan["clan"]: clan for clan in table["clans"]}
        for anchor in stop.point:
            where, _, rest = anchor.partition(" ")
            if where == "hand" and rest:
                assert rest in table["hand"], (stop.say, anchor)
            if where == "trick":
                assert rest in [play["clan"] for play in table["trick"]], (stop.say, anchor)
            if where == "samurai":
                clan, _, region = rest.partition(" ")
                assert clans[clan]["samurai"][int(region)], (stop.say, anchor)
        for wanted in stop.wants:
            verb, _, rest = wanted.partition(" ")
            if verb in ("play", "pass"):
                assert f"hand {rest}" in stop.point, stop.say
            if verb == "place":
                assert f"region {rest}" in stop.point, stop.say


@pytest.mark.parametrize(
    "script",
    [
        (done(CHANCE, "daimyos 55"),),
        (done(YOU, "play red 6"),),
        (*LESSON.script[:7], asked(YOU, "pass green 1", "lesson-x")),
        (*LESSON.script[:7], done(BOB, "pass red 1")),
    ],
)
def test_a_script_that_breaks_a_rule_is_refused(script):
    TAUGHT.refuses(*script)


def test_the_point_that_is_left_would_change_no_place():
    """What the table still lights up at that step is not better than to stop."""
    state = TAUGHT.at("lesson-stop").view.imagine(Rng(1))
    before = [region["ranks"] for region in state.view(YOU).table()["regions"]]
    state.play(JERAKU.parse("remove blue"), YOU)
    assert [region["ranks"] for region in state.view(YOU).table()["regions"]] == before
