# interpreted: a table of names.
"""Bots by short codes: `random`, `greedy`, `learned:200ms`, `search:500ms`, `search:2000`, a
level's name, or the name of a bot of another package, which has it among its entry points:

    [project.entry-points."kachidoki.bots"]
    dreamer = "my_package:Dreamer"

What is named so is called with a seed and returns a Bot. A part in percent at the end of any code
makes a careless one, which plays any move at all so often: `greedy:20%`, `search:60:5%`.
"""

import re
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from kachidoki.bots.bot import Bot, Careless, GreedyBot, RandomBot
from kachidoki.bots.search import Search
from kachidoki.bots.strength import NAMES, meant
from kachidoki.extras import install
from kachidoki.kernel.errors import BadBot, MissingExtra, shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_NUMBER = r"\d+(?:\.\d+)?"
# A number of simulations, a time, or both.
_BUDGETS = re.compile(rf"{_NUMBER}(ms|s)?|{_NUMBER}:{_NUMBER}(ms|s)")
_SHARE = re.compile(r"(.+):(\d{1,3}(?:\.\d{1,2})?)%")
# Longer than anyone would wait for one move.
MOST_SECONDS = 600.0
MOST_ITERATIONS = 10_000_000


Maker = Callable[[int], Bot]


def _learned() -> ModuleType:
    """The bots that learned. They want NumPy, which is loaded when the first of them is made."""
    try:
        from kachidoki.bots import learned
    except ImportError as error:
        about = {"extra": "learned", "module": "numpy", "install": install("learned")}
        raise MissingExtra("missing-extra", **about) from error
    return learned


# What is called by a name alone.
OURS: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": lambda seed: Search(seed, seconds=0.5),
    "learned": lambda seed: _learned().LearnedBot(seed),
}
# Of these a thought takes a moment only.
PROMPT = frozenset({"random", "greedy", "learned"})
DEFAULT_LEVEL = "adept"
CODES = (
    "random",
    "greedy",
    "greedy:20%",
    "learned",
    "learned:200ms",
    "search:500ms",
    "search:2000",
)
GROUP = "kachidoki.bots"
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def levels() -> tuple[str, ...]:
    """The names of the levels, the weakest first."""
    return NAMES


@cache
def others() -> "dict[str, EntryPoint]":
    """The bots of other packages by name; ours keep their names."""
    from importlib.metadata import entry_points

    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {
        point.name: point
        for point in points
        if _NAME.fullmatch(point.name) and point.name not in (*OURS, *NAMES)
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


def prompt(code: str) -> bool:
    """Whether a bot does not search, careless or not."""
    careless = _SHARE.fullmatch(code)
    return (careless[1] if careless else code) in PROMPT


def make(code: str, seed: int = 0) -> Bot:
    """The bot of a code or level; raises BadBot with what there is. A level may be another bot at
    each table: whoever knows the table asks `strength.meant` for its code first."""
    if not isinstance(code, str):
        raise BadBot("bot-object", code=shown(type(code).__name__))
    wanted = meant(code.strip().lower())
    careless = _SHARE.fullmatch(wanted)
    if careless is None:
        return _whole(wanted, seed, code)
    share = float(careless[2]) / 100
    if share > 1:
        raise BadBot("bad-budget", code=code[:40])
    return Careless(_whole(careless[1], seed, code), share)


def _whole(wanted: str, seed: int, code: str) -> Bot:
    """A bot that is not careless; `code` is what was asked for."""
    name, _, budget = wanted.partition(":")
    if not budget and name in OURS:
        return OURS[name](seed)
    if not budget and name in others():
        return _made(name, seed)
    if name not in ("search", "learned") or not _BUDGETS.fullmatch(budget):
        raise BadBot("bad-bot", code=code[:40], known=(*levels(), *CODES, *others()))
    searching = _learned().LookingAhead if name == "learned" else Search
    found: Bot = searching(seed, **_spending(budget, code))
    return found


def _spending(budget: str, code: str) -> dict[str, Any]:
    """Simulations, seconds, or both: then it ends with whichever ends first."""
    found: dict[str, Any] = {}
    for one in budget.split(":"):
        amount, unit = float(one.rstrip("ms")), one.lstrip("0123456789.")
        seconds = amount / 1000 if unit == "ms" else amount
        too_much = seconds > MOST_SECONDS if unit else amount > MOST_ITERATIONS
        if too_much or amount <= 0 or (not unit and amount != int(amount)):
            raise BadBot("bad-budget", code=code[:40])
        found |= {"seconds": seconds} if unit else {"iterations": int(amount)}
    return found
