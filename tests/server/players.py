"""Scripted players who play tables over WebSockets, whatever happens to the servers.

Each plays at random as fast as it can, writes down every acknowledgement in the `Ledger`, comes
back with `after` when its connection is lost, and sends again what was not acknowledged.
"""

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.faults import HOST, Broken

# Seconds between attempts to connect, and for anything to happen at all.
AGAIN = 0.05
SILENCE = 45.0
# One of so many submits is sent twice.
TWICE = 12
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


@dataclass(frozen=True)
class Ack:
    """What the server promised to keep."""

    table: str
    sequence: int
    seat: int
    question: str
    move: str


@dataclass
class Ledger:
    """Everything acknowledged, and when; shared by all players of a run."""

    acks: list[Ack] = field(default_factory=list)
    finished: set[str] = field(default_factory=set)
    tables: list[str] = field(default_factory=list)
    resent: int = 0
    refused: int = 0
    # Called with each acknowledgement: when the move was sent, the player's favourite server, and
    # the one that it came from.
    on_ack: Callable[[float, int, int], None] = lambda sent, home, port: None


class Api:
    """The HTTP API, at whichever of the servers answers."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self._client = httpx.AsyncClient(timeout=15, trust_env=False, verify=False)

    async def ask(
        self, method: str, path: str, token: str = "", body: object = None
    ) -> httpx.Response:
        """The first answer of any server that is not "try again"."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        deadline = time.monotonic() + SILENCE
        for port in itertools.cycle(self.ports):
            with contextlib.suppress(*LOST):
                url = f"http://{HOST}:{port}{path}"
                answer = await self._client.request(method, url, json=body, headers=headers)
                if answer.status_code != 503:
                    return answer
            if time.monotonic() > deadline:
                raise Broken(f"{method} {path}: nobody answers")
            await asyncio.sleep(AGAIN)
        raise Broken("no server")

    async def post(self, path: str, body: object, token: str = "") -> Any:
        answer = await self.ask("POST", path, token, body)
        if answer.status_code >= 300:
            raise Broken(f"POST {path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def guest(self, name: str) -> str:
        """A new program; its token."""
        return str((await self.post("/api/guests", {"name": name, "token": True}))["token"])

    async def close(self) -> None:
        await self._client.aclose()


@dataclass
class Player:
    """One person at one table, or somebody who watches. `ports` are the servers to go to; the
    first one is the favourite."""

    table: str
    token: str
    ports: Sequence[int]
    ledger: Ledger
    pick: random.Random
    pause: float = 0.0
    known: int = 0
    over: bool = False
    pending: dict[str, Any] | None = None
    answered: set[str] = field(default_factory=set)
    news: dict[str, Any] | None = None
    # The sequences of what was acknowledged, by `ref`.
    done: dict[int, int] = field(default_factory=dict)
    port: int = 0
    # When the answer that is pending was last sent.
    sent: float = 0.0
    heard: float = field(default_factory=time.monotonic)
    refs: Any = field(default_factory=lambda: itertools.count(1))

    async def play(self) -> None:
        """Play to the end of the game."""
        at = 0
        while not self.over or self.pending is not None:
            self.port = self.ports[at % len(self.ports)]
            try:
                await self._connected()
            except LOST:
                if time.monotonic() - self.heard > SILENCE:
                    raise Broken(f"nothing heard at table {self.table} from {self.port}") from None
                at += 1
                await asyncio.sleep(AGAIN)
        self.ledger.finished.add(self.table)

    async def _connected(self) -> None:
        url = f"ws://{HOST}:{self.port}/api/tables/{self.table}/socket?after={self.known}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with connect(
            url,
            additional_headers=headers,
            compression=None,
            proxy=None,
            open_timeout=10,
            close_timeout=1,
            ping_interval=None,
        ) as socket:
            if self.pending is not None:
                self.ledger.resent += 1
                await self._submit(socket)
            while not self.over or self.pending is not None:
                async with asyncio.timeout(SILENCE):
                    message = json.loads(await socket.recv())
                self.heard = time.monotonic()
                await self._hear(socket, message)

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "news":
            self._check_news(message)
            self.news = message
            self.over = message["table"]["status"] in ("over", "abandoned")
        elif kind == "done":
            self._acknowledged(message["ref"], message["sequence"])
        elif kind == "refused":
            error = message["error"]
            self.ledger.refused += 1
            if error["error"] != "unavailable":
                raise Broken(f"table {self.table}: {error} for {self.pending}")
            # Nothing is known of what was sent: so it is sent again.
            await asyncio.sleep(AGAIN)
            if self.pending is not None and self.pending["ref"] == message["ref"]:
                await self._submit(socket)
        await self._answer(socket)

    def _check_news(self, news: dict[str, Any]) -> None:
        """What is told goes on from what was known, without a gap or a repetition."""
        if news["sequence"] < self.known:
            raise Broken(f"table {self.table} went back from {self.known} to {news['sequence']}")
        numbers = [event["sequence"] for event in news["events"]]
        if numbers != sorted(numbers) or any(n <= self.known for n in numbers):
            raise Broken(f"events {numbers} after {self.known} at table {self.table}")
        self.known = news["sequence"]

    def _acknowledged(self, ref: int, sequence: int) -> None:
        if self.done.setdefault(ref, sequence) != sequence:
            raise Broken(f"sent twice, table {self.table}: {self.done[ref]} and then {sequence}")
        sent = self.pending
        if sent is not None and sent["ref"] == ref:
            self.pending = None
            mine = self.news["mine"][0] if self.news and self.news["mine"] else -1
            ack = Ack(self.table, sequence, mine, sent["question"], sent["move"])
            self.ledger.acks.append(ack)
            self.ledger.on_ack(self.sent, self.ports[0], self.port)

    async def _answer(self, socket: ClientConnection) -> None:
        view = self.news["view"] if self.news else None
        question = view["question"] if view else None
        if self.pending is not None or view is None or question is None:
            return
        if question["id"] in self.answered:
            return
        if self.pause:
            await asyncio.sleep(self.pause * self.pick.random() * 2)
        move = self.pick.choice(view["moves"])["move"]
        self.answered.add(question["id"])
        ref = next(self.refs)
        self.pending = {"do": "submit", "ref": ref, "question": question["id"], "move": move}
        await self._submit(socket)
        if self.pick.randrange(TWICE) == 0:
            await self._submit(socket)

    async def _submit(self, socket: ClientConnection) -> None:
        self.sent = time.monotonic()
        await socket.send(json.dumps(self.pending))


async def seat_table(
    api: Api, seats: Sequence[str], tokens: Sequence[str], **more: object
) -> tuple[str, str]:
    """Make a table for the owners of `tokens`: `me` is the first, each `open` seat the next. Its
    id and invite."""
    wish = {"game": "glory", "seats": list(seats), **more}
    made = await api.post("/api/tables", wish, tokens[0])
    for token in tokens[1:]:
        await api.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}, token)
    return str(made["id"]), str(made["invite"])
