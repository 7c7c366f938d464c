"""Plays entries of the programme, keeps their games in a folder, and their results in results/."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.strength.programme import Entry
from kachidoki.arena.book import GAMES, Book
from kachidoki.arena.outcome import Cell, outcome
from kachidoki.arena.play import Progress, play
from kachidoki.kernel.errors import BadBot

RESULTS = Path(__file__).parent / "results"
# Seconds between two lines on the way.
PAUSE = 30.0


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class TimeIsUp(Exception):
    """So much time was given to an entry, and no more."""


class Lines:
    """Says now and then how far an entry is, and when its seconds are gone, if they are counted."""

    def __init__(self, name: str, seconds: float | None) -> None:
        self.name = name
        self._next = time.monotonic() + PAUSE
        self._end = None if seconds is None else time.monotonic() + seconds

    def __call__(self, now: Progress) -> None:
        if self._end is not None and time.monotonic() >= self._end:
            raise TimeIsUp
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + PAUSE
            say(f"{self.name}: {now.games} of {now.total} games, {now.left / 60:.0f} min left")


def play_all(
    entries: Sequence[Entry],
    games: int,
    jobs: int | None,
    minutes: float | None,
    keep: Path,
    results: Path,
) -> None:
    """Play what is missing of all entries, within so many minutes; each has as much as the others
    of what is left."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    for at, entry in enumerate(entries):
        share = None if end is None else (end - time.monotonic()) / (len(entries) - at)
        play_entry(entry, games, jobs, share, keep, results)


def play_entry(
    entry: Entry, games: int, jobs: int | None, seconds: float | None, keep: Path, results: Path
) -> None:
    """Play what is missing of an entry. Ctrl-C keeps what is played and writes no result; when the
    time is up there is one of what was played until then."""
    try:
        field = entry.field(games)
    except BadBot as missing:
        say(f"{entry.name}: left out, {missing}")
        return
    folder = keep / entry.name
    with Book(field, folder, resume=(folder / GAMES).exists()) as book:
        with suppress(TimeIsUp):
            play(book, jobs, Lines(entry.name, seconds))
        came = outcome(book)
    found, cells = came.data(), came.cells
    if not came.deals:
        say(f"{entry.name}: no deal was finished")
        return
    results.mkdir(parents=True, exist_ok=True)
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    (results / f"{entry.name}.json").write_text(text, encoding="utf-8")
    say("; ".join([entry.name, *map(in_words, cells)]))


def result_of(entry: Entry, results: Path = RESULTS) -> dict[str, Any] | None:
    """What is kept of an entry, if it was played."""
    path = results / f"{entry.name}.json"
    if not path.exists():
        return None
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def in_words(cell: Cell) -> str:
    """`learned against greedy: 66.1 % (63.1 to 69.0) of 1,000 games`."""
    first, *others = cell.bots
    return (
        f"{first} against {' '.join(others)}: {100 * cell.rate:.1f} % "
        f"({100 * cell.low:.1f} to {100 * cell.high:.1f}) of {cell.games:,} games"
    )
