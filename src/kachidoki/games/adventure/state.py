"""Call to Adventure: the state, with what the kernel asks of it."""

from __future__ import annotations

from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.moves import PickCard, PlayCard, Use
from kachidoki.games.adventure.planes import fill
from kachidoki.games.adventure.refusals import refuse
from kachidoki.games.adventure.scoring import Sheet, ranking
from kachidoki.games.adventure.sense import advise, guess, play_on
from kachidoki.games.adventure.steps.picking import react
from kachidoki.games.adventure.steps.step import go_on
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng, Source
from kachidoki.kernel.state import CHANCE, OVER, Refusal, View


class AdventureState(AdventureRecord):
    """The truth about one game of Call to Adventure."""

    def copy(self) -> AdventureState:
        return AdventureState(self.rules, self)

    # What Python calls for every move: it calls quickly what the class of a state defines itself.

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        return super().moves(seat)

    def play(self, move: object, seat: object = None) -> None:
        super().play(move, seat)

    def chance(self, rng: Source) -> Chance:
        return super().chance(rng)

    def legal(self, seat: i64) -> tuple[Move, ...]:
        if self.listing is None:
            self.listing = self.step.answers(self, seat)
        return self.listing

    def apply(self, move: Move, seat: i64) -> None:
        self.listing = None
        self.count_move()
        if isinstance(move, (PlayCard, PickCard)):
            own = self.rules.moves.own(move)
            assert own is not None
            move = own
        if isinstance(move, (PlayCard, Use)):
            react(self, move, seat)
        else:
            self.step.take(self, move, seat)
        go_on(self)

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        if self.actor == OVER:
            return refuse("game-over")
        if self.actor != CHANCE and move.index < 0:
            return refuse("not-offered")
        if isinstance(move, (PlayCard, PickCard)):
            own = self.rules.moves.own(move)
            if own is None:
                return refuse("not-held", {"card": move.key})
            move = own
        return self.step.why_not(self, move, seat)

    @property
    def scores(self) -> tuple[int, ...]:
        """What everybody can count; with the Destinies once the game is over."""
        over = self.actor == OVER
        return tuple([Sheet(self, seat, over).total for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        if self.actor != OVER:
            return ()
        if self.rules.versus:
            return tuple(ranking(self)[0])
        return tuple(range(self.players)) if self.beaten else ()

    def horizon(self) -> bool:
        """The end, or in a playout the turn after which `results` is a fair guess."""
        return self.actor == OVER or 0 < self.until <= self.turn_no

    def results(self) -> list[float]:
        return guess(self)

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)

    def look(self, seat: int | None) -> View:
        from kachidoki.games.adventure.unseen import AdventureView

        return AdventureView(self, seat)

    def observe(self, seat: i64, into: bytearray, at: i64 = 0) -> None:
        fill(self, seat, into, at)
