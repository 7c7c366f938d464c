"""Two worlds that one reader cannot tell apart: the same moves, another deal.

A twin is found by exchanging cards of the deal, two at a time, as long as every move stays legal
and the reader sees the same at every step, views and events. So two logs that differ in all that
the reader may not know; whatever the server tells the reader must be the same for both.
"""

import contextlib
import dataclasses
import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest import mock

from kachidoki import KachidokiError
from kachidoki.kernel.dealer import Dealer
from kachidoki.kernel.log import Log
from kachidoki.kernel.match import Match
from kachidoki.kernel.state import CHANCE
from kachidoki.kernel.timeline import Entry
from kachidoki.tables import record as kept
from kachidoki.tables.news import Board
from kachidoki.tables.seating import Draft
from kachidoki.tables.table import Table
from tests.games.worlds import twins as known_of
from tests.server.inside import Inside

# So many exchanges make another deal, if every pile and every other player is concerned.
ENOUGH = 24
SECRETS = (b"the secret of one world.........", b"the secret of the other world...")


@dataclasses.dataclass(frozen=True)
class Twins:
    """The entries of two matches that `reader` (None for a spectator) cannot tell apart."""

    reader: int | None
    first: Log
    second: Log
    # By the results of chance that deal something unseen: how much of it lies elsewhere.
    different: list[int]

    @property
    def choices(self) -> list[Entry]:
        return [entry for entry in self.first.entries if entry.by != CHANCE]

    def log(self, world: int) -> Log:
        return (self.first, self.second)[world]


@cache
def find_twins(game: str, mode: str, players: int, reader: int | None, seed: int) -> Twins:
    """Play some moves of the first round, and look for a twin of what came out. Looked for once:
    nobody changes what was found."""
    known = known_of(game)
    pick = random.Random(seed)
    match = Match(game, players, mode, SECRETS[0], seats=[f"P{n}" for n in range(players)])
    begun = len(match.log)
    for _ in range(known.CHOICES):
        # Be lively now and then: what lies open ties a hand down.
        moves = [str(move) for move in match.state.moves()]
        quiet = [move for move in moves if not move.startswith(known.LIVELY)]
        match.play(pick.choice(moves if pick.random() < 0.15 else quiet or moves))
    first = match.log
    assert all(entry.by != CHANCE for entry in first.entries[begun:])
    entries, wanted = list(first.entries), list(_seen(first, reader))
    hidden = [n for n in range(begun) if known.swapped(entries[n].move, pick) is not None]
    exchanges = 0
    for _ in range(300):
        if exchanges >= ENOUGH and all(_differing(first, entries, hidden)):
            states = [first.state(), Log(first.game, first.header, entries).state()]
            others = [seat for seat in range(players) if seat != reader]
            if all(states[0].view(one).data() != states[1].view(one).data() for one in others):
                break
        at = pick.choice(hidden)
        changed = [
            *entries[:at],
            Entry(CHANCE, known.swapped(entries[at].move, pick)),
            *entries[at + 1 :],
        ]
        if _looks_like(Log(first.game, first.header, changed), reader, wanted):
            entries = changed
            exchanges += 1
    different = _differing(first, entries, hidden)
    return Twins(reader, first, Log(first.game, first.header, entries), different)


def _differing(first: Log, entries: list[Entry], hidden: list[int]) -> list[int]:
    """How much lies elsewhere, by what was dealt unseen."""
    return [
        sum(x != y for x, y in zip(first.entries[at].move, entries[at].move, strict=True))
        for at in hidden
    ]


def _seen(log: Log, reader: int | None) -> Iterator[object]:
    for moment in log.moments():
        seen = [event.seen_by(reader) for event in moment.events]
        yield moment.state.view(reader).data(), seen


def _looks_like(log: Log, reader: int | None, wanted: list[object]) -> bool:
    try:
        return all(a == b for a, b in zip(_seen(log, reader), wanted, strict=True))
    except KachidokiError:
        return False


def enter_world(server: Inside, table: str, twins: Twins, world: int) -> None:
    """Let a table that has just begun be in one of the worlds, right after its first deal."""
    live = server.live(table)
    records = server.do(server.house.store.records(table, 0))
    log = twins.log(world)
    begun = next(n for n, entry in enumerate(log.entries) if entry.by != CHANCE)
    entries = log.entries[:begun]
    sample = live.table
    built = Table(table, sample.setup, SECRETS[0], sample.created)

    def fresh(_: object, names: Any) -> Match:
        header = dataclasses.replace(log.header, seats=tuple(names))
        match = Match.resume(Log(log.game, header, entries, SECRETS[0]))
        match._dealer = Dealer(SECRETS[world])
        return match

    with mock.patch.object(Table, "prepare", fresh):
        for record in records:
            if isinstance(record, kept.Started):
                stored = kept.stored(tuple(entries))
                record = kept.Started(record.at, record.rules, record.names, stored)  # noqa: PLW2901
            built.accept(Draft(record))

    async def enter() -> None:
        live.table, live.board, live.stale = built, Board(built), False

    server.do(enter())


@contextlib.contextmanager
def unstored(server: Inside) -> Iterator[None]:
    """What happens here is not stored: it can happen again, in the other world."""

    async def append(table: Table, draft: Draft) -> bool:
        return True

    with mock.patch.object(server.house.store, "append", append):
        yield
