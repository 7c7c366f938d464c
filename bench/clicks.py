"""What a click that changes the table costs the browser: the work of the page's main thread.

Chromium says itself what its threads did (its trace), in time of the processor. Counted is every
task of the page from the press of the button to the frame that shows what came of it: the script of
the click and of the server's answer, styles, layout, and what is to be painted. Nothing flies, and
nobody else acts: all sit at one screen.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser

import kachidoki
from tests.browser.player import CHOOSE, TARGETS, Player

# A trace may be told some milliseconds late; by then the server has answered.
WINDOW = 0.4
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
# Where to click next, on the screen.
POINT = f"""order => {{
  const [known, seen] = ({CHOOSE})(order);
  const chosen = known || "[data-target]";
  const node = document.querySelector(chosen);
  node.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const box = node.getBoundingClientRect();
  const inside = seen ?? {{ x: box.width / 2, y: box.height / 2 }};
  return [box.x + inside.x, box.y + inside.y];
}}"""
# At one screen the device is passed on.
COVER = ".cover button"


def cost(trace: bytes) -> float:
    """Milliseconds of work of the thread that hears of it when the button is pressed, until it has
    handed on the frame that shows what came of it: of the server's last answer, if it answered."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    pressed = next(
        one
        for one in events
        if one["name"] == "EventDispatch" and one["args"]["data"]["type"] == "mousedown"
    )
    start = pressed["ts"]
    same = [one for one in events if all(one.get(name) == pressed[name] for name in ("pid", "tid"))]
    answers = [one["ts"] for one in same if one["name"] == "WebSocketReceive"]
    heard = max([start, *answers])
    shown = min(one["ts"] for one in same if one["name"] == "Commit" and one["ts"] > heard)
    tasks = [one for one in same if one["name"] == "RunTask" and "tdur" in one]
    return sum(
        one["tdur"] / 1000 for one in tasks if one["ts"] + one["dur"] > start and one["ts"] < shown
    )


def clicks(running: Browser, player: Player, most: int) -> Iterator[float]:
    """Play a game for all seats at one screen; the work of each click."""
    modes = kachidoki.game(player.game).modes
    mode, players = next((m, max(one.players)) for m, one in modes.items() if max(one.players) > 1)
    others = [f"me:{name}" for name in ("Ben", "Cem", "Dora", "Emil")[: players - 1]]
    player.open(f"/table/{player.make('me', *others, mode=mode)}")
    page = player.page
    for _ in range(most):
        player.lit_or_told()
        while (cover := page.locator(COVER)).count():
            cover.first.click()
            page.wait_for_function("() => !document.querySelector('.cover')")
            player.lit_or_told()
        point = page.evaluate(POINT, list(TARGETS))
        page.mouse.move(*point)
        page.wait_for_timeout(200)
        running.start_tracing(page=page, categories=CATEGORIES)
        page.mouse.click(*point)
        # Not the page's own clock: to ask it is work.
        time.sleep(WINDOW)
        yield cost(running.stop_tracing())
