# interpreted: names are for people.
"""The names of players: what bots are called, and what people may call themselves."""

import re
from collections.abc import Iterable

BOT_NAMES = ("Hana", "Kenji", "Sora", "Yuki", "Ren", "Aiko")
LONGEST_NAME = 20
_BOT = re.compile(r"(.+) \[(.+)\]")


def clean(name: str) -> str:
    """A name that cannot upset a screen or be taken for a bot."""
    shown = "".join(letter for letter in name if letter.isprintable() and letter not in "[]")
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def spare_names(taken: Iterable[str]) -> list[str]:
    """The names of bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return [name for name in BOT_NAMES if name.casefold() not in used]


def written(name: str, bot: str) -> str:
    """A player in the header of a log: `Hana [adept]` is a bot."""
    return f"{name} [{bot}]" if bot else name


def read(name: str) -> tuple[str, str]:
    """The name and the code of the bot, empty for a person, from the header of a log."""
    found = _BOT.fullmatch(name)
    return (found[1], found[2]) if found else (name, "")
