"""One seat of a game as a Gymnasium environment; bots play the others.

>>> env = kachidoki.envs.gymnasium.env("glory", bots="greedy", rounds=1)
>>> observation, info = env.reset(seed=7)
"""

from __future__ import annotations

import json
from typing import Any

from kachidoki.envs import ILLEGAL_REWARD, PLANES, Task, missing
from kachidoki.envs.opponents import Bots, Opponent, names, seated
from kachidoki.envs.play import Play
from kachidoki.kernel.errors import IllegalMove
from kachidoki.kernel.log import Log

try:
    import numpy as np
    from gymnasium import Env, spaces

    from kachidoki.envs.sight import Sight
except ImportError as error:
    raise missing(error) from error

RENDER_MODES = ("human", "ansi")
Observation = dict[str, "np.ndarray[Any, np.dtype[Any]]"]


class SeatEnv(Env[Any, Any]):
    """A seat that learns. An episode is a game; its reward comes at the end, as in `Task.rewards`.

    `bots` are codes such as "greedy" or a level's name, one for all other seats or one for each;
    without them these play at random. An illegal action loses and ends the game, as in
    `envs.pettingzoo.env`; `info["illegal"]` says why it is none.
    """

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        *,
        seat: int = 0,
        bots: Bots = None,
        render_mode: str | None = None,
        features: str = PLANES,
        **options: object,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        self.render_mode = render_mode
        self.task = Task(game, players, mode, options, features)
        if not 0 <= seat < self.task.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.task.players}")
        self.game = self.task.game
        self.seat = seat
        self._named = seated(self.task, (seat,), bots)
        self._opponents: dict[int, Opponent] = {}
        self._play = Play(self.task)
        self._sight = Sight(self.task)
        moves = len(self.game.all_moves)
        self.action_space = spaces.Discrete(moves)
        self.observation_space = spaces.Dict(
            action_mask=spaces.Box(0, 1, (moves,), np.int8),
            observation=spaces.Box(0.0, 1.0, (self.task.width,), np.float32),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. `seed` starts the luck, and the bots, of this and of the following games."""
        super().reset(seed=seed)
        if seed is not None or not self._opponents:
            luck = seed or 0
            self._opponents = {at: Opponent(bot, luck) for at, bot in self._named.items()}
        self._play.reset(seed)
        self._go_on()
        return self._look(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self._play.choose(int(action), self.seat)
        except IllegalMove as refused:
            told = {**self._info(), "illegal": str(refused)}
            return self._look(), ILLEGAL_REWARD, True, False, told
        self._go_on()
        state = self._play.state
        reward = self.task.rewards(state)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._look(), reward, state.over, False, self._info()

    def _go_on(self) -> None:
        """The others play until the seat is asked; where several are, they answer first."""
        state = self._play.state
        while True:
            asked = state.actors
            others = [at for at in asked if at != self.seat]
            if not others or (state.shared and len(asked) > len(others)):
                return
            other = others[0]
            self._play.play(self._opponents[other](0, state, other), other)

    def _look(self) -> Observation:
        state = self._play.state
        return {
            "observation": self._sight.seen(state, self.seat),
            "action_mask": self._mask(),
        }

    def _info(self) -> dict[str, Any]:
        """The points so far; at the end the winners too."""
        state = self._play.state
        told: dict[str, Any] = {"scores": state.scores}
        return {**told, "winners": state.winners} if state.over else told

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, as MaskablePPO asks for them."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        state = self._play.state
        return self._sight.mask(state, self.seat if self.seat in state.actors else None)

    def log(self) -> Log:
        """The game so far, to be saved, replayed or shown: see `kachidoki.Log`."""
        return self._play.log(names(self.task, self._named))

    def render(self) -> str | None:
        """What the seat sees, as text."""
        text = json.dumps(self._play.state.view(self.seat).data(), indent=1)
        if self.render_mode == "human":
            print(text)
            return None
        return text


env = SeatEnv
