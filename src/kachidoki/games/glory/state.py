"""A game of Call to Glory: its record, and the step that it waits at."""

from __future__ import annotations

from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.sense import advise, guess, play_on
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, View


class GloryState(GloryRecord):
    """The truth about one game of Call to Glory."""

    def copy(self) -> GloryState:
        return GloryState(self.rules, self)

    def next_seat(self) -> i64:
        """Who sits to the left of the player in turn."""
        seat: i64 = self.turn + 1
        return seat if seat < self.players else 0

    def left(self, pile: i64) -> i64:
        """How many cards a draw pile has."""
        return self.end1 - self.top1 if pile == 0 else self.end2 - self.top2

    # Points.

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([sum([row[seat] for row in self.history]) for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        """[winning] Most points; then, among the tied, the best single round; then shared."""
        if self.actor != OVER:
            return ()
        totals = self.scores
        best = max(totals)
        tied = [seat for seat in range(self.players) if totals[seat] == best]
        peaks = [max([row[seat] for row in self.history]) for seat in tied]
        peak = max(peaks)
        return tuple([tied[i] for i in range(len(tied)) if peaks[i] == peak])

    # What others see, and what bots may use.

    def look(self, seat: int | None) -> View:
        from kachidoki.games.glory.unseen import GloryView

        return GloryView(self, seat)

    def horizon(self) -> bool:
        """A search looks to the end of the round: the next deal is as good for one as another."""
        return self.actor == OVER or (self.actor == CHANCE and self.round > 0)

    def results(self) -> list[float]:
        return guess(self)

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)
