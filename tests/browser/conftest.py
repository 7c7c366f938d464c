"""One server and one browser for all tests here; each test has contexts of its own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.player import GAME, QUICK, Player
from tests.server.process import ServerProcess
from tools import chromium

NewPlayer = Callable[..., Player]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
WIDE = {"width": 1280, "height": 800}


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if os.environ.get(chromium.LEFT_OUT):
        pytest.skip(f"{chromium.LEFT_OUT} is set")
    with chromium.browser() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("page") / "data", "--no-limits") as server:
        yield server


@pytest.fixture
def new_player(browser: Browser, server: ServerProcess) -> Iterator[NewPlayer]:
    """Players as they are needed. Whatever went wrong on their pages fails the test in the end."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def make(
        name: str = "", language: str = "en", at: str = "", game: str = GAME, **more: Any
    ) -> Player:
        # Nothing moves unless a test wants it: each frame costs, and a click waits for what moves.
        options = {"locale": LOCALES[language], "viewport": WIDE, "reduced_motion": "reduce"} | more
        context = browser.new_context(**options)
        contexts.append(context)
        context.add_init_script(QUICK)
        player = Player(context.new_page(), at or server.url, language, game)
        players.append(player)
        return player.named(name) if name else player

    yield make
    for context in contexts:
        context.close()
    troubles = [trouble for player in players for trouble in player.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    """Anna, in English, on a wide screen."""
    return new_player("Anna")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that a test may kill."""
    with ServerProcess(tmp_path / "data", "--no-limits") as server:
        yield server
