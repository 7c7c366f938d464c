"""What is said of Victory & Honor: cards in every gender and case, battles, labels with names."""

import pytest

pytest.importorskip("fluent.runtime")
pytest.importorskip("rich")

import kachidoki
from kachidoki import CHANCE, Rng
from kachidoki.games.honor.pieces import CARD_NAMES
from kachidoki.kernel.event import Event, Value
from kachidoki.text import LANGUAGES, Texts
from kachidoki.words import words

NAMES = ("Alan", "Bob", "Cindy", "Diane")


def _say(language: str, key: str, me: int | None = None, **values: Value) -> str:
    said = Texts(language, "honor").event(Event(key, values), NAMES, me)
    return said.replace("\u202f", " ").replace("\u00a0", " ").replace("’", "'")


FOLLOW = [
    ("en", "red", "five", None, "Bob plays the red 5 on the left flank."),
    ("en", "yellow", "cavalry", 1, "You play the yellow cavalry (7) on the left flank."),
    ("en", "green", "two-star", None, "Bob plays the green two-star general on the left flank."),
    ("fr", "black", "three", None, "Bob joue le 3 noir sur le flanc gauche."),
    ("fr", "green", "artillery", 1, "Vous jouez l'artillerie verte (4) sur le flanc gauche."),
    ("fr", "black", "cavalry", None, "Bob joue la cavalerie noire (7) sur le flanc gauche."),
    ("fr", "green", "drum", None, "Bob joue le tambour vert sur le flanc gauche."),
    ("fr", "green", "one-star", None, "Bob joue le général vert à une étoile sur le flanc gauche."),
    ("de", "black", "three", None, "Bob spielt die schwarze 3 auf den linken Flügel."),
    ("de", "yellow", "scout", None, "Bob spielt den gelben Späher (1) auf den linken Flügel."),
    ("de", "red", "bugle", 1, "Du spielst das rote Signalhorn auf den linken Flügel."),
    (
        "de",
        "green",
        "two-star",
        None,
        "Bob spielt den grünen Zwei-Sterne-General auf den linken Flügel.",
    ),
]


@pytest.mark.parametrize(("language", "colour", "rank", "me", "said"), FOLLOW)
def test_cards_agree_with_their_colour(
    language: str, colour: str, rank: str, me: int | None, said: str
) -> None:
    assert _say(language, "follow", me, seat=1, place="left", colour=colour, rank=rank) == said


LEAD = [
    (
        "de",
        "scout",
        "Cindy eröffnet das Zentrum mit dem roten Späher (1): Dort ist Rot zu bedienen.",
    ),
    ("de", "flag", "Cindy eröffnet das Zentrum mit der roten Fahne: Dort ist Rot zu bedienen."),
    (
        "de",
        "bugle",
        "Cindy eröffnet das Zentrum mit dem roten Signalhorn: Dort ist Rot zu bedienen.",
    ),
    ("fr", "six", "Cindy ouvre le centre avec le 6 rouge : le rouge y est demandé."),
    ("en", "six", "Cindy leads the red 6: the centre is marked red."),
]


@pytest.mark.parametrize(("language", "rank", "said"), LEAD)
def test_a_lead_tells_the_colour_to_follow(language: str, rank: str, said: str) -> None:
    assert _say(language, "lead", seat=2, place="centre", colour="red", rank=rank) == said


SHELL = [
    (
        "en",
        None,
        "Alan's artillery on the right flank shells Diane's yellow 6, and Alan captures it.",
    ),
    ("en", 0, "Your artillery on the right flank shells Diane's yellow 6, and you capture it."),
    (
        "en",
        3,
        "Alan's artillery on the right flank shells your yellow 6, and Alan captures it.",
    ),
    (
        "fr",
        3,
        "Artillerie du flanc droit : Alan pilonne le 6 jaune chez vous et le capture.",
    ),
    (
        "de",
        3,
        "Die Artillerie von Alan auf dem rechten Flügel beschießt und erbeutet deine gelbe 6.",
    ),
]


@pytest.mark.parametrize(("language", "me", "said"), SHELL)
def test_artillery_names_the_gun_and_the_card(language: str, me: int | None, said: str) -> None:
    values: dict[str, Value] = {"seat": 0, "place": "right", "victim": 3}
    event = Event("shell", {**values, "colour": "yellow", "rank": "six"})
    told = Texts(language, "honor").event(event, NAMES, me)
    assert told.replace("\u00a0", " ").replace("’", "'") == said


def test_in_french_a_card_that_was_shelled_keeps_its_gender() -> None:
    values: dict[str, Value] = {"seat": 0, "place": "right", "victim": 3}
    event = Event("shell", {**values, "colour": "green", "rank": "cavalry"})
    told = Texts("fr", "honor").event(event, NAMES, 0)
    assert told.endswith("vous pilonnez la cavalerie verte (7) chez Diane et la capturez.")


FIRST = [
    ("en", "Only honours contend: Alan's red bugle came first and takes the centre: red bugle"),
    ("fr", "Au centre, seuls des honneurs combattent, et le clairon rouge a été joué en premier"),
    ("de", "Nur Ehrenzeichen kämpfen mit. Das rote Signalhorn von Alan kam zuerst und gewinnt"),
]


@pytest.mark.parametrize(("language", "begins"), FIRST)
def test_the_first_honour_wins_among_those_that_contend_not_those_left(
    language: str, begins: str
) -> None:
    values: dict[str, Value] = {"place": "centre", "colour": "red", "rank": "bugle", "how": "first"}
    cards = ("red bugle", "red drum", "green three")
    event = Event("win", {"seat": 0, **values, "cards": cards})
    assert Texts(language, "honor").event(event, NAMES, None).replace("’", "'").startswith(begins)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_called_differently(language: str) -> None:
    texts = Texts(language, "honor")
    cards = [card.split(" ") for card in CARD_NAMES]
    said = {texts.say("cli-honor-card", colour=colour, rank=rank) for colour, rank in cards}
    assert len(said) == len(CARD_NAMES)


# Labels of moves that name a seat.


STARTER = [
    ("en", None, "Cindy starts"),
    ("en", 2, "You start"),
    ("fr", 0, "Cindy commence"),
    ("fr", 2, "Vous commencez"),
    ("de", 2, "Du beginnst"),
]


@pytest.mark.parametrize(("language", "me", "said"), STARTER)
def test_a_move_knows_the_names_and_the_reader(language: str, me: int | None, said: str) -> None:
    texts = Texts(language, "honor")
    move = kachidoki.game("honor").parse("starter 3")
    assert texts.move(move, NAMES, me) == said
    assert texts.moves([move], NAMES, me) == [said]


def test_a_move_without_names_numbers_the_seat() -> None:
    assert (
        Texts("en", "honor").move(kachidoki.game("honor").parse("starter 3")) == "Player 3 starts"
    )


# The table in sentences.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", kachidoki.game("honor").modes)
def test_the_table_is_told_to_everyone_at_any_time(mode: str, language: str) -> None:
    texts = Texts(language, "honor")
    state = kachidoki.game("honor").start(4, mode, rounds=1)
    rng = Rng(3)
    while not state.over:
        for seat in (None, 0, 3):
            view = state.view(seat)
            lines = words("honor").tell(view, texts, NAMES)
            assert all(line.endswith(".") and "  " not in line for line in lines)
            hand = view.table()["hand"]
            told = any(line.startswith(texts.say("cli-honor-your-hand")) for line in lines)
            assert told == (bool(hand) and seat is not None)
        moves = [] if state.actor == CHANCE else state.moves()
        state.play(moves[rng.below(len(moves))] if moves else state.chance(rng))


def test_the_table_tells_order_artillery_and_what_may_be_hidden() -> None:
    texts = Texts("en", "honor")
    match = kachidoki.Match(kachidoki.game("honor"), 4, "partners", seed=3)
    told = set()
    rng = Rng(3)
    while not match.over:
        told.update(words("honor").tell(match.view(0), texts, NAMES))
        moves = match.state.moves()
        match.play(moves[rng.below(len(moves))], match.state.actor)
    whole = " ".join(told)
    for part in (
        "Trump: none yet.",
        "face down, card",
        "may be",
        "known to have no",
        "’s artillery",
        "aims at your",
        "points to you.",
        "scout orders",
        "the empty places are being filled.",
        "Alan (you) and Cindy:",
        "Not seen yet:",
    ):
        assert part in whole
