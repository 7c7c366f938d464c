"""One game as the environments play it: chance inside, and every entry kept for the log."""

import secrets

from kachidoki.envs import Task, move_of
from kachidoki.kernel.log import Header, Log
from kachidoki.kernel.move import Move
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, State
from kachidoki.kernel.timeline import Entry


class Play:
    """A game that goes on from decision to decision. Its luck goes on from game to game."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.rng: Rng | None = None
        self.state: State = task.start()
        self._told: list[tuple[int, Move]] = []

    def reset(self, seed: int | None) -> None:
        """A new game. `seed` starts the luck of this and of the following games."""
        if seed is not None or self.rng is None:
            self.rng = Rng(secrets.randbits(64) if seed is None else int(seed))
        self.state = self.task.start()
        self._told = []
        self._settle()

    def choose(self, index: int, seat: int) -> None:
        """A seat plays the move with that number; an illegal one raises IllegalMove."""
        self.play(move_of(self.task.game, index), seat)

    def play(self, move: Move, seat: int) -> None:
        self.state.play(move, seat)
        self._told.append((seat, move))
        self._settle()

    def _settle(self) -> None:
        state, rng = self.state, self.rng
        assert rng is not None
        while state.actor == CHANCE:
            result = state.chance(rng)
            state.apply(result, CHANCE)
            self._told.append((CHANCE, result))

    def log(self, names: tuple[str, ...]) -> Log:
        """The game so far. Nobody promised its deals, so there is no seed that proves them."""
        header = Header(self.task.setup, self.task.game.rules, names, "")
        entries = [Entry(who, move.text) for who, move in self._told]
        return Log(self.task.game, header, entries)
