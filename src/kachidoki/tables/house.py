"""The House keeps every table: it takes wishes, stores what comes of them, and tells the watchers.

Checked, stored, then acknowledged, then told: in this order for everything that happens.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from kachidoki.kernel.errors import KachidokiError
from kachidoki.kernel.log import NO_PAST, Past
from kachidoki.tables import live as memory
from kachidoki.tables.bots import Bots
from kachidoki.tables.care import Caretaker
from kachidoki.tables.clock import Clocks
from kachidoki.tables.errors import NotFound, TooMuch, Unavailable
from kachidoki.tables.imports import Imports
from kachidoki.tables.keeping import SIGNED_OUT, Keeper
from kachidoki.tables.live import Decide, Live, LiveTables, Watcher, milliseconds
from kachidoki.tables.news import Board
from kachidoki.tables.odds import OddsDesk
from kachidoki.tables.record import ABSENT, AWAY, TIME, Moved, Record, TableSetup
from kachidoki.tables.seating import ABANDONED, MOST_RECORDS, OPEN, PLAYING, Draft, Person
from kachidoki.tables.table import Outlook, Table
from kachidoki.tables.think import Thinkers

journal = logging.getLogger(__name__)

# Milliseconds that somebody whose connection ended has to load the page again.
RELOAD = 15_000
# The sequence number of a notice that is about who is there.
PRESENCE = 0
# Milliseconds after which it is noted again that somebody who asks is there.
SEEN_AGAIN = 10_000
MOST_UNFINISHED = 50
RETRIES = 8


def new_seed() -> bytes:
    """What a new table deals from."""
    return secrets.token_bytes(32)


class House:
    """All tables of one process."""

    def __init__(self, store: Keeper, thinkers: Thinkers, imports: Imports | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.live = LiveTables()
        self.moves = 0
        # Whether turns of bots are thought out here; on PostgreSQL they are jobs.
        self.thinks = True
        # Called with a person who signed out, here or in another process.
        self.signed_out: Callable[[str], None] = lambda person: None
        self.bots = Bots(thinkers, self.act)
        self.care = Caretaker(self)
        self.imports = imports or Imports()
        self.odds = OddsDesk(thinkers, self.spawn)
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        Clocks.started = milliseconds()
        await self.store.open()
        self.care.begin()

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
            live.stir()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; what goes wrong there is written down, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, KachidokiError):
            journal.info("refused in the background", extra={"reason": error.reason})
        elif error is not None:
            journal.error("failed in the background", exc_info=error)

    # Tables.

    async def create(
        self, who: Person, setup: TableSetup, seed: bytes | None = None, past: Past = NO_PAST
    ) -> Live:
        """Make a table; it starts at once when no seat is open. With a `past` it plays on from
        there."""
        if await self.store.count_tables(who.id) >= MOST_UNFINISHED:
            raise TooMuch("too-many-tables", most=MOST_UNFINISHED)
        table = Table(_new_id(), setup, seed or new_seed(), milliseconds())
        return await self._keep(table, table.branch(past))

    async def import_log(self, who: Person, text: str) -> Live:
        """A table that shows a match played elsewhere."""
        now = milliseconds()
        arrival = await self.imports.read(text, who, now)
        table = Table(_new_id(), arrival.setup, arrival.seed, now)
        return await self._keep(table, arrival.records, arrival.outlook)

    async def _keep(
        self, table: Table, records: Sequence[Record] = (), outlook: Outlook | None = None
    ) -> Live:
        """Store a new table, and open it."""
        self.live.make_room(table)
        await self.store.create(table, secrets.token_urlsafe(16), records, outlook)
        with contextlib.suppress(NotFound):
            return await self.find(table.id)
        # Somebody had begun to look for it a moment too early.
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
        return await asyncio.shield(task)

    async def latest(self, table_id: str) -> Live:
        """A table with all that any process has stored of it by now."""
        known = self.live.get(table_id)
        live = await self.find(table_id)
        if live is known or self.store.shared:
            async with live.lock:
                await self._freshen(live)
        return live

    async def _load(self, table_id: str) -> Live:
        try:
            table, invite = await self.store.load(table_id)
            if table.outdated:
                await self.store.shut(table_id)
            self.live.make_room(table)
            live = Live(table, invite, Board(table), members=await self.store.members(table_id))
            self.live.keep(live)
        finally:
            del self._opening[table_id]
        if self.store.shared:
            # What another process stored meanwhile: its notice came before the table was here.
            async with live.lock:
                await self._freshen(live)
        await self.after(live)
        return live

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
        live = self.live.get(table_id)
        if sequence == SIGNED_OUT:
            # It is about a person, not about a table.
            self.dismiss(table_id)
        elif live is not None and sequence == PRESENCE:
            await self._noticed_people(live)
        elif live is not None and live.table.sequence < sequence:
            # Not while something is being stored here, which ends with "up to date".
            async with live.lock:
                if live.table.sequence >= sequence:
                    return
                live.stale = True
                if not live.watchers:
                    return
                await self._freshen(live)
            await self.after(live)

    async def _noticed_people(self, live: Live) -> None:
        """Somebody came to another process or left it."""
        before = live.present(milliseconds())
        await self.look_around(live)
        now = milliseconds()
        for person in live.connected():
            # A connection to another process ended, but not the one to this.
            if live.members.get(person, now) < now - memory.ABSENT_AFTER + 2 * RELOAD:
                await self._seen(live, person, now)
        # Of those who only watch nobody need be told.
        if any(live.table.seats_of(who) for who in before ^ live.present(milliseconds())):
            self.tell(live)

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
        """Act as long as there is something to do: for people with several seats."""
        sequence = live.table.sequence
        while decide(live.table, milliseconds()) is not None:
            sequence = await self.act(live, decide)
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
        await self.repeat(live, lambda table, now: table.come_back(who, now, (TIME, ABSENT)))

    async def return_to(self, live: Live, who: Person) -> int:
        """Somebody wants their seat back, whatever took them away."""
        live.table.check_away(who)
        await self.here(live, who)
        return await self.repeat(live, lambda table, now: table.come_back(who, now))

    async def leave(self, live: Live, who: Person) -> int:
        """Somebody goes: before the game the seat is open again, in the game it stays theirs, and
        where nobody else is there the game waits."""
        if not live.table.seats_of(who.id) and who.id != live.table.setup.host:
            return live.table.sequence
        await self.repeat(live, lambda table, now: table.leave(who, now))
        await self.act(live, lambda table, now: table.close(now))
        live.left.add(who.id)
        if who.id not in live.connected():
            await self._gone_away(live, who.id)
        return live.table.sequence

    async def hand_over(self, live: Live, who: Person, bot: str) -> int:
        """Somebody gives their seats to a bot."""
        code = bot or live.table.stand_in()
        return await self.repeat(live, lambda table, now: table.hand_over(who, code, now))

    async def propose(self, live: Live, who: Person, about: str, seat: int | None) -> int:
        gone = await self._gone(live)
        return await self.act(live, lambda t, now: t.propose(who, about, seat, now, gone))

    async def consent(self, live: Live, who: Person, agrees: bool) -> int:
        gone = await self._gone(live)
        return await self.act(live, lambda t, now: t.consent(who, agrees, now, gone))

    async def _gone(self, live: Live) -> set[str]:
        """The people whom nobody need wait for, because they were not seen for a day. Whoever
        left a moment ago is not gone."""
        await self.look_around(live)
        return live.table.people() - live.seen(milliseconds(), memory.GONE_AFTER)

    async def look_around(self, live: Live) -> None:
        """Who is there may be known to another process alone."""
        live.members = await self.store.members(live.table.id)

    async def replace(self, live: Live, who: Person, seat: int, bot: str) -> int:
        code = bot or live.table.stand_in()
        await self.look_around(live)

        def decide(table: Table, now: int) -> Draft:
            here = live.seen(now, memory.REPLACED_AFTER)
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
                new = Table(table.rematch, table.rotated(who), new_seed(), milliseconds())
                again = await self._keep(new)
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
            await self.look_around(live)
        return who.id in live.members

    # What follows.

    def _accept(self, live: Live, draft: Draft) -> None:
        """Take what was stored into memory, and tell the watchers."""
        live.table.accept(draft)
        self.tell(live)
        for watcher in live.watchers:
            if watcher.step is not None:
                watcher.step()

    def tell(self, live: Live) -> None:
        live.board.changed()
        live.stir()

    async def after(self, live: Live) -> None:
        """See to what the table waits for."""
        if self.closing:
            return
        table = live.table
        if table.status == PLAYING and table.sequence >= MOST_RECORDS - 1:
            await self.act(live, lambda table, now: table.end_here(now))
            return
        if await self.pause_unattended(live):
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
        self.care.set_alarm(live)

    async def take_turn(self, table_id: str, seat: int, question: str) -> None:
        """A bot's turn that came as a job."""
        # The record that asks was stored with the job, and its notice may still be on its way.
        await self.bots.play(await self.latest(table_id), seat, question)

    # Presence.

    async def pause_unattended(self, live: Live) -> bool:
        """Where nobody is there, nothing goes on; whether that is so."""

        def decide(table: Table, now: int) -> Draft | None:
            return None if live.attended(now) else table.pause(AWAY, now)

        if decide(live.table, milliseconds()) is None:
            return False
        await self.look_around(live)
        before = live.table.sequence
        return await self.act(live, decide) > before

    async def watch(self, live: Live, watcher: Watcher) -> None:
        """Somebody looks at a table from now on."""
        await self._arrive(live, watcher.viewer.person, watcher)
        watcher.stir.set()
        if not any(seat.person for seat in live.table.seats):
            # Bots among themselves play for whoever looks on.
            await self.act(live, lambda table, now: table.resume(now))
        await self.after(live)

    async def unwatch(self, live: Live, watcher: Watcher) -> None:
        """A connection ended; the person may have others, or come back in a moment."""
        live.watchers.discard(watcher)
        person = watcher.viewer.person
        if self.closing or person in live.connected():
            return
        if person in live.left:
            # They said so while this connection was still closing.
            with contextlib.suppress(Unavailable):
                await self._gone_away(live, person)
            return
        await self._seen(live, person, milliseconds() - memory.ABSENT_AFTER + RELOAD)
        if live.table.seats_of(person):
            # By then they are absent, or back.
            loop = asyncio.get_running_loop()
            loop.call_later((RELOAD + 100) / 1000, self.tell, live)

    async def _gone_away(self, live: Live, person: str) -> None:
        """Somebody left, and no connection of theirs is open."""
        await self._seen(live, person, milliseconds() - memory.ABSENT_AFTER)
        self.tell(live)
        await self.pause_unattended(live)

    async def here(self, live: Live, who: Person) -> None:
        """Somebody asks about a table, or answers: that is to be there as well."""
        now = milliseconds()
        if who.id in live.connected() or now - live.members.get(who.id, now) < SEEN_AGAIN:
            return
        await self._arrive(live, who.id)
        if live.table.paused == AWAY:
            await self.come_back(live, who)

    async def _arrive(self, live: Live, person: str, watcher: Watcher | None = None) -> None:
        """Somebody is there, perhaps to look on; if they play, the others are told."""
        now = milliseconds()
        known = person in live.present(now)
        live.left.discard(person)
        if watcher is not None:
            live.watchers.add(watcher)
        await self._seen(live, person, now)
        if not known and live.table.seats_of(person):
            self.tell(live)

    async def _seen(self, live: Live, person: str, when: int) -> None:
        if person in live.members:
            live.members[person] = when
            with contextlib.suppress(Unavailable):
                await self.store.seen([(live.table.id, person)], when, PRESENCE)


def _new_id() -> str:
    """Short enough to be read out, long enough never to be met twice."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(10))
