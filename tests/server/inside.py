"""The real server in a thread of the test's own process: a test can look at its House and swap what
is in it, and clients reach it over real sockets."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kachidoki.server.config import Config
from kachidoki.server.run import Server, configure, listen
from kachidoki.tables.engine import prepare_file, sqlite_url
from kachidoki.tables.house import House
from kachidoki.tables.live import Live
from tests.tables.hall import Instant

HOST = "127.0.0.1"
T = TypeVar("T")


class Inside:
    """A server that runs in this process."""

    def __init__(self, config: Config) -> None:
        self.socket = listen(HOST, 0)
        self.port: int = self.socket.getsockname()[1]
        self.netloc = f"{HOST}:{self.port}"
        self.url = f"http://{self.netloc}"
        self._ready = threading.Event()
        self.server = Server(configure(config, ""), self._started)
        guard: Any = self.server.config.app
        self.house: House = guard.app.state.office.house
        # Odds are judged in this thread: no process has to start.
        self.house.thinkers = self.house.odds.thinkers = Instant()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _started(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._ready.set()

    def _run(self) -> None:
        self.server.run(sockets=[self.socket])
        self._ready.set()

    def __enter__(self) -> "Inside":
        self._thread.start()
        assert self._ready.wait(30)
        assert self.server.started
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def live(self, table: str) -> Live:
        return self.do(self.house.find(table))

    def client(self, token: str = "", **headers: str) -> httpx.Client:
        """An HTTP client that keeps its cookies, as a browser or as a program."""
        if token:
            headers["Authorization"] = f"Bearer {token}"
        # There is no TLS: to load the certificates would take longer than all that is asked here.
        return httpx.Client(
            base_url=self.url, headers=headers, timeout=20, trust_env=False, verify=False
        )

    def guest(self, name: str) -> str:
        """A new program; its token."""
        with self.client() as client:
            answer = client.post("/api/guests", json={"name": name, "token": True})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def table(self, *seats: str, tokens: list[str], **more: object) -> tuple[str, str]:
        """A table at which the owners of the tokens sit: its id and invite."""
        with self.client(tokens[0]) as client:
            wish = {"game": "glory", "seats": list(seats), **more}
            made = client.post("/api/tables", json=wish)
            assert made.status_code == 201, made.text
        table, invite = made.json()["id"], made.json()["invite"]
        for token in tokens[1:]:
            with self.client(token) as client:
                answer = client.post(f"/api/tables/{table}/join", json={"invite": invite})
                assert answer.status_code == 201, answer.text
        return table, invite

    def wire(self, table: str, token: str = "", after: int = 0, **more: Any) -> "Wire":
        return Wire(self, table, token, after, **more)


class Wire:
    """A WebSocket to a table, and everything that came through it, as it came."""

    def __init__(
        self,
        server: Inside,
        table: str,
        token: str = "",
        after: int = 0,
        lang: str = "",
        every: str = "",
        headers: dict[str, str] | None = None,
    ) -> None:
        address = f"ws://{server.netloc}/api/tables/{table}/socket?after={after}"
        address += f"&every={every}" if every else ""
        more = dict(headers or {})
        if token:
            more["Authorization"] = f"Bearer {token}"
        self.socket: ClientConnection = connect(
            address + (f"&lang={lang}" if lang else ""),
            additional_headers=more,
            compression=None,
            proxy=None,
            open_timeout=10,
            close_timeout=2,
            ping_interval=None,
        ).__enter__()
        self.heard: list[str] = []

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def hear(self, seconds: float = 10.0) -> dict[str, Any]:
        """The next message. Raises TimeoutError when none comes."""
        raw = self.socket.recv(timeout=seconds)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message: dict[str, Any] = json.loads(raw)
        return message

    def hear_all(self, seconds: float = 0.0) -> list[dict[str, Any]]:
        """What has come meanwhile, until it is quiet for so long."""
        found = []
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                found.append(self.hear(seconds))
        return found

    def until(self, kind: str, sequence: int = 0) -> dict[str, Any]:
        """The next message of a kind, and of at least this sequence."""
        while True:
            message = self.hear()
            if message["type"] == kind and message.get("sequence", sequence) >= sequence:
                return message

    def say(self, **command: object) -> None:
        self.socket.send(json.dumps(command))

    def ask(self, **command: object) -> dict[str, Any]:
        """Send a command; the answer to it."""
        self.say(**command)
        return self.answer()

    def answer(self) -> dict[str, Any]:
        while (message := self.hear())["type"] not in ("done", "refused"):
            pass
        return message

    def catch_up(self) -> None:
        """Hear everything that has been said so far. The answer to a first ping says that this one
        is looked after; what there was to tell by then follows the second, and comes before the
        third."""
        for ref in (9_001, 9_002, 9_003):
            self.say(do="ping", ref=ref)
            while self.hear().get("ref") != ref:
                pass

    def closed(self, seconds: float = 10.0) -> int:
        """The code with which the server closes the socket."""
        try:
            while True:
                self.hear(seconds)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006


@contextlib.contextmanager
def inside(folder: Path, limits: bool = False, **config: Any) -> Iterator[Inside]:
    """A server on a file in a folder."""
    path = folder / "tables.db"
    prepare_file(path)
    with Inside(Config(sqlite_url(path), limits=limits, **config)) as server:
        yield server
