"""What runs in the worker of a page: requests and connections come in, answers and news go out.

All that gets to the page goes through `post`, as text; what bots think about goes through another
way, to another worker, and never to the page.
"""

import asyncio
import contextlib
import importlib
import json
import logging
import sys
import zlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.connection import Connection, fail, refuse
from kachidoki.server.refusals import spoken
from kachidoki.server.sight import Teller, known_up_to, sight
from kachidoki.site.desk import Desk
from kachidoki.site.shelf import Drawer
from kachidoki.tables.live import Watcher
from kachidoki.tables.news import Viewer

journal = logging.getLogger(__name__)

# What is told to the page: the number of the request or connection, and a message.
Post = Callable[[int, str], None]


class Closed(Exception):
    """The page has closed the connection."""


class Wire:
    """A connection of the page."""

    gone: tuple[type[Exception], ...] = (Closed,)

    def __init__(self, number: int, post: Post) -> None:
        self.number = number
        self._post = post
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        self._heard.put_nowait(text)

    async def send(self, text: str) -> None:
        self._post(self.number, json.dumps({"text": text}))

    async def receive(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise Closed
        return text

    async def close(self, code: int, reason: str) -> None:
        self._post(self.number, json.dumps({"closed": code}))
        self.hear(None)


class _Uncounted:
    """Figures that nobody asks for."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_: self


class _Metrics(SimpleNamespace):
    sockets = latency = refusals = _Uncounted()


class Worker:
    """The tables of a browser, and all windows that look at them."""

    def __init__(self, drawer: Drawer, send: Callable[[str], Awaitable[str]], post: Post) -> None:
        self.desk = Desk(drawer, send)
        self._post = post
        self._wires: dict[int, Wire] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    async def begin(self) -> None:
        await self.desk.house.open()

    async def ask(self, number: int, method: str, path: str, language: str, body: str) -> None:
        """Answer a request."""
        reply = await self.desk.ask(method, path, language, body)
        said = {"status": reply.status, "text": reply.text, "name": reply.name}
        self._post(number, json.dumps(said))

    def hear(self, number: int, text: str) -> None:
        """Something comes in on a connection."""
        if number in self._wires:
            self._wires[number].hear(text)

    def shut(self, number: int) -> None:
        """The page has closed a connection."""
        if number in self._wires:
            self._wires[number].hear(None)

    async def noticed(self, table: str, sequence: int) -> None:
        """Another window has stored a record."""
        with contextlib.suppress(KachidokiError):
            await self.desk.house.noticed(table, sequence)

    async def connect(self, number: int, path: str, language: str) -> None:
        """A connection to a table, until one side closes it."""
        wire = self._wires[number]
        place = urlsplit(path)
        asked, speaks = dict(parse_qsl(place.query)), spoken(language)
        try:
            who = await self.desk.shelf.person()
            live = await sight(self.desk.house, place.path.split("/")[3], who)
            own = who.id if who else ""
            viewer = Viewer(
                own, keeps=asked.get("keep") == "true", every=asked.get("every") == "true"
            )
            after = asked.get("after", "0")
            known = known_up_to(live.table, int(after) if after.isdecimal() else 0)
            around: Any = SimpleNamespace(
                house=self.desk.house, limits=self.desk.limits, metrics=_Metrics()
            )
            teller, watcher = Teller(self.desk.scribe, ""), Watcher(viewer, known)
            connection = Connection(wire, around, live, who, teller, watcher)
            connection.speaks = spoken(asked.get("speak", language))
            await connection.run()
        except Closed:
            pass
        except KachidokiError as error:
            await refuse(wire, error, speaks)
        except Exception as error:
            await fail(wire, error)
        finally:
            del self._wires[number]

    def take(self, number: int, text: str) -> None:
        """Something that the page wishes."""
        wish = json.loads(text)
        language = wish.get("language", "")
        match wish["do"]:
            case "ask":
                asked = wish["method"], wish["path"], language, wish.get("text", "")
                self._spawn(self.ask(number, *asked))
            case "connect":
                # At once: what comes next may be for it.
                self._wires[number] = Wire(number, self._post)
                self._spawn(self.connect(number, wish["path"], language))
            case "say":
                self.hear(number, wish["text"])
            case "shut":
                self.shut(number)
            case "noticed":
                self._spawn(self.noticed(wish["table"], wish["sequence"]))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            journal.error("failed", exc_info=error)


class Later:
    """Finds what says sentences, and them: it comes when something is first to be said."""

    def __init__(self, fetch: Callable[[], bytes]) -> None:
        self._fetch = fetch

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] != "fluent":
            return None
        sys.meta_path.remove(self)
        data = zlib.decompress(self._fetch(), wbits=31)
        at = 4 + int.from_bytes(data[:4], "little")
        for inner, size in json.loads(data[4:at]):
            # Beside our own package.
            file = Path(__file__).parents[2] / inner
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data[at : at + size])
            at += size
        importlib.invalidate_caches()
        # Those who looked before could not find it.
        return PathFinder.find_spec(name, path)


def start() -> Callable[[int, str], None]:
    """In the worker of a page, which has a module of its own for us."""
    page: Any = importlib.import_module("kachidoki_page")
    sys.meta_path.append(Later(lambda: bytes(page.words().to_bytes())))
    worker = Worker(page.drawer, page.think, page.post)
    worker.desk.house.spawn(worker.begin())
    return worker.take
