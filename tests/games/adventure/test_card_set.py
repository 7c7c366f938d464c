"""Card sets: the standard one, faults in those of others, and sets as texts."""

import base64
import json
import os
import random
import re
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kachidoki
from kachidoki import CHANCE, Rng
from kachidoki.games.adventure import Adventure, pieces
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import codes, loader
from kachidoki.games.adventure.cardset.catalogue import catalogue, names, spoken
from kachidoki.games.adventure.cardset.codes import (
    Counted,
    Do,
    If,
    Limit,
    On,
    Tone,
    Track,
    Who,
    Whose,
)
from kachidoki.games.adventure.cardset.contract import COUNTS
from kachidoki.games.adventure.cardset.loader import CARDS, STANDARD, load, pack, unpack, written
from kachidoki.games.adventure.cardset.reading import Reading
from kachidoki.games.adventure.cardset.values import LANGUAGES, OF_FILES, WHYS, BadCards
from kachidoki.games.adventure.moves import HAND_CARDS
from kachidoki.kernel.errors import BadOption
from tests.games.adventure.data_sets import WORDS, Data, changed, origin, standard_data, write

ROOT = Path(__file__).resolve().parents[3]
Cards = dict[str, Data]
ADVENTURE = kachidoki.game("adventure")


def as_json(cards: c.CardSet) -> dict[str, Any]:
    """A set as it is packed."""
    found: dict[str, Any] = json.loads(written(cards.name, cards.data))
    return found


def card(key: str) -> c.Card:
    return next(found for found in loader.standard().cards if found.key == key)


# The standard set.


def test_it_has_the_cards_of_the_game() -> None:
    cards = loader.standard().cards
    assert len(cards) == 192
    kinds = Counter(pieces.CARD_KINDS[found.kind] for found in cards)
    assert [kinds[kind] for kind in ("origin", "motivation", "destiny")] == [15, 15, 15]
    assert [kinds[kind] for kind in ("hero", "antihero", "adversary")] == [22, 22, 10]
    assert [kinds[kind] for kind in ("quest", "rise", "victory")] == [10, 1, 1]
    assert Counter(found.act for found in cards if found.act) == {1: 29, 2: 32, 3: 30}
    assert sum(COUNTS.values()) - COUNTS["adversary"] == 192
    assert loader.standard().targets == [0, 9, 13, 17, 21]


def test_numbers_follow_the_kinds_and_the_acts() -> None:
    found = loader.standard()
    assert [one.number for one in found.cards] == list(range(192))
    assert found.first[pieces.ORIGIN : pieces.TRAIT] == [0, 15, 30]
    acts = [[one.number for one in found.cards if one.act == act] for act in (1, 2, 3)]
    assert acts == [[*range(45, 74)], [*range(74, 106)], [*range(106, 136)]]
    assert [found.first[kind] for kind in range(pieces.HERO, 12)] == [136, 158, 180, 190, 191]
    for one in found.cards:
        assert found.cards[one.title].key == one.key
        assert one.number - one.title < 2
        expected = {pieces.CHALLENGE: 2, pieces.ALLY: 0}.get(one.kind, 1)
        if one.kind >= pieces.HERO:
            expected = 0
        assert [path.key for path in one.paths] == [
            f"{one.key}-{number + 1}" for number in range(expected)
        ]


def test_every_adversary_has_its_quest() -> None:
    found = loader.standard()
    quests = {one.foe for one in found.cards if one.kind == pieces.QUEST}
    assert quests == {one.number for one in found.cards if one.kind == pieces.ADVERSARY}


def test_the_deck_of_the_adversary() -> None:
    skulls = [found for found in loader.standard().cards if found.skull]
    assert len(skulls) == 10
    assert len({found.title for found in skulls}) == 6
    assert {found.key for found in skulls if found.waits} == {"harsh-lesson"}
    assert all(found.as_adversary for found in skulls)
    (gain,) = card("tap-into-darkness").as_adversary
    assert (gain.kind, gain.n, gain.who) == (Do.GAIN_XP, 2, Who.SELF)


def test_the_cards_for_allies_and_adversaries() -> None:
    flagged = {found.key for found in loader.standard().cards if found.needs_ally_adversary}
    assert flagged == {
        "noble",
        "vow-of-vengeance",
        "sole-survivor",
        "heir-to-the-throne",
        "master-of-whispers",
        "cruel-betrayal",
    }
    targetable = {found.key for found in loader.standard().cards if found.adversary_targetable}
    assert targetable == {"pickpocket", "blackmail"}


def test_entries_become_numbers() -> None:
    (power,) = card("hedge-witch").entries
    assert (power.on, power.whose, power.limit) == (On.FACING, Whose.OWN, Limit.TURN)
    assert (power.cost.xp, power.cost.free, power.optional) == (1, False, False)
    assert (power.do[0].kind, power.do[0].n) == (Do.REROLL, 2)
    (cultist,) = card("the-mad-cultist").entries
    (runes,) = cultist.when
    assert cultist.whose == Whose.ANY
    assert (runes.kind, runes.what, runes.face, runes.low) == (If.RUNES, 1, 4, 1)
    (step,) = cultist.do
    assert (step.kind, step.way, step.n, step.who) == (
        Do.MOVE_TRACK,
        Track.CORRUPTION,
        1,
        Who.ACTIVE,
    )
    (usurper,) = card("the-usurper-king").entries
    (fact,) = usurper.when
    assert (fact.mask, fact.acts) == (1 << pieces.CHALLENGE, 1 << 3)
    (clause,) = card("hero-of-destiny").entries
    (score,) = clause.do
    assert (score.way, score.n, score.per, score.each, score.most) == (
        pieces.TRIUMPH,
        1,
        Counted.STORY_TRIUMPH,
        2,
        8,
    )
    (act,) = card("act-of-mercy").entries
    assert [(one.kind, one.low, one.tone) for one in act.when] == [
        (If.OUTCOME, pieces.SUCCESS, codes.EITHER_TONE),
        (If.CARD, codes.NO_LOW, Tone.LIGHT),
    ]
    (answer,) = card("stand-against-evil").entries
    assert (answer.on, answer.whose) == (On.RESPONSE, Whose.OTHER)
    (level,) = card("outlaw").requires
    assert (level.kind, level.low, level.high) == (If.LEVEL, 4, codes.NO_HIGH)
    first, second = card("cruel-winter").paths
    assert (first.plus, first.tone, first.virtue) == (1, Tone.LIGHT, 1)
    assert (second.tone, second.xp, second.corruption) == (Tone.DARK, 2, 1)
    assert first.tally[pieces.ABILITIES.index("constitution")] == 1
    assert first.tally[6 + pieces.ICONS.index("divinity")] == 1


def test_names_are_well_set() -> None:
    for data in loader.standard().data:
        for one in (data, *data.get("paths", ())):
            for key in ("name", "flavour"):
                for language, words in one[key].items():
                    assert "'" not in words
                    assert '"' not in words
                    if language == "fr":
                        assert not re.search(r" [;:!?]", words)


def test_the_example_of_the_page_is_a_card(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "card-sets.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    (tmp_path / "mine.toml").write_text(block, encoding="utf-8")
    (ferryman,) = load(tmp_path, counts=False).cards
    said = catalogue(load(tmp_path, counts=False))[0]["text"]["en"]
    quoted = "\n".join(re.findall(r"^> (.*)$", page, re.MULTILINE))
    assert said == quoted
    assert ferryman.entries[1].cost.xp == 1
    # All words that there are stand on the page.
    for word in (
        *codes.ON,
        *codes.CONDITIONS,
        *codes.QUANTITIES,
        *codes.EFFECTS,
        *codes.FORBIDDEN,
        *codes.ALLOWED,
    ):
        assert f"`{word}" in page, word
    for word in (
        *codes.WHO[:-1],
        *codes.UNTIL,
        *codes.COSTS,
        *codes.RUNE_KINDS,
        *codes.FACES,
        *pieces.CARD_KINDS,
    ):
        assert f"`{word}`" in page, word


# Faults.


def put(key: str, **values: object) -> Callable[[Cards], object]:
    return lambda cards: cards[key].update(values)


def drop(key: str, name: str) -> Callable[[Cards], object]:
    return lambda cards: cards[key].pop(name)


def entry(key: str, number: int = 0, **values: object) -> Callable[[Cards], object]:
    return lambda cards: cards[key]["effects"][number].update(values)


def effect(key: str, **values: object) -> Callable[[Cards], object]:
    return lambda cards: cards[key]["effects"][0]["do"][0].update(values)


def many(key: str, number: int) -> Callable[[Cards], object]:
    """So many more cards like one."""

    def change(cards: Cards) -> None:
        for at in range(number):
            cards[f"{key}-{at}"] = {**cards[key], "id": f"{key}-x{at}"}

    return change


LOOK = "effects[1].do[1]"
FAULTS: list[tuple[Callable[[Cards], object], str, str, str]] = [
    (put("brave", colour="red"), "brave", "colour", "unknown-key"),
    (put("brave", difficulty=3), "brave", "difficulty", "unknown-key"),
    (drop("brave", "act"), "brave", "act", "missing"),
    (drop("sabotage", "effects"), "sabotage", "effects", "missing"),
    (put("brave", rewards=[1]), "brave", "rewards", "table"),
    (entry("sailor", 1, when=3), "sailor", "effects[2].when", "table"),
    (put("sailor", effects=[]), "sailor", "effects", "list"),
    (entry("sailor", do=[]), "sailor", "effects[1].do", "list"),
    (entry("sailor", do=[{"effect": "retry"}] * 7), "sailor", "effects[1].do", "list"),
    (put("brave", name={**WORDS, "en": "Brave\nheart"}), "brave", "name.en", "text"),
    (put("brave", name={**WORDS, "fr": "\u202egnorw"}), "brave", "name.fr", "text"),
    (put("brave", name={**WORDS, "de": ""}), "brave", "name.de", "text"),
    (put("brave", name={**WORDS, "de": "x" * 61}), "brave", "name.de", "text"),
    (put("brave", flavour={**WORDS, "de": 7}), "brave", "flavour.de", "text"),
    (put("sabotage", skull="yes"), "sabotage", "skull = yes", "truth"),
    (put("brave", act=4), "brave", "act = 4", "number"),
    (put("brave", act=1.0), "brave", "act = 1.0", "number"),
    (put("brave", act=True), "brave", "act = True", "number"),
    (put("brave", rewards={"xp": 10**30}), "brave", "rewards.xp = a huge number", "number"),
    (put("brave", rewards={"xp": -1}), "brave", "rewards.xp = -1", "number"),
    (effect("gentle-giant", n=0), "gentle-giant", "effects[1].do[1].n = 0", "number"),
    (put("sabotage", copies=0), "sabotage", "copies = 0", "number"),
    (put("brave", type="virtue"), "brave", "type = virtue", "word"),
    (put("brave", rewards={"icons": ["villainy"]}), "brave", "rewards.icons = villainy", "word"),
    (entry("hunter", on="after_cast"), "hunter", "effects[1].on = after_cast", "word"),
    (entry("hunter", whose="mine"), "hunter", "effects[1].whose = mine", "word"),
    (effect("sabotage", who="adversary"), "sabotage", "effects[1].do[1].who = adversary", "word"),
    (effect("blackmail", **{"from": "each"}), "blackmail", "effects[1].do[1].from = each", "word"),
    (entry("the-sorceress", whose="own"), "the-sorceress", "effects[1].whose = own", "word"),
    (entry("smuggler", 1, whose="any"), "smuggler", "effects[2].whose = any", "word"),
    (put("brave", name={"en": "x", "fr": "x"}), "brave", "name", "languages"),
    (put("brave", name={**WORDS, "it": "x"}), "brave", "name", "languages"),
    (put("brave", name="Brave"), "brave", "name", "languages"),
    (put("brave", id="Brave!"), "#47", "id = Brave!", "id"),
    (put("brave", id="7-brave"), "#47", "id = 7-brave", "id"),
    (put("brave", id="sailor"), "sailor", "cards.toml", "id-twice"),
    (lambda cards: cards.pop("brave"), "", "act-1 28/29", "count"),
    (many("brave", 1), "", "act-1 30/29", "count"),
    (put("sabotage", copies=3), "", "antihero 23/22", "count"),
    (many("brave", 64), "", "256/255", "too-many-cards"),
    (put("sabotage", copies=3), "", "45/44", "too-many-hands"),
    (put("loyal-hound", act=3), "loyal-hound", "act = 3", "ally-act"),
    (put("the-demon", act=1), "the-demon", "act = 1", "adversary-act"),
    (put("quest-the-demon", adversary="the-sorceress"), "the-demon", "0", "no-quest"),
    (put("quest-the-demon", adversary="the-sorceress"), "the-sorceress", "2", "no-quest"),
    (
        put("quest-the-demon", adversary="brave"),
        "quest-the-demon",
        "adversary = brave",
        "no-adversary",
    ),
    (lambda cards: cards["stowaway"]["paths"].pop(), "stowaway", "paths", "paths"),
    (put("stowaway", abilities=["wisdom"] * 2), "stowaway", "abilities", "abilities"),
    (put("stowaway", abilities=list(pieces.ABILITIES[:3])), "stowaway", "abilities", "abilities"),
    (
        put("wise-master", rewards={"abilities": ["wisdom"]}),
        "wise-master",
        "rewards",
        "destiny-rewards",
    ),
    (put("wise-master", rewards={"xp": 1}), "wise-master", "rewards", "destiny-rewards"),
    (entry("sabotage", on="turn_start"), "sabotage", "effects[1].on = turn_start", "moment"),
    (entry("wise-master", on="after"), "wise-master", "effects[1].on = after", "moment"),
    (entry("smuggler", on="reveal"), "smuggler", "effects[1].on = reveal", "moment"),
    (entry("the-demon", on="own_turn"), "the-demon", "effects[1].on = own_turn", "moment"),
    (
        lambda cards: cards["sabotage"]["effects"].append(cards["sabotage"]["effects"][0]),
        "sabotage",
        "effects",
        "one-entry",
    ),
    (
        effect("second-wind", effect="cancel"),
        "second-wind",
        "effects[1].do[1].effect = cancel",
        "effect-here",
    ),
    (
        entry("second-wind", on="any", when={"level": {"max": 3}}),
        "second-wind",
        "effects[1].do[1].effect = retry",
        "effect-here",
    ),
    (
        entry("farmer", when={"outcome": "failure"}),
        "farmer",
        "effects[1].when.outcome",
        "condition-here",
    ),
    (
        entry("the-sorceress", when={"level": {"min": 2}}),
        "the-sorceress",
        "effects[1].when",
        "condition-here",
    ),
    (
        put("brave", requires=[{"outcome": "success"}]),
        "brave",
        "requires[1].outcome",
        "condition-here",
    ),
    (
        entry("the-beast-of-the-moors", cost={"xp": 1}),
        "the-beast-of-the-moors",
        "effects[1].cost",
        "cost-here",
    ),
    (
        lambda cards: cards["student"]["effects"][0].pop("cost"),
        "student",
        "effects[1]",
        "free-power",
    ),
    (entry("hunter", optional=True), "hunter", "effects[1].optional", "free-power"),
    (
        lambda cards: cards["hedge-witch"]["effects"].extend(cards["hedge-witch"]["effects"] * 2),
        "hedge-witch",
        "effects",
        "too-many-powers",
    ),
    (drop("sabotage", "as_adversary"), "sabotage", "as_adversary", "no-as-adversary"),
    (drop("sabotage", "skull"), "sabotage", "as_adversary", "no-skull"),
    (
        put("harsh-lesson", as_adversary={"when": "now"}),
        "harsh-lesson",
        "as_adversary.when = now",
        "as-adversary",
    ),
    (
        drop("cruel-betrayal", "needs_ally_adversary"),
        "cruel-betrayal",
        "needs_ally_adversary",
        "no-flag",
    ),
    (drop("noble", "needs_ally_adversary"), "noble", "needs_ally_adversary", "no-flag"),
    (
        entry("squire", when={"margin": {"min": 2, "max": 1}}),
        "squire",
        "effects[1].when.margin",
        "empty-range",
    ),
    *[
        (entry("sailor", do=[{"effect": "look", "n": 2, **more}]), "sailor", f"{LOOK}.{field}", why)
        for more, field, why in (
            ({}, "deck", "missing"),
            ({"deck": "hero", "act": 1}, "deck", "unknown-key"),
            ({"deck": "either"}, "deck = either", "word"),
            ({"deck": "hero", "n": 7}, "n = 7", "number"),
            ({"deck": "hero", "who": "opponent"}, "who = opponent", "word"),
            ({"deck": "hero", "reorder": 1}, "reorder = 1", "truth"),
        )
    ],
    (
        entry("sailor", do=[{"effect": "move_ally", "from": "active"}]),
        "sailor",
        f"{LOOK}.from = active",
        "word",
    ),
    (entry("sailor", do=[{"effect": "move_ally"}]), "sailor", "needs_ally_adversary", "no-flag"),
]


@pytest.mark.parametrize(("change", "key", "field", "why"), FAULTS)
def test_a_fault_is_found_and_named(
    tmp_path: Path, change: Callable[[Cards], object], key: str, field: str, why: str
) -> None:
    faults = loader.check(changed(tmp_path, change))
    found = [(one.values["card"], one.values["field"], one.values["why"]) for one in faults]
    assert (key, field, why) in found
    with pytest.raises(BadCards) as caught:
        load(tmp_path)
    assert caught.value.values == faults[0].values
    assert caught.value.code == "bad-cards"
    assert isinstance(caught.value, BadOption)


def test_every_reason_is_tried() -> None:
    tried = {why for *_, why in FAULTS}
    assert tried | set(OF_FILES) == set(WHYS)


def test_all_faults_are_found_at_once(tmp_path: Path) -> None:
    def change(cards: Cards) -> None:
        cards["brave"]["act"] = 9
        cards["noble"].pop("flavour")
        cards["sabotage"]["effects"][0]["on"] = "never"

    faults = loader.check(changed(tmp_path, change))
    assert {one.values["card"] for one in faults} >= {"brave", "noble", "sabotage"}


COSTLY: dict[str, Any] = {"on": "own_turn", "cost": {"xp": 1}}


@pytest.mark.parametrize(
    "found",
    [
        {**COSTLY, "do": [{"effect": "forbid", "what": "hero_cards"}]},
        {"on": "static", "do": [{"effect": "forbid", "what": "hero_cards"}], "whose": "own"},
        {"on": "static", "do": [{"effect": "allow", "what": "ability"}]},
        {"on": "static", "do": [{"effect": "gain_xp", "n": 1}]},
        {
            "on": "static",
            "when": {"card": {"act": [1]}},
            "do": [{"effect": "change_cost", "what": "trait", "n": 1}],
        },
        {**COSTLY, "do": [{"effect": "replace_row", "n": 0}]},
        {**COSTLY, "do": [{"effect": "move_track"}]},
        {**COSTLY, "do": [{"effect": "move_track", "virtue": 1, "corruption": 1}]},
        {**COSTLY, "do": [{"effect": "draw"}]},
        {**COSTLY, "do": [{"effect": "score", "kind": "triumph", "n": 1}]},
        {**COSTLY, "do": [{"effect": "change_difficulty", "n": 1, "per": {"what": "xp"}}]},
        {"on": "own_turn", "cost": {}, "do": [{"effect": "gain_xp", "n": 1}]},
        {"on": "own_turn", "cost": [], "do": [{"effect": "gain_xp", "n": 1}]},
        {"on": "own_turn", "cost": {"sacrifice": True}, "do": [{"effect": "gain_xp", "n": 1}]},
        {"on": "trait", "whose": "other", "do": [{"effect": "gain_xp", "n": 1}]},
        {"on": "turn_start", "when": {}, "do": [{"effect": "gain_xp", "n": 1}]},
        {"on": "turn_start", "when": {"card": {"act": [1]}}, "do": [{"effect": "gain_xp", "n": 1}]},
        {"on": "turn_start", "when": {"either": []}, "do": [{"effect": "gain_xp", "n": 1}]},
        {"do": [{"effect": "gain_xp", "n": 1}]},
        {"on": "turn_start"},
    ],
)
def test_what_means_nothing_is_refused(tmp_path: Path, found: Data) -> None:
    assert loader.check(write(tmp_path, [origin(found)]), counts=False)


def test_conditions_do_not_nest_for_ever(tmp_path: Path) -> None:
    deep: Data = {"level": {"max": 3}}
    for _ in range(5):
        deep = {"not": deep}
    found = {"on": "turn_start", "when": deep, "do": [{"effect": "gain_xp", "n": 1}]}
    assert loader.check(write(tmp_path, [origin(found)]), counts=False)


# Files.


def why(folder: Path) -> tuple[object, object]:
    with pytest.raises(BadCards) as caught:
        load(folder)
    assert caught.value.rule == ""
    return caught.value.values["why"], caught.value.values["file"]


def test_folders_that_are_none(tmp_path: Path) -> None:
    assert why(tmp_path / "none") == ("no-folder", "none")
    assert why(tmp_path) == ("no-files", tmp_path.name)
    (tmp_path / "notes.txt").write_text("no cards", encoding="utf-8")
    (tmp_path / "set.toml").write_text('name = "x"', encoding="utf-8")
    assert why(tmp_path) == ("no-files", tmp_path.name)
    assert why(tmp_path / "notes.txt") == ("unreadable", "notes.txt")
    assert why(Path("\0"))[0] in ("unreadable", "no-folder")


@pytest.mark.parametrize(
    ("content", "reason", "line"),
    [
        (b"[[card]\n", "not-toml", ":1"),
        (b"# a comment\n\nid = \xff\n", "not-text", ":3"),
        (b'x = "' + b"a" * 300_000 + b'"', "too-large", ""),
        (b"x = " + b"[" * 5000, "not-toml", ""),
        (b"x = " + b"9" * 5000, "not-toml", ""),
        (b"x = 1999-99-99\n", "not-toml", ":1"),
    ],
)
def test_files_that_are_none(tmp_path: Path, content: bytes, reason: str, line: str) -> None:
    (tmp_path / "a.toml").write_bytes(content)
    found, file = why(tmp_path)
    assert found == reason
    assert file == f"a.toml{line}"


def test_pipes_and_crowds(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.toml")
    assert why(tmp_path) == ("unreadable", "a.toml")
    (tmp_path / "a.toml").unlink()
    for number in range(65):
        (tmp_path / f"{number}.toml").touch()
    assert why(tmp_path)[0] == "too-large"


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        ("x = 1", "x", "unknown-key"),
        ("card = 3", "[[card]]", "list"),
        ("", "[[card]]", "list"),
        ("card = [3]", "3", "table"),
    ],
)
def test_files_without_cards(tmp_path: Path, text: str, field: str, reason: str) -> None:
    (tmp_path / "a.toml").write_text(text, encoding="utf-8")
    faults = loader.check(tmp_path)
    assert (field, reason) in [(one.values["field"], one.values["why"]) for one in faults]


def test_the_name_of_a_set(tmp_path: Path) -> None:
    folder = changed(tmp_path, lambda cards: None, "My own")
    assert load(folder).name == "My own"
    for text, field in (("title = 3", "title"), ("name = 3", "name"), ('name = "a\\nb"', "name")):
        (folder / "set.toml").write_text(text, encoding="utf-8")
        (fault,) = loader.check(folder)
        assert (fault.values["file"], fault.values["field"]) == ("set.toml", field)


# Sets as texts.


def renamed(cards: Cards) -> None:
    cards["brave"]["name"] = {"en": 'B"ra{ve}\\', "fr": "Brave\u00a0!", "de": "Mutig"}


def packed(document: object) -> str:
    data = zlib.compress(json.dumps(document).encode())
    return "cards1." + base64.urlsafe_b64encode(data).decode().rstrip("=")


def test_a_text_is_the_set(tmp_path: Path) -> None:
    mine = load(changed(tmp_path, renamed, "Mine"))
    text = pack(mine)
    assert text.isascii()
    assert len(text) < 60_000
    again = unpack(text)
    assert (again.digest, again.name) == (mine.digest, "Mine")
    assert pack(again) == text
    assert unpack(text) is again
    assert mine.digest != loader.standard().digest
    # However it was written, it is the same set.
    assert unpack(packed(as_json(mine))).digest == mine.digest


def test_texts_that_are_no_sets() -> None:
    text = pack(loader.standard())
    whole = as_json(loader.standard())
    bomb = zlib.compress(b" " * 50_000_000)
    broken = {
        "": "not-packed",
        "cards1.": "not-packed",
        "cards1.????": "not-packed",
        "cards1.é": "not-packed",
        text[:-4]: "not-packed",
        text[: len(text) // 2]: "not-packed",
        packed([]): "not-packed",
        packed({"name": "", "cards": {}}): "not-packed",
        packed({"name": "", "cards": [1] * 999}): "not-packed",
        packed({**whole, "more": 1}): "not-packed",
        "cards1." + base64.urlsafe_b64encode(zlib.compress(b"[" * 9999)).decode(): "not-packed",
        "cards1." + base64.urlsafe_b64encode(bomb).decode(): "too-large",
        "cards1." + "A" * 200_001: "too-large",
        packed({**whole, "name": "a\nb"}): "text",
        packed({**whole, "name": 3}): "text",
        packed({**whole, "cards": whole["cards"][1:]}): "count",
        packed({**whole, "cards": [1, *whole["cards"]]}): "table",
    }
    for bad, reason in broken.items():
        with pytest.raises(BadCards) as caught:
            unpack(bad)
        assert caught.value.values["why"] == reason
        assert len(str(caught.value.values["field"])) < 99


def offered(game: kachidoki.Game) -> tuple[Any, ...]:
    """What can be chosen in an edition, and which of it is the default: in all modes the same."""
    found = game.data_option
    assert found is not None
    assert all(mode.options["cards"] is found for mode in game.modes.values())
    return found.values, found.default


def test_an_edition_has_a_set(tmp_path: Path) -> None:
    assert (CARDS.default, CARDS.values, CARDS.called(STANDARD)) == (STANDARD, (STANDARD,), "")
    # A copy of the standard set is no other set.
    same = ADVENTURE.edition_from(str(changed(tmp_path / "same", lambda cards: None, "Same")))
    assert offered(same) == ((STANDARD,), STANDARD)
    edition = ADVENTURE.edition_from(str(changed(tmp_path / "mine", renamed, "Mine")))
    values, text = offered(edition)
    assert values == (STANDARD, text)
    option = edition.data_option
    assert option is not None
    assert option.called(text) == "Mine"
    assert option.read(f" {text}\n") == CARDS.read(f" {text}\n") == text
    assert option.read("Standard") == STANDARD
    assert edition.settings(2, "versus", {})["cards"] == text
    assert edition.settings(2, "versus", {"cards": "standard"})["cards"] == STANDARD
    assert loader.the_set(text).name == "Mine"
    assert loader.the_set(STANDARD) is loader.standard()
    for bad in ("cards1.x", "cards2.x", 3, "deck"):
        with pytest.raises(BadOption):
            CARDS.read(bad)
        with pytest.raises(BadOption):
            ADVENTURE.edition({"cards": bad})
    # Of two sets the last is the default.
    other = changed(tmp_path / "other", lambda cards: cards.pop("brave") and None, "Other")
    with pytest.raises(BadCards):
        edition.edition_from(str(other))
    third = changed(tmp_path / "third", lambda cards: renamed(cards) or recalled(cards), "Third")
    both = edition.edition_from(str(third))
    assert offered(both)[0][:2] == (STANDARD, text)
    assert len(offered(both)[0]) == 3
    assert offered(both)[1] == offered(both)[0][2]
    # Nothing of it is anywhere else.
    assert offered(edition) == (values, text)
    assert offered(ADVENTURE) == ((STANDARD,), STANDARD)
    assert CARDS.values == (STANDARD,)


def recalled(cards: Cards) -> None:
    cards["loyal-hound"]["flavour"] = WORDS


def test_an_edition_speaks_of_its_own_cards(tmp_path: Path) -> None:
    mine = json.loads(written("odd", loader.standard().data))
    for one in mine["cards"]:
        if one["type"] == "hero":
            one["id"] = f"odd-{one['id']}"
    odd = next(one["id"] for one in mine["cards"] if one["id"].startswith("odd-"))
    edition = ADVENTURE.edition({"cards": packed(mine)})
    assert edition.digest != ADVENTURE.digest
    assert edition.edition({"cards": packed(mine)}) is edition
    assert odd in edition.vocabulary.names["card"]
    move = edition.parse(f"play {odd}")
    assert edition.all_moves[move.index] is move
    assert [one.index for one in edition.all_moves] == list(range(len(ADVENTURE.all_moves)))
    for language in LANGUAGES:
        assert odd in edition.spoken(language)
        assert odd not in ADVENTURE.spoken(language)
    cards = edition.catalogue()
    assert cards is not None
    assert odd in [one["id"] for one in cards]
    # The game that everybody has knows nothing of it.
    assert odd not in ADVENTURE.vocabulary.names["card"]
    with pytest.raises(kachidoki.UnreadableMove):
        ADVENTURE.parse(f"play {odd}")
    # A match, its log and the log read again are of the edition that their settings say.
    match = kachidoki.Match(ADVENTURE, 2, "versus", 1, cards=packed(mine))
    assert match.game.digest == edition.digest
    assert kachidoki.Log.loads(match.secret_log().dumps()).game.digest == edition.digest
    assert kachidoki.Match(edition, 2, "versus", 1, cards="standard").game.digest == (
        ADVENTURE.digest
    )


def test_a_small_set_for_tests(tmp_path: Path) -> None:
    folder = write(tmp_path, [origin({"on": "turn_start", "do": [{"effect": "gain_xp", "n": 1}]})])
    with pytest.raises(BadCards):
        ADVENTURE.edition_from(str(folder))
    assert isinstance(ADVENTURE, Adventure)
    edition = ADVENTURE.with_cards(load(folder, counts=False))
    text = offered(edition)[1]
    assert edition.settings(2, "versus", {"cards": text})["cards"] == text
    assert len(edition.cards.cards) == 1


def test_an_edition_keeps_its_set_however_many_others_come() -> None:
    """Its cards can be named, and its moves are understood; of the others only the last are kept
    to be found again quickly."""
    whole = as_json(loader.standard())
    odd = [{**card, "id": f"odd-{card['id']}"} for card in whole["cards"] if card["type"] == "hero"]
    rest = [card for card in whole["cards"] if card["type"] != "hero"]
    cards = packed({"name": "odd", "cards": [*rest, *odd]})
    match = kachidoki.Match(ADVENTURE, 2, "versus", 3, cards=cards)
    first = unpack(cards)
    for number in range(loader.MOST_KEPT + 1):
        # A copy of the standard set would be that set.
        changed_one = {**rest[0], "flavour": dict.fromkeys(LANGUAGES, f"was no {number}")}
        more = packed({"name": "other", "cards": [changed_one, *whole["cards"][1:]]})
        assert unpack(more) is unpack(more)
    assert ADVENTURE.start(2, "versus", cards=more).actor == CHANCE
    assert unpack.cache_info().currsize <= loader.MOST_KEPT
    again = unpack(cards)
    assert again is not first
    assert again.digest == first.digest == match.game.digest
    assert odd[0]["id"] in match.game.vocabulary.names["card"]
    assert str(match.game.parse(f"play {odd[0]['id']}")) == f"play {odd[0]['id']}"
    pick = random.Random(3)
    while not match.over:
        seat = match.state.actors[0]
        match.play(str(pick.choice(match.state.moves(seat))), seat)
    assert kachidoki.Log.loads(match.log.dumps()).verify().fair


def test_a_move_means_the_card_of_the_game_in_which_it_is_made() -> None:
    """Two sets that have the same cards in another order: texts from either mean the same card."""
    whole = as_json(loader.standard())
    heroes = [card for card in whole["cards"] if card["type"] == "hero"]
    rest = [card for card in whole["cards"] if card["type"] != "hero"]
    turned = packed({"name": "turned", "cards": [*rest, *heroes[::-1]]})
    played = Counter[str]()
    turned_edition = ADVENTURE.edition({"cards": turned})
    for seed in range(6):
        state = ADVENTURE.start(2, "versus", cards=turned)
        rng, pick = Rng(seed), random.Random(seed)
        while not state.over:
            if state.actor == CHANCE:
                state.play(state.chance(rng))
                continue
            seat = state.actors[0]
            move = pick.choice(state.moves(seat))
            again = ADVENTURE.parse(str(move))
            assert turned_edition.parse(str(move)) is move
            other = state.copy()
            other.play(again, seat)
            state.play(move, seat)
            assert other.position() == state.position()
            played[str(move).split()[0]] += again is not move
    assert played["play"] > 5
    assert state.rules.moves.own(ADVENTURE.parse("play second-wind")).key == "second-wind"


# Whatever is written.

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(
        (*codes.ON, *codes.EFFECTS, *codes.CONDITIONS, *codes.WHO, *pieces.CARD_KINDS, "min", "n")
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from((*codes.CONDITIONS, "xp", "what", "min", "do", "on")), inner
        )
    ),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_change_is_good_or_a_fault(data: st.DataObject) -> None:
    """A value somewhere in a card is replaced by any other."""
    cards = standard_data()
    one = cards[data.draw(st.sampled_from(sorted(cards)))]
    at: Any = one
    while True:
        keys = sorted(at) if isinstance(at, dict) else range(len(at))
        key = data.draw(st.sampled_from(list(keys)))
        inner = at[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        at = inner
    at[key] = data.draw(VALUES)
    reading = Reading()
    reading.read([("a.toml", found) for found in cards.values()], True)
    for fault in reading.faults:
        assert fault.values["why"] in WHYS
        assert len(str(fault.values["field"])) < 200


# Names and cards for people.


def test_names_in_sentences(tmp_path: Path) -> None:
    runtime = pytest.importorskip("fluent.runtime")
    mine = load(changed(tmp_path, renamed, "Mine"))
    for language, called in (("en", 'B"ra{ve}\\'), ("fr", "Brave\u00a0!"), ("de", "Mutig")):
        bundle = runtime.FluentBundle([language], use_isolating=False)
        bundle.add_resource(runtime.FluentResource(spoken(language, mine)))

        def say(key: str, bundle: Any = bundle, **values: str) -> object:
            said, faults = bundle.format_pattern(bundle.get_message(key).value, values)
            assert not faults
            return said

        assert say("name-card", card="brave") == called
        assert say("name-path", path="brave-1") == called
        assert say("name-card", card="nobody-knows") == "nobody-knows"
        for key, kind in (("form-origin", "noble"), ("form-host", "stowaway")):
            value = key.removeprefix("form-")
            assert say(key, **{value: kind}) == say("name-card", card=kind)
        for value in ("lost", "drawn", "played", "back"):
            assert say(f"form-{value}", **{value: "sabotage"}) == "Sabotage"
    assert names(loader.standard())[0]["brave"]["en"] == "Brave"


def test_the_catalogue_has_all_of_a_card(tmp_path: Path) -> None:
    found = {one["id"]: one for one in catalogue(loader.standard())}
    assert len(found) == 177
    assert json.loads(json.dumps(list(found.values())))
    brawl = found["street-brawl"]
    assert (brawl["kind"], brawl["act"], brawl["difficulty"]) == ("challenge", 1, 3)
    assert brawl["abilities"] == ["strength", "dexterity"]
    assert [path["id"] for path in brawl["paths"]] == ["street-brawl-1", "street-brawl-2"]
    assert brawl["paths"][1]["rewards"] == {"abilities": ["dexterity"], "antihero": 1}
    assert found["rebel"]["requires"]["fr"] == "une icône de Force"
    assert found["rebel"]["cost"] == {"xp": 1}
    assert (found["sabotage"]["copies"], found["sabotage"]["skull"]) == (2, True)
    assert found["sabotage"]["on"] == ["any"]
    assert found["quest-the-demon"]["adversary"] == "the-demon"
    assert found["victory-conditions"]["targets"] == [9, 13, 17, 21]
    assert "21" in found["victory-conditions"]["text"]["de"]
    assert "paths" not in found["sailor"]
    mine = ADVENTURE.edition_from(str(changed(tmp_path, renamed, "Mine"))).catalogue()
    assert mine is not None
    (brave,) = [one["name"] for one in mine if one["id"] == "brave"]
    assert brave == {"en": 'B"ra{ve}\\', "fr": "Brave\u00a0!", "de": "Mutig"}
    assert ADVENTURE.catalogue() == catalogue(loader.standard())


def test_hands_fit_the_moves() -> None:
    hands = [one for one in loader.standard().cards if one.kind in (pieces.HERO, pieces.ANTIHERO)]
    assert len(hands) == HAND_CARDS
