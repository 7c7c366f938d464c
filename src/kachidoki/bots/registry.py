# interpreted: a table of names.
"""Bots by short codes: `random`, `greedy`, `search:500ms`, `search:2000`, or a level's name."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from kachidoki.bots.bot import Bot, GreedyBot, RandomBot
from kachidoki.bots.search import Search
from kachidoki.kernel.errors import BadBot, shown

_BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s)?")
# Longer than anyone would wait for one move.
MOST_SECONDS = 600.0
MOST_ITERATIONS = 10_000_000


@dataclass(frozen=True, slots=True)
class Level:
    """A strength with a name; docs/bots.md has the figures."""

    name: str
    make: Callable[[int], Bot]


LEVELS = (
    Level("novice", lambda seed: GreedyBot(seed, blunders=0.5)),
    Level("apprentice", lambda seed: GreedyBot(seed, blunders=0.2)),
    Level("adept", lambda seed: Search(seed, iterations=60)),
    Level("expert", lambda seed: Search(seed, iterations=500)),
    Level("master", lambda seed: Search(seed, iterations=4_000, seconds=2.0)),
)
DEFAULT_LEVEL = "adept"
CODES = ("random", "greedy", "search:500ms", "search:2000")


def levels() -> tuple[str, ...]:
    """The names of the levels, the weakest first."""
    return tuple(level.name for level in LEVELS)


def make(code: str, seed: int = 0) -> Bot:
    """The bot of a code or level; raises BadBot with what there is."""
    if not isinstance(code, str):
        raise BadBot("bad-bot", code=shown(code), known=(*levels(), *CODES))
    name, _, budget = code.strip().lower().partition(":")
    if not budget:
        for level in LEVELS:
            if level.name == name:
                return level.make(seed)
        if name == "random":
            return RandomBot(seed)
        if name == "greedy":
            return GreedyBot(seed)
        if name == "search":
            return Search(seed, seconds=0.5)
    found = _BUDGET.fullmatch(budget) if name == "search" else None
    if found is None:
        raise BadBot("bad-bot", code=code[:40], known=(*levels(), *CODES))
    amount, unit = float(found[1]), found[2]
    seconds = amount / 1000 if unit == "ms" else amount
    too_much = seconds > MOST_SECONDS if unit else amount > MOST_ITERATIONS
    if too_much or amount <= 0 or (not unit and amount != int(amount)):
        raise BadBot("bad-budget", code=code[:40])
    if unit:
        return Search(seed, seconds=seconds)
    return Search(seed, iterations=int(amount))
