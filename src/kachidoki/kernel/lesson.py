# interpreted: data, and one pass over it.
"""A lesson: a guided game in which all that happens is written down, chance included.

It is data alone, in the `lesson.toml` of a game, a list of scenes:

    ["say", key, point, values]        something to read: of the places in `point`
    ["ask", move, key, point, values]  a move that the learner has to find, and what is said before
    ["play", seat, move]               a move of a seat, or of chance (-1), that the learner watches
    ["meanwhile", [[seat, move], …]]   moves in a hurry: the learner sees only where they lead

`Lesson.play` really plays it, so that no lesson can teach what the rules forbid.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from kachidoki.kernel.event import Beat, Event, Heard, Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import CHANCE, State, View


@dataclass(frozen=True, slots=True)
class Scene:
    """What is read first, where there is a `key` of the text files; then the moves, each with its
    seat or CHANCE; those that the learner has to find are in `wants`."""

    key: str = ""
    point: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)
    moves: tuple[tuple[int, str], ...] = ()
    wants: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the lesson halts: what was said and is wanted, the learner's view, and what happened
    since the stop before, as the learner may know it, with the beats on the way."""

    say: str
    values: Mapping[str, Value]
    point: tuple[str, ...]
    wants: tuple[str, ...]
    view: View
    events: tuple[Event, ...]
    beats: tuple[Beat, ...] = ()


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
        return {scene.key: frozenset(scene.values) for scene in self.script if scene.key}

    def play(self, state: State, parse: Callable[[str], Move]) -> Iterator[Stop]:
        """Play the lesson from the start of a game; a script that breaks a rule is refused.

        What is done makes a stop of its own, with nothing said, so that it can be watched.
        """
        for one in self.script:
            if one.key:
                view = state.view(self.seat)
                yield Stop(one.key, one.values, one.point, one.wants, view, ())
            if one.moves:
                heard = _played(state, one.moves, parse)
                seen = tuple(event.seen_by(self.seat) for event in heard)
                # In a hurry there is no time to look.
                beats = heard.within() if len(one.moves) == 1 else ()
                yield Stop("", {}, (), (), state.view(self.seat), seen, beats)

    def public(self, state: State, parse: Callable[[str], Move]) -> list[Event]:
        """What everybody sees of it, from the start of a game to the end."""
        moves = [move for scene in self.script for move in scene.moves]
        return [event.seen_by(None) for event in _played(state, moves, parse)]


def read_lesson(path: Path) -> Lesson:
    """The lesson that a file says."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    seat, names, options = data["seat"], tuple(data["names"]), data.get("options", {})
    script = [_scene(seat, kind, *map(_fixed, values)) for kind, *values in data["script"]]
    return Lesson(data["mode"], seat, names, tuple(script), options)


def _scene(seat: int, kind: str, *values: Any) -> Scene:
    match kind:
        case "say":
            return Scene(*values)
        case "ask":
            return replace(Scene(*values[1:]), moves=((seat, values[0]),), wants=values[:1])
        case "play":
            return Scene(moves=(values,))
        case "meanwhile":
            return Scene(moves=values[0])
    raise ValueError(f"there is no scene {kind!r}")


def _fixed(value: Any) -> Any:
    """Lists as tuples: nobody changes a lesson."""
    return tuple(map(_fixed, value)) if isinstance(value, list) else value


def _played(state: State, moves: Sequence[tuple[int, str]], parse: Callable[[str], Move]) -> Heard:
    heard = Heard()
    state.events = heard
    for by, move in moves:
        state.play(parse(move), None if by == CHANCE else by)
    state.events = None
    return heard
