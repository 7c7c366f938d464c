"""The shapes of what is said of a game: its options, its rulebook, its cards, its lesson."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from kachidoki.kernel.game import Setting
from kachidoki.tables.shapes import BeatShape, EventShape, MoveShape


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
    empty where each plays alone. `marks` are what seats are told apart by, such as their clans.
    `ratings` are those of the levels of the bots by the number of players; of levels that were not
    rated there are none."""

    name: str
    title: str
    about: str
    players: list[int]
    options: list[OptionShape]
    sides: list[list[int]]
    marks: list[str]
    ratings: dict[int, dict[str, int]]


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
