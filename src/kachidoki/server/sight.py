"""What somebody may see of a table: the one way from the House to those who ask."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.words import Scribe, names_of, prepare, words
from kachidoki.tables.chronicle import event_of
from kachidoki.tables.errors import NotFound, Unavailable
from kachidoki.tables.house import House
from kachidoki.tables.live import Live, milliseconds
from kachidoki.tables.news import Viewer
from kachidoki.tables.seating import ABANDONED, Person
from kachidoki.tables.shapes import Words
from kachidoki.tables.table import Table

journal = logging.getLogger(__name__)

# No sequence number has more.
MOST_DIGITS = 9


async def sight(house: House, table: str, who: Person | None) -> Live:
    """A table that the one who asks was let in to; to others it does not exist."""
    try:
        live = await house.find(table)
    except KachidokiError as error:
        if not isinstance(error, (NotFound, Unavailable)):
            # What was stored cannot be played, which is not the fault of the one who asks.
            about = {"table": table, "reason": error.reason}
            journal.error("a table cannot be read", extra=about, exc_info=error)
        raise
    if not await house.admitted(live, who):
        raise NotFound("no-such-table")
    if who is not None:
        await house.here(live, who)
    await prepare(live.table)
    return live


@dataclass(frozen=True, slots=True)
class Telling:
    """News of a table as it was at one moment. The words may still be on their way."""

    sequence: int
    plain: str
    words: "str | asyncio.Task[str] | None" = None

    async def text(self) -> str:
        if self.words is None:
            return self.plain
        words = self.words if isinstance(self.words, str) else await asyncio.shield(self.words)
        # The message is an object: the words go in before its closing brace.
        return f'{self.plain[:-1]},"words":{words}}}'


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells of tables in a language, or without words, to somebody at an address."""

    scribe: Scribe
    address: str
    language: str | None = None

    def news(self, live: Live, viewer: Viewer, after: int) -> Telling:
        """The table as it is now; refused if the words for it cost this address too much."""
        table, board = live.table, live.board
        plain = board.news(viewer, after, live.present(milliseconds()))
        if self.language is None:
            return Telling(table.sequence, plain)
        seat = viewer.seat(table)
        key = ("words", self.language, seat, after)
        said = self.scribe.known(board, key)
        if said is None:
            work = _work(table, seat, after, self.language)
            said = self.scribe.write(board, key, self.address, work)
        return Telling(table.sequence, plain, said)


def _work(table: Table, seat: int | None, after: int, language: str) -> Callable[[], Words]:
    """What there is to write, with all that it needs: the table goes on meanwhile."""
    game, names, asks = table.game, names_of(table), table.status != ABANDONED
    told = table.news.since(after, seat)
    view = table.match.view(seat) if table.match else None
    return lambda: words(language, game, names, view, map(event_of, told), asks)


def known_up_to(table: Table, after: int) -> int:
    """What a viewer knows, who says `after`: one who claims to know the future knows nothing."""
    return after if after <= table.sequence else 0
