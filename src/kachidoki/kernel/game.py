# interpreted: dataclasses and set-up; nothing here is used inside playouts.
"""A Game: its modes and options, its moves, and how its states begin."""

import difflib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from kachidoki.kernel.errors import BadOption, UnknownGame, UnreadableMove, shown
from kachidoki.kernel.event import Value
from kachidoki.kernel.lesson import Lesson
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.playout import settle
from kachidoki.kernel.record import Record, read_head
from kachidoki.kernel.rng import Rng, check_seed
from kachidoki.kernel.state import State, View
from kachidoki.kernel.step import REFUSALS, Step

Setting = str | int | bool
# Which seats belong together: ((0, 2), (1, 3)) are partners who sit opposite each other.
Sides = tuple[tuple[int, ...], ...]


def _means(value: object, setting: Setting) -> bool:
    """Whether `value` is this setting, or its text."""
    if isinstance(value, str):
        return value.strip().lower() == str(setting).lower()
    return value == setting and type(value) is type(setting)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a table may settle before the game. `values` are all that it can be."""

    name: str
    values: tuple[Setting, ...]
    default: Setting
    rule: str

    def read(self, value: object) -> Setting:
        """The setting that `value`, or its text, stands for."""
        for known in self.values:
            if _means(value, known):
                return known
        given, every = shown(value), tuple(map(str, self.values))
        raise BadOption("option-value", self.rule, option=self.name, value=given, known=every)

    def called(self, value: Setting) -> str:
        """The name that somebody gave to a value of their own, if it has one."""
        return ""


@dataclass(frozen=True, slots=True)
class DataOption(Option):
    """Which data a game is played with. The first value stands for those that come with the game;
    any other is an owner's data as one text. `names` are what owners call theirs."""

    names: Mapping[Setting, str] = field(default_factory=dict)

    def called(self, value: Setting) -> str:
        return self.names.get(value, "")

    def offering(self, value: Setting, name: str) -> Self:
        """The same option with one more value to choose, which becomes the default."""
        first, *others = self.values
        values = [first, *(one for one in others if one != value), value]
        names = self.names if value == first else {**self.names, value: name}
        unique = tuple(dict.fromkeys(values))
        return replace(self, values=unique, default=value, names=names)


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a game: how many may play, and which options the table has."""

    players: tuple[int, ...]
    options: Mapping[str, Option] = field(default_factory=dict)
    # Whether the seats play together against the game.
    cooperative: bool = False
    # Whether the rulebook lets partners talk about their cards among themselves.
    partners_talk: bool = False
    # By what the seats are told apart before there is a table, such as the clans that they lead.
    marks: tuple[str, ...] = ()
    _defaults: dict[str, Setting] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        defaults = {option.name: option.default for option in self.options.values()}
        object.__setattr__(self, "_defaults", defaults)

    def defaults(self) -> dict[str, Setting]:
        """What a table has that settles nothing, in the order of the options."""
        return self._defaults.copy()

    def with_option(self, option: Option) -> "Mode":
        """The same mode with this option in the place of the one that has its name."""
        return replace(self, options={**self.options, option.name: option})


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled before the first deal: the game by its id, the mode, how many play, and every
    option of the mode. `Game.setup` makes one that is checked."""

    game: str
    mode: str
    players: int
    options: Mapping[str, Setting]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Every key that the text files must have for a game, with the names of the values; and the
    numbers that are printed on its cards and boards, by what they are and by name, for whoever
    draws them.

    Its modes and options are not listed here: the game knows them."""

    events: Mapping[str, tuple[str, ...]]
    questions: Mapping[str, tuple[str, ...]]
    refusals: Mapping[str, tuple[str, ...]]
    moves: Mapping[str, tuple[str, ...]]
    sections: tuple[str, ...]
    names: Mapping[str, tuple[str, ...]]
    numbers: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    # What a move brings, as hints say it.
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def refusal_keys(reasons: Mapping[tuple[str, ...], str]) -> dict[str, tuple[str, ...]]:
    """Why a move is refused, or a position cannot be, in every game and in this one: each key with
    the names of its values, from a table of keys by these names."""
    found = {key: values for values, keys in reasons.items() for key in keys.split()}
    return {**REFUSALS, **found}


def move_keys(moves: Iterable[Move]) -> dict[str, tuple[str, ...]]:
    """The keys of moves, with the names of their values, for the text files."""
    described = [move.described() for move in moves]
    return {key: tuple(values) for key, values in described}


class Game(ABC):
    """The rules of one game. `rules` is their version: it grows when behaviour changes.

    A game can be played with data of an owner, such as a set of cards. With them it is another
    instance, an edition, with its own moves, names and texts: see `edition`.
    """

    id: str
    rules: int
    modes: Mapping[str, Mode]
    # Every move that a seat can ever make; `all_moves[i].index == i`.
    all_moves: Sequence[Move]
    vocabulary: Vocabulary
    # What its states are declared with, by which positions are read; where a game begins.
    fields: type[Record]
    first_step: Step[Any]
    # The folder of its files, such as its texts; known once the game was found by its id.
    home: Path
    # A guided first game, if there is one: by itself the `lesson.toml` of that folder.
    lesson: Lesson | None = None
    # The keys of questions that come up often, mostly with one answer: players may react.
    reactions: Sequence[str] = ()
    # The option that holds an owner's data, for a game that takes any; and whether an owner writes
    # them as a folder, and not as a file.
    data_option: DataOption | None = None
    data_folder: bool = False
    # Which data the names and texts are made from; empty where they do not depend on any.
    digest: str = ""
    # Options that earlier versions had, each with the value that is now the rule: what was settled
    # with that value can still be read.
    dropped: Mapping[str, Setting] = MappingProxyType({})

    def __init__(self) -> None:
        self._by_text = {move.text: move for move in self.all_moves}
        modes = tuple(self.modes)
        options = dict.fromkeys(name for mode in self.modes.values() for name in mode.options)
        names = {**self.vocabulary.names, "mode": modes, "option": tuple(options)}
        self.vocabulary = replace(self.vocabulary, names=names)

    @property
    def first_mode(self) -> str:
        """What is played where nobody names a mode: the first of the game."""
        return next(iter(self.modes))

    def new(
        self, players: int, mode: str | None = None, seed: int | None = None, **options: object
    ) -> State:
        """A state with its opening chance moves played from `seed` (from a secret one if None).

        Without a mode it is the first one of the game.
        """
        if seed is not None:
            check_seed(seed)
        state = self.start(players, mode, **options)
        rng = Rng(secrets.randbits(128) if seed is None else seed)
        settle(state, rng)
        return state

    def start(self, players: int, mode: str | None = None, **options: object) -> State:
        """A state before its first chance move."""
        chosen = self.first_mode if mode is None else mode
        return self.begin(players, chosen, self.settings(players, chosen, options))

    def open(self, setup: Setup) -> State:
        """A state before its first chance move, from a set-up that was checked."""
        return self.begin(setup.players, setup.mode, setup.options)

    def setup(
        self,
        players: int,
        mode: str | None = None,
        options: Mapping[str, object] = MappingProxyType({}),
    ) -> Setup:
        """What a table settles, checked, with the defaults filled in."""
        chosen = self.first_mode if mode is None else mode
        return Setup(self.id, chosen, players, self.settings(players, chosen, options))

    def settings(
        self, players: int, mode: str, options: Mapping[str, object]
    ) -> dict[str, Setting]:
        """The options of a mode, checked, with the defaults filled in."""
        if not isinstance(mode, str) or mode not in self.modes:
            raise BadOption("unknown-mode", mode=shown(mode), known=tuple(self.modes))
        known = self.modes[mode]
        if type(players) is not int or players not in known.players:
            raise BadOption("player-count", mode=mode, players=shown(players), known=known.players)
        settings = known.defaults()
        strange = [name for name in options if name not in settings]
        for name in strange:
            if name not in self.dropped:
                every = tuple(known.options)
                raise BadOption("unknown-option", option=shown(name), mode=mode, known=every)
        for name in self.outdated(options) if strange else ():
            given, now = shown(options[name]), str(self.dropped[name])
            raise BadOption("option-dropped", option=name, value=given, now=now)
        # In the order of the mode: of several bad ones the first is told.
        for name in options if len(options) < 2 else settings:
            if name in options and name in settings:
                settings[name] = known.options[name].read(options[name])
        self.check_settings(players, settings)
        return settings

    def outdated(self, options: Mapping[str, object]) -> list[str]:
        """The dropped options that are given with another value than the one that is the rule."""
        return [
            name
            for name, value in options.items()
            if name in self.dropped and not _means(value, self.dropped[name])
        ]

    def parse(self, text: str) -> Move:
        """The move that `text` stands for: any spacing, any case."""
        if not isinstance(text, str):
            raise UnreadableMove("unreadable-move", text=shown(text), like="")
        plain = " ".join(text.lower().split()) if len(text) < 4096 else ""
        move = self._by_text.get(plain)
        if move is not None:
            return move
        if (result := self.parse_chance(plain)) is not None:
            return result
        like = "".join(difflib.get_close_matches(plain[:60], self._by_text, n=1))
        raise UnreadableMove("unreadable-move", text=text.strip()[:60], like=like)

    # Editions.

    def edition(self, options: Mapping[str, object]) -> "Game":
        """The edition with the data that these options, or the settings of a table, hold; this one
        if it has them, or they hold none."""
        option = self.data_option
        if option is None or option.name not in options:
            return self
        chosen = option.read(options[option.name])
        return self if chosen == option.default else self.offering(chosen, option.called(chosen))

    def edition_from(self, path: str) -> "Game":
        """The edition with the data in a file, or a folder, of an owner. The data that this one
        offers can be chosen there, too. Raises BadOption for a file that cannot be used, and for
        every file where the game takes none."""
        raise BadOption("no-rules-data", game=self.id)

    def rules_data(self, path: str) -> dict[str, Setting]:
        """The options that say what there is in a file of an owner: a game that is begun with them
        needs no file."""
        option = self.edition_from(path).data_option
        assert option is not None
        return {option.name: option.default}

    def offering(self, data: Setting, name: str = "") -> Self:
        """The edition with these data, which their owner calls `name`. Its tables have them unless
        they choose others that it offers."""
        assert self.data_option is not None
        made = copy(self)
        made.data_option = option = self.data_option.offering(data, name)
        made.modes = {name: mode.with_option(option) for name, mode in self.modes.items()}
        return made

    # What a game defines.

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> State:
        """A state before its first chance move, from settings that were checked."""
        state = self.empty(players, mode, settings)
        state.wait(self.first_step)
        return state

    def empty(self, players: int, mode: str, settings: Mapping[str, Setting]) -> State:
        """The state of a table on which nothing lies yet, to be filled with a position."""
        raise TypeError("a game must define empty(), or begin() and from_position()")

    def resume(self, state: Any, position: Mapping[str, object]) -> None:
        """Check the state that was read, and ask whoever is to be asked; raise BadPosition with the
        reason when it cannot be."""
        state.step.ask(state)

    def sides(self, players: int, mode: str) -> Sides:
        """The seats that win and lose together, each side in order of its seats, the sides in
        order of their first ones.

        Each seat is a side of its own, unless all play together against the game; a game with
        partners says here who they are, and its states give each of them the result of the side.
        """
        seats = range(players)
        return (tuple(seats),) if self.modes[mode].cooperative else tuple((s,) for s in seats)

    def catalogue(self) -> Sequence[Mapping[str, object]] | None:
        """All cards of a game for those who look them up, or None where there are none."""
        return None

    def spoken(self, language: str) -> str:
        """Sentences that come from the data of a game, in Fluent: the names of its cards."""
        return ""

    def check_settings(self, players: int, settings: Mapping[str, Setting]) -> None:
        """Raise BadOption for settings that do not go together."""

    def describe(self, move: Move) -> tuple[str, dict[str, Value]]:
        """The key and the values from which the text files say a seat's move."""
        return move.described()

    def move_data(self, move: Move) -> dict[str, Any]:
        """A move with all that the text files say it from, JSON-able."""
        key, values = self.describe(move)
        return {"move": move.text, "key": key, "values": values, "rule": move.rule}

    def view_data(self, view: View) -> dict[str, Any]:
        """A view as it is sent: its moves with all that the text files say them from."""
        return {**view.data(), "moves": [self.move_data(move) for move in view.moves]}

    @abstractmethod
    def parse_chance(self, text: str) -> Chance | None:
        """The chance result that `text` stands for, or None."""

    def from_position(self, position: Mapping[str, object]) -> State:
        """The state of a position; raises BadPosition with the reason when it cannot be."""
        players, mode, settings, serial = read_head(self, position)
        state = self.empty(players, mode, settings)
        self.fields.read(state, position)
        self.resume(state, position)
        state.serial = serial
        return state

    def planes(self, players: int) -> list[tuple[str, int]]:
        """What `State.observe` writes, in order: the name and the length of each part. They are the
        same in all modes with that many players."""
        raise TypeError("a game must define planes()")

    def width(self, players: int) -> int:
        """How many numbers `State.observe` writes."""
        return sum(length for _, length in self.planes(players))

    def layout(self, players: int) -> list[tuple[str, int]]:
        """What `View.features` holds, in order: the name and the length of each part. It is the
        older layout, called `v1`."""
        mode = next(mode for mode, known in self.modes.items() if players in known.players)
        view = self.start(players, mode).view(None)
        return [(name, len(numbers)) for name, numbers in view.parts()]


def shares(sides: Sides, winners: Sequence[int]) -> list[float]:
    """By seat, what there is of a win: 1 for all of the side that won, or where several sides
    share it an equal part for each side."""
    won = [side for side in sides if not set(side).isdisjoint(winners)]
    whole = {seat for side in won for seat in side}
    return [1.0 / len(won) if seat in whole else 0.0 for seat in range(sum(map(len, sides)))]


# How to find a game by its id; the package of the games sets it.
_finders: list[Callable[[str], Game]] = []


def use_finder(find: Callable[[str], Game]) -> None:
    """Let logs and matches find games by their ids."""
    _finders[:] = [find]


def lookup(game_id: str) -> Game:
    """The game with this id; raises UnknownGame."""
    if not _finders:
        raise UnknownGame("unknown-game", game=shown(game_id), known=())
    return _finders[0](game_id)
