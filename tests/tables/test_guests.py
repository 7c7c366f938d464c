"""The House and its guests: who may see, who is there, hints, playing again, logs of elsewhere."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from kachidoki.tables import house as rooms
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow
from kachidoki.tables.live import ABSENT_AFTER, Live, Watcher, milliseconds
from kachidoki.tables.news import Viewer
from kachidoki.tables.record import ABSENT, TIME, Clock, Seat
from kachidoki.tables.seating import ABANDONED, OPEN
from kachidoki.tables.shares import Claim
from kachidoki.tables.think import Thinkers, advise
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    DI,
    PEOPLE,
    Instant,
    T,
    answer,
    facts,
    go,
    moves,
    question,
    running,
    setup,
)


def read(live: Live, watcher: Watcher) -> dict[str, Any]:
    """What a connection would be sent now."""
    assert watcher.stir.is_set()
    watcher.stir.clear()
    present = live.present(milliseconds())
    found: dict[str, Any] = json.loads(live.board.news(watcher.viewer, watcher.known, present))
    watcher.known = live.table.sequence
    return found


# Watching.


def test_watchers_are_told_everything_once_each_as_he_may_know_it(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            watchers = {0: Watcher(Viewer(ADA.id), 0), None: Watcher(Viewer(""), 0)}
            for watcher in watchers.values():
                await house.watch(live, watcher)
            told: dict[int | None, list[Any]] = {0: [], None: []}
            for n in range(12):
                for seat, watcher in watchers.items():
                    # Somebody slow gets all of it later, in one message.
                    if seat == 0 or n % 5 == 0:
                        told[seat] += read(live, watcher)["events"]
                await answer(house, live)
            for seat, watcher in watchers.items():
                message = read(live, watcher)
                told[seat] += message["events"]
                assert message["view"] == json.loads(live.table.match.view(seat).encode())
                whole = [json.loads(bytes(raw)) for raw in live.table.news.since(0, seat)]
                assert told[seat] == whole
            assert told[0] != told[None]

    go(work())


def test_watchers_here_are_told_what_another_process_stored(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO))
            there = await two.find(here.table.id)
            watcher = Watcher(Viewer(BO.id), there.table.sequence)
            await two.watch(there, watcher)
            watcher.stir.clear()
            sequence = await answer(one, here)
            await two.noticed(here.table.id, sequence)
            message = read(there, watcher)
            assert (message["sequence"], facts(there.table)) == (sequence, facts(here.table))
            await two.noticed(here.table.id, sequence)
            assert not watcher.stir.is_set()
            await two.noticed("no such table", 5)

    go(work())


def test_who_is_there_is_seen_by_all(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            live.members.update(dict.fromkeys(live.members, 0))
            ada, bo = Watcher(Viewer(ADA.id), 0), Watcher(Viewer(BO.id), 0)

            def there() -> list[bool]:
                return [seat["present"] for seat in read(live, ada)["table"]["seats"]]

            await house.watch(live, ada)
            assert there() == [True, False]
            await house.watch(live, bo)
            assert there() == [True, True]
            assert (await house.store.members(live.table.id))[BO.id] > milliseconds() - 10_000
            await house.unwatch(live, bo)
            # Who loads the page again is not gone; after a while he is.
            assert not ada.stir.is_set()
            assert BO.id in live.present(milliseconds())
            assert BO.id not in live.present(milliseconds() + rooms.RELOAD + 1)
            assert ADA.id in live.present(milliseconds() + 10**9)

    go(work())


def test_those_who_only_watch_come_and_go_unnoticed(path):
    """Nobody is told anew, for there is nothing new to tell."""

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO, public=True))
            ada = Watcher(Viewer(ADA.id), 0)
            await house.watch(live, ada)
            ada.stir.clear()
            version = live.board.version
            for person in ("", CY.id):
                watcher = Watcher(Viewer(person), 0)
                await house.watch(live, watcher)
                assert watcher.stir.is_set()
                await house.unwatch(live, watcher)
            assert not ada.stir.is_set()
            assert live.board.version == version

    go(work())


def test_the_cards_at_one_screen_are_covered_until_the_player_looks(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, Seat(ADA.id, "Léa")))
            watcher = Watcher(Viewer(ADA.id), 0)
            await house.watch(live, watcher)
            first = live.table.asked[0]
            message = read(live, watcher)
            assert (message["view"]["seat"], message["pass"]) == (None, [first])
            watcher.viewer.looking = first
            watcher.stir.set()
            message = read(live, watcher)
            assert (message["view"]["seat"], message["pass"]) == (first, [])
            while live.table.asked == (first,):
                await answer(house, live)
            message = read(live, watcher)
            assert (message["view"]["seat"], message["pass"]) == (None, [1 - first])

    go(work())


# Being let in.


def test_only_those_with_the_invite_see_a_private_table(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, None))
            public = await house.create(ADA, setup(ADA, None, public=True))
            for invite in ("", "wrong", live.invite[:-1], "é" * 20):
                with pytest.raises(NotFound):
                    await house.admit(live, CY, invite)
            assert [await house.admitted(live, who) for who in (ADA, CY, None)] == [1, 0, 0]
            await house.admit(live, CY, live.invite)
            await house.admit(live, CY, "")
            await house.admit(public, CY, "")
            assert await house.admitted(live, CY)
            assert await house.admitted(public, None)
            assert not await house.admitted(live, DI)
            assert set(await house.store.members(live.table.id)) == {"ada", "cy"}
            house.live.forget(live)
            assert await house.admitted(await house.find(live.table.id), CY)

    go(work())


def test_whoever_leaves_an_open_table_last_closes_it_and_nobody_else_does(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, Seat(ADA.id, "Léa"), None, None))
            await house.act(live, lambda table, now: table.join(BO, None, now))
            await house.leave(live, BO)
            assert live.table.status == OPEN
            await house.leave(live, ADA)
            assert (live.table.seats_of(ADA.id), live.table.status) == ((), ABANDONED)
            # Nobody sits there yet: a stranger who looks in does not close it.
            waiting = await house.create(ADA, setup(None, BOT, public=True))
            await house.leave(waiting, DI)
            assert waiting.table.status == OPEN
            await house.act(waiting, lambda table, now: table.join(DI, None, now))

    go(work())


# Away.


def test_an_answer_brings_back_whoever_was_away_but_not_whoever_gave_the_seat_away(
    path, monkeypatch
):
    monkeypatch.setattr(Instant, "run", lambda *_: asyncio.sleep(60))

    async def work() -> None:
        async with running(path, Thinkers(1)) as house:
            live = await house.create(ADA, setup(ADA, BO))
            own = live.table.asked[0]
            who, other = (PEOPLE[live.table.seats[n].person] for n in (own, 1 - own))
            await house.store.seen([(live.table.id, who.id)], 0)
            await house.replace(live, other, own, "")
            assert live.table.seats[own].why == ABSENT
            sequence = await answer(house, live)
            assert (live.table.seats[own].why, sequence) == ("", live.table.sequence)
            own = live.table.asked[0]
            who = PEOPLE[live.table.seats[own].person]
            await house.hand_over(live, who, "")
            with pytest.raises(NotNow) as error:
                await answer(house, live)
            assert error.value.reason == "seat-away"
            await house.return_to(live, who)
            await answer(house, live)

    go(work())


def test_nobody_is_replaced_who_is_there_in_any_process(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO))
            there = await two.find(here.table.id)
            await two.store.seen([(here.table.id, BO.id)], 0)
            watcher = Watcher(Viewer(BO.id), 0)
            await two.watch(there, watcher)
            with pytest.raises(NotAllowed) as error:
                await one.replace(here, ADA, 1, "adept")
            assert error.value.reason == "seat-present"
            # Not at once: who was cut off may come back.
            await one.store.seen([(here.table.id, BO.id)], milliseconds() - ABSENT_AFTER)
            with pytest.raises(NotAllowed) as error:
                await one.replace(here, ADA, 1, "adept")
            assert error.value.reason == "seat-present"
            await one.store.seen([(here.table.id, BO.id)], 0)
            # Nobody is replaced by a bot that loses the game for them.
            for weak in ("random", "greedy", "novice", "grandmaster"):
                with pytest.raises(NotAllowed) as error:
                    await one.replace(here, ADA, 1, weak)
                assert (error.value.reason, error.value.values) == (
                    "stand-in-weak",
                    {"level": "adept"},
                )
            await one.replace(here, ADA, 1, "expert")
            assert here.table.seats[1].why == ABSENT

    go(work())


def test_who_answers_over_http_is_there(path):
    """Each request counts: no connection has to be kept open to be present."""

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            live.members[BO.id] = 0
            assert BO.id not in live.present(milliseconds())
            version = live.board.version
            await house.here(live, BO)
            assert BO.id in live.present(milliseconds())
            assert (await house.store.members(live.table.id))[BO.id] > milliseconds() - 10_000
            assert live.board.version > version
            # Not written down again at every request.
            seen = live.members[BO.id]
            await house.here(live, BO)
            assert live.members[BO.id] == seen
            await house.here(live, CY)
            assert CY.id not in live.members

    go(work())


def test_when_time_is_up_there_is_a_warning_and_then_a_bot_or_the_game_waits(path, monkeypatch):
    for module in ("clock", "care"):
        monkeypatch.setattr(f"kachidoki.tables.{module}.GRACE", 60)
    monkeypatch.setattr("kachidoki.tables.clock.COMING", 0)
    monkeypatch.setattr("kachidoki.tables.seating.levels", lambda: ("adept", "random"))
    monkeypatch.setattr("kachidoki.tables.seating.DEFAULT_LEVEL", "random")

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO, clock=Clock(0), rounds=1))
            live.table.clocks.banks[:] = [100, 100]
            live.members[BO.id] = 0
            await house.store.seen([(live.table.id, BO.id)], 0)
            watcher = Watcher(Viewer(ADA.id), 0)
            await house.watch(live, watcher)
            async with asyncio.timeout(30):
                while not live.table.paused:
                    await asyncio.sleep(0.005)
            # A bot plays for Bo as long as Ada is there, and for nobody when she is not.
            assert live.table.paused == TIME
            assert [seat.why for seat in live.table.seats] in (["", TIME], ["", ""])
            assert live.table.asked == (0,)
            warned = [json.loads(said) for said in watcher.outbox]
            assert {one["seat"] for one in warned} <= {0, 1}
            assert warned[-1]["seat"] == 0
            assert {one["until"] - one["now"] > 0 for one in warned} == {True}
            sequence = live.table.sequence
            await asyncio.sleep(0.4)
            assert live.table.sequence == sequence
            await house.return_to(live, ADA)
            assert not live.table.paused

    go(work())


# Hints.


class Witness(Instant):
    """Tells afterwards what was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[object, ...]] = []

    async def run(self, claim: Claim, work: Callable[..., T], *given: object) -> T:
        if work is advise:
            game, _, seat, code, _ = given
            self.asked.append((game, seat, code))
        return await super().run(claim, work, *given)


def test_a_hint_is_for_the_player_who_is_asked_and_changes_nothing(path):
    async def work() -> None:
        thinkers = Witness()
        async with running(path, thinkers) as house:
            live = await house.create(ADA, setup(ADA, BO))
            own = live.table.asked[0]
            who, other = (PEOPLE[live.table.seats[n].person] for n in (own, 1 - own))
            before = facts(live.table)
            for error, reason, person, seat in (
                (NotNow, "not-asked-now", other, None),
                (NotNow, "not-asked-now", other, own),
                (NotNow, "not-asked-now", who, 1 - own),
                (NotNow, "not-asked-now", who, 99),
                (NotAllowed, "not-seated", CY, None),
                (NotAllowed, "not-seated", CY, own),
            ):
                with pytest.raises(error) as caught:
                    await house.bots.hint(live, person, seat, "greedy")
                assert caught.value.reason == reason
            assert thinkers.asked == []
            for seat in (None, own):
                asked, thought = await house.bots.hint(live, who, seat, "greedy")
                assert asked == question(live.table)
                assert {line["move"] for line in thought["lines"]} == set(moves(live.table))
            assert thinkers.asked == [("glory", own, "greedy")] * 2
            assert facts(live.table) == before

    go(work())


def test_where_hints_are_off_and_before_the_game_there_are_none(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, Seat(ADA.id, "Léa"), hints=False))
            with pytest.raises(NotAllowed) as error:
                await house.bots.hint(live, ADA, None, "greedy")
            assert error.value.reason == "hints-off"
            waiting = await house.create(ADA, setup(ADA, None))
            with pytest.raises(NotNow):
                await house.bots.hint(waiting, ADA, None, "greedy")

    go(work())


def test_a_spectator_at_another_process_wakes_nobody_here(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO, public=True))
            await house.admit(live, CY, "")
            for who, woken in ((CY, False), (BO, True)):
                await house.store.seen([(live.table.id, who.id)], 0)
                live.members = await house.store.members(live.table.id)
                version = live.board.version
                await house.store.seen([(live.table.id, who.id)], milliseconds())
                await house.noticed(live.table.id, rooms.PRESENCE)
                assert (live.board.version > version) == woken

    go(work())
