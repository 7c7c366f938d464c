"""Every sentence, in every language: complete, well formed, and good grammar."""

import itertools
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from math import prod
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime")

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import kachidoki
from kachidoki import KachidokiError
from kachidoki.bots import levels
from kachidoki.games.adventure.cardset.values import WHYS
from kachidoki.kernel.errors import BadOption, IllegalMove, MissingExtra, UnreadableMove
from kachidoki.kernel.event import Event, Question, Value
from kachidoki.kernel.game import Vocabulary
from kachidoki.kernel.state import State
from kachidoki.text import (
    LANGUAGES,
    PACKAGE,
    SEAT_LISTS,
    SEATS,
    Texts,
    _bundled,
    files,
    flow,
    own_files,
    pick,
)
from kachidoki.text.browser import for_browser
from tests.games.worlds import EVERY, twins, walk
from tests.tools import ROOT
from tools.texts.__main__ import main as command
from tools.texts.check import check
from tools.texts.source import scan

WEB = ROOT / "web" / "src"
NAMES = ("Anna", "Ben", "Chloé", "Dirk", "Elif")
GAMES = kachidoki.games()

# Random games of every mode and number of players, with all that is said in them: a few at every
# table, and more until even rare things have happened.

FEW_GAMES, MOST_GAMES = 2, 60
# So far into a game all moves are tried now and then.
LONG = 300


# So many different things of each kind: with all cards and places there would be thousands.
OF_EACH = 150


class Heard:
    """All that happened, was asked and was refused, each different thing once."""

    def __init__(self, game: kachidoki.Game) -> None:
        # The edition that is played, and the one in which each thing was heard.
        self.game = game
        self.games: dict[str, kachidoki.Game] = {}
        self.events: dict[str, Event] = {}
        self.questions: dict[str, Question] = {}
        self.refusals: dict[str, KachidokiError] = {}
        self._counted: Counter[str] = Counter()

    def hear(self, state: State) -> None:
        for event in state.events or []:
            text = repr(event)
            if text not in self.events and self._room(f"event {event.key}"):
                self.events[text] = event
                self.games[text] = self.game

    def asked(self, question: Question | None) -> None:
        if question is not None:
            text = f"{question.seat} {question.key} {question.values}"
            if text not in self.questions and self._room(f"question {question.key}"):
                self.questions[text] = question
                self.games[text] = self.game

    def refused(self, error: KachidokiError) -> None:
        text = str(error)
        if text not in self.refusals and self._room(f"error {error.reason}"):
            self.refusals[text] = error
            self.games[text] = self.game

    def _room(self, kind: str) -> bool:
        self._counted[kind] += 1
        return self._counted[kind] <= OF_EACH

    def all_of(self, words: Vocabulary) -> bool:
        """Whether everything that can happen and be asked has been heard."""
        seen = {e.seen_by(seat).key for e in self.events.values() for seat in (None, *range(4))}
        asked = {question.key for question in self.questions.values()}
        return seen >= set(words.events) and asked >= set(words.questions)


def _settled(game_id: str, mode: str, players: int, pick: random.Random) -> dict[str, object]:
    """Any settings that the game allows."""
    game = kachidoki.game(game_id)
    while True:
        chosen = {o.name: pick.choice(o.values) for o in game.modes[mode].options.values()}
        try:
            return dict(game.settings(players, mode, chosen))
        except BadOption:
            continue


def _heard(game_id: str) -> Heard:
    game = kachidoki.game(game_id)
    heard = Heard(game)
    for state in twins(game_id).rare():
        heard.game = game.edition(state.position()["options"])
        heard.hear(state)
        heard.asked(state.question())
    tables = [table for table in EVERY if table[0] == game_id]
    for seed in range(MOST_GAMES):
        for _, mode, players in tables:
            # In turns with the usual settings and with others.
            options = _settled(game_id, mode, players, random.Random(seed)) if seed % 2 else {}
            heard.game = game.edition(options)
            for turn, state in enumerate(walk(game_id, mode, players, seed, **options)):
                if turn == 0:
                    state.events = []
                heard.asked(state.question())
                if turn % 7 == 0 and turn < LONG and seed < FEW_GAMES:
                    for move in _all_moves(game_id):
                        _refuse(heard, state, move)
            heard.hear(state)
        if seed + 1 >= FEW_GAMES and heard.all_of(kachidoki.game(game_id).vocabulary):
            break
    return heard


def _all_moves(game_id: str) -> list[kachidoki.Move]:
    return list(kachidoki.game(game_id).all_moves)


def _refuse(heard: Heard, state: State, move: kachidoki.Move) -> None:
    refusal = state.refusal(move, state.actor)
    if refusal is not None:
        heard.refused(IllegalMove(refusal.reason, refusal.rule, **refusal.values))


def _is_sound(said: str) -> bool:
    return bool(said.strip()) and not any(mark in said for mark in ("{", "}", "???", "$", "  "))


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_heard_in_random_games_is_declared_and_can_be_said(game_id: str) -> None:
    heard = _heard(game_id)
    _is_exact(heard, kachidoki.game(game_id).vocabulary)
    for language in LANGUAGES:
        _can_be_said(heard, language)


def _can_be_said(heard: Heard, language: str) -> None:
    speaking = {game: Texts(language, game) for game in heard.games.values()}
    said = set()
    for text, event in heard.events.items():
        texts = speaking[heard.games[text]]
        for me in (None, 0, 1, 3):
            seen = event.seen_by(me)
            sentence = (repr(seen), _told_apart(seen.values, me))
            # Most sentences are the same for most readers.
            if sentence not in said:
                said.add(sentence)
                assert _is_sound(texts.event(seen, NAMES, me))
    for text, question in heard.questions.items():
        texts = speaking[heard.games[text]]
        for me in (None, question.seat):
            assert _is_sound(texts.question(question, NAMES, me))
    for text, error in heard.refusals.items():
        texts = speaking[heard.games[text]]
        assert _is_sound(texts.error(error, NAMES, 0))
        assert texts.rule(error.rule)[0] in texts.error(error)


def _told_apart(values: Mapping[str, Value], me: int | None) -> int | None:
    """The reader, where a sentence with these values speaks of him; None where he is like all."""
    spoken_of = [values[name] for name in SEATS if name in values]
    lists = [values[name] for name in SEAT_LISTS if name in values]
    return me if me in spoken_of or any(me in seats for seats in lists) else None  # type: ignore[operator]


def _is_exact(heard: Heard, words: Vocabulary) -> None:
    """Nothing is heard that is not declared, and nothing declared that is not heard."""
    emitted: dict[str, set[tuple[str, ...]]] = {}
    for event in heard.events.values():
        for seat in (None, 0, 1, 2, 3, 4):
            seen = event.seen_by(seat)
            emitted.setdefault(seen.key, set()).add(tuple(sorted(seen.values)))
    assert emitted == {key: {tuple(sorted(values))} for key, values in words.events.items()}
    asked = {question.key: set(question.values) for question in heard.questions.values()}
    assert asked == {key: set(values) for key, values in words.questions.items()}
    for error in heard.refusals.values():
        assert set(error.values) == set(words.refusals[error.reason])
        assert error.rule in words.sections


@pytest.mark.parametrize("game_id", GAMES)
def test_the_moves_are_declared(game_id: str) -> None:
    words = kachidoki.game(game_id).vocabulary
    described = dict(kachidoki.game(game_id).describe(move) for move in _all_moves(game_id))
    assert {key: set(values) for key, values in described.items()} == {
        key: set(values) for key, values in words.moves.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_moves_have_sound_labels_and_different_ones(game_id: str, language: str) -> None:
    labels = Texts(language, game_id).moves(_all_moves(game_id))
    assert len(set(labels)) == len(labels)
    assert all(_is_sound(said) for said in labels)


# A fault of a card set: where it is may be left open, and every reason has its own words.
BAD_CARDS: dict[str, tuple[str, ...]] = {
    "file": ("", "a.toml"),
    "card": ("", "brave"),
    "field": ("", "act"),
    "why": WHYS,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_declared_refusal_can_be_said(game_id: str, language: str) -> None:
    texts = Texts(language, game_id)
    words = kachidoki.game(game_id).vocabulary
    for reason, values in words.refusals.items():
        known = {**words.names, **(BAD_CARDS if reason == "bad-cards" else {})}
        choices = [list(known.get(value, (0, 1, 2, 5))) for value in values]
        # Of very many some; an odd step, so that no value is left out.
        step = prod(map(len, choices)) // 400 | 1
        for chosen in itertools.islice(itertools.product(*choices), 0, None, step):
            given: dict[str, Value] = dict(zip(values, chosen, strict=True))
            for me in {None, _told_apart(given, 1)}:
                assert _is_sound(texts.error(KachidokiError(reason, "", **given), NAMES, me))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", [None, *GAMES])
def test_every_error_of_the_source_can_be_said(game_id: str | None, language: str) -> None:
    texts = Texts(language, game_id)
    for use in scan(PACKAGE).places:
        reason = use.key.removeprefix("error-")
        if use.game or use.given is None or reason == use.key:
            continue
        given: dict[str, Value] = dict.fromkeys(use.given, 3)
        given.update({name: ("a", "b") for name in use.given if name == "known"})
        given.update(
            {name: "x" for name in use.given if name in ("text", "like", "wanted", "what")}
        )
        said = texts.error(KachidokiError(reason, **given))
        assert _is_sound(said)
        assert reason not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_presents_itself(game_id: str, language: str) -> None:
    texts = Texts(language, game_id)
    game = kachidoki.game(game_id)
    assert _is_sound(texts.title())
    assert _is_sound(texts.about())
    for name, mode in game.modes.items():
        assert all(map(_is_sound, texts.mode(name)))
        for option in mode.options.values():
            assert all(map(_is_sound, texts.option(option.name)))
            values = [texts.setting(option.name, value) for value in option.values]
            assert all(map(_is_sound, values))
            assert len(set(values)) == len(values)
    book = texts.rulebook()
    assert [section for section, _, _ in book] == list(game.vocabulary.sections)
    assert len({title for _, title, _ in book}) == len(book)
    assert all(_is_sound(title) and _is_sound(body) for _, title, body in book)
    for level in levels():
        assert all(map(_is_sound, texts.level(level)))


# Grammar.


def _say(language: str, key: str, me: int | None = None, **values: Value) -> str:
    return Texts(language, "glory").event(Event(key, values), NAMES, me)


def _plain(said: str) -> str:
    return said.replace("\u202f", " ").replace("\u00a0", " ").replace("’", "'")


LAY = [
    ("en", "farmer", 6, None, "Anna lays six Farmers."),
    ("en", "samurai", 3, 0, "You lay three Samurai."),
    ("en", "empress", 2, None, "Anna lays two Empresses."),
    ("en", "monk", 13, None, "Anna lays 13 Monks."),
    ("fr", "farmer", 6, None, "Anna pose six Paysans."),
    ("fr", "empress", 2, 0, "Vous posez deux Impératrices."),
    ("fr", "samurai", 4, 1, "Anna pose quatre Samouraïs."),
    ("de", "farmer", 6, None, "Anna legt sechs Bauern aus."),
    ("de", "envoy", 3, 0, "Du legst drei Gesandte aus."),
    ("de", "monk", 2, None, "Anna legt zwei Mönche aus."),
    ("de", "shogun", 2, None, "Anna legt zwei Shogune aus."),
    ("de", "empress", 3, None, "Anna legt drei Kaiserinnen aus."),
    ("de", "emperor", 2, None, "Anna legt zwei Kaiser aus."),
]


@pytest.mark.parametrize(("language", "kind", "count", "me", "said"), LAY)
def test_plurals(language: str, kind: str, count: int, me: int | None, said: str) -> None:
    assert _say(language, "lay", me, seat=0, kind=kind, count=count) == said


DISCARD = [
    ("en", "farmer", "Ben discards a Farmer onto pile 2."),
    ("en", "envoy", "Ben discards an Envoy onto pile 2."),
    ("en", "emperor", "Ben discards an Emperor onto pile 2."),
    ("fr", "monk", "Ben défausse un Moine dans la défausse 2."),
    ("fr", "empress", "Ben défausse une Impératrice dans la défausse 2."),
    ("de", "farmer", "Ben wirft einen Bauern auf Ablagestapel 2 ab."),
    ("de", "monk", "Ben wirft einen Mönch auf Ablagestapel 2 ab."),
    ("de", "envoy", "Ben wirft einen Gesandten auf Ablagestapel 2 ab."),
    ("de", "empress", "Ben wirft eine Kaiserin auf Ablagestapel 2 ab."),
]


@pytest.mark.parametrize(("language", "kind", "said"), DISCARD)
def test_indefinite_articles_gender_and_case(language: str, kind: str, said: str) -> None:
    assert _say(language, "discard", seat=1, kind=kind, pile="discard 2") == said


TAKE = [
    ("en", "envoy", "Ben takes the Envoy from discard pile 1."),
    ("fr", "farmer", "Ben prend le Paysan dans la défausse 1."),
    ("fr", "envoy", "Ben prend l'Émissaire dans la défausse 1."),
    ("fr", "empress", "Ben prend l'Impératrice dans la défausse 1."),
    ("fr", "emperor", "Ben prend l'Empereur dans la défausse 1."),
    ("de", "farmer", "Ben nimmt den Bauern von Ablagestapel 1."),
    ("de", "envoy", "Ben nimmt den Gesandten von Ablagestapel 1."),
    ("de", "empress", "Ben nimmt die Kaiserin von Ablagestapel 1."),
]


@pytest.mark.parametrize(("language", "kind", "said"), TAKE)
def test_definite_articles_and_elision(language: str, kind: str, said: str) -> None:
    assert _plain(_say(language, "take", seat=1, kind=kind, pile="discard 1")) == said


REFUSED = [
    ("en", "card-not-held", "You have no Envoy in hand."),
    ("fr", "card-not-held", "Vous n'avez aucun Émissaire en main."),
    ("de", "card-not-held", "Du hast keinen Gesandten auf der Hand."),
    ("en", "no-such-set", "There is no set of Envoys on the table."),
    ("fr", "no-such-set", "Il n'y a pas de série d'Émissaires sur la table."),
    ("de", "no-such-set", "Ein Satz aus Gesandten liegt nicht aus."),
]


@pytest.mark.parametrize(("language", "reason", "said"), REFUSED)
def test_negation_and_the_dative(language: str, reason: str, said: str) -> None:
    error = KachidokiError(reason, kind="envoy")
    assert _plain(Texts(language, "glory").error(error)) == said


def test_the_dative_plural_of_every_kind() -> None:
    said = [
        Texts("de", "glory").name("kind", kind, "dative")
        for kind in kachidoki.game("glory").vocabulary.names["kind"]
    ]
    assert said == [
        "Bauern",
        "Mönchen",
        "Gesandten",
        "Ninja",
        "Samurai",
        "Shogunen",
        "Daimyos",
        "Kaiserinnen",
        "Kaisern",
    ]


def test_a_refusal_cites_the_rule_by_its_title() -> None:
    error = IllegalMove("too-few-held", "action2a", kind="farmer", count=6, held=3)
    assert [_plain(Texts(language, "glory").error(error)) for language in LANGUAGES] == [
        "You cannot lay six Farmers: you hold only 3. (Rule “Action 2a: lay a set”.)",
        "Impossible de poser six Paysans : vous n'en avez que 3 en main. "
        "(Règle « Action 2a : poser une série ».)",
        "Du kannst nicht sechs Bauern auslegen: Du hast nur 3 davon auf der Hand. "
        "(Regel „Aktion 2a: einen Satz auslegen“.)",
    ]


SCORES = [
    (("monk", "samurai", "shogun"), 0, 39, "Anna scores 18 + 12 + 9 = 39 points, 75 in all."),
    (("monk", "samurai"), 10, 40, "Anna scores 18 + 12 + 10 bonus = 40 points, 75 in all."),
    (("monk",), 0, 18, "Anna scores 18 points, 75 in all."),
    (("monk",), 9, 27, "Anna scores 18 + 9 bonus = 27 points, 75 in all."),
    ((), 0, 0, "Anna scores nothing, 75 in all."),
]


@pytest.mark.parametrize(("kinds", "bonus", "points", "said"), SCORES)
def test_scores_are_added_up(kinds: tuple[str, ...], bonus: int, points: int, said: str) -> None:
    given: dict[str, Value] = {"seat": 0, "kinds": kinds, "bonus": bonus, "points": points}
    assert _say("en", "score", total=75, **given) == said


def test_equal_cards_are_dealt_together() -> None:
    dealt = ("farmer", "empress", "farmer")
    assert [_say(language, "deal-seen", 0, count=3, cards=dealt) for language in LANGUAGES] == [
        "You are dealt two Farmers and an Empress.",
        "Vous recevez deux Paysans et une Impératrice.",
        "Du erhältst zwei Bauern und eine Kaiserin.",
    ]


def test_the_reader_among_the_winners() -> None:
    given: dict[str, Value] = {"seats": (0, 1), "points": 99, "how": "shared"}
    told = [_say(language, "game-over", me, **given) for language in LANGUAGES for me in (0, None)]
    assert [
        _plain(said).split(" with ")[0].split(" avec ")[0].split(" mit ")[0] for said in told
    ] == [
        "Ben and you share the victory",
        "Anna and Ben share the victory",
        "Ben et vous partagez la victoire",
        "Anna et Ben partagent la victoire",
        "Ben und du teilt euch den Sieg",
        "Anna und Ben teilen sich den Sieg",
    ]
    for how, language, me in itertools.product(("points", "best-round"), LANGUAGES, (1, None)):
        assert _is_sound(_say(language, "game-over", me, seats=(1,), points=99, how=how))


@pytest.mark.parametrize("left", [0, 1, 4])
@pytest.mark.parametrize("me", [0, 1, None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ninja_strikes(language: str, me: int | None, left: int) -> None:
    said = _say(language, "strike", me, seat=0, victim=1, kind="empress", left=left)
    assert _is_sound(said)
    assert said.endswith(".")
    assert ("Ben" in said) == (me != 1)
    assert ("Anna" in said) == (me != 0)


def test_a_forced_choice_is_marked_for_its_player_only() -> None:
    event = Event("draw-seen", {"seat": 0, "pile": "deck 1", "kind": "monk"}, {}, auto=True)
    texts = Texts("en", "glory")
    assert texts.event(event, NAMES, 0) == "You draw a Monk from draw pile 1. (No choice.)"
    assert texts.event(event, NAMES, 1) == "Anna draws a Monk from draw pile 1."


def test_names_have_forms() -> None:
    texts = Texts("de", "glory")
    assert texts.name("kind", "envoy") == "Gesandter"
    assert texts.name("kind", "envoy", "one") == "einen Gesandten"
    assert texts.name("kind", "envoy", "many") == "Gesandte"
    assert texts.name("kind", "envoy", "count", 4) == "vier Gesandte"
    assert texts.name("pile", "deck 1") == "Zugstapel 1"


# The rest of Texts.


def test_an_unreadable_move_is_answered_with_a_suggestion() -> None:
    texts = Texts("en", "glory")
    with pytest.raises(UnreadableMove) as caught:
        kachidoki.game("glory").parse("lay 6 farmr")
    assert texts.error(caught.value) == (
        "“lay 6 farmr” is not a move of this game. Did you mean “lay 6 farmer”?"
    )
    with pytest.raises(UnreadableMove) as caught:
        kachidoki.game("glory").parse("zzz")
    assert texts.error(caught.value) == "“zzz” is not a move of this game."


def test_the_common_texts_need_no_game() -> None:
    with pytest.raises(BadOption) as caught:
        kachidoki.game("glory").start(7)
    said = Texts("fr").error(caught.value)
    assert _plain(said) == "Le mode « standard » se joue à 2, 3 ou 4, et non à 7."


def test_an_error_without_a_message_is_said_all_the_same() -> None:
    assert Texts("en").error(KachidokiError("strange")) == "That cannot be done (strange)."


def test_seats_without_names_are_numbered() -> None:
    event = Event("start", {"seat": 1})
    assert Texts("de", "glory").event(event) == "Spieler 2 beginnt die erste Runde."


def test_chance_is_said_as_it_is_written() -> None:
    state = kachidoki.game("glory").start(2)
    move = state.chance(kachidoki.Rng(1))
    assert Texts("en", "glory").move(move) == move.text


def test_a_missing_message_or_value_is_not_passed_over() -> None:
    texts = Texts("en", "glory")
    with pytest.raises(LookupError):
        texts.say("no-such-message")
    with pytest.raises(ValueError, match="Unknown external: seat"):
        texts.say("event-start")


def test_lines_flow_into_paragraphs() -> None:
    assert flow("one\ntwo\n\n• a\nb\n• c\n\nthree") == "one two\n\n• a b\n• c\n\nthree"


def test_languages_are_picked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert LANGUAGES == ("en", "fr", "de")
    # Each has its file, and no file is of another one.
    assert {file.stem for file in (PACKAGE / "text").glob("??.ftl")} == set(LANGUAGES)
    assert pick() == "en"
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert pick() == "de"
    assert pick("fr-CA") == "fr"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert pick() == "en"
    with pytest.raises(BadOption) as caught:
        pick("tlh")
    assert Texts("en").error(caught.value) == "There is no language “tlh”. Choose en, fr or de."
    with pytest.raises(BadOption):
        Texts("tlh")


def test_without_fluent_the_way_to_install_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    _bundled.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(MissingExtra) as caught:
        Texts("en", "glory")
    assert caught.value.values["install"] == 'pip install "kachidoki[cli]"'


# The check.


def test_the_texts_are_complete() -> None:
    assert check() == []


@pytest.mark.skipif(not WEB.is_dir(), reason="the source of the page is not here")
def test_the_page_says_what_there_is() -> None:
    assert check(page=WEB) == []


def test_the_check_is_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command([]) == 0
    # A page that says nothing needs no messages.
    assert command(["--page", str(tmp_path)]) == 1
    assert "is not asked for by anything" in capsys.readouterr().out
    for wrong in (["check"], ["--page"], ["--page", str(tmp_path / "none")]):
        with pytest.raises(SystemExit, match="2"):
            command(wrong)
    # The whole check as a process of its own is the target `messages` of the Makefile.
    process = [sys.executable, "-m", "tools.texts", "nonsense"]
    done = subprocess.run(process, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "usage: " in done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for language, game_id in itertools.product(LANGUAGES, GAMES):
        for path in files(language, game_id):
            target = tmp_path / path.relative_to(PACKAGE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    return tmp_path


Change = Callable[[str], str]


def _swap(old: str, new: str) -> Change:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def _cut(begin: str, end: str) -> Change:
    def change(text: str) -> str:
        start = text.index(begin)
        return text[:start] + text[text.index(end, start) :]

    return change


def _add(more: str) -> Change:
    return lambda text: f"{text}\n{more}\n"


GLORY = "games/glory/text/"
FAULTS: list[tuple[str, Change, str]] = [
    (GLORY + "fr.ftl", _cut("event-lay =", "event-discard ="), "event-lay: is missing"),
    (GLORY + "de.ftl", _cut("rule-cards =", "rule-setup ="), "rule-cards: is missing"),
    (GLORY + "de.ftl", _swap("    .title = Sieg\n", ""), "rule-winning.title: is missing"),
    (GLORY + "en.ftl", _cut("    .count =", "    .these ="), "name-kind.count: is missing"),
    (GLORY + "en.ftl", _cut("move-place", "move-strike"), "move-place: is missing"),
    (GLORY + "en.ftl", _cut("option-rounds", "setting-rounds"), "option-rounds: is missing"),
    (GLORY + "en.ftl", _cut("mode-both", "\noption-"), "mode-both: is missing"),
    ("text/fr.ftl", _cut("error-too-late", "error-game-over"), "error-too-late: is missing"),
    ("text/de.ftl", _cut("level-adept", "level-expert"), "level-adept: is missing"),
    (GLORY + "fr.ftl", _add("event-nap = Dodo."), "event-nap: is not asked for"),
    ("text/fr.ftl", _add("error-nap = Dodo."), "error-nap: is not asked for"),
    (GLORY + "fr.ftl", _add("form-nap = Dodo."), "form-nap: is not asked for"),
    (GLORY + "fr.ftl", _add("game-over\n  no = Dodo."), "not Fluent"),
    (GLORY + "fr.ftl", _swap("{ $total }", "{ $total "), "not Fluent"),
    (GLORY + "fr.ftl", _add("event-start = Dodo."), "event-start: is there twice"),
    (GLORY + "fr.ftl", _add("error-game-over = Fini."), "is in the common file already"),
    (GLORY + "fr.ftl", _add("-nap = Dodo."), "terms are not used"),
    (GLORY + "en.ftl", _swap("{ $total }", "{ $sum }"), "event-score: $sum is not given"),
    ("text/en.ftl", _swap("“{ $game }”", "“{ $gane }”"), "error-unknown-game: $gane is not given"),
    (GLORY + "de.ftl", _swap("; insgesamt sind es { $total }", ""), "event-score: uses "),
    (GLORY + "en.ftl", _swap("        [monk] Monk\n", ""), "selects on $kind without monk"),
    (GLORY + "en.ftl", _swap("[monk] Monk\n", "[monc] Monk\n"), "which no $kind is"),
    (GLORY + "en.ftl", _swap("[deck-2] ", "[deck2] "), "selects on $pile without deck-2"),
    (GLORY + "en.ftl", _swap("[me] You lay", "[you] You lay"), "but $seat-is is me, other"),
    (GLORY + "de.ftl", _swap("[all-nine]", "[nine]"), "$why: tells "),
    (GLORY + "de.ftl", _swap("[one] eine Runde", "[few] eine Runde"), "no plural of the language"),
    (GLORY + "de.ftl", _swap("{ name-kind.weak }", "{ name-kind.strong }"), "which is not there"),
    (GLORY + "de.ftl", _swap("    .weak =", "    .soft ="), "name-kind.soft: is never used"),
    (GLORY + "de.ftl", _swap("    .auto = (Es ist dein letzter.)\n", ""), "has the parts"),
    (GLORY + "fr.ftl", _swap("Vous gagnez avec { $points } points\u202f!", "Gagné !"), "no-break"),
    (GLORY + "fr.ftl", _swap("l’Émissaire", "l'Émissaire"), "straight quotation mark"),
    (GLORY + "fr.ftl", lambda _: "", "game: is missing"),
    ("text/en.ftl", _add("cli-nap = Nap."), "cli-nap: is not asked for"),
    ("text/en.ftl", _add("page-nap = Nap."), "page-nap: is in the wrong file"),
    ("text/page.en.ftl", _add("error-nap = Nap."), "error-nap: is in the wrong file"),
    ("text/page.en.ftl", _add("page-nap = Nap.\npage-nap = Nap."), "page-nap: is there twice"),
    ("text/page.en.ftl", _add("page-nap\n  no = Nap."), "not Fluent"),
    ("text/page.en.ftl", _add("page-glory-nap = Nap."), "page-glory-nap: is not asked for"),
    ("text/page.en.ftl", _add("lesson-nap = Nap."), "lesson-nap: is not asked for"),
]


@pytest.mark.parametrize(("path", "change", "fault"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_the_check_finds(copy: Path, path: str, change: Change, fault: str) -> None:
    target = copy / path
    target.write_text(change(target.read_text(encoding="utf-8")), encoding="utf-8")
    found = check(copy)
    assert any(fault in line for line in found), found
    assert any(line.startswith(path) for line in found)


PAGE_FAULTS: list[tuple[str, dict[str, str], str]] = [
    ("text/page.de.ftl: page-nap: is missing", {"en": "Nap.", "fr": "Dodo."}, "page-nap"),
    ("page.de.ftl: page-nap: uses nothing, en uses x", {"en": "{ $x }", "fr": "{ $x }"}, ""),
    ("page.fr.ftl: page-nap: lacks a no-break space", {"fr": "Dodo !"}, ""),
    ("page.de.ftl: page-nap: has a straight quotation mark", {"de": "Geht's"}, ""),
    ("text/page.en.ftl: page-nap: is missing", {"fr": "Dodo.", "de": "Schlaf."}, "page-nap"),
]


@pytest.mark.parametrize(("fault", "said", "missing"), PAGE_FAULTS)
@pytest.mark.parametrize("folder", ["", "games/glory/"])
def test_the_languages_of_the_page_go_together(
    copy: Path, folder: str, fault: str, said: dict[str, str], missing: str
) -> None:
    """Also where the source of the page is not at hand."""
    key = "page-glory-nap" if folder else "page-nap"
    for language in LANGUAGES:
        path = copy / folder / "text" / f"page.{language}.ftl"
        text = path.read_text("utf-8") if path.is_file() else ""
        if language in said or not missing:
            text = _add(f"{key} = {said.get(language, 'Zzz.')}")(text)
        path.write_text(text, "utf-8")
    found = check(copy)
    fault = fault.replace("page-nap", key)
    assert any(fault in line and line.startswith(f"{folder}text/page.") for line in found), found


def test_the_check_reads_the_source_of_the_page(copy: Path, tmp_path: Path) -> None:
    page = tmp_path / "web" / "src"
    page.mkdir(parents=True)
    keys = "page-a", "page-b2", "page-c", "page-glory-d"
    (page / "a.svelte").write_text(f"""t('{keys[0]}') {{t("{keys[1]}", {{n: 3}})}}""", "utf-8")
    (page / "b.ts").write_text(f"`{keys[2]}` '{keys[3]}' 'page-open", "utf-8")
    (page / "c.css").write_text("'page-css'", "utf-8")
    for language in LANGUAGES:
        common = "".join(f"{key} = Zzz.\n" for key in keys[:3])
        (copy / f"text/page.{language}.ftl").write_text(common, "utf-8")
        for game_id in GAMES:
            lesson = kachidoki.game(game_id).lesson
            taught = [] if lesson is None else list(lesson.keys())
            asked = [key for key in keys if key.startswith(f"page-{game_id}-")]
            own = "".join(f"{key} = Zzz.\n" for key in (*asked, *taught))
            (copy / f"games/{game_id}/text/page.{language}.ftl").write_text(own, "utf-8")
    assert check(copy, page=page) == []
    (page / "b.ts").write_text("t('page-e') + t('page-glory-f')", "utf-8")
    german = copy / GLORY / "page.de.ftl"
    said = german.read_text("utf-8").replace("lesson-welcome", "lesson-nap")
    german.write_text(said.replace("lesson-hand = ", "lesson-hand = { $nap }"), "utf-8")
    found = check(copy, page=page)
    for fault in ("welcome: is missing", "nap: is not asked for", "hand: $nap is not given"):
        assert any(line.startswith(f"{GLORY}page.de.ftl: lesson-{fault}") for line in found)
    for language in LANGUAGES:
        assert f"text/page.{language}.ftl: page-c: is not asked for by anything" in found
        assert f"text/page.{language}.ftl: page-e: is missing" in found
        assert f"{GLORY}page.{language}.ftl: page-glory-d: is not asked for by anything" in found
        assert f"{GLORY}page.{language}.ftl: page-glory-f: is missing" in found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", [None, *GAMES])
def test_the_browser_gets_whole_messages_and_what_they_refer_to(
    language: str, game_id: str | None
) -> None:
    sources = [path.read_text("utf-8") for path in own_files(language, game_id)]
    sources.append("" if game_id is None else kachidoki.game(game_id).spoken(language))
    whole = {entry.id.name: entry for text in sources for entry in _messages(text)}
    sent = {entry.id.name: entry for entry in _messages(for_browser(language, game_id))}
    assert whole.keys() - sent.keys() == {key for key in whole if key.startswith(("cli-", "rule-"))}
    for key, entry in sent.items():
        entry.comment = whole[key].comment = None
        assert entry.equals(whole[key])
    shared = {} if game_id is None else _messages(for_browser(language, None))
    known = {*sent, *(entry.id.name for entry in shared)}
    text = for_browser(language, game_id)
    assert set(re.findall(r"\{ ([a-z]+-[a-z-]+)[ .]", text)) <= known
    assert "#" not in text


def _messages(text: str) -> list[Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


def test_a_game_may_keep_its_own_words_for_the_terminal(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(PACKAGE, source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (source / "games/glory/x.py").write_text('texts.say("cli-nap", kind=1)\n', encoding="utf-8")
    for language in LANGUAGES:
        path = source / GLORY / f"{language}.ftl"
        path.write_text(_add("cli-nap = { name-kind }")(path.read_text("utf-8")), "utf-8")
    assert [fault for fault in check(source, source) if "cli-nap" in fault] == []


def test_the_check_finds_a_missing_file(copy: Path) -> None:
    (copy / GLORY / "de.ftl").unlink()
    assert f"{GLORY}de.ftl: -: the file is missing" in check(copy)


SOURCES = [
    (
        "kernel/x.py",
        'raise BadOption("nap-time", hours=2)',
        "text/de.ftl: error-nap-time: is missing",
    ),
    ("kernel/x.py", 'Event("nap", {"seat": 1})', "text/fr.ftl: event-nap: is missing"),
    ("cli/x.py", 'texts.say("cli-nap")', "text/en.ftl: cli-nap: is missing"),
    ("games/glory/x.py", 'texts.say("cli-nap")', "text/en.ftl: cli-nap: is missing"),
    ("cli/x.py", 'Complaint("nap")', "text/en.ftl: cli-error-nap: is missing"),
    (
        "games/glory/x.py",
        'Refusal("nap", "play", {})',
        "x.py:1: nap: not in the vocabulary of glory",
    ),
    ("games/glory/x.py", 'Refusal("no-figure", "play", {"kind": 1})', "no-figure: gives kind"),
    ("kernel/x.py", 'raise BadOption("seed-value", worth=2)', "$value is not given"),
]


@pytest.mark.parametrize(("path", "line", "fault"), SOURCES)
def test_the_check_reads_the_source(tmp_path: Path, path: str, line: str, fault: str) -> None:
    source = tmp_path / "source"
    shutil.copytree(PACKAGE, source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (source / path).write_text(line + "\n", encoding="utf-8")
    assert any(fault in found for found in check(source=source))
