"""What somebody may see of a table: the one way from the House to those who ask."""

import msgspec

from kachidoki.server.words import names_of, words
from kachidoki.tables.errors import NotFound
from kachidoki.tables.house import House
from kachidoki.tables.live import Live, milliseconds
from kachidoki.tables.news import Reader
from kachidoki.tables.seating import ABANDONED, Person


async def sight(house: House, table: str, who: Person | None) -> Live:
    """A table that the one who asks was let in to; to others it does not exist."""
    live = await house.find(table)
    if not await house.admitted(live, who):
        raise NotFound("no-such-table")
    if who is not None:
        await house.here(live, who)
    return live


def look_at(
    live: Live, who: Person | None, after: int, seat: int | None, language: str | None
) -> bytes:
    """The table as news for somebody who knows all up to `after`."""
    reader = Reader(who.id if who else "", seat)
    return news(live, reader, after, language).encode()


def news(live: Live, reader: Reader, after: int, language: str | None) -> str:
    """The news, with sentences if a language is given."""
    plain = live.board.news(reader, after, live.present(milliseconds()))
    if language is None:
        return plain
    table = live.table
    seat = reader.seat(table)
    told = table.news.seen(after, seat)
    view = table.match.view(seat) if table.match else None
    asks = table.status != ABANDONED
    said = words(language, table.setup.game, names_of(table), view, told, asks)
    # The message is an object: the words go in before its closing brace.
    return f'{plain[:-1]},"words":{msgspec.json.encode(said).decode()}}}'
