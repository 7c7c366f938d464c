"""What keeps the tables of a house: whatever it is, it does this. Records are what happened, and a
table is loaded by going through them."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from kachidoki.tables.record import Record, Result, Seat, TableSetup
from kachidoki.tables.seating import Draft
from kachidoki.tables.table import Outlook, Table

MOST_LISTED = 100
# In the place of a sequence: the notice is about a person, who has signed out.
SIGNED_OUT = -1


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


class Keeper(Protocol):
    """Whatever cannot be kept or read now is refused as Unavailable."""

    # Whether others write as well, of whose records somebody tells the house.
    shared: bool

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: Table, draft: Draft) -> bool:
        """Store the next record of a table. False: somebody else wrote that number first."""
        ...

    async def records(self, table: str, after: int) -> list[Record]: ...

    async def create(
        self,
        table: Table,
        invite: str,
        records: Sequence[Record] = (),
        outlook: Outlook | None = None,
    ) -> None: ...

    async def load(self, table: str) -> tuple[Table, str]:
        """A table from its records, and its invite."""
        ...

    def due(self, before: int) -> AsyncIterator[str]:
        """The tables that the house has to look at, though nobody comes."""
        ...

    async def postpone(self, table: str, until: int) -> None: ...

    async def shut(self, table: str) -> None:
        """A table that cannot go on is listed as one that was given up."""
        ...

    async def lobby(self, skip: int = 0, most: int = MOST_LISTED) -> list[Listed]: ...

    async def tables_of(
        self, person: str, skip: int = 0, most: int = MOST_LISTED
    ) -> list[Listed]: ...

    async def put_away(self, table: str, person: str) -> None: ...

    def played_by(self) -> AsyncIterator[tuple[str, str, int]]:
        """All tables in play, with the game and the version of its rules by which each began."""
        ...

    async def count_tables(self, host: str) -> int: ...

    async def admit(self, table: str, person: str, now: int) -> None: ...

    async def members(self, table: str) -> dict[str, int]:
        """The people let in, with the time when each was last seen there."""
        ...

    async def members_of(self, tables: Sequence[str]) -> dict[str, dict[str, int]]: ...

    async def seen(
        self, there: Sequence[tuple[str, str]], now: int, notice: int | None = None
    ) -> None: ...
