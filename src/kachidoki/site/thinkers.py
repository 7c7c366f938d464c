"""Bots of a browser think in a worker of their own, so that no thought holds up a table."""

import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from kachidoki.bots.registry import LEVELS, OURS, Maker
from kachidoki.bots.search import Search
from kachidoki.tables.imports import Arrival, Imports, arrive
from kachidoki.tables.odds import judge
from kachidoki.tables.seating import Person
from kachidoki.tables.shares import Claim, Shares
from kachidoki.tables.think import Thinkers, think

T = TypeVar("T")
# What is worked out elsewhere, by name.
WORK: dict[str, Callable[..., Any]] = {one.__name__: one for one in (think, judge)}
# A browser is many times slower than a server, and nobody waits longer there: bots that search
# think as far as they come in so many seconds.
SECONDS = {"adept": (60, 0.6), "expert": (500, 2.5), "master": (4_000, 5.0)}


def in_time() -> None:
    """In the worker that thinks: from now on no thought takes longer."""
    for name, (iterations, seconds) in SECONDS.items():
        LEVELS[name] = OURS[name] = _searching(iterations, seconds)


def _searching(iterations: int, seconds: float) -> Maker:
    return lambda seed: Search(seed, iterations=iterations, seconds=seconds)


def start() -> Callable[[str], str]:
    """In the worker that thinks: what works out a task."""
    in_time()
    return worked_out


def worked_out(task: str) -> str:
    """In the worker that thinks: what comes of a task, as text."""
    name, given = json.loads(task)
    return json.dumps(WORK[name](*given))


class Elsewhere(Thinkers):
    """One worker, to which tasks are sent as text."""

    def __init__(self, send: Callable[[str], Awaitable[str]]) -> None:
        super().__init__(1)
        # A second place, for what is quick, would be in the same worker.
        self._turns = Shares(1)
        self._send = send

    async def run(self, claim: Claim, work: Callable[..., T], *given: object) -> T:
        async with self._turns.place(Claim(claim.whose, claim.urgency)):
            answer = await self._send(json.dumps([work.__name__, given], default=_plain))
        return cast(T, json.loads(answer))

    def close(self) -> None:
        pass


def _plain(value: Any) -> Any:
    return dict(value) if hasattr(value, "items") else list(value)


class Here(Imports):
    """Logs are read where the tables are: whoever brings one waits for it."""

    def apart(self, text: str, who: Person, now: int) -> Arrival:
        return arrive(text, who, now)
