"""A table in memory, and everybody who looks at it or was there."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from kachidoki.tables.news import Board, Viewer
from kachidoki.tables.seating import Draft
from kachidoki.tables.table import Table

# Somebody not seen for so long (milliseconds) is absent.
ABSENT_AFTER = 60_000
# After so long others may let a bot play for them, and after so long give the game up without them.
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
    # When each person let in was last seen by any process, and who has said goodbye since.
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

    def present(self, now: int, since: int = ABSENT_AFTER) -> frozenset[str]:
        """Who is connected, or was seen within the last milliseconds and has not said goodbye."""
        return frozenset(self.seen(now, since) - self.left | self.connected())

    def seen(self, now: int, since: int) -> set[str]:
        """Who is connected, or was seen within the last milliseconds, goodbye or not."""
        seen = {person for person, when in self.members.items() if when > now - since}
        return seen | self.connected()

    def connected(self) -> set[str]:
        return {watcher.viewer.person for watcher in self.watchers} - {""}

    def attended(self, now: int) -> bool:
        """Whether somebody is there to play, or, at a table of bots, to look on."""
        if any(seat.person for seat in self.table.seats):
            return self.table.attended(self.present(now))
        return bool(self.watchers) or bool(self.present(now))


Decide = Callable[[Table, int], Draft | int | None]
