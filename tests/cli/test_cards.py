"""`kachidoki cards`, and `--cards FOLDER` for games."""

import json
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

pytest.importorskip("typer")
pytest.importorskip("rich")
pytest.importorskip("fluent.runtime")

from rich.console import Console

from kachidoki.cli import run
from kachidoki.cli.cardset import check_set, show_cards
from kachidoki.cli.screen import Screen
from kachidoki.cli.trouble import editions_of
from kachidoki.games.adventure.cardset import loader
from kachidoki.games.adventure.cardset.catalogue import titles
from kachidoki.text import LANGUAGES, Texts
from tests.games.adventure.data_sets import Data, changed

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def kachi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Run the command with nothing typed: its code, what it says and what it complains about."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str) -> tuple[int, str, str]:
        with open("/dev/null", encoding="utf-8") as nothing:
            monkeypatch.setattr(sys, "stdin", nothing)
            code = run(arguments)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return code, captured.out, captured.err

    return call


def renamed(cards: dict[str, Data]) -> None:
    cards["brave"]["name"] = {"en": "Dauntless", "fr": "Audace", "de": "Furchtlos"}


@pytest.fixture
def mine(tmp_path: Path) -> str:
    return str(changed(tmp_path / "mine", renamed, "The northern tales"))


# Checking.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_set(kachi: Call, mine: str, language: str) -> None:
    code, said, trouble = kachi("cards", "check", mine, "--lang", language)
    assert (code, trouble) == (0, "")
    assert "The northern tales" in said
    assert "192" in said
    assert f"kachidoki play adventure --cards {mine}" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_faults_are_listed(kachi: Call, tmp_path: Path, language: str) -> None:
    def spoil(cards: dict[str, Data]) -> None:
        cards["brave"]["act"] = 9
        cards["sailor"]["effects"][0]["on"] = "never"
        cards["noble"].pop("needs_ally_adversary")

    folder = str(changed(tmp_path / "bad", spoil))
    code, said, _ = kachi("cards", "check", folder, "--lang", language)
    assert code == 1
    lines = said.strip().splitlines()
    assert lines[0].startswith("cards.toml, ")
    for key in ("brave, act = 9", "sailor, effects[1].on = never", "noble, needs_ally_adversary"):
        assert any(f"cards.toml, {key}" in line for line in lines)
    assert "docs/card-sets.md" in lines[-1]


def test_not_more_faults_than_can_be_read(kachi: Call, tmp_path: Path) -> None:
    def spoil(cards: dict[str, Data]) -> None:
        for card in cards.values():
            card["colour"] = "red"

    code, said, _ = kachi("cards", "check", str(changed(tmp_path / "bad", spoil)))
    assert code == 1
    assert "77 more" in said
    assert "177 faults" in said


def test_no_folder(kachi: Call, tmp_path: Path) -> None:
    assert kachi("cards", "check")[0] == 2
    code, said, _ = kachi("cards", "check", str(tmp_path / "none"))
    assert code == 1
    assert said.startswith("none: ")
    assert kachi("cards", "check", "~nobody-of-this-name/cards")[0] == 2
    assert kachi("cards", "check", "~/mine")[0] == 1


# Looking up.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_shown(language: str) -> None:
    for key, (card, data) in {one.key: (one, d) for one, d in titles(loader.standard())}.items():
        console = Console(record=True, width=100, file=StringIO())
        screen = Screen(Texts(language), plain=True, console=console)
        show_cards(screen, "", key, "", 0)
        said = console.export_text()
        assert data["name"][language] in said
        assert data["flavour"][language] in said
        for path in data.get("paths", ()):
            assert path["name"][language] in said
        if card.difficulty:
            assert str(int(card.difficulty)) in said


def test_one_card_by_name_or_part(kachi: Call) -> None:
    for wanted in ("sailor", "SAILOR", "sailo"):
        code, said, _ = kachi("cards", "show", wanted)
        assert code == 0
        assert said.startswith("Sailor  [sailor]")
        assert "Journeys cost you 1 Experience less." in said
    code, said, _ = kachi("cards", "show", "Rixe de rue", "--lang", "fr")
    assert "[street-brawl]" in said
    assert "• Séparer les combattants (chemin clair)" in said
    assert "• Frapper en traître (chemin sombre)" in said
    code, said, trouble = kachi("cards", "show", "dragon")
    assert (code, said) == (2, "")
    assert "the-ancient-dragon" in trouble
    assert "sailor" in kachi("cards", "show", "sialor")[2]
    assert kachi("cards", "show", "zzzzzz")[0] == 2


def test_a_list_of_cards(kachi: Call) -> None:
    code, said, _ = kachi("cards", "show", "--kind", "ally", "--act", "2")
    assert code == 0
    assert [line.split(":")[0] for line in said.splitlines()[:4]] == [
        "exiled-heir",
        "temple-healer",
        "gentle-giant",
        "reformed-thief",
    ]
    assert len(kachi("cards", "show")[1].splitlines()) == 177 + 2
    assert "Ziehe zwei Heldenkarten." in kachi("cards", "show", "--kind", "hero", "--lang", "de")[1]
    assert kachi("cards", "show", "--kind", "wizard")[0] == 2
    assert kachi("cards", "show", "--kind", "hero", "--act", "2")[0] == 2
    assert kachi("cards", "show", "--act", "4")[0] == 2


def test_a_table_on_a_screen() -> None:
    console = Console(record=True, width=120, force_terminal=True, file=StringIO())
    show_cards(Screen(Texts("en"), console=console), "", "", "trait", 1)
    said = console.export_text()
    assert "What it gives and does" in said
    assert "Adventurous" in said
    assert "Constitution, Nature" in said


def test_cards_of_a_set_of_my_own(kachi: Call, mine: str) -> None:
    assert "Dauntless" in kachi("cards", "show", "brave", "--cards", mine)[1]
    assert "Dauntless" not in kachi("cards", "show", "brave")[1]
    code, _, trouble = kachi("cards", "show", "--cards", "/none/at/all")
    assert code == 2
    assert trouble.startswith("all: ")


def test_help_in_every_language(kachi: Call) -> None:
    assert "Karten nachschlagen" in kachi("cards", "--help", "--lang", "de")[1]
    for command in ("check", "show"):
        said = kachi("cards", command, "--help", "--lang", "fr")[1]
        assert "cli-" not in said
        assert "Options" in said


def test_faults_are_said_without_a_section(mine: str) -> None:
    console = Console(record=True, width=100, file=StringIO())
    assert check_set(Screen(Texts("en"), plain=True, console=console), mine) == 0


# Playing.


def kept(folder: Path) -> dict[str, object]:
    """The options of the one game that was kept."""
    (log,) = (folder / "kachidoki").glob("*.jsonl")
    options: dict[str, object] = json.loads(log.read_text("utf-8").splitlines()[0])["options"]
    log.unlink()
    return options


def test_a_game_has_the_set(kachi: Call, tmp_path: Path, mine: str) -> None:
    quick = ("play", "adventure", "--level", "novice", "--seed", "7")
    text = loader.pack(loader.load(mine))
    for given in ("--cards", "--rules-data"):
        assert kachi(*quick, given, mine)[0] == 0
        assert kept(tmp_path)["cards"] == text
    assert kachi(*quick, "--cards", mine, "--option", "cards=standard")[0] == 0
    assert kept(tmp_path)["cards"] == "standard"
    code, said, trouble = kachi(*quick, "--cards", str(tmp_path / "none"))
    assert (code, said) == (2, "")
    assert trouble.startswith("none: ")
    assert kachi("play", "glory", "--cards", mine)[0] == 2
    assert kachi("play", "--load", "x", "--cards", mine)[0] == 2


def test_a_folder_is_for_cards_and_a_file_is_for_jeraku(tmp_path: Path, mine: str) -> None:
    rows = f"[{', '.join(['[3, 2, 1]'] * 7)}]"
    table = tmp_path / "table.toml"
    table.write_text(f"[points]\nI = {rows}\nII = {rows}\nIII = {rows}\n", encoding="utf-8")
    used = editions_of([mine, str(table), f"adventure={mine}"])
    assert [(edition.id, named) for edition, named in used] == [
        ("adventure", mine),
        ("jeraku", str(table)),
        ("adventure", mine),
    ]
