"""What a table keeps: how it was set up, and a record of everything that happened, in order.

A record is stored whole or not at all. Together with the set-up and the seed the records are the
table: it is loaded by going through them. Times are milliseconds since 1970.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, dataclass_transform

from kachidoki.kernel.event import Event
from kachidoki.kernel.game import Setup, Sides
from kachidoki.kernel.timeline import Entry, Seeds

# The seat (or -1 for chance) and the move of each entry of the match's log.
Entries = tuple[tuple[int, str], ...]
# The points and the winners of a game that is over.
Result = tuple[tuple[int, ...], tuple[int, ...]]
# What took somebody away from a seat that a bot plays at.
GIVEN, ABSENT, TIME = "given", "absent", "time"
# Why a table pauses: nobody is there, or it is TIME.
AWAY = "away"
# How records of earlier versions say GIVEN.
_LEFT = "left"


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for each move, and a bank for the whole game that is used when they are up."""

    move: int
    bank: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person (or a person's program), a bot, or nobody yet.

    `stand_in` is the bot that plays while the person is away, and `why` says what took them away:
    `given` if they gave the seat to it, `absent` or `time`. A seat that nobody has taken yet may be
    kept for the person with the id `kept`, whose name it has then.
    """

    person: str = ""
    name: str = ""
    program: bool = False
    bot: str = ""
    stand_in: str = ""
    why: str = ""
    kept: str = ""

    @property
    def open(self) -> bool:
        return self.kind == "open"

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "bot" if self.bot else "person" if self.person else "open"

    @property
    def player(self) -> str:
        """The code of the bot that plays now; empty when a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class TableSetup(Setup):
    """What was settled when the table was made."""

    seats: tuple[Seat, ...]
    host: str
    public: bool = False
    hints: bool = True
    clock: Clock | None = None

    @classmethod
    def of(
        cls,
        setup: Setup,
        seats: Iterable[Seat],
        host: str,
        public: bool = False,
        hints: bool = True,
        clock: Clock | None = None,
    ) -> "TableSetup":
        """A set-up with those who sit there."""
        settled = setup.game, setup.mode, setup.players, dict(setup.options)
        return cls(*settled, tuple(seats), host, public, hints, clock)


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Record:
    """One thing that happened at the table, and when. What is below is a dataclass as well; `what`
    is its name where it is stored: `stood-in` of StoodIn."""

    what: ClassVar[str]
    kinds: ClassVar[dict[str, type["Record"]]] = {}

    at: int

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
        cls.what = re.sub("(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        cls.kinds[cls.what] = cls


class Sat(Record):
    """Somebody or something took the seat, or it is open again. `left` is the seat that the person
    had before, if they changed."""

    seat: int
    sitter: Seat = Seat()
    left: int = -1


class Branched(Record):
    """The table plays on from the first entries of a match that ended, dealt from these seeds."""

    entries: Entries
    seeds: Seeds


class Started(Record):
    """All seats were taken and the first cards dealt, after those of a past. A match that was saved
    begins with all that was played by then."""

    rules: int
    names: tuple[str, ...]
    entries: Entries


class Moved(Record):
    """An answer, with all chance that followed. `spent` is the time it took, off the clock."""

    seat: int
    question: str
    entries: Entries
    spent: int = 0


class Undone(Record):
    """A choice was taken back: by right, or because all people agreed."""

    seat: int
    entries: Entries


class Proposed(Record):
    """A person asks the others to agree to something: `undo` or `abandon`."""

    seat: int
    about: str


class Answered(Record):
    """A person agreed, or refused, which ends the proposal."""

    seat: int
    agrees: bool


class StoodIn(Record):
    """A bot plays for a person who is away."""

    seat: int
    bot: str
    why: str


class Returned(Record):
    """The person plays again."""

    seat: int


class Ready(Record):
    """The person has come to the game that began: from now on their clock runs."""

    seat: int


class Paused(Record):
    """Nobody is there to play, or, when `why` is `time`, the only one there let the time run out:
    bots wait, and clocks stand still."""

    why: str


class Resumed(Record):
    """Somebody is there again."""


class Abandoned(Record):
    """The people gave the game up."""

    seat: int


class Rematched(Record):
    """The same people play again, at another table."""

    table: str


class Imported(Record):
    """All that followed the first deal of a match that was played elsewhere."""

    entries: Entries


class Said(Record):
    """Chat. `seat` is -1 for those who watch. With `partners` it is for the side of the seat."""

    seat: int
    name: str
    text: str
    partners: bool = False


class Hushed(Record):
    """Those who watch may not talk any more, or again."""

    seat: int
    on: bool


def stored(entries: tuple[Entry, ...]) -> Entries:
    return tuple((entry.by, entry.move) for entry in entries)


def restored(entries: Entries) -> tuple[Entry, ...]:
    return tuple(Entry(by, move) for by, move in entries)


def seats_after(seats: tuple[Seat, ...], record: Record) -> tuple[Seat, ...]:
    """Who sits where once a record is stored."""
    after = list(seats)
    match record:
        case Sat(seat=at, sitter=sitter, left=left):
            if left >= 0:
                after[left] = Seat()
            after[at] = sitter
        case StoodIn(seat=at, bot=bot, why=why):
            after[at] = replace(seats[at], stand_in=bot, why=GIVEN if why == _LEFT else why)
        case Returned(seat=at):
            after[at] = replace(seats[at], stand_in="", why="")
    return tuple(after)


def told(record: Record, sides: Sides) -> Event | None:
    """What the table tells of a record; a move tells its own story."""
    match record:
        case Sat(seat=seat, sitter=sitter) if sitter.open:
            return Event("seat-opened", {"number": seat + 1})
        case Sat(seat=seat, sitter=sitter):
            return Event("seat-taken", {"number": seat + 1, "name": sitter.name})
        case StoodIn(seat=seat, why=why):
            return Event("stood-in", {"seat": seat, "why": GIVEN if why == _LEFT else why})
        case Answered(seat=seat, agrees=agrees):
            return Event("agreed" if agrees else "refused", {"seat": seat})
        case Said(seat=-1, name=name, text=text):
            return Event("said-watching", {"name": name, "text": text})
        case Said(seat=seat, text=text, partners=True):
            side = next((side for side in sides if seat in side), (seat,))
            return Event("said-partners", {"seat": seat}, {one: {"text": text} for one in side})
        case Said(seat=seat, name=name, text=text):
            return Event("said", {"seat": seat, "name": name, "text": text})
        case Hushed(seat=seat, on=on):
            return Event("hushed" if on else "unhushed", {"seat": seat})
        case Abandoned():
            return Event("abandoned")
        case Rematched(table=table):
            return Event("rematch", {"table": table})
        case Returned(seat=seat):
            return Event("returned", {"seat": seat})
        case Paused(why=why):
            return Event("paused", {"why": why})
        case Resumed():
            return Event("resumed")
        case Proposed(seat=seat, about=about):
            return Event("proposed", {"seat": seat, "about": about})
    return None
