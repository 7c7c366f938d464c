"""A siege: tables are played at full speed while servers are killed and started again; and then
the books are checked: what was acknowledged is there, once, where it was said to be."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import kachidoki
from kachidoki.kernel.log import Log
from kachidoki.kernel.timeline import Entry
from kachidoki.tables import record as kept
from kachidoki.tables import stored as stored_as
from tests.server.faults import Broken, Place, Serving
from tests.server.players import SILENCE, Ack, Api, Ledger, Player, seat_table

# How tables are seated; `me` and `open` are people, who play over WebSockets.
SEATED = (
    ("me", "open", "bot:novice"),
    ("me", "bot:novice", "open", "open"),
    ("me", "open"),
    ("bot:novice",) * 2,
    ("bot:novice",) * 4,
)
# Each game that so many may play.
TABLES = tuple(
    (game, seats)
    for seats in SEATED
    for game in kachidoki.games()
    if len(seats) in kachidoki.game(game).modes[kachidoki.game(game).first_mode].players
)

_STATUS = "SELECT sequence, status FROM tables WHERE id = ?"


@dataclass
class Blow:
    """One kill, and what came after it, in seconds. From its start: until the server was `ready`,
    and until it had taken a move (`again`). From the kill, with two servers: until a move was taken
    by the other one (`others`), and until one was of a player who had to go there (`moved`)."""

    ready: float = 0.0
    again: float = 0.0
    others: float = 0.0
    moved: float = 0.0


@dataclass
class Report:
    """What came of a siege."""

    blows: list[Blow] = field(default_factory=list)
    tables: int = 0
    moves: int = 0
    bots: int = 0
    acks: int = 0
    resent: int = 0
    refused: int = 0
    seconds: float = 0.0

    def __add__(self, other: "Report") -> "Report":
        return Report(
            self.blows + other.blows,
            self.tables + other.tables,
            self.moves + other.moves,
            self.bots + other.bots,
            self.acks + other.acks,
            self.resent + other.resent,
            self.refused + other.refused,
            self.seconds + other.seconds,
        )


@dataclass
class Siege:
    """`tables` at once are played at `servers`, which share `place`."""

    place: Place
    servers: Sequence[Serving]
    pick: random.Random
    tables: int = 4
    rounds: int = 3
    # Seconds that a player thinks on average; 0 is as fast as it goes.
    pause: float = 0.0
    on_blow: Callable[[], None] = lambda: None
    ledger: Ledger = field(default_factory=Ledger)
    tokens: dict[str, str] = field(default_factory=dict)
    # By the players' favourite server and the one that took it: when the last move was sent, and
    # when it was acknowledged.
    acked: dict[tuple[int, int], tuple[float, float]] = field(default_factory=dict)
    _enough: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self, kills: int) -> Report:
        """Play while servers are killed `kills` times, then to the end of every table."""
        began = time.monotonic()
        self.ledger.on_ack = self._note
        self.api = Api([server.port for server in self.servers])
        report = Report()
        try:
            async with asyncio.TaskGroup() as group:
                for number in range(self.tables):
                    group.create_task(self._party(number))
                for _ in range(kills):
                    report.blows.append(await self._strike())
                    self.on_blow()
                self._enough.set()
            report.seconds = time.monotonic() - began
            await self._check(report)
        except* Broken as broken:
            raise Broken("; ".join(_reasons(broken))) from broken
        finally:
            await self.api.close()
        return report

    def _note(self, sent: float, home: int, port: int) -> None:
        self.acked[home, port] = (sent, time.monotonic())

    # Playing.

    async def _party(self, number: int) -> None:
        """Play one table after the other."""
        while True:
            await self._play(*TABLES[number % len(TABLES)])
            number += self.tables + 1
            if self._enough.is_set():
                return

    async def _play(self, game: str, seats: Sequence[str]) -> None:
        people = max(1, sum(not seat.startswith("bot") for seat in seats))
        tokens = [await self.api.guest(f"Player {n}") for n in range(people)]
        found = kachidoki.game(game)
        known = found.modes[found.first_mode].options
        options = {"rounds": self.rounds} if "rounds" in known else {}
        settled = {"game": game, "options": options}
        table, _ = await seat_table(self.api, seats, tokens, **settled)
        self.ledger.tables.append(table)
        self.tokens[table] = tokens[0]
        if "me" not in seats:
            # Nobody looks: the server must think of its bots by itself.
            await asyncio.to_thread(self._wait_for, table)
            return
        ports = [server.port for server in self.servers]
        async with asyncio.TaskGroup() as group:
            for n, token in enumerate(tokens):
                # The people of one table go to different servers.
                mine = ports[n % len(ports) :] + ports[: n % len(ports)]
                pick = random.Random(self.pick.random())
                player = Player(table, token, mine, self.ledger, pick, self.pause)
                group.create_task(player.play())

    def _wait_for(self, table: str) -> None:
        """Wait for the end of a table, behind the servers' back; it must not stand still."""
        moved, before = time.monotonic(), 0
        while True:
            [(now, status)] = self.place.query(_STATUS, table)
            if status == "over":
                self.ledger.finished.add(table)
                return
            if now > before:
                moved, before = time.monotonic(), now
            if time.monotonic() - moved > SILENCE:
                raise Broken(f"the bots of table {table} have stopped")
            time.sleep(0.1)

    # Killing.

    async def _strike(self) -> Blow:
        """Kill one server in the middle of play, and start it again."""
        await self._flowing()
        await asyncio.sleep(self.pick.uniform(0.05, 0.6))
        victim = self.pick.choice(self.servers)
        others = len(self.servers) > 1
        blow, home = Blow(), victim.port
        at = time.monotonic()
        victim.kill()
        if others:
            blow.others = await self._taken(at, lambda _, port: port != home) - at
            blow.moved = await self._taken(at, lambda own, port: own == home != port) - at
            await asyncio.sleep(self.pick.uniform(0.0, 1.0))
        began = time.monotonic()
        victim.start(wait=False)
        await asyncio.to_thread(victim.wait_ready)
        blow.ready = time.monotonic() - began
        if not others:
            blow.again = await self._taken(began, lambda *_: True) - began
        return blow

    async def _flowing(self) -> None:
        """Wait until moves are being taken."""
        await self._taken(time.monotonic(), lambda *_: True)

    async def _taken(self, since: float, which: Callable[[int, int], bool]) -> float:
        """Wait for a move that was sent after a moment; when it was acknowledged."""
        deadline = time.monotonic() + SILENCE
        while time.monotonic() < deadline:
            for (home, port), (sent, acknowledged) in self.acked.items():
                if sent > since and which(home, port):
                    return acknowledged
            await asyncio.sleep(0.005)
        raise Broken("no move was acknowledged any more")

    # Checking.

    async def _check(self, report: Report) -> None:
        ledger = self.ledger
        report.acks, report.resent, report.refused = len(ledger.acks), ledger.resent, ledger.refused
        by_table: dict[str, list[Ack]] = {table: [] for table in ledger.tables}
        for ack in ledger.acks:
            by_table[ack.table].append(ack)
        for table, acks in by_table.items():
            answer = await self.api.ask("GET", f"/api/tables/{table}/log", self.tokens[table])
            if answer.status_code != 200:
                raise Broken(f"no log of table {table}: {answer.text}")
            moved = check_table(self.place, table, acks, answer.text)
            report.tables += 1
            report.moves += len(moved)
            report.bots += len(moved) - len({ack.sequence for ack in acks})
        for server in self.servers:
            if server.complaints():
                raise Broken(f"errors in the log: {server.complaints()[:3]}")


def _reasons(error: BaseException) -> Iterator[str]:
    """What a group of errors, of tasks within tasks, is about."""
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            yield from _reasons(inner)
    else:
        yield str(error)


def check_table(
    place: Place, table: str, acks: Sequence[Ack], exported: str
) -> dict[int, kept.Moved]:
    """Everything that must be true of a table that is over. Its moves by sequence."""
    stored = place.records(table)
    if [number for number, _ in stored] != list(range(1, len(stored) + 1)):
        raise Broken(f"the sequences of table {table} have gaps: {[n for n, _ in stored]}")
    records = [stored_as.decode(body) for _, body in stored]
    moved = {n: record for n, record in enumerate(records, 1) if isinstance(record, kept.Moved)}
    twice = [q for q, n in Counter(move.question for move in moved.values()).items() if n > 1]
    if twice:
        raise Broken(f"answered twice at table {table}: {twice}")
    for ack in acks:
        move = moved.get(ack.sequence)
        said = (ack.question, (ack.seat, ack.move))
        if move is None or (move.question, move.entries[0]) != said:
            raise Broken(f"acknowledged, and not what is stored: {ack} {move}")
    log = Log.loads(exported)
    verdict = log.verify()
    if not verdict.fair or not verdict.finished:
        raise Broken(f"the log of table {table} proves nothing: {verdict}")
    entries: list[Entry] = []
    for record in records:
        entries += kept.restored(getattr(record, "entries", ()))
    if entries != log.entries:
        raise Broken(f"the log of table {table} is not what its records say")
    [(sequence, status)] = place.query(_STATUS, table)
    if (sequence, status) != (len(stored), "over"):
        raise Broken(f"table {table} is {status} at {sequence} of {len(stored)}")
    return moved


@contextlib.contextmanager
def ended(servers: Sequence[Serving]) -> Iterator[None]:
    """No server is left when the block ends."""
    try:
        yield
    finally:
        for server in servers:
            server.kill()
            server.said.unlink(missing_ok=True)
