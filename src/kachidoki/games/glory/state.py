"""A game of Call to Glory: its record, and the step that it waits at."""

from __future__ import annotations

from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.pieces import RULES_VERSION
from kachidoki.games.glory.sense import advise, guess, play_on
from kachidoki.games.glory.steps.step import GloryStep
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng, Source
from kachidoki.kernel.state import CHANCE, OVER, Refusal, View


class GloryState(GloryRecord):
    """The truth about one game of Call to Glory."""

    def copy(self) -> GloryState:
        return GloryState(self.rules, self)

    # Steps.

    def wait(self, step: GloryStep) -> None:
        """The table comes to a step."""
        self.step = step
        step.enter(self)

    def push(self, step: GloryStep) -> None:
        """The table comes to a step, and after it back to where it is."""
        self.stack.append(self.step)
        self.wait(step)

    def back(self) -> None:
        """The step is done: on with what follows."""
        self.wait(self.stack.pop())

    def next_seat(self) -> i64:
        """Who sits to the left of the player in turn."""
        seat: i64 = self.turn + 1
        return seat if seat < self.players else 0

    def left(self, pile: i64) -> i64:
        """How many cards a draw pile has."""
        return self.end1 - self.top1 if pile == 0 else self.end2 - self.top2

    def legal(self, seat: i64) -> tuple[Move, ...]:
        return self.step.answers(self, seat)

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        return self.step.why_not(self, move, seat)

    def apply(self, move: Move, seat: i64) -> None:
        self.serial += 1
        self.revealing = False
        self.step.take(self, move, seat)

    def asked(self, seat: int) -> tuple[str, dict[str, Value]]:
        return self.step.question, self.step.values(self)

    def rule(self, seat: int) -> str:
        return self.step.rule

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        return self.step.outcomes(self, prefix)

    def outcome(self, values: list[int]) -> Chance:
        return self.step.outcome(self, values)

    def drawn_from(self, rng: Source) -> Chance:
        quick = self.step.drawn_from(self, rng)
        return super().drawn_from(rng) if quick is None else quick

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

    def position(self) -> dict[str, object]:
        from kachidoki.games.glory.record import Fields

        return Fields.position(self, "glory", RULES_VERSION)

    def horizon(self) -> bool:
        """A search looks to the end of the round: the next deal is as good for one as another."""
        return self.actor == OVER or (self.actor == CHANCE and self.round > 0)

    def results(self) -> list[float]:
        return guess(self)

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)
