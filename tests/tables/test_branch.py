"""Tables that play on from a match that has ended."""

import asyncio
import json

import pytest

from kachidoki import Log
from kachidoki.kernel.errors import CannotUndo
from kachidoki.tables.live import Live
from kachidoki.tables.record import Branched, Started
from kachidoki.tables.seating import ABANDONED, OPEN, OVER, PLAYING
from kachidoki.tables.table import UNDO
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    answer,
    facts,
    finish,
    go,
    opened,
    running,
    setup,
    table,
    until,
)

AT = 40


def source() -> Log:
    match = finish(table(ADA, BO, rounds=1)).match
    assert match is not None
    return match.log


def test_it_plays_on_from_the_past_and_loads_again(path):
    log = source()

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BOT, rounds=1), past=log.past(AT))
            found = live.table
            assert found.status == PLAYING
            assert found.match.log.entries[:AT] == log.entries[:AT]
            records = await house.store.records(found.id, 0)
            assert [type(record) for record in records[:2]] == [Branched, Started]
            # Everything that happened before is told.
            assert len(found.news) > AT
            while found.status == PLAYING and len(found.match.log) < AT + 20:
                if found.asked == (0,):
                    await answer(house, live)
                else:
                    await until_asked(live)
            # No bot is at it while the two are compared.
            await until_asked(live)
            before = facts(found)
            assert facts((await house.store.load(found.id))[0]) == before
        async with opened(path) as store:
            again, _ = await store.load(found.id)
            assert facts(again) == before
            assert again.match.secret_log().verify().past == AT

    go(work())


async def until_asked(live: Live) -> None:
    while live.table.status == PLAYING and live.table.asked != (0,):
        await asyncio.sleep(0.002)


def test_it_waits_for_players_like_any_table(path):
    log = source()

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, None, rounds=1), past=log.past(AT))
            assert (live.table.status, live.table.match) == (OPEN, None)
            house.live.forget(live)
            live = await house.find(live.table.id)
            await house.admit(live, BO, live.invite)
            await house.act(live, lambda table, now: table.join(BO, None, now))
            assert live.table.status == PLAYING
            assert live.table.match.log.entries[:AT] == log.entries[:AT]

    go(work())


def test_nobody_takes_back_the_past(path):
    log = source()

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO, rounds=1), past=log.past(AT))
            for who in (ADA, BO):
                for wish in ("undo", "propose"):
                    with pytest.raises(CannotUndo):
                        await house.act(
                            live,
                            lambda t, now, who=who, wish=wish: (
                                t.undo(who, None, now)
                                if wish == "undo"
                                else t.propose(who, UNDO, None, now)
                            ),
                        )

    go(work())


def test_its_log_is_proved_and_can_be_imported_and_branched_again(path):
    log = source()

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(BOT, BOT, rounds=1), past=log.past(AT))
            await until(live, OVER)
            done = live.table.match.log
            verdict = done.verify()
            assert (verdict.fair, verdict.past) == (True, AT)
            shown = await house.import_log(BO, done.dumps())
            assert shown.table.status == OVER
            assert shown.table.match.log.entries == done.entries
            assert shown.table.match.secret_log().dumps() == done.dumps()
            house.live.forget(shown)
            shown = await house.find(shown.table.id)
            assert shown.table.match.secret_log().dumps() == done.dumps()
            again = await house.create(
                BO, setup(BOT, BOT, host=BO, rounds=1), past=shown.table.match.log.past(AT + 10)
            )
            await until(again, OVER)
            assert len(again.table.match.header.past) == 2
            assert again.table.match.log.verify().fair

    go(work())


def test_an_unfinished_log_can_be_imported_and_played_on_from_its_end(path):
    log = source()
    part = Log(log.game, log.header, log.entries[:AT], log.seed)

    async def work() -> None:
        async with running(path) as house:
            shown = await house.import_log(ADA, part.dumps())
            assert shown.table.status == ABANDONED
            past = shown.table.match.secret_log().past(AT)
            live = await house.create(ADA, setup(BOT, BOT, rounds=1), past=past)
            await until(live, OVER)
            assert json.loads(live.table.match.log.dumps().splitlines()[0])["past"]

    go(work())
