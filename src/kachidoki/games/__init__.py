# interpreted: finds the games; nothing here is used inside playouts.
"""The games: one folder each. A new folder with a `GAME` in it is found without being listed."""

import importlib
import pkgutil
import sys
from functools import cache
from types import ModuleType

from kachidoki.kernel.errors import UnknownGame, shown
from kachidoki.kernel.game import Game, use_finder


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


@cache
def _load(game_id: str) -> Game:
    module = importlib.import_module(f"{__name__}.{game_id}")
    game = module.GAME
    assert isinstance(game, Game)
    return game


def find(game_id: str) -> Game:
    """The game with this id; raises UnknownGame with the ids there are."""
    if game_id not in ids():
        raise UnknownGame("unknown-game", game=shown(game_id), known=ids())
    return _load(game_id)


use_finder(find)


class _Games(ModuleType):
    """`kachidoki.games` is this package and, when called, the ids of the games."""

    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = _Games
