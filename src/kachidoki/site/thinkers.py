"""Bots of a browser think in a worker of their own, so that no thought holds up a table."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from kachidoki.tables.imports import Arrival, Imports, arrive
from kachidoki.tables.odds import judge
from kachidoki.tables.seating import Person
from kachidoki.tables.shares import Claim, Shares
from kachidoki.tables.think import Thinkers, advise, think

T = TypeVar("T")
# A browser is many times slower than a server, and nobody waits longer there: bots that search
# think as far as they come in so many seconds, by how many simulations they have elsewhere.
SECONDS = ((60, 0.6), (500, 2.5))
LONGEST = 5.0
_SEARCHING = re.compile(r"search:(\d+)((ms|s)?)(:.*%)?")


def in_time(code: str) -> str:
    """The same bot with as much time as somebody waits in a browser."""
    found = _SEARCHING.fullmatch(code)
    if found is None:
        return code
    amount, unit, careless = found[1], found[2], found[4] or ""
    if unit:
        return f"search:{LONGEST}s{careless}"
    seconds = next((time for most, time in SECONDS if int(amount) <= most), LONGEST)
    return f"search:{amount}:{seconds}s{careless}"


def _think(game: str, position: Any, seat: int, code: str, seed: int) -> dict[str, Any]:
    return think(game, position, seat, in_time(code), seed)


def _advise(game: str, position: Any, seat: int, code: str, seed: int) -> dict[str, Any]:
    return advise(game, position, seat, in_time(code), seed)


# What is worked out elsewhere, by name.
WORK: dict[str, Callable[..., Any]] = {"think": _think, "advise": _advise, "judge": judge}


def start() -> Callable[[str], str]:
    """In the worker that thinks: what works out a task."""
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
