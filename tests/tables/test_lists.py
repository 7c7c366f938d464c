"""What the store finds again: the lobby, one's tables, what is due; members, people, secrets."""

import asyncio

import pytest

from kachidoki.tables.clock import COMING
from kachidoki.tables.errors import Unavailable
from kachidoki.tables.keeping import MOST_LISTED
from kachidoki.tables.record import AWAY, Clock, Seat
from kachidoki.tables.seating import ABANDONED, OPEN, OVER, PLAYING, Person
from kachidoki.tables.table import ABANDON
from tests.games.glory.states import GLORY
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    DI,
    PAL,
    PEOPLE,
    created,
    due,
    go,
    opened,
    put,
    put_step,
)


def test_the_lobby_shows_public_tables_open_ones_first_then_the_newest(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            old = await created(store, "old", ADA, None, at=10, public=True)
            await created(store, "new", BO, None, at=20, host=BO, public=True)
            await created(store, "private", ADA, None, at=30)
            played = await created(store, "played", ADA, BO, at=1, public=True)
            given_up = await created(store, "given up", ADA, None, at=40, public=True)
            await put(store, played, played.start(99))
            await put(store, given_up, given_up.leave(ADA, 50))
            await put(store, given_up, given_up.close(51))
            assert [table.id for table in await store.lobby()] == ["new", "old", "played"]
            await put(store, old, old.say(ADA, "anybody?", 60))
            listed = await store.lobby()
            assert [table.id for table in listed] == ["old", "new", "played"]
            assert [table.status for table in listed] == [OPEN, OPEN, PLAYING]
            assert (listed[0].changed, listed[0].sequence) == (60, 1)
            assert listed[0].setup == old.setup

    go(work())


def test_the_lists_know_who_sits_and_who_is_asked(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            at = await created(store, "t", ADA, None, BOT)

            async def check() -> None:
                for who in (ADA, BO):
                    (listed,) = await store.tables_of(who.id)
                    assert listed.seats == at.seats
                    assert listed.asked == at.asked
                    assert (listed.status, listed.sequence) == (at.status, at.sequence)

            await store.admit("t", BO.id, 1)
            await check()
            await put(store, at, at.join(BO, None, 2))
            await check()
            await put(store, at, at.start(3))
            assert at.asked
            await check()
            for _ in range(6):
                await put_step(store, at)
                await check()
            await put(store, at, at.hand_over(BO, "adept", 4))
            assert at.seats[1].stand_in
            await check()
            await put(store, at, at.come_back(BO, 5))
            await check()
            await put(store, at, at.pause(AWAY, 6))
            await check()
            assert await due(store, 10**15) == []

    go(work())


def test_ones_tables_are_those_one_sits_at_or_was_let_in_to_those_in_play_first(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            over = await created(store, "over", ADA, BOT, rounds=1, at=90)
            await put(store, over, over.start(91))
            while over.asked:
                await put_step(store, over, 92)
            given_up = await created(store, "given up", ADA, BOT, at=80)
            await put(store, given_up, given_up.start(93))
            await put(store, given_up, given_up.propose(ADA, ABANDON, None, 95))
            await created(store, "open", BO, None, at=10, host=ADA)
            await created(store, "other", BO, CY, host=BO)
            await created(store, "invited", BO, CY, at=20, host=BO)
            await store.admit("invited", ADA.id, 30)
            found = await store.tables_of(ADA.id)
            assert [table.id for table in found] == ["invited", "open", "given up", "over"]
            assert [table.status for table in found[2:]] == [ABANDONED, OVER]
            assert [table.id for table in await store.tables_of(DI.id)] == []
            assert {table.id for table in await store.tables_of(CY.id)} == {"other", "invited"}

    go(work())


def test_no_list_is_endless(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            for n in range(MOST_LISTED + 5):
                await created(store, f"t{n}", ADA, None, at=n, public=True)
            listed = await store.lobby()
            assert len(listed) == len(await store.tables_of(ADA.id)) == MOST_LISTED
            # The others follow, each once.
            rest = await store.lobby(skip=MOST_LISTED)
            assert len(rest) == 5
            assert len({table.id for table in (*listed, *rest)}) == MOST_LISTED + 5
            mine = await store.tables_of(ADA.id, skip=MOST_LISTED)
            assert {table.id for table in mine} == {table.id for table in rest}
            assert await store.lobby(skip=MOST_LISTED + 5) == []
            assert listed[0].id == f"t{MOST_LISTED + 4}"
            assert await store.count_tables(ADA.id) == MOST_LISTED + 5
            assert await store.count_tables(BO.id) == 0

    go(work())


def test_unfinished_tables_are_counted_for_their_host_alone(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            at = await created(store, "a", ADA, BOT, rounds=1)
            await created(store, "b", ADA, BO, host=BO)
            assert [await store.count_tables(who.id) for who in (ADA, BO)] == [1, 1]
            await put(store, at, at.start(1))
            assert await store.count_tables(ADA.id) == 1
            while at.asked:
                await put_step(store, at)
            assert await store.count_tables(ADA.id) == 0

    go(work())


def test_due_are_tables_that_wait_for_a_bot_a_clock_or_the_start_the_longest_first(
    anywhere, monkeypatch
):
    async def work() -> None:
        async with opened(anywhere) as store:
            bots = await created(store, "bots", BOT, BOT, at=500)
            clock = await created(store, "clock", ADA, BO, clock=Clock(30, 60))
            people = await created(store, "people", ADA, BO)
            await created(store, "full", ADA, BO, at=700)
            await created(store, "open", ADA, None)
            found = await due(store, 700)
            assert (set(found[:2]), found[2:]) == ({"clock", "people"}, ["bots", "full"])
            for at in (bots, clock, people):
                await put(store, at, at.start(600))
            assert await due(store, 599) == []
            assert await due(store, 600) == ["bots"]
            end = 600 + COMING + 90_000 + 10_000
            assert await due(store, end - 1) == ["bots", "full"]
            assert await due(store, end) == ["bots", "full", "clock"]
            with monkeypatch.context() as patch:
                # Read one by one, they are the same.
                patch.setattr("kachidoki.tables.store.MOST_LISTED", 1)
                assert await due(store, end) == ["bots", "full", "clock"]
            await put_step(store, bots, 90_000)
            assert await due(store, 90_000) == ["full", "bots"]
            await put(store, clock, clock.propose(ADA, ABANDON, None, 1))
            await put(store, clock, clock.consent(BO, True, 1))
            assert await due(store, 10**15) == ["full", "bots"]

    go(work())


def test_the_lists_tell_how_a_game_ended_and_what_was_put_away(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            at = await created(store, "t", ADA, BO, rounds=1)
            await put(store, at, at.start(1))
            while at.asked:
                (listed,) = await store.tables_of(ADA.id)
                assert listed.result is None
                await put_step(store, at)
            await put(store, at, at.say(BO, "well played", 2))
            (listed,) = await store.tables_of(ADA.id)
            assert listed.result == (at.match.state.scores, at.match.state.winners)
            await store.put_away("t", ADA.id)
            assert await store.tables_of(ADA.id) == []
            assert [one.id for one in await store.tables_of(BO.id)] == ["t"]
            assert set(await store.members("t")) == {"ada", "bo"}

    go(work())


def test_tables_in_play_are_known_by_their_rules(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            for name in ("a", "b", "c"):
                at = await created(store, name, ADA, BO)
                if name != "c":
                    await put(store, at, at.start(1))
            rules = at.setup.game, GLORY.rules
            assert [one async for one in store.played_by()] == [("a", *rules), ("b", *rules)]
            await store.shut("a")
            assert [one async for one in store.played_by()] == [("b", *rules)]
            assert [(one.id, one.status) for one in await store.tables_of(ADA.id)][-1] == (
                *("a", ABANDONED),
            )

    go(work())


def test_members_are_who_sits_there_the_host_and_who_was_let_in(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            await created(store, "t", BO, BOT, None, at=7)
            assert await store.members("t") == {"ada": 7, "bo": 7}
            await store.admit("t", CY.id, 8)
            await store.admit("t", CY.id, 9)
            assert await store.members("t") == {"ada": 7, "bo": 7, "cy": 8}
            await store.seen([("t", "cy"), ("t", "ada"), ("t", "di"), ("u", "bo")], 50)
            assert await store.members("t") == {"ada": 50, "bo": 7, "cy": 50}
            await store.seen([], 60)
            assert await store.members("u") == {}

    go(work())


def test_nobody_is_let_in_who_is_unknown_or_to_a_table_that_is_not_there(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            await created(store, "t", ADA, None)
            await store.admit("t", "nobody", 1)
            await store.admit("no table", "bo", 1)
            assert await store.members("t") == {"ada": 1}
            assert await store.members("no table") == {}
            with pytest.raises(Unavailable):
                await created(store, "u", Person("nobody", "Nobody"), None)
            assert await store.tables_of("nobody") == []

    go(work())


def test_people_are_known_by_id_and_may_change_their_name_and_sign_out(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            assert await store.person("nobody") is None
            for who in PEOPLE.values():
                known = await store.person(who.id)
                assert known == who
            await store.rename("ada", "Ada Müller 勝")
            await store.sign_out_everywhere("ada")
            await store.sign_out_everywhere("ada")
            known = await store.person("ada")
            assert (known.name, known.generation) == ("Ada Müller 勝", 2)
            assert (await store.person("bo")).generation == 0
            assert await store.person("pal") == PAL
            with pytest.raises(Unavailable):
                await store.add_person(ADA, 1)

    go(work())


def test_a_secret_is_made_once_and_is_the_same_for_every_process(anywhere):
    async def work() -> None:
        async with opened(anywhere) as one, opened(anywhere) as two:
            found = await asyncio.gather(*(store.secret("cookie") for store in (one, two) * 4))
            assert len(set(found)) == 1
            assert len(found[0]) == 32
            assert await one.secret("other") != found[0]
        async with opened(anywhere) as store:
            assert await store.secret("cookie") == found[0]

    go(work())


def test_an_imported_table_has_seats_of_people_whom_nobody_knows(anywhere):
    async def work() -> None:
        async with opened(anywhere) as store:
            strangers = (Seat("log 0", "Zoé"), Seat("log 1", "Max"))
            await created(store, "t", *strangers, host=CY, at=3)
            assert await store.members("t") == {"cy": 3}

    go(work())
