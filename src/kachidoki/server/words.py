"""A table in sentences, for those who read rather than look: the same facts as the news.

Sentences cost far more than what they say. So they are written in a thread of their own, once for
all who read the same, and the first to ask for them pays for the time.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import msgspec

from kachidoki.kernel.event import Event
from kachidoki.kernel.game import Game
from kachidoki.kernel.state import View
from kachidoki.server.limits import WORDS, Limits
from kachidoki.tables.news import Board
from kachidoki.tables.shapes import Words
from kachidoki.tables.table import Table
from kachidoki.text import LANGUAGES, Texts
from kachidoki.words import words as words_of

# Seconds that sentences are taken to cost until it is known.
GUESS = 0.05


@lru_cache(maxsize=64)
def texts(language: str, game: Game | str | None = None) -> Texts:
    """What is said of a game, or of an edition of it."""
    return Texts(language, game)


async def prepare(table: Table) -> None:
    """Learn to speak of what only this table has, before anything has to be said of it."""
    if table.edition:
        await asyncio.to_thread(_learn, table.game)


@lru_cache(maxsize=64)
def _learn(game: Game) -> None:
    for language in LANGUAGES:
        texts(language, game)


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def words(
    language: str,
    game: Game,
    names: Sequence[str],
    view: View | None,
    events: Iterable[Event],
    asks: bool = True,
) -> Words:
    """What `view` shows and what happened; `events` are as the viewer may know them. Without
    `asks` nothing is asked any more."""
    say = texts(language, game)
    seat = view.seat if view is not None else None
    told = [say.event(event, names, seat) for event in events]
    said = Words(say.title(), [], told, "", [], "")
    if view is not None:
        said.table = words_of(game.id).tell(view, say, names)
    if view is not None and asks:
        said.moves = say.moves(view.moves, names, seat)
        if view.question is not None:
            said.question = say.question(view.question, names, seat)
            said.rule = say.rule(view.question.rule)[0]
    return said


class Scribe:
    """Writes the words of tables, one after the other."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._thread = ThreadPoolExecutor(1, "words")
        self._writing: dict[object, asyncio.Task[str]] = {}

    def known(self, board: Board, key: object) -> "str | asyncio.Task[str] | None":
        """Words of a table as it is now that somebody else has asked for."""
        return board.kept(key) or self._writing.get((board, board.version, key))

    def write(
        self, board: Board, key: object, address: str, work: Callable[[], Words]
    ) -> "asyncio.Task[str]":
        """Begin to write words of the table as it is now; refused if the address has had too many.
        `work` must not touch the table, which goes on meanwhile."""
        self.limits.check(address, WORDS)
        self.limits.spend(address, WORDS, GUESS)
        place = board, board.version, key
        task = self._writing[place] = asyncio.create_task(self._write(*place, address, work))
        task.add_done_callback(lambda ended: self._end(place, ended))
        return task

    async def _write(
        self, board: Board, version: int, key: object, address: str, work: Callable[[], Words]
    ) -> str:
        loop = asyncio.get_running_loop()
        text, spent = await loop.run_in_executor(self._thread, _written, work)
        self.limits.spend(address, WORDS, spent - GUESS)
        board.keep(key, text, version)
        return text

    def _end(self, place: object, task: "asyncio.Task[str]") -> None:
        del self._writing[place]
        if not task.cancelled():
            # Perhaps nobody waits for it any more.
            task.exception()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _written(work: Callable[[], Words]) -> tuple[str, float]:
    began = time.thread_time()
    text = msgspec.json.encode(work()).decode()
    return text, time.thread_time() - began
