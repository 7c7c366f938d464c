"""The page that needs no server, measured: from its address to the first card.

It is sent as web servers send files: packed if that makes them smaller, and good for ten minutes.
"""

from __future__ import annotations

import gzip
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.player import QUICK
from tests.browser.static import built

# In milliseconds, and in bytes over the wire.
COLD, WARM, WIRE = 5_000, 2_000, 6_000_000
PLAY = "article form button"
LIT = "[data-target]"
# What is small enough already.
DENSE = (".bin", ".png", ".woff2")


@dataclass(frozen=True)
class First:
    """From the address to the first picture and to the first card, and what was sent by then."""

    picture: float
    card: float
    sent: int


class Files(http.server.SimpleHTTPRequestHandler):
    sent = 0

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path.name))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if path.suffix not in DENSE:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)
        type(self).sent += len(body)


@cache
def packed(path: Path) -> bytes:
    body = path.read_bytes()
    return body if path.suffix in DENSE else gzip.compress(body, 9)


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, type[Files]]]:
    class Here(Files):
        def __init__(self, *given: object) -> None:
            super().__init__(*given, directory=str(folder))  # type: ignore[arg-type]

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Here) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/", Here
        server.shutdown()


def first_card(page: Page, url: str, files: type[Files]) -> First:
    """Open the page, click on "play" as soon as it is there, and wait for the first thing to do."""
    before = files.sent
    page.goto(url)
    page.wait_for_selector(PLAY)
    picture = float(page.evaluate("performance.now()"))
    page.locator(PLAY).nth(1).click()
    page.wait_for_selector(LIT, timeout=60_000)
    return First(picture, float(page.evaluate("performance.now()")), files.sent - before)


def visits(running: Browser, times: int) -> tuple[list[First], list[First]]:
    """For somebody who has never been there, and for the same people when they come again."""
    cold, warm = [], []
    with built() as folder, served(folder) as (url, files):
        for _ in range(times + 1):
            context = running.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
            context.add_init_script(QUICK)
            page = context.new_page()
            cold.append(first_card(page, url, files))
            page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            page.close()
            warm.append(first_card(context.new_page(), url, files))
            context.close()
    # The first visit of all also wakes the browser up: it is not counted.
    return cold[1:], warm[1:]
