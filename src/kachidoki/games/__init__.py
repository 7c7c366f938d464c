# interpreted: finds the games; nothing here is used inside playouts.
"""The games: one folder each. A new folder with a `GAME` in it is found without being listed.

A game of another package is found by its entry point, which names the folder by the id:

    [project.entry-points."kachidoki.games"]
    hearts = "my_package.hearts"
"""

import importlib
import importlib.util
import pkgutil
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from kachidoki.kernel.errors import UnknownGame, shown
from kachidoki.kernel.game import Game, use_finder
from kachidoki.kernel.lesson import read_lesson

GROUP = "kachidoki.games"


@cache
def _modules() -> dict[str, str]:
    """The package of each game by its id; ours keep their ids."""
    from importlib.metadata import entry_points

    own = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
    others = {point.name: point.module for point in entry_points(group=GROUP)}
    found = others | {name: f"{__name__}.{name}" for name in own}
    return {name: found[name] for name in sorted(found)}


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_modules())


def package(game_id: str) -> str:
    """The name of the package that a game is."""
    return _modules()[game_id]


@cache
def folder(game_id: str) -> Path:
    """Where the files of a game are, such as its texts."""
    found = importlib.util.find_spec(package(game_id))
    places = None if found is None else found.submodule_search_locations
    assert places, f"{package(game_id)} is no package"
    return Path(places[0])


def part(game_id: str, name: str) -> ModuleType | None:
    """A module that a game may bring along, such as `words` or `tale`; None if it has none."""
    return module(f"{package(game_id)}.{name}")


def module(name: str) -> ModuleType | None:
    """The module of this name; None if there is none."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


@cache
def _load(game_id: str) -> Game:
    game = importlib.import_module(package(game_id)).GAME
    assert isinstance(game, Game)
    assert game.id == game_id, f"the game {game.id!r} is named {game_id!r} in {package(game_id)}"
    game.home = folder(game_id)
    lesson = game.home / "lesson.toml"
    if lesson.exists():
        game.lesson = read_lesson(lesson)
    return game


def find(game_id: str) -> Game:
    """The game with this id; raises UnknownGame with the ids there are."""
    if game_id not in _modules():
        raise UnknownGame("unknown-game", game=shown(game_id), known=ids())
    return _load(game_id)


use_finder(find)


class _Games(ModuleType):
    """`kachidoki.games` is this package and, when called, the ids of the games."""

    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = _Games
