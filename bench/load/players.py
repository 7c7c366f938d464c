"""The scripted players. Each has its socket and answers at once with a move drawn at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec

from bench.load.wire import Http, Socket, WireError


@dataclass
class Tally:
    """What all players of a run share."""

    playing: bool = False
    waiting: int = 0  # moves sent and not acknowledged yet
    moves: int = 0  # acknowledged
    times: list[float] = field(default_factory=list)  # of each, from sending to acknowledgement
    games: int = 0  # played to the end
    failed: asyncio.Future[None] = field(default_factory=asyncio.Future)
    random: Callable[[], float] = field(default_factory=lambda: random.Random(1).random)

    def pick(self, moves: list[Any]) -> Any:
        return moves[int(self.random() * len(moves))]

    def fail(self, why: str) -> None:
        """The first thing that goes wrong ends the run."""
        if not self.failed.done():
            self.failed.set_exception(WireError(why))


class Player:
    """One seat. What the servers do differently is in the subclasses."""

    def __init__(self, tally: Tally, over: Callable[[], None]) -> None:
        self.tally = tally
        self.over = over  # called by each player once the game has ended
        self.answer = b""  # to the question this player was asked
        self.sent: list[float] = []  # when each move went off that is not acknowledged yet
        self.ended = False
        self.begun = False
        self.informed = asyncio.Event()  # of the state of the game
        self.socket = Socket(self.heard, tally.fail)

    async def connect(self, port: int, path: str, **headers: str) -> None:
        """Sit down; done when the server has told how the game stands."""
        await self.socket.open(port, path, headers)
        await asyncio.wait_for(self.informed.wait(), 60)

    def heard(self, payload: bytes) -> None:
        raise NotImplementedError

    def asked(self, answer: bytes) -> None:
        """Answer now, or when both players have sat down and the run has begun."""
        self.answer = answer
        if self.begun and self.tally.playing:
            self.play()

    def begin(self) -> None:
        self.begun = True
        self.play()

    def play(self) -> None:
        if self.answer:
            answer, self.answer = self.answer, b""
            self.tally.waiting += 1
            self.sent.append(perf_counter())
            self.socket.send(answer)

    def acknowledged(self) -> None:
        """Of the oldest move: a server takes those of one socket in turn."""
        tally = self.tally
        tally.times.append(perf_counter() - self.sent.pop(0))
        tally.moves += 1
        tally.waiting -= 1
        if self.ended:
            self.end()

    def end(self) -> None:
        """The game is over; the last move may still have to be acknowledged."""
        self.ended = True
        if not self.sent:
            self.over()


class Question(msgspec.Struct):
    id: str


class View(msgspec.Struct):
    question: Question | None = None
    moves: list[str] = []


class About(msgspec.Struct):
    status: str


class News(msgspec.Struct):
    """What a player reads of our server's messages; the rest is skipped."""

    type: str
    view: View | None = None
    table: About | None = None
    error: Any = None


class OurPlayer(Player):
    """Plays on our server: it is told its legal moves."""

    read = msgspec.json.Decoder(News).decode
    answered = ""

    def heard(self, payload: bytes) -> None:
        news = self.read(payload)
        if news.type == "done":
            self.acknowledged()
        elif news.type == "refused":
            self.tally.fail(f"a legal move was refused: {news.error}")
        elif news.table is not None and news.table.status == "over":
            if not self.ended:  # there may be more news, of who comes and goes
                self.end()
        elif (view := news.view) is not None:
            self.informed.set()
            question = view.question
            if question is not None and question.id != self.answered:
                self.answered = question.id
                move = {"question": question.id, "move": self.tally.pick(view.moves)}
                self.asked(msgspec.json.encode({"do": "submit", "ref": 1, **move}))


async def our_table(
    http: Http, port: int, tally: Tally, over: Callable[[], None]
) -> tuple[Player, Player]:
    """Two guests who sit down at a new table of Call to Glory."""
    tokens = []
    for name in ("Ann", "Bob"):
        guest = await http.post("/api/guests", {"name": name, "token": True})
        tokens.append(guest["token"])
    wish = {"game": "glory", "mode": "standard", "players": 2, "seats": ["me", "open"]}
    table = await http.post("/api/tables", {**wish, "public": False}, tokens[0])
    at = f"/api/tables/{table['id']}"
    await http.post(f"{at}/join", {"invite": table["invite"]}, tokens[1])
    players = OurPlayer(tally, over), OurPlayer(tally, over)
    for player, token in zip(players, tokens, strict=True):
        await player.connect(port, f"{at}/socket", Authorization=f"Bearer {token}")
    return players
