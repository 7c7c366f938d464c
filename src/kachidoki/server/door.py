"""The door of the server: whoever connects must soon say what for, and there is limited room.

Uvicorn waits for ever for the end of a header or of a body. A process may open only some thousand
files, and each connection takes one: half a request on each of them would shut out everybody.
"""

import asyncio
import contextlib
import logging
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kachidoki.server.limits import household

journal = logging.getLogger(__name__)

# Seconds for a header to be complete, from the connection or from its first byte on.
HEADER = 10.0
# Seconds for a body, and the bytes that earn another second.
BODY, PACE = 15.0, 8_000
# Seconds for somebody to read on who does not take what is sent.
READING = 30.0
# Connections from one address that have not yet said what they want.
MOST_WAITING = 100
# Seconds that each of them has at least: of many that come at once, the first may ask when the last
# is in.
GRACE = 1.0
# All connections, if there are files for them; and the files that are left for everything else.
MOST_CONNECTIONS, SPARE_FILES = 10_000, 200
# Seconds between two lines in the log.
NOTED = 10.0


def room() -> int:
    """How many connections there may be. The process takes all the files it can get."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_CONNECTIONS + SPARE_FILES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft != resource.RLIM_INFINITY:
            return max(min(soft // 2, 100), min(MOST_CONNECTIONS, soft - SPARE_FILES))
    return MOST_CONNECTIONS


class Hall:
    """All who have come in and have not been heard yet, by address, the longest there first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: dict[str, dict[Door, None]] = {}
        self.closed = 0
        self._noted = 0.0

    def enter(self, door: "Door") -> None:
        line = self.waiting.setdefault(door.address, {})
        line[door] = None
        if len(line) > MOST_WAITING:
            door.loop.call_later(GRACE, self._crowded, door)

    def _crowded(self, door: "Door") -> None:
        """One came when too many waited, and waits still: the one there longest goes."""
        line = self.waiting.get(door.address, {})
        if door in line and len(line) > MOST_WAITING:
            next(iter(line)).turn_away("many-waiting")

    def leave(self, door: "Door") -> None:
        line = self.waiting.get(door.address, {})
        line.pop(door, None)
        if not line:
            self.waiting.pop(door.address, None)

    def make_room(self, connections: "set[Any]", last: "Door") -> None:
        """For one more: those who ask for nothing go first, from where most of them come."""
        if len(connections) <= self.most:
            return
        longest = max(self.waiting.values(), key=len, default=None)
        if longest is not None and len(longest) > 1:
            next(iter(longest)).turn_away("full")
            return
        idle = (one for one in connections if isinstance(one, Door) and one.idle)
        next(idle, last).turn_away("full")

    def note(self, why: str, now: float) -> None:
        """Write it down, not for each of thousands."""
        self.closed += 1
        if now >= self._noted:
            self._noted = now + NOTED
            about = {"why": why, "closed": self.closed}
            journal.warning("connections are closed that ask for nothing", extra=about)


class Door(HttpToolsProtocol):
    """A connection, as uvicorn has it, with a limit on how long it may wait."""

    # Set in a class of its own for each server.
    hall: ClassVar[Hall]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else "?"
        self._timer: asyncio.TimerHandle | None = None
        self._slow: asyncio.TimerHandle | None = None
        self._deadline = 0.0
        self._wait(HEADER)
        self.hall.make_room(self.connections, self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        self._read_on()
        super().connection_lost(exc)

    @property
    def idle(self) -> bool:
        """Whether nothing is being answered here."""
        return self.cycle is None or self.cycle.response_complete

    # What is awaited from the other side.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:
            self._wait(HEADER)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._heard()
        self._wait(BODY)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._deadline += len(body) / PACE

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._heard()

    def handle_websocket_upgrade(self) -> None:
        self._heard()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._slow is None:
            self._slow = self.loop.call_later(READING, self.turn_away, "not-reading")

    def resume_writing(self) -> None:
        self._read_on()
        super().resume_writing()

    def _wait(self, seconds: float) -> None:
        self._deadline = self.loop.time() + seconds
        self._timer = self.loop.call_later(seconds, self._late)
        self.hall.enter(self)

    def _heard(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.hall.leave(self)

    def _read_on(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _late(self) -> None:
        left = self._deadline - self.loop.time()
        if left > 0.001:
            self._timer = self.loop.call_later(left, self._late)
        else:
            self.turn_away("late")

    def turn_away(self, why: str) -> None:
        """Close at once, whatever is still to be sent."""
        self._heard()
        self.hall.note(why, self.loop.time())
        self.transport.abort()
