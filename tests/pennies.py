"""Pennies, a small game of our own with sealed answers, for what no real game has yet.

Everyone seals a coin at the same time; then chance shows 0, or three times as often 1.
Two seats against each other: seat 0 wins if the coins are alike, seat 1 if not.
Together or alone: all win if every coin is as chance says.
Partners who sit opposite each other: the side with more coins that are as chance says.
"""

from collections.abc import Mapping
from typing import Any

from kachidoki.kernel.event import Event, Value
from kachidoki.kernel.game import Game, Mode, Setting, Sides, Vocabulary, shares
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import OVER, Refusal, State, View
from kachidoki.kernel.step import ChanceStep, LastStep, SealedStep

PARTNERS = ((0, 2), (1, 3))
SEAL = (Move(0, "seal 0", "coins"), Move(1, "seal 1", "coins"))


class Shown(Chance):
    def __init__(self, face: int) -> None:
        super().__init__(f"shown {face}", "chance")
        self.face = face


class Sealing(SealedStep["PenniesState"]):
    def ask(self, state: "PenniesState") -> None:
        state.together = state.players > 1
        state.actor = self.next_waiting(state)

    def waiting(self, state: "PenniesState") -> list[int]:
        # The later seats first: the environments must follow this, not the numbers.
        return [seat for seat in reversed(range(state.players)) if state.coins[seat] < 0]

    def next_waiting(self, state: "PenniesState") -> int:
        return min(self.waiting(state), default=-1)

    def answers(self, state: "PenniesState", seat: int) -> tuple[Move, ...]:
        return SEAL

    def why_not(self, state: "PenniesState", move: Move, seat: int) -> Refusal | None:
        return None if move in SEAL else super().why_not(state, move, seat)

    def keep(self, state: "PenniesState", move: Move, seat: int) -> None:
        state.coins[seat] = move.index
        state.happened(Event("sealed", {"seat": seat}, {seat: {"coin": move.index}}))

    def reveal(self, state: "PenniesState") -> None:
        state.wait(SHOWING)


class Showing(ChanceStep["PenniesState"]):
    def outcomes(self, state: "PenniesState", prefix: list[int]) -> list[tuple[int, int]]:
        return [] if prefix else [(0, 1), (1, 3)]

    def result(self, values: list[int]) -> Chance:
        return Shown(values[0])

    def fits(self, state: "PenniesState", move: Move) -> bool:
        return isinstance(move, Shown)

    def take(self, state: "PenniesState", move: Move, seat: int) -> None:
        assert isinstance(move, Shown)
        state.face = move.face
        state.happened(Event("shown", {"face": move.face, "coins": tuple(state.coins)}))
        state.wait(DONE)


SEALING = Sealing("sealing", "seal", "coins")
SHOWING = Showing("showing", "", "coins")
DONE = LastStep[Any]("done", "", "coins")


class PenniesState(State):
    def __init__(self, players: int, mode: str, source: "PenniesState | None" = None) -> None:
        super().__init__(players, source)
        self.mode = mode
        self.coins: list[int] = [-1] * players if source is None else source.coins[:]
        self.face = -1 if source is None else source.face

    def begin(self) -> None:
        """The game stands where the coins say."""
        self.step = SEALING if min(self.coins) < 0 else SHOWING if self.face < 0 else DONE
        self.step.ask(self)

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

    def results(self) -> list[float]:
        return shares(PENNIES.sides(self.players, self.mode), self.winners)

    def copy(self) -> "PenniesState":
        return PenniesState(self.players, self.mode, self)

    def look(self, seat: int | None) -> View:
        return PenniesView(self, seat)

    def observe(self, seat: int, into: bytearray, at: int = 0) -> None:
        for number, part in enumerate(PenniesView(self, None if seat < 0 else seat).features()):
            into[at + number] = int(255 * part)

    def position(self) -> dict[str, object]:
        return {
            "mode": self.mode,
            "actor": self.actor,
            "serial": self.serial,
            "coins": self.coins,
            "face": self.face,
        }


class PenniesView(View):
    def __init__(self, state: PenniesState, seat: int | None) -> None:
        super().__init__(state, seat)
        self._sealed = [coin >= 0 for coin in state.coins]
        over = state.actor == OVER
        self._coins = [
            coin if over or at == seat or coin < 0 else -2 for at, coin in enumerate(state.coins)
        ]
        self._rest = (state.players, state.mode, state.serial, state.face)

    def imagine(self, rng: Rng) -> PenniesState:
        players, mode, serial, face = self._rest
        state = PenniesState(players, mode)
        state.serial, state.face = serial, face
        state.coins = [int(rng.below(2)) if coin == -2 else coin for coin in self._coins]
        state.begin()
        return state

    def table(self) -> dict[str, object]:
        return {"coins": self._coins, "face": self._rest[3]}

    def features(self) -> list[float]:
        return [float(self._coins[self.seat or 0] == face) for face in (0, 1)] + [
            float(self._rest[3] == face) for face in (0, 1)
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
        state = PenniesState(players, mode)
        state.begin()
        return state

    def sides(self, players: int, mode: str) -> Sides:
        return PARTNERS if mode == "partners" else super().sides(players, mode)

    def describe(self, move: Move) -> tuple[str, dict[str, Value]]:
        return "seal", {}

    def parse_chance(self, text: str) -> Chance | None:
        return Shown(int(text[-1])) if text in ("shown 0", "shown 1") else None

    def from_position(self, position: Mapping[str, Any]) -> State:
        state = PenniesState(len(position["coins"]), position["mode"])
        state.coins, state.face = list(position["coins"]), position["face"]
        state.begin()
        state.serial = position["serial"]
        return state

    def layout(self, players: int) -> list[tuple[str, int]]:
        return [("own coin", 2), ("shown", 2)]

    def planes(self, players: int) -> list[tuple[str, int]]:
        return self.layout(players)


PENNIES = Pennies()
