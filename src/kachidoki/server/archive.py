"""Reading logs, which may be long: in threads, a few at a time, so that no table waits for it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from litestar.di import NamedDependency

from kachidoki.kernel.log import Verdict
from kachidoki.server.files import File

# Logs read at once, and results kept; a text may have megabytes.
READERS = 2
MOST_TEXTS, MOST_VERDICTS = 8, 1_000

T = TypeVar("T")


class Archive:
    """What was read from the logs of tables. It must not change while a thread reads: give it a
    log of its own, as `Match.log` does."""

    def __init__(self) -> None:
        self._readers = asyncio.Semaphore(READERS)
        # Of tables that have ended, for those who ask again.
        self.texts: Shelf[File] = Shelf(self, MOST_TEXTS)
        self.verdicts: Shelf[Verdict] = Shelf(self, MOST_VERDICTS)

    async def read(self, work: Callable[[], T]) -> T:
        async with self._readers:
            return await asyncio.to_thread(work)


class Shelf(Generic[T]):
    """The last results by table, each worked out once for all who ask."""

    def __init__(self, archive: Archive, most: int) -> None:
        self._archive = archive
        self._most = most
        self._kept: OrderedDict[str, asyncio.Task[T]] = OrderedDict()

    async def get(self, table: str, work: Callable[[], T]) -> T:
        task = self._kept.get(table)
        if task is None:
            task = self._kept[table] = asyncio.create_task(self._archive.read(work))
            task.add_done_callback(lambda done: self._drop_failed(table, done))
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(table)
        return await asyncio.shield(task)

    def _drop_failed(self, table: str, task: "asyncio.Task[T]") -> None:
        failed = task.cancelled() or task.exception() is not None
        if failed and self._kept.get(table) is task:
            del self._kept[table]


TheArchive = NamedDependency[Archive]
