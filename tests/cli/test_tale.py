"""`kachidoki tale`: the stories of a finished game, told in the terminal."""

from pathlib import Path
from typing import Any

import pytest

from kachidoki.bots.registry import make
from kachidoki.kernel.match import Match

pytest.importorskip("typer")
pytest.importorskip("rich")
pytest.importorskip("fluent.runtime")

from kachidoki.cli import run


def played(game: str, whole: bool = True, **more: Any) -> Match:
    match = Match(game, 2, seed=11, seats=["Anna", "Max [greedy]"], **more)
    bots = [make("greedy", seat) for seat in range(2)]
    while not match.over:
        seat = match.state.actors[0]
        match.play(bots[seat].choose(match.view(seat)))
        if not whole:
            break
    return match


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tale") / "game.jsonl"
    played("adventure").secret_log().save(path)
    return path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(words)
    found = capsys.readouterr()
    return code, found.out, found.err


def test_every_tale_is_told_and_the_same_each_time(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = said(capsys, "tale", str(file), "--lang", "en")
    assert first[0] == 0
    assert first == said(capsys, "tale", str(file), "--lang", "en")
    assert "Anna" in first[1]
    assert "Max" in first[1]
    assert "greedy" not in first[1]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_one_seat_in_every_language(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, one, _ = said(capsys, "tale", str(file), "--seat", "2", "--lang", language)
    _, all_, _ = said(capsys, "tale", str(file), "--lang", language)
    assert code == 0
    assert len(one.split()) > 60
    assert one.splitlines()[0] in all_
    assert one.splitlines()[0] != all_.splitlines()[0]


def test_what_has_no_tale_says_so(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "going.jsonl"
    played("adventure", whole=False).secret_log().save(path)
    code, _, err = said(capsys, "tale", str(path), "--lang", "en")
    assert (code, err.strip()) == (2, "The tale is told when the game is over.")
    path = tmp_path / "glory.jsonl"
    played("glory", rounds=1).secret_log().save(path)
    code, _, err = said(capsys, "tale", str(path), "--lang", "en")
    assert (code, err.strip()) == (2, "Call to Glory tells no tale.")
    code, _, err = said(capsys, "tale", str(file), "--seat", "3", "--lang", "en")
    assert code == 2
    assert said(capsys, "tale", "--lang", "en")[0] == 2
