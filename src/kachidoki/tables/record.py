"""What a table keeps: how it was set up, and a record of everything that happened, in order.

A record is stored whole or not at all. Together with the set-up and the seed the records are the
table: it is loaded by going through them. Times are milliseconds since 1970.
"""

from typing import Literal

import msgspec

from kachidoki.kernel.game import Setting
from kachidoki.kernel.log import Entry, Seeds

# The seat (or -1 for chance) and the move of each entry of the match's log.
Entries = tuple[tuple[int, str], ...]
# The points and the winners of a game that is over.
Result = tuple[tuple[int, ...], tuple[int, ...]]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, and a bank for the whole game that is used when they are up."""

    move: int
    bank: int = 0


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
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


class Setup(msgspec.Struct, frozen=True):
    """What was settled when the table was made."""

    game: str
    mode: str
    players: int
    options: dict[str, Setting]
    seats: tuple[Seat, ...]
    host: str
    public: bool = False
    hints: bool = True
    clock: Clock | None = None


class Record(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One thing that happened at the table, and when."""

    at: int


class Sat(Record, frozen=True, tag="sat"):
    """Somebody or something took the seat, or it is open again. `left` is the seat that the person
    had before, if they changed."""

    seat: int
    sitter: Seat = Seat()
    left: int = -1


class Branched(Record, frozen=True, tag="branched"):
    """The table plays on from the first entries of a match that ended, dealt from these seeds."""

    entries: Entries
    seeds: Seeds


class Started(Record, frozen=True, tag="started"):
    """All seats were taken and the first cards dealt, after those of a past."""

    rules: int
    names: tuple[str, ...]
    entries: Entries


class Moved(Record, frozen=True, tag="moved"):
    """An answer, with all chance that followed. `spent` is the time it took, off the clock."""

    seat: int
    question: str
    entries: Entries
    spent: int = 0


class Undone(Record, frozen=True, tag="undone"):
    """A choice was taken back: by right, or because all people agreed."""

    seat: int
    entries: Entries


class Proposed(Record, frozen=True, tag="proposed"):
    """A person asks the others to agree to something: `undo` or `abandon`."""

    seat: int
    about: str


class Answered(Record, frozen=True, tag="answered"):
    """A person agreed, or refused, which ends the proposal."""

    seat: int
    agrees: bool


class StoodIn(Record, frozen=True, tag="stood-in"):
    """A bot plays for a person who is away."""

    seat: int
    bot: str
    why: str


class Returned(Record, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Ready(Record, frozen=True, tag="ready"):
    """The person has come to the game that began: from now on their clock runs."""

    seat: int


class Paused(Record, frozen=True, tag="paused"):
    """Nobody is there to play, or, when `why` is `time`, the only one there let the time run out:
    bots wait, and clocks stand still."""

    why: str


class Resumed(Record, frozen=True, tag="resumed"):
    """Somebody is there again."""


class Abandoned(Record, frozen=True, tag="abandoned"):
    """The people gave the game up."""

    seat: int


class Rematched(Record, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


class Imported(Record, frozen=True, tag="imported"):
    """All that followed the first deal of a match that was played elsewhere."""

    entries: Entries


class Said(Record, frozen=True, tag="said"):
    """Chat. `seat` is -1 for somebody who watches. `partners` is for the own side alone."""

    seat: int
    name: str
    text: str
    partners: bool = False


class Hushed(Record, frozen=True, tag="hushed"):
    """Those who watch may not talk any more, or again."""

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

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyRecord).decode
decode_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode
decode_setup = msgspec.json.Decoder(Setup).decode
decode_result = msgspec.json.Decoder(Result).decode


def stored(entries: tuple[Entry, ...]) -> Entries:
    return tuple((entry.by, entry.move) for entry in entries)


def restored(entries: Entries) -> tuple[Entry, ...]:
    return tuple(Entry(by, move) for by, move in entries)
