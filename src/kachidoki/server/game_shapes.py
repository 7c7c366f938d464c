"""The shapes of what is said of a game: its options, its rulebook, its cards, its lesson."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from kachidoki.kernel.event import Beat, Event
from kachidoki.kernel.game import Game, Setting
from kachidoki.kernel.move import Move


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
    def all_of(
        cls, beats: Iterable[Beat], seat: int | None, view: Mapping[str, Any]
    ) -> "list[BeatShape]":
        """The beats as a seat may know them, before it has this view."""
        return [cls(**beat.seen_by(seat, view["table"])) for beat in beats]


class OptionShape(Struct):
    """An option; `labels` say its `values` in words."""

    name: str
    values: list[Setting]
    labels: list[str]
    default: Setting
    rule: str
    title: str
    about: str


class ModeShape(Struct):
    """A mode. `sides` are the seats that win and lose together when all seats are taken; it is
    empty where each plays alone. `marks` are what seats are told apart by, such as their clans."""

    name: str
    title: str
    about: str
    players: list[int]
    options: list[OptionShape]
    sides: list[list[int]]
    marks: list[str]


class GameShape(Struct):
    id: str
    title: str
    about: str
    rules: int
    modes: list[ModeShape]


class LevelShape(Struct):
    """A level of the bots; one is the `usual` one."""

    name: str
    title: str
    about: str
    usual: bool


class Games(Struct):
    games: list[GameShape]
    levels: list[LevelShape]


class Section(Struct):
    section: str
    title: str
    text: str


class CardPath(Struct):
    """One way through a challenge. `rewards` names only what there is."""

    id: str
    name: dict[str, str]
    flavour: dict[str, str]
    tone: Literal["light", "dark"]
    plus: int
    rewards: dict[str, Any]


class CardShape(Struct, omit_defaults=True):
    """A card to look up. What people read is there in every language; a card has the fields that
    its kind has."""

    id: str
    kind: str
    act: int
    name: dict[str, str]
    flavour: dict[str, str]
    # What it does, one sentence to a line.
    text: dict[str, str]
    difficulty: int | UnsetType = UNSET
    abilities: list[str] | UnsetType = UNSET
    paths: list[CardPath] | UnsetType = UNSET
    rewards: dict[str, Any] | UnsetType = UNSET
    requires: dict[str, str] | UnsetType = UNSET
    cost: dict[str, int] | UnsetType = UNSET
    skull: bool | UnsetType = UNSET
    copies: int | UnsetType = UNSET
    # When its effects work.
    on: list[str] | UnsetType = UNSET
    adversary: str | UnsetType = UNSET
    targets: list[int] | UnsetType = UNSET


class LessonStep(Struct):
    """What happened since the step before, the table after it, and what is said there.

    `say` is a key of the text files; empty where something only happens. `point` names places of
    the table. The learner goes on with a move of `wants`, or by reading on where it is empty.
    """

    say: str
    values: dict[str, Any]
    point: list[str]
    wants: list[str]
    # A ViewShape, as the game made it.
    view: dict[str, Any]
    events: list[EventShape]
    beats: list[BeatShape]


class LessonShape(Struct):
    """A first game to learn by doing: the learner sits at `seat`, where `names` has no name, and
    all that happens is settled."""

    game: str
    mode: str
    players: int
    seat: int
    names: list[str]
    steps: list[LessonStep]


class NamesShape(Struct):
    """The names of a game by category, and the numbers printed on its cards and boards, by what
    they are and by name."""

    names: dict[str, list[str]]
    numbers: dict[str, dict[str, int]]


class VocabularyShape(NamesShape):
    """The words of a game in no language: its names and numbers, the sections of its rulebook, and
    every move there is."""

    sections: list[str]
    moves: list[MoveShape]
