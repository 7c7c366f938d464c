"""The chances during a match, worked out when it has ended."""

import asyncio

import pytest

from kachidoki.kernel.rng import Rng
from kachidoki.tables import odds
from kachidoki.tables.errors import TooMuch
from kachidoki.tables.house import House
from kachidoki.tables.live import Live
from kachidoki.tables.odds import MatchOdds, judge, play_out, points
from kachidoki.tables.think import Thinkers
from tests.logs import played
from tests.pennies import PENNIES, SEAL
from tests.tables.hall import ADA, go, running


@pytest.fixture(autouse=True)
def few_games(monkeypatch):
    monkeypatch.setattr(odds, "GAMES", 4)


async def ended(house: House, seats: int = 2) -> Live:
    return await house.import_log(ADA, played("standard", seats).log.dumps())


def begin(house: House, live: Live, person: str = "ada", address: str = "here") -> MatchOdds:
    assert live.table.match is not None
    return house.odds.begin(live.table.id, live.table.match.log, person, address)


async def course(house: House, live: Live) -> list[tuple[int, list[float]]]:
    found = begin(house, live)
    async with asyncio.timeout(30):
        while found.waiting:
            await asyncio.sleep(0.005)
    return found.known


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_point_the_chances_are_shared_out(path, seats):
    async def work() -> None:
        async with running(path) as house:
            live = await ended(house, seats)
            match = live.table.match
            known = await course(house, live)
            numbers = [at for at, _ in known]
            assert numbers == sorted(set(numbers))
            assert (numbers[0], numbers[-1]) == (0, len(match.log))
            assert len(known) <= odds.MOST_POINTS
            for _, found in known:
                assert len(found) == seats
                assert sum(found) == pytest.approx(1)
            # In the end they are what came of it.
            share = 1 / len(match.state.winners)
            last = [share if seat in match.state.winners else 0.0 for seat in range(seats)]
            assert known[-1][1] == last

    go(work())


def test_the_same_match_has_the_same_chances(path):
    async def work() -> None:
        async with running(path) as house:
            live = await ended(house)
            first = await course(house, live)
            assert await course(house, live) is first
            house.odds._kept.clear()
            assert await course(house, live) == first
            other = await course(house, await ended(house))
            assert other != first

    go(work())


def test_two_who_ask_at_once_share_the_work(path):
    async def work() -> None:
        async with running(path) as house:
            live = await ended(house)
            assert begin(house, live) is begin(house, live, "bo", "there")

    go(work())


def test_progress_is_seen(path):
    async def work() -> None:
        async with running(path) as house:
            live = await ended(house)
            log = live.table.match.log
            one = begin(house, live)
            await one.counted.wait()
            assert len(one.known) < one.of == len(points(log))
            seen = set()
            while one.left:
                seen.add(len(one.known))
                await asyncio.sleep(0)
            assert len(seen) > 5
            assert len(one.known) == one.of

    go(work())


def test_many_points_are_spread_evenly(path, monkeypatch):
    monkeypatch.setattr(odds, "MOST_POINTS", 7)

    async def work() -> None:
        async with running(path) as house:
            log = (await ended(house)).table.match.log
            numbers = [at for at, _ in points(log)]
            assert len(numbers) == 7
            assert (numbers[0], numbers[-1]) == (0, len(log))

    go(work())


def test_only_so_many_wait_and_only_so_many_are_kept(path, monkeypatch):
    monkeypatch.setattr(odds, "MOST_WAITING", 1)
    monkeypatch.setattr(odds, "MOST_KEPT", 2)

    async def work() -> None:
        async with running(path) as house:
            lives = [await ended(house) for _ in range(3)]
            first = begin(house, lives[0])
            with pytest.raises(TooMuch) as error:
                begin(house, lives[1], "bo", "there")
            assert error.value.reason == "chances-busy"
            while first.waiting:
                await asyncio.sleep(0.005)
            for live in lives[1:]:
                await course(house, live)
            assert list(house.odds._kept) == [live.table.id for live in lives[1:]]

    go(work())


def test_nobody_takes_all_places(path, monkeypatch):
    monkeypatch.setattr(odds, "MOST_FROM_ADDRESS", 3)

    async def work() -> None:
        async with running(path) as house:
            lives = [await ended(house) for _ in range(5)]
            # All at once: none of them is counted yet.
            begin(house, lives[0])
            begin(house, lives[1])
            with pytest.raises(TooMuch):
                begin(house, lives[2])
            # What is being worked out for somebody may be looked at by everybody.
            begin(house, lives[0])
            begin(house, lives[2], "bo")
            with pytest.raises(TooMuch):
                begin(house, lives[3], "cy")
            begin(house, lives[3], "cy", "there")
            # Whose are done asks for more.
            await course(house, lives[0])
            await course(house, lives[1])
            await course(house, lives[4])

    go(work())


def test_a_log_that_cannot_be_read_keeps_nobody_waiting(path, monkeypatch):
    def broken(log: object) -> None:
        raise ValueError

    monkeypatch.setattr(odds, "points", broken)

    async def work() -> None:
        async with running(path) as house:
            live = await ended(house)
            await begin(house, live).counted.wait()
            assert house.odds.get(live.table.id) is None

    go(work())


def test_a_house_that_closes_in_the_middle_forgets_it(path, monkeypatch):
    monkeypatch.setattr(odds, "GAMES", 40)

    async def work() -> None:
        async with running(path, Thinkers(1)) as house:
            live = await ended(house)
            found = begin(house, live)
            while not found.known:
                await asyncio.sleep(0.005)
            assert found.left
        assert house.odds.get(live.table.id) is None
        assert not house._tasks

    go(work())


def test_what_is_hidden_does_not_count(path):
    """Two truths that look alike to a spectator are judged alike."""
    seen = set()
    for seed in range(3):
        state = odds.find("glory").new(2, seed=seed, starter=1)
        seen.add(tuple(judge("glory", ((0,), (1,)), state.position(), 5)))
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("coins", "wanted"),
    [((1, 0, 1, 0), [1.0, 0.0, 1.0, 0.0]), ((1, 0, 0, 1), [0.5] * 4)],
)
def test_partners_have_the_chances_of_their_side(monkeypatch, coins, wanted):
    monkeypatch.setattr(odds, "find", lambda game: PENNIES)
    sides = PENNIES.sides(4, "partners")
    state = PENNIES.start(4, "partners")
    for seat, coin in enumerate(coins):
        state.play(SEAL[coin], seat)
        found = judge("pennies", sides, state.position(), 5)
        assert (found[0], found[1]) == (found[2], found[3])
        assert found[0] + found[1] == pytest.approx(1)
    state.play(PENNIES.parse("shown 1"))
    assert judge("pennies", sides, state.position(), 5) == wanted


def test_any_game_is_played_out_also_beyond_its_horizon(monkeypatch):
    state = PENNIES.start(2)
    monkeypatch.setattr(type(state), "horizon", lambda self: True, raising=False)
    play_out(state, Rng(1))
    assert state.over
