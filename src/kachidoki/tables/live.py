"""A table in memory, and everybody who looks at it or was there."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from kachidoki.kernel.game import Game
from kachidoki.tables.errors import TooMuch
from kachidoki.tables.news import Board, Viewer
from kachidoki.tables.seating import Draft
from kachidoki.tables.table import Table

# Tables kept in memory; those that nobody watches are let go first.
MOST_LIVE = 5_000
# Editions of games, each with its own set of cards or the like, that tables in memory may have.
MOST_EDITIONS = 64
# Milliseconds after which somebody who was not seen is absent.
ABSENT_AFTER = 60_000
# And after which others may let a bot play for them, or give the game up without them.
# Whoever loses the line counts as seen 45 seconds before: that leaves two minutes.
REPLACED_AFTER, GONE_AFTER = 165_000, 86_400_000

# The time of day when this process began, less the time by which it counts from then on: a clock on
# the wall that is set anew costs nobody any time.
_BEGAN = time.time() - time.monotonic()


def milliseconds() -> int:
    """The time since 1970."""
    return int((_BEGAN + time.monotonic()) * 1000)


@dataclass(slots=True, eq=False)
class Watcher:
    """A connection that looks at a table. `stir` is set when there may be something to send."""

    viewer: Viewer
    known: int
    stir: asyncio.Event = field(default_factory=asyncio.Event)
    # Messages for this connection alone, to be sent before the news.
    outbox: list[str] = field(default_factory=list)
    # Called after each record, before the next, if this connection wants to be told of each.
    step: Callable[[], None] | None = None
    # Whoever it was made for has signed out.
    void: bool = False

    def warn(self, seat: int, until: int, now: int) -> None:
        """The time of a seat is up; a bot takes over at `until`."""
        warning = {"type": "warning", "seat": seat, "until": until, "now": now}
        self.outbox.append(msgspec.json.encode(warning).decode())
        self.stir.set()


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory, and everybody who looks at it."""

    table: Table
    invite: str
    board: Board
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    # When each person let in was last seen by any process, and who has left since.
    members: dict[str, int] = field(default_factory=dict)
    left: set[str] = field(default_factory=set)
    stale: bool = False
    thinking: set[str] = field(default_factory=set)
    # What bots mean to answer to the next questions, without thinking again.
    plans: dict[str, list[str]] = field(default_factory=dict)
    # When it was last asked for.
    used: float = field(default_factory=time.monotonic)
    alarm: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.thinking and not self.lock.locked()

    def stir(self) -> None:
        """There may be something to send."""
        for watcher in self.watchers:
            watcher.stir.set()

    def present(self, now: int) -> frozenset[str]:
        """Who is connected, or was seen lately and has not left."""
        return frozenset(self.seen(now, ABSENT_AFTER) - self.left | self.connected())

    def seen(self, now: int, since: int) -> set[str]:
        """Who is connected, or was seen in the last `since` milliseconds, also if they left."""
        return {who for who, when in self.members.items() if when > now - since} | self.connected()

    def connected(self) -> set[str]:
        return {watcher.viewer.person for watcher in self.watchers} - {""}

    def attended(self, now: int) -> bool:
        """Whether somebody is there to play, or, at a table of bots, to look on."""
        # Also who looks on without a name.
        watching = {watcher.viewer.person for watcher in self.watchers}
        return self.table.attended(self.present(now) | watching)


class LiveTables(OrderedDict[str, Live]):
    """All tables in memory, by their ids: those that were asked for last at the end."""

    def keep(self, live: Live) -> None:
        self[live.table.id] = live
        spare = (other for other in self.values() if other.idle and other is not live)
        if len(self) > MOST_LIVE and (other := next(spare, None)) is not None:
            self.forget(other)

    def make_room(self, table: Table) -> None:
        """For a table with an edition that no other here has: those that nobody looks at are
        forgotten, and when there are too many all the same it is refused."""
        if not table.edition or self.edition(table.setup.game, table.edition) is not None:
            return
        held: dict[str, list[Live]] = {}
        for live in self.values():
            if live.table.edition:
                held.setdefault(live.table.edition, []).append(live)
        for edition, tables in list(held.items()):
            if len(held) < MOST_EDITIONS:
                return
            if all(live.idle for live in tables):
                for live in held.pop(edition):
                    self.forget(live)
        if len(held) >= MOST_EDITIONS:
            raise TooMuch("too-many-editions", most=MOST_EDITIONS)

    def edition(self, game_id: str, digest: str) -> Game | None:
        """The edition of a game with this digest, if a table in memory has it."""
        tables = (live.table for live in self.values() if live.table.setup.game == game_id)
        return next((table.game for table in tables if table.edition == digest), None)

    def forget(self, live: Live) -> None:
        """Let a table go from memory: it comes back from its records."""
        self.pop(live.table.id, None)
        if live.alarm is not None:
            live.alarm.cancel()


Decide = Callable[[Table, int], Draft | int | None]
