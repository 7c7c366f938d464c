"""The page that needs no server: below a path of any web server, and then without a network."""

import functools
import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from kachidoki.kernel.log import Log
from tests.browser.player import LIVELY, QUICK, UNPAINTED, Player
from tests.browser.static import built
from tests.games.worlds import short

pytestmark = pytest.mark.slow

# A game of each, and how it is set up.
GAMES = [("glory", "standard", 2), ("honor", "individual", 4), ("jeraku", "duo", 2)]
GAMES += [("adventure", "solo", 1)]
# Clicks on a move of the text view whenever there are some, until the result is there.
CLICKS = """([lively, over]) => new Promise((done) => {
  let last = "";
  const all = (what) => [...document.querySelectorAll(what)];
  const look = () => {
    if (all("h2").some((one) => one.textContent.trim() === over)) return done();
    const moves = all("[data-target=move]");
    const names = moves.map((one) => one.dataset.move);
    const now = all("[role=log] p").length + String(names);
    if (moves.length && now !== last) {
      last = now;
      const brisk = names.findLastIndex((move) => lively.some((kind) => move.startsWith(kind)));
      moves[Math.max(0, brisk)].click();
    }
    setTimeout(look, 20);
  };
  look();
})"""
# Changes what is kept of a game: `change` is what becomes of each of its records.
DAMAGE = """(table) => new Promise((done, fail) => {
  const opening = indexedDB.open("kachidoki");
  opening.onsuccess = () => {
    const records = opening.result.transaction("records", "readwrite").objectStore("records");
    const asked = records.put("{", [table, 1]);
    asked.onsuccess = () => { opening.result.close(); done(); };
    asked.onerror = () => fail(asked.error);
  };
})"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """`python -m http.server` in the folder above it."""
    with built() as folder:
        handler = functools.partial(Quiet, directory=str(folder.parent))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/{folder.name}/"
            server.shutdown()


@pytest.fixture(scope="module")
def visited(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser that has been there once: from now on it has no network."""
    context = browser.new_context(
        locale="en-GB", viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
    )
    context.add_init_script(QUICK)
    context.add_init_script(UNPAINTED)
    page = context.new_page()
    page.goto(site)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.close()
    context.set_offline(True)
    yield context
    context.close()


def somebody(context: BrowserContext, site: str, game: str = "glory") -> Player:
    return Player(context.new_page(), site.rstrip("/"), "en", game)


def make(player: Player, game: str, mode: str, players: int) -> str:
    """Make a short table with what is chosen there; its id."""
    chairs = [{"sitter": "me" if at == 0 else "bot", "level": "novice"} for at in range(players)]
    choice = {"mode": mode, "chairs": chairs, "options": short(game, mode)}
    player.open(f"/?/rules/{game}")
    player.page.evaluate(f"localStorage['kachidoki-new-{game}'] = {json.dumps(json.dumps(choice))}")
    player.open(f"/?/new/{game}")
    player.button("page-new-make").click()
    player.lit()
    address: str = player.page.url
    return address.rpartition("/")[2]


@pytest.mark.parametrize(("game", "mode", "players"), GAMES)
def test_a_whole_game_by_clicks_without_a_network(
    visited: BrowserContext, site: str, game: str, mode: str, players: int
) -> None:
    player = somebody(visited, site, game)
    table = make(player, game, mode, players)
    player.open(f"/?/table/{table}/text")
    player.lit()
    player.page.evaluate(CLICKS, [list(LIVELY), player.say("page-text-result")])
    player.open(f"/?/table/{table}/replay")
    with player.page.expect_download() as saved:
        player.link("page-replay-download").click()
    assert saved.value.suggested_filename == f"{game}-{table}.jsonl"
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert Log.loads(text).verify().fair
    player.page.close()
    assert not player.troubles


def test_a_reload_and_two_windows_are_the_same_game(visited: BrowserContext, site: str) -> None:
    one = somebody(visited, site)
    table = make(one, "glory", "standard", 2)
    one.deed()
    one.lit()
    before = one.log_lines()
    one.page.reload()
    one.lit()
    assert one.log_lines()[: len(before)] == before
    two = somebody(visited, site)
    two.open(f"/?/table/{table}")
    two.lit()
    for player, other in ((one, two), (two, one)):
        lines = len(other.log_lines())
        player.deed()
        expect(other.log.nth(lines)).to_be_attached()
        other.lit()
        player.lit()
        expect(other.log).to_have_count(len(player.log_lines()))
    assert one.log_lines() == two.log_lines()
    # A link that is opened in another window is written as the browser has to ask for it.
    link = one.page.locator("a.home, .home a").first
    link.hover()
    assert link.evaluate("one => one.href") == site
    one.page.close()
    two.page.close()
    assert not one.troubles + two.troubles


def test_a_game_that_cannot_be_read_any_more_says_so(visited: BrowserContext, site: str) -> None:
    player = somebody(visited, site)
    player.expects_outage = True
    table = make(player, "glory", "standard", 2)
    player.page.evaluate(DAMAGE, table)
    player.page.reload()
    expect(player.page.get_by_text(player.say("error-game-damaged"))).to_be_visible()
    player.open("/")
    # It can be put away, and the others are there.
    mine: Any = player.page.get_by_role("region", name=player.say("page-home-mine"))
    expect(mine.get_by_text(player.say("page-status-abandoned")).first).to_be_visible()
    player.page.close()
