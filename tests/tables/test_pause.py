"""A table at which nobody is: nothing is played, nothing is lost, and it goes on afterwards."""

import asyncio
from typing import Any

import pytest

from kachidoki.bots.registry import levels
from kachidoki.tables import bots
from kachidoki.tables import house as rooms
from kachidoki.tables.clock import Clocks
from kachidoki.tables.errors import NotAllowed
from kachidoki.tables.house import House
from kachidoki.tables.live import Live, Watcher, milliseconds
from kachidoki.tables.news import Viewer
from kachidoki.tables.record import AWAY, GIVEN, TIME, Clock, Seat
from kachidoki.tables.seating import OVER, PLAYING
from kachidoki.tables.table import ABANDON
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    Instant,
    answer,
    created,
    due,
    facts,
    go,
    happened,
    moves,
    opened,
    put,
    running,
    setup,
)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for real minutes here."""
    monkeypatch.setattr(rooms, "RELOAD", 100)
    monkeypatch.setattr("kachidoki.tables.live.ABSENT_AFTER", 60_000)
    monkeypatch.setattr("kachidoki.tables.care.SWEEP", 0.02)


async def until(what: Any) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.005)


async def stays(live: Live) -> None:
    """Nothing happens there."""
    before = facts(live.table)
    await asyncio.sleep(0.15)
    assert facts(live.table) == before


async def her_turn(house: House, live: Live) -> None:
    """Play on until the bots have done and Ada is asked again."""
    await until(lambda: live.table.asked == (0,))


def test_whoever_loses_the_line_finds_the_game_as_it_was(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BOT, BOT))
            watcher = Watcher(Viewer(ADA.id), 0)
            await house.watch(live, watcher)
            await her_turn(house, live)
            await house.unwatch(live, watcher)
            assert not live.table.paused
            await until(lambda: live.table.paused)
            assert (live.table.paused, live.table.status) == (AWAY, PLAYING)
            await stays(live)
            # Nobody plays for her, and a look from outside changes nothing.
            assert live.table.seats[0].player == ""
            await house.watch(live, Watcher(Viewer(CY.id), 0))
            await stays(live)
            await house.watch(live, watcher)
            await house.come_back(live, ADA)
            assert not live.table.paused
            while live.table.asked == (0,):
                await answer(house, live)
            await her_turn(house, live)

    go(work())


def test_leaving_a_game_against_bots_pauses_it_at_once_also_in_the_middle_of_their_turn(path):
    class Slow(Instant):
        async def run(self, claim: Any, work: Any, *given: object) -> Any:
            await asyncio.sleep(0.05)
            return work(*given)

    async def work() -> None:
        async with running(path, Slow()) as house:
            live = await house.create(ADA, setup(ADA, BOT, BOT, BOT))
            await her_turn(house, live)
            while live.table.asked == (0,):
                await answer(house, live)
            await house.leave(live, ADA)
            assert live.table.paused == AWAY
            assert not live.table.seats[0].why
            assert live.table.asked != (0,)
            # What a bot was thinking about comes too late.
            await asyncio.sleep(0.1)
            await stays(live)
            await house.return_to(live, ADA)
            await her_turn(house, live)

    go(work())


def test_leaving_while_the_connection_still_closes_pauses_when_it_has_closed(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BOT, BOT))
            tabs = [Watcher(Viewer(ADA.id), 0) for _ in range(2)]
            for tab in tabs:
                await house.watch(live, tab)
            await her_turn(house, live)
            await house.leave(live, ADA)
            for tab in tabs:
                assert not live.table.paused
                await house.unwatch(live, tab)
            assert live.table.paused == AWAY
            await house.watch(live, tabs[0])
            await house.come_back(live, ADA)
            assert not live.table.paused
            # Whoever came back has not left: the line may be lost for a moment.
            await house.unwatch(live, tabs[0])
            assert not live.table.paused

    go(work())


def test_a_seat_given_to_a_bot_is_played_as_long_as_somebody_looks_on(path):
    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BOT, rounds=1))
            watcher = Watcher(Viewer(ADA.id), 0)
            await house.watch(live, watcher)
            await house.hand_over(live, ADA, "adept")
            assert live.table.seats[0].why == GIVEN
            await house.leave(live, ADA)
            assert not live.table.paused
            live.watchers.clear()
            await house.leave(live, ADA)
            await until(lambda: live.table.paused)
            await stays(live)
            await house.return_to(live, ADA)
            assert (live.table.paused, live.table.seats[0].why) == ("", "")

    go(work())


def test_bots_that_play_for_everybody_leave_time_to_take_the_seat_back(path, monkeypatch):
    monkeypatch.setattr(bots, "FOLLOWED", 60.0)

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BOT, rounds=1))
            await house.watch(live, Watcher(Viewer(ADA.id), 0))
            await her_turn(house, live)
            before = live.table.match.state.position()
            await house.hand_over(live, ADA, "adept")
            await asyncio.sleep(0.3)
            assert live.table.match.state.position() == before
            await house.return_to(live, ADA)
            await answer(house, live)
            # From here on only her own moves are waited for.
            await her_turn(house, live)

    go(work())


def test_bots_among_themselves_play_for_whoever_looks_on(path):
    async def work() -> None:
        async with running(path) as house:
            at = await created(house.store, "bots", BOT, Seat(name="Ren", bot="random"), at=1)
            await put(house.store, at, at.start(2))
            live = await house.find("bots")
            await until(lambda: live.table.paused)
            await stays(live)
            await house.watch(live, Watcher(Viewer(""), 0))
            await until(lambda: live.table.status == OVER)

    go(work())


def test_after_a_restart_only_the_tables_at_which_somebody_is_go_on(path):
    async def work() -> None:
        now = milliseconds()
        async with opened(path) as store:
            for name, seen in (("here", now), ("away", 1)):
                at = await created(store, name, BOT, ADA, Seat(name="Ren", bot="random"), at=seen)
                await put(store, at, at.start(seen))
                while not at.seats[at.asked[0]].bot:
                    who, move = at.asked[0], moves(at)[0]
                    question = at.match.question(who).id
                    await put(store, at, at.submit(ADA, who, question, move, seen))
        async with running(path) as house:
            await until(lambda: {"here", "away"} <= set(house.live))
            here, away = house.live["here"], house.live["away"]
            await until(lambda: here.table.asked == (1,))
            await until(lambda: away.table.paused)
            assert happened(away.table)[-1][1].key == "paused"
            await stays(away)
            assert await due(house.store, 10**15) == []

    go(work())


def test_no_clock_runs_for_nobody_and_two_who_went_away_find_it_waiting(path, monkeypatch):
    monkeypatch.setattr("kachidoki.tables.clock.COMING", 0)

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO, clock=Clock(5, 60)))
            watchers = [Watcher(Viewer(who.id), 0) for who in (ADA, BO)]
            for watcher in watchers:
                await house.watch(live, watcher)
            for watcher in watchers:
                await house.unwatch(live, watcher)
            await until(lambda: live.table.paused)
            assert live.alarm is None
            own = live.table.asked[0]
            assert live.table.time_out(own, {"ada", "bo"}, milliseconds() + 10**9) is None
            await house.here(live, BO)
            assert not live.table.paused
            assert live.table.clocks.deadline(own) > milliseconds() + 60_000

    go(work())


# What the time of a bot tells.


class Measured(Instant):
    """Bots whose thoughts take as long as a test says, by a clock of its own."""

    def __init__(self) -> None:
        super().__init__(1)
        self.now, self.took = 1000.0, 0.0
        self.codes: list[str] = []
        self.waited: list[float] = []

    async def run(self, claim: Any, work: Any, *given: Any) -> Any:
        self.codes.append(given[3])
        self.now += self.took
        return {"lines": [{"move": "any"}], "then": []}

    def time(self, house: House) -> None:
        """Let the bots of a house go by this clock."""
        house.bots.clock, house.bots.sleep = lambda: self.now, self.nap

    async def nap(self, seconds: float) -> None:
        self.waited.append(round(seconds, 6))


class Forced:
    """A state in which there is one answer to everything."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def position(self) -> Any:
        return self.state.position()

    def moves(self, seat: int) -> list[object]:
        return [*self.state.moves(seat)][:1]


def test_a_forced_answer_takes_as_long_as_a_chosen_one(path):
    async def work() -> None:
        thinkers = Measured()
        async with running(path, thinkers) as house:
            live = await house.create(ADA, setup(ADA, BO))
            match, seat = live.table.match, live.table.asked[0]
            state = match.state
            thinkers.time(house)
            for thinkers.took in (0.25, 0.5):
                await house.bots.planned(live, seat, "expert", "act")
            known = house.bots.paces["glory", "standard", 2, "expert", "act"]
            assert (thinkers.waited, list(known)) == ([], [0.25, 0.5])
            # It comes after one of the times that were seen, less what it took; also at another
            # table of the same kind.
            match.timeline.state, thinkers.took = Forced(state), 0.05
            other = await house.create(ADA, setup(ADA, BO))
            other.table.match.timeline.state = Forced(other.table.match.state)
            for at in (live, other) * 10:
                await house.bots.planned(at, seat, "expert", "act")
            assert set(thinkers.waited) == {0.2, 0.45}
            assert list(known) == [0.25, 0.5]
            # Where nothing is known yet, as long as such a bot may take.
            await house.bots.planned(live, seat, "expert", "place")
            assert thinkers.waited[20:] == [bots.PACES["expert"] - 0.05]
            match.timeline.state = state

    go(work())


@pytest.mark.parametrize("level", levels())
def test_reactions_come_after_the_same_time_whatever_a_bot_holds(path, level):
    async def work() -> None:
        thinkers = Measured()
        async with running(path, thinkers) as house:
            live = await house.create(ADA, setup(ADA, BO, game="adventure", mode="first"))
            match = live.table.match
            state = match.state
            thinkers.time(house)
            for held in (state, Forced(state)):
                match.timeline.state = held
                for thinkers.took in (0.0, 0.02):
                    await house.bots.planned(live, 0, level, "react")
            wanted = bots.REACTIONS.get(level, bots.REACTION)
            assert thinkers.waited == [wanted, round(wanted - 0.02, 6)] * 2
            assert set(thinkers.codes) == {bots.reacting(level, live.table.setup)}
            assert not house.bots.paces
            match.timeline.state = state

    go(work())


@pytest.mark.parametrize(
    ("own", "wanted"),
    [("greedy:20%", "greedy:20%"), ("search:500", "search:150ms"), ("learned:200ms", "learned")],
)
def test_who_thinks_long_reacts_at_a_glance(monkeypatch, own, wanted):
    monkeypatch.setattr(bots, "meant", lambda code, table: own)
    assert bots.reacting("expert", setup(ADA, BO)) == wanted


# What others can do meanwhile.


def test_whoever_leaves_is_not_gone(path):
    """The others neither give the game up without them nor let a bot play for them at once."""

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BO))
            await house.watch(live, Watcher(Viewer(ADA.id), 0))
            await house.leave(live, BO)
            assert BO.id not in live.present(milliseconds())
            await house.propose(live, ADA, ABANDON, None)
            assert (live.table.status, live.table.proposal.agreed) == (PLAYING, {"ada"})
            with pytest.raises(NotAllowed) as error:
                await house.replace(live, ADA, 1, "adept")
            assert error.value.reason == "seat-present"

    go(work())


def test_whoever_is_connected_to_another_process_is_not_gone(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO))
            there = await two.find(here.table.id)
            here.members[BO.id] = 0
            await two.watch(there, Watcher(Viewer(BO.id), 0))
            await one.propose(here, ADA, ABANDON, None)
            assert here.table.status == PLAYING

    go(work())


def test_the_time_of_one_is_up_while_the_other_is_connected_to_another_process(path, monkeypatch):
    """A bot plays then: the game need not wait for anybody."""
    monkeypatch.setattr("kachidoki.tables.clock.COMING", 0)

    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO, clock=Clock(5)))
            own = here.table.asked[0]
            who, other = (ADA, BO) if own == 0 else (BO, ADA)
            await one.watch(here, Watcher(Viewer(who.id), 0))
            there = await two.find(here.table.id)
            await two.watch(there, Watcher(Viewer(other.id), 0))
            here.members[other.id] = 0
            monkeypatch.setattr(Clocks, "started", 0)
            here.table.clocks.since[own] -= 10**6
            await one.care.time_out(here)
            assert (here.table.paused, here.table.seats[own].why) == ("", TIME)

    go(work())


def test_one_who_closes_a_second_window_elsewhere_is_still_there(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BOT))
            await one.watch(here, Watcher(Viewer(ADA.id), 0))
            there = await two.find(here.table.id)
            second = Watcher(Viewer(ADA.id), 0)
            await two.watch(there, second)
            await two.unwatch(there, second)
            # As the other process is told on PostgreSQL.
            await one.noticed(here.table.id, rooms.PRESENCE)
            there.members = await two.store.members(here.table.id)
            assert ADA.id in there.present(milliseconds() + 30_000)

    go(work())


def test_who_is_connected_elsewhere_is_seen_here_all_the_time(path):
    async def work() -> None:
        async with running(path) as one, running(path) as two:
            here = await one.create(ADA, setup(ADA, BO))
            await one.watch(here, Watcher(Viewer(ADA.id), 0))
            there = await two.find(here.table.id)
            await two.watch(there, Watcher(Viewer(BO.id), 0))
            here.members[BO.id] = 0
            version = here.board.version
            await one.care.look_everywhere()
            assert BO.id in here.present(milliseconds())
            assert here.board.version > version

    go(work())


def test_a_time_that_is_up_and_cannot_be_acted_upon_keeps_nobody_busy(path, monkeypatch):
    monkeypatch.setattr("kachidoki.tables.seating.MOST_ASIDE", 0)
    monkeypatch.setattr("kachidoki.tables.care.AGAIN", 60.0)

    async def work() -> None:
        async with running(path) as house:
            live = await house.create(ADA, setup(ADA, BOT, clock=Clock(5)))
            await house.watch(live, Watcher(Viewer(ADA.id), 0))
            await her_turn(house, live)
            monkeypatch.setattr(Clocks, "started", 0)
            live.table.clocks.since[0] -= 10**6
            rung = []
            monkeypatch.setattr(
                house.care, "time_out", lambda at: rung.append(at) or asyncio.sleep(0)
            )
            await house.care.ring(live)
            await asyncio.sleep(0.2)
            assert len(rung) == 1
            assert not live.table.paused

    go(work())


def test_after_a_restart_no_table_waits_for_the_next_look(path, monkeypatch):
    """However many wait: they are all woken in one go."""
    monkeypatch.setattr("kachidoki.tables.store.MOST_LISTED", 7)
    monkeypatch.setattr("kachidoki.tables.care.SWEEP", 600.0)

    async def work() -> None:
        names = [f"t{n}" for n in range(30)]
        async with opened(path) as store:
            for name in names:
                await created(store, name, BOT, ADA, at=1)
        async with running(path) as house:
            await until(lambda: {live.table.status for live in house.live.values()} == {PLAYING})
            await until(lambda: set(names) <= set(house.live))

    go(work())
