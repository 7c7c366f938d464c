"""People, tables and houses for tests."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kachidoki import KachidokiError
from kachidoki.kernel.event import Event
from kachidoki.kernel.game import lookup
from kachidoki.tables.chronicle import Chronicle
from kachidoki.tables.engine import prepare_file, sqlite_url
from kachidoki.tables.house import House
from kachidoki.tables.imports import arrive
from kachidoki.tables.live import Live
from kachidoki.tables.record import Clock, Seat, TableSetup
from kachidoki.tables.seating import Draft, Person
from kachidoki.tables.shares import Claim
from kachidoki.tables.store import Store
from kachidoki.tables.stored import decode, encode
from kachidoki.tables.table import ABANDON, Proposal, Table
from kachidoki.tables.think import Thinkers

ADA, BO, CY, DI, EV = (Person(name.lower(), name) for name in ("Ada", "Bo", "Cy", "Di", "Ev"))
# A program that plays for somebody.
PAL = Person("pal", "Pal", program=True)
PEOPLE = {who.id: who for who in (ADA, BO, CY, DI, EV, PAL)}
BOT = Seat(name="Hana", bot="random")
SEED = b"thirty-two bytes for every deal!"

Sitter = Person | Seat | None
T = TypeVar("T")


def sit(who: Sitter) -> Seat:
    """A seat for a person, a bot, or nobody."""
    if isinstance(who, Person):
        return Seat(who.id, who.name, who.program)
    return who or Seat()


def setup(
    *who: Sitter,
    game: str = "glory",
    mode: str = "standard",
    host: Person = ADA,
    public: bool = False,
    hints: bool = True,
    clock: Clock | None = None,
    **options: object,
) -> TableSetup:
    settled = lookup(game).setup(len(who), mode, options)
    return TableSetup.of(settled, map(sit, who), host.id, public, hints, clock)


def table(*who: Sitter, seed: bytes = SEED, at: int = 0, **more: Any) -> Table:
    """A table, begun if every seat is taken, to which everybody has come."""
    found = Table("table", setup(*who, **more), seed, at)
    begin = found.start(at)
    if begin is not None:
        do(found, begin)
        come(found, at)
    return found


def come(table: Table, now: int = 0) -> None:
    """Let everybody say that they are there."""
    for who in PEOPLE.values():
        while (draft := table.ready_now(who, now)) is not None:
            do(table, draft)


def do(table: Table, draft: Draft | int | None) -> int:
    """Let a draft happen; what is stored of it must read back as it was."""
    assert isinstance(draft, Draft)
    assert decode(encode(draft.record)) == draft.record
    table.accept(draft)
    return table.sequence


def question(table: Table, seat: int | None = None) -> str:
    assert table.match is not None
    found = table.match.question(seat)
    assert found is not None
    return found.id


def moves(table: Table, seat: int | None = None) -> list[str]:
    assert table.match is not None
    return [move.text for move in table.match.state.moves(seat)]


def step(table: Table, move: str, now: int = 0, seat: int | None = None) -> int:
    """Play a move for whoever is asked, person or bot."""
    own = table.asked[0] if seat is None else seat
    sitter = table.seats[own]
    asked = question(table, own)
    if sitter.player:
        return do(table, table.bot_move(own, asked, move, now))
    return do(table, table.submit(PEOPLE[sitter.person], own, asked, move, now))


def seek(table: Table, wanted: str, seed: int = 1) -> int:
    """Play at random until somebody is asked `wanted`; the seat."""
    pick = random.Random(seed)
    while True:
        assert table.asked, f"never asked: {wanted}"
        assert table.match is not None
        asked = table.match.question()
        assert asked is not None
        if asked.key == wanted:
            return asked.seat
        step(table, pick.choice(moves(table)))


def finish(table: Table, seed: int = 1, now: int = 0) -> Table:
    """Play at random to the end."""
    pick = random.Random(seed)
    while table.asked:
        step(table, pick.choice(moves(table, table.asked[0])), now)
    return table


def facts(table: Table) -> dict[str, object]:
    """Everything that a refusal must leave as it was."""
    held: Proposal | None = table.proposal
    log = table.match.secret_log() if table.match else None
    return {
        "sequence": table.sequence,
        "seats": table.seats,
        "status": table.status,
        "rematch": table.rematch,
        "proposal": held and (held.about, held.seat, frozenset(held.agreed)),
        "news": [table.news.since(0, seat) for seat in (None, *range(len(table.seats)))],
        "answers": dict(table.answers),
        "clocks": (table.clocks.banks[:], table.clocks.since[:], table.clocks.latest),
        "position": table.match and table.match.state.position(),
        "log": log and (log.header, tuple(log.entries), log.seed),
    }


def happened(table: Table) -> list[tuple[int, Event]]:
    """All that was told at a table, with its sequence, and what single seats may know of it."""
    return remembered(table.news, len(table.seats))


def remembered(news: Chronicle, seats: int) -> list[tuple[int, Event]]:
    told = [json.loads(said)["sequence"] for said in news.since(0, None)]
    seen = [news.part(0, None, seat) for seat in range(seats)]
    events = []
    for place, known in enumerate(news.part(0, None, None)):
        secrets = {
            seat: {k: v for k, v in one[place].values.items() if k not in known.values}
            for seat, one in enumerate(seen)
            if one[place] != known
        }
        events.append(Event(known.key, known.values, secrets, known.auto))
    return list(zip(told, events, strict=True))


def refusal(table: Table, wish: Callable[..., object], *said: object) -> KachidokiError:
    """The refusal of a wish, which must change nothing."""
    before = facts(table)
    with pytest.raises(KachidokiError) as caught:
        wish(*said)
    assert facts(table) == before
    return caught.value


class Instant(Thinkers):
    """Bots that think here and now: no process has to start."""

    async def run(self, claim: Claim, work: Callable[..., T], *given: object) -> T:
        await asyncio.sleep(0)
        return work(*given)


def go(work: Coroutine[Any, Any, None]) -> None:
    """Run it; what waits for ever fails."""

    async def hurry() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(hurry())


@asynccontextmanager
async def opened(place: Path | str) -> AsyncIterator[Store]:
    """A store on a file or at the URL of a database, with everybody known to it."""
    if isinstance(place, Path):
        prepare_file(place)
    store = Store(sqlite_url(place) if isinstance(place, Path) else place)
    await store.open()
    for who in PEOPLE.values():
        if await store.person(who.id) is None:
            await store.add_person(who, 1)
    try:
        yield store
    finally:
        await store.close()


async def created(store: Store, name: str, *who: Sitter, at: int = 1, **more: Any) -> Table:
    """A table in the store."""
    found = Table(name, setup(*who, **more), SEED, at)
    await store.create(found, f"invite {name}")
    return found


async def put(store: Store, table: Table, draft: Draft | int | None) -> None:
    """Let a draft happen in the store, then at the table."""
    assert isinstance(draft, Draft)
    assert await store.append(table, draft)
    table.accept(draft)


async def put_step(store: Store, table: Table, now: int = 1) -> None:
    """Any move of whoever is asked."""
    own = table.asked[0]
    move = random.Random(table.sequence).choice(moves(table))
    if table.seats[own].player:
        await put(store, table, table.bot_move(own, question(table), move, now))
    else:
        who = PEOPLE[table.seats[own].person]
        await put(store, table, table.submit(who, own, question(table), move, now))


async def due(store: Store, before: int) -> list[str]:
    """The tables that the server has to look at."""
    return [table async for table in store.due(before)]


@asynccontextmanager
async def running(path: Path, thinkers: Thinkers | None = None) -> AsyncIterator[House]:
    """A house on a file, with everybody known to it."""
    async with opened(path):
        pass
    house = House(Store(sqlite_url(path)), thinkers or Instant())
    house.imports.apart = arrive
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def until(live: Live, status: str) -> None:
    """Wait until the table is so far."""
    async with asyncio.timeout(30):
        while live.table.status != status:
            await asyncio.sleep(0.005)


async def answer(house: House, live: Live) -> int:
    """Any answer of whoever is asked."""
    own = live.table.asked[0]
    who = PEOPLE[live.table.seats[own].person]
    return await house.submit(live, who, own, question(live.table), moves(live.table)[0])


async def give_up(house: House, live: Live, *people: Person) -> None:
    """Let them agree to abandon the game."""
    await house.act(live, lambda table, now: table.propose(people[0], ABANDON, None, now))
    for who in people[1:]:
        await house.act(live, lambda table, now, who=who: table.consent(who, True, now))
