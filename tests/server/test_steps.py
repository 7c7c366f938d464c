"""`every=true`: each record is told by itself, in order, as the table stood then."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("litestar")
pytest.importorskip("websockets")

from kachidoki import CHANCE
from kachidoki.server import connection as sockets
from kachidoki.server.connection import Connection
from kachidoki.server.limits import Limits
from kachidoki.server.metrics import Metrics
from kachidoki.server.sight import Teller
from kachidoki.server.words import Scribe
from kachidoki.tables.house import House
from kachidoki.tables.live import Live, Watcher
from kachidoki.tables.news import Board, Viewer
from kachidoki.tables.record import Seat
from kachidoki.tables.seating import Draft
from kachidoki.tables.table import Table
from tests.server.inside import Inside, Wire, inside
from tests.server.test_processes import pair, step, watching
from tests.tables.hall import ADA, BO, running, setup

News = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("steps")) as running:
        yield running


def play(wire: Wire, seed: int = 1) -> list[News]:
    """Play at random to the end; all news."""
    pick, heard, answered = random.Random(seed), [], set()
    while not heard or heard[-1]["table"]["status"] != "over":
        message = wire.hear()
        if message["type"] != "news":
            assert message["type"] == "done"
            continue
        heard.append(message)
        view = message["view"]
        if view and view["moves"] and view["question"]["id"] not in answered:
            asked = view["question"]["id"]
            answered.add(asked)
            move = pick.choice(view["moves"])["move"]
            wire.say(do="submit", ref=1, question=asked, move=move)
    return heard


def steps(heard: list[News]) -> list[News]:
    """The news of records, without those that only tell who is there."""
    kept, last = [], 0
    for news in heard:
        if news["sequence"] == last:
            assert news["events"] == []
        else:
            kept.append(news)
        last = news["sequence"]
    return kept


def as_it_was(server: Inside, table: str, person: str) -> dict[int, News]:
    """The news of each record, made from what is stored."""
    live = server.live(table).table
    again = Table(live.id, live.setup, live.seed, live.created)
    made = {}
    for record in server.do(server.house.store.records(table, 0)):
        again.accept(Draft(record))
        reader = Viewer(person, every=True)
        news = Board(again).news(reader, again.sequence - 1, frozenset())
        made[again.sequence] = json.loads(news)
    return made


def test_every_record_is_told_by_itself_as_the_table_stood_then(server: Inside) -> None:
    """At a table of bots that answer at once."""
    token = server.guest("Ada")
    table, _ = server.table(
        *("me", "bot:random", "bot:greedy", "bot:random"),
        tokens=[token],
        mode="both",
        options={"rounds": 2},
    )
    with Wire(server, table, token, every="true") as wire:
        heard = steps(play(wire))
    first = heard[0]["sequence"]
    assert [news["sequence"] for news in heard] == list(range(first, first + len(heard)))
    assert len(heard) > 40
    (person,) = {seat.person for seat in server.live(table).table.seats} - {""}
    was = as_it_was(server, table, person)
    assert heard[-1]["sequence"] == max(was)
    for news in heard[1:]:
        then = was[news["sequence"]]
        for field in ("events", "view", "mine", "pass", "host"):
            assert news[field] == then[field]
        assert news.get("beats") == then.get("beats")
        for field in ("status", "asked", "scores"):
            assert news["table"][field] == then["table"][field]
        assert {event["sequence"] for event in news["events"]} <= {news["sequence"]}
    # The round that ended is told before the next one is dealt.
    (ended,) = [news for news in heard[1:] if "beats" in news]
    between, *dealt = ended["beats"]
    assert len({**ended["view"]["table"], **between["table"]}["history"]) == 1
    assert between["table"]["sets"]
    assert ended["view"]["table"]["sets"] == {}
    assert ended["events"][between["events"]]["key"] == "round"
    # Nobody is asked there.
    assert between["table"]["actor"] == CHANCE
    for beat in dealt:
        assert ended["events"][beat["events"] - 1]["key"].startswith("deal")
    # Both ways tell the same.
    with server.client(token) as client:
        told = client.get(f"/api/tables/{table}").json()["events"]
    assert [event for news in heard for event in news["events"]] == told
    # And one who comes back gets it all at once.
    with Wire(server, table, token, after=first + 3, every="true") as again:
        news = again.hear()
    assert news["events"] == [event for event in told if event["sequence"] > first + 3]


def test_without_it_the_latest_state_is_told(server: Inside) -> None:
    token = server.guest("Ada")
    for wish, stepping in (("", False), ("false", False), ("yes", False), ("true", True)):
        table, _ = server.table("me", "open", tokens=[token])
        with Wire(server, table, token, every=wish) as wire:
            wire.until("news")
            (watcher,) = server.live(table).watchers
            assert (watcher.step is not None) == stepping


class Slow:
    """A socket that takes a message only when it is let to."""

    gone: tuple[type[Exception], ...] = ()

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.sent: list[News] = []

    async def send(self, message: str) -> None:
        await self.open.wait()
        self.sent.append(json.loads(message))

    async def receive(self) -> str:
        await asyncio.Event().wait()
        return ""


async def until(fits: Callable[[], bool]) -> None:
    """Wait for what a connection does by itself, however busy the machine is."""
    async with asyncio.timeout(20):
        while not fits():
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def slow_connection(house: House, live: Live) -> Any:
    socket: Any = Slow()
    teller = Teller(Scribe(Limits(False)), "?")
    limits, metrics = Limits(False), Metrics(house)
    office: Any = SimpleNamespace(house=house, limits=limits, metrics=metrics)
    watcher = Watcher(Viewer(ADA.id), 0)
    connection = Connection(socket, office, live, ADA, teller, watcher)
    watcher.step = connection.step
    task = asyncio.create_task(connection.run())
    await until(lambda: len(socket.sent) == 1)
    try:
        yield connection, socket
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def test_who_falls_behind_gets_the_latest_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_STEPS", 3)

    async def go() -> None:
        async with running(tmp_path / "tables.db") as house:
            live = await house.create(ADA, setup(ADA, BO))
            async with slow_connection(house, live) as (connection, socket):
                start = live.table.sequence
                socket.open.clear()
                # One is on its way, three wait.
                await step(house, live)
                await until(lambda: not connection.steps)
                for _ in range(3):
                    await step(house, live)
                assert len(connection.steps) == 3
                for _ in range(2):
                    await step(house, live)
                assert not connection.steps
                socket.open.set()
                await until(lambda: len(socket.sent) == 3)
                assert [news["sequence"] for news in socket.sent] == [start, start + 1, start + 6]
                told = {event["sequence"] for event in socket.sent[-1]["events"]}
                assert told == set(range(start + 2, start + 7))
                # From here on it keeps up again.
                for _ in range(2):
                    await step(house, live)
                await until(lambda: len(socket.sent) == 5)
                late = [news["sequence"] for news in socket.sent[3:]]
                assert late == [start + 7, start + 8]

    asyncio.run(go())


def test_what_was_meant_for_the_player_before_is_not_shown_to_the_next(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path / "tables.db") as house:
            live = await house.create(ADA, setup(ADA, Seat(ADA.id, "Léa"), BO))
            async with slow_connection(house, live) as (connection, socket):
                own = [seat for seat in live.table.asked if seat < 2]
                connection.watcher.viewer.looking = own[0] if own else 0
                socket.open.clear()
                connection.steps.append((None, live.table.sequence, "{}"))
                connection._look(None)
                assert not connection.steps
                socket.open.set()
                await asyncio.sleep(0.05)
                assert socket.sent[-1]["view"]["seat"] is None

    asyncio.run(go())


def test_a_step_that_fails_does_not_harm_who_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with running(tmp_path / "tables.db") as house:
            live = await house.create(ADA, setup(ADA, BO))
            async with slow_connection(house, live) as (connection, socket):
                with monkeypatch.context() as broken:
                    broken.setattr(Teller, "news", lambda *_: 1 / 0)
                    connection.step()
                start = live.table.sequence
                assert connection.behind
                await step(house, live)
                await until(lambda: len(socket.sent) == 2)
                assert socket.sent[-1]["sequence"] == start + 1

    asyncio.run(go())


def test_records_of_another_process_are_stepped_through_one_by_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with pair(tmp_path) as (one, two):
            table = (await one.create(ADA, setup(ADA, BO))).table.id
            theirs, watcher = await watching(two, table, BO)
            seen: list[int] = []
            watcher.step = lambda: seen.append(theirs.table.sequence)
            start = theirs.table.sequence
            for _ in range(4):
                await step(one, await one.find(table))
            await two.noticed(table, start + 4)
            assert seen == [start + 1, start + 2, start + 3, start + 4]

    asyncio.run(go())
