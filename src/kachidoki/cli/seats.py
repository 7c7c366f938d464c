"""Who sits where: people by name, bots by name and code, as the log header keeps them."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from kachidoki.bots.bot import Bot
from kachidoki.bots.registry import levels, make
from kachidoki.cli.trouble import Complaint
from kachidoki.kernel.errors import BadBot
from kachidoki.text import Texts

BOT_NAMES = ("Hana", "Kenji", "Sora", "Yuki", "Ren", "Aiko")
LONGEST_NAME = 20
# A bot in the header of a log: `Hana [adept]`.
_BOT = re.compile(r"(.+) \[(.+)\]")


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: a person, or a bot with the code that makes it. A person may have no name."""

    name: str
    bot: str = ""

    def written(self) -> str:
        return f"{self.name} [{self.bot}]" if self.bot else self.name


def clean(name: str) -> str:
    """A name that cannot upset a screen or be taken for a bot."""
    shown = "".join(letter for letter in name if letter.isprintable() and letter not in "[]")
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def seat_all(people: Sequence[str], codes: Sequence[str], players: int) -> list[Seat]:
    """People first; with fewer codes than bots the last code is used again."""
    seats = [Seat(name) for name in people]
    taken = {name.casefold() for name in people}
    spare = [name for name in BOT_NAMES if name.casefold() not in taken]
    while len(seats) < players:
        at = len(seats) - len(people)
        code = codes[min(at, len(codes) - 1)]
        make(code)
        seats.append(Seat(spare[at % len(spare)], code))
    return seats


def people_named(names: str, people: int) -> list[str]:
    """The names of the people, given with commas; whoever is left over has none."""
    given = [clean(name) for name in names.split(",")] if names.strip() else []
    if len(given) > people:
        raise Complaint("too-many-names", found=len(given), people=people)
    called = [name.casefold() for name in given if name]
    if len(set(called)) < len(called):
        raise Complaint("same-name")
    return given + [""] * (people - len(given))


def names_of(seats: Sequence[Seat], texts: Texts) -> list[str]:
    """The names to show; a person without one is a numbered player."""
    return [seat.name or texts.player(at) for at, seat in enumerate(seats)]


def read(written: Sequence[str]) -> list[Seat]:
    """The seats of a log. What is not the mark of a bot that exists is a person."""
    seats = []
    for text in written:
        found = _BOT.fullmatch(text)
        name, code = (found[1], found[2]) if found else (text, "")
        try:
            if code:
                make(code)
        except BadBot:
            code = ""
        seats.append(Seat(clean(name), code))
    return seats


def bots_of(seats: Sequence[Seat], seed: int | None) -> dict[int, Bot]:
    """The bots by seat; with a seed they think the same in every run, unless time decides."""
    first = secrets.randbits(64) if seed is None else seed * 1_000_003
    return {at: make(seat.bot, first + at) for at, seat in enumerate(seats) if seat.bot}


def level_title(code: str, texts: Texts) -> str:
    """A level in words; other codes as they are."""
    return texts.level(code)[0] if code in levels() else code
