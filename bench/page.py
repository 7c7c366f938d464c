"""``python -m bench.page [--quick] [--json FILE]``: the page in a browser, measured.

What is counted, and why, is in ``docs/speed.md``. Every time is the browser's own, taken in the
frame that shows what is waited for; nothing is cached before a page is opened.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from playwright.sync_api import Browser

import kachidoki
from bench import site
from bench.clicks import clicks
from bench.load.report import grid
from bench.measure import Stat
from bench.report import machine
from tests.browser.player import QUICK, Player
from tests.browser.wire import Wire, watch
from tests.server.process import ServerProcess
from tools.chromium import browser

HEADINGS = ("what", "figure", "to reach", "")
PLAY = "article form button"
# The game that is played: the first page shows all of them.
GAME = "Call to Glory"
LIT = "[data-target]"


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    what: str
    figure: str
    target: str = ""
    reached: bool | None = None

    def cells(self) -> tuple[str, ...]:
        verdict = {True: "reached", False: "short", None: ""}[self.reached]
        return self.what, self.figure, self.target, verdict


@dataclass(frozen=True)
class Visit:
    """A first visit: bytes as they came over the wire, times in milliseconds."""

    script: int
    everything: int
    first_page: float
    script_of_table: int
    everything_of_table: int
    first_move: float


@contextmanager
def guest(running: Browser, url: str, game: str = "glory") -> Iterator[Player]:
    """Somebody who has never been here."""
    context = running.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    context.add_init_script(QUICK)
    context.add_init_script(watch(PLAY, LIT))
    try:
        yield Player(context.new_page(), url, "en", game)
    finally:
        context.close()


def visit(running: Browser, url: str) -> Visit:
    """Open the page, click on "play", and wait for the first thing to do."""
    with guest(running, url) as player:
        page, wire = player.page, Wire(player.page)
        page.goto(url)
        page.wait_for_function(f"() => window.seen[{PLAY!r}]")
        first_page = page.evaluate(f"window.seen[{PLAY!r}] - performance.timeOrigin")
        page.wait_for_load_state("networkidle")
        home = (wire.script(), wire.everything())
        page.locator("article").filter(has_text=GAME).locator("form button").first.click()
        page.wait_for_function(f"() => window.seen[{LIT!r}]", timeout=30_000)
        lit, clicked = page.evaluate(f"[window.seen[{LIT!r}], window.clicked]")
        page.wait_for_load_state("networkidle")
        # What is loaded once the move is in sight keeps nobody waiting.
        until = (wire.script(lit), wire.everything(lit))
        return Visit(*home, first_page, *until, lit - clicked)


def floor(running: Browser, url: str) -> float:
    """Milliseconds until one small file of the same server is there."""
    with guest(running, url) as player:
        player.page.goto(f"{url}/favicon.svg")
        return float(
            player.page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
        )


def tell(running: Browser, url: str, moves: int) -> list[float]:
    """Milliseconds from a click on one screen until the log on another one tells of it."""
    with guest(running, url) as anna, guest(running, url) as ben:
        anna.named("Anna")
        ben.named("Ben")
        table = anna.make("me", "open")
        made = anna.ask("GET", f"/api/tables/{table}/invite")
        ben.ask("POST", f"/api/tables/{table}/join", {"invite": made["invite"]})
        for player in (anna, ben):
            player.open(f"/table/{table}")
            player.page.wait_for_function("() => document.querySelector('[role=log] p')")
        times: list[float] = []
        while len(times) < moves:
            actor, other = (anna, ben) if not anna.waits() else (ben, anna)
            if actor.page.get_by_role("dialog").count():
                break
            before = other.page.evaluate("window.told[0]")
            actor.act()
            if actor.news(table)["sequence"] and actor.log.count() > before:
                other.page.wait_for_function("before => window.told[0] > before", arg=before)
                times.append(
                    other.page.evaluate("window.told[1]") - actor.page.evaluate("window.clicked")
                )
        return times


def spread(values: list[float], unit: str) -> str:
    stat = Stat.of(values)
    return f"{stat.median:,.0f} {unit} ({stat.low:,.0f} to {stat.high:,.0f})"


def without_server(cold: list[site.First], warm: list[site.First]) -> list[Figure]:
    """The page that needs no server."""
    sent = statistics.median(one.sent for one in cold)
    cards = [[one.card for one in some] for some in (cold, warm)]
    return [
        Figure(
            "without a server: everything until the first card, compressed",
            f"{sent / 1000:,.0f} kB",
            "at most 6,000 kB",
            sent <= site.WIRE,
        ),
        Figure(
            "the same, from the address to the first picture",
            spread([one.picture for one in cold], "ms"),
        ),
        Figure(
            "the same, from the address to the first card",
            spread(cards[0], "ms"),
            "at most 5,000 ms",
            statistics.median(cards[0]) <= site.COLD,
        ),
        Figure(
            "the same, for whoever has been there before",
            spread(cards[1], "ms"),
            "at most 2,000 ms",
            statistics.median(cards[1]) <= site.WARM,
        ),
    ]


def figures(
    visits: list[Visit], floors: list[float], told: list[float], costs: dict[str, list[float]]
) -> list[Figure]:
    first = [one.first_page for one in visits]
    move = [one.first_move for one in visits]
    script = visits[0].script / 1000
    told.sort()
    p95 = told[len(told) * 95 // 100]
    return [
        Figure("JavaScript of the first page, compressed", f"{script:,.0f} kB"),
        Figure(
            "everything of the first page, compressed", f"{visits[0].everything / 1000:,.0f} kB"
        ),
        Figure("JavaScript until the first move", f"{visits[0].script_of_table / 1000:,.0f} kB"),
        Figure(
            "everything until the first move", f"{visits[0].everything_of_table / 1000:,.0f} kB"
        ),
        Figure("one small file of the same server", spread(floors, "ms")),
        Figure(
            "from the address to the first page",
            spread(first, "ms"),
            "under 1,000 ms",
            statistics.median(first) < 1000,
        ),
        Figure(
            "from the click on “play” to the first move",
            spread(move, "ms"),
            "under 1,000 ms",
            statistics.median(move) < 1000,
        ),
        Figure(
            f"from a move to the other screen, median of {len(told)}",
            f"{statistics.median(told):,.0f} ms",
        ),
        Figure("the same, 95 of 100", f"{p95:,.0f} ms", "under 100 ms", p95 < 100),
        *(
            Figure(
                f"work of a click that changes the table: {game}",
                spread(cost, "ms"),
                "at most 16 ms",
                statistics.median(cost) <= 16,
            )
            for game, cost in costs.items()
        ),
    ]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.page", description="The page in a browser."
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    parser.add_argument("--quick", action="store_true", help="a few seconds, to see that it runs")
    parser.add_argument("--visits", type=int, help="how often the page is opened (7)")
    parser.add_argument("--moves", type=int, help="that somebody else sees (60)")
    parser.add_argument("--clicks", type=int, help="at a table of each game (40)")
    options = parser.parse_args()
    options.visits = options.visits or (2 if options.quick else 7)
    options.moves = options.moves or (5 if options.quick else 60)
    options.clicks = options.clicks or (4 if options.quick else 40)
    return options


def main() -> None:
    options = arguments()
    with (
        tempfile.TemporaryDirectory(prefix="bench-page-") as folder,
        ServerProcess(Path(folder) / "data", "--no-limits") as server,
        browser() as running,
    ):
        print("opening the page ...", file=sys.stderr, flush=True)
        # The first visit of all also wakes the browser up: it is not counted.
        visits = [visit(running, server.url) for _ in range(options.visits + 1)][1:]
        floors = [floor(running, server.url) for _ in visits]
        print("playing on two screens ...", file=sys.stderr, flush=True)
        told: list[float] = []
        while len(told) < options.moves:
            told += tell(running, server.url, options.moves - len(told))
        print("clicking ...", file=sys.stderr, flush=True)
        costs: dict[str, list[float]] = {}
        for game in kachidoki.games():
            with guest(running, server.url, game) as player:
                costs[game] = list(clicks(running, player.named("Anna"), options.clicks))
        print("playing without a server ...", file=sys.stderr, flush=True)
        cold, warm = site.visits(running, 1 if options.quick else 5)
        version = running.version
    where = {**machine(), "peers": [f"Chromium {version}"]}
    print(
        f"glory, 2 players, standard; {where['python']}, "
        f"{'compiled' if where['compiled'] else 'NOT compiled'}; {where['processor']}, "
        f"{where['cores']} cores, load {where['load']}; {where['peers'][0]}"
    )
    lines = [*figures(visits, floors, told, costs), *without_server(cold, warm)]
    grid(HEADINGS, [line.cells() for line in lines])
    if options.json:
        told_all = {
            "machine": where,
            "visits": [asdict(one) for one in visits],
            "floors": floors,
            "told": told,
            "clicks": costs,
            "figures": [asdict(line) for line in lines],
        }
        options.json.write_text(json.dumps(told_all, indent=2) + "\n")


if __name__ == "__main__":
    main()
