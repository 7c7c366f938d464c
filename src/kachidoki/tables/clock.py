"""The clocks of a table: time for each move, then a bank; kept by the server, in milliseconds."""

from collections import deque
from collections.abc import Mapping, Sequence

from kachidoki.kernel.timeline import Entry
from kachidoki.tables import record as kept
from kachidoki.tables.record import ABSENT, TIME, Clock, Record, Seat

# After the time is up a warning is given, and this much more.
GRACE = 10_000
# Milliseconds that somebody has to come to a game that began, before their clock runs.
COMING = 120_000
# Moves that can be taken back one after the other without any gain of time.
MOST_MOVES = 32


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
        # Whether the person of a seat has come since the game began.
        self.ready = [True] * players
        # When the last thing happened at the table.
        self.latest = now
        # The last moves: whose, how long it took, and what was in the bank before.
        self._moves: deque[tuple[int, int, int]] = deque(maxlen=MOST_MOVES)
        # The seats that their people gave to bots.
        self._given: set[int] = set()

    def follow(
        self,
        record: Record,
        seats: Sequence[Seat],
        before: Mapping[int, str],
        after: Mapping[int, str],
    ) -> None:
        """Let happen what a record does to the clocks: `before` and `after` it these questions are
        open, by seat."""
        now = self.latest = record.at
        old = dict(before)
        match record:
            case kept.Started():
                # Nobody's clock runs before they have come; who is alone has.
                alone = len({seat.person for seat in seats if seat.person}) < 2
                self.ready = [alone or bool(seat.bot) or seat.program for seat in seats]
            case kept.Ready(seat=seat):
                self._come(seat, now)
            case kept.Moved(seat=seat, spent=spent):
                self._come(seat, now)
                self._moves.append((seat, spent, self.banks[seat]))
                self.charge(seat, spent)
            case kept.Undone(seat=seat, entries=entries):
                if seat in after and self._undo(seat, now, Entry(*entries[0])):
                    old[seat] = after[seat]
            case kept.StoodIn(seat=seat, why=why):
                if why == TIME:
                    self.banks[seat] = 0
                elif why != ABSENT:
                    self._given.add(seat)
            case kept.Returned(seat=seat):
                # To give the seat away for a moment brings no time to think.
                if seat not in self._given:
                    old.pop(seat, None)
                self._given.discard(seat)
            case kept.Paused():
                # They stand still; what was used up by then is paid.
                for seat in before:
                    self.charge(seat, self.spent(seat, now))
            case kept.Resumed():
                old.clear()
        # A clock goes on while its question stays.
        for seat, question in after.items():
            if old.get(seat) != question:
                self.since[seat] = now

    def _undo(self, seat: int, now: int, undo: Entry) -> bool:
        """Let the clock of a seat go on from where it was before its last move, if that is taken
        back by right: to move and to take it back brings no time to think."""
        if undo.right:
            self._moves.clear()
        if not self._moves or self._moves[-1][0] != seat:
            return False
        _, spent, bank = self._moves.pop()
        self.since[seat], self.banks[seat] = now - spent, bank
        return True

    def _come(self, seat: int, now: int) -> None:
        """The person of a seat is there: the clock runs from now on."""
        if not self.ready[seat]:
            self.ready[seat] = True
            self.since[seat] = now

    def _since(self, seat: int) -> int:
        since = max(self.since[seat], self.started)
        return since if self.ready[seat] else since + COMING

    def spent(self, seat: int, now: int) -> int:
        """How long a seat has thought; nothing without a clock."""
        return max(0, now - self._since(seat)) if self.clock else 0

    def charge(self, seat: int, spent: int) -> None:
        """Take from the bank what a move took beyond its own time."""
        if self.clock:
            beyond = max(0, spent - self.clock.move * 1000)
            self.banks[seat] = max(0, self.banks[seat] - beyond)

    def deadline(self, seat: int) -> int:
        """When the time of a seat is up, from when it was asked on. Call it only with a clock."""
        assert self.clock is not None
        return self._since(seat) + self.clock.move * 1000 + self.banks[seat]

    def out(self, seat: int, now: int) -> bool:
        """Whether time and grace are over."""
        return self.clock is not None and now >= self.deadline(seat) + GRACE

    def due(self, asked: Sequence[int]) -> int | None:
        """When the first of some people who are asked runs out of time and grace."""
        if self.clock is None or not asked:
            return None
        return min(self.deadline(seat) for seat in asked) + GRACE

    def copy(self) -> "Clocks":
        """The same clocks, to see what would come of something."""
        again = Clocks(self.clock, 0, self.latest)
        again.banks, again.since, again.ready = self.banks[:], self.since[:], self.ready[:]
        again._moves, again._given = self._moves.copy(), self._given.copy()
        return again
