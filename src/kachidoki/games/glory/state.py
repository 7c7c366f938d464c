"""A game of Call to Glory: its record, and what can be read off it."""

from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.pieces import KINDS
from kachidoki.games.glory.planes import fill
from kachidoki.games.glory.sense import advise, guess, play_on
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, View


class GloryState(GloryRecord):
    """The truth about one game of Call to Glory."""

    def copy(self) -> "GloryState":
        return GloryState(self.rules, self)

    def hand_of(self, seat: i64) -> list[int]:
        """How many cards of each kind are in a hand."""
        return self.hand[seat * KINDS : seat * KINDS + KINDS]

    def sets_of(self, seat: i64) -> list[int]:
        """How many cards of each kind lie in front of a seat."""
        return [self.sets[kind] if self.owner[kind] == seat else 0 for kind in range(KINDS)]

    # The two that callers use most, once more for speed: Python calls what the class of an object
    # defines itself more quickly than what a base of its bases does.

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        return super().moves(seat)

    def play(self, move: object, seat: object = None) -> None:
        super().play(move, seat)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([sum([row[seat] for row in self.history]) for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        """[winning] Most points; then, among the tied, the best single round; then shared."""
        if self.actor != OVER:
            return ()
        ranks = [(sum(points), max(points)) for points in zip(*self.history, strict=True)]
        return tuple([seat for seat in range(self.players) if ranks[seat] == max(ranks)])

    def look(self, seat: int | None) -> View:
        from kachidoki.games.glory.unseen import GloryView

        return GloryView(self, seat)

    def observe(self, seat: i64, into: bytearray, at: i64 = 0) -> None:
        fill(self, seat, into, at)

    def horizon(self) -> bool:
        """A search looks to the end of the round: the next deal is as good for one as another."""
        return self.actor == OVER or (self.actor == CHANCE and self.round > 0)

    def results(self) -> list[float]:
        return super().results() if self.actor == OVER else guess(self)

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)
