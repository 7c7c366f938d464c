"""How often somebody may ask, and how much that may cost: buckets that fill up again."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache

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
# Commands and requests that the game refuses: to say why costs more than to play.
REFUSALS = Rate(burst=200, each=20)
# Seconds of work on sentences that nobody else has asked for.
WORDS = Rate(burst=5, each=0.1)
# By connection.
COMMAND = Rate(burst=100, each=50)
# Sockets open at once from one address.
MOST_SOCKETS = 400


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """Whom an address stands for: a line has 64 bits of IPv6 to choose from, and IPv4 may come in
    the clothes of IPv6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return host


class Limits:
    """All buckets of one process. Without `on` there are none."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[str, Rate], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def take(self, who: str, rate: Rate) -> None:
        """Let `who` do it once, or refuse. To ask again too early makes nobody wait longer."""
        level = self._level(who, rate)
        if level < 1:
            raise too_fast((1 - level) / rate.each)
        self._put(who, rate, level - 1)

    def wait(self, who: str, rate: Rate) -> float:
        """Let `who` do it once, after these seconds: what comes in too fast is read slower."""
        level = self._level(who, rate)
        self._put(who, rate, max(-rate.burst, level - 1))
        return max(0.0, 1 - level) / rate.each

    def spend(self, who: str, rate: Rate, amount: float) -> None:
        """Charge what something cost; a negative amount is given back."""
        level = self._level(who, rate) - amount
        self._put(who, rate, min(rate.burst, max(-rate.burst, level)))

    def check(self, who: str, rate: Rate) -> None:
        """Refuse those who have spent all there was."""
        level = self._level(who, rate)
        if level < 0:
            raise too_fast(-level / rate.each)

    def _level(self, who: str, rate: Rate) -> float:
        if not self.on:
            return rate.burst
        now = time.monotonic()
        level, at = self._buckets.get((who, rate), (rate.burst, now))
        return min(rate.burst, level + (now - at) * rate.each)

    def _put(self, who: str, rate: Rate, level: float) -> None:
        if not self.on:
            return
        self._buckets.pop((who, rate), None)
        self._buckets[who, rate] = (level, time.monotonic())
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def forget(self, who: str, rate: Rate) -> None:
        self._buckets.pop((who, rate), None)

    def enter(self, address: str) -> None:
        """One more socket from an address; call `leave` when it closes."""
        if self.on and self._sockets[address] >= MOST_SOCKETS:
            raise TooMuch("too-many-sockets", most=MOST_SOCKETS)
        self._sockets[address] += 1

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def too_fast(seconds: float) -> TooMuch:
    return TooMuch("too-fast", seconds=max(1, math.ceil(seconds)))
