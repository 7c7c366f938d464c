"""What keeps the tables of a browser. It is slow to reach and can only be asked for rows of text:
`Drawer` is what `web/src/local/keep.ts` does with IndexedDB.

A record and what is listed of its table are written in one transaction, which is on the disk when
`append` comes back. Other windows of the browser write to the same drawer.
"""

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any, Protocol

import msgspec

from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.making import listed
from kachidoki.tables import stored
from kachidoki.tables.errors import NotFound, Unavailable
from kachidoki.tables.keeping import MOST_LISTED, Listed
from kachidoki.tables.live import milliseconds
from kachidoki.tables.record import Record, TableSetup
from kachidoki.tables.seating import ABANDONED, OPEN, OVER, PLAYING, Draft, Person
from kachidoki.tables.table import Outlook, Table

# The one person of a browser.
ME = "me"
# How tables are written. What a later version writes, this one leaves alone.
FORMAT = 1


class Drawer(Protocol):
    """Rows of the browser's storage. What cannot be kept or read comes back as `full` or `shut`
    instead of `done`, and a number that is taken as `taken`."""

    async def create(self, table: str, row: str, records: str) -> str: ...

    async def append(self, table: str, sequence: int, record: str, row: str) -> str: ...

    async def change(self, table: str, row: str) -> str: ...

    async def remove(self, table: str) -> str: ...

    async def row(self, table: str) -> str:
        """Empty if there is none."""
        ...

    async def rows(self) -> str:
        """All of them, as a list."""
        ...

    async def records(self, table: str, after: int) -> str: ...

    async def me(self) -> str:
        """The name; empty for whoever has none yet."""
        ...

    async def call(self, name: str) -> str: ...


class Damaged(KachidokiError):
    """What was kept of a game cannot be read."""


class Shelf:
    """A keeper of tables, for one person."""

    shared = True

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer
        self._seen: dict[str, int] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    # Records.

    async def append(self, table: Table, draft: Draft) -> bool:
        row = await self._row(table.id)
        sequence = table.sequence + 1
        row |= _columns(table.outlook(draft))
        row |= {"sequence": sequence, "changed": draft.record.at}
        row["listed"] = _shown(row)
        body = stored.encode(draft.record)
        done = await self._drawer.append(table.id, sequence, body, json.dumps(row))
        return done != "taken" and _done(done)

    async def records(self, table: str, after: int) -> list[Record]:
        bodies = json.loads(_known(await self._drawer.records(table, after)))
        try:
            for number, (sequence, _) in enumerate(bodies, after + 1):
                if number != sequence:
                    raise Damaged("game-damaged")
            return [stored.decode(body) for _, body in bodies]
        except KachidokiError:
            raise
        except Exception as error:
            raise Damaged("game-damaged") from error

    # Tables.

    async def create(
        self,
        table: Table,
        invite: str,
        records: Sequence[Record] = (),
        outlook: Outlook | None = None,
    ) -> None:
        row = {
            "id": table.id,
            "format": FORMAT,
            "invite": invite,
            "seed": table.seed.hex(),
            "setup": stored.encode_setup(table.setup),
            "created": table.created,
            "changed": table.created,
            "sequence": len(records),
            **_columns(outlook or table.outlook()),
        }
        row["listed"] = _shown(row)
        bodies = [stored.encode(record) for record in records]
        _done(await self._drawer.create(table.id, json.dumps(row), json.dumps(bodies)))

    async def load(self, table: str) -> tuple[Table, str]:
        row = await self._row(table)
        if row.get("format") != FORMAT:
            raise Damaged("game-later")
        try:
            return await self._loaded(row), str(row["invite"])
        except Unavailable:
            raise
        except Exception as error:
            # It cannot go on; what there is of it stays where it is.
            await self.shut(table)
            raise Damaged("game-damaged") from error

    async def _loaded(self, row: dict[str, Any]) -> Table:
        setup, seed = stored.decode_setup(row["setup"]), bytes.fromhex(row["seed"])
        loaded = Table(row["id"], setup, seed, row["created"])
        for record in await self.records(loaded.id, 0):
            loaded.accept(Draft(record))
        if loaded.sequence < row["sequence"]:
            raise Damaged("game-damaged")
        return loaded

    async def due(self, before: int) -> AsyncIterator[str]:
        """None: what nobody looks at waits."""
        none: tuple[str, ...] = ()
        for table in none:
            yield table

    async def postpone(self, table: str, until: int) -> None:
        pass

    async def shut(self, table: str) -> None:
        row = await self._row(table) | {"status": ABANDONED, "asked": []}
        row["listed"] = _shown(row)
        _done(await self._drawer.change(table, json.dumps(row)))

    async def lobby(self, skip: int = 0, most: int = MOST_LISTED) -> list[Listed]:
        return []

    async def tables_of(self, person: str, skip: int = 0, most: int = MOST_LISTED) -> list[Listed]:
        rows = await self._rows()
        rows.sort(key=lambda row: (row["status"] in (OVER, ABANDONED), -row["changed"], row["id"]))
        return [_listed(row) for row in rows[skip : skip + most]]

    async def put_away(self, table: str, person: str) -> None:
        """For good: there is nobody else who might look at it, and room is scarce."""
        _done(await self._drawer.remove(table))

    async def played_by(self) -> AsyncIterator[tuple[str, str, int]]:
        """None: each is looked at when it is opened."""
        none: tuple[tuple[str, str, int], ...] = ()
        for table in none:
            yield table

    async def count_tables(self, host: str) -> int:
        return sum(row["status"] in (OPEN, PLAYING) for row in await self._rows())

    # People: one.

    async def person(self) -> Person | None:
        name = _known(await self._drawer.me())
        return Person(ME, name) if name else None

    async def call(self, name: str) -> Person:
        _done(await self._drawer.call(name))
        return Person(ME, name)

    async def admit(self, table: str, person: str, now: int) -> None:
        pass

    async def members(self, table: str) -> dict[str, int]:
        # Whoever asks is there.
        return {ME: self._seen.get(table, milliseconds())}

    async def members_of(self, tables: Sequence[str]) -> dict[str, dict[str, int]]:
        return {table: await self.members(table) for table in tables}

    async def seen(
        self, there: Sequence[tuple[str, str]], now: int, notice: int | None = None
    ) -> None:
        self._seen |= {table: now for table, _ in there}

    # Rows.

    async def _row(self, table: str) -> dict[str, Any]:
        found = _known(await self._drawer.row(table))
        if not found:
            raise NotFound("no-such-table")
        row: dict[str, Any] = json.loads(found)
        return row

    async def _rows(self) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = json.loads(_known(await self._drawer.rows()))
        return rows


def _done(said: str) -> bool:
    if said != "done":
        raise Unavailable("storage-full" if said == "full" else "storage-unavailable")
    return True


def _known(said: str) -> str:
    if said == "shut":
        raise Unavailable("storage-unavailable")
    return said


def _columns(outlook: Outlook) -> dict[str, Any]:
    """What is listed of a table."""
    result = None if outlook.result is None else stored.encode_result(outlook.result)
    seats = stored.encode_seats(outlook.seats)
    return {"status": outlook.status, "asked": outlook.asked, "seats": seats, "result": result}


def _listed(row: dict[str, Any]) -> Listed:
    """One that cannot be read is listed all the same, so that it can be put away."""
    try:
        setup = stored.decode_setup(row["setup"])
        seats = stored.decode_seats(row["seats"])
        result = stored.decode_result(row["result"]) if row["result"] else None
    except Exception:
        setup = TableSetup("", "", 0, {}, (), ME)
        seats, result = (), None
    about = row["status"], row["sequence"], tuple(row["asked"]), row["changed"]
    return Listed(row["id"], replace(setup, seats=seats), seats, *about, result)


def _shown(row: dict[str, Any]) -> str:
    """As the page shows it, also before this worker has started."""
    return msgspec.json.encode(listed(_listed(row), Person(ME, ""))).decode()
