"""The shapes of what goes over the wire: the schema of the API is made from them. What is told of
a table is in `tables/shapes.py`, what is said of games in `game_shapes.py`, and what may be wished
at a table in `commands.py`."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, convert, field

from kachidoki.kernel.game import Setting
from kachidoki.kernel.log import MOST_ENTRIES
from kachidoki.tables.seating import LONGEST_CHAT
from kachidoki.tables.shapes import BeatShape, EventShape, MoveShape, Words

Name = Annotated[str, Meta(min_length=1, max_length=60, description="What others call you.")]
Seat = Annotated[int, Meta(ge=0, le=31, description="A seat, counted from 0.")]
MoveText = Annotated[
    str, Meta(min_length=1, max_length=200, description="The `move` of one of `view.moves`.")
]
QuestionId = Annotated[
    str, Meta(min_length=1, max_length=40, description="The `id` of the question answered.")
]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Secret = Annotated[str, Meta(max_length=200)]
Seconds = Annotated[int, Meta(ge=0, le=604_800)]
SeatWish = Annotated[
    str,
    Meta(
        max_length=80,
        description="`me`, `me:NAME` for somebody else at your screen, `open`, `bot`, or "
        "`bot:LEVEL` with a level of `GET /api/games`.",
    ),
]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, and a bank for the whole game that is used when they are up."""

    move: int
    bank: int = 0


class Refusal(Struct):
    """Why something was not done. Nothing was changed."""

    error: str
    reason: str
    message: str
    rule: str = ""
    values: dict[str, Any] = field(default_factory=dict)


# People.


class NewGuest(Struct, forbid_unknown_fields=True):
    """A guest picks a name. With `token` it is a program: it gets a token and no cookie."""

    name: Name
    token: bool = False


class Me(Struct):
    """Who you are. `token` is there only when a program was made: keep it, it is not told again."""

    name: str
    program: bool
    token: str | None = None


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Link(Struct):
    """Opens your tables on another device. Whoever has it plays as you; it works for a day."""

    url: str
    token: str


class Enter(Struct, forbid_unknown_fields=True):
    token: Secret


# Tables.


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table is to be; without a `mode`, the first one of the game. It starts as soon as no
    seat is open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]
    mode: Annotated[str, Meta(max_length=40)] | None = None
    players: int | None = None
    options: dict[str, Setting] = field(default_factory=dict)
    public: bool = False
    hints: bool | None = None
    clock: Clock | None = None


class Made(Struct):
    """A table that was made. The invite lets others in; `url` carries it."""

    id: str
    invite: str
    url: str


class Join(Struct, forbid_unknown_fields=True):
    """Take an open seat, the first one when none is named."""

    seat: Seat | None = None
    invite: Secret = ""


class Watch(Struct, forbid_unknown_fields=True):
    invite: Secret = ""


class Place(Struct, forbid_unknown_fields=True):
    sitter: SeatWish


class Replace(Struct, forbid_unknown_fields=True):
    """Let a bot play for somebody absent: as good as the best one at the table, or better."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)] = ""


class HandOver(Struct, forbid_unknown_fields=True):
    """Give your seat to a bot: as good as the best one at the table, or better."""

    level: Annotated[str, Meta(max_length=40)] = ""


class HintWish(Struct, forbid_unknown_fields=True):
    seat: Seat | None = None
    level: Annotated[str, Meta(max_length=40)] = "expert"


class Done(Struct):
    """It is stored; `sequence` is the number of its record."""

    sequence: int


class Rematch(Struct):
    id: str


class ListedSeat(Struct):
    name: str
    kind: Literal["person", "bot", "open"]


class Invitation(Struct):
    """What somebody is invited to. `clock` are the seconds for a move."""

    game: str
    mode: str
    players: int
    options: dict[str, Setting]
    status: str
    host: str
    seats: list[ListedSeat]
    clock: int | None


class ListedTable(Struct):
    id: str
    game: str
    mode: str
    players: int
    status: str
    seats: list[ListedSeat]
    open: int
    changed: int
    mine: list[int] = field(default_factory=list)
    your_turn: bool = False
    # A seat is kept for you.
    kept: bool = False
    # Of a game that is over.
    scores: list[int] | None = None
    winners: list[int] | None = None


class Tables(Struct):
    """Up to 100 tables; `more` says whether others follow."""

    tables: list[ListedTable]
    more: bool


class Reason(Struct):
    """What a move brings; the message `reason-<key>` says it from its `values`."""

    key: str
    values: dict[str, Any]


class Line(Struct):
    """A move, how often the bot tried it, and how it expects to end: from 0, lost, to 1, won, with
    a standard error. Of a move that was not tried it expects nothing. `why` says what the move
    brings, if there is anything to say."""

    move: str
    visits: int
    value: float
    error: float
    why: Reason | None


class Hint(Struct):
    question: str
    lines: list[Line]
    simulations: int
    seconds: float


class Frame(Struct):
    """The table after one entry of the log, seen from one seat."""

    at: int
    of: int
    events: list[EventShape]
    # A ViewShape, as the game made it.
    view: dict[str, Any]
    beats: list[BeatShape]
    # The seat whose entry it is, unless chance decided; its move is told when the game has ended.
    # What was taken back is no move.
    by: int | None = None
    move: MoveShape | None = None
    words: Words | None = None


class Frames(Struct):
    """Frames one after the other, of a log with `of` entries."""

    of: int
    frames: list[Frame]


class ChancePoint(Struct):
    """After so many entries, how likely each seat was to win, as an onlooker could judge it."""

    at: int
    chances: list[float]


class Chances(Struct):
    """`done` of `of` points are worked out; ask again for the others. `sides` are the seats that
    win together, one by one where each plays alone: the chances of partners are the same."""

    done: int
    of: int
    points: list[ChancePoint]
    sides: list[list[int]]


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from after the first `at` entries of a game that has ended."""

    at: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]


class Verified(Struct):
    """What a log proves: `fair` when every deal follows from its seed.

    The `chances` are deals from the seed that was committed to before the first of them; `agreed`
    counts what was taken back by consent of all people. `past` counts the entries of an earlier
    match from which this one played on, and `past_chances` the deals there: they follow from seeds
    that were told when the table was made.
    """

    fair: bool
    finished: bool
    chances: int
    agreed: int
    past: int
    past_chances: int


class TaleShape(Struct):
    """One hero's story: a title, paragraphs and a closing line. `cards` are the story cards with
    the paths that were chosen, in order."""

    seat: int
    title: str
    paragraphs: list[str]
    closing: str
    cards: list[tuple[str, str]]


class Tales(Struct):
    """The stories of a game that has ended, in one language."""

    language: str
    tales: list[TaleShape]

    @classmethod
    def of(cls, language: str, told: Iterable[Any]) -> "Tales":
        return cls(language, convert(list(told), list[TaleShape], from_attributes=True))


class Imported(Struct):
    id: str
    game: str
    entries: int
    finished: bool
