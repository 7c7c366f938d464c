"""One server and one browser for all tests here. Each player is somebody new: pages are used again,
but nothing is left of whoever was there before, except what is cached of the page itself."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.player import GAME, QUICK, UNPAINTED, Player
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


class Pages:
    """A new page in a new context costs half a second more of the processor than one that has been
    at our site before."""

    # Each holds some memory, and most tests want the same.
    MOST = 8

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        # Where nothing goes on; in the same process of the browser as all that is at this address.
        self._nowhere = f"{url}/favicon.svg"
        self._free: list[tuple[dict[str, Any], Page]] = []

    def new(self, options: dict[str, Any]) -> Page:
        context = self._browser.new_context(**options)
        context.add_init_script(QUICK)
        context.add_init_script(UNPAINTED)
        return context.new_page()

    def take(self, options: dict[str, Any]) -> Page:
        for at, (same, page) in enumerate(self._free):
            if same == options:
                del self._free[at]
                return page
        page = self.new(options)
        for name in ("add_init_script", "set_viewport_size", "emulate_media", "route"):
            setattr(page, name, _not_here)
        return page

    def give_back(self, options: dict[str, Any], page: Page) -> None:
        page.goto(self._nowhere)
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        page.context.clear_cookies()
        page.context.clear_permissions()
        page.mouse.move(0, 0)
        self._free.append((options, page))
        if len(self._free) > self.MOST:
            self._free.pop(0)[1].context.close()


def _not_here(*_: object, **__: object) -> NoReturn:
    raise AssertionError("this would be there for the next test as well: ask for an `own` page")


@pytest.fixture(scope="package")
def pages(browser: Browser, server: ServerProcess) -> Pages:
    return Pages(browser, server.url)


@pytest.fixture
def new_player(pages: Pages, server: ServerProcess) -> Iterator[NewPlayer]:
    """Players as they are needed. Whatever went wrong on their pages fails the test in the end."""
    players: list[tuple[Player, dict[str, Any] | None]] = []

    def make(
        name: str = "",
        language: str = "en",
        at: str = "",
        game: str = GAME,
        own: bool = False,
        **more: Any,
    ) -> Player:
        """Whoever does something to a page that a site cannot do has an `own` one, as has whoever
        is at another server (`at`)."""
        # Nothing moves unless a test wants it: each frame costs, and a click waits for what moves.
        options = {"locale": LOCALES[language], "viewport": WIDE, "reduced_motion": "reduce"} | more
        own = own or bool(at)
        page = pages.new(options) if own else pages.take(options)
        player = Player(page, at or server.url, language, game)
        players.append((player, None if own else options))
        return player.named(name) if name else player

    yield make
    for player, options in players:
        player.leave()
        if options is None:
            player.page.context.close()
        else:
            pages.give_back(options, player.page)
    troubles = [trouble for player, _ in players for trouble in player.troubles]
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
