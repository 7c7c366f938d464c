"""`--rules-data FILE`: values of the printed game from a file of the player's own."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import kachidoki
from kachidoki.games.jeraku.points import RP_TABLE, BadTable

pytest.importorskip("typer")
pytest.importorskip("rich")
pytest.importorskip("fluent.runtime")

from kachidoki.cli import run
from kachidoki.cli.trouble import Complaint, editions_of

ROWS = f"[{', '.join(['[99, 99, 99]'] * 7)}]"
TABLE = f"[points]\nI = {ROWS}\nII = {ROWS}\nIII = {ROWS}\n"
TEXT = " | ".join([" ".join(["99/99/99"] * 7)] * 3)

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(TABLE, encoding="utf-8")
    return str(path)


@pytest.fixture
def kachi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Run the command with nothing typed: its code, what it says and what it complains about."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
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


def kept(folder: Path) -> dict[str, object]:
    """The options of the one game that was kept."""
    (log,) = (folder / "kachidoki").glob("*.jsonl")
    options: dict[str, object] = json.loads(log.read_text("utf-8").splitlines()[0])["options"]
    log.unlink()
    return options


def test_a_game_that_is_played_has_the_table(kachi: Call, tmp_path: Path, file: str) -> None:
    quick = ("play", "jeraku", "--mode", "duo", "--level", "novice", "--seed", "7")
    assert kachi(*quick, "--rules-data", file)[0] == 0
    assert kept(tmp_path)["rp_table"] == TEXT
    # What is said outright counts more.
    chosen = ("--option", "rp_table=placeholder")
    assert kachi(*quick, "--rules-data", file, *chosen)[0] == 0
    assert kept(tmp_path)["rp_table"] == "placeholder"
    # And without a file the same table can be typed.
    assert kachi(*quick, "--option", f"rp_table={TEXT}")[0] == 0
    assert kept(tmp_path)["rp_table"] == TEXT


def test_a_home_is_understood(
    kachi: Call, tmp_path: Path, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    quick = ("play", "jeraku", "--mode", "duo", "--level", "novice")
    assert kachi(*quick, "--rules-data=~/mine.toml")[0] == 0
    assert kept(tmp_path)["rp_table"] == TEXT
    code, _, said = kachi(*quick, "--rules-data=~nobody-here/mine.toml")
    assert code == 2
    assert "no file" in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_every_process_of_a_match_plays_with_the_table(kachi: Call, file: str, jobs: str) -> None:
    match = ("match", "jeraku", "--bots", "random,random,random", "--games", "3", "--json", "-")
    code, out, _ = kachi(*match, "--jobs", jobs, "--rules-data", file)
    assert code == 0
    result = json.loads(out)
    assert result["options"] == {"rp_table": TEXT}
    # Nobody gets as much from the values that stand in.
    assert all(standing["points"] > 200 for standing in result["standings"])


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "takes no rules data"), ("fr", "n’accepte pas"), ("de", "keine eigenen Regeldaten")],
)
@pytest.mark.parametrize("command", [("play",), ("match", "--bots", "greedy")])
def test_other_games_take_none(
    kachi: Call, file: str, command: tuple[str, ...], language: str, words: str
) -> None:
    name, *more = command
    code, out, said = kachi(name, "glory", *more, "--rules-data", file, "--lang", language)
    assert (code, out) == (2, "")
    assert words in said


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (TABLE.replace("II = [[99, 99, 99]", "II = [[1, 2, 3]", 1), ("II", "Kyoto")),
        (TABLE.replace("III", "IV"), ("IV",)),
        ("# nothing", ("[points]",)),
        ("nonsense", ("mine.toml:1",)),
        (None, ("none.toml",)),
    ],
)
@pytest.mark.parametrize("command", [("play", "jeraku"), ("serve", "--port", "0")])
def test_a_file_that_cannot_be_used_is_one_helpful_line(
    kachi: Call,
    file: str,
    command: tuple[str, ...],
    content: str | None,
    words: tuple[str, ...],
    language: str,
) -> None:
    if content is None:
        file = str(Path(file).with_name("none.toml"))
    else:
        Path(file).write_text(content, encoding="utf-8")
    code, out, said = kachi(*command, "--rules-data", file, "--lang", language)
    assert (code, out) == (2, "")
    assert len(said.strip().splitlines()) == 1
    for word in words:
        assert word in said
    assert "bad-table" not in said
    assert RP_TABLE.default == "placeholder"


def test_a_loaded_game_has_its_table_already(kachi: Call, file: str) -> None:
    code, _, said = kachi("play", "--load", "x.jsonl", "--rules-data", file)
    assert code == 2
    assert "leave the other options out" in said


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("command", ["play", "match", "serve"])
def test_help_has_a_word_on_it(kachi: Call, command: str, language: str) -> None:
    code, out, _ = kachi(command, "--help", "--lang", language)
    assert code == 0
    assert "--rules-data" in out
    assert "rules-data.md" in out


# The server is told about all games at once.


def test_a_server_finds_the_game_of_a_file(file: str) -> None:
    assert editions_of([]) == []
    ((edition, named),) = editions_of([f"jeraku={file}"])
    assert (edition.id, named) == ("jeraku", file)
    assert edition.settings(3, "base", {})["rp_table"] == TEXT
    assert kachidoki.game("jeraku").settings(3, "base", {})["rp_table"] == "placeholder"
    with pytest.raises(kachidoki.BadOption) as error:
        editions_of([f"glory={file}"])
    assert error.value.reason == "no-rules-data"
    with pytest.raises(BadTable):
        editions_of(["jeraku="])


def test_a_file_alone_is_enough_while_one_game_takes_one(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    takers = [game for game in kachidoki.games() if kachidoki.game(game).data_option]
    assert "jeraku" in takers
    strange = str(Path(file).rename(Path(file).with_name("a=b.toml")))
    if takers == ["jeraku"]:
        ((edition, named),) = editions_of([strange])
        assert (edition.id, named) == ("jeraku", strange)
    # Several would have to be told apart.
    glory = type(kachidoki.game("glory"))
    monkeypatch.setattr(glory, "data_option", RP_TABLE)
    with pytest.raises(Complaint) as error:
        editions_of([strange])
    assert error.value.reason == "rules-data-whose"
    assert {"glory", "jeraku"} <= set(error.value.values["known"])
