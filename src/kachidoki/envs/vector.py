"""Many tables stepped at once, by Gymnasium's conventions for vectors of environments.

>>> env = kachidoki.envs.vector.env("glory", tables=1024, rounds=1)
>>> seen, info = env.reset(seed=7)

The engine writes observations and masks into buffers that NumPy looks at; they are the same arrays
at every step. A game that ends is followed by another in the same step (`SAME_STEP`).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from kachidoki.envs import Task, missing
from kachidoki.envs.opponents import RANDOM, Bots, Opponent, seated
from kachidoki.kernel.batch import Batch, Seat

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing(error) from error

Array = np.ndarray[Any, np.dtype[Any]]


class TablesEnv(VectorEnv[Any, Any, Any]):
    """Tables of one kind. At each the seat `info["seat"]` is asked.

    `seats` are those that whoever steps them plays: all, or some; bots play the others (see
    `envs.gymnasium`). Observations are bytes from 0 to 255, for 0 to 1: divide them where they are
    used. A step gives the reward of the seat that has acted; where games ended,
    `info["final_info"]` has the rewards, the scores and the winners of all seats.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        *,
        tables: int = 64,
        seats: int | Sequence[int] | None = None,
        bots: Bots = None,
        **options: object,
    ) -> None:
        if tables < 1:
            raise ValueError(f"{tables} tables are none")
        self.task = Task(game, players, mode, options)
        self.game = self.task.game
        every = range(self.task.players)
        mine = every if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
        if not mine or not set(mine) <= set(every):
            raise ValueError(f"seats are some of 0 to {self.task.players - 1}, not {seats!r}")
        self._named = seated(self.task, mine, bots)
        self.num_envs = tables
        self._batch: Batch | None = None
        moves, width = len(self.game.all_moves), self.task.width
        self.single_action_space = spaces.Discrete(moves)
        self.single_observation_space = spaces.Dict(
            action_mask=spaces.Box(0, 1, (moves,), np.int8),
            observation=spaces.Box(0, 255, (width,), np.uint8),
        )
        self.action_space = batch_space(self.single_action_space, tables)
        self.observation_space = batch_space(self.single_observation_space, tables)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """A new game at each table. A seed gives table n the luck of seed + n; several are one for
        each. Without one the luck goes on."""
        if seed is None and self._batch is not None:
            self._batch.again()
        else:
            luck = secrets.randbits(62) if seed is None else seed
            if isinstance(luck, int):
                seeds = [luck + table for table in range(self.num_envs)]
            else:
                seeds = [secrets.randbits(62) if one is None else one for one in luck]
            self._begin(seeds[0] if seeds else 0).reset(seeds)
        return self._seen, {"seat": self._seats.copy()}

    def _begin(self, seed: int) -> Batch:
        """New tables, with buffers for them."""
        seats = []
        for seat in range(self.task.players):
            bot = self._named.get(seat, RANDOM)
            answer = None if bot == RANDOM else Opponent(bot, seed)
            seats.append(Seat(seat not in self._named, answer))
        batch = Batch(self.task.start(), self.game.all_moves, self.task.width, seats)
        batch.begin(self.num_envs)
        rows = self.num_envs
        self._seen = {
            "observation": np.frombuffer(batch.seen, np.uint8).reshape(rows, -1),
            "action_mask": np.frombuffer(batch.legal, np.int8).reshape(rows, -1),
        }
        self._seats = np.frombuffer(batch.seats, np.int8)
        self._batch = batch
        return batch

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """One decision at each table. If one of them is illegal, IllegalMove says why, and nothing
        has happened."""
        if self._batch is None:
            raise ValueError("reset() comes first")
        acted = self._seats.copy()
        self._batch.step(np.asarray(actions).tolist())
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        info: dict[str, Any] = {"seat": self._seats.copy()}
        if self._batch.finished:
            final = self._final()
            ended[[table for table, _ in self._batch.finished]] = True
            rewards[ended] = final["rewards"][ended, acted[ended]]
            info |= {"final_info": final, "_final_info": ended}
        return self._seen, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _final(self) -> dict[str, Array]:
        """A row for each table, and in it a number for each seat: zeros where no game ended."""
        assert self._batch is not None
        shape = self.num_envs, self.task.players
        rewards, scores = np.zeros(shape, np.float64), np.zeros(shape, np.int64)
        winners = np.zeros(shape, np.bool_)
        for table, state in self._batch.finished:
            rewards[table] = self.task.rewards(state)
            scores[table] = state.scores
            winners[table, list(state.winners)] = True
        return {"rewards": rewards, "scores": scores, "winners": winners}


env = TablesEnv
