"""The House keeps every table: it takes wishes, stores what comes of them, and tells the watchers.

Checked, stored, then acknowledged, then told: in this order for everything that happens.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from kachidoki.games import find, ids
from kachidoki.kernel.errors import KachidokiError
from kachidoki.kernel.game import Game, Sides
from kachidoki.kernel.log import NO_PAST, Past
from kachidoki.tables.bots import Bots
from kachidoki.tables.clock import GRACE, Clocks
from kachidoki.tables.errors import NotFound, TooMuch, Unavailable
from kachidoki.tables.imports import Imports
from kachidoki.tables.live import (
    ABSENT_AFTER,
    GONE_AFTER,
    REPLACED_AFTER,
    Decide,
    Live,
    Watcher,
    milliseconds,
)
from kachidoki.tables.news import Board
from kachidoki.tables.odds import OddsDesk, judge
from kachidoki.tables.record import Moved, TableSetup
from kachidoki.tables.seating import ABANDONED, MOST_RECORDS, OPEN, PLAYING, Draft, Person
from kachidoki.tables.shares import ASIDE, Claim
from kachidoki.tables.store import SIGNED_OUT, Store
from kachidoki.tables.table import Table
from kachidoki.tables.think import Thinkers
from kachidoki.tables.told import ABSENT, AWAY, TIME

journal = logging.getLogger(__name__)

# Tables kept in memory; those that nobody watches are let go first.
MOST_LIVE = 5_000
# Editions of games, each with its own set of cards or the like, that tables in memory may have.
MOST_EDITIONS = 64
# Seconds after which a table that nobody watches is let go.
IDLE = 600.0
# Somebody whose connection ended has so long (milliseconds) to load the page again.
RELOAD = 15_000
# The sequence number of a notice that is about who is there.
PRESENCE = 0
HEARTBEAT = 20.0
# After so long (milliseconds) it is noted again that somebody who asks is there.
SEEN_AGAIN = 10_000
SWEEP = 5.0
# Tables that are woken at once.
TOGETHER = 8
# A bot whose turn is this old (milliseconds) was forgotten by a process that died.
OVERDUE = 5_000
# When to look again (milliseconds) at a table that waits for the queue, or that cannot go on.
LATER, MUCH_LATER = 60_000, 3_600_000
MOST_UNFINISHED = 50
RETRIES = 8
# Seconds after which it is tried again to act upon a time that is up.
AGAIN = 1.0


def new_seed() -> bytes:
    """What a new table deals from."""
    return secrets.token_bytes(32)


class House:
    """All tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.moves = 0
        # Whether turns of bots are thought out here; on PostgreSQL they are jobs.
        self.thinks = True
        # Called with a person who signed out, here or in another process.
        self.signed_out: Callable[[str], None] = lambda person: None
        self.bots = Bots(thinkers, self.act)
        self.imports = Imports()
        self.odds = OddsDesk(self._judge, self.spawn)
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        Clocks.started = milliseconds()
        await self.store.open()
        self.spawn(self._shut_outdated())
        self.spawn(self._sweep_on())
        self.spawn(self._beat_on())

    async def _shut_outdated(self) -> None:
        """Close the tables that were being played by rules that have changed since."""
        async for table, game, rules in self.store.played_by():
            if game in ids() and find(game).rules != rules:
                journal.warning("a table of earlier rules is closed", extra={"table": table})
                await self.store.shut(table)

    async def close(self) -> None:
        """Finish what is being stored; bots are stopped, their turns are taken up again later."""
        self.closing = True
        for live in self.live.values():
            if live.alarm is not None:
                live.alarm.cancel()
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.imports.close()
        await self.store.close()

    def say_goodbye(self) -> None:
        """Let every connection close: they come back to the process that takes over."""
        self.closing = True
        for live in self.live.values():
            for watcher in live.watchers:
                watcher.stir.set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; what goes wrong there is written down, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, KachidokiError):
                journal.info("refused in the background", extra={"reason": error.reason})
            else:
                journal.error("failed in the background", exc_info=error)

    # Tables.

    async def create(
        self, who: Person, setup: TableSetup, seed: bytes | None = None, past: Past = NO_PAST
    ) -> Live:
        """Make a table; it starts at once when no seat is open. With a `past` it plays on from
        there."""
        if await self.store.count_tables(who.id) >= MOST_UNFINISHED:
            raise TooMuch("too-many-tables", most=MOST_UNFINISHED)
        return await self._create(setup, _new_id(), seed, past)

    async def _create(
        self, setup: TableSetup, table_id: str, seed: bytes | None = None, past: Past = NO_PAST
    ) -> Live:
        secret = new_seed() if seed is None else seed
        table = Table(table_id, setup, secret, milliseconds())
        self._make_room(table)
        records = table.branch(past)
        invite = secrets.token_urlsafe(16)
        await self.store.create(table, invite, records)
        with contextlib.suppress(NotFound):
            return await self.find(table.id)
        # Somebody had begun to look for it a moment too early.
        return await self.find(table.id)

    async def import_log(self, who: Person, text: str) -> Live:
        """A table that shows a match played elsewhere."""
        now = milliseconds()
        found = await self.imports.read(text, who, now)
        table = Table(_new_id(), found.setup, found.seed, now)
        self._make_room(table)
        invite = secrets.token_urlsafe(16)
        await self.store.create(table, invite, found.records, found.outlook)
        return await self.find(table.id)

    async def find(self, table_id: str) -> Live:
        """A table, from memory or from its records."""
        live = self.live.get(table_id)
        if live is not None:
            self.live.move_to_end(table_id)
            live.used = time.monotonic()
            if live.stale:
                async with live.lock:
                    if live.stale:
                        await self._freshen(live)
            return live
        if not table_id.isalnum():
            # No database need be asked, and some take offence.
            raise NotFound("no-such-table")
        task = self._opening.get(table_id)
        if task is None or task.done():
            task = self._opening[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda done: self._opened(table_id, done))
        return await asyncio.shield(task)

    async def _latest(self, table_id: str) -> Live:
        """A table with all that any process has stored of it by now."""
        known = self.live.get(table_id)
        live = await self.find(table_id)
        if live is known or self.store.postgres:
            async with live.lock:
                await self._freshen(live)
        return live

    def _opened(self, table_id: str, task: "asyncio.Task[Live]") -> None:
        if self._opening.get(table_id) is task:
            del self._opening[table_id]

    async def _load(self, table_id: str) -> Live:
        table, invite = await self.store.load(table_id)
        if table.outdated:
            await self.store.shut(table_id)
        self._make_room(table)
        live = Live(table, invite, Board(table), members=await self.store.members(table_id))
        self._keep(live)
        if self.store.postgres:
            # What another process stored meanwhile: its notice came before the table was here.
            async with live.lock:
                await self._freshen(live)
        await self.after(live)
        return live

    def _keep(self, live: Live) -> None:
        self.live[live.table.id] = live
        if len(self.live) > MOST_LIVE:
            spare = (other for other in self.live.values() if other.idle and other is not live)
            if (other := next(spare, None)) is not None:
                self.forget(other)

    def _make_room(self, table: Table) -> None:
        """For a table with an edition that no other here has: those that nobody looks at are
        forgotten, and when there are too many all the same it is refused."""
        if not table.edition or self.edition(table.setup.game, table.edition) is not None:
            return
        held: dict[str, list[Live]] = {}
        for live in self.live.values():
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
        for live in self.live.values():
            if live.table.setup.game == game_id and live.table.edition == digest:
                return live.table.game
        return None

    def forget(self, live: Live) -> None:
        """Let a table go from memory: it comes back from its records."""
        self.live.pop(live.table.id, None)
        if live.alarm is not None:
            live.alarm.cancel()

    async def _freshen(self, live: Live) -> None:
        """Catch up with what other processes stored."""
        missed = await self.store.records(live.table.id, live.table.sequence)
        for record in missed:
            # The notice of it, should one come, tells nobody any more.
            self._accept(live, Draft(record))
        live.stale = False

    def dismiss(self, person: str) -> None:
        """Somebody signed out: every connection that was made in that name ends."""
        self.signed_out(person)
        for live in self.live.values():
            for watcher in live.watchers:
                if watcher.viewer.person == person:
                    watcher.void = True
                    watcher.stir.set()

    async def noticed(self, table_id: str, sequence: int) -> None:
        """Another process stored a record."""
        if sequence == SIGNED_OUT:
            # It is about a person, not about a table.
            self.dismiss(table_id)
            return
        live = self.live.get(table_id)
        if live is None:
            return
        if sequence == PRESENCE:
            before = live.present(milliseconds())
            await self._look_around(live)
            now = milliseconds()
            for person in live.connected():
                # A connection to another process ended, but not the one to this.
                if live.members.get(person, now) < now - ABSENT_AFTER + 2 * RELOAD:
                    await self._seen(live, person, now)
            # Of those who only watch nobody need be told.
            if any(live.table.seats_of(who) for who in before ^ live.present(milliseconds())):
                self._tell(live)
            return
        if live.table.sequence >= sequence:
            return
        # Not while something is being stored here, which ends with "up to date".
        async with live.lock:
            if live.table.sequence >= sequence:
                return
            live.stale = True
            if not live.watchers:
                return
            await self._freshen(live)
        await self.after(live)

    # Wishes.

    async def act(self, live: Live, decide: Decide) -> int:
        """Do what `decide` drafts: check, store, accept, tell. Returns the record's sequence.

        `decide` may return the sequence of an earlier record that was the same wish, or None when
        there is nothing to do. Where another process wrote first, it is asked again.
        """
        async with live.lock:
            for _ in range(RETRIES):
                if live.stale:
                    await self._freshen(live)
                table = live.table
                draft = decide(table, milliseconds())
                if not isinstance(draft, Draft):
                    return table.sequence if draft is None else draft
                if table.sequence >= MOST_RECORDS:
                    raise TooMuch("table-long", most=MOST_RECORDS)
                # Until it is known whether it was stored, memory is not to be trusted.
                live.stale = True
                if await self.store.append(table, draft):
                    self._accept(live, draft)
                    live.stale = False
                    sequence = table.sequence
                    self.moves += isinstance(draft.record, Moved)
                    break
            else:
                raise Unavailable("storage-busy")
        await self.after(live)
        return sequence

    async def repeat(self, live: Live, decide: Callable[[Table, int], Draft | None]) -> int:
        """Act until there is nothing left to do: for people with several seats."""
        sequence = live.table.sequence
        while True:
            before = sequence
            sequence = await self.act(live, decide)
            if sequence == before or decide(live.table, milliseconds()) is None:
                return sequence

    async def submit(
        self, live: Live, who: Person, seat: int | None, question: str, move: str
    ) -> int:
        """Answer a question; whoever answers is back."""
        await self.come_back(live, who)
        return await self.act(live, lambda table, now: table.submit(who, seat, question, move, now))

    async def come_back(self, live: Live, who: Person) -> None:
        """Somebody is there: bots that stood in meanwhile make room, and a game that waited goes
        on. A seat that was given to a bot stays with it."""
        if live.table.come_back(who, 0, (TIME, ABSENT)) is not None:
            await self.repeat(live, lambda table, now: table.come_back(who, now, (TIME, ABSENT)))

    async def return_to(self, live: Live, who: Person) -> int:
        """Somebody wants the seat back, whoever has it."""
        live.table.check_away(who)
        await self.here(live, who)
        return await self.repeat(live, lambda table, now: table.come_back(who, now))

    async def ready(self, live: Live, who: Person) -> int:
        """Somebody has come to the game that began."""
        return await self.repeat(live, lambda table, now: table.ready_now(who, now))

    async def leave(self, live: Live, who: Person) -> int:
        """Somebody goes: before the game the seat is open again, in the game it stays theirs, and
        where nobody else is there the game waits."""
        if not live.table.seats_of(who.id) and who.id != live.table.setup.host:
            return live.table.sequence
        await self.repeat(live, lambda table, now: table.leave(who, now))
        await self.act(live, lambda table, now: table.close(now))
        if not any(watcher.viewer.person == who.id for watcher in live.watchers):
            live.left.add(who.id)
            await self._seen(live, who.id, milliseconds() - ABSENT_AFTER)
            self._tell(live)
        await self._pause_unattended(live)
        return live.table.sequence

    async def hand_over(self, live: Live, who: Person, bot: str) -> int:
        """Somebody gives the own seats to a bot."""
        code = bot or live.table.stand_in()
        return await self.repeat(live, lambda table, now: table.hand_over(who, code, now))

    async def propose(self, live: Live, who: Person, about: str, seat: int | None) -> int:
        gone = await self._gone(live)
        return await self.act(live, lambda t, now: t.propose(who, about, seat, now, gone))

    async def answer(self, live: Live, who: Person, agrees: bool) -> int:
        gone = await self._gone(live)
        return await self.act(live, lambda t, now: t.answer(who, agrees, now, gone))

    async def _gone(self, live: Live) -> set[str]:
        """The people who have not been seen for so long that nobody need wait for them. Whoever
        left a moment ago is not gone."""
        await self._look_around(live)
        return live.table.people() - live.seen(milliseconds(), GONE_AFTER)

    async def _look_around(self, live: Live) -> None:
        """Who is there may be known to another process alone."""
        live.members = await self.store.members(live.table.id)

    async def replace(self, live: Live, who: Person, seat: int, bot: str) -> int:
        code = bot or live.table.stand_in()
        await self._look_around(live)

        def decide(table: Table, now: int) -> Draft:
            here = live.seen(now, REPLACED_AFTER)
            there = 0 <= seat < len(table.seats) and table.seats[seat].person in here
            return table.replace(who, seat, code, there, now)

        return await self.act(live, decide)

    async def rematch(self, live: Live, who: Person) -> str:
        """The table on which the same people play again, each one seat on: who asks for it sits
        there, and the seats of the others are kept for them."""
        fresh = _new_id()
        await self.act(live, lambda table, now: table.again(who, fresh, now))
        table = live.table
        try:
            again = await self.find(table.rematch)
            if again.table.status == ABANDONED and again.table.match is None:
                # Whoever made it left before it began.
                dead = table.rematch
                await self.act(live, lambda table, now: table.again(who, fresh, now, dead))
                again = await self.find(table.rematch)
        except NotFound:
            # New, or its process died before it was made.
            try:
                again = await self._create(table.rotated(who), table.rematch)
            except Unavailable:
                # Perhaps somebody else made it at the same moment.
                again = await self.find(table.rematch)
        if again.table.status == OPEN:
            await self.act(again, lambda table, now: table.join(who, None, now))
        return table.rematch

    async def admit(self, live: Live, who: Person, invite: str) -> None:
        """Let somebody in who has the invite, or to a public table."""
        if not self.invited(live, invite) and not await self.admitted(live, who):
            raise NotFound("no-such-table")
        if who.id not in live.members:
            await self.store.admit(live.table.id, who.id, milliseconds())
            live.members[who.id] = 0

    def invited(self, live: Live, invite: str) -> bool:
        """Whether somebody with this invite may come in: to a public table anybody may."""
        known = secrets.compare_digest(invite.encode(), live.invite.encode())
        return known or live.table.setup.public

    async def admitted(self, live: Live, who: Person | None) -> bool:
        """Whether somebody may see a table: any that is public, or one they were let in to."""
        if live.table.setup.public:
            return True
        if who is None:
            return False
        if who.id not in live.members:
            # Perhaps another process let them in.
            live.members = await self.store.members(live.table.id)
        return who.id in live.members

    async def _judge(
        self, game: str, sides: Sides, position: Mapping[str, object], seed: int
    ) -> list[float]:
        claim = Claim(urgency=ASIDE)
        return await self.thinkers.run(claim, judge, game, sides, position, seed)

    # What follows.

    def _accept(self, live: Live, draft: Draft) -> None:
        """Take what was stored into memory, and tell the watchers."""
        live.table.accept(draft)
        self._tell(live)
        for watcher in live.watchers:
            if watcher.step is not None:
                watcher.step()

    def _tell(self, live: Live) -> None:
        live.board.changed()
        for watcher in live.watchers:
            watcher.stir.set()

    async def after(self, live: Live) -> None:
        """See to what the table waits for."""
        if self.closing:
            return
        table = live.table
        if table.status == PLAYING and table.sequence >= MOST_RECORDS - 1:
            await self.act(live, lambda table, now: table.end_here(now))
            return
        if await self._pause_unattended(live):
            return
        if table.ready:
            # A long past takes time: the other tables do not wait for it.
            match = await asyncio.to_thread(table.prepare) if table.past.entries else None
            await self.act(live, lambda table, now: table.start(now, match))
            return
        if self.thinks:
            for seat, question in table.outlook().bots:
                if question not in live.thinking:
                    live.thinking.add(question)
                    self.spawn(self.bots.play(live, seat, question))
        self._set_alarm(live)

    async def take_turn(self, table_id: str, seat: int, question: str) -> None:
        """A bot's turn that came as a job."""
        # The record that asks was stored with the job, and its notice may still be on its way.
        await self.bots.play(await self._latest(table_id), seat, question)

    # Clocks, forgotten tables, presence.

    def _set_alarm(self, live: Live) -> None:
        """Wake up when the time of a person is up: to warn, and a little later to act."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        table, now = live.table, milliseconds()
        if table.setup.clock is None:
            return
        if table.paused:
            return
        people = [seat for seat in table.asked if not table.seats[seat].player]
        ends = [table.clocks.deadline(seat) for seat in people]
        moments = [end if end > now else end + GRACE for end in ends]
        if moments:
            # What is past and could not be acted upon is looked at again, but not at once.
            delay = (min(moments) - now) / 1000 + 0.001 if min(moments) >= now else AGAIN
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(delay, lambda: self.spawn(self._ring(live)))

    async def _ring(self, live: Live) -> None:
        table, now = live.table, milliseconds()
        for seat in () if table.paused else table.asked:
            end = table.clocks.deadline(seat)
            if not table.seats[seat].player and end <= now < end + GRACE:
                for watcher in live.watchers:
                    watcher.warn(seat, end + GRACE, now)
        await self._time_out(live)
        self._set_alarm(live)

    async def _time_out(self, live: Live) -> None:
        table, now = live.table, milliseconds()
        out = [seat for seat in table.asked if table.time_out(seat, (), now) is not None]
        if out:
            await self._look_around(live)
        for seat in out:

            def decide(table: Table, now: int, seat: int = seat) -> Draft | None:
                return table.time_out(seat, live.present(now), now)

            await self.act(live, decide)

    async def _pause_unattended(self, live: Live) -> bool:
        """Where nobody is there, nothing goes on; whether that is so."""

        def decide(table: Table, now: int) -> Draft | None:
            return None if live.attended(now) else table.pause(AWAY, now)

        if decide(live.table, milliseconds()) is None:
            return False
        await self._look_around(live)
        before = live.table.sequence
        return await self.act(live, decide) > before

    async def _sweep_on(self) -> None:
        """Look after tables that wait for the server: after a start, and when a process died."""
        slack = 0
        while True:
            with contextlib.suppress(Unavailable):
                await self._wake_due(milliseconds() - slack)
                await self._catch_up()
            slack = OVERDUE
            for live in list(self.live.values()):
                with contextlib.suppress(KachidokiError):
                    await self._pause_unattended(live)
                if live.idle and live.used < time.monotonic() - IDLE:
                    self.forget(live)
            await asyncio.sleep(SWEEP)

    async def _wake_due(self, before: int) -> None:
        """Wake all tables that wait, some together: what they store is stored together, too."""
        some: list[str] = []
        async for table_id in self.store.all_due(before):
            if not (table_id in self.live and self.live[table_id].thinking):
                some.append(table_id)
            if len(some) == TOGETHER:
                await asyncio.gather(*map(self.wake, some))
                some.clear()
        await asyncio.gather(*map(self.wake, some))

    async def _catch_up(self) -> None:
        """Tell those who look at a table what is stored of it, if that could not be read before."""
        for live in list(self.live.values()):
            if live.stale and live.watchers and not live.lock.locked():
                await self.find(live.table.id)
                await self.after(live)

    async def wake(self, table_id: str) -> None:
        """See to a table that may have been forgotten."""
        try:
            live = await self._latest(table_id)
            await self.after(live)
            await self._time_out(live)
            if not self.thinks and live.table.outlook().bots:
                # Its bots wait in the queue; others are to be looked at meanwhile.
                await self.store.postpone(table_id, milliseconds() + LATER)
        except Unavailable as error:
            journal.warning("no table can go on", extra={"reason": error.reason})
        except Exception as error:
            # One table that is damaged must not keep the others waiting.
            reason = error.reason if isinstance(error, KachidokiError) else ""
            about = {"table": table_id, "reason": reason}
            journal.error("a table cannot go on", extra=about, exc_info=error)
            await self.store.postpone(table_id, milliseconds() + MUCH_LATER)

    async def _beat_on(self) -> None:
        """Say who is there, for the other processes and for after a restart."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(Unavailable):
                await self.store.seen(list(self._there()), milliseconds())
                if self.store.postgres:
                    await self._look_everywhere()

    async def _look_everywhere(self) -> None:
        """See who is there of those who are connected to other processes."""
        watched = [live for live in self.live.values() if live.watchers]
        found = await self.store.members_of([live.table.id for live in watched])
        now = milliseconds()
        for live in watched:
            before = live.present(now)
            live.members = found.get(live.table.id, live.members)
            if live.present(now) != before:
                self._tell(live)

    def _there(self) -> set[tuple[str, str]]:
        return {
            (live.table.id, watcher.viewer.person)
            for live in self.live.values()
            for watcher in live.watchers
            if watcher.viewer.person
        }

    async def watch(self, live: Live, watcher: Watcher) -> None:
        """Somebody looks at a table from now on."""
        person, now = watcher.viewer.person, milliseconds()
        known = person in live.present(now)
        live.left.discard(person)
        live.watchers.add(watcher)
        await self._seen(live, person, now)
        if not known and live.table.seats_of(person):
            self._tell(live)
        else:
            watcher.stir.set()
        if not any(seat.person for seat in live.table.seats):
            # Bots among themselves play for whoever looks on.
            await self.act(live, lambda table, now: table.resume(now))
        await self.after(live)

    async def unwatch(self, live: Live, watcher: Watcher) -> None:
        """A connection ended; the person may have others, or come back in a moment."""
        live.watchers.discard(watcher)
        person = watcher.viewer.person
        if self.closing or any(other.viewer.person == person for other in live.watchers):
            return
        await self._seen(live, person, milliseconds() - ABSENT_AFTER + RELOAD)
        if live.table.seats_of(person):
            # By then they are absent, or back.
            loop = asyncio.get_running_loop()
            loop.call_later((RELOAD + 100) / 1000, self._tell, live)

    async def here(self, live: Live, who: Person) -> None:
        """Somebody asks about a table, or answers: that is to be there as well."""
        now = milliseconds()
        connected = any(watcher.viewer.person == who.id for watcher in live.watchers)
        if connected or now - live.members.get(who.id, now) < SEEN_AGAIN:
            return
        known = who.id in live.present(now)
        live.left.discard(who.id)
        await self._seen(live, who.id, now)
        if not known and live.table.seats_of(who.id):
            self._tell(live)
        if live.table.paused == AWAY:
            await self.come_back(live, who)

    async def _seen(self, live: Live, person: str, when: int) -> None:
        if person in live.members:
            live.members[person] = when
            with contextlib.suppress(Unavailable):
                await self.store.seen([(live.table.id, person)], when, PRESENCE)


def _new_id() -> str:
    """Short enough to be read out, long enough never to be met twice."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(10))
