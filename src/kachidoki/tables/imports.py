"""Logs that somebody brings: each is read in a process of its own, a few at once, not for ever."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kachidoki.kernel.errors import BadLog, KachidokiError
from kachidoki.kernel.log import Log
from kachidoki.names import read
from kachidoki.tables.errors import TooMuch, Unavailable
from kachidoki.tables.record import Imported, Record, Seat, TableSetup, stored
from kachidoki.tables.seating import Draft, Person
from kachidoki.tables.table import Outlook, Table
from kachidoki.tables.think import settle_in

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

# Logs that are read at once, and that wait for it.
MOST_READ, MOST_WAITING = 2, 8
# Seconds in which any log of a game is read many times over.
LONGEST = 20.0


@dataclass(frozen=True, slots=True)
class Arrival:
    """A log as a table: how it is set up, its seed, and the records that make it."""

    setup: TableSetup
    seed: bytes
    records: tuple[Record, ...]
    outlook: Outlook


def arrive(text: str, who: Person, now: int) -> Arrival:
    """The table that shows a log. Only deals that are proved are taken."""
    log = Log.loads(text)
    if log.seed is None:
        raise BadLog("log-no-seed", line=len(log) + 2)
    verdict = log.verify()
    if not verdict.fair:
        raise BadLog("log-unfair", line=verdict.line)
    # The players of the log sit there, by name only.
    players = enumerate(map(read, log.header.seats))
    seats = [Seat("" if bot else f"log {number}", name, bot=bot) for number, (name, bot) in players]
    table = Table("", TableSetup.of(log.header.setup, seats, who.id), log.seed, now)
    branched = table.branch(log.begun)
    started = table.start(now)
    assert started is not None
    table.accept(started)
    assert table.match is not None
    imported = Imported(now, stored(tuple(log.entries[len(table.match.log) :])))
    table.accept(Draft(imported))
    records = *branched, started.record, imported
    return Arrival(table.setup, log.seed, records, table.outlook())


class Imports:
    """The logs that are being read."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(MOST_READ)
        self._people: set[str] = set()
        self._processes: set[BaseProcess] = set()

    async def read(self, text: str, who: Person, now: int) -> Arrival:
        """What `arrive` makes of a log. Each person brings one at a time."""
        if who.id in self._people or len(self._people) >= MOST_READ + MOST_WAITING:
            raise TooMuch("imports-busy")
        self._people.add(who.id)
        # Whoever does not wait for it keeps the place until it is free.
        return await asyncio.shield(asyncio.create_task(self._read(text, who, now)))

    async def _read(self, text: str, who: Person, now: int) -> Arrival:
        try:
            async with self._room:
                return await asyncio.to_thread(self.apart, text, who, now)
        finally:
            self._people.discard(who.id)

    def apart(self, text: str, who: Person, now: int) -> Arrival:
        """In a process of its own, which ends with it."""
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_answer, args=(theirs, text, who, now), daemon=True)
        process.start()
        self._processes.add(process)
        theirs.close()
        try:
            if not mine.poll(LONGEST):
                raise BadLog("log-slow")
            arrival: Arrival | KachidokiError = mine.recv()
        except EOFError as error:
            raise Unavailable("imports-unavailable") from error
        finally:
            mine.close()
            process.kill()
            process.join()
            self._processes.discard(process)
        if isinstance(arrival, KachidokiError):
            raise arrival
        return arrival

    def close(self) -> None:
        for process in list(self._processes):
            process.kill()


def _answer(to: "Connection", text: str, who: Person, now: int) -> None:
    settle_in()
    try:
        to.send(arrive(text, who, now))
    except KachidokiError as error:
        to.send(error)
