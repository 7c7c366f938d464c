"""What the tests of all lessons share: a lesson is played once and then asked about."""

from dataclasses import replace
from functools import cache, cached_property

import pytest

import kachidoki
from kachidoki import KachidokiError
from kachidoki.kernel.event import Event
from kachidoki.kernel.lesson import Lesson, Scene, Stop


def lesson_of(game_id: str) -> Lesson:
    lesson = kachidoki.game(game_id).lesson
    assert lesson is not None, f"{game_id} has no lesson"
    return lesson


def taught() -> list[str]:
    """The games that have a lesson: a game may do without."""
    return [game_id for game_id in kachidoki.games() if kachidoki.game(game_id).lesson is not None]


def done(by: int, move: str) -> Scene:
    """A scene in which a seat, or chance, does something."""
    return Scene(moves=((by, move),))


def asked(by: int, move: str, key: str) -> Scene:
    """A scene in which the learner has to find a move."""
    return Scene(key, moves=((by, move),), wants=(move,))


def play(game_id: str, lesson: Lesson) -> tuple[Stop, ...]:
    game = kachidoki.game(game_id)
    state = game.start(lesson.players, lesson.mode, **lesson.options)
    return tuple(lesson.play(state, game.parse))


class Course:
    """The lesson of a game, as its learner goes through it."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.lesson = lesson_of(game_id)

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        return play(self.game_id, self.lesson)

    @property
    def events(self) -> list[Event]:
        return [event for stop in self.stops for event in stop.events]

    @property
    def asks(self) -> list[Stop]:
        return [stop for stop in self.stops if stop.wants]

    def at(self, say: str) -> Stop:
        """The stop at which the teacher says this."""
        return next(stop for stop in self.stops if stop.say == say)

    def happened(self, key: str, *, before: str = "", after: str = "") -> list[Event]:
        """What the learner was told, before or after the teacher said something."""
        keys = [stop.say for stop in self.stops]
        first = keys.index(after) if after else 0
        last = keys.index(before) if before else None
        part = self.stops[first:last]
        return [event for stop in part for event in stop.events if event.key == key]

    def refuses(self, *script: Scene) -> None:
        """A script that breaks a rule cannot be played."""
        with pytest.raises(KachidokiError):
            play(self.game_id, replace(self.lesson, script=script))

    def accepts(self, *script: Scene) -> None:
        assert play(self.game_id, replace(self.lesson, script=script))


@cache
def course(game_id: str) -> Course:
    return Course(game_id)
