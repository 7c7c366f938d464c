"""The shapes of what is told of a table: `news.py` fills them in, and they are sent as they are."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from kachidoki.kernel.event import Beat, Event
from kachidoki.kernel.game import Game, Setting
from kachidoki.kernel.move import Move

Status = Literal["open", "playing", "over", "abandoned"]
Away = Literal["", "given", "absent", "time"]
Paused = Literal["away", "time"]


class EventShape(Struct):
    """What happened, as you may know it; the text files say it in words."""

    sequence: int
    key: str
    values: dict[str, Any]
    auto: bool

    @classmethod
    def of(cls, sequence: int, event: Event) -> "EventShape":
        return cls(sequence, event.key, dict(event.values), event.auto)


class MoveShape(Struct):
    """A move; the message `move-<key>` says it from its `values`."""

    move: str
    key: str
    values: dict[str, Any]
    rule: str

    @classmethod
    def of(cls, game: Game, move: Move) -> "MoveShape":
        return cls(**game.move_data(move))


class BeatShape(Struct):
    """A place within what happened where the table is worth a look: `events` is how many of the
    events had happened by then. `table` has of `view.table` what was not yet as it is at last."""

    events: int
    table: dict[str, Any]

    @classmethod
    def all_of(cls, beats: Iterable[Beat], seat: int | None, table: Any) -> "list[BeatShape]":
        """The beats as a seat may know them, before it has this table."""
        return [cls(**beat.seen_by(seat, table)) for beat in beats]


class SeatShape(Struct):
    """`bot` is the bot that plays there now. `away` says why one plays for a person: they gave the
    seat to it, are absent, or ran out of time. An open seat may be `kept` for the one it names."""

    kind: Literal["person", "bot", "open"]
    name: str
    program: bool
    bot: str
    away: Away
    present: bool
    kept: bool


class ClockShape(Struct):
    """`deadlines` are times of the server in milliseconds, by seat: of those who are asked, but for
    those who have not come to the game yet."""

    move: int
    bank: int
    banks: list[int]
    deadlines: dict[str, int]
    grace: int


class ProposalShape(Struct):
    about: str
    seat: int
    agreed: list[int]


class TableShape(Struct):
    """What everybody may know of a table beside its cards.

    `past` counts the entries of an earlier game from which it plays on: whoever saw that one may
    know cards that are hidden here. A game is `paused` while nobody is there to play (`away`), or
    when the only one there let the time run out. `hushed`: those who watch may not talk.
    `imported`: a game that was played elsewhere. `outdated`: by rules that have changed since.
    `edition` names the cards that only this table has: ask for the texts and names with `set`.
    """

    id: str
    game: str
    mode: str
    players: int
    options: dict[str, Setting]
    edition: str
    public: bool
    hints: bool
    status: Status
    created: int
    past: int
    seats: list[SeatShape]
    asked: list[int]
    clock: ClockShape | None
    proposal: ProposalShape | None
    rematch: str | None
    paused: Paused | None
    hushed: bool
    imported: bool
    outdated: bool
    commitment: str | None
    scores: list[int] | None
    winners: list[int] | None


class QuestionShape(Struct):
    id: str
    seat: int
    key: str
    rule: str
    values: dict[str, Any]


class ViewShape(Struct):
    """All that your seat may know. `table` is different for each game; so are the keys of moves."""

    seat: int | None
    question: QuestionShape | None
    moves: list[MoveShape]
    table: dict[str, Any]


class Words(Struct):
    """The same in sentences, in the language that was asked for."""

    title: str
    table: list[str]
    events: list[str]
    question: str
    moves: list[str]
    rule: str


class News(Struct, tag_field="type", tag="news"):
    """Brings you up to date: sent when you connect, and whenever something happened.

    `mine` are your seats, and `kept` is the one that is kept for you. `partners` are the seats with
    which you may talk in private, your own among them. `pass` are the seats at your screen that
    have to answer but whose cards are covered until you send `look`. `undo` says whether a choice
    of yours could be taken back, by right or if all agree.
    """

    sequence: int
    mine: list[int]
    passing: list[int] = field(name="pass")
    host: bool
    kept: int | None
    partners: list[int]
    undo: bool
    events: list[EventShape]
    view: ViewShape | None
    table: TableShape
    # There only with `every`, where there is one to look at; and if a language was asked for.
    beats: list[BeatShape] | UnsetType = UNSET
    words: Words | UnsetType = UNSET
