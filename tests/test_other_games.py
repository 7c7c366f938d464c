"""A game of another package: found by its entry point, with its texts and its look."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kachidoki
from kachidoki import games, text
from kachidoki.cli.drawings import look
from kachidoki.text import Texts

POINTS = "[kachidoki.games]\npennies = coins.pennies\nglory = coins.pennies\n"
DRAWING = """
def draw(view, texts, names):
    return "drawn"
"""
WORDS = """
def tell(view, texts, names):
    return ["told"]
"""


@pytest.fixture
def pennies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    folder = tmp_path / "coins" / "pennies"
    (folder / "text").mkdir(parents=True)
    (tmp_path / "coins" / "__init__.py").touch()
    (folder / "__init__.py").write_text("from tests.pennies import PENNIES as GAME\n")
    (folder / "words.py").write_text(WORDS)
    (folder / "drawing.py").write_text(DRAWING)
    for language in text.LANGUAGES:
        said = f"game = Pennies in {language}\n    .about = A coin.\n"
        (folder / "text" / f"{language}.ftl").write_text(said)
    about = tmp_path / "coins-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: coins\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    games._modules.cache_clear()
    yield "pennies"
    for known in (games._modules, games._load, games.folder, text._bundled):
        known.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == "coins"]:
        del sys.modules[name]


def test_it_is_among_the_games_and_ours_keep_their_ids(pennies: str) -> None:
    assert pennies in kachidoki.games()
    assert kachidoki.game(pennies).new(2, seed=1).moves(0)
    assert games.package("glory") == "kachidoki.games.glory"


def test_it_has_its_own_texts_and_its_own_look(pennies: str) -> None:
    for language in text.LANGUAGES:
        assert Texts(language, pennies).title() == f"Pennies in {language}"
    view = kachidoki.game(pennies).new(2, seed=1).view(0)
    assert look(pennies).words.tell(view, Texts("en", pennies), ()) == ["told"]
    assert look(pennies).draw(view, Texts("en", pennies), ()) == "drawn"
