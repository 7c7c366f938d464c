"""No move is lost or doubled, whatever dies: servers, workers, the database, the disk.

`make soak` does the same for longer.
"""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.postgres import server as postgres
from tests.server.faults import Place, Serving, alive, serving
from tests.server.inside import Inside, Wire, inside
from tests.server.players import Api, Ledger, Player, seat_table
from tests.server.siege import Siege, check_table, ended


@contextmanager
def started(place: Place, count: int) -> Iterator[list[Serving]]:
    """Some servers on one place, all started at the same time."""
    servers = [Serving(place) for _ in range(count)]
    with ended(servers):
        for server in servers:
            server.start(wait=False)
        for server in servers:
            server.wait_ready()
        yield servers


def besiege(place: Place, count: int, kills: int, seed: int) -> None:
    with started(place, count) as servers:
        siege = Siege(place, servers, random.Random(seed), rounds=1)
        report = asyncio.run(siege.run(kills))
        assert len(report.blows) == kills
        assert report.tables >= siege.tables
        assert report.acks > 100
        assert report.bots > 50


def test_kills_on_sqlite_lose_nothing(tmp_path: Path) -> None:
    with Place.sqlite(tmp_path) as place:
        besiege(place, 1, 2, 1)


def test_kills_on_postgresql_lose_nothing() -> None:
    with Place.postgres() as place:
        besiege(place, 1, 1, 2)


def test_one_of_two_processes_is_killed_and_the_other_goes_on() -> None:
    with Place.postgres() as place:
        besiege(place, 2, 2, 3)


def test_thinkers_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    async def think(port: int) -> None:
        api = Api([port])
        await seat_table(api, ["bot:master", "bot:master"], [await api.guest("Ada")])
        await api.close()

    with Place.sqlite(tmp_path) as place, serving(place) as server:
        asyncio.run(think(server.port))
        _wait(lambda: len(server.children()) > 1, 30)
        children = server.children()
        server.kill()
        _wait(lambda: not any(alive(child) for child in children), 20)


def _wait(so: Callable[[], bool], seconds: float) -> float:
    """Wait until something is so; how long that took."""
    began = time.monotonic()
    while not so():
        assert time.monotonic() - began < seconds, "it never came about"
        time.sleep(0.02)
    return time.monotonic() - began


def test_another_worker_takes_over_the_turn_of_one_that_was_killed() -> None:
    async def begin(port: int) -> str:
        api = Api([port])
        seats = ["bot:master", "bot:master"]
        table, _ = await seat_table(api, seats, [await api.guest("Ada")])
        await api.close()
        return table

    with Place.postgres() as place, serving(place, "--no-worker") as server:
        table = asyncio.run(begin(server.port))
        doing = "SELECT count(*) FROM procrastinate_jobs WHERE status = 'doing'"
        with serving(place, command="worker") as first:
            _wait(lambda: place.query(doing) == [(1,)], 30)
            before = len(place.records(table))
            first.kill()
        killed = time.monotonic()
        # Nobody else has finished it, and nothing is done about it by the server itself.
        assert place.query(doing) == [(1,)]
        with serving(place, command="worker"):
            _wait(lambda: len(place.records(table)) > before, 30)
            assert time.monotonic() - killed < 20


# The database is away.


def test_a_lost_database_refuses_and_then_goes_on() -> None:
    with Place.postgres() as place, serving(place) as server:
        asyncio.run(_outage(place, server))


async def _outage(place: Place, server: Serving) -> None:
    ledger, api = Ledger(), Api([server.port])
    tokens = [await api.guest(name) for name in ("Ada", "Bo")]
    # People only: with a bot to move there would be nobody to refuse.
    table, _ = await seat_table(api, ["me", "open"], tokens, options={"rounds": 1})
    bots, _ = await seat_table(api, ["bot:novice"] * 2, tokens[:1], options={"rounds": 1})
    pick = random.Random(1)
    players = [Player(table, token, [server.port], ledger, pick, 0.01) for token in tokens]
    playing = [asyncio.create_task(player.play()) for player in players]

    async def until(so: Callable[[], bool], seconds: float) -> float:
        return await asyncio.to_thread(_wait, so, seconds)

    try:
        await until(lambda: len(ledger.acks) > 15, 20)
        await asyncio.to_thread(postgres().stop)
        # Whoever answers a question is told, and does not wait for ever.
        assert await until(lambda: ledger.refused > 0, 20) < 11
        # An answer of a moment ago is not asked for again: see PROBED in server/app.py.
        await until(lambda: server.status("/health/ready") == 503, 8)
        assert await asyncio.to_thread(server.status, "/health") == 200
        await asyncio.sleep(1)
        stood = len(ledger.acks)
        await asyncio.to_thread(postgres().start)
        await until(lambda: len(ledger.acks) > stood, 20)
        assert await asyncio.to_thread(server.status, "/health/ready") == 200
        # Now without a pause, and every connection breaks once in between.
        for player in players:
            player.pause = 0
        await asyncio.to_thread(postgres().kill_connections, place.url)
        async with asyncio.timeout(40):
            await asyncio.gather(*playing)
        over = "SELECT count(*) FROM tables WHERE status = 'over'"
        await until(lambda: place.query(over) == [(2,)], 30)
        for one, acks in ((table, ledger.acks), (bots, [])):
            log = await api.ask("GET", f"/api/tables/{one}/log", tokens[0])
            check_table(place, one, acks, log.text)
        ours = [found for found in server.complaints() if "kachidoki" in str(found)]
        assert ours == []
    finally:
        postgres().start()
        for task in playing:
            task.cancel()
        await api.close()


# The disk is full.


def test_a_full_disk_refuses_and_then_goes_on(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        tokens = [server.guest(name) for name in ("Ada", "Bo")]
        table, _ = server.table("me", "open", tokens=tokens)
        wires = [server.wire(table, token) for token in tokens]
        for wire in wires:
            wire.hear()
        full = Full(server)
        full.begin()
        said = _play_until(server, table, wires, "refused")
        assert said["error"]["error"] == "unavailable"  # type: ignore[index]
        live = server.live(table).table
        stored = server.do(server.house.store.records(table, 0))
        assert live.sequence == len(stored)
        # Again and again, and nobody hears of what did not happen.
        for _ in range(3):
            assert _play_until(server, table, wires, "refused", most=1)["type"] == "refused"
        for wire in wires:
            assert all(news["sequence"] <= live.sequence for news in wire.hear_all())
        full.end()
        for _ in range(20):
            assert _play_until(server, table, wires, "done", most=1)["type"] == "done"
        numbers = server.do(server.house.store.records(table, 0))
        assert len(numbers) == server.live(table).table.sequence == live.sequence
        assert len(numbers) >= len(stored) + 20
        for wire in wires:
            wire.socket.close()
    # What was stored is what was played.
    with inside(tmp_path) as server:
        assert server.live(table).table.sequence == len(numbers)


class Full:
    """Makes the disk of a server full: no database file may grow any more."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.engine = server.house.store.engine

    @staticmethod
    def _limit(connection: object, _: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute("PRAGMA max_page_count = 1")  # never below what there is
        cursor.close()

    def begin(self) -> None:
        event.listen(self.engine.sync_engine, "connect", self._limit)
        self.server.do(self.engine.dispose())

    def end(self) -> None:
        event.remove(self.engine.sync_engine, "connect", self._limit)
        self.server.do(self.engine.dispose())


def _play_until(
    server: Inside, table: str, wires: list[Wire], kind: str, most: int = 300
) -> dict[str, object]:
    """Play on until an answer is of a kind; that answer, or the last one."""
    answer: dict[str, object] = {}
    for _ in range(most):
        match = server.live(table).table.match
        assert match is not None
        question = match.question()
        assert question is not None
        move = str(match.state.moves()[-1])
        answer = wires[question.seat].ask(do="submit", ref=1, question=question.id, move=move)
        if answer["type"] == kind:
            break
    return answer


@pytest.fixture(autouse=True)
def _database_runs() -> Iterator[None]:
    yield
    if postgres.cache_info().currsize:
        postgres().start()
