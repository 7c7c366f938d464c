# interpreted: a table of names.
"""Bots by short codes: `random`, `greedy`, `search:500ms`, `search:2000`, a level's name, or the
name of a bot of another package, which has it among its entry points:

    [project.entry-points."kachidoki.bots"]
    dreamer = "my_package:Dreamer"

What is named so is called with a seed and returns a Bot.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from kachidoki.bots.bot import Bot, GreedyBot, RandomBot
from kachidoki.bots.search import Search
from kachidoki.kernel.errors import BadBot, shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s)?")
# Longer than anyone would wait for one move.
MOST_SECONDS = 600.0
MOST_ITERATIONS = 10_000_000


Maker = Callable[[int], Bot]
# The strengths, the weakest first; docs/bots.md has the figures.
LEVELS: dict[str, Maker] = {
    "novice": lambda seed: GreedyBot(seed, blunders=0.5),
    "apprentice": lambda seed: GreedyBot(seed, blunders=0.2),
    "adept": lambda seed: Search(seed, iterations=60),
    "expert": lambda seed: Search(seed, iterations=500),
    "master": lambda seed: Search(seed, iterations=4_000, seconds=2.0),
}
# What is called by a name alone.
OURS: dict[str, Maker] = {
    **LEVELS,
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": lambda seed: Search(seed, seconds=0.5),
    "learned": lambda seed: _glancing(seed),
}
DEFAULT_LEVEL = "adept"
CODES = ("random", "greedy", "search:500ms", "search:2000")
GROUP = "kachidoki.bots"
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def levels() -> tuple[str, ...]:
    """The names of the levels, the weakest first."""
    return tuple(LEVELS)


@cache
def others() -> "dict[str, EntryPoint]":
    """The bots of other packages by name; ours keep their names."""
    from importlib.metadata import entry_points

    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {
        point.name: point
        for point in points
        if _NAME.fullmatch(point.name) and point.name not in OURS
    }


def package_of(name: str) -> str:
    """The package that another bot comes from."""
    point = others()[name]
    return point.dist.name if point.dist else point.module


def _made(name: str, seed: int) -> Bot:
    """A bot of another package; whatever goes wrong there is said as what it is."""
    try:
        bot = others()[name].load()(seed)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadBot("bot-broken", code=name, package=package_of(name), why=why[:200]) from error
    if not isinstance(bot, Bot):
        why = f"{type(bot).__name__} is no Bot"
        raise BadBot("bot-broken", code=name, package=package_of(name), why=why)
    return bot


def _glancing(seed: int) -> Bot:
    from kachidoki.bots.learned import LearnedBot

    return LearnedBot(seed)


def _looking_ahead(seed: int, **budget: Any) -> Bot:
    from kachidoki.bots.learned import LookingAhead

    return LookingAhead(seed, **budget)


def make(code: str, seed: int = 0) -> Bot:
    """The bot of a code or level; raises BadBot with what there is."""
    if not isinstance(code, str):
        raise BadBot("bot-object", code=shown(type(code).__name__))
    name, _, budget = code.strip().lower().partition(":")
    if not budget and name in OURS:
        return OURS[name](seed)
    if not budget and name in others():
        return _made(name, seed)
    parts = _BUDGET.fullmatch(budget) if name in ("search", "learned") else None
    if parts is None:
        raise BadBot("bad-bot", code=code[:40], known=(*levels(), *CODES, *others()))
    amount, unit = float(parts[1]), parts[2]
    seconds = amount / 1000 if unit == "ms" else amount
    too_much = seconds > MOST_SECONDS if unit else amount > MOST_ITERATIONS
    if too_much or amount <= 0 or (not unit and amount != int(amount)):
        raise BadBot("bad-budget", code=code[:40])
    budget_of = {"seconds": seconds} if unit else {"iterations": int(amount)}
    return _looking_ahead(seed, **budget_of) if name == "learned" else Search(seed, **budget_of)
