"""The lesson of Call to Adventure: complete, and true in what it says of cards and numbers."""

import re
from collections import Counter

import pytest

import kachidoki
from kachidoki.games.adventure.cardset.loader import standard
from kachidoki.kernel.state import CHANCE
from kachidoki.text import LANGUAGES, Texts, _bundle
from tests.games.lessons import asked, course, done

YOU, BOB = range(2)
TAUGHT = course("adventure")
LESSON = TAUGHT.lesson
# What the learner has at the end, and Bob's total.
SCORE = next(scene.values for scene in LESSON.script if scene.key == "lesson-score")
# The first stops: up to the cards that are kept.
DEALT = LESSON.script[:4]
BEGUN = (*DEALT, done(YOU, "keep 2 1 2"))
# What the table of the page has names for.
ANCHORS = {"hand", "hero", "antihero", "stage", "stack", "score", "tally nature"}
ANCHORS |= {f"seat-{seat}" for seat in (YOU, BOB)} | {f"act-{act}" for act in (1, 2, 3)}
ANCHORS |= {f"{what} {YOU}" for what in ("xp", "track", "origin", "motivation", "destiny")}
QUOTED = {"en": "“([^”]+)”", "fr": "«\u00a0([^»]+)\u00a0»", "de": "„([^“]+)“"}
# Quoted, and no card.
MODES = {"fr": {"première partie"}}


def table(say):
    return TAUGHT.at(say).view.table()


def hero(say, seat=YOU):
    return table(say)["heroes"][seat]


def spot(say, name):
    act, place = map(int, name.split("."))
    return table(say)["rows"][act - 1][place - 1]


def odds(say, name="", way=1):
    """Whole percents by the number of Dark runes, in a row or of what is being prepared."""
    chances = table(say)["chances"]
    found = chances["cast"]
    if name:
        act, place = map(int, name.split("."))
        key = (act, place, way)
        (found,) = [
            one["dark"]
            for one in chances["attempts"]
            if (one["act"], one["place"], one["way"]) == key
        ]
    return [None if one is None else round(100 * one) for one in found]


def test_it_is_about_the_standard_cards():
    """Whatever set is loaded, what the teacher says stays true."""
    assert LESSON.options["cards"] == "standard"
    cards = standard().cards
    text = (kachidoki.game("adventure").home / "lesson.toml").read_text(encoding="utf-8")
    arranged = re.findall(r'# (\S+): (.+)\n +\[-1, "shuffle \1 ([\d ]+)"\]', text)
    assert len(arranged) == 8
    for pile, tops, numbers in arranged:
        keys = [cards[int(number)].key for number in numbers.split()]
        assert keys[: len(tops.split())] == tops.split(), pile


def test_it_teaches_every_rule():
    assert 12 <= len(TAUGHT.asks) <= 18
    mine = Counter(event.key for event in TAUGHT.events if event.values.get("seat") == YOU)
    keys = ("hero", "trait", "journey", "host", "attempt", "dark", "cast", "draw-seen")
    keys += (
        "use",
        "play",
        "success",
        "failure",
        "retry",
        "gain-ally",
        "sacrifice",
        "virtue",
        "corruption",
    )
    for key in (*keys, "cancelled", "last-turns", "score"):
        assert mine[key], key
    his = Counter(event.key for event in TAUGHT.events if event.values.get("seat") == BOB)
    for key in ("trait", "attempt", "success", "failure", "play", "draw", "score"):
        assert his[key], key
    assert [event.values["act"] for event in TAUGHT.happened("act")] == [1, 2, 3]
    assert TAUGHT.happened("adversary-shown", before="lesson-act")
    wanted = {move.split()[0] for stop in TAUGHT.asks for move in stop.wants}
    once = {"keep", "trait", "journey", "host", "attempt", "dark", "draw", "end", "pass"}
    assert wanted == once | {"play", "use"}


def test_the_characters_are_as_told():
    begun = hero("lesson-board")
    abilities = {name: count for name, count in begun["abilities"].items() if count}
    assert abilities == {"constitution": 2, "wisdom": 1}
    assert {name: count for name, count in begun["icons"].items() if count} == {"nature": 1}
    assert (begun["xp"], begun["level"], begun["hand"]["hero"]) == (3, 3, 1)


def test_the_odds_are_as_told():
    for say, found in (
        ("lesson-attempt", odds("lesson-attempt", "1.3")),
        ("lesson-dark", odds("lesson-dark")),
        ("lesson-again", odds("lesson-again")),
    ):
        assert found[:2] == [50, 82], say
    assert odds("lesson-wolves", "1.1")[0] == 31
    assert odds("lesson-power")[:2] == [31, 81]
    assert odds("lesson-siege", "2.1")[0] == 50
    assert odds("lesson-last", "3.4")[0] == 88


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_are_said(language):
    texts = Texts(language, "adventure")
    said = {"dark": "50 82", "wolves": "31", "power": "81", "siege": "50", "last": "88"}
    for key, numbers in said.items():
        found = re.findall(r"(\d+)\s?%", texts.say(f"lesson-{key}"))
        assert found == numbers.split(), key


def test_what_is_said_of_challenges_is_so():
    assert spot("lesson-host", "1.3")["targets"] == [5, 4]
    assert spot("lesson-attempt", "1.3")["targets"] == [6, 5]
    assert spot("lesson-attempt", "1.3")["ally"] == "loyal-hound"
    assert spot("lesson-wolves", "1.1")["card"] == "wolves-at-the-fold"
    assert spot("lesson-act", "2.3")["card"] == "the-mad-cultist"
    # Bob may still take cards of Act I.
    assert (hero("lesson-act")["stage"], hero("lesson-act", BOB)["stage"]) == (2, 1)
    assert hero("lesson-ranger")["abilities"]["constitution"] == 5
    assert hero("lesson-sets")["icons"]["nature"] == 4
    assert hero("lesson-sets")["points"]["sets"] == 8
    assert len(hero("lesson-last")["story"]) == 8
    assert len(hero("lesson-ninth")["story"]) == 9


def test_the_casts_are_read_as_they_fell():
    told = [(e.values["result"], e.values["target"]) for e in TAUGHT.happened("cast")]
    assert told[:2] == [(5, 6), (7, 3)]
    for say, wanted in {
        "lesson-cast": (5, 6),
        "lesson-pass": (5, 4),
        "lesson-retry": (2, 6),
        "lesson-ally": (5, 6),
        "lesson-mercy": (8, 6),
    }.items():
        tried = table(say)["attempt"]
        assert (tried["result"], tried["target"]) == wanted, say
    (failed,) = TAUGHT.happened("failure", after="lesson-column", before="lesson-failure")
    assert (failed.values["seat"], failed.values["result"], failed.values["target"]) == (BOB, 4, 5)
    gained = TAUGHT.happened("xp", after="lesson-column", before="lesson-failure")
    assert [event.values["count"] for event in gained] == [1, 2]


def test_the_track_is_as_told():
    levels = ("board", "cast", "success", "virtue", "ninth")
    assert [hero(f"lesson-{say}")["level"] for say in levels] == [3, 4, 3, 2, 1]
    assert hero("lesson-virtue")["points"]["track"] == 4


def test_a_card_of_bob_is_answered():
    assert table("lesson-answer")["stack"] == [
        {"seat": BOB, "card": "instill-fear", "cancelled": False}
    ]
    (lost,) = TAUGHT.happened("cancelled", before="lesson-column")
    assert (lost.values["seat"], lost.values["lost"]) == (YOU, "instill-fear")
    # Until it is played, the learner does not know it.
    (drawn,) = [
        e for e in TAUGHT.happened("draw", before="lesson-bob") if e.values["why"] == "reward"
    ]
    assert (drawn.values["seat"], drawn.values["deck"]) == (BOB, "antihero")
    assert "drawn" not in drawn.values


def test_the_points_are_those_that_it_tells():
    mine, his = [event.values for event in TAUGHT.happened("score")]
    assert TAUGHT.at("lesson-score").values == SCORE
    parts = {**SCORE, "hero": SCORE["played"]}
    assert {key: parts[key] for key in ("printed", "sets", "xp", "hero", "track", "destiny")} == {
        key: mine[key] for key in ("printed", "sets", "xp", "hero", "track", "destiny")
    }
    assert (mine["total"], his["total"], mine["antihero"]) == (SCORE["total"], SCORE["bob"], 0)
    end = hero("lesson-destiny")
    assert TAUGHT.at("lesson-destiny").values == {
        "icons": end["abilities"]["constitution"],
        "points": end["points"]["destiny"],
    }
    assert table("lesson-score")["sheet"][YOU]["rank"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_by_their_names(language):
    """Whoever renames a card hears of it."""
    cards = standard().data
    named = [*cards, *[path for card in cards for path in card.get("paths", ())]]
    names = {one["name"][language] for one in named}
    bundle = _bundle(language, "adventure")
    quoted = set()
    for key in list(LESSON.keys()):
        message = bundle.get_message(key)
        for pattern in (message.value, *message.attributes.values()):
            numbers = dict.fromkeys((*SCORE, "icons", "points"), 1)
            said, _ = bundle.format_pattern(pattern, numbers)
            quoted |= set(re.findall(QUOTED[language], said.replace("\n", " ")))
    assert len(quoted) > 20
    assert quoted - names <= MODES.get(language, set())


def test_it_points_at_what_is_there():
    for stop in TAUGHT.stops:
        shown = stop.view.table()
        for anchor in stop.point:
            if anchor in ANCHORS:
                assert anchor != "stage" or shown["attempt"], stop.say
                assert anchor != "stack" or shown["stack"], stop.say
                continue
            what, _, rest = anchor.partition(" ")
            if what == "hand":
                assert rest in shown["hand"], stop.say
            elif what == "ally":
                assert rest in shown["heroes"][YOU]["allies"], stop.say
            elif what == "story":
                seat, number = map(int, rest.split())
                assert number <= len(shown["heroes"][seat]["story"]), stop.say
            else:
                assert re.fullmatch(r"[123]\.[1-4]", anchor), anchor
                assert spot(stop.say, anchor)["card"], stop.say
        for wanted in stop.wants:
            verb, _, rest = wanted.partition(" ")
            if verb in ("trait", "journey", "host", "attempt"):
                assert rest.split()[0] in stop.point, stop.say
            if verb == "play":
                assert f"hand {rest}" in stop.point, stop.say


@pytest.mark.parametrize(
    "script",
    [
        (done(CHANCE, "shuffle origins 1 2 3"),),
        (done(YOU, "trait 1.2"),),
        (*DEALT, done(YOU, "trait 1.2")),
        (*BEGUN, asked(YOU, "trait 1.3", "lesson-x")),
        (*BEGUN, done(BOB, "trait 1.2")),
        (*BEGUN, done(CHANCE, "cast 000")),
    ],
)
def test_a_script_that_breaks_a_rule_is_refused(script):
    TAUGHT.refuses(*script)


def test_the_same_script_without_the_fault_is_played():
    TAUGHT.accepts(*BEGUN, asked(YOU, "trait 1.2", "lesson-x"))
