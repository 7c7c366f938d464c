# interpreted: it plays many games in batches of NumPy.
"""How strong a network is while it learns: games against the advice, many tables at once.

Each deal is played once from each side, so that luck cancels out. It is quicker than the arena, as
all tables are judged in one batch, and says less: nobody searches here.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kachidoki.bots.choices import DONE, MOST_CHOICES, carry_out, lay_out, to_choice
from kachidoki.bots.network import Judge, Network
from kachidoki.bots.scope import Scope, Seating
from kachidoki.kernel.game import shares
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import State


@dataclass(slots=True)
class Score:
    """How a network did at one kind of table."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def error(self) -> float:
        """The standard error of the rate, if games were not related."""
        rate = (self.wins + 1.0) / (self.games + 2.0)
        return float((rate * (1.0 - rate) / max(1, self.games)) ** 0.5)


def climb(scope: Scope, seating: Seating, network: Network, games: int, seed: int) -> Score:
    """The network at one side, the advice at all others; alone or together, against the game."""
    setup = scope.setup(seating)
    sides = scope.game.sides(seating.players, seating.mode)
    judge = Judge(network, scope, seating.mode, seating.players)
    deals = max(1, games // len(sides))
    tables: list[tuple[State, Rng, tuple[int, ...]]] = [
        (scope.game.open(setup), Rng(seed * 1_000_003 + deal), side)
        for deal in range(deals)
        for side in sides
    ]
    buffer = bytearray(len(tables) * MOST_CHOICES * judge.width)
    won = 0.0
    running = tables
    while running:
        waiting = []
        for table in running:
            state, rng, side = table
            if to_choice(state, rng, False) == DONE:
                won += shares(sides, state.winners)[side[0]]
            else:
                waiting.append(table)
        running = waiting
        _move(running, buffer, judge)
    return Score(len(tables), won)


def _move(
    running: list[tuple[State, Rng, tuple[int, ...]]], buffer: bytearray, judge: Judge
) -> None:
    """One choice at every table."""
    if not running:
        return
    choices = lay_out([state for state, _, _ in running], buffer, judge.width)
    count = len(choices.plans)
    rows = np.frombuffer(buffer, np.uint8)[: count * judge.width].reshape(count, judge.width)
    moves, leans = np.array(choices.moves, np.int64), np.array(choices.leans, np.float32)
    logits = judge.logits(rows, moves, leans).tolist()
    del rows
    buffer[: count * judge.width] = bytes(count * judge.width)
    for at, (state, _, side) in enumerate(running):
        start, end = choices.starts[at], choices.ends[at]
        ours = int(state.actor) in side
        best = max(range(start, end), key=logits.__getitem__) if ours else start
        carry_out(state, choices.plans[best])
