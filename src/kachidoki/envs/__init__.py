"""Every game as a learning environment: PettingZoo, OpenSpiel and Gymnasium (one seat, or many
tables at once), through the kernel alone.

Importing this package needs none of these libraries. `envs.pettingzoo`, `envs.gymnasium`,
`envs.vector` and `envs.openspiel` are imported when they are first used; without their library
that raises MissingExtra.
"""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Final

from kachidoki.extras import install
from kachidoki.games import find
from kachidoki.kernel.errors import MissingExtra
from kachidoki.kernel.game import Game, Setup, Sides, shares
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import State

if TYPE_CHECKING:
    from kachidoki.envs import dataset, gymnasium, openspiel, pettingzoo, vector

__all__ = ["Task", "dataset", "gymnasium", "openspiel", "pettingzoo", "vector"]


def __getattr__(name: str) -> ModuleType:
    if name in __all__[1:]:
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def missing(error: ImportError) -> MissingExtra:
    """What to raise where a library of the extra is not installed."""
    return MissingExtra("missing-extra", extra="rl", module=error.name or "", install=install("rl"))


def move_of(game: Game, index: int) -> Move:
    """The move with that number."""
    if not 0 <= index < len(game.all_moves):
        raise ValueError(f"there is no action {index}")
    return game.all_moves[index]


# What an observation holds: what `State.observe` writes, or the older `View.features`.
PLANES: Final = "planes"
V1: Final = "v1"
# What a seat gets for a move that its mask forbids; the game then ends for all.
ILLEGAL_REWARD: Final = -1.0


class Task:
    """What is to be learned: a game as it is set up, with its observations and its rewards.

    Without a mode it is the first one of the game; without players, the fewest that may play it.
    """

    def __init__(
        self,
        game: str,
        players: int | None,
        mode: str | None,
        options: dict[str, object],
        features: str = PLANES,
    ) -> None:
        if features not in (PLANES, V1):
            raise ValueError(f"features are {PLANES!r} or {V1!r}, not {features!r}")
        plain = find(game)
        chosen = plain.first_mode if mode is None else mode
        if players is None and chosen in plain.modes:
            players = min(plain.modes[chosen].players)
        self.setup: Setup = plain.setup(players or 0, chosen, options)
        self.players: int = self.setup.players
        # With the moves and names of the cards that are played with.
        self.game: Game = plain.edition(self.setup.options)
        # The parts of an observation: name and length; those of the older layout, if it is wanted.
        self.features = features
        v1 = features == V1
        self.layout: list[tuple[str, int]] = (
            self.game.layout(self.players) if v1 else self.game.planes(self.players)
        )
        self.width: int = sum(length for _, length in self.layout)
        # The seats that win and lose together.
        self.sides: Sides = self.game.sides(self.players, self.setup.mode)
        # Whether the rewards of all seats add up to 0: not where the seats play against the game,
        # and not where one side has more seats than another.
        sizes = {len(side) for side in self.sides}
        self.zero_sum: bool = len(self.sides) > 1 and len(sizes) == 1

    def start(self) -> State:
        """A state before its first chance move."""
        return self.game.open(self.setup)

    def rewards(self, state: State) -> list[float]:
        """What each seat gets at the end; 0 before. Partners get the same.

        Sides that play against each other share 1 between the winners and pay for it equally: the
        only winner of n sides has 1, each of the n - 1 others -1 / (n - 1), and a game that all
        share is 0 for all. Seats that play against the game have 1 if they won and -1 if not.
        """
        won = shares(self.sides, state.winners) if state.over else []
        sides = len(self.sides)
        if state.over and sides == 1:
            return [1.0 if share else -1.0 for share in won]
        if not any(won):
            return [0.0] * self.players
        return [(share * sides - 1.0) / (sides - 1) for share in won]

    @property
    def least_reward(self) -> float:
        return -1.0 / max(1, len(self.sides) - 1)
