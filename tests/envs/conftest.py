import pytest

from kachidoki import envs
from kachidoki.games import find
from tests.envs.tables import PENNIES


@pytest.fixture
def pennies(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that is not among the games, for the environments to find: simultaneous, sealed."""

    def find_also(game_id: str) -> object:
        return PENNIES if game_id == PENNIES.id else find(game_id)

    monkeypatch.setattr(envs, "find", find_also)
    return PENNIES.id
