"""Whoever adds a game is told by the tests what is still to be written."""

import types

import pytest

import kachidoki
from tests.games import lessons, worlds


def test_a_game_without_twins_is_told_what_to_write() -> None:
    with pytest.raises(AssertionError, match=r"write tests/games/hearts/twins\.py.*worlds\.py"):
        worlds.twins("hearts")


def test_what_twins_lack_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    half = types.SimpleNamespace(LIVELY=(), SHOWING=(), CHOICES=1, exchanged=None)
    monkeypatch.setattr(worlds.importlib, "import_module", lambda name: half)
    with pytest.raises(AssertionError, match=r"twins\.py lacks rare, swapped"):
        worlds.twins("hearts")


def test_a_game_may_do_without_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    everyone = lessons.taught()
    monkeypatch.setattr(type(kachidoki.game("honor")), "lesson", None)
    assert lessons.taught() == [game for game in everyone if game != "honor"]
