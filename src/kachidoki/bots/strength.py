# interpreted: a table that is read once.
"""The levels of the bots: which bot is which, at which tables, and how strong it is there.

`levels.toml` has them for each game and each family of tables, as the arena found them
(`python -m bench.strength --write` writes it). Where it has none, a level is what it is by default.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from kachidoki.games import find
from kachidoki.kernel.game import Game, Setup

# The strengths, the weakest first.
NAMES = ("novice", "apprentice", "adept", "expert", "master")
# Tables at which a level is the same bot: with two sides, with more, and together against the game.
DUEL, TABLE, TOGETHER = "duel", "table", "together"
FAMILIES = (DUEL, TABLE, TOGETHER)
DEFAULT = "default"
# The bots that need NumPy.
LEARNED = "learned"


@dataclass(frozen=True, slots=True)
class Level:
    """A bot by its code, and its rating with the 95 % interval; none where it was not rated."""

    bot: str
    rating: int | None = None
    low: int | None = None
    high: int | None = None


Levels = Mapping[str, Level]


def family(game: Game, mode: str, players: int) -> str:
    """To which family of tables one belongs."""
    if game.modes[mode].cooperative:
        return TOGETHER
    return DUEL if len(game.sides(players, mode)) == 2 else TABLE


def families(game: Game) -> tuple[str, ...]:
    """The families of tables that a game has."""
    having = {family(game, name, n) for name, mode in game.modes.items() for n in mode.players}
    return tuple(one for one in FAMILIES if one in having)


@cache
def _known() -> Mapping[str, Any]:
    return tomllib.loads(files(__package__).joinpath("levels.toml").read_text(encoding="utf-8"))


def _data_of(game: str, kind: str) -> Mapping[str, Any]:
    """What is known of the levels at a family of tables."""
    found: Mapping[str, Any] = _known().get(game, {}).get(kind) or _known()[DEFAULT]
    return found


def _learned(found: Mapping[str, Any]) -> bool:
    """Whether bots that learned are among them."""
    return any(level["bot"].partition(":")[0] == LEARNED for level in found.values())


@cache
def lacking() -> bool:
    """Whether levels are other bots here for want of NumPy, without which nobody plays what was
    learned."""
    if find_spec("numpy") is not None:
        return False
    return any(_learned(found) for game in _known().values() for found in _kinds(game))


def _kinds(game: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [found for kind, found in game.items() if kind in FAMILIES]


@cache
def levels_of(game: str, kind: str) -> Levels:
    """All levels in a game, at tables of a family."""
    found = _data_of(game, kind)
    if lacking() and _learned(found):
        found = _known()[DEFAULT]
    return {name: Level(**found[name]) for name in NAMES}


def ratings_at(game: Game, mode: str, players: int) -> dict[str, int]:
    """The ratings of the levels at a table, of those that were rated there."""
    found = levels_of(game.id, family(game, mode, players))
    return {name: level.rating for name, level in found.items() if level.rating is not None}


def meant(code: str, table: Setup | None = None) -> str:
    """The code of the bot that a level is at a table; another code is what it is."""
    if code not in NAMES:
        return code
    if table is None or table.game not in _known():
        return levels_of(DEFAULT, "")[code].bot
    kind = family(find(table.game), table.mode, table.players)
    return levels_of(table.game, kind)[code].bot
