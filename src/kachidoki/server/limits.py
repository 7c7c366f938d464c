"""How often somebody may ask: buckets that fill up again."""

import time
from collections import OrderedDict
from dataclasses import dataclass

from kachidoki.tables.errors import TooMuch

MOST_BUCKETS = 50_000


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` at once, and then `each` a second."""

    burst: float
    each: float


# By address, so that a household behind one address can play together.
ASK = Rate(burst=400, each=60)
GUEST = Rate(burst=30, each=0.2)
TABLE = Rate(burst=30, each=0.5)
THINK = Rate(burst=20, each=0.5)
# A replay in the page takes a hundred entries at a time.
READ = Rate(burst=40, each=5)
IMPORT = Rate(burst=10, each=0.1)
# By connection.
COMMAND = Rate(burst=100, each=50)
# Sockets open at once from one address.
MOST_SOCKETS = 400


class Limits:
    """All buckets of one process. Without `on` there are none."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[str, Rate], tuple[float, float]] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def take(self, who: str, rate: Rate) -> None:
        """Let `who` do it once, or refuse."""
        short = self._short(who, rate, least=0.0)
        if short > 0:
            raise TooMuch("too-fast", seconds=max(1, round(short / rate.each)))

    def wait(self, who: str, rate: Rate) -> float:
        """Let `who` do it once, after so many seconds: what comes in too fast is read slower."""
        return self._short(who, rate, least=-rate.burst) / rate.each

    def _short(self, who: str, rate: Rate, least: float) -> float:
        """Take one from a bucket, down to `least`; how much it is short of that one."""
        if not self.on:
            return 0.0
        now = time.monotonic()
        key = (who, rate)
        level, at = self._buckets.pop(key, (rate.burst, now))
        level = min(rate.burst, level + (now - at) * rate.each)
        self._buckets[key] = (max(least, level - 1), now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return max(0.0, 1 - level)

    def forget(self, who: str, rate: Rate) -> None:
        self._buckets.pop((who, rate), None)

    def enter(self, address: str) -> None:
        """One more socket from an address; call `leave` when it closes."""
        if self.on and self._sockets.get(address, 0) >= MOST_SOCKETS:
            raise TooMuch("too-many-sockets", most=MOST_SOCKETS)
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def leave(self, address: str) -> None:
        left = self._sockets.get(address, 1) - 1
        if left:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)
