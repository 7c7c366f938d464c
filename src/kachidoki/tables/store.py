"""The database of the tables: SQLite in one file, or PostgreSQL; the same code for both.

Records are written in groups: whatever comes in while one transaction is being made safe goes into
the next, so that many tables share the cost of one. A record is acknowledged when the database has
it on disk.
"""

import asyncio
import contextlib
import logging
import os
import secrets as randomness
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Row, bindparam, event, insert, select, text, tuple_, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kachidoki.tables import schema
from kachidoki.tables.errors import NotFound, Unavailable
from kachidoki.tables.record import (
    AnyRecord,
    Result,
    Returned,
    Sat,
    Seat,
    Started,
    StoodIn,
    TableSetup,
)
from kachidoki.tables.seating import ABANDONED, OPEN, OVER, PLAYING, Draft, Person
from kachidoki.tables.stored import (
    decode,
    decode_result,
    decode_seats,
    decode_setup,
    encode,
    encode_result,
    encode_seats,
    encode_setup,
)
from kachidoki.tables.table import Outlook, Table

journal = logging.getLogger(__name__)

# Records in one transaction; more wait for the next.
MOST_TOGETHER = 500
MOST_LISTED = 100
# In the place of a sequence: the notice is about a person, who has signed out.
SIGNED_OUT = -1
# Seconds to wait for a connection or a statement before the answer is "try again".
PATIENCE = 5

_insert_record = insert(schema.records)
_update_table = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        sequence=bindparam("number"),
        status=bindparam("state"),
        asked=bindparam("turn"),
        due=bindparam("look"),
        changed=bindparam("at"),
        result=bindparam("ended"),
    )
)
_update_seats = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(seats=bindparam("sitters"))
)


@dataclass(slots=True)
class Write:
    """A record that waits to be stored. `stored` becomes True, or False when another process was
    first."""

    table: str
    sequence: int
    record: AnyRecord
    outlook: Outlook
    stored: asyncio.Future[bool]
    # Who made the table.
    host: str = ""


@dataclass(frozen=True, slots=True)
class Known:
    """What the database knows of a person."""

    person: Person
    generation: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the lobby and the lists show it."""

    id: str
    setup: TableSetup
    seats: tuple[Seat, ...]
    status: str
    sequence: int
    asked: tuple[int, ...]
    changed: int
    result: Result | None


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


class Store:
    """Everything that is kept. Whatever the database cannot do now is refused as Unavailable."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _engine(url, self.postgres)
        # What else belongs into the transaction of a group of records: see postgres.py.
        self.together: Callable[[AsyncConnection, Sequence[Write]], Awaitable[None]] | None = None
        self.tell: Callable[[AsyncConnection, Sequence[tuple[str, int]]], Awaitable[None]] | None
        self.tell = None
        self._waiting: list[Write] = []
        self._writing = False
        self._more = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self.groups = 0

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await self.prepare()
        self._writer = asyncio.create_task(self._write_on())

    async def prepare(self) -> None:
        """Bring the database up to date."""
        from kachidoki.tables.migrate import bring_up_to_date

        async with self._trouble():
            await bring_up_to_date(self.engine, self.postgres)

    async def close(self) -> None:
        """Write what waits, then let go."""
        while self._waiting or self._writing:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _trouble(self) -> AsyncIterator[None]:
        try:
            yield
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            if not isinstance(error, IntegrityError):
                # What the database says, without what it was given: that holds cards.
                said = str(getattr(error, "orig", None) or type(error).__name__)
                journal.warning("the database refused", extra={"said": said[:200]})
            raise Unavailable("storage-unavailable") from error

    @contextlib.asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        async with self._trouble(), self.engine.begin() as connection:
            yield connection

    async def ping(self) -> None:
        """Refuses when the database does not answer."""
        async with self._begin() as connection:
            await connection.execute(text("SELECT 1"))

    async def check_writing(self) -> None:
        """Refuses when nothing can be written: the disk is full, or somebody holds the file."""
        columns = schema.secrets.c
        async with self._begin() as connection:
            await connection.execute(update(schema.secrets).values(value=columns.value))

    # Records.

    async def append(self, table: Table, draft: Draft) -> bool:
        """Store the next record of a table. False: another process wrote that number first.

        After Unavailable it may be stored or not: load the table anew before going on.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        outlook, host = table.outlook(draft), table.setup.host
        write = Write(table.id, table.sequence + 1, draft.record, outlook, future, host)
        self._waiting.append(write)
        self._more.set()
        return await future

    async def _write_on(self) -> None:
        while True:
            await self._more.wait()
            group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            # Every process locks in the same order, so that two never wait for each other.
            group.sort(key=lambda write: write.table)
            if not self._waiting:
                self._more.clear()
            self._writing = True
            try:
                stored = await self._write(group)
            except asyncio.CancelledError:
                for write in group:
                    write.stored.cancel()
                raise
            except Exception as error:
                if not isinstance(error, Unavailable):
                    journal.error("records could not be stored", exc_info=error)
                for write in group:
                    if not write.stored.done():
                        write.stored.set_exception(Unavailable("storage-unavailable"))
            else:
                for write, done in zip(group, stored, strict=True):
                    if not write.stored.done():
                        write.stored.set_result(done)
            finally:
                self._writing = False

    async def _write(self, group: Sequence[Write]) -> list[bool]:
        """Store a group in one transaction; where one is too late, each in its own."""
        self.groups += 1
        try:
            async with self._begin() as connection:
                await self._put(connection, group)
            return [True] * len(group)
        except Unavailable as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise
        if len(group) == 1:
            return [False]
        return [(await self._write([write]))[0] for write in group]

    async def _put(self, connection: AsyncConnection, group: Sequence[Write]) -> None:
        await connection.execute(
            _insert_record,
            [
                {
                    "table_id": write.table,
                    "sequence": write.sequence,
                    "body": encode(write.record),
                }
                for write in group
            ],
        )
        await connection.execute(
            _update_table,
            [
                {
                    "table": write.table,
                    "number": write.sequence,
                    "state": write.outlook.status,
                    "turn": " ".join(map(str, write.outlook.asked)),
                    "look": write.outlook.due,
                    "at": write.record.at,
                    "ended": _written(write.outlook.result),
                }
                for write in group
            ],
        )
        moved = [
            {"table": write.table, "sitters": encode_seats(write.outlook.seats)}
            for write in group
            if isinstance(write.record, (Sat, StoodIn, Returned))
        ]
        if moved:
            await connection.execute(_update_seats, moved)
        if self.together is not None:
            await self.together(connection, group)

    async def records(self, table: str, after: int) -> list[AnyRecord]:
        """The records of a table after a sequence number, in order."""
        columns = schema.records.c
        query = (
            select(columns.body)
            .where(columns.table_id == table, columns.sequence > after)
            .order_by(columns.sequence)
        )
        async with self._begin() as connection:
            return [decode(body) for (body,) in await connection.execute(query)]

    # Tables.

    async def create(
        self,
        table: Table,
        invite: str,
        records: Sequence[AnyRecord] = (),
        outlook: Outlook | None = None,
    ) -> None:
        """A new table, with the records that made it what it is; or that are to make it so, if it
        is known to what `outlook`."""
        outlook = table.outlook() if outlook is None else outlook
        async with self._begin() as connection:
            await connection.execute(
                insert(schema.tables),
                {
                    "id": table.id,
                    "invite": invite,
                    "seed": table.seed,
                    "setup": encode_setup(table.setup),
                    "public": table.setup.public,
                    "created": table.created,
                    "seats": encode_seats(outlook.seats),
                    "sequence": len(records),
                    "status": outlook.status,
                    "asked": " ".join(map(str, outlook.asked)),
                    "due": outlook.due,
                    "changed": table.created,
                    "result": _written(outlook.result),
                },
            )
            rows = [
                {"table_id": table.id, "sequence": number, "body": encode(record)}
                for number, record in enumerate(records, 1)
            ]
            if rows:
                await connection.execute(_insert_record, rows)
            # An imported log names players whom nobody knows here.
            seats = table.setup.seats
            people = {seat.person for seat in seats if " " not in seat.person}
            people |= {seat.kept for seat in seats}
            await connection.execute(
                insert(schema.members),
                [
                    {"table_id": table.id, "person_id": person, "seen": table.created}
                    for person in sorted({*people, table.setup.host} - {""})
                ],
            )

    async def load(self, table: str) -> tuple[Table, str]:
        """A table from its records, and its invite."""
        row = await self._one(select(schema.tables).where(schema.tables.c.id == table))
        if row is None:
            raise NotFound("no-such-table")
        loaded = Table(row.id, decode_setup(row.setup), bytes(row.seed), row.created)
        records = await self.records(table, 0)
        # They may be many: the other tables do not wait for it.
        await asyncio.to_thread(_replay, loaded, records)
        return loaded, row.invite

    async def _one(self, query: Any) -> Row[Any] | None:
        async with self._begin() as connection:
            found: Row[Any] | None = (await connection.execute(query)).first()
            return found

    async def due(self, before: int, most: int = MOST_LISTED) -> list[str]:
        """The tables that the server has to look at, the longest overdue first."""
        return [table for _, table in await self._due(before, (-1, ""), most)]

    async def all_due(self, before: int) -> AsyncIterator[str]:
        """All of them, one after the other."""
        last = (-1, "")
        while rows := await self._due(before, last, MOST_LISTED):
            for last in rows:
                yield last[1]

    async def _due(self, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        columns = schema.tables.c
        query = (
            select(columns.due, columns.id)
            .where(columns.due <= before, columns.status.in_((OPEN, PLAYING)))
            .where(tuple_(columns.due, columns.id) > after)
            .order_by(columns.due, columns.id)
            .limit(most)
        )
        async with self._begin() as connection:
            return [(row.due, row.id) for row in await connection.execute(query)]

    async def postpone(self, table: str, until: int) -> None:
        """Look at a table again later."""
        async with self._begin() as connection:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(due=until)
            )

    async def lobby(self, skip: int = 0, most: int = MOST_LISTED) -> list[Listed]:
        """The public tables that wait for players or are being played, the newest first, but for
        so many."""
        columns = schema.tables.c
        return await self._listed(
            select(schema.tables)
            .where(columns.public, columns.status.in_((OPEN, PLAYING)))
            .order_by(columns.status, columns.changed.desc(), columns.id)
            .offset(skip)
            .limit(most)
        )

    async def tables_of(self, person: str, skip: int = 0, most: int = MOST_LISTED) -> list[Listed]:
        """The tables that a person played at or was let in to, those in play first, but for so
        many."""
        columns = schema.tables.c
        ended = columns.status.in_((OVER, ABANDONED))
        return await self._listed(
            select(schema.tables)
            .join(schema.members, schema.members.c.table_id == columns.id)
            .where(schema.members.c.person_id == person, ~schema.members.c.hidden)
            .order_by(ended, columns.changed.desc(), columns.id)
            .offset(skip)
            .limit(most)
        )

    async def _listed(self, query: Any) -> list[Listed]:
        async with self._begin() as connection:
            rows = await connection.execute(query)
            return [
                Listed(
                    row.id,
                    decode_setup(row.setup),
                    decode_seats(row.seats),
                    row.status,
                    row.sequence,
                    tuple(int(seat) for seat in row.asked.split()),
                    row.changed,
                    decode_result(row.result) if row.result else None,
                )
                for row in rows
            ]

    async def put_away(self, table: str, person: str) -> None:
        """A person does not want to see a table among their own any more."""
        columns = schema.members.c
        async with self._begin() as connection:
            await connection.execute(
                update(schema.members)
                .where(columns.table_id == table, columns.person_id == person)
                .values(hidden=True)
            )

    async def played_by(self) -> AsyncIterator[tuple[str, str, int]]:
        """All tables in play, with the game and the version of its rules by which each began."""
        columns, last = schema.tables.c, ""
        begun = schema.records.c.body.startswith('{"what":"started"')
        query = (
            select(columns.id, columns.setup, schema.records.c.body)
            .join(schema.records, schema.records.c.table_id == columns.id)
            .where(columns.status == PLAYING, columns.id > bindparam("last"), begun)
            .order_by(columns.id)
            .limit(MOST_LISTED)
        )
        while True:
            async with self._begin() as connection:
                rows = (await connection.execute(query, {"last": last})).all()
            for row in rows:
                last, started = row.id, decode(row.body)
                if isinstance(started, Started):
                    yield row.id, decode_setup(row.setup).game, started.rules
            if len(rows) < MOST_LISTED:
                return

    async def shut(self, table: str) -> None:
        """A table that cannot go on is listed as one that was given up."""
        async with self._begin() as connection:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table)
                .values(status=ABANDONED, due=None)
            )

    async def count_tables(self, host: str) -> int:
        """How many unfinished tables a person made."""
        async with self._begin() as connection:
            rows = await connection.execute(
                select(schema.tables.c.setup)
                .join(schema.members, schema.members.c.table_id == schema.tables.c.id)
                .where(schema.members.c.person_id == host)
                .where(schema.tables.c.status.in_((OPEN, PLAYING)))
            )
            return sum(decode_setup(row.setup).host == host for row in rows)

    # People.

    async def add_person(self, person: Person, now: int) -> None:
        async with self._begin() as connection:
            await connection.execute(
                insert(schema.people),
                {
                    "id": person.id,
                    "name": person.name,
                    "program": person.program,
                    "generation": 0,
                    "created": now,
                },
            )

    async def person(self, person: str) -> Known | None:
        row = await self._one(select(schema.people).where(schema.people.c.id == person))
        if row is None:
            return None
        return Known(Person(row.id, row.name, row.program), row.generation)

    async def rename(self, person: str, name: str) -> None:
        async with self._begin() as connection:
            await self._change_person(connection, person, name=name)

    async def sign_out_everywhere(self, person: str) -> None:
        """What proves who they are is void; the other processes are told."""
        async with self._begin() as connection:
            await self._change_person(connection, person, generation=schema.people.c.generation + 1)
            if self.tell is not None:
                await self.tell(connection, [(person, SIGNED_OUT)])

    @staticmethod
    async def _change_person(connection: AsyncConnection, person: str, **values: object) -> None:
        await connection.execute(
            update(schema.people).where(schema.people.c.id == person).values(**values)
        )

    # Who was let in to a table, and who is there.

    async def admit(self, table: str, person: str, now: int) -> None:
        """Let somebody in for good."""
        row = {"table_id": table, "person_id": person, "seen": now}
        try:
            async with self._begin() as connection:
                await connection.execute(insert(schema.members), row)
        except Unavailable as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise

    async def members(self, table: str) -> dict[str, int]:
        """The people let in, with the time when each was last seen there."""
        columns = schema.members.c
        query = select(columns.person_id, columns.seen).where(columns.table_id == table)
        async with self._begin() as connection:
            return {row.person_id: row.seen for row in await connection.execute(query)}

    async def members_of(self, tables: Sequence[str]) -> dict[str, dict[str, int]]:
        """The same for several tables."""
        found: dict[str, dict[str, int]] = {}
        columns = schema.members.c
        for at in range(0, len(tables), MOST_TOGETHER):
            some = tables[at : at + MOST_TOGETHER]
            query = select(schema.members).where(columns.table_id.in_(some))
            async with self._begin() as connection:
                for row in await connection.execute(query):
                    found.setdefault(row.table_id, {})[row.person_id] = row.seen
        return found

    async def seen(
        self, there: Sequence[tuple[str, str]], now: int, notice: int | None = None
    ) -> None:
        """These people were at these tables; with a `notice` the other processes are told."""
        columns = schema.members.c
        statement = (
            update(schema.members)
            .where(columns.table_id == bindparam("table"), columns.person_id == bindparam("who"))
            .values(seen=now)
        )
        if there:
            rows = [{"table": table, "who": person} for table, person in sorted(there)]
            async with self._begin() as connection:
                await connection.execute(statement, rows)
                if notice is not None and self.tell is not None:
                    await self.tell(connection, [(table, notice) for table, _ in there])

    async def secret(self, name: str) -> bytes:
        """A secret of this house, made the first time it is asked for."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        row = await self._one(query)
        if row is None:
            fresh = {"name": name, "value": randomness.token_bytes(32)}
            with contextlib.suppress(Unavailable):
                async with self._begin() as connection:
                    await connection.execute(insert(schema.secrets), fresh)
            row = await self._one(query)
        if row is None:
            raise Unavailable("storage-unavailable")
        return bytes(row.value)


def _written(result: Result | None) -> str | None:
    return None if result is None else encode_result(result)


def _replay(table: Table, records: Sequence[AnyRecord]) -> None:
    for record in records:
        table.accept(Draft(record))


def _engine(url: str, postgres: bool) -> AsyncEngine:
    if postgres:
        settings = f"-c statement_timeout={PATIENCE * 1000} -c lock_timeout={PATIENCE * 1000}"
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"connect_timeout": PATIENCE, "options": settings},
        )
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine.sync_engine, "connect")
    def _on_connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # Every commit is on disk before it is acknowledged, also when the power fails.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def prepare_file(path: Path) -> None:
    """Make the file for its owner only: it holds the cards to come."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    with contextlib.suppress(OSError):
        os.fchmod(file, 0o600)
    os.close(file)
