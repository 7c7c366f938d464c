"""The House: stored before it is told, whatever other processes, crashes and full memory do."""

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from kachidoki import TooLate
from kachidoki.tables import house as rooms
from kachidoki.tables.errors import TooMuch, Unavailable
from kachidoki.tables.house import House
from kachidoki.tables.live import Live, Watcher, milliseconds
from kachidoki.tables.news import Viewer
from kachidoki.tables.record import TIME, Clock
from kachidoki.tables.seating import ABANDONED, OVER, Draft
from kachidoki.tables.table import Table
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    PEOPLE,
    answer,
    created,
    facts,
    go,
    moves,
    opened,
    put,
    question,
    running,
    setup,
    until,
)


async def stored(house: House, live: Live) -> dict[str, object]:
    return facts((await house.store.load(live.table.id))[0])


# Several processes, one file.


def test_where_another_process_wrote_first_the_wish_is_decided_anew(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO))
            there = await two.find(here.table.id)
            for _ in range(6):
                for house, live in ((one, here), (two, there), (two, there)):
                    before = max(here.table.sequence, there.table.sequence)
                    say = lambda table, now: table.say(ADA, "hm", now)  # noqa: E731
                    assert await house.act(live, say) == before + 1
            await answer(one, here)
            await two.act(there, lambda table, now: table.say(BO, "oh", now))
            await one.act(here, lambda table, now: table.say(BO, "ah", now))
            await two.noticed(there.table.id, here.table.sequence)
            await two.find(there.table.id)
            assert facts(here.table) == facts(there.table) == await stored(one, here)

    go(work())


def test_an_answer_that_another_process_took_is_not_taken_again(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO))
            there = await two.find(here.table.id)
            own, asked, options = here.table.asked[0], question(here.table), moves(here.table)
            who = PEOPLE[here.table.seats[own].person]
            sequence = await one.submit(here, who, own, asked, options[0])
            assert there.table.sequence < sequence
            assert await two.submit(there, who, own, asked, options[0]) == sequence
            there.table = (await two.store.load(there.table.id))[0]
            with pytest.raises(TooLate):
                await two.submit(there, who, own, asked, options[1])
            assert await stored(two, there) == facts(here.table)

    go(work())


def test_when_everybody_writes_at_once_everything_is_written_once(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO))
            there = await two.find(here.table.id)
            said = [
                house.act(live, lambda table, now, n=n: table.say(ADA, f"{n}", now))
                for n, (house, live) in enumerate([(one, here), (two, there)] * 8)
            ]
            done = await asyncio.gather(*said, return_exceptions=True)
            written = [number for number in done if isinstance(number, int)]
            assert len(set(written)) == len(written) >= 8
            assert all(isinstance(error, (int, Unavailable)) for error in done)
            texts = [record.text for record in await one.store.records(here.table.id, 1)]
            assert sorted(texts) == sorted(
                str(n) for n, number in enumerate(done) if isinstance(number, int)
            )

    go(work())


def test_whoever_is_always_too_late_is_told_to_try_again(path, monkeypatch):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            before = facts(live.table)
            tries = []

            async def too_late(table: Table, draft: object) -> bool:
                tries.append(draft)
                return False

            with monkeypatch.context() as patch:
                patch.setattr(house.store, "append", too_late)
                with pytest.raises(Unavailable) as error:
                    await answer(house, live)
            assert error.value.reason == "storage-busy"
            assert len(tries) == rooms.RETRIES
            assert facts(live.table) == before == await stored(house, live)
            await answer(house, live)

    go(work())


def test_an_acknowledgement_that_was_lost_does_no_harm(path, monkeypatch):
    """Stored, but the answer of the database never came: memory is brought up to date first."""

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            own, asked, move = live.table.asked[0], question(live.table), moves(live.table)[0]
            who = PEOPLE[live.table.seats[own].person]
            before = facts(live.table)
            append = house.store.append

            async def lost(table: Table, draft: Any) -> bool:
                await append(table, draft)
                raise Unavailable("storage-unavailable")

            with monkeypatch.context() as patch:
                patch.setattr(house.store, "append", lost)
                with pytest.raises(Unavailable):
                    await house.submit(live, who, own, asked, move)
            assert facts(live.table) == before
            assert await house.submit(live, who, own, asked, move) == live.table.sequence
            assert facts(live.table) == await stored(house, live)
            assert [record.seat for record in await house.store.records(live.table.id, 1)] == [own]

    go(work())


# Memory.


def test_tables_that_nobody_watches_are_let_go_and_come_back_as_they_were(path, monkeypatch):
    monkeypatch.setattr("kachidoki.tables.live.MOST_LIVE", 3)

    async def work() -> None:
        async with running(path) as house:
            watched = await house.create(ADA, setup(ADA, BO))
            await house.watch(watched, Watcher(Viewer(ADA.id), 0))
            known = {}
            for _ in range(6):
                live = await house.create(ADA, setup(ADA, BO, clock=Clock(30)))
                for _ in range(3):
                    await answer(house, live)
                known[live.table.id] = (live, facts(live.table))
            assert len(house.live) == 3
            assert house.live[watched.table.id] is watched
            for name, (old, before) in known.items():
                gone = name not in house.live
                live = await house.find(name)
                assert (live is old) != gone
                assert facts(live.table) == before
                assert live.alarm is not None
                assert len(house.live) == 3

    go(work())


def test_a_table_that_nobody_asked_for_in_a_while_is_let_go(path, monkeypatch):
    monkeypatch.setattr("kachidoki.tables.care.SWEEP", 0.01)

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            watched = await house.create(ADA, setup(ADA, BO))
            await house.watch(watched, Watcher(Viewer(BO.id), 0))
            await asyncio.sleep(0.05)
            assert set(house.live) == {live.table.id, watched.table.id}
            monkeypatch.setattr("kachidoki.tables.care.IDLE", 0.0)
            async with asyncio.timeout(20):
                while live.table.id in house.live:
                    await asyncio.sleep(0.005)
            assert set(house.live) == {watched.table.id}
            assert facts((await house.find(live.table.id)).table) == facts(live.table)

    go(work())


def test_a_table_that_is_asked_for_twice_at_once_is_loaded_once(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            house.live.forget(live)
            found = await asyncio.gather(*(house.find(live.table.id) for _ in range(5)))
            assert len({id(one) for one in found}) == 1
            assert found[0] is not live
            assert house.live[live.table.id] is found[0]

    go(work())


# After a crash.


def test_tables_that_a_dead_process_forgot_are_woken(path, monkeypatch):
    """Full but not started, a bot asked, time up: the next house takes them up."""
    for module in ("clock", "care"):
        monkeypatch.setattr(f"kachidoki.tables.{module}.GRACE", 0)
    monkeypatch.setattr("kachidoki.tables.clock.COMING", 0)
    now = milliseconds()

    async def work() -> None:
        async with opened(path) as store:
            await created(store, "full", BOT, BOT, rounds=1, at=now)
            asked = await created(store, "asked", BOT, BOT, rounds=1, at=now)
            await put(store, asked, asked.start(now))
            clock = await created(store, "clock", ADA, BO, clock=Clock(0), rounds=1, at=now)
            await put(store, clock, clock.start(now))
            waiting = await created(store, "people", ADA, BO, rounds=1, at=now)
            await put(store, waiting, waiting.start(now))
        async with running(path) as house:
            async with asyncio.timeout(20):
                while {"full", "asked", "clock"} - set(house.live):
                    await asyncio.sleep(0.005)
            await until(house.live["full"], OVER)
            await until(house.live["asked"], OVER)
            # A bot plays for the one who lets the time run out, as long as the other is there.
            async with asyncio.timeout(20):
                while house.live["clock"].table.paused != TIME:
                    await asyncio.sleep(0.005)
            assert {seat.why for seat in house.live["clock"].table.seats} <= {"", TIME}
            assert "people" not in house.live
            for name in ("full", "asked"):
                assert house.live[name].table.match.log.verify().fair

    go(work())


def test_a_table_that_cannot_be_read_does_not_keep_the_others_waiting(path):
    async def work() -> None:
        async with opened(path) as store:
            for name in ("a", "b", "c"):
                at = await created(store, name, BOT, BOT, rounds=1, at=milliseconds())
                await put(store, at, at.start(at.created))
            for change in (
                "UPDATE records SET body = '{\"what\":\"nothing\"}' WHERE table_id = 'a'",
                "UPDATE tables SET setup = replace(setup, 'glory', 'chess') WHERE id = 'b'",
            ):
                async with store.engine.begin() as connection:
                    await connection.execute(text(change))
        async with running(path) as house:
            async with asyncio.timeout(20):
                while "c" not in house.live:
                    await asyncio.sleep(0.005)
            await until(house.live["c"], OVER)

    go(work())


def test_tables_of_earlier_rules_are_closed_when_the_house_opens(path):
    """They would be listed as playing for ever, and answer nobody."""

    async def work() -> None:
        async with opened(path) as store:
            for name in ("old", "new"):
                at = await created(store, name, ADA, BO, public=True, at=milliseconds())
                draft = at.start(at.created)
                if name == "old":
                    draft = Draft(replace(draft.record, rules=99), draft.advance)
                assert await store.append(at, draft)
        async with running(path) as house:
            async with asyncio.timeout(20):
                while len(await house.store.lobby()) > 1:
                    await asyncio.sleep(0.005)
            assert [one.id for one in await house.store.lobby()] == ["new"]
            old = await house.find("old")
            assert (old.table.outdated, old.table.status) == (True, ABANDONED)
            await house.find("new")

    go(work())


def test_a_bot_whose_turn_was_not_stored_is_asked_again(path, monkeypatch):
    monkeypatch.setattr("kachidoki.tables.care.SWEEP", 0.02)
    monkeypatch.setattr("kachidoki.tables.care.OVERDUE", 0)

    async def work() -> None:
        async with running(path) as house:
            append, failures = house.store.append, []

            async def shaky(table: Table, draft: Any) -> bool:
                if random.Random(len(failures) + table.sequence).random() < 0.1:
                    failures.append(table.sequence)
                    raise Unavailable("storage-unavailable")
                return await append(table, draft)

            live = await house.create(ADA, setup(BOT, BOT, rounds=1))
            monkeypatch.setattr(house.store, "append", shaky)
            await until(live, OVER)
            assert len(failures) > 3
            assert facts(live.table) == await stored(house, live)

    go(work())


# Limits.


def test_nobody_makes_tables_without_end_and_no_table_grows_without_end(path, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_UNFINISHED", 3)
    monkeypatch.setattr(rooms, "MOST_RECORDS", 5)

    async def work() -> None:
        async with running(path) as house:
            lives = [await house.create(ADA, setup(ADA, BO)) for _ in range(3)]
            with pytest.raises(TooMuch) as error:
                await house.create(ADA, setup(ADA, BO))
            assert error.value.reason == "too-many-tables"
            await house.create(BO, setup(ADA, BO, host=BO))
            # The last record that there is room for says that the game is given up.
            for _ in range(3):
                await answer(house, lives[0])
            assert (lives[0].table.sequence, lives[0].table.status) == (5, ABANDONED)
            before = facts(lives[0].table)
            with pytest.raises(TooMuch) as error:
                await house.act(lives[0], lambda table, now: table.say(ADA, "oh", now))
            assert error.value.reason == "table-long"
            assert facts(lives[0].table) == before

    go(work())


def test_every_move_is_counted_once_and_refused_ones_not_at_all(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            own, asked, move = live.table.asked[0], question(live.table), moves(live.table)[0]
            who = PEOPLE[live.table.seats[own].person]
            for _ in range(3):
                await house.submit(live, who, own, asked, move)
            with pytest.raises(TooLate):
                await house.submit(live, who, own, asked, "castle")
            assert house.moves == 1

    go(work())
