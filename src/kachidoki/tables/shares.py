"""Who comes next where there are few places: those for whom people wait, and everybody in turn."""

import asyncio
import contextlib
import heapq
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

# What is waited for: by people who play, by people who look on, by nobody in particular.
PLAYED, WATCHED, ASIDE = range(3)
# People of whom it is remembered what they used.
MOST_KNOWN = 1_000


@dataclass(frozen=True, slots=True)
class Claim:
    """Who wants a place, and for what. What is quick finds one more."""

    whose: str = ""
    urgency: int = PLAYED
    quick: bool = False


@dataclass(slots=True)
class Share:
    """What one person uses and waits for."""

    # Seconds, as many as if they had always wanted as much as the others.
    used: float = 0.0
    running: int = 0
    # By urgency and arrival.
    waiting: list[tuple[int, int, bool, "asyncio.Future[None]"]] = field(default_factory=list)

    @property
    def idle(self) -> bool:
        return not self.running and not self.waiting


class Shares:
    """Some places, given to whoever waits. The most urgent comes first; among equals whoever has
    the fewest places now, and has used them for the least time. One more is for what is quick: it
    need not wait for what is long."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._people: dict[str, Share] = {}
        self._long = 0
        self._all = 0
        self._arrived = 0
        # What those have used who came last: nobody saves up for later.
        self._level = 0.0

    @contextlib.asynccontextmanager
    async def place(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a place and have it."""
        share = self._share(claim.whose)
        await self._wait(share, claim)
        began = time.monotonic()
        try:
            yield
        finally:
            share.running -= 1
            share.used += time.monotonic() - began
            self._free(claim.quick)

    def _share(self, whose: str) -> Share:
        if whose not in self._people and len(self._people) >= MOST_KNOWN:
            self._people = {who: one for who, one in self._people.items() if not one.idle}
        share = self._people.setdefault(whose, Share())
        if share.idle:
            share.used = max(share.used, self._level)
        return share

    async def _wait(self, share: Share, claim: Claim) -> None:
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._arrived += 1
        heapq.heappush(share.waiting, (claim.urgency, self._arrived, claim.quick, given))
        self._give()
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                # It was given a moment too late.
                share.running -= 1
                self._free(claim.quick)
            else:
                given.cancel()
            raise

    def _free(self, quick: bool) -> None:
        self._all -= 1
        self._long -= not quick
        self._give()

    def _give(self) -> None:
        """Give the places that are free."""
        while (share := self._next()) is not None:
            _, _, quick, given = heapq.heappop(share.waiting)
            self._level = max(self._level, share.used)
            self._all += 1
            self._long += not quick
            share.running += 1
            given.set_result(None)

    def _next(self) -> Share | None:
        """Whose turn it is, if there is a place for them."""
        first: dict[tuple[int, int, float, int], Share] = {}
        for share in self._people.values():
            while share.waiting and share.waiting[0][3].done():
                heapq.heappop(share.waiting)
            if share.waiting:
                urgency, arrived, quick, _ = share.waiting[0]
                if self._all <= self.places and (quick or self._long < self.places):
                    first[urgency, share.running, share.used, arrived] = share
        return first[min(first)] if first else None
