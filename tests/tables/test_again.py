"""Playing again at a table of its own, and matches that were played elsewhere."""

import asyncio
from typing import Any

import pytest

from kachidoki import BadLog, BadOption, Log, Match
from kachidoki.kernel.dealer import Dealer
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow
from kachidoki.tables.live import Watcher
from kachidoki.tables.news import Viewer
from kachidoki.tables.record import Clock, Seat
from kachidoki.tables.seating import ABANDONED, OPEN, OVER, PLAYING
from kachidoki.tables.table import Table
from tests.games.glory.states import GLORY
from tests.games.worlds import FIRST, LAST
from tests.logs import cut, lines, played, written
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    DI,
    answer,
    due,
    facts,
    give_up,
    go,
    running,
    setup,
)

# Playing again.


def test_all_who_want_to_play_again_meet_at_the_same_table(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO, BOT, mode="ninja", public=True))
            with pytest.raises(NotNow):
                await house.rematch(live, ADA)
            await give_up(house, live, ADA, BO)
            with pytest.raises(NotAllowed):
                await house.rematch(live, CY)
            found = await asyncio.gather(*(house.rematch(live, who) for who in (ADA, BO) * 3))
            assert set(found) == {live.table.rematch}
            assert await house.rematch(live, BO) == found[0]
            again = await house.find(found[0])
            assert [seat.name for seat in again.table.seats] == ["Hana", "Ada", "Bo"]
            assert [seat.person for seat in again.table.seats] == ["", "ada", "bo"]
            assert (again.table.status, again.table.setup.mode) == (PLAYING, "ninja")
            assert again.table.seed != live.table.seed
            assert set(again.members) == {"ada", "bo"}
            assert len(await house.store.tables_of(BO.id)) == 2

    go(work())


def test_nobody_is_seated_unasked_and_no_clock_runs_before_all_have_come(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO, CY, BOT, public=True, clock=Clock(5)))
            await give_up(house, live, ADA, BO, CY)
            again = await house.find(await house.rematch(live, BO))
            at = again.table
            assert (at.status, at.match, at.setup.host) == (OPEN, None, "bo")
            assert [(seat.name, seat.person, seat.kept) for seat in at.seats] == [
                ("Hana", "", ""),
                ("Ada", "", "ada"),
                ("Bo", "bo", ""),
                ("Cy", "", "cy"),
            ]
            assert set(again.members) == {"ada", "bo", "cy"}
            # What is kept for somebody is not for others.
            for seat in (None, 1):
                with pytest.raises(NotNow) as error:
                    await house.act(again, lambda t, now, seat=seat: t.join(DI, seat, now))
                assert error.value.reason == "seat-kept"
            await house.rematch(live, ADA)
            assert (at.seats[1].person, at.seats[1].kept, at.status) == ("ada", "", OPEN)
            # Who does not want to play leaves the seat to whoever the host likes.
            await house.act(again, lambda t, now: t.place(BO, 3, BOT, now))
            assert at.status == PLAYING
            assert [seat.name for seat in at.seats] == ["Hana", "Ada", "Bo", "Hana 2"]
            assert at.clocks.ready == [True, False, False, True]
            assert await house.rematch(live, CY) == at.id
            assert at.seats_of("cy") == ()

    go(work())


def test_at_one_screen_the_next_game_begins_at_once(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, Seat(ADA.id, "Léa"), BOT))
            await give_up(house, live, ADA)
            again = await house.find(await house.rematch(live, ADA))
            assert [seat.name for seat in again.table.seats] == ["Hana", "Ada", "Léa"]
            assert again.table.status == PLAYING

    go(work())


def test_people_in_different_processes_meet_at_the_same_table(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO))
            await give_up(one, here, ADA, BO)
            there = await two.find(here.table.id)
            found = await asyncio.gather(one.rematch(here, ADA), two.rematch(there, BO))
            assert len(set(found)) == 1
            assert len(await one.store.tables_of(ADA.id)) == 2
            both = [(await house.latest(found[0])).table for house in (one, two)]
            assert facts(both[0])["seats"] == facts(both[1])["seats"]
            assert {seat.person for seat in both[0].seats} == {"ada", "bo"}

    go(work())


def test_a_table_to_play_again_that_was_announced_but_never_made_is_made_later(path, monkeypatch):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            await give_up(house, live, ADA, BO)

            async def dies(*_: object) -> None:
                raise ConnectionError("the process died")

            with monkeypatch.context() as patch:
                patch.setattr(house.store, "create", dies)
                with pytest.raises(ConnectionError):
                    await house.rematch(live, ADA)
            name = live.table.rematch
            assert name
            with pytest.raises(NotFound):
                await house.find(name)
            assert await house.rematch(live, BO) == name
            assert (await house.find(name)).table.status == OPEN

    go(work())


def test_whoever_goes_to_the_new_table_at_once_watches_the_one_that_is_played_at(path, monkeypatch):
    """He may ask for it while it is still being made: there is one of it in memory."""

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            await give_up(house, live, ADA, BO)
            load, arrived = house.store.load, []

            async def slow(name: str) -> Any:
                found = await load(name)
                # Whoever comes first is served last.
                arrived.append(name)
                await asyncio.sleep(0.2 if len(arrived) == 1 else 0.01)
                return found

            monkeypatch.setattr(house.store, "load", slow)

            async def follow() -> Watcher:
                while True:
                    try:
                        new = await house.find(live.table.rematch)
                    except NotFound:
                        await asyncio.sleep(0.001)
                        continue
                    watcher = Watcher(Viewer(BO.id), 0)
                    await house.watch(new, watcher)
                    return watcher

            name, watcher = await asyncio.gather(house.rematch(live, ADA), follow())
            new = await house.find(name)
            assert watcher in new.watchers
            watcher.stir.clear()
            await house.rematch(live, BO)
            assert watcher.stir.is_set()

    go(work())


def test_whoever_looks_for_the_new_table_a_moment_too_early_spoils_nothing(path, monkeypatch):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            await give_up(house, live, ADA, BO)
            load, create, looking = house.store.load, house.store.create, []

            async def slow(name: str) -> Any:
                try:
                    return await load(name)
                except NotFound:
                    await asyncio.sleep(0.2 * len(looking))
                    raise

            async def create_late(*said: Any) -> None:
                looking.append(asyncio.create_task(house.find(live.table.rematch)))
                await asyncio.sleep(0.05)
                await create(*said)

            monkeypatch.setattr(house.store, "load", slow)
            monkeypatch.setattr(house.store, "create", create_late)
            name = await house.rematch(live, ADA)
            assert (await house.find(name)).table.status == OPEN
            with pytest.raises(NotFound):
                await looking[0]
            # Also when that look is over, but not yet forgotten.
            house.live.forget(house.live[name])
            house._opening[name] = looking[0]
            assert (await house.find(name)).table.status == OPEN
            assert name not in house._opening

    go(work())


# Matches of elsewhere.


@pytest.mark.parametrize(("game", "mode", "players"), [*FIRST, *LAST])
def test_a_match_of_elsewhere_is_shown_as_it_was_played(path, game, mode, players):
    log = Log.loads(played(mode, players, game=game).log.dumps())

    async def work() -> None:
        async with running(path) as house:
            live = await house.import_log(CY, log.dumps())
            at = live.table
            assert (at.status, at.asked, at.ended) == (OVER, (), True)
            assert at.match.log.dumps() == log.dumps()
            assert at.match.log.verify().fair
            assert [seat.name for seat in at.seats] == list(log.header.seats)
            assert at.seats_of(CY.id) == ()
            assert set(live.members) == {"cy"}
            told = [event.key for event in at.news.part(0, None, None)]
            assert told == [e.seen_by(None).key for one in log.moments() for e in one.events]
            with pytest.raises(NotAllowed):
                await house.rematch(live, CY)
            house.live.forget(live)
            assert facts((await house.find(at.id)).table) == facts(at)

    go(work())


def test_bots_are_recognized_and_nobody_plays_for_them_there(path):
    match = Match(GLORY, 2, seed=1, seats=("Hana [random]", "Ada"))
    log = match.secret_log()

    async def work() -> None:
        async with running(path) as house:
            live = await house.import_log(ADA, log.dumps())
            assert [(seat.name, seat.bot) for seat in live.table.seats] == [
                ("Hana", "random"),
                ("Ada", ""),
            ]
            # Nobody goes on with it here, and nobody of that name is taken for himself.
            assert (live.table.status, live.table.seats_of(ADA.id)) == (ABANDONED, ())
            assert live.table.outlook().bots == ()
            assert await due(house.store, 10**15) == []

    go(work())


@pytest.mark.parametrize("count", [0, 1, 2, 5, 40])
def test_a_match_that_was_not_finished_is_shown_as_far_as_it_went(path, count):
    log = cut(played("standard", 2).log, count)

    async def work() -> None:
        async with running(path) as house:
            live = await house.import_log(ADA, log.dumps())
            assert live.table.status == ABANDONED
            entries = live.table.match.secret_log().entries
            assert entries[:count] == log.entries
            # Chance plays itself: the first deal is there in any case.
            assert len(entries) == max(count, 2)

    go(work())


def test_only_deals_that_are_proved_are_shown(path):
    log = played("standard", 2).log

    def forged(at: int, **changes: object) -> Log:
        rows = lines(log)
        rows[at] = {**rows[at], **changes}
        return Log.loads(written(rows))

    other_start = "start 2" if log.entries[0].move == "start 1" else "start 1"
    begun = Log(GLORY, log.header, [*cut(log, 0).entries], log.seed)
    begun.entries.append(type(log.entries[0])(-1, other_start))

    async def work() -> None:
        async with running(path) as house:
            for reason, bad in (
                ("log-no-seed", forged(-1, seed=None)),
                ("log-unfair", forged(-1, seed=Dealer.of(99).secret.hex())),
                ("log-unfair", forged(0, commitment="0" * 64)),
                ("log-unfair", begun),
            ):
                with pytest.raises(BadLog) as error:
                    await house.import_log(ADA, bad.dumps())
                assert error.value.reason == reason
            with pytest.raises(BadOption):
                await house.import_log(ADA, forged(0, seats=["x" * 81, ""]).dumps())
            assert await house.store.tables_of(ADA.id) == []
            await house.import_log(ADA, log.dumps())
            assert len(await house.store.tables_of(ADA.id)) == 1

    go(work())


def test_a_match_with_consent_is_exported_and_shown_elsewhere(path):
    at = Table("t", setup(ADA, BO, rounds=1), b"a seed of more than sixteen bytes", 0)

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, at.setup, seed=at.seed)
            for _ in range(8):
                await answer(house, live)
            await house.act(live, lambda table, now: table.propose(ADA, "undo", 0, now))
            await house.act(live, lambda table, now: table.consent(BO, True, now))
            assert live.table.match.log.entries[-1].move.endswith("agreed")
            while live.table.asked:
                await answer(house, live)
            log = Log.loads(live.table.match.log.dumps())
            shown = await house.import_log(CY, log.dumps())
            assert shown.table.match.log.dumps() == log.dumps()

    go(work())


def test_where_whoever_asked_for_the_rematch_left_another_can_ask(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            await give_up(house, live, ADA, BO)
            first = await house.find(await house.rematch(live, ADA))
            await house.leave(first, ADA)
            assert first.table.status == ABANDONED
            second = await house.find(await house.rematch(live, BO))
            assert (second.table.status, second.table.seats_of(BO.id)) == (OPEN, (0,))
            assert await house.rematch(live, ADA) == second.table.id
            assert second.table.status == PLAYING

    go(work())
