from collections.abc import Iterator
from pathlib import Path

import pytest

from kachidoki.games import find
from kachidoki.kernel import game as kernel
from kachidoki.tables.clock import Clocks
from tests.pennies import PENNIES
from tests.postgres import fresh_database


@pytest.fixture(autouse=True)
def _clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that opens says since when clocks run: not for the next test."""
    monkeypatch.setattr(Clocks, "started", 0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be."""
    return tmp_path / "kachidoki.db"


@pytest.fixture(params=["sqlite", "postgres"])
def anywhere(request: pytest.FixtureRequest, path: Path) -> Iterator[Path | str]:
    """An empty database of either kind: a file, or a URL of PostgreSQL."""
    if request.param == "sqlite":
        yield path
    else:
        with fresh_database() as url:
            yield url


@pytest.fixture
def pennies(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that is not among the games, for the tables to find: simultaneous, sealed."""

    def find_also(game_id: str) -> object:
        return PENNIES if game_id == PENNIES.id else find(game_id)

    for module in ("table", "seating", "care"):
        monkeypatch.setattr(f"kachidoki.tables.{module}.find", find_also)
    monkeypatch.setattr("kachidoki.tables.think.find", find_also)
    monkeypatch.setattr(kernel, "_finders", [find_also])
    return PENNIES.id
