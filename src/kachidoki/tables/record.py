"""What a table keeps: how it was set up, and a record of everything that happened, in order.

A record is stored whole or not at all. Together with the set-up and the seed the records are the
table: it is loaded by going through them. Times are milliseconds since 1970.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal

from kachidoki.kernel.game import Setup
from kachidoki.kernel.timeline import Entry, Seeds

# The seat (or -1 for chance) and the move of each entry of the match's log.
Entries = tuple[tuple[int, str], ...]
# The points and the winners of a game that is over.
Result = tuple[tuple[int, ...], tuple[int, ...]]


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


@dataclass(frozen=True, slots=True)
class Record:
    """One thing that happened at the table, and when. `what` is its name where it is stored."""

    what: ClassVar[str] = ""

    at: int


@dataclass(frozen=True, slots=True)
class Sat(Record):
    """Somebody or something took the seat, or it is open again. `left` is the seat that the person
    had before, if they changed."""

    what: ClassVar[str] = "sat"

    seat: int
    sitter: Seat = Seat()
    left: int = -1


@dataclass(frozen=True, slots=True)
class Branched(Record):
    """The table plays on from the first entries of a match that ended, dealt from these seeds."""

    what: ClassVar[str] = "branched"

    entries: Entries
    seeds: Seeds


@dataclass(frozen=True, slots=True)
class Started(Record):
    """All seats were taken and the first cards dealt, after those of a past. A match that was saved
    begins with all that was played by then."""

    what: ClassVar[str] = "started"

    rules: int
    names: tuple[str, ...]
    entries: Entries


@dataclass(frozen=True, slots=True)
class Moved(Record):
    """An answer, with all chance that followed. `spent` is the time it took, off the clock."""

    what: ClassVar[str] = "moved"

    seat: int
    question: str
    entries: Entries
    spent: int = 0


@dataclass(frozen=True, slots=True)
class Undone(Record):
    """A choice was taken back: by right, or because all people agreed."""

    what: ClassVar[str] = "undone"

    seat: int
    entries: Entries


@dataclass(frozen=True, slots=True)
class Proposed(Record):
    """A person asks the others to agree to something: `undo` or `abandon`."""

    what: ClassVar[str] = "proposed"

    seat: int
    about: str


@dataclass(frozen=True, slots=True)
class Answered(Record):
    """A person agreed, or refused, which ends the proposal."""

    what: ClassVar[str] = "answered"

    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class StoodIn(Record):
    """A bot plays for a person who is away."""

    what: ClassVar[str] = "stood-in"

    seat: int
    bot: str
    why: str


@dataclass(frozen=True, slots=True)
class Returned(Record):
    """The person plays again."""

    what: ClassVar[str] = "returned"

    seat: int


@dataclass(frozen=True, slots=True)
class Ready(Record):
    """The person has come to the game that began: from now on their clock runs."""

    what: ClassVar[str] = "ready"

    seat: int


@dataclass(frozen=True, slots=True)
class Paused(Record):
    """Nobody is there to play, or, when `why` is `time`, the only one there let the time run out:
    bots wait, and clocks stand still."""

    what: ClassVar[str] = "paused"

    why: str


@dataclass(frozen=True, slots=True)
class Resumed(Record):
    """Somebody is there again."""

    what: ClassVar[str] = "resumed"


@dataclass(frozen=True, slots=True)
class Abandoned(Record):
    """The people gave the game up."""

    what: ClassVar[str] = "abandoned"

    seat: int


@dataclass(frozen=True, slots=True)
class Rematched(Record):
    """The same people play again, at another table."""

    what: ClassVar[str] = "rematched"

    table: str


@dataclass(frozen=True, slots=True)
class Imported(Record):
    """All that followed the first deal of a match that was played elsewhere."""

    what: ClassVar[str] = "imported"

    entries: Entries


@dataclass(frozen=True, slots=True)
class Said(Record):
    """Chat. `seat` is -1 for somebody who watches. `partners` is for the own side alone."""

    what: ClassVar[str] = "said"

    seat: int
    name: str
    text: str
    partners: bool = False


@dataclass(frozen=True, slots=True)
class Hushed(Record):
    """Those who watch may not talk any more, or again."""

    what: ClassVar[str] = "hushed"

    seat: int
    on: bool


AnyRecord = (
    Sat
    | Branched
    | Started
    | Moved
    | Undone
    | Proposed
    | Answered
    | StoodIn
    | Returned
    | Ready
    | Paused
    | Resumed
    | Abandoned
    | Rematched
    | Imported
    | Said
    | Hushed
)


def stored(entries: tuple[Entry, ...]) -> Entries:
    return tuple((entry.by, entry.move) for entry in entries)


def restored(entries: Entries) -> tuple[Entry, ...]:
    return tuple(Entry(by, move) for by, move in entries)
