"""What is said of Jeraku: to whom, of what nobody has, and one word for one thing."""

import re
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime")
pytest.importorskip("rich")

import kachidoki
from kachidoki.games.jeraku.words import Words
from kachidoki.kernel.event import Event, Question
from kachidoki.text import LANGUAGES, Texts
from tests.games.jeraku.states import JERAKU, drafting, walk

NAMES = ("Alan", "Bob", "Cindy", "Diane", "Emil")
FILES = Path(kachidoki.__file__).parent / "games" / "jeraku" / "text"


def plain(said: str) -> str:
    return said.replace("\u202f", " ").replace("\u00a0", " ").replace("’", "'")


KILLED = [
    ("en", 0, "green", "The red clan eliminates one of your samurai in region 4: you are always"),
    (
        "en",
        None,
        "green",
        "The red clan eliminates one of Alan's green samurai in region 4: the green",
    ),
    ("en", None, "choice", "region 4: that was Alan's choice."),
    ("fr", 0, "green", "Le clan rouge élimine un de vos samouraïs dans la région 4 : vous êtes"),
    ("fr", None, "green", "élimine un samouraï vert (Alan) dans la région 4 : le clan vert est"),
    ("fr", None, "choice", "dans la région 4 : Alan l'a choisi."),
    ("de", 0, "green", "Der rote Clan schaltet in Region 4 einen deiner Samurai aus: Du bist"),
    ("de", None, "green", "einen grünen Samurai von Alan aus: Der grüne Clan ist immer das"),
    ("de", None, "choice", "aus: Alan hat es so gewählt."),
]


@pytest.mark.parametrize(("language", "me", "why", "said"), KILLED)
def test_whoever_looks_on_is_not_addressed_as_the_player(language, me, why, said):
    values = {"seat": 0, "clan": "red", "region": "4", "by": "samurai", "why": why}
    values |= {"rival": "green" if why == "green" else "blue", "rule": "solo-samurai"}
    event = Event("enemy-kill", values)
    assert said in plain(Texts(language, "jeraku").event(event, NAMES, me))


PAID = [
    (
        "en",
        (2, 1, 0),
        "Kyoto pays 2 for the first place, 1 for the second and nothing for the third.",
    ),
    ("en", (1, 0, 0), "Kyoto pays 1 for the first place and nothing for the others."),
    ("fr", (2, 1, 0), "Kyoto rapporte 2 au premier, 1 au deuxième et rien au troisième."),
    ("fr", (1, 0, 0), "Kyoto rapporte 1 au premier et rien aux autres."),
    ("de", (2, 1, 0), "Kyoto bringt dem Ersten 2, dem Zweiten 1 und dem Dritten nichts."),
    ("de", (1, 0, 0), "Kyoto bringt dem Ersten 1 und den anderen nichts."),
]


@pytest.mark.parametrize(("language", "pays", "said"), PAID)
def test_a_place_that_pays_nothing_is_not_told_as_zero(language, pays, said):
    values = dict(zip(("first", "second", "third"), pays, strict=True))
    event = Event("region", {"region": "kyoto", **values})
    assert plain(Texts(language, "jeraku").event(event, NAMES, 0)).startswith(said)


OF_THE_SIDE = [
    ("en", "assign", "Which clan of your side takes"),
    ("en", "army", "Both clans of your side"),
    ("fr", "assign", "Quel clan de votre camp prend"),
    ("fr", "army", "Les deux clans de votre camp"),
    ("de", "assign", "Welcher Clan deiner Seite nimmt"),
    ("de", "army", "Die beiden Clans deiner Seite"),
]


@pytest.mark.parametrize(("language", "key", "said"), OF_THE_SIDE)
def test_the_clan_of_a_partner_is_not_called_ones_own(language, key, said):
    question = Question("1.0", 0, key, "armies", {"low": 2, "high": 5})
    assert plain(Texts(language, "jeraku").question(question, NAMES, 0)).startswith(said)


LACKS = [
    ("en", ["red"], "known to have no red"),
    ("en", ["red", "blue"], "known to have no red or blue"),
    ("fr", ["red"], "sans rouge, on le sait"),
    ("fr", ["red", "blue"], "sans rouge ni bleu, on le sait"),
    ("de", ["red"], "hat bekanntlich kein Rot"),
    ("de", ["red", "yellow", "blue"], "hat bekanntlich weder Rot noch Gelb noch Blau"),
]


@pytest.mark.parametrize(("language", "voids", "said"), LACKS)
def test_of_what_nobody_has_none_is_joined_with_and(language, voids, said):
    words = Words(JERAKU.new(3, "base", seed=1).view(0), Texts(language, "jeraku"), NAMES)
    assert words.without(voids) == said


PAGE = [
    ("en", 2, "Bob has no red or blue."),
    ("fr", 1, "Bob n'a pas de rouge."),
    ("fr", 2, "Bob n'a ni rouge ni bleu."),
    ("de", 1, "Bob hat kein Rot."),
    ("de", 2, "Bob hat weder Rot noch Blau."),
]


@pytest.mark.parametrize(("language", "count", "said"), PAGE)
def test_the_page_says_it_so_too(language, count, said):
    texts = Texts(language, "jeraku")
    suits = texts.name("suit", "red")
    if count == 2:
        suits = texts.say("page-jeraku-void-more", suits=suits, suit="blue")
    assert plain(texts.say("page-jeraku-voids", name="Bob", suits=suits, count=count)) == said


# Words of the files that another word has taken the place of: that of the printed sheet.
OTHER_WORDS = {
    "fr": r"manche|armée|\bPR\b|éveill|\babat|frapp|ouvertes|pièce|rangée|\bSeul\b"
    r"|[,.] le plus de points gagne",
    "de": r"Rang\b|weckt|aufstell|[wW]egleg|getroffen|zugeschlagen|geschlagen|\bStapel von"
    r"|\b[dD]es Daimyo\b|eines Daimyo\b|gewinnen die meisten",
    "en": r"\bwakes?\b|\bstr(ikes?|uck)\b|be hit\b|\brank \{|Your row|most points win\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language):
    for name in (f"{language}.ftl", f"page.{language}.ftl"):
        text = (FILES / name).read_text(encoding="utf-8")
        said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        assert re.findall(rf".*(?:{OTHER_WORDS[language]}).*", said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_a_table_may_settle_otherwise_says_so(language):
    """Alone: what is written there is what most tables play, and not what each one does."""
    texts = Texts(language, "jeraku")
    for mode in ("solo", "solo-expert"):
        for name, option in JERAKU.modes[mode].options.items():
            if name.startswith("solo_"):
                text = " ".join(texts.rule(option.rule)[1].split())
                assert texts.option(name)[0] in text, (name, option.rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_no_bullets_with_numbers(language):
    for _, _, text in Texts(language, "jeraku").rulebook():
        assert not re.search(r"• \d\.", text)


@pytest.mark.parametrize(("mode", "players"), [("armies", 2), ("neutral", 2), ("base", 3)])
def test_no_card_that_was_seen_is_called_unseen(mode, players):
    """What came before somebody's eyes in this round, by the events, is never "not seen yet"."""
    english = Texts("en", "jeraku")
    for seat in range(players):
        for state in walk(mode, players, 7):
            view = state.view(seat)
            words = Words(view, english, NAMES)
            shown = words.table
            lying = [*(shown["hand"] or ()), *shown["pack"], *shown["row"], *shown["picks"]]
            lying += [*shown["given"], *shown["received"], *shown["locked"], *shown["played"]]
            lying += [shown["discarded"], *(play["card"] for play in shown["trick"])]
            assert not set(words.unseen()) & set(lying)


def test_what_was_passed_on_in_a_draft_stays_seen():
    state = drafting(3)
    before = set(state.view(0).table()["pack"])
    for seat in (0, 1):
        state.play(state.moves(seat)[0], seat)
    now = state.view(0).table()
    assert before <= set(now["seen"])
    assert set(now["pack"]) <= set(now["seen"])
    assert not before <= {*now["pack"], *now["picks"], *now["row"]}
    # Nothing of it is known to anybody else.
    assert state.view(None).table()["seen"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_card_to_pass_is_told_to_have_its_place_in_an_order(language):
    texts = Texts(language, "jeraku")
    order = texts.say("cli-jeraku-pass-order")
    state = JERAKU.new(3, "base", seed=1)
    assert order in Words(state.view(0), texts, NAMES).acting()
    state.play(state.moves(0)[0], 0)
    assert order not in Words(state.view(0), texts, NAMES).acting()
    assert order not in Words(state.view(None), texts, NAMES).acting()
