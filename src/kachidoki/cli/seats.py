"""Who sits where: people by name, bots by name and code, as the log header keeps them."""

from collections.abc import Sequence

from kachidoki import names
from kachidoki.bots.registry import make
from kachidoki.cli.trouble import Complaint
from kachidoki.kernel.errors import BadBot
from kachidoki.names import clean, spare_names
from kachidoki.tables.record import Seat
from kachidoki.text import Texts


def person(at: int, name: str) -> Seat:
    """Somebody at this keyboard; they may have no name."""
    return Seat(f"seat {at}", name)


def seat_all(people: Sequence[str], codes: Sequence[str], players: int) -> list[Seat]:
    """People first; with fewer codes than bots the last code is used again."""
    seats = [person(at, name) for at, name in enumerate(people)]
    spare = spare_names(people)
    for at in range(players - len(people)):
        code = codes[min(at, len(codes) - 1)]
        make(code)
        seats.append(Seat(name=spare[at % len(spare)], bot=code))
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
    for at, text in enumerate(written):
        name, code = names.read(text)
        try:
            make(code)
        except BadBot:
            code = ""
        seats.append(Seat(name=clean(name), bot=code) if code else person(at, clean(name)))
    return seats
