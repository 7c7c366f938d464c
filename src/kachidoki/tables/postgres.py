"""Several processes on one PostgreSQL: news of tables travel between them, bots think as jobs.

Both are part of the transaction that stores a record, so neither is ever lost or ahead of it: a
NOTIFY, which the others hear, and a job of procrastinate's for each bot
that is asked. A process that dies leaves its jobs to the others.
"""

import asyncio
import contextlib
import logging
import secrets
import signal
from collections import Counter
from collections.abc import Sequence
from typing import Any

from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ConnectorException
from procrastinate.schema import SchemaManager
from procrastinate.worker import Worker
from psycopg import AsyncConnection as Connection
from psycopg import Error
from psycopg.sql import SQL, Identifier
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from kachidoki.kernel.errors import KachidokiError
from kachidoki.tables.engine import PATIENCE
from kachidoki.tables.errors import Unavailable
from kachidoki.tables.house import House
from kachidoki.tables.record import Seat
from kachidoki.tables.seating import MOST_RECORDS
from kachidoki.tables.store import Store, Write
from kachidoki.tables.think import Thinkers

journal = logging.getLogger(__name__)

CHANNEL = "kachidoki_tables"
QUEUE = "bots"
# A notice of PostgreSQL has at most 8,000 bytes.
MOST_IN_NOTICE = 250
# Seconds between signs of life of a worker, and after how many its jobs go to others.
HEARTBEAT = 1.0
STALLED = 6.0
RESCUE = 2.0
# Seconds after which the queue is looked at again: a wake-up can get lost.
POLL = 0.5
# Turns of bots that one person may have waiting before all further ones are alike.
MOST_RANKS = 1_000
_WAITING = text(
    "SELECT args->>'whose', count(*) FROM procrastinate_jobs "
    "WHERE status = 'todo' AND queue_name = :queue GROUP BY 1"
)
# Any number, the same in every process: one of them makes the queue's tables.
_LOCK = 0x6B616369
# How a silent loss of the connection is noticed, within about ten seconds.
_SETTINGS: Any = {
    "autocommit": True,
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
}


class Shared:
    """What a process does to share its tables with others, while it is entered."""

    def __init__(self, house: House, store: Store, worker: bool) -> None:
        self.house, self._store = house, store
        self.me = secrets.token_hex(4)
        self._worker = worker
        self._plain = store.url.set(drivername="postgresql").render_as_string(False)
        self._jobs = _jobs(self._plain, house)
        self._listening, self._stopping = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        # From the first record on, which is stored while the house opens.
        house.thinks = False
        store.together = self._together
        store.tell = self._tell

    async def __aenter__(self) -> None:
        await _make_queue(self._store)
        await self._jobs.open_async()
        self._tasks.append(asyncio.create_task(self._listen()))
        await self._listening.wait()
        if self._worker:
            self._tasks.append(asyncio.create_task(self._work()))
            self._tasks.append(asyncio.create_task(self._rescue()))

    async def __aexit__(self, *error: object) -> None:
        self._stopping.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._jobs.close_async()

    # With every record.

    async def _together(self, connection: AsyncConnection, group: Sequence[Write]) -> None:
        await self._tell(connection, [(write.table, write.sequence) for write in group])
        asked = [(write, *turn) for write in group for turn in write.outlook.bots]
        turns: dict[int, list[Any]] = {}
        waiting = await _waiting(connection) if asked else Counter()
        for write, seat, question in asked:
            turn = {"table": write.table, "seat": seat, "question": question, "whose": write.host}
            rank = priority(write.outlook.seats, waiting[write.host])
            turns.setdefault(rank, []).append(turn)
            waiting[write.host] += 1
        if turns:
            raw = (await connection.get_raw_connection()).driver_connection
            try:
                for rank, some in turns.items():
                    task = self._jobs.tasks[TURN].configure(connection=raw, priority=rank)
                    await task.batch_defer_async(*some)
            except ConnectorException as error:
                cause = error.__cause__ or error
                raise OperationalError("defer", None, cause, hide_parameters=True) from error

    async def _tell(self, connection: AsyncConnection, what: Sequence[tuple[str, int]]) -> None:
        notify = text("SELECT pg_notify(:channel, :said)")
        for at in range(0, len(what), MOST_IN_NOTICE):
            said = [f"{table}:{number}" for table, number in what[at : at + MOST_IN_NOTICE]]
            about = {"channel": CHANNEL, "said": " ".join([self.me, *said])}
            await connection.execute(notify, about)

    # From the others.

    async def _listen(self) -> None:
        """Hear what the others say. A connection that is lost is made again; what was said in
        between is lost, so all tables are looked at then."""
        delay = 0.0
        while True:
            try:
                async with await Connection.connect(self._plain, **_SETTINGS) as connection:
                    await connection.execute(SQL("LISTEN {}").format(Identifier(CHANNEL)))
                    self._listening.set()
                    if delay:
                        await self._returned()
                    delay = 0.0
                    async for notice in connection.notifies():
                        await self._heard(notice.payload)
            except (Error, OSError) as error:
                if not delay:
                    journal.warning("the listener lost the database: %s", type(error).__name__)
            delay = min(2 * delay + 0.1, 1.0)
            await asyncio.sleep(delay)

    async def _heard(self, payload: str) -> None:
        sender, *said = payload.split(" ")
        for word in said if sender != self.me else ():
            table, _, number = word.partition(":")
            with contextlib.suppress(KachidokiError):
                await self.house.noticed(table, int(number))

    async def _returned(self) -> None:
        """The connection was lost: anything may have happened since."""
        for table in list(self.house.live):
            with contextlib.suppress(KachidokiError):
                await self.house.noticed(table, MOST_RECORDS + 1)

    # For the bots.

    async def _work(self) -> None:
        """Take jobs until told to stop, whatever happens to the database."""
        while not self._stopping.is_set():
            worker = _Worker(
                self._jobs,
                queues=[QUEUE],
                concurrency=2 * self.house.thinkers.processes,
                install_signal_handlers=False,
                delete_jobs="successful",
                fetch_job_polling_interval=POLL,
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=STALLED,
                shutdown_graceful_timeout=PATIENCE,
            )
            try:
                await worker.run()  # type: ignore[no-untyped-call]
            except (ConnectorException, Error, OSError) as error:
                cause = type(error.__cause__ or error).__name__
                journal.warning("the queue cannot be reached", extra={"said": cause})
                await asyncio.sleep(POLL)

    async def _rescue(self) -> None:
        """Give the jobs of workers that died to those that live."""
        manager = self._jobs.job_manager
        while True:
            await asyncio.sleep(RESCUE)
            with contextlib.suppress(ConnectorException, Error, OSError):
                for job in await manager.get_stalled_jobs(
                    queue=QUEUE, seconds_since_heartbeat=STALLED
                ):
                    journal.warning("a worker died; its turn is taken over")
                    await manager.retry_job(job)


TURN = "bot_turn"


def priority(seats: Sequence[Seat], waiting: int) -> int:
    """Of a bot's turn at a table with these seats; `waiting` are other turns of its host. First
    come those for which people who play wait, and the hosts take turns."""
    played = any(seat.person and not seat.stand_in for seat in seats)
    return -min(waiting, MOST_RANKS - 1) - (0 if played else MOST_RANKS)


async def _waiting(connection: AsyncConnection) -> Counter[str]:
    """How many turns of bots wait, by the host of their table."""
    rows = await connection.execute(_WAITING, {"queue": QUEUE})
    return Counter({whose or "": count for whose, count in rows})


def _jobs(plain: str, house: House) -> App:
    """The queue, with its one kind of job."""
    connector = PsycopgConnector(
        conninfo=plain,
        min_size=1,
        max_size=6,
        timeout=3.0,
        reconnect_timeout=2.0,
        kwargs={"connect_timeout": PATIENCE},
    )
    jobs = App(connector=connector)

    @jobs.task(name=TURN, queue=QUEUE, retry=RetryStrategy(max_attempts=100, wait=1))
    async def bot_turn(table: str, seat: int, question: str, whose: str = "") -> None:
        try:
            await house.take_turn(table, seat, question)
        except Unavailable:
            raise
        except KachidokiError as error:
            # Too late, taken back, abandoned: there is nothing to do any more.
            journal.info("a bot came too late", extra={"reason": error.reason})

    return jobs


class _Worker(Worker):
    """procrastinate's worker looks after its listener and its heartbeat only as long as its
    periodic deferrer runs, which ends at once when there is nothing periodic: so it waits."""

    async def _handle_notification(self, **notice: Any) -> None:
        """A wake-up that comes while it looks for jobs would be lost: so it is repeated."""
        await super()._handle_notification(**notice)
        asyncio.get_running_loop().call_later(0.03, self._new_job_event.set)

    async def _periodic_deferrer(self) -> None:
        await super()._periodic_deferrer()  # type: ignore[no-untyped-call]
        await asyncio.Event().wait()


async def _make_queue(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        if await connection.scalar(text("SELECT to_regclass('procrastinate_jobs')")) is None:
            script = SchemaManager.get_schema()
            await connection.exec_driver_sql(script.replace("%", "%%"))


async def work(url: str, thinkers: int | None) -> None:
    """Think for bots until a signal says stop."""
    store = Store(url)
    house = House(store, Thinkers(thinkers))
    await store.open()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    async with Shared(house, store, worker=True):
        await stop.wait()
    await house.close()
