"""What goes over the WebSocket beside the news: commands, and the answers to them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kachidoki.server import game_shapes, shapes


class Command(Struct, tag_field="do", forbid_unknown_fields=True):
    """What a client may send. `ref` comes back with the answer."""

    ref: Annotated[int, Meta(ge=0, le=2**53)] = 0


class SubmitCommand(Command, tag="submit", kw_only=True):
    question: shapes.QuestionId
    move: shapes.MoveText
    seat: shapes.Seat | None = None


class WhyCommand(Command, tag="why", kw_only=True):
    """Why a move cannot be made now: it is refused as `submit` would refuse it. If it could be
    made, that is `done`, and it is not played."""

    move: shapes.MoveText
    seat: shapes.Seat | None = None


class UndoCommand(Command, tag="undo", kw_only=True):
    seat: shapes.Seat | None = None


class ProposeCommand(Command, tag="propose", kw_only=True):
    about: Literal["undo", "abandon"]
    seat: shapes.Seat | None = None


class AnswerCommand(Command, tag="answer", kw_only=True):
    agrees: bool


class LookCommand(Command, tag="look", kw_only=True):
    """At one screen: the device was passed to this player, whose cards may be shown now; without a
    seat all cards are covered."""

    seat: shapes.Seat | None = None


class SayCommand(Command, tag="say", kw_only=True):
    """Talk to everybody, or with `partners` to your own side, where the rulebook lets you."""

    text: shapes.ChatText
    partners: bool = False


class HushCommand(Command, tag="hush", kw_only=True):
    """For players: those who watch may not talk, or may again."""

    on: bool


class ReadyCommand(Command, tag="ready"):
    """You have come to the game that began: your clock may run."""


class ReturnCommand(Command, tag="return"):
    """Take your seat back from the bot that plays there, or let a game that waits go on."""


class PingCommand(Command, tag="ping"):
    """Is anybody there?"""


COMMANDS: list[type[Struct]] = list(Command.__subclasses__())


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
    """Everything that goes over the wire."""
    known = {**vars(game_shapes), **vars(shapes), **globals()}.values()
    kinds = [one for one in known if isinstance(one, type) and issubclass(one, Struct)]
    return [kind for kind in dict.fromkeys(kinds) if kind is not Struct]
