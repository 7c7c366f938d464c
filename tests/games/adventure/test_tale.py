"""[tale] The hero's tale: only what happened, well said, never twice alike, always the same."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from kachidoki.bots.registry import make
from kachidoki.games.adventure.tale import of_log, public, tongues
from kachidoki.games.adventure.tale.collect import collect
from kachidoki.games.adventure.tale.lore import Lore
from kachidoki.games.adventure.tale.tell import Tale, Teller, seed_of, sentences, tell
from kachidoki.games.adventure.tale.tongues import Tongue
from kachidoki.games.adventure.tale.voice import Voice
from kachidoki.kernel.event import Event
from kachidoki.kernel.log import Log
from kachidoki.kernel.match import Match
from tests.games.adventure.data_events import game, listed

LANGUAGES = ("en", "fr", "de")
TONGUES = {language: tongues.tongue(language) for language in LANGUAGES}
en, fr, de = TONGUES.values()
NAMES = (
    ("Anna", "Max", "Élodie", "Hans"),
    ("Yves", "Zoë", "Ulf", "Inès"),
    ("Jonas", "Ada", "Beatrix", "Yann"),
    ("Hélène", "Ole", "Fritz", "Éric"),
)
CARDS = {card["id"]: card for card in listed()}

NBSP, THIN = "\u00a0", "\u202f"
# What must never be read aloud.
EVERYWHERE = (
    r"[{}_]",
    r"  ",
    r"\bNone\b",
    r"[,;:]\s*[.,;:!?]",
    r"(?<!\.)\.\.(?!\.)",
    r" [.,)]",
    r"“”|„“|«[\s\u00a0]*»",
    r"(?i)(?<![\w’])(\w+) \1(?![\w’])",
    r"(?:^|[.!?] )[a-zäöüéèàç]",
    r"^\s|\s$",
    r"'",
)
OWN = {
    "en": (r"\ba [aeiou](?!ne|ni|u)\w", r" [;:!?]"),
    "fr": (
        r" [;:!?»]",
        r"« ",
        r"[^\u202f][;!?]",
        r"[^\u00a0]:",
        r"(?i)\b(?:de|que|jusque|lorsque|puisque|ne|se|me|te) [aeiouàâéèêîôœ]",
        r"\b(?:le|la) [aeiàâéèêîô]\w",
        r"(?i)\b(?:d|qu|l|s|n|j)’[bcdfgjklmnpqrstvwxz]",
        r"\b(?:de|à) les? (?=[a-zé])",
        r"\b(?:si il|que il)\b",
    ),
    "de": (
        r" [;:!?]",
        r"\b(?:Max|Hans|Jonas|Yves|Ulfs|Beatrix|Fritz|Inès)s\b",
        r"\b(?:seiner?|seinen|ihrem|ihren) (?:Namen?|Herz|Hand|Weg)\b",
        r", und, ",
        r"\bund und\b",
    ),
}


@cache
def told(seed: int, language: str, names: tuple[str, ...] = NAMES[0]) -> list[Tale]:
    events, players = chronicle(seed)
    return tell(events, names[:players], listed(), language)


def chronicle(seed: int) -> tuple[list[Event], int]:
    """Versus, solo and co-op games, of two to four heroes, whole and broken off."""
    solo = seed % 5 == 4
    players = 1 + seed % 4 if solo else 2 + seed % 3
    return game(seed, players, solo, 8 + seed % 9), players


def played(seed: int, players: int, mode: str, bot: str = "greedy") -> Match:
    """A real game."""
    match = Match("adventure", players, mode, seed=seed)
    bots = [make(bot, seed + seat) for seat in range(players)]
    while not match.over:
        seat = match.state.actors[0]
        match.play(bots[seat].choose(match.view(seat)))
    return match


def lines(tale: Tale) -> Iterator[str]:
    yield tale.title
    yield from tale.paragraphs
    yield tale.closing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", range(3))
def test_tale_every_sentence_is_well_formed(language: str, part: int) -> None:
    patterns = [re.compile(one) for one in EVERYWHERE + OWN[language]]
    for seed in range(part * 80, (part + 1) * 80):
        for tale in told(seed, language, NAMES[seed % len(NAMES)]):
            for line in lines(tale):
                assert line, (seed, tale)
                for pattern in patterns:
                    found = pattern.search(line)
                    assert found is None, (seed, pattern.pattern, found and found[0], line)


@pytest.mark.parametrize(
    ("mode", "players"),
    [("versus", 2), ("versus", 3), ("versus", 4), ("first", 2), ("solo", 1), ("coop", 3)],
)
def test_tale_of_real_games_is_well_formed_and_true(mode: str, players: int) -> None:
    for seed in range(4):
        match = played(seed, players, mode, "greedy" if seed % 2 else "random")
        names = NAMES[seed % len(NAMES)][:players]
        table: Any = match.state.view(None).table()
        for language in LANGUAGES:
            patterns = [re.compile(one) for one in EVERYWHERE + OWN[language]]
            tales = of_log(match.log, names, language)
            assert [tale.seat for tale in tales] == list(range(players))
            for tale, hero in zip(tales, table["heroes"], strict=True):
                there = [(card["card"], card["path"]) for card in hero["story"]]
                assert tale.cards == there
                assert names[tale.seat] in tale.title
                for paragraph in tale.paragraphs:
                    assert 2 <= sentences(paragraph) <= 6, paragraph
                for line in lines(tale):
                    for pattern in patterns:
                        found = pattern.search(line)
                        assert found is None, (seed, pattern.pattern, found and found[0], line)
        # The annals agree with the table.
        annals = collect(public(match.log), players, CARDS)
        for record, hero in zip(annals.heroes, table["heroes"], strict=True):
            assert (record.origin, record.motivation) == (hero["origin"], hero["motivation"])
            assert record.destiny == hero["destiny"]
            assert record.level == hero["level"]
            assert sorted(record.allies) == sorted(hero["allies"])
            assert record.total == hero["points"]["total"]


def test_tale_comes_from_the_log_and_leaves_out_what_was_taken_back() -> None:
    match = played(3, 2, "versus")
    told_ = of_log(match.log, NAMES[0][:2], "en")
    again = Log.loads(match.secret_log().dumps())
    assert of_log(again, NAMES[0][:2], "en") == told_
    fresh = Match("adventure", 2, "versus", seed=3)
    taken_back = False
    bots = [make("greedy", 3 + seat) for seat in range(2)]
    while not fresh.over:
        seat = fresh.state.actors[0]
        move = bots[seat].choose(fresh.view(seat))
        telling = move.text.startswith("attempt") and len(fresh.log) > 40
        before = public(fresh.log) if telling and not taken_back else []
        fresh.play(move)
        if before:
            assert len(public(fresh.log)) > len(before)
            fresh.accept(fresh.propose_undo(seat, agreed=True))
            assert public(fresh.log) == before
            taken_back = True
    assert taken_back
    assert all(len(tale.cards) <= 9 for tale in of_log(fresh.log, NAMES[0][:2], "fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tale_has_a_title_three_paragraphs_and_a_closing_line(language: str) -> None:
    for seed in range(100):
        names = NAMES[seed % len(NAMES)]
        for tale in told(seed, language, names):
            assert names[tale.seat] in tale.title
            assert len(tale.title) <= 90
            assert len(tale.paragraphs) == 3
            for paragraph in tale.paragraphs:
                assert 2 <= sentences(paragraph) <= 6, (seed, paragraph)
                assert 80 <= len(paragraph) <= 1100, (seed, len(paragraph), paragraph)
                assert paragraph[-1] in ".!?”“»"
            assert 1 <= sentences(tale.closing) <= 2
            assert len(tale.closing) <= 220
            json.dumps(asdict(tale))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tale_tells_every_story_card_in_order_and_no_other(language: str) -> None:
    tongue = TONGUES[language]
    for seed in range(60):
        events, players = chronicle(seed)
        for tale in told(seed, language):
            text = " ".join(tale.paragraphs)
            at = -1
            for card, path in tale.cards:
                tail = rest(deed(card, path, language), tongue)
                found = text.find(tail, at + 1)
                assert found > at, (seed, tail, text)
                at = found
            gained = set(tale.cards)
            record = collect(events, players, CARDS).heroes[tale.seat]
            foe = {event.values["card"] for event in events if event.key == "adversary"}
            for there in CARDS.values():
                for way in there["paths"]:
                    if (there["id"], way["id"]) in gained or there["id"] in foe:
                        continue
                    undone = rest(way["flavour"][language], tongue)
                    # A few words may also stand in the name of what was only tried.
                    assert len(undone) < 24 or undone not in text
            assert rest(deed(record.origin, "", language), tongue) in tale.paragraphs[0]
            assert rest(deed(record.motivation, "", language), tongue) in tale.paragraphs[1]
            kept = rest(deed(record.destiny, "", language), tongue) in tale.paragraphs[2]
            assert kept or CARDS[record.destiny]["name"][language] in tale.paragraphs[2]


def deed(card: str, path: str, language: str) -> str:
    there = CARDS[card]
    way = next((one for one in there["paths"] if one["id"] == path), there)
    return str(way["flavour"][language])


def rest(text: str, tongue: Tongue) -> str:
    """A deed without its verb, behind which German puts the hero."""
    if tongue is not de:
        return tongue.polish(text)
    return de.polish(re.sub(r"^\w+(?: und \w+)?,? (?:sich )?", "", text))


def test_tale_is_the_same_for_the_same_events_and_another_for_others() -> None:
    for seed in range(30):
        events, players = chronicle(seed)
        for language in LANGUAGES:
            first = tell(events, NAMES[0][:players], listed(), language)
            assert first == tell(list(events), NAMES[0][:players], listed(), language)
        others, _ = chronicle(seed + 15)
        assert seed_of(events) != seed_of(others)
    # The last event is enough.
    events, players = chronicle(0)
    changed = [*events, Event("stalled", {"rounds": 1})]
    assert tell(events, NAMES[0], listed()) != tell(changed, NAMES[0], listed())


@pytest.mark.parametrize("language", LANGUAGES)
def test_tale_of_the_same_cards_is_told_in_many_ways(language: str) -> None:
    events = game(5, 2)
    ways = {
        json.dumps(asdict(tell(events, NAMES[0][:2], listed(), language, b"%d" % luck)[0]))
        for luck in range(100)
    }
    assert len(ways) >= 75


@pytest.mark.parametrize("language", LANGUAGES)
def test_tale_uses_no_turn_of_phrase_twice_in_a_row(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    picked: list[str] = []
    pick = Voice.pick

    def watched(self: Voice, kind: str, slots: Any) -> str:
        found = pick(self, kind, slots)
        picked.append(found)
        return found

    monkeypatch.setattr(Voice, "pick", watched)
    twice: Counter[str] = Counter()
    for seed in range(60):
        events, players = chronicle(seed)
        for seat in range(players):
            picked.clear()
            teller = Teller(
                collect(events, players, CARDS),
                collect(events, players, CARDS).heroes[seat],
                NAMES[0],
                Lore(CARDS, TONGUES[language]),
                b"%d" % seed,
                {},
            )
            teller.tale()
            again = [template for template, count in teller.voice.mine.items() if count > 1]
            twice.update(again)
            assert len(again) <= 2, (seed, again)
            assert all(a != b for a, b in pairwise(picked))
    assert sum(twice.values()) < 60


def test_tale_templates_are_the_same_kinds_in_every_language() -> None:
    kinds = {
        tongue.code: {kind for kind in tongue.templates if not kind.endswith("-long")}
        for tongue in (en, fr, de)
    }
    assert kinds["en"] == kinds["fr"] == kinds["de"]
    for tongue in (en, fr, de):
        for kind, templates in tongue.templates.items():
            assert len(set(templates)) == len(templates) >= 2, kind
        assert set(tongue.epithets) == set(en.epithets)
        assert set(tongue.styles) == set(en.styles)
    origins = {card["id"] for card in listed() if card["kind"] == "origin"}
    allies = {card["id"] for card in listed() if card["kind"] == "ally"}
    for own in (fr, de):
        assert set(own.aliases) == origins
        assert set(own.allies) == allies


def places(template: str) -> set[str]:
    """What is put into a sentence, apart from the hero."""
    return set(re.findall(r"\{(\w+)", template)) - {"hero", "name", "titled"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tale_templates_have_the_same_places_in_every_language(language: str) -> None:
    told_of = {"deed", "help", "first", "then", "scene", "ally", "destiny"}
    for kind, templates in TONGUES[language].templates.items():
        english = en.templates.get(kind) or en.templates[kind.removesuffix("-long")]
        there = [places(template) for template in templates]
        assert set().union(*there) == set().union(*map(places, english)), kind
        # What happened is in every sentence of a kind.
        needed = set.intersection(*map(places, english)) & told_of
        assert all(needed <= one for one in there), kind


def test_tale_data_names_cards_that_there_are() -> None:
    known = {path["id"] for card in listed() for path in card["paths"]} | set(CARDS)
    assert set(tongues.read_data("deeds")["apart"]) <= known
    for language in LANGUAGES:
        tongue = TONGUES[language]
        assert set(tongue.qualities) == set(tongue.epithets) == set(en.epithets)
        # Words of praise stand in a frame, or they would keep nothing away.
        frames = [one for templates in tongue.templates.values() for one in templates]
        for words in tongue.praise:
            assert any(words in frame for frame in frames), words


def test_tale_words_never_agree_with_a_hero() -> None:
    """Nobody knows whether Anna is he or she; so nothing may have to know."""
    for templates in en.templates.values():
        for template in templates:
            assert not re.search(r"\b(he|she|his|her|him|hers)\b", template), template
    to_be = r"(?:est|fut|était|serait|sera|devint|resta|demeura|semblait)"
    participle = rf"\{{(?:hero|name|other)[^}}]*\}} {to_be} \w+(?:é|i|u|is|it)\b"
    for templates in fr.templates.values():
        for template in templates:
            assert not re.search(participle, template), template
    for templates in de.templates.values():
        for template in templates:
            theirs = r"\b(er|ihm|seine[mnrs]?|ihre[mnrs]?)\b(?! Verabredungen| Schuld| Preis)"
            # A coat may be he, and destiny may have its own appointments.
            assert not re.search(theirs, template) or "Mantel" in template, template


@pytest.mark.parametrize(
    ("name", "of", "that"),
    [
        ("Anna", "d’Anna", "qu’Anna"),
        ("Max", "de Max", "que Max"),
        ("Élodie", "d’Élodie", "qu’Élodie"),
        ("Œdipe", "d’Œdipe", "qu’Œdipe"),
        ("Yves", "d’Yves", "qu’Yves"),
        ("Yann", "de Yann", "que Yann"),
        ("Hélène", "d’Hélène", "qu’Hélène"),
        ("Hans", "de Hans", "que Hans"),
        ("le démon", "du démon", "que le démon"),
        ("l’assassin", "de l’assassin", "que l’assassin"),
    ],
)
def test_tale_french_elides(name: str, of: str, that: str) -> None:
    assert fr.bend(name, "de") == of
    assert fr.bend(name, "que") == that


@pytest.mark.parametrize(
    ("name", "genitive"),
    [("Anna", "Annas"), ("Max", "Max’"), ("Hans", "Hans’"), ("Fritz", "Fritz’"), ("Ben", "Bens")],
)
def test_tale_german_genitive(name: str, genitive: str) -> None:
    assert de.bend(name, "s") == genitive


@pytest.mark.parametrize(
    ("deed", "form", "said"),
    [
        ("zog in den Krieg", "Anna", "zog Anna in den Krieg"),
        ("ritt, bis es Nacht war", "Anna", "ritt Anna, bis es Nacht war"),
        ("setzte sich nieder", "~später", "setzte sich später nieder"),
        ("grub, bis es tagte", "&", "grub, bis es tagte, und"),
        ("kam", "~bald", "kam bald"),
        ("suchte und fand ein Licht", "Anna", "suchte und fand Anna ein Licht"),
        ("sah und siegte", "&", "sah und siegte – und"),
    ],
)
def test_tale_german_puts_the_hero_behind_the_verb(deed: str, form: str, said: str) -> None:
    assert de.bend(deed, form) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_tale_copes_with_any_name(language: str) -> None:
    odd = ("anna", "H. P.", "{deed}", "李", "42", "O'Neil", "x" * 20, "...", "Dr. No", "Ms. Q!")
    for name in odd:
        for tale in tell(game(3, 2), (name, "Max"), listed(), language):
            text = " ".join(lines(tale))
            assert "{" not in text
            assert ".." not in text
    assert "Anna" in tell(game(3, 2), ("anna", "Max"), listed(), language)[0].title


def test_tale_unfinished_solo_and_ranks_close_differently() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        events, players = chronicle(seed)
        annals = collect(events, players, CARDS)
        for tale, hero in zip(told(seed, "en"), annals.heroes, strict=True):
            fitting = {
                kind
                for kind, templates in en.templates.items()
                if kind.startswith("close-")
                for template in templates
                if re.fullmatch(re.sub(r"\\\{\w+\\\}", ".+", re.escape(template)), tale.closing)
            }
            if annals.foe:
                expected = "close-won" if annals.won else "close-lost"
            elif not hero.finished:
                expected = "close-unfinished-first" if hero.rank == 1 else "close-unfinished"
                fitting |= {"close-unfinished"} if "close-open" in fitting else set()
            elif hero.rank == 1:
                expected = "close-first"
            else:
                expected = "close-second" if hero.rank == 2 else "close-other"
            assert expected in fitting, (seed, tale.closing)
            seen[expected] += 1
    assert len(seen) == 7


def test_tale_names_those_who_meddled_and_those_who_helped() -> None:
    cards = [
        Event("hero", {"seat": 0, "origin": "squire", "motivation": "born-lucky"}),
        Event("hero", {"seat": 1, "origin": "sailor", "motivation": "thrill-seeker"}),
        Event("turn", {"seat": 0, "turn": 1}),
        Event(
            "attempt", {"seat": 0, "card": "cruel-winter", "path": "cruel-winter-1", "target": 5}
        ),
        Event("cast", {"seat": 0, "faces": (), "result": 6, "target": 5}),
        Event("play", {"seat": 1, "card": "sabotage"}),
        Event("result", {"seat": 0, "count": -2, "result": 4, "target": 5, "card": "sabotage"}),
        Event(
            "failure",
            {
                "seat": 0,
                "card": "cruel-winter",
                "path": "cruel-winter-1",
                "result": 4,
                "target": 5,
                "margin": -1,
            },
        ),
        Event("leaves", {"card": "cruel-winter"}),
        Event("turn", {"seat": 1, "turn": 1}),
        Event("destiny", {"seat": 0, "card": "wise-master"}),
        Event("destiny", {"seat": 1, "card": "hand-of-fate"}),
    ]
    annals = collect(cards, 2, CARDS)
    (fail,) = [beat for beat in annals.heroes[0].beats if beat.kind == "fail"]
    assert fail.attempt is not None
    assert [(hand.seat, hand.decisive) for hand in fail.attempt.hands] == [(1, True)]
    anna, ben = tell(cards, ("Anna", "Ben"), listed(), "en")
    assert re.search(r"Ben.*loosened one bolt and waited", anna.paragraphs[0])
    assert "share the last bread" in anna.paragraphs[0]
    assert re.search(r"Anna.*loosened one bolt|loosened one bolt.*Anna", ben.paragraphs[0])
    assert "broke the last loaf" not in anna.paragraphs[0]
