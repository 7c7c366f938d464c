"""What may be wished at a table: each wish once, by one name, for HTTP and for the WebSocket.

Over HTTP a wish is the body of its address. Over the WebSocket it is a command: the same fields,
with its name as `do`, and a `ref` that comes back with the answer.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, defstruct

from kachidoki.server import game_shapes, shapes
from kachidoki.tables import shapes as told


class Wish(Struct, forbid_unknown_fields=True):
    """Something that is wished at a table."""


class Submit(Wish):
    """An answer to a question. The same answer sent twice is one move."""

    question: shapes.QuestionId
    move: shapes.MoveText
    seat: shapes.Seat | None = None


class Why(Wish):
    """Why a move cannot be made now: it is refused as `submit` would refuse it. If it could be
    made, that is `done`, and it is not played."""

    move: shapes.MoveText
    seat: shapes.Seat | None = None


class Undo(Wish):
    """Take your last choice back."""

    seat: shapes.Seat | None = None


class Propose(Wish):
    """Ask all people at the table to agree."""

    about: Literal["undo", "abandon"]
    seat: shapes.Seat | None = None


class Consent(Wish):
    """Agree to what is proposed, or refuse."""

    agrees: bool


class Look(Wish):
    """At one screen: the device was passed to this player, whose cards may be shown now; without a
    seat all cards are covered."""

    seat: shapes.Seat | None = None


class Say(Wish):
    """Talk to everybody, or with `partners` to your own side, where the rulebook lets you."""

    text: shapes.ChatText
    partners: bool = False


class Hush(Wish):
    """For players: those who watch may not talk, or may again."""

    on: bool


class Ready(Wish):
    """You have come to the game that began: your clock may run."""


class Return(Wish):
    """Take your seat back from the bot that plays there, or let a game that waits go on."""


class Ping(Wish):
    """Is anybody there?"""


WISHES: list[type[Wish]] = Wish.__subclasses__()

Ref = Annotated[int, Meta(ge=0, le=2**53)]


def _command(wish: type[Wish]) -> type[Struct]:
    """The same wish as it is sent over the WebSocket."""
    return defstruct(
        f"{wish.__name__}Command",
        [("ref", Ref, 0)],
        bases=(wish,),
        namespace={"__doc__": wish.__doc__},
        kw_only=True,
        tag_field="do",
        tag=wish.__name__.lower(),
        forbid_unknown_fields=True,
    )


# Of each wish, in the same order.
COMMANDS: list[type[Struct]] = [_command(wish) for wish in WISHES]


class DoneMessage(Struct, tag_field="type", tag="done"):
    """It is stored; `now` is the time of the server in milliseconds, by which clocks go."""

    ref: int
    sequence: int
    now: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    ref: int
    error: shapes.Refusal


class WarningMessage(Struct, tag_field="type", tag="warning"):
    """Your time is up: answer before `until` (milliseconds of the server), or a bot plays."""

    seat: int
    until: int
    now: int


def structs() -> list[type[Struct]]:
    """Everything that goes over the wire, but for wishes and commands."""
    known: dict[str, Any] = {**vars(game_shapes), **vars(told), **vars(shapes), **globals()}
    kinds = [one for one in known.values() if isinstance(one, type) and issubclass(one, Struct)]
    return [
        kind for kind in dict.fromkeys(kinds) if kind is not Struct and not issubclass(kind, Wish)
    ]
