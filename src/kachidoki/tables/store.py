"""The database of the tables: SQLite in one file, or PostgreSQL; the same code for both.

Records are written in groups: whatever comes in while one transaction is being made safe goes into
the next, so that many tables share the cost of one. A record is acknowledged when the database has
it on disk.
"""

import asyncio
import contextlib
import logging
import secrets as randomness
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kachidoki.tables import record as kept
from kachidoki.tables import schema, stored
from kachidoki.tables.engine import bring_up_to_date, engine_of
from kachidoki.tables.errors import NotFound, Unavailable
from kachidoki.tables.keeping import MOST_LISTED, SIGNED_OUT, Listed
from kachidoki.tables.record import Record
from kachidoki.tables.schema import members, people
from kachidoki.tables.seating import ABANDONED, OPEN, OVER, PLAYING, Draft, Person
from kachidoki.tables.table import Outlook, Table

journal = logging.getLogger(__name__)

# Records in one transaction; more wait for the next.
MOST_TOGETHER = 500

_insert_record = insert(schema.records)
# What is changed is named by the rows that it is given.
_change_table = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_change_member = update(members).where(
    members.c.table_id == bindparam("table"), members.c.person_id == bindparam("who")
)


@dataclass(slots=True)
class Write:
    """A record that waits to be stored. `stored` becomes True, or False when another process was
    first."""

    table: str
    sequence: int
    record: Record
    outlook: Outlook
    stored: asyncio.Future[bool]
    # Who made the table.
    host: str = ""


class Store:
    """Everything that is kept. Whatever the database cannot do now is refused as Unavailable."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        # Other processes write to it as well.
        self.shared = self.postgres
        self.engine = engine_of(url, self.postgres)
        # What else belongs into the transaction of a group of records: see postgres.py.
        self.together: Callable[[AsyncConnection, Sequence[Write]], Awaitable[None]] | None = None
        self.tell: Callable[[AsyncConnection, Sequence[tuple[str, int]]], Awaitable[None]] | None
        self.tell = None
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await self.prepare()
        self._writer = asyncio.create_task(self._write_on())

    async def prepare(self) -> None:
        """Bring the database up to date."""
        async with self._trouble():
            await bring_up_to_date(self.engine, self.postgres)

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self._waiting.join()
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

    async def _do(self, statement: sql.Executable, rows: Sequence[Mapping[str, Any]] = ()) -> None:
        async with self._begin() as connection:
            await connection.execute(statement, rows or None)

    async def _all(self, query: sql.Executable) -> Sequence[sql.Row[Any]]:
        async with self._begin() as connection:
            return (await connection.execute(query)).all()

    async def _one(self, query: sql.Executable) -> sql.Row[Any] | None:
        async with self._begin() as connection:
            return (await connection.execute(query)).first()

    async def ping(self) -> None:
        """Refuses when the database does not answer."""
        await self._do(sql.text("SELECT 1"))

    async def check_writing(self) -> None:
        """Refuses when nothing can be written: the disk is full, or somebody holds the file."""
        await self._do(update(schema.secrets).values(value=schema.secrets.c.value))

    # Records.

    async def append(self, table: Table, draft: Draft) -> bool:
        """Store the next record of a table. False: another process wrote that number first.

        After Unavailable it may be stored or not: load the table anew before going on.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        outlook, host = table.outlook(draft), table.setup.host
        write = Write(table.id, table.sequence + 1, draft.record, outlook, future, host)
        self._waiting.put_nowait(write)
        return await future

    async def _write_on(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < MOST_TOGETHER and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            # Every process locks in the same order, so that two never wait for each other.
            group.sort(key=lambda write: write.table)
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
                for _ in group:
                    self._waiting.task_done()

    async def _write(self, group: Sequence[Write]) -> list[bool]:
        """Store a group in one transaction; where one is too late, each in its own."""
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
        rows = [_row(write.table, write.sequence, write.record) for write in group]
        await connection.execute(_insert_record, rows)
        changes = [
            {"table": write.table, "sequence": write.sequence, "changed": write.record.at}
            | _columns(write.outlook)
            for write in group
        ]
        await connection.execute(_change_table, changes)
        moved = [
            {"table": write.table, "seats": stored.encode_seats(write.outlook.seats)}
            for write in group
            if isinstance(write.record, (kept.Sat, kept.StoodIn, kept.Returned))
        ]
        if moved:
            await connection.execute(_change_table, moved)
        if self.together is not None:
            await self.together(connection, group)

    async def records(self, table: str, after: int) -> list[Record]:
        """The records of a table after a sequence number, in order."""
        columns = schema.records.c
        newer = select(columns.body).where(columns.table_id == table, columns.sequence > after)
        rows = await self._all(newer.order_by(columns.sequence))
        return [stored.decode(row.body) for row in rows]

    # Tables.

    async def create(
        self,
        table: Table,
        invite: str,
        records: Sequence[Record] = (),
        outlook: Outlook | None = None,
    ) -> None:
        """A new table, with the records that made it what it is; or that are to make it so, if it
        is known to what `outlook`."""
        outlook = outlook or table.outlook()
        async with self._begin() as connection:
            await connection.execute(
                insert(schema.tables),
                {
                    "id": table.id,
                    "invite": invite,
                    "seed": table.seed,
                    "setup": stored.encode_setup(table.setup),
                    "public": table.setup.public,
                    "created": table.created,
                    "seats": stored.encode_seats(outlook.seats),
                    "sequence": len(records),
                    "changed": table.created,
                    **_columns(outlook),
                },
            )
            rows = [_row(table.id, number, record) for number, record in enumerate(records, 1)]
            if rows:
                await connection.execute(_insert_record, rows)
            # An imported log names players whom nobody knows here.
            seats = table.setup.seats
            sitters = {seat.person for seat in seats if " " not in seat.person}
            known = {*sitters, *(seat.kept for seat in seats), table.setup.host} - {""}
            let_in = [_member(table.id, person, table.created) for person in sorted(known)]
            await connection.execute(insert(members), let_in)

    async def load(self, table: str) -> tuple[Table, str]:
        """A table from its records, and its invite."""
        row = await self._one(select(schema.tables).where(schema.tables.c.id == table))
        if row is None:
            raise NotFound("no-such-table")
        loaded = Table(row.id, stored.decode_setup(row.setup), bytes(row.seed), row.created)
        records = await self.records(table, 0)
        # They may be many: the other tables do not wait for it.
        await asyncio.to_thread(_replay, loaded, records)
        return loaded, row.invite

    async def due(self, before: int) -> AsyncIterator[str]:
        """The tables that the server has to look at, the longest overdue first."""
        columns = schema.tables.c
        place = columns.due, columns.id
        waiting = columns.due <= before, columns.status.in_((OPEN, PLAYING))
        query = select(*place).where(*waiting).order_by(*place).limit(MOST_LISTED)
        last = (-1, "")
        while rows := await self._all(query.where(sql.tuple_(*place) > last)):
            for row in rows:
                last = row.due, row.id
                yield row.id

    async def postpone(self, table: str, until: int) -> None:
        """Look at a table again later."""
        await self._do(_change_table, [{"table": table, "due": until}])

    async def shut(self, table: str) -> None:
        """A table that cannot go on is listed as one that was given up."""
        await self._do(_change_table, [{"table": table, "status": ABANDONED, "due": None}])

    async def lobby(self, skip: int = 0, most: int = MOST_LISTED) -> list[Listed]:
        """The public tables that wait for players or are being played, the newest first, without
        the first `skip`."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.public, columns.status.in_((OPEN, PLAYING)))
        return await self._listed(query, columns.status, skip, most)

    async def tables_of(self, person: str, skip: int = 0, most: int = MOST_LISTED) -> list[Listed]:
        """The tables that a person played at or was let in to, those in play first, without the
        first `skip`."""
        ended = schema.tables.c.status.in_((OVER, ABANDONED))
        mine = members.c.person_id == person, ~members.c.hidden
        query = select(schema.tables).join(members).where(*mine)
        return await self._listed(query, ended, skip, most)

    async def _listed(
        self, query: sql.Select[Any], first: sql.ColumnElement[Any], skip: int, most: int
    ) -> list[Listed]:
        columns = schema.tables.c
        ordered = query.order_by(first, columns.changed.desc(), columns.id)
        return [
            Listed(
                row.id,
                stored.decode_setup(row.setup),
                stored.decode_seats(row.seats),
                row.status,
                row.sequence,
                tuple(int(seat) for seat in row.asked.split()),
                row.changed,
                stored.decode_result(row.result) if row.result else None,
            )
            for row in await self._all(ordered.offset(skip).limit(most))
        ]

    async def put_away(self, table: str, person: str) -> None:
        """A person does not want to see a table among their own any more."""
        await self._do(_change_member, [{"table": table, "who": person, "hidden": True}])

    async def played_by(self) -> AsyncIterator[tuple[str, str, int]]:
        """All tables in play, with the game and the version of its rules by which each began."""
        columns, last = schema.tables.c, ""
        begun = schema.records.c.body.startswith('{"what":"started"')
        query = select(columns.id, columns.setup, schema.records.c.body).join(schema.records)
        query = query.where(columns.status == PLAYING, begun)
        query = query.order_by(columns.id).limit(MOST_LISTED)
        while rows := await self._all(query.where(columns.id > last)):
            for row in rows:
                last, started = row.id, stored.decode(row.body)
                assert isinstance(started, kept.Started)
                yield row.id, stored.decode_setup(row.setup).game, started.rules

    async def count_tables(self, host: str) -> int:
        """How many unfinished tables a person made."""
        columns = schema.tables.c
        own = members.c.person_id == host, columns.status.in_((OPEN, PLAYING))
        rows = await self._all(select(columns.setup).join(members).where(*own))
        return sum(stored.decode_setup(row.setup).host == host for row in rows)

    # People.

    async def add_person(self, person: Person, now: int) -> None:
        await self._do(insert(people), [{**asdict(person), "created": now}])

    async def person(self, person: str) -> Person | None:
        row = await self._one(select(people).where(people.c.id == person))
        return None if row is None else Person(row.id, row.name, row.program, row.generation)

    async def rename(self, person: str, name: str) -> None:
        await self._do(update(people).where(people.c.id == person).values(name=name))

    async def sign_out_everywhere(self, person: str) -> None:
        """What proves who they are is void; the other processes are told."""
        async with self._begin() as connection:
            grown = update(people).values(generation=people.c.generation + 1)
            await connection.execute(grown.where(people.c.id == person))
            if self.tell is not None:
                await self.tell(connection, [(person, SIGNED_OUT)])

    # Who was let in to a table, and who is there.

    async def admit(self, table: str, person: str, now: int) -> None:
        """Let somebody in for good."""
        try:
            await self._do(insert(members), [_member(table, person, now)])
        except Unavailable as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise

    async def members(self, table: str) -> dict[str, int]:
        """The people let in, with the time when each was last seen there."""
        columns = members.c
        query = select(columns.person_id, columns.seen).where(columns.table_id == table)
        return {row.person_id: row.seen for row in await self._all(query)}

    async def members_of(self, tables: Sequence[str]) -> dict[str, dict[str, int]]:
        """The same for several tables."""
        seen: dict[str, dict[str, int]] = {}
        for at in range(0, len(tables), MOST_TOGETHER):
            some = members.c.table_id.in_(tables[at : at + MOST_TOGETHER])
            for row in await self._all(select(members).where(some)):
                seen.setdefault(row.table_id, {})[row.person_id] = row.seen
        return seen

    async def seen(
        self, there: Sequence[tuple[str, str]], now: int, notice: int | None = None
    ) -> None:
        """These people were at these tables; with a `notice` the other processes are told."""
        if there:
            rows = [{"table": table, "who": who, "seen": now} for table, who in sorted(there)]
            async with self._begin() as connection:
                await connection.execute(_change_member, rows)
                if notice is not None and self.tell is not None:
                    await self.tell(connection, [(table, notice) for table, _ in there])

    async def secret(self, name: str) -> bytes:
        """A secret of this house, made the first time it is asked for."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        row = await self._one(query)
        if row is None:
            fresh = {"name": name, "value": randomness.token_bytes(32)}
            with contextlib.suppress(Unavailable):
                await self._do(insert(schema.secrets), [fresh])
            row = await self._one(query)
        if row is None:
            raise Unavailable("storage-unavailable")
        return bytes(row.value)


def _row(table: str, sequence: int, record: Record) -> dict[str, object]:
    return {"table_id": table, "sequence": sequence, "body": stored.encode(record)}


def _member(table: str, person: str, seen: int) -> dict[str, object]:
    return {"table_id": table, "person_id": person, "seen": seen}


def _columns(outlook: Outlook) -> dict[str, object]:
    """What a table waits for, as it is searched."""
    return {
        "status": outlook.status,
        "asked": " ".join(map(str, outlook.asked)),
        "due": outlook.due,
        "result": None if outlook.result is None else stored.encode_result(outlook.result),
    }


def _replay(table: Table, records: Sequence[Record]) -> None:
    for record in records:
        table.accept(Draft(record))
