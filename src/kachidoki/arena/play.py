"""Plays an arena: what is not in the book yet, on as many cores as there are."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass

from kachidoki.arena import cluster
from kachidoki.arena.book import Book
from kachidoki.arena.match import Played, Task, play_game
from kachidoki.arena.pool import spread

Numbered = tuple[int, Task]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an arena is. `fresh` games were played in this run, in so many seconds."""

    games: int
    total: int
    fresh: int
    seconds: float

    @property
    def left(self) -> float:
        """How many seconds the rest will take, if it goes on like that."""
        return self.seconds / self.fresh * (self.total - self.games) if self.fresh else 0.0


def _play(task: Numbered) -> Played:
    return play_game(*task[1])


def play(
    book: Book,
    jobs: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    ray: str = "",
) -> None:
    """Play all games that are missing in the book; `progress` hears of each. With the address of a
    Ray cluster in `ray` they are played there."""
    field, began = book.field, time.perf_counter()
    missing = [
        (meeting, task) for meeting, task in field.tasks() if (meeting, task[1]) not in book.games
    ]
    total = field.total()
    kept = total - len(missing)
    fresh = 0

    def note(task: Numbered, played: Played) -> None:
        nonlocal fresh
        meeting, (_, number) = task
        book.add(meeting, number, played)
        fresh += 1
        if progress is not None:
            progress(Progress(kept + fresh, total, fresh, time.perf_counter() - began))

    if missing and ray:
        cluster.spread(ray, _play, missing, note)
    elif missing:
        spread(_play, missing, min(jobs or os.cpu_count() or 1, len(missing)), note)
