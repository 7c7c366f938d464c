"""A game of Jeraku: its record, and the step that it waits at."""

from __future__ import annotations

from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.moves import SKIRMISH_MOVES, any_of, choices, plays
from kachidoki.games.jeraku.planes import fill
from kachidoki.games.jeraku.plans import play_on
from kachidoki.games.jeraku.scoring import decided, scores
from kachidoki.games.jeraku.sense import advise, guess, plan
from kachidoki.games.jeraku.steps.card import ACT, PLACE, USE
from kachidoki.games.jeraku.steps.skirmish import PLAY
from kachidoki.games.jeraku.steps.solo import OPEN
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import OVER, Plan, View


class JerakuState(JerakuRecord):
    """The truth about one game of Jeraku."""

    def copy(self) -> JerakuState:
        return JerakuState(self.rules, self)

    # The two that callers use most, once more for speed: Python finds and calls what the class of
    # an object defines itself more quickly than what a base of its bases does.

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        if seat is None and self.can:
            return plays(self.can) if self.step is PLAY else choices(self.can)
        return super().moves(seat)

    def play(self, move: object, seat: object = None) -> None:
        if seat is None and self.can and isinstance(move, Move):
            index = move.index
            if index >= 0 and index < SKIRMISH_MOVES and self.can >> index & 1:
                self.apply(move, self.actor)
                return
        super().play(move, seat)

    def apply(self, move: Move, seat: i64) -> None:
        # As every state does it, but the steps that come most often are called directly.
        self.revealing = False
        if self.together:
            self.step.take(self, move, seat)
            return
        self.serial += 1
        step = self.step
        if step is ACT:
            ACT.take(self, move, seat)
        elif step is PLACE:
            PLACE.take(self, move, seat)
        elif step is USE:
            USE.take(self, move, seat)
        elif step is PLAY:
            PLAY.take(self, move, seat)
        else:
            step.take(self, move, seat)

    def any_move(self, seat: i64, rng: Rng) -> Move:
        return any_of(self.can, rng) if self.can else super().any_move(seat, rng)

    # Points.

    @property
    def scores(self) -> tuple[int, ...]:
        return scores(self)

    @property
    def winners(self) -> tuple[int, ...]:
        return decided(self)[0] if self.actor == OVER else ()

    # What others see, and what bots may use.

    def look(self, seat: int | None) -> View:
        from kachidoki.games.jeraku.unseen import JerakuView

        return JerakuView(self, seat)

    def observe(self, seat: i64, into: bytearray, at: i64 = 0) -> None:
        fill(self, seat, into, at)

    def horizon(self) -> bool:
        """A search looks to the end of the round: the next deal is as good for one as another."""
        if self.actor >= 0:
            return False
        # [solo] Nothing is dealt: a round begins with its first open cards.
        return self.skirmish == 0 or (self.skirmish == 1 and self.step is OPEN)

    def results(self) -> list[float]:
        return guess(self)

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def plans(self, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
        return plan(self, seat, moves) or super().plans(seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)
