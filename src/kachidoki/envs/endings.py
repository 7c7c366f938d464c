"""The end of a game as a game of its own: so small that all of it can be looked at.

A game is played as `advice` has it until few decisions are left. Chance then chooses between some
worlds that somebody who only watched cannot tell apart, and it is played to its end by the rules.
"""

import json

from kachidoki.envs import Task
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, State

# What is looked for in vain so often is not there.
TRIES = 50


class Ending:
    """Which end: of the game with that luck, how many decisions before its end, and how many
    worlds there are at most."""

    def __init__(self, seed: int = 1, left: int = 4, worlds: int = 4) -> None:
        if left < 1 or worlds < 1:
            raise ValueError(f"an ending of {left} decisions in {worlds} worlds is none")
        self.seed, self.left, self.worlds = seed, left, worlds

    def __str__(self) -> str:
        return f"{self.seed}:{self.left}:{self.worlds}"

    @classmethod
    def read(cls, text: str) -> "Ending":
        """`seed:left:worlds`, as a game string has it."""
        try:
            seed, left, worlds = map(int, text.split(":"))
        except ValueError:
            raise ValueError(f"an ending is seed:left:worlds, not {text!r}") from None
        return cls(seed, left, worlds)

    def worlds_of(self, task: Task) -> list[State]:
        """The states with which chance begins, each as likely as the others."""
        before = self._before(task)
        watched, rng = before.view(None), Rng(self.seed)
        found: dict[str, State] = {}
        for _ in range(TRIES * self.worlds):
            world = watched.imagine(rng)
            found.setdefault(json.dumps(world.position(), sort_keys=True), world)
            if len(found) == self.worlds:
                break
        return list(found.values())

    def _before(self, task: Task) -> State:
        """The state so many decisions before the end of the game."""
        state, rng = task.start(), Rng(self.seed)
        kept: list[State] = []
        while not state.over:
            if state.actor == CHANCE:
                state.apply(state.chance(rng), CHANCE)
                continue
            kept = [*kept[1 - self.left :], state.copy()] if self.left > 1 else [state.copy()]
            seat = state.actor
            moves = state.legal(seat)
            advice = state.advice(seat, moves)
            state.apply(moves[advice.index(max(advice))], seat)
        if len(kept) < self.left:
            raise ValueError(f"the game has {len(kept)} decisions, and not {self.left}")
        return kept[0]
