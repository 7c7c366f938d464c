# interpreted: names are for people.
"""The names of players: what bots are called, and what people may call themselves."""

import re
import unicodedata
from collections.abc import Iterable

BOT_NAMES = ("Hana", "Kenji", "Sora", "Yuki", "Ren", "Aiko")
LONGEST_NAME = 20
_BOT = re.compile(r"(.+) \[(.+)\]")
# Letters that look like nothing at all, though they count as letters or signs.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Joins the parts of some pictures and the letters of some scripts.
_JOINERS = frozenset("\u200c\u200d")


def plain(text: str) -> str:
    """Text on one line, without what is not seen or turns the direction of all that follows."""
    seen = (
        letter if not unicodedata.category(letter).startswith("Z") else " "
        for letter in text.replace("\t", " ").replace("\n", " ")
        if letter not in _BLANK
        and (letter in _JOINERS or not unicodedata.category(letter).startswith("C"))
    )
    return " ".join("".join(seen).split())


def clean(name: str) -> str:
    """A name that cannot upset a screen or be taken for a bot; empty if nothing of it is seen."""
    shown = plain("".join(letter for letter in name if letter not in "[]"))[:LONGEST_NAME].strip()
    marks = ("M", "C", "Z")
    return shown if any(not unicodedata.category(c).startswith(marks) for c in shown) else ""


def unlike(name: str, taken: Iterable[str]) -> str:
    """A name that can be told from the others at a table: `Guest`, `Guest 2`."""
    used = {_alike(other) for other in taken}
    number, called = 1, name
    while _alike(called) in used:
        number += 1
        called = f"{name[: LONGEST_NAME - 3]} {number}"
    return called


def _alike(name: str) -> str:
    """Names that look alike have the same."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def spare_names(taken: Iterable[str]) -> list[str]:
    """The names of bots that nobody at the table has."""
    used = {_alike(name) for name in taken}
    return [name for name in BOT_NAMES if _alike(name) not in used]


def written(name: str, bot: str) -> str:
    """A player in the header of a log: `Hana [adept]` is a bot."""
    return f"{name} [{bot}]" if bot else name


def read(name: str) -> tuple[str, str]:
    """The name and the code of the bot, empty for a person, from the header of a log."""
    marked = _BOT.fullmatch(name)
    return (marked[1], marked[2]) if marked else (name, "")
