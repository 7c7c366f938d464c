"""Several processes at one table: what each has in memory is what is stored, and everybody who
looks is told, however things fall between each other. Each process here is a House of its own."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kachidoki import KachidokiError
from kachidoki.tables.errors import NotFound, Unavailable
from kachidoki.tables.house import House
from kachidoki.tables.live import Live, Watcher
from kachidoki.tables.news import Viewer
from kachidoki.tables.postgres import Shared
from kachidoki.tables.record import Seat
from kachidoki.tables.seating import Draft, Person
from kachidoki.tables.store import Store, Write
from kachidoki.tables.table import Table
from tests.postgres import fresh_database
from tests.tables.hall import ADA, BO, BOT, Instant, moves, question, running, setup

PLAYERS = {0: ADA, 1: BO}


async def step(house: House, live: Live, players: Mapping[int, Person] = PLAYERS) -> int:
    """A move of whoever is asked."""
    seat = live.table.asked[0]
    asked, move = question(live.table, seat), moves(live.table, seat)[0]
    return await house.submit(live, players[seat], None, asked, move)


async def watching(house: House, table: str, who: Person) -> tuple[Live, Watcher]:
    live = await house.find(table)
    watcher = Watcher(Viewer(who.id), live.table.sequence)
    await house.watch(live, watcher)
    watcher.stir.clear()
    return live, watcher


async def told(watcher: Watcher) -> None:
    async with asyncio.timeout(20):
        await watcher.stir.wait()


@asynccontextmanager
async def pair(path: Path) -> AsyncIterator[tuple[House, House]]:
    """Two Houses on one database that do not hear each other's notices."""
    async with running(path / "tables.db") as one, running(path / "tables.db") as two:
        yield one, two


def test_whoever_catches_up_tells_those_who_look(tmp_path: Path) -> None:
    """A notice that comes after its record was read, for whatever reason, tells nobody: so the
    reading must."""

    async def go() -> None:
        async with pair(tmp_path) as (one, two):
            table = (await one.create(ADA, setup(ADA, BO))).table.id
            theirs, watcher = await watching(two, table, BO)
            await step(one, await one.find(table))
            theirs.stale = True
            await two.find(table)
            assert watcher.stir.is_set()
            # The same when somebody's wish comes upon it, and is refused.
            watcher.stir.clear()
            mine = await one.find(table)
            old = question(mine.table)
            seat = mine.table.asked[0]
            await step(one, mine)
            theirs.stale = True
            with pytest.raises(KachidokiError, match=r"too-late|not-your-turn"):
                await two.submit(theirs, PLAYERS[1 - seat], None, old, "draw deck 1")
            assert watcher.stir.is_set()

    asyncio.run(go())


def test_a_move_that_was_stored_though_the_database_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to the commit was lost: refused, sent again, the same move; everybody is told."""

    async def go() -> None:
        async with running(tmp_path / "tables.db") as house:
            live = await house.create(ADA, setup(ADA, BO))
            _, watcher = await watching(house, live.table.id, BO)
            before = live.table.sequence
            seat, asked = live.table.asked[0], question(live.table)
            move = moves(live.table)[0]
            write = house.store._write

            async def lost(group: Sequence[Write]) -> list[bool]:
                monkeypatch.setattr(house.store, "_write", write)
                await write(group)
                raise Unavailable("storage-unavailable")

            monkeypatch.setattr(house.store, "_write", lost)
            with pytest.raises(Unavailable):
                await house.submit(live, PLAYERS[seat], None, asked, move)
            assert await house.submit(live, PLAYERS[seat], None, asked, move) == before + 1
            assert watcher.stir.is_set()
            assert len(await house.store.records(live.table.id, 0)) == before + 1

    asyncio.run(go())


def test_a_move_whose_player_is_gone_is_told_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stored, but this was not known, and nobody sends it again."""
    monkeypatch.setattr("kachidoki.tables.care.SWEEP", 0.1)

    async def go() -> None:
        async with running(tmp_path / "tables.db") as house:
            live = await house.create(ADA, setup(ADA, BO))
            _, watcher = await watching(house, live.table.id, BO)
            write = house.store._write

            async def lost(group: Sequence[Write]) -> list[bool]:
                monkeypatch.setattr(house.store, "_write", write)
                await write(group)
                raise Unavailable("storage-unavailable")

            monkeypatch.setattr(house.store, "_write", lost)
            before = live.table.sequence
            with pytest.raises(Unavailable):
                await step(house, live)
            await told(watcher)
            assert live.table.sequence == before + 1

    asyncio.run(go())


def test_a_notice_that_comes_while_something_else_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at the table here; whoever asks for it next must find it as it is."""

    async def go() -> None:
        async with pair(tmp_path) as (one, two):
            table = (await one.create(ADA, setup(ADA, BO))).table.id
            theirs = await two.find(table)
            append, notices = two.store.append, []

            async def slow(of: Table, said: Draft) -> bool:
                stored = await append(of, said)
                mine = await one.find(table)
                mine.stale = True
                sequence = await step(one, await one.find(table))
                notices.append(asyncio.create_task(two.noticed(table, sequence)))
                await asyncio.sleep(0.05)
                return stored

            monkeypatch.setattr(two.store, "append", slow)
            await two.act(theirs, lambda table, now: table.say(BO, "hello", now))
            await asyncio.gather(*notices)
            assert (await two.find(table)).table.sequence == len(await one.store.records(table, 0))

    asyncio.run(go())


# With notices, on PostgreSQL.


@asynccontextmanager
async def sharing(count: int) -> AsyncIterator[list[House]]:
    """Houses that share a database, each as one process would."""
    with fresh_database() as url:
        store = Store(url)
        await store.open()
        for who in PLAYERS.values():
            await store.add_person(who, 1)
        await store.close()
        houses, shared = [], []
        for _ in range(count):
            house = House(Store(url), Instant())
            shared.append(Shared(house, house.store, False))
            await house.open()
            await shared[-1].__aenter__()
            houses.append(house)
        try:
            yield houses
        finally:
            for one, house in zip(shared, houses, strict=True):
                await one.__aexit__(None, None, None)
                await house.close()


def test_a_notice_that_comes_while_a_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with sharing(2) as (one, two):
            mine = await one.create(ADA, setup(ADA, BO))
            table = mine.table.id
            members, reached, on = two.store.members, asyncio.Event(), asyncio.Event()

            async def slow(asked: str) -> dict[str, int]:
                reached.set()
                await on.wait()
                return await members(asked)

            monkeypatch.setattr(two.store, "members", slow)
            loading = asyncio.create_task(two.find(table))
            await reached.wait()
            sequence = await step(one, mine)
            await asyncio.sleep(0.3)  # for the notice to arrive
            on.set()
            theirs = await loading
            monkeypatch.undo()
            await watching(two, table, BO)
            assert theirs.table.sequence == sequence

    asyncio.run(go())


def test_a_process_that_starts_leaves_every_bot_to_the_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A record that is stored while a process is starting has its notice and its jobs, too."""

    async def go() -> None:
        async with sharing(1) as (one,):
            live = await one.create(ADA, setup(ADA, BO))
            url = str(one.store.url.render_as_string(False))
            late = House(Store(url), Instant())
            shared = Shared(late, late.store, False)
            seen: list[Any] = []
            put = late.store._put

            async def watched(connection: Any, group: Sequence[Write]) -> None:
                seen.append(late.store.together)
                await put(connection, group)

            monkeypatch.setattr(late.store, "_put", watched)
            await late.open()
            assert not late.thinks
            _, watcher = await watching(one, live.table.id, ADA)
            await step(late, await late.find(live.table.id))
            assert all(seen)
            await told(watcher)
            await shared.__aenter__()
            await shared.__aexit__(None, None, None)
            await late.close()

    asyncio.run(go())


def test_two_processes_that_write_at_once_agree() -> None:
    """Both take the same question: one answer is stored, the other refused, none is lost."""

    async def go() -> None:
        async with sharing(2) as (one, two):
            table = (await one.create(ADA, setup(ADA, BO))).table.id
            lives = [await watching(house, table, ADA) for house in (one, two)]
            for _ in range(30):
                (mine, _), (theirs, _) = lives
                async with asyncio.timeout(20):
                    while mine.table.sequence != theirs.table.sequence:
                        await asyncio.sleep(0.001)
                seat, asked = mine.table.asked[0], question(mine.table)
                who, options = PLAYERS[seat], moves(mine.table)
                results = await asyncio.gather(
                    one.submit(mine, who, None, asked, options[0]),
                    two.submit(theirs, who, None, asked, options[-1]),
                    return_exceptions=True,
                )
                stored = [found for found in results if isinstance(found, int)]
                if options[0] == options[-1]:
                    assert len(stored) == 2
                    assert len(set(stored)) == 1
                else:
                    assert len(stored) == 1
                    [refused] = [found for found in results if not isinstance(found, int)]
                    assert getattr(refused, "code", "") in ("too-late", "not-your-turn")
            numbers = await one.store.records(table, 0)
            assert len(numbers) == max(live.table.sequence for live, _ in lives)

    asyncio.run(go())


def test_an_id_that_no_database_would_take_is_that_of_no_table() -> None:
    async def go() -> None:
        async with sharing(1) as (one,):
            for strange in ("a\0b", "", "\ud800", "\uffff", "x' OR ''='", "a" * 10_000):
                with pytest.raises(NotFound):
                    await one.find(strange)

    asyncio.run(go())


def test_a_bots_turn_that_comes_while_something_else_is_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The job knows of a record that this process has not seen: it must look, or nobody will."""

    async def go() -> None:
        async with sharing(2) as (one, two):
            mine = await one.create(BO, setup(BO, BOT, host=BO))
            table = mine.table.id
            await watching(one, table, BO)
            theirs, _ = await watching(two, table, BO)
            # Until an answer of Bo's lets the bot be asked.
            while True:
                if mine.table.outlook().bots:
                    await one.take_turn(table, *mine.table.outlook().bots[0])
                    continue
                asked, move = question(mine.table, 0), moves(mine.table, 0)[0]
                draft = mine.table.submit(BO, None, asked, move, 0)
                assert isinstance(draft, Draft)
                if turns := mine.table.outlook(draft).bots:
                    break
                await one.submit(mine, BO, None, asked, move)
            append, tasks = two.store.append, []

            async def late(of: str, sequence: int) -> None:
                """The notice is still on its way."""

            async def slow(of: Table, said: Draft) -> bool:
                stored = await append(of, said)
                monkeypatch.setattr(two.store, "append", append)
                monkeypatch.setattr(two, "noticed", late)
                async with asyncio.timeout(20):
                    while mine.table.sequence <= theirs.table.sequence:
                        await asyncio.sleep(0.01)
                await one.submit(mine, BO, None, asked, move)
                tasks.append(asyncio.create_task(two.take_turn(table, *turns[0])))
                await asyncio.sleep(0.1)
                return stored

            async with asyncio.timeout(20):
                while theirs.table.sequence < mine.table.sequence:
                    await asyncio.sleep(0.01)
            monkeypatch.setattr(two.store, "append", slow)
            before = theirs.table.sequence
            await two.act(theirs, lambda table, now: table.say(BO, "hello", now))
            await asyncio.gather(*tasks)
            assert len(await one.store.records(table, 0)) == before + 3

    asyncio.run(go())


def test_the_bots_of_one_guest_do_not_keep_those_of_another_waiting() -> None:
    """In the queue each comes in turn, and tables at which people play come before all others."""

    async def go() -> None:
        async with sharing(1) as (one,):
            bots = (BOT, Seat(name="Ren", bot="master"))
            for _ in range(5):
                await one.create(BO, setup(*bots, host=BO))
            await one.create(ADA, setup(*bots))
            played = await one.create(BO, setup(BO, BOT, host=BO))
            while not played.table.outlook().bots:
                await step(one, played, {0: BO})
            async with one.store.engine.begin() as connection:
                rows = await connection.execute(
                    text(
                        "SELECT args->>'whose', args->>'table' FROM procrastinate_jobs "
                        "WHERE status = 'todo' ORDER BY priority DESC, id"
                    )
                )
                order = [(whose, table == played.table.id) for whose, table in rows]
            assert order[0] == ("bo", True)
            assert [whose for whose, _ in order[1:4]] == ["bo", "ada", "bo"]
            assert len(order) == 7

    asyncio.run(go())
