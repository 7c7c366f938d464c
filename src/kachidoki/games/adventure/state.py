"""Call to Adventure: the state, with what the kernel asks of it."""

from __future__ import annotations

from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.answers import apply_move
from kachidoki.games.adventure.fate import (
    chance_of,
    chance_outcomes,
    chance_refusal,
    quick_chance,
)
from kachidoki.games.adventure.legal import list_legal
from kachidoki.games.adventure.moves import PickCard, PlayCard
from kachidoki.games.adventure.questions import question_of, rule_of
from kachidoki.games.adventure.refusals import why_not
from kachidoki.games.adventure.scoring import ranking, sheet_of
from kachidoki.games.adventure.sense import advise, guess, play_on
from kachidoki.games.adventure.table import CHOOSING
from kachidoki.kernel.event import Value
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

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase == CHOOSING:
            return tuple([seat for seat in range(self.players) if self.chosen[seat] < 0])
        return (self.actor,) if self.actor >= 0 else ()

    def legal(self, seat: i64) -> tuple[Move, ...]:
        return list_legal(self, seat)

    def any_move(self, seat: i64, rng: Rng) -> Move:
        moves = list_legal(self, seat)
        return moves[rng.below(len(moves))]

    def apply(self, move: Move, seat: i64) -> None:
        apply_move(self, move, seat)

    def asked(self, seat: int) -> tuple[str, dict[str, Value]]:
        return question_of(self, seat)

    def rule(self, seat: int) -> str:
        return rule_of(self, seat)

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        return chance_outcomes(self, prefix)

    def outcome(self, values: list[int]) -> Chance:
        return chance_of(self, values)

    def drawn_from(self, rng: Source) -> Chance:
        quick = quick_chance(self, rng)
        return super().drawn_from(rng) if quick is None else quick

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        if self.actor == OVER:
            return Refusal("game-over", "end", {})
        if self.actor == CHANCE:
            return chance_refusal(self, move)
        if move.index < 0:
            return Refusal("not-offered", "turn", {})
        if isinstance(move, (PlayCard, PickCard)):
            own = self.rules.moves.own(move)
            if own is None:
                return Refusal("not-held", "cards", {"card": move.key})
            move = own
        # As objects: whether each of them is a Move would be checked otherwise.
        listed: tuple[object, ...] = list_legal(self, seat)
        for one in listed:
            if one is move:
                return None
        return why_not(self, move, seat)

    @property
    def scores(self) -> tuple[int, ...]:
        """What everybody can count; with the Destinies once the game is over."""
        over = self.actor == OVER
        return tuple([sheet_of(self, seat, over).total for seat in range(self.players)])

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
