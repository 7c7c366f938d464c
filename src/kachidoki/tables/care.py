"""The caretaker of a house: clocks that run out, tables that wait for the server, who is there."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from kachidoki.games import find, ids
from kachidoki.kernel.errors import KachidokiError
from kachidoki.tables.clock import GRACE
from kachidoki.tables.errors import Unavailable
from kachidoki.tables.live import Live, milliseconds
from kachidoki.tables.seating import Draft
from kachidoki.tables.table import Table

if TYPE_CHECKING:
    from kachidoki.tables.house import House

journal = logging.getLogger(__name__)

# Seconds after which a table that nobody watches is let go.
IDLE = 600.0
HEARTBEAT = 20.0
SWEEP = 5.0
# Tables that are woken at once.
TOGETHER = 8
# A bot whose turn is this old (milliseconds) was forgotten by a process that died.
OVERDUE = 5_000
# When to look again (milliseconds) at a table that waits for the queue, or that cannot go on.
LATER, MUCH_LATER = 60_000, 3_600_000
# Seconds after which it is tried again to act upon a time that is up.
AGAIN = 1.0


class Caretaker:
    """Looks after the tables of a house without being asked."""

    def __init__(self, house: "House") -> None:
        self.house = house

    def begin(self) -> None:
        for work in (self._shut_outdated(), self._sweep_on(), self._beat_on()):
            self.house.spawn(work)

    async def _shut_outdated(self) -> None:
        """Close the tables that were being played by rules that have changed since."""
        async for table, game, rules in self.house.store.played_by():
            if game in ids() and find(game).rules != rules:
                journal.warning("a table of earlier rules is closed", extra={"table": table})
                await self.house.store.shut(table)

    def set_alarm(self, live: Live) -> None:
        """Wake up when the time of a person is up: to warn, and a little later to act."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        table, now = live.table, milliseconds()
        if table.setup.clock is None or table.paused:
            return
        people = [seat for seat in table.asked if not table.seats[seat].player]
        ends = [table.clocks.deadline(seat) for seat in people]
        moments = [end if end > now else end + GRACE for end in ends]
        if moments:
            # What is past and could not be acted upon is looked at again, but not at once.
            delay = (min(moments) - now) / 1000 + 0.001 if min(moments) >= now else AGAIN
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(delay, lambda: self.house.spawn(self.ring(live)))

    async def ring(self, live: Live) -> None:
        table, now = live.table, milliseconds()
        for seat in () if table.paused else table.asked:
            end = table.clocks.deadline(seat)
            if not table.seats[seat].player and end <= now < end + GRACE:
                for watcher in live.watchers:
                    watcher.warn(seat, end + GRACE, now)
        await self.time_out(live)
        self.set_alarm(live)

    async def time_out(self, live: Live) -> None:
        now = milliseconds()
        for seat in live.table.asked:

            def decide(table: Table, now: int, seat: int = seat) -> Draft | None:
                return table.time_out(seat, live.present(now), now)

            if live.table.time_out(seat, (), now) is not None:
                await self.house.look_around(live)
                await self.house.act(live, decide)

    async def _sweep_on(self) -> None:
        """Look after tables that wait for the server: after a start, and when a process died."""
        slack = 0
        while True:
            with contextlib.suppress(Unavailable):
                await self._wake_due(milliseconds() - slack)
                for live in list(self.house.live.values()):
                    # What is stored of a table, if that could not be read before.
                    if live.stale and live.watchers and not live.lock.locked():
                        await self.house.after(await self.house.find(live.table.id))
            slack = OVERDUE
            for live in list(self.house.live.values()):
                with contextlib.suppress(KachidokiError):
                    await self.house.pause_unattended(live)
                if live.idle and live.used < time.monotonic() - IDLE:
                    self.house.live.forget(live)
            await asyncio.sleep(SWEEP)

    async def _wake_due(self, before: int) -> None:
        """Wake all tables that wait, some together: what they store is stored together, too."""
        some: list[str] = []
        async for table_id in self.house.store.due(before):
            live = self.house.live.get(table_id)
            if live is None or not live.thinking:
                some.append(table_id)
            if len(some) == TOGETHER:
                await asyncio.gather(*map(self.wake, some))
                some.clear()
        await asyncio.gather(*map(self.wake, some))

    async def wake(self, table_id: str) -> None:
        """See to a table that may have been forgotten."""
        try:
            live = await self.house.latest(table_id)
            await self.house.after(live)
            await self.time_out(live)
            if not self.house.thinks and live.table.outlook().bots:
                # Its bots wait in the queue; others are to be looked at meanwhile.
                await self.house.store.postpone(table_id, milliseconds() + LATER)
        except Unavailable as error:
            journal.warning("no table can go on", extra={"reason": error.reason})
        except Exception as error:
            # One table that is damaged must not keep the others waiting.
            about = {"table": table_id, "reason": getattr(error, "reason", "")}
            journal.error("a table cannot go on", extra=about, exc_info=error)
            await self.house.store.postpone(table_id, milliseconds() + MUCH_LATER)

    async def _beat_on(self) -> None:
        """Say who is there, for the other processes and for after a restart."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(Unavailable):
                tables = self.house.live.values()
                there = {(live.table.id, who) for live in tables for who in live.connected()}
                await self.house.store.seen(list(there), milliseconds())
                if self.house.store.shared:
                    await self.look_everywhere()

    async def look_everywhere(self) -> None:
        """See who is there of those who are connected to other processes."""
        watched = [live for live in self.house.live.values() if live.watchers]
        members = await self.house.store.members_of([live.table.id for live in watched])
        now = milliseconds()
        for live in watched:
            before = live.present(now)
            live.members = members.get(live.table.id, live.members)
            if live.present(now) != before:
                self.house.tell(live)
