"""Kachidoki: published card games, exactly as their rulebooks say, for people and for research.

>>> import kachidoki
>>> state = kachidoki.game("glory").new(players=2, seed=7)
>>> state.play(state.moves()[0])
"""

import importlib
from typing import TYPE_CHECKING

from kachidoki.games import find as game
from kachidoki.kernel import rng as _rng
from kachidoki.kernel.errors import (
    BadBot,
    BadLog,
    BadOption,
    BadPosition,
    CannotUndo,
    IllegalMove,
    KachidokiError,
    MissingExtra,
    NotYourTurn,
    TooLate,
    UnknownGame,
    UnreadableMove,
)
from kachidoki.kernel.event import Event, Question
from kachidoki.kernel.game import Game, Mode, Option
from kachidoki.kernel.log import Log
from kachidoki.kernel.match import Match
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, State, View

if TYPE_CHECKING:

    def games() -> tuple[str, ...]: ...

else:
    from kachidoki import games


__version__ = "0.1.0"
# Whether the engine runs as machine code.
compiled: bool = not (_rng.__file__ or "").endswith(".py")

__all__ = [
    "CHANCE",
    "OVER",
    "BadBot",
    "BadLog",
    "BadOption",
    "BadPosition",
    "CannotUndo",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "KachidokiError",
    "Log",
    "Match",
    "MissingExtra",
    "Mode",
    "Move",
    "NotYourTurn",
    "Option",
    "Question",
    "Rng",
    "State",
    "TooLate",
    "UnknownGame",
    "UnreadableMove",
    "View",
    "compiled",
    "game",
    "games",
]


def __getattr__(name: str) -> object:
    # `kachidoki.envs` is there without being imported first; it needs optional packages.
    if name == "envs":
        return importlib.import_module("kachidoki.envs")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
