"""The rules texts of cards: those of the standard set word by word, and all that can be written.

After a change that is meant: `PYTHONPATH=src python -m tests.games.adventure.test_card_texts`.
"""

import itertools
import re
from pathlib import Path
from typing import Any

import pytest

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import codes, loader
from kachidoki.games.adventure.cardset.codes import Do
from kachidoki.games.adventure.cardset.contract import MOMENTS
from kachidoki.games.adventure.cardset.reading import Reading
from kachidoki.games.adventure.cardset.values import LANGUAGES
from kachidoki.games.adventure.speech import said as speech
from kachidoki.games.adventure.speech.language import read_lexicon
from kachidoki.games.adventure.speech.said import (
    cost_text,
    requires_text,
    rewards_text,
    rules_text,
    victory_text,
)
from kachidoki.games.adventure.speech.terms import Say, Things
from tests.games.adventure.data_sets import WORDS, Data, origin

GOLDEN = Path(__file__).with_name("card_texts")
NBSP = "\u00a0"


def told(language: str) -> str:
    """All that the cards of the standard set say."""
    lines: list[str] = []
    found = loader.standard()
    for card in found.cards:
        if card.title != card.number:
            continue
        lines.append(f"{card.key}")
        if card.requires:
            lines.append(f"    ? {requires_text(card, language)}")
        if not card.cost.free:
            lines.append(f"    - {cost_text(card, language)}")
        lines += [f"    + {rewards_text(path, language)}" for path in card.paths]
        said = rules_text(card, language)
        if card.kind == p.VICTORY:
            said = victory_text(found, language)
        lines += [f"    {line}" for line in said.splitlines()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standard_set_says_what_it_said(language: str) -> None:
    assert told(language) == (GOLDEN / f"{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("key", "language", "said"),
    [
        (
            "born-lucky",
            "en",
            "Once a turn, after your cast: pay 1 Experience to cast up to two of your runes again.",
        ),
        (
            "born-lucky",
            "fr",
            f"Une fois par tour, après votre lancer{NBSP}: payez 1 Expérience pour relancer "
            "jusqu’à deux de vos runes.",
        ),
        (
            "born-lucky",
            "de",
            "Einmal pro Zug, nach deinem Wurf: Zahle 1 Erfahrung, um bis zu zwei deiner Runen neu "
            "zu werfen.",
        ),
        ("wise-master", "en", "2 Triumph for each Wisdom icon."),
        ("wise-master", "fr", "2 Triomphe pour chaque icône de Sagesse."),
        ("wise-master", "de", "2 Triumph für jedes Weisheitssymbol."),
    ],
)
def test_cards_read_like_printed_ones(key: str, language: str, said: str) -> None:
    card = next(found for found in loader.standard().cards if found.key == key)
    assert rules_text(card, language) == said


# All that can be written: each entry is a card.

XP = {"effect": "gain_xp", "n": 1}
POWER: Data = {"cost": {"xp": 1}}
QUANTITIES = (
    *[f"ability:{name}" for name in p.ABILITIES],
    *[f"icon:{name}" for name in p.ICONS],
    *codes.QUANTITIES,
)
CONDITIONS: list[tuple[str, Data]] = [
    ("after", {"outcome": "success"}),
    ("after", {"outcome": "failure", "margin": {"min": -2}}),
    ("after", {"outcome": "failure", "margin": {"max": -2}}),
    ("after", {"outcome": "success", "margin": {"max": 0}}),
    ("after", {"outcome": "success", "margin": {"min": 1, "max": 3}}),
    ("after", {"not": {"outcome": "success"}}),
    ("facing", {"margin": {"min": -1, "max": 1}}),
    ("facing", {"not": {"margin": {"min": 1}}}),
    ("before", {"ability": ["intelligence", "wisdom"]}),
    ("before", {"not": {"ability": ["intelligence", "wisdom"]}}),
    ("before", {"not": {"ability": ["intelligence"]}}),
    ("before", {"card": {"type": ["challenge"], "act": [1, 3], "ally": True}}),
    ("before", {"card": {"type": ["adversary"]}}),
    ("before", {"card": {"tone": "dark", "plus": False, "ally": False}}),
    ("before", {"not": {"card": {"type": ["adversary"], "tone": "light", "ally": True}}}),
    ("gain_card", {"card": {"type": ["trait", "ally"], "act": [2]}}),
    ("gain_card", {"card": {"act": [2]}}),
    ("card_played", {"card": {"type": ["hero"]}}),
    ("card_drawn", {"card": {"type": ["hero", "antihero"]}}),
    ("journey", {"card": {"type": ["challenge"]}}),
    ("ally_revealed", {"card": {"act": [1]}}),
    ("track_moved", {"direction": "virtue"}),
    ("track_moved", {"not": {"direction": "virtue"}}),
    ("turn_start", {"level": {"min": 3}}),
    ("turn_start", {"level": {"min": 3, "max": 3}}),
    ("turn_start", {"not": {"level": {"min": 3, "max": 5}}}),
    ("turn_end", {"either": [{"level": {"max": 2}}, {"count": {"what": "xp", "min": 2}}]}),
    ("turn_end", {"not": {"either": [{"level": {"max": 2}}, {"level": {"min": 6}}]}}),
    ("turn_end", {"not": {"level": {"max": 2}, "count": {"what": "traits", "min": 2}}}),
    *[
        ("facing", {"runes": {"kind": kind, "face": face, "min": n}})
        for kind in codes.RUNE_KINDS
        for face in codes.FACES
        for n in (1, 2)
    ],
    *[
        ("facing", {"not": {"runes": {"kind": "dark", "face": face, "min": n}}})
        for face in ("two", "any")
        for n in (1, 2, 3)
    ],
    *[
        ("turn_start", {"count": {"what": what, **bounds}})
        for what in QUANTITIES
        for bounds in ({"min": 1}, {"min": 2}, {"max": 0}, {"max": 1}, {"min": 1, "max": 3})
    ],
]
COSTS: list[Any] = [
    {"corruption": 1},
    {"hand": 1},
    {"hand": 2, "deck": "hero"},
    {"hand": 1, "deck": "antihero", "xp": 2},
    {"any_ally": True},
    [{"xp": 1}, {"corruption": 1}, {"hand": 1}],
]
EFFECTS: list[tuple[str, Data]] = [
    *[("turn_end", {"effect": "gain_xp", "n": 2, "who": who}) for who in codes.WHO[:-1]],
    *[("turn_end", {"effect": "gain_xp", "n": 2, "from": who}) for who in codes.WHO[1:3]],
    *[("turn_end", {"effect": "lose_xp", "n": 2, "who": who}) for who in codes.WHO[:-1]],
    *[
        ("turn_end", {"effect": name, "n": n, "deck": deck, "who": who})
        for name in ("draw", "discard_cards")
        for n in (1, 2)
        for deck in codes.DRAW_FROM
        for who in ("self", "opponent", "each")
    ],
    ("turn_end", {"effect": "discard_cards", "n": 1, "random": True, "who": "each_other"}),
    ("turn_end", {"effect": "move_track", "virtue": 1}),
    ("turn_end", {"effect": "move_track", "corruption": 2, "who": "each"}),
    ("facing", {"effect": "shield"}),
    *[
        (on, {"effect": "add_total", "n": n, "until": until})
        for on in ("before", "facing")
        for n in (-2, 1)
        for until in codes.UNTIL
    ],
    *[("facing", {"effect": "change_difficulty", "n": n, "until": "turn"}) for n in (-1, 2)],
    *[
        ("before", {"effect": "add_runes", "n": n, "rune": rune})
        for n in (1, 2)
        for rune in ("strength", "intelligence", "dark", "listed")
    ],
    *[("facing", {"effect": name, "n": n}) for name in ("reroll", "flip") for n in (1, 2, 24)],
    ("after", {"effect": "retry"}),
    *[("turn_end", {"effect": "replace_row", "n": n}) for n in (1, 3)],
    *[("turn_end", {"effect": "replace_row", "n": n, "act": 2}) for n in (0, 1, 3)],
    ("turn_end", {"effect": "remove_ally", "who": "opponent"}),
    ("turn_end", {"effect": "remove_ally"}),
    *[
        (on, {"effect": "change_cost", "what": what, "n": n})
        for on in ("static", "own_turn")
        for what in codes.COSTS
        for n in (-1, 2)
    ],
    ("before", {"effect": "allow", "what": "ability"}),
    *[
        (on, {"effect": "allow", **what})
        for on in ("before", "static")
        for what in (
            {"what": "ability", "ability": "intelligence"},
            {"what": "dark_at_bottom"},
            {"what": "trait_requirement"},
        )
    ],
    *[("static", {"effect": "forbid", "what": what}) for what in codes.FORBIDDEN],
    ("static", {"effect": "forbid", "what": "ability_runes", "ability": "intelligence"}),
    *[
        ("static", {"effect": "change_difficulty", "n": 1, "per": {"what": what, "each": each}})
        for what in QUANTITIES
        for each in (1, 2)
    ],
    ("response", {"effect": "cancel"}),
    *[("facing", {"effect": "remove_bonuses", "what": what}) for what in codes.DRAW_FROM],
    *[
        ("own_turn", {"effect": name, "n": n})
        for name in ("extra_action", "extra_journey")
        for n in (1, 2)
    ],
    *[
        ("own_turn", {"effect": name, "deck": deck})
        for name in ("take_back", "return_card")
        for deck in codes.DRAW_FROM
    ],
    ("own_turn", {"effect": "gain_story"}),
    ("own_turn", {"effect": "gain_story", "act": 2}),
    *[
        ("own_turn", {"effect": "look", "n": n, "deck": deck, "reorder": n > 1})
        for deck in ("hero", "antihero", "adversary")
        for n in (1, 3)
    ],
    ("own_turn", {"effect": "look", "n": 2, "act": 3}),
    ("own_turn", {"effect": "move_ally"}),
    ("own_turn", {"effect": "move_ally", "from": "opponent"}),
    ("own_turn", {"effect": "take_back", "n": 2, "deck": "hero"}),
    ("own_turn", {"effect": "return_card", "n": 3, "deck": "either"}),
]


def fitting(on: str, entry: Data) -> Data:
    """The entry with what its moment needs."""
    found = {"on": on, **entry}
    if any(one["effect"] == "forbid" for one in entry["do"]):
        found["whose"] = "any"
    if on in ("own_turn", "any", "response", "trait"):
        found |= POWER
    if on == "trait":
        found["whose"] = "other"
    return found


def entries() -> list[Data]:
    made: list[Data] = []
    for on in sorted(MOMENTS["origin"]):
        alone = on in ("static", "own_turn", "any", "trait")
        for whose in ("own",) if alone else codes.WHOSE:
            cost = {"effect": "change_cost", "what": "trait", "n": 1}
            entry = fitting(on, {"whose": whose, "do": [cost if on == "static" else XP]})
            made.append(entry)
            if on != "static":
                made.append({**entry, "limit": "turn"})
                made.append({**entry, "limit": "game", "cost": {"xp": 2}})
    for on, when in CONDITIONS:
        made += [{"on": on, "whose": whose, "when": when, "do": [XP]} for whose in codes.WHOSE]
    made += [{"on": "own_turn", "cost": cost, "do": [XP]} for cost in COSTS]
    for on, effect in EFFECTS:
        made.append(fitting(on, {"do": [effect]}))
        if on != "static":
            made.append({**made[-1], "cost": {"xp": 1}, "limit": "turn"})
            both = fitting(on, {"do": [effect, {"effect": "lose_xp", "n": 1, "who": "opponent"}]})
            made.append(both)
            made.append({**both, "cost": {"xp": 1}})
            optional = {key: value for key, value in both.items() if key != "cost"}
            made.append({**optional, "optional": True, "limit": "turn"})
            made.append({**optional, "do": [effect], "optional": True, "limit": "turn"})
        if on in ("before", "facing", "after"):
            made += [{"on": on, "whose": whose, "do": [effect]} for whose in ("other", "any")]
    return made


def cards_of(cards: list[Data]) -> list[c.Card]:
    reading = Reading()
    numbered = [("", {**card, "id": f"card-{at}"}) for at, card in enumerate(cards)]
    reading.read(numbered, counts=False)
    assert [fault.values for fault in reading.faults if fault.values["card"]] == []
    return reading.cards


WRONG = {
    "en": r"\ba [AEIO]|\ban [^AEIOaeio]|\bone \w+s\b(?! of)(?! in)|you \w+s\b(?<!unless)",
    "fr": r"\bde (un|le|les|[aeéiou])|\bà le|\bque (un|il)|\bsi il|\bla [AEIO]|[^\u00a0][:;]"
    r"|d’[^aeéiouAEIOUÉ]",
    "de": r"\bzu zu\b|\bein [A-Z]\w+en\b (?!hat|hast)|einen [A-Z]\w+(ung|karte|rune)\b|\bvon von\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    cards = cards_of([origin(entry) for entry in entries()])
    assert len(cards) > 900
    for card in cards:
        for said in rules_text(card, language).splitlines():
            assert re.fullmatch(r"[A-ZÀÉ1-9−].*[^ ]\.", said), said
            assert not re.search(r"  |None|\{|\}| \.|\.\.|,,| ,|: :", said), said
            assert not re.search(WRONG[language], said), said
        assert rules_text(card, language)


# What is heard when a card does something, by effect.
HEARD = {
    "gain_xp": ("Experience", "Expérience", "Erfahrung"),
    "lose_xp": ("los", "perd", "[Vv]erlier"),
    "draw": ("draw", "pioch", "[Zz]ieh"),
    "discard_cards": ("discard", "défauss", "ab"),
    "move_track": ("Virtue|Corruption", "Vertu|Corruption", "Tugend|Verderbnis"),
    "shield": ("ignore", "ignor", "[Ii]gnorier"),
    "add_total": ("result", "résultat", "Ergebnis"),
    "change_difficulty": ("harder|easier", "difficile|facile", "schwerer|leichter"),
    "add_runes": ("more", "de plus", "weitere"),
    "reroll": ("again", "relanc", "neu"),
    "flip": ("turn over", "retourn", "um"),
    "retry": ("attempt it again", "retent", "noch einmal"),
    "replace_row": ("replace", "remplac", "[Ee]rset"),
    "remove_ally": ("Ally", "Allié", "Verbündeten"),
    "change_cost": ("more|less", "plus|moins", "mehr|weniger"),
    "allow": ("also|even|without|ignore", "aussi|même|sans|ignor", "auch|sogar|ohne|gnorier"),
    "forbid": ("[Nn]obody", "[Pp]ersonne", "[Nn]iemand"),
    "cancel": ("cancel", "annul", "auf"),
    "remove_bonuses": ("bonuses", "bonus", "Boni"),
    "extra_action": ("main action", "principale", "Hauptaktion"),
    "extra_journey": ("Journey", "Voyage", "Reise"),
    "take_back": ("back", "repren", "zurück"),
    "return_card": ("discard pile", "défausse", "[Aa]blage"),
    "gain_story": ("without casting", "sans lancer", "ohne Wurf"),
    "look": ("look at the top", "regard", "[Bb]etracht"),
    "move_ally": ("(move|take) an Ally", "un Allié", "einen Verbündeten"),
    "score": ("Triumph|Tragedy", "Triomphe|Tragédie", "Triumph|Tragödie"),
}


def test_every_effect_is_heard() -> None:
    assert set(HEARD) == set(codes.EFFECTS)
    for on, effect in EFFECTS:
        (card,) = cards_of([origin(fitting(on, {"do": [effect]}))])
        for language, word in zip(LANGUAGES, HEARD[effect["effect"]], strict=True):
            assert re.search(word, rules_text(card, language)), rules_text(card, language)


def test_every_standard_card_says_what_it_does() -> None:
    """All its effects, all its numbers and its price are in the text."""
    for card in loader.standard().cards:
        for language, at in zip(LANGUAGES, itertools.count()):
            said = rules_text(card, language)
            assert bool(said) == bool(card.entries)
            for entry in card.entries:
                for effect in entry.do:
                    assert re.search(HEARD[codes.EFFECTS[effect.kind]][at], said)
                    if effect.kind in (Do.GAIN_XP, Do.LOSE_XP, Do.ADD_TOTAL, Do.SCORE):
                        assert str(abs(int(effect.n))) in said
                if entry.cost.xp:
                    assert str(int(entry.cost.xp)) in said
                if entry.cost.sacrifice:
                    assert ("sacrifice", "sacrifi", "pfere")[at] in said


# Single sentences.


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (
            {**POWER, "on": "own_turn", "do": [{"effect": "lose_xp", "n": 1, "who": "opponent"}]},
            (
                "In your turn: pay 1 Experience; another player loses 1 Experience.",
                f"Pendant votre tour{NBSP}: payez 1 Expérience{NBSP}; "
                "un autre joueur perd 1 Expérience.",
                "In deinem Zug: Zahle 1 Erfahrung; ein anderer Spieler verliert 1 Erfahrung.",
            ),
        ),
        (
            {
                "on": "after",
                "whose": "any",
                "when": {"outcome": "success", "card": {"type": ["adversary"]}},
                "do": [XP],
            },
            (
                "When a player overcomes an Adversary: gain 1 Experience.",
                f"Quand un joueur bat un Adversaire{NBSP}: gagnez 1 Expérience.",
                "Wenn ein Spieler einen Widersacher besiegt: Erhalte 1 Erfahrung.",
            ),
        ),
        (
            {
                "on": "turn_start",
                "when": {
                    "either": [{"level": {"max": 2}}, {"count": {"what": "allies", "max": 0}}]
                },
                "do": [XP],
            },
            (
                "At the start of your turn, if you are on level 1 or 2, "
                "or if you have no Ally: gain 1 Experience.",
                "Au début de votre tour, si vous êtes au niveau 1 ou 2, "
                f"ou si vous n’avez aucun Allié{NBSP}: gagnez 1 Expérience.",
                "Zu Beginn deines Zuges, falls du auf Stufe 1 oder 2 bist, "
                "oder falls du keinen Verbündeten hast: Erhalte 1 Erfahrung.",
            ),
        ),
        (
            {
                "on": "static",
                "when": {"ability": ["wisdom"]},
                "do": [{"effect": "change_difficulty", "n": -1}],
            },
            (
                "Challenges that list Wisdom are easier by 1 for you.",
                "Les Défis qui demandent la Sagesse sont plus faciles de 1 pour vous.",
                "Herausforderungen mit Weisheit sind für dich um 1 leichter.",
            ),
        ),
    ],
)
def test_sentences(entry: Data, said: tuple[str, str, str]) -> None:
    (card,) = cards_of([origin(entry)])
    assert tuple(rules_text(card, language) for language in LANGUAGES) == said


def test_what_a_trait_asks_for() -> None:
    requires = [
        {"count": {"what": "icon:nature", "min": 2}},
        {"either": [{"level": {"min": 6}}, {"count": {"what": "xp", "min": 4}}]},
        {"count": {"what": "allies", "max": 0}},
    ]
    cost = {"xp": 1, "corruption": 2}
    trait = {
        "type": "trait",
        "act": 1,
        "name": WORDS,
        "flavour": WORDS,
        "requires": requires,
        "cost": cost,
        "needs_ally_adversary": True,
    }
    (card,) = cards_of([trait])
    assert [requires_text(card, language) for language in LANGUAGES] == [
        "two Nature icons, level 6 or 7 or 4 Experience and no Ally",
        "deux icônes de Nature, niveau 6 ou 7 ou 4 Expérience et aucun Allié",
        "zwei Natursymbole, Stufe 6 oder 7 oder 4 Erfahrung und kein Verbündeter",
    ]
    assert [cost_text(card, language) for language in LANGUAGES] == [
        "1 Experience and 2 Corruption",
        "1 Expérience et 2 Corruption",
        "1 Erfahrung und 2 Verderbnis",
    ]


# The lexica.


@pytest.mark.parametrize("language", LANGUAGES)
def test_lexicon_is_complete(language: str) -> None:
    lexicon, english = read_lexicon(language), read_lexicon("en")
    for table in english:
        if table not in ("numbers", "verbs"):
            assert set(lexicon[table]) == set(english[table]), table
    assert len(lexicon["numbers"]) == len(english["numbers"])
    regular = {"en": "", "fr": "er", "de": "?"}[language]
    for verb in re.findall(r"<([^>]+)>", str(lexicon["phrases"])):
        assert verb.endswith(regular) or verb in lexicon["verbs"], verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_lexicon_has_what_the_plans_ask_for_and_no_more(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that can be written uses every phrase and every noun; no variant has another place."""
    speaker = speech.language(language)
    places: dict[str, set[str]] = {}
    nouns: set[str] = set()
    pattern, forms = speaker.pattern, speaker.forms

    def heard(phrase: Say) -> str:
        places.setdefault(phrase.key, set()).update(phrase.slots)
        return pattern(phrase)

    def counted(things: Things) -> list[str]:
        nouns.add(things.noun)
        return forms(things)

    monkeypatch.setattr(speaker, "pattern", heard)
    monkeypatch.setattr(speaker, "forms", counted)
    step = {"either": [{"direction": "virtue"}, {"level": {"min": 3}}]}
    kinds = [{"not": {"card": {"type": [kind]}}} for kind in p.CARD_KINDS]
    made = [{"on": "track_moved", "when": step, "do": [XP]}]
    made += [{"on": "before", "when": when, "do": [XP]} for when in kinds]
    cards = cards_of([origin(entry) for entry in [*entries(), *made]])
    harder = {"effect": "change_difficulty", "n": 1, "includes_self": True}
    foe = c.Card(0, "foe", p.ADVERSARY)
    foe.entries = cards_of([origin({"on": "static", "do": [harder]})])[0].entries
    for card in [*cards, foe]:
        rules_text(card, language)
    told(language)
    lexicon = read_lexicon(language)
    assert set(lexicon["phrases"]) == set(places)
    assert set(lexicon["nouns"]) == nouns
    for key, entry in lexicon["phrases"].items():
        there = re.findall(r"\{([\w-]+)(?::\w+)?\}", str(entry))
        assert set(there) <= places[key], key


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for code in LANGUAGES:
        (GOLDEN / f"{code}.txt").write_text(told(code), encoding="utf-8")
