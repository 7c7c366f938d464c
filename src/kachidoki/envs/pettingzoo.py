"""Every game as a PettingZoo environment, in which the agents move one after another (AEC).

>>> env = kachidoki.envs.pettingzoo.env("glory", players=3, mode="ninja")
>>> env.reset(seed=7)
"""

from __future__ import annotations

import json
from typing import Any

from kachidoki.envs import ILLEGAL_REWARD, PLANES, Task, missing
from kachidoki.envs.play import Play
from kachidoki.kernel.errors import IllegalMove
from kachidoki.kernel.log import Log
from kachidoki.kernel.state import State

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger

    from kachidoki.envs.sight import Sight
except ImportError as error:
    raise missing(error) from error

RENDER_MODES = ("human", "ansi")

Observation = dict[str, "np.ndarray[Any, np.dtype[Any]]"]


def env(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    *,
    render_mode: str | None = None,
    features: str = PLANES,
    **options: object,
) -> Any:
    """The environment that judges: an illegal move loses and ends the game."""
    return JudgedEnv(game, players, mode, render_mode=render_mode, features=features, **options)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # named as PettingZoo does
    """The environment itself: an illegal move raises IllegalMove with the reason."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        *,
        render_mode: str | None = None,
        features: str = PLANES,
        **options: object,
    ) -> None:
        AECEnv.__init__(self)
        EzPickle.__init__(
            self, game, players, mode, render_mode=render_mode, features=features, **options
        )
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        self.task = Task(game, players, mode, options, features)
        self.game = self.task.game
        self.metadata = {
            "name": f"kachidoki_{game}_v{self.game.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.task.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._play = Play(self.task)
        self._sight = Sight(self.task)
        moves, width = len(self.game.all_moves), self.task.width
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                action_mask=spaces.Box(0, 1, (moves,), np.int8),
                observation=spaces.Box(0.0, 1.0, (width,), np.float32),
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0.0, 1.0, (width * self.task.players,), np.float32)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `seed` starts the chance of this and of the following games."""
        self._play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play.choose(int(action), self._seats[agent])
        # There are no rewards to clear or to add before the end.
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if self._state.over:
            self._finish()
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    @property
    def _state(self) -> State:
        return self._play.state

    def _select(self) -> None:
        """Select the seat that is asked: of several, each in its turn."""
        actors = self._state.actors
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]

    def _finish(self) -> None:
        rewards = self.task.rewards(self._state)
        for agent in self.agents:
            self.rewards[agent] = rewards[self._seats[agent]]
            self.terminations[agent] = True
            self.infos[agent] = {"scores": self._state.scores, "winners": self._state.winners}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the seat may know; the mask is empty unless the agent is the one to move."""
        state, seat = self._state, self._seats[agent]
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self._sight.mask(state, seat if asked else None)
        return {"observation": self._sight.seen(state, seat), "action_mask": mask}

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The observations of all seats in a row, for training with a central critic."""
        rows = np.empty((self.task.players, self.task.width), np.float32)
        for seat, row in enumerate(rows):
            self._sight.write(self._state, seat, row)
        return rows.ravel()

    def log(self) -> Log:
        """The game so far, to be saved, replayed or shown: see `kachidoki.Log`."""
        return self._play.log(tuple(self.possible_agents))

    def render(self) -> str | None:
        """What the selected agent sees, as text."""
        if self.render_mode is None:
            return None
        data: dict[str, Any] = self._state.view(self._seats[self.agent_selection]).data()
        facts = [*data.pop("table").items(), *data.items()]
        text = "\n".join(
            f"{name}: {value if isinstance(value, str) else json.dumps(value)}"
            for name, value in facts
        )
        if self.render_mode == "ansi":
            return text
        print(text + "\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""


class JudgedEnv(raw_env):
    """What PettingZoo's usual wrappers do, without the two thirds of the time that they take."""

    def step(self, action: Any) -> None:
        if not hasattr(self, "agent_selection"):
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        alive = not (self.terminations[agent] or self.truncations[agent])
        if alive and (action is None or not 0 <= int(action) < len(self.game.all_moves)):
            raise AssertionError("action is not in action space")
        try:
            super().step(action)
        except IllegalMove:
            self._lose(agent)

    def _lose(self, agent: str) -> None:
        """As PettingZoo's TerminateIllegalWrapper has it."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {other: float(ILLEGAL_REWARD * (other == agent)) for other in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()
