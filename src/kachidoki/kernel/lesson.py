# interpreted: data, and one pass over it.
"""A lesson: a guided game in which all that happens is written down, chance included.

It is data alone, in the `lesson.toml` of a game: its scenes are written as `["say", key, point,
values]` and so on, with the fields of the classes below. `Lesson.play` really plays it, so that no
lesson can teach what the rules forbid.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kachidoki.kernel.event import Event, Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import CHANCE, State, View


@dataclass(frozen=True, slots=True)
class Say:
    """Something to read: a key of the text files, and the places of the table that it is about."""

    key: str
    point: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ask:
    """A move that the learner has to find, and what is said before."""

    move: str
    key: str
    point: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Play:
    """A move of a seat, or a result of chance (`CHANCE`), that the learner watches."""

    by: int
    move: str


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """Moves of all seats in a hurry: the learner sees only where they lead."""

    moves: tuple[tuple[int, str], ...]


Scene = Say | Ask | Play | Meanwhile
SCENES: Mapping[str, Callable[..., Scene]] = {
    kind.__name__.lower(): kind for kind in (Say, Ask, Play, Meanwhile)
}


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the lesson halts: what was said and is wanted, the learner's view, and what happened
    since the stop before, as the learner may know it."""

    say: str
    values: Mapping[str, Value]
    point: tuple[str, ...]
    wants: tuple[str, ...]
    view: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The learner sits at `seat`, and has no name there: the page knows it."""

    mode: str
    seat: int
    names: tuple[str, ...]
    script: tuple[Scene, ...]
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return len(self.names)

    def keys(self) -> dict[str, frozenset[str]]:
        """Every key that the text files must have, with the names of its values."""
        said = [scene for scene in self.script if isinstance(scene, (Say, Ask))]
        return {scene.key: frozenset(scene.values) for scene in said}

    def play(self, state: State, parse: Callable[[str], Move]) -> Iterator[Stop]:
        """Play the lesson from the start of a game; a script that breaks a rule is refused.

        Each move makes a stop of its own, with nothing said, so that it can be watched.
        """
        for scene in self.script:
            match scene:
                case Say(key, point, values):
                    yield Stop(key, values, point, (), state.view(self.seat), ())
                case Ask(move, key, point, values):
                    yield Stop(key, values, point, (move,), state.view(self.seat), ())
            if moves := self._moves(scene):
                seen = tuple(event.seen_by(self.seat) for event in _played(state, moves, parse))
                yield Stop("", {}, (), (), state.view(self.seat), seen)

    def public(self, state: State, parse: Callable[[str], Move]) -> list[Event]:
        """What everybody sees of it, from the start of a game to the end."""
        moves = [move for scene in self.script for move in self._moves(scene)]
        return [event.seen_by(None) for event in _played(state, moves, parse)]

    def _moves(self, scene: Scene) -> Sequence[tuple[int, str]]:
        match scene:
            case Ask(move):
                return ((self.seat, move),)
            case Play(by, move):
                return ((by, move),)
            case Meanwhile(moves):
                return moves
        return ()


def read_lesson(path: Path) -> Lesson:
    """The lesson that a file says."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    script = [SCENES[kind](*map(_fixed, values)) for kind, *values in data["script"]]
    names, options = tuple(data["names"]), data.get("options", {})
    return Lesson(data["mode"], data["seat"], names, tuple(script), options)


def _fixed(value: Any) -> Any:
    """Lists as tuples: nobody changes a lesson."""
    return tuple(map(_fixed, value)) if isinstance(value, list) else value


def _played(
    state: State, moves: Sequence[tuple[int, str]], parse: Callable[[str], Move]
) -> list[Event]:
    events: list[Event] = []
    state.events = events
    for by, move in moves:
        state.play(parse(move), None if by == CHANCE else by)
    state.events = None
    return events
