"""The clocks of a table: time for each move, then a bank; kept by the server, in milliseconds."""

from collections.abc import Mapping, Sequence

from kachidoki.tables.record import Clock

# After the time is up a warning is given, and this much more.
GRACE = 10_000


class Clocks:
    """When each seat was asked, and what is left in its bank. Without a clock nothing is ever due.

    `started` is when this process began to serve: a server that was down is no player's fault, so
    no clock ran before.
    """

    started = 0

    def __init__(self, clock: Clock | None, players: int, now: int) -> None:
        self.clock = clock
        self.banks = [clock.bank * 1000 if clock else 0] * players
        self.since = [now] * players
        # When the last thing happened at the table.
        self.latest = now

    def ask(self, asked: Mapping[int, str], before: Mapping[int, str], now: int) -> None:
        """Seats are asked, by the ids of their questions; a clock goes on while the id stays."""
        self.latest = now
        for seat, question in asked.items():
            if before.get(seat) != question:
                self.since[seat] = now

    def _since(self, seat: int, asked: int | None = None) -> int:
        return max(self.since[seat] if asked is None else asked, self.started)

    def spent(self, seat: int, now: int) -> int:
        """How long a seat has thought; nothing without a clock."""
        return max(0, now - self._since(seat)) if self.clock else 0

    def charge(self, seat: int, spent: int) -> None:
        """Take from the bank what a move took beyond its own time."""
        if self.clock:
            beyond = max(0, spent - self.clock.move * 1000)
            self.banks[seat] = max(0, self.banks[seat] - beyond)

    def deadline(self, seat: int, asked: int | None = None) -> int:
        """When the time of a seat is up, which is asked since `asked` or since it is known to be.

        Call it only with a clock.
        """
        assert self.clock is not None
        return self._since(seat, asked) + self.clock.move * 1000 + self.banks[seat]

    def out(self, seat: int, now: int) -> bool:
        """Whether time and grace are over."""
        return self.clock is not None and now >= self.deadline(seat) + GRACE

    def due(self, asked: Sequence[int], bots: Sequence[bool], since: int | None) -> int | None:
        """When the first of the people asked runs out of time and grace."""
        if self.clock is None:
            return None
        ends = [self.deadline(seat, since) for seat in asked if not bots[seat]]
        return min(ends) + GRACE if ends else None
