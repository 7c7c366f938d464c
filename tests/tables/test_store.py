"""The store on a real SQLite file: nothing is lost, nothing is written twice."""

import asyncio
import stat
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import event, text

from kachidoki.tables import record as kept
from kachidoki.tables.engine import prepare_file, sqlite_url
from kachidoki.tables.errors import NotFound, Unavailable
from kachidoki.tables.record import Clock, Seat
from kachidoki.tables.seating import OVER, PLAYING, Draft
from kachidoki.tables.store import Store, Write
from kachidoki.tables.stored import decode, decode_setup, encode, encode_setup
from kachidoki.tables.table import UNDO, Table
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    PEOPLE,
    SEED,
    created,
    due,
    facts,
    go,
    opened,
    put,
    put_step,
    setup,
)


async def rows(store: Store, query: str) -> list[tuple[Any, ...]]:
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(text(query))]


# What is stored comes back.


def test_what_is_stored_keeps_its_bytes():
    """Databases of earlier versions are full of it."""
    bot, nobody, entries = Seat(name="Hana", bot="adept"), Seat(), ((0, "act"), (-1, "deal 1"))
    for record, body in (
        (kept.Sat(5, 2), '{"what":"sat","at":5,"seat":2}'),
        (kept.Sat(5, 2, nobody), '{"what":"sat","at":5,"seat":2,"sitter":{}}'),
        (
            kept.Sat(5, 2, bot, 1),
            '{"what":"sat","at":5,"seat":2,"sitter":{"name":"Hana","bot":"adept"},"left":1}',
        ),
        (
            kept.Branched(5, entries, ((3, b"abc"),)),
            '{"what":"branched","at":5,"entries":[[0,"act"],[-1,"deal 1"]],"seeds":[[3,"YWJj"]]}',
        ),
        (
            kept.Moved(5, 0, "1.0", entries),
            '{"what":"moved","at":5,"seat":0,"question":"1.0","entries":[[0,"act"],[-1,"deal 1"]]}',
        ),
        (
            kept.StoodIn(5, 1, "adept", "given"),
            '{"what":"stood-in","at":5,"seat":1,"bot":"adept","why":"given"}',
        ),
        (
            kept.Said(5, -1, "Zoé", 'a "b"\n'),
            '{"what":"said","at":5,"seat":-1,"name":"Zoé","text":"a \\"b\\"\\n"}',
        ),
        (kept.Resumed(5), '{"what":"resumed","at":5}'),
    ):
        assert encode(record) == body
        assert decode(body) == record
    settled = kept.TableSetup(
        "glory", "ninja", 2, {"rounds": 1}, (bot, nobody), "a", clock=Clock(30)
    )
    body = (
        '{"game":"glory","mode":"ninja","players":2,"options":{"rounds":1},'
        '"seats":[{"name":"Hana","bot":"adept"},{}],"host":"a","public":false,"hints":true,'
        '"clock":{"move":30,"bank":0}}'
    )
    assert encode_setup(settled) == body
    assert decode_setup(body) == settled


def test_a_table_comes_back_as_it_was(anywhere):
    """Every kind of record: seats, start, moves, undo, consent, stand-in, talk, rematch."""

    async def work() -> None:
        async with opened(anywhere) as store:
            at = await created(
                store, "t", ADA, None, BOT, mode="both", rounds=1, clock=Clock(5, 600)
            )
            assert facts((await store.load("t"))[0]) == facts(at)
            await put(store, at, at.join(BO, None, 2))
            await put(store, at, at.say(CY, "Grüße, 勝鬨! \u0000 \\ '", 3))
            await put(store, at, at.start(4))
            now = 4
            while at.asked:
                now += 6_000
                await put_step(store, at, now)
                last = at.match.log.entries[-1].by
                if at.asked and last in (0, 1) and at.sequence % 7 == 0:
                    who = PEOPLE[at.seats[last].person]
                    await put(store, at, at.propose(who, UNDO, None, now))
                    await put(store, at, at.consent(ADA if last else BO, True, now))
                if at.sequence == 30:
                    await put(store, at, at.hand_over(BO, "adept", now))
                    await put(store, at, at.come_back(BO, now))
                if at.asked and at.sequence % 5 == 0:
                    assert facts((await store.load("t"))[0]) == facts(at)
            await put(store, at, at.again(ADA, "u", now))
            assert at.status == OVER
            records = await store.records("t", 0)
            kinds = {type(record).__name__ for record in records}
            assert kinds > {"Sat", "Said", "Started", "Moved", "Undone", "Proposed", "StoodIn"}
            assert len(records) == at.sequence
            assert await store.records("t", at.sequence - 2) == records[-2:]
        async with opened(anywhere) as store:
            again, invite = await store.load("t")
            assert facts(again) == facts(at)
            assert invite == "invite t"
            assert (again.id, again.created, again.seed, again.setup) == ("t", 1, SEED, at.setup)
            assert again.match.log.verify().fair
            assert max(again.clocks.banks) < 600_000
            with pytest.raises(NotFound):
                await store.load("u")

    go(work())


def test_a_table_can_be_made_with_its_records(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            at = Table("t", setup(BOT, BOT), SEED, 1)
            records = [at.start(2).record]
            at.accept(Draft(records[0]))
            await store.create(at, "invite", records)
            assert facts((await store.load("t"))[0]) == facts(at)
            assert await due(store, 2) == ["t"]

    go(work())


# One writer, few transactions.


def counted(store: Store) -> list[int]:
    """Every group that is written from now on is noted here."""
    groups: list[int] = []
    write = store._write

    async def noting(group: Sequence[Write]) -> list[bool]:
        groups.append(len(group))
        return await write(group)

    store._write = noting
    return groups


def test_many_tables_share_a_transaction(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            many = [await created(store, f"t{n}", ADA, BO) for n in range(60)]
            groups = counted(store)
            drafts = [at.start(2) for at in many]
            assert all(
                await asyncio.gather(*(map(store.append, many, drafts)))  # type: ignore[arg-type]
            )
            assert 1 <= len(groups) <= 3
            stored = await rows(store, "SELECT table_id, sequence FROM records")
            assert sorted(stored) == sorted((at.id, 1) for at in many)
            states = await rows(store, "SELECT DISTINCT status, sequence FROM tables")
            assert states == [(PLAYING, 1)]

    go(work())


def test_of_two_who_write_the_same_number_one_succeeds(anywhere):
    async def work() -> None:
        async with opened(anywhere) as one, opened(anywhere) as two:
            await created(one, "t", ADA, BO)
            here, there = (await one.load("t"))[0], (await two.load("t"))[0]
            for number in range(1, 21):
                drafts = here.say(ADA, f"here {number}", 1), there.say(BO, f"there {number}", 1)
                done = await asyncio.gather(
                    one.append(here, drafts[0]), two.append(there, drafts[1])
                )
                assert sorted(done) == [False, True]
                won = drafts[done.index(True)]
                for at in (here, there):
                    at.accept(won)
            assert facts(here) == facts(there) == facts((await two.load("t"))[0])
            assert len(await rows(one, "SELECT 1 FROM records")) == 20

    go(work())


def test_one_who_is_too_late_spoils_nothing_for_the_others_in_his_group(anywhere):
    async def work() -> None:
        async with opened(anywhere) as one, opened(anywhere) as two:
            tables = [await created(one, f"t{n}", ADA, BO) for n in range(12)]
            late = {2, 7, 11}
            for n in late:
                first = (await two.load(f"t{n}"))[0]
                assert await two.append(first, first.say(BO, "first", 1))
            groups = counted(one)
            done = await asyncio.gather(
                *(one.append(at, at.say(ADA, "second", 2)) for at in tables)
            )
            assert [n for n, stored in enumerate(done) if not stored] == sorted(late)
            # One try for all, then each alone.
            assert len(groups) == 13
            for n, at in enumerate(tables):
                (record,) = await one.records(at.id, 0)
                assert record.text == ("first" if n in late else "second")
            assert len(await one.tables_of(ADA.id)) == 12

    go(work())


def test_a_late_write_does_not_touch_the_row_of_the_table(anywhere):
    async def work() -> None:
        async with opened(anywhere) as one, opened(anywhere) as two:
            await created(one, "t", ADA, None)
            here, there = (await one.load("t"))[0], (await two.load("t"))[0]
            assert await two.append(there, there.join(BO, None, 7))
            assert not await one.append(here, here.join(CY, None, 9))
            (listed,) = await one.tables_of(ADA.id)
            assert [seat.person for seat in listed.seats] == ["ada", "bo"]
            assert (listed.sequence, listed.changed) == (1, 7)

    go(work())


def test_what_is_being_written_is_finished_before_the_store_closes(anywhere):
    async def work() -> None:
        for turns in range(8):
            async with opened(anywhere) as store:
                at = await created(store, f"t{turns}", ADA, BO)
                task = asyncio.create_task(store.append(at, at.start(1)))
                for _ in range(turns):
                    await asyncio.sleep(0)
                # A write that has not begun is not this store's to finish.
                began = turns > 0
            if began:
                assert await task
            else:
                task.cancel()

    go(work())


# Trouble.


def test_a_full_disk_is_refused_nothing_is_lost_and_it_goes_on_when_there_is_room(path):
    async def work() -> None:
        async with opened(path) as store:
            at = await created(store, "t", ADA, BO)
            (pages,) = (await rows(store, "PRAGMA page_count"))[0]
            room = [pages + 4]

            @event.listens_for(store.engine.sync_engine, "checkout")
            def limit(connection: Any, *_: object) -> None:
                connection.execute(f"PRAGMA max_page_count={room[0]}").close()

            stored = 0
            with pytest.raises(Unavailable) as error:  # noqa: PT012
                for n in range(200):
                    await put(store, at, at.say(ADA, f"{n} " + "x" * 490, n))
                    stored = n + 1
            assert error.value.reason == "storage-unavailable"
            assert 5 < stored < 200
            assert at.sequence == stored
            for wish in (
                store.append(at, at.say(ADA, "y" * 490, 1)),
                store.create(Table("u", setup(ADA, *[BOT] * 3), SEED, 0), "x" * 60_000),
            ):
                with pytest.raises(Unavailable):
                    await wish
            assert facts((await store.load("t"))[0]) == facts(at)
            room[0] = 1_000_000
            await put(store, at, at.say(ADA, "room again " + "x" * 480, 1))
            again = (await store.load("t"))[0]
            assert facts(again) == facts(at)
            assert again.sequence == stored + 1

    go(work())


def test_an_error_of_any_kind_is_told_and_the_next_record_is_stored(anywhere):
    """Nobody waits for ever because something went wrong for somebody else."""

    async def work() -> None:
        async with opened(anywhere) as store:
            at = await created(store, "t", ADA, BO)

            async def broken(*_: object) -> None:
                raise RuntimeError("a bug")

            store.together = broken
            with pytest.raises(Unavailable):
                await store.append(at, at.start(1))
            store.together = None
            assert await store.records("t", 0) == []
            await put(store, at, at.start(2))
            assert facts((await store.load("t"))[0]) == facts(at)

    go(work())


def test_without_a_database_everything_is_unavailable(tmp_path):
    async def work() -> None:
        store = Store(sqlite_url(tmp_path / "no" / "such" / "folder.db"))
        for wish in (store.open(), store.ping(), store.lobby(), store.load("t"), store.secret("s")):
            with pytest.raises(Unavailable) as error:
                await wish
            assert error.value.reason == "storage-unavailable"
        await store.engine.dispose()
        # The threads of the connections that were not made have to end first.
        await asyncio.sleep(0.1)

    go(work())


# The file.


def test_the_file_is_for_its_owner_and_every_commit_is_on_disk(path):
    async def work() -> None:
        async with opened(path) as store:
            assert await rows(store, "PRAGMA journal_mode") == [("wal",)]
            # 2 is FULL.
            assert await rows(store, "PRAGMA synchronous") == [(2,)]
            assert await rows(store, "PRAGMA foreign_keys") == [(1,)]
            await created(store, "t", ADA, BO)
            files = sorted(path.parent.iterdir())
            assert {file.name for file in files} >= {path.name, f"{path.name}-wal"}
            for file in files:
                assert stat.S_IMODE(file.stat().st_mode) == 0o600

    go(work())
    prepare_file(path.parent / "deep" / "er" / "file.db")
    assert (path.parent / "deep" / "er" / "file.db").exists()


def test_what_was_acknowledged_is_in_the_file_for_everybody(path):
    async def work() -> None:
        async with opened(path) as store:
            at = await created(store, "t", ADA, BO)
            await put(store, at, at.start(1))
            for _ in range(5):
                await put_step(store, at)
                async with opened(path) as other:
                    assert facts((await other.load("t"))[0]) == facts(at)

    go(work())
