"""Few places for many: nobody takes them all, and people who wait come before those who look on."""

import asyncio
import contextlib
from typing import Any

import pytest

from kachidoki.tables import shares
from kachidoki.tables.record import Seat
from kachidoki.tables.seating import OVER
from kachidoki.tables.shares import ASIDE, PLAYED, WATCHED, Claim, Shares
from tests.tables.hall import ADA, BO, BOT, Instant, answer, go, running, setup


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(shares, "time", found)
    return found


class Hall:
    """Those who want a place, in the order in which they got one."""

    def __init__(self, places: int, clock: Clock) -> None:
        self.shares = Shares(places)
        self.clock = clock
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def want(self, whose: str, urgency: int = PLAYED, quick: bool = False, cost: float = 1) -> None:
        claim = Claim(whose, urgency, quick)
        self.tasks.append(asyncio.create_task(self._use(claim, cost)))

    async def _use(self, claim: Claim, cost: float) -> None:
        async with self.shares.place(claim):
            self.order.append(claim.whose)
            for _ in range(5):
                # The others come meanwhile.
                await asyncio.sleep(0)
            self.clock.now += cost

    async def all(self) -> list[str]:
        await asyncio.gather(*self.tasks)
        return self.order


def test_one_who_wants_much_does_not_keep_the_others_waiting(clock):
    async def work() -> None:
        hall = Hall(1, clock)
        for _ in range(200):
            hall.want("greedy", cost=2)
        await asyncio.sleep(0)
        hall.want("modest", cost=0.1)
        order = await hall.all()
        assert order[:2] == ["greedy", "modest"]
        # Who comes again and again is served again and again.
        again = Hall(1, clock)
        for whose in ["greedy"] * 20 + ["modest"] * 20:
            again.want(whose, cost=2 if whose == "greedy" else 1)
        order = await again.all()
        assert order[:30].count("modest") == 20

    go(work())


def test_shares_are_of_time_not_of_thoughts(clock):
    async def work() -> None:
        hall = Hall(1, clock)
        for _ in range(60):
            hall.want("masters", cost=3)
            hall.want("novices", cost=1)
        order = await hall.all()
        assert 2 <= order[:40].count("novices") / order[:40].count("masters") <= 4

    go(work())


def test_nobody_saves_up_for_later(clock):
    """Who did not want anything for long gets as much as the others then, not all."""

    async def work() -> None:
        hall = Hall(1, clock)
        for _ in range(50):
            hall.want("early")
        await hall.all()
        hall.order.clear()
        for whose in ("early", "late") * 20:
            hall.want(whose)
        order = await hall.all()
        assert order[:20].count("early") >= 9

    go(work())


def test_people_who_play_come_before_those_who_look_on_and_both_before_the_rest(clock):
    async def work() -> None:
        hall = Hall(1, clock)
        hall.want("first")
        await asyncio.sleep(0)
        for urgency in (ASIDE, WATCHED, PLAYED):
            for _ in range(3):
                hall.want(str(urgency), urgency)
        assert await hall.all() == ["first", *"000111222"]

    go(work())


def test_what_is_quick_does_not_wait_for_what_is_long(clock):
    async def work() -> None:
        shares = Shares(2)
        held = [shares.place(Claim(f"long {n}")) for n in range(3)]
        await held[0].__aenter__()
        await held[1].__aenter__()
        third = asyncio.create_task(held[2].__aenter__())
        for _ in range(3):
            async with asyncio.timeout(5), shares.place(Claim("quick", quick=True)):
                assert not third.done()
        await held[0].__aexit__(None, None, None)
        await third

    go(work())


def test_a_place_comes_back_from_whoever_stops_waiting_and_from_what_fails(clock):
    async def work() -> None:
        shares = Shares(1)
        for _ in range(3):
            with contextlib.suppress(ValueError):
                async with shares.place(Claim("a")):
                    gone = asyncio.create_task(shares.place(Claim("b")).__aenter__())
                    late = asyncio.create_task(shares.place(Claim("c")).__aenter__())
                    await asyncio.sleep(0)
                    gone.cancel()
                    await asyncio.sleep(0)
                    raise ValueError
            # It was given to this one, which goes without having taken it.
            late.cancel()
            await asyncio.gather(gone, late, return_exceptions=True)
        async with asyncio.timeout(5), shares.place(Claim("d")):
            pass
        assert (shares._all, shares._long) == (0, 0)

    go(work())


def test_those_who_want_nothing_are_forgotten(clock, monkeypatch):
    monkeypatch.setattr(shares, "MOST_KNOWN", 10)

    async def work() -> None:
        hall = Hall(1, clock)
        for n in range(100):
            hall.want(str(n))
            await hall.all()
        assert len(hall.shares._people) <= 10

    go(work())


# In the house.


class Counted(Instant):
    """What bots are asked, by claim."""

    def __init__(self) -> None:
        super().__init__(1)
        self.claims: list[Claim] = []

    async def run(self, claim: Claim, work: Any, *given: object) -> Any:
        self.claims.append(claim)
        return await super().run(claim, work, *given)


def test_bots_think_in_the_name_of_whoever_made_the_table(path):
    async def work() -> None:
        thinkers = Counted()
        async with running(path, thinkers) as house:
            expert = Seat(name="Ren", bot="novice")
            live = await house.create(BO, setup(ADA, BOT, expert, host=BO))
            while not thinkers.claims:
                if live.table.asked == (0,):
                    await answer(house, live)
                await asyncio.sleep(0.005)
            assert set(thinkers.claims) == {Claim("bo", PLAYED, True)}
            thinkers.claims.clear()
            bots = await house.create(ADA, setup(BOT, expert, rounds=1))
            while bots.table.status != OVER:
                await asyncio.sleep(0.005)
            assert {claim for claim in thinkers.claims if claim.whose == "ada"} == {
                Claim("ada", WATCHED, True)
            }

    go(work())


def test_fifty_tables_of_one_guest_do_not_slow_the_bots_of_another(path):
    """With one thinker: the other waits for one thought at most, never for fifty tables."""

    async def work() -> None:
        begun: list[str] = []
        waited: list[int] = []

        class Slow(Instant):
            async def run(self, claim: Claim, work: Any, *given: object) -> Any:
                before = len(begun)
                async with self._shares.place(claim):
                    if claim.whose == "ada":
                        waited.append(len(begun) - before)
                    begun.append(claim.whose)
                    await asyncio.sleep(0.001)
                return work(*given[:3], "random", *given[4:])

        master = Seat(name="Ren", bot="master")
        many = (master, Seat(name="Yuki", bot="master"))
        async with running(path, Slow(1)) as house:
            for _ in range(50):
                await house.create(BO, setup(*many, host=BO, rounds=1))
            live = await house.create(ADA, setup(ADA, master, rounds=1))
            while len(waited) < 10 and live.table.status != OVER:
                if live.table.asked == (0,):
                    await answer(house, live)
                await asyncio.sleep(0)
            assert begun.count("bo") > 30
            assert len(waited) > 3
            assert max(waited) <= 1

    go(work())
