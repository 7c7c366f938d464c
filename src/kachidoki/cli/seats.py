"""Who sits where: people by name, bots by name and code, as the log header keeps them."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from kachidoki import names
from kachidoki.bots.bot import Bot
from kachidoki.bots.registry import levels, make
from kachidoki.cli.trouble import Complaint
from kachidoki.kernel.errors import BadBot
from kachidoki.names import clean, spare_names, written
from kachidoki.text import Texts


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: a person, or a bot with the code that makes it. A person may have no name."""

    name: str
    bot: str = ""

    def written(self) -> str:
        return written(self.name, self.bot)


def seat_all(people: Sequence[str], codes: Sequence[str], players: int) -> list[Seat]:
    """People first; with fewer codes than bots the last code is used again."""
    seats = [Seat(name) for name in people]
    spare = spare_names(people)
    while len(seats) < players:
        at = len(seats) - len(people)
        code = codes[min(at, len(codes) - 1)]
        make(code)
        seats.append(Seat(spare[at % len(spare)], code))
    return seats


def people_named(names: str | None, people: int) -> list[str]:
    """The names of the people, given with commas; whoever is left over has none."""
    given = [] if names is None else [clean(name) for name in names.split(",")]
    if len(given) > people:
        raise Complaint("too-many-names", found=len(given), people=people)
    if not all(given):
        raise Complaint("no-name")
    called = [name.casefold() for name in given]
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
        name, code = names.read(text)
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
