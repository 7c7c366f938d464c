"""Pennies, a small game of our own with sealed answers, for what no real game has yet.

Everyone seals a coin at the same time; then chance shows 0, or three times as often 1.
Two seats against each other: seat 0 wins if the coins are alike, seat 1 if not.
Together or alone: all win if every coin is as chance says.
Partners who sit opposite each other: the side with more coins that are as chance says.
"""

from collections.abc import Mapping
from typing import Any

from kachidoki.kernel.event import Event, Question, Value
from kachidoki.kernel.game import Game, Mode, Setting, Sides, Vocabulary, shares
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, Refusal, State, View

PARTNERS = ((0, 2), (1, 3))
SEAL = (Move(0, "seal 0", "coins"), Move(1, "seal 1", "coins"))


class Shown(Chance):
    def __init__(self, face: int) -> None:
        super().__init__(f"shown {face}", "chance")
        self.face = face


class PenniesState(State):
    def __init__(self, players: int, mode: str) -> None:
        super().__init__(players)
        self.mode = mode
        self.coins: list[int] = [-1] * players
        self.face = -1
        self.actor = 0
        self.together = players > 1

    @property
    def actors(self) -> tuple[int, ...]:
        # The later seats first: the environments must follow this, not the numbers.
        asked = [seat for seat in range(self.players) if self.coins[seat] < 0]
        return tuple(reversed(asked)) if self.actor >= 0 else ()

    @property
    def scores(self) -> tuple[int, ...]:
        if self.mode != "partners" or self.actor != OVER:
            return (0,) * self.players
        right = [coin == self.face for coin in self.coins]
        return tuple(right[seat] + right[(seat + 2) % 4] for seat in range(4))

    @property
    def winners(self) -> tuple[int, ...]:
        if self.actor != OVER:
            return ()
        if self.mode == "partners":
            best = max(self.scores)
            return tuple(seat for seat in range(4) if self.scores[seat] == best)
        if self.mode != "standard":
            won = all(coin == self.face for coin in self.coins)
            return tuple(range(self.players)) if won else ()
        return (0,) if self.coins[0] == self.coins[1] else (1,)

    def legal(self, seat: int) -> tuple[Move, ...]:
        return SEAL

    def refusal(self, move: Move, seat: int) -> Refusal | None:
        good = isinstance(move, Shown) if self.actor == CHANCE else move in SEAL
        return None if good and self.actor != OVER else Refusal("not-asked", "coins", {})

    def apply(self, move: Move, seat: int) -> None:
        if isinstance(move, Shown):
            self.serial += 1
            self.face = move.face
            self.actor = OVER
            self.happened(Event("shown", {"face": move.face, "coins": tuple(self.coins)}))
            return
        self.coins[seat] = move.index
        self.happened(Event("sealed", {"seat": seat}, {seat: {"coin": move.index}}))
        waiting = self.actors
        self.actor = min(waiting) if waiting else CHANCE
        self.together = len(waiting) > 0
        # A question keeps its id while others answer.
        if not waiting:
            self.serial += 1

    def asked(self, seat: int) -> tuple[str, dict[str, Value]]:
        return "seal", {}

    def rule(self, seat: int) -> str:
        return "coins"

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        return [] if prefix else [(0, 1), (1, 3)]

    def outcome(self, values: list[int]) -> Chance:
        return Shown(values[0])

    def results(self) -> list[float]:
        return shares(PENNIES.sides(self.players, self.mode), self.winners)

    def copy(self) -> "PenniesState":
        other = PenniesState(self.players, self.mode)
        other.actor, other.serial = self.actor, self.serial
        other.coins, other.face = self.coins[:], self.face
        other.together = self.together
        return other

    def look(self, seat: int | None) -> View:
        asked = seat is not None and seat in self.actors
        question = self.question(seat) if asked else None
        return PenniesView(self, seat, question, SEAL if asked else ())

    def position(self) -> dict[str, object]:
        return {
            "mode": self.mode,
            "actor": self.actor,
            "serial": self.serial,
            "coins": self.coins,
            "face": self.face,
        }


class PenniesView(View):
    def __init__(
        self,
        state: PenniesState,
        seat: int | None,
        question: Question | None,
        moves: tuple[Move, ...],
    ) -> None:
        super().__init__(seat, question, moves)
        self._sealed = [coin >= 0 for coin in state.coins]
        over = state.actor == OVER
        self._coins = [
            coin if over or at == seat or coin < 0 else -2 for at, coin in enumerate(state.coins)
        ]
        self._rest = (state.players, state.mode, state.actor, state.serial, state.face)

    def imagine(self, rng: Rng) -> PenniesState:
        players, mode, actor, serial, face = self._rest
        state = PenniesState(players, mode)
        state.actor, state.serial, state.face = actor, serial, face
        state.coins = [int(rng.below(2)) if coin == -2 else coin for coin in self._coins]
        state.together = actor >= 0 and players > 1
        return state

    def table(self) -> dict[str, object]:
        return {"coins": self._coins, "face": self._rest[4]}

    def features(self) -> list[float]:
        return [float(self._coins[self.seat or 0] == face) for face in (0, 1)] + [
            float(self._rest[4] == face) for face in (0, 1)
        ]


class Pennies(Game):
    id = "pennies"
    rules = 3
    modes: Mapping[str, Mode] = {
        "standard": Mode((2,)),
        "together": Mode((2, 3), cooperative=True),
        "solo": Mode((1,)),
        "partners": Mode((4,)),
    }
    all_moves = SEAL
    vocabulary = Vocabulary({}, {}, {}, {}, (), {})

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> State:
        return PenniesState(players, mode)

    def sides(self, players: int, mode: str) -> Sides:
        return PARTNERS if mode == "partners" else super().sides(players, mode)

    def describe(self, move: Move) -> tuple[str, dict[str, Value]]:
        return "seal", {}

    def parse_chance(self, text: str) -> Chance | None:
        return Shown(int(text[-1])) if text in ("shown 0", "shown 1") else None

    def from_position(self, position: Mapping[str, Any]) -> State:
        state = PenniesState(len(position["coins"]), position["mode"])
        state.actor, state.serial = position["actor"], position["serial"]
        state.coins, state.face = list(position["coins"]), position["face"]
        state.together = state.actor >= 0 and state.players > 1
        return state

    def layout(self, players: int) -> list[tuple[str, int]]:
        return [("own coin", 2), ("shown", 2)]


PENNIES = Pennies()
