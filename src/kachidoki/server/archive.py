"""Reading logs, which may be long: in threads, a few at a time, so that no table waits for it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from kachidoki.kernel.log import Verdict

if TYPE_CHECKING:
    from kachidoki.server.files import File

# Logs read at once, and results kept; a text may have megabytes.
READERS = 2
MOST_TEXTS, MOST_VERDICTS = 8, 1_000
# Answers that are the same for everybody, such as the games: in three languages, and some that
# single tables need.
MOST_SHEETS = 128

T = TypeVar("T")


class Archive:
    """What was read from the logs of tables. It must not change while a thread reads: give it a
    log of its own, as `Match.log` does."""

    def __init__(self) -> None:
        self._readers = asyncio.Semaphore(READERS)
        # Of tables that have ended, for those who ask again.
        self.texts: Shelf[File] = Shelf(self.read, MOST_TEXTS)
        self.verdicts: Shelf[Verdict] = Shelf(self.read, MOST_VERDICTS)
        # No long log keeps those waiting who open the page.
        self._maker = asyncio.Semaphore(1)
        self.sheets: Shelf[File] = Shelf(self._make, MOST_SHEETS)

    async def read(self, work: Callable[[], T]) -> T:
        async with self._readers:
            return await asyncio.to_thread(work)

    async def _make(self, work: Callable[[], T]) -> T:
        """One after the other: with each more the tables would get less of the processor."""
        async with self._maker:
            return await asyncio.to_thread(work)


class Shelf(Generic[T]):
    """The last results by table, or by what was asked, each worked out once for all."""

    def __init__(
        self, read: Callable[[Callable[[], T]], Coroutine[Any, Any, T]], most: int
    ) -> None:
        self._read = read
        self._most = most
        self._kept: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, work: Callable[[], T]) -> T:
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(self._read(work))
            task.add_done_callback(lambda done: self._drop_failed(key, done))
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return await asyncio.shield(task)

    def _drop_failed(self, key: Hashable, task: "asyncio.Task[T]") -> None:
        failed = task.cancelled() or task.exception() is not None
        if failed and self._kept.get(key) is task:
            del self._kept[key]
