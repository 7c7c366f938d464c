"""`kachidoki arena`: bots meet, and what came of it is shown, kept and gone on with."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer")
pytest.importorskip("rich")
pytest.importorskip("fluent.runtime")

from kachidoki.cli import run

QUICK = ("arena", "glory", "--option", "rounds=1", "--jobs", "1", "--games", "4")
BOTS = ("--bots", "greedy,random,greedy:50%")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(words)
    found = capsys.readouterr()
    assert "Traceback" not in found.out + found.err
    return code, found.out, found.err


def test_ratings_and_pairings_are_shown_and_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "new" / "arena"
    code, shown, errors = said(capsys, *QUICK, *BOTS, "--out", str(out))
    assert (code, errors) == (0, "")
    lines = shown.splitlines()
    assert lines[0] == "Call to Glory · Standard game · 2"
    assert lines[1].startswith("greedy: Rating 1000; ")
    assert any(line.startswith("greedy - random: 100.0 %") for line in lines)
    assert any(line.startswith("12 games. greedy is rated 1000") for line in lines)
    names = {"arena.json", "crosstable.svg", "games.jsonl", "ladder.svg"}
    assert {path.name for path in out.iterdir()} == names
    assert "Call to Glory · Standard game · 2" in (out / "ladder.svg").read_text()
    # The same again is refused, and goes on where that is wished.
    code, _, errors = said(capsys, *QUICK, *BOTS, "--out", str(out))
    assert code == 2
    assert "has an arena already" in errors
    code, again, _ = said(capsys, *QUICK, *BOTS, "--out", str(out), "--resume")
    assert (code, again) == (0, shown)


def test_the_result_is_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, printed, _ = said(capsys, *QUICK, *BOTS, "--json", "-")
    assert code == 0
    assert json.loads(printed)["games"] == 12
    file = tmp_path / "result.json"
    code, shown, _ = said(capsys, *QUICK, *BOTS, "--pairing", "ladder", "--json", str(file))
    assert code == 0
    assert "8 games" in shown
    assert json.loads(file.read_text())["arena"]["pairing"] == "ladder"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "The game itself"), ("fr", "Le jeu lui-même"), ("de", "Das Spiel")],
)
def test_against_the_game_each_bot_is_rated_by_its_wins(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    table = ("arena", "adventure", "--mode", "coop", "--bots", "random", "--games", "2")
    code, shown, _ = said(capsys, *table, "--jobs", "1", "--lang", language)
    assert code == 0
    assert words in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "at least one bot"),
        (("--bots", "greedy"), "nobody to meet"),
        (("--bots", "greedy,genius"), "no bot “genius”"),
        (("--bots", "greedy,random,greedy"), "named twice"),
        (("--bots", "greedy,random", "--players", "7"), "number of players is 2, 3 or 4, not 7"),
        (("--bots", "greedy,random", "--pairing", "swiss"), "meet as “swiss”"),
        (("--bots", "greedy,random", "--games", "0"), "--games needs"),
        (("--bots", "greedy,random", "--resume"), "Name the folder"),
        (("--bots", "greedy,random", "--out", "empty", "--resume"), "no arena in “empty”"),
        (("--bots", "greedy,random", "--out", "/dev/null/x"), "Nothing can be kept in"),
        (("--bots", "greedy,random", "--json", "/nowhere/x"), "no folder “/nowhere”"),
    ],
)
def test_a_wrong_turn_is_one_helpful_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, shown, errors = said(capsys, *QUICK, *arguments)
    assert (code, shown) == (2, "")
    assert words in errors
    assert len(errors.splitlines()) == 1


def test_another_arena_in_the_folder_is_told_apart(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = ("--out", str(tmp_path), "--resume")
    assert said(capsys, *QUICK, "--bots", "greedy,random", *folder[:2])[0] == 0
    code, _, errors = said(capsys, *QUICK, "--bots", "greedy,greedy:50%", *folder)
    assert code == 2
    assert "another arena: bots is" in errors


HEEDING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from kachidoki.cli import main
if __name__ == "__main__":
    main()
"""


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_ctrl_c_keeps_what_is_played(tmp_path: Path) -> None:
    out = tmp_path / "arena"
    script = tmp_path / "arena.py"
    script.write_text(HEEDING)
    more = ("--option", "rounds=1", "--games", "100000", "--jobs", "1", "--out", str(out))
    arena = subprocess.Popen(
        [sys.executable, str(script), "arena", "glory", "--bots", "greedy,random", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    kept = out / "games.jsonl"
    while not kept.exists() or kept.read_bytes().count(b"\n") < 10:
        assert arena.poll() is None
    arena.send_signal(signal.SIGINT)
    shown, errors = arena.communicate(timeout=30)
    assert arena.returncode == 130
    assert "Traceback" not in errors
    assert "--resume goes on" in errors
    assert "greedy: Rating 1000" in shown
    assert json.loads((out / "arena.json").read_text())["games"] >= 8
