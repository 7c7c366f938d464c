"""The load: so many tables in play at once, and what the server did in the meantime."""

from __future__ import annotations

import asyncio
import gc
import resource
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bench.load.players import Player, Tally
from bench.load.servers import Running, machine_cpu
from bench.load.wire import Http, WireError

OpenTable = Callable[[Http, int, Tally, Callable[[], None]], Awaitable[tuple[Player, Player]]]
OPENERS = 8  # connections that open tables at the same time
TICK, PATIENCE = 0.01, 30.0  # seconds between two looks, and until a silent server is given up


@dataclass(frozen=True)
class Reading:
    """One server, one number of tables, one turn. Times in seconds, memory in bytes."""

    side: str
    tables: int
    age: int  # moves that had been made at a table when the count began, on average
    moves: int
    seconds: float
    p50: float
    p99: float
    start: float
    resident_ready: int
    resident_open: int
    resident: int  # at the end, all tables in play
    server_cpu: float  # cores in use: 1.0 is one of them, all the time
    players_cpu: float
    others_cpu: float  # of everything else on the machine
    games: int  # that ended in the meantime, and gave way to new ones

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def opened(self) -> float:
        """Bytes by which the server grew for one table, when both players had sat down."""
        return (self.resident_open - self.resident_ready) / self.tables

    @property
    def played(self) -> float:
        """The same when all tables were in play; garbage that waits for its collector included."""
        return (self.resident - self.resident_ready) / self.tables


class Load:
    """The tables of one run. One that ends is replaced at once, outside of the count of moves."""

    def __init__(self, running: Running, open_table: OpenTable) -> None:
        self.running = running
        self.open_table = open_table
        self.tally = Tally()
        self.tables: set[tuple[Player, Player]] = set()
        self.replacing: set[asyncio.Task[None]] = set()
        self.https = [Http(running.lobby_port) for _ in range(OPENERS)]
        self.free: asyncio.Queue[Http] = asyncio.Queue()
        for http in self.https:
            self.free.put_nowait(http)

    async def open(self) -> None:
        """One more table; it begins to play with the others."""
        hearing = 2
        table: tuple[Player, Player] | None = None

        def over() -> None:
            # Both must have heard, or the socket of one who waits for its answer would be closed.
            nonlocal hearing
            hearing -= 1
            if hearing == 0 and table is not None:
                self.tally.games += 1
                self.tables.discard(table)
                for player in table:
                    player.socket.close()
                task = asyncio.create_task(self.open())
                self.replacing.add(task)
                task.add_done_callback(self.replaced)

        http = await self.free.get()
        try:
            table = await self.open_table(http, self.running.port, self.tally, over)
        finally:
            self.free.put_nowait(http)
        self.tables.add(table)
        if self.tally.playing:
            for player in table:
                player.begin()

    def replaced(self, task: asyncio.Task[None]) -> None:
        self.replacing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tally.fail(f"no new table: {error!r}")

    async def until(self, reached: Callable[[], bool], what: str) -> None:
        """Let the tables play until then, as long as they do play."""
        moves, silent = -1, 0.0
        while not reached():
            await asyncio.sleep(TICK)
            silent = silent + TICK if self.tally.moves == moves else 0.0
            moves = self.tally.moves
            if silent > PATIENCE:
                raise WireError(f"{what}: no move was acknowledged for {PATIENCE:.0f} s")

    async def play(self, tables: int, warm_up: int, seconds: float) -> dict[str, Any]:
        """Open the tables, make so many moves, then count for so long.

        In the end every move that was sent must have been acknowledged.
        """
        tally, running = self.tally, self.running
        await asyncio.gather(*(self.open() for _ in range(tables)))
        resident_open = running.resident()
        gc.freeze()
        tally.playing = True
        for player in [player for table in self.tables for player in table]:
            player.begin()
        await self.until(lambda: tally.moves >= warm_up, "warm-up")
        tally.moves, tally.games = 0, 0
        tally.times.clear()
        before, begin = self.cpu(), time.perf_counter()
        await self.until(lambda: time.perf_counter() - begin >= seconds, "play")
        spent = time.perf_counter() - begin
        server, players, machine = (
            now - then for now, then in zip(self.cpu(), before, strict=True)
        )
        times = sorted(tally.times)
        counted: dict[str, Any] = {
            "tables": tables,
            "age": warm_up // tables,
            "moves": tally.moves,
            "seconds": spent,
            "p50": times[len(times) // 2],
            "p99": times[len(times) * 99 // 100],
            "resident_open": resident_open,
            "resident": running.resident(),
            "server_cpu": server / spent,
            "players_cpu": players / spent,
            "others_cpu": (machine - server - players) / spent,
            "games": tally.games,
        }
        tally.playing = False
        await self.until(self.settled, "the last moves")
        return counted

    def settled(self) -> bool:
        """Whether every move was acknowledged, and at every table somebody would know the next."""
        return not self.tally.waiting and all(
            any(player.answer or player.ended for player in table) for table in self.tables
        )

    def cpu(self) -> tuple[float, float, float]:
        """Seconds of computing so far: of the server, the players, the whole machine."""
        return self.running.cpu(), time.process_time(), machine_cpu()

    async def close(self) -> None:
        for task in self.replacing:
            task.cancel()
        for player in [player for table in self.tables for player in table]:
            player.socket.close()
        for http in self.https:
            http.close()
        await asyncio.sleep(0)
        gc.unfreeze()


async def drive(
    running: Running, open_table: OpenTable, tables: int, warm_up: int, seconds: float
) -> dict[str, Any]:
    """Play on a server that is ready."""
    load = Load(running, open_table)
    play = asyncio.create_task(load.play(tables, warm_up, seconds))
    try:
        either: set[asyncio.Future[Any]] = {play, load.tally.failed}
        done, _ = await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        counted: dict[str, Any] = done.pop().result()
        return counted
    finally:
        play.cancel()
        await load.close()


def allow_sockets(tables: int) -> None:
    """Two sockets a table, here and in the servers, which inherit the limit."""
    needed = 2 * tables + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise WireError(f"{tables} tables need {needed} open files, the limit is {hard}")
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
