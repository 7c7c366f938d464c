"""Bots think in processes of their own, so that no thought holds up a table."""

import asyncio
import contextlib
import hashlib
import os
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from kachidoki.bots.registry import make
from kachidoki.games import find
from kachidoki.processors import only_one
from kachidoki.tables.errors import Unavailable
from kachidoki.tables.shares import Claim, Shares

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

# A thinker that dies is replaced; this often for one thought.
TRIES = 3

T = TypeVar("T")


def think(
    game: str, position: Mapping[str, object], seat: int, code: str, seed: int
) -> dict[str, Any]:
    """What the bot `code` thinks at `seat`, as data: `lines` with the best move first. The position
    is the truth and stays in this function: the bot is given the view."""
    view = find(game).from_position(position).view(seat)
    return make(code, seed).think(view).data()


def advise(
    game: str, position: Mapping[str, object], seat: int, code: str, seed: int
) -> dict[str, Any]:
    """The same for a person: each line also says why."""
    view = find(game).from_position(position).view(seat)
    thought = make(code, seed).think(view)
    reasons = [view.reason(line.move) for line in thought.lines]
    lines = [
        {**line.data(), "why": why and {"key": why.key, "values": dict(why.values)}}
        for line, why in zip(thought.lines, reasons, strict=True)
    ]
    return {**thought.data(), "lines": lines}


def luck(of: bytes) -> int:
    """The seed of a thought: the same when it is thought out again, say after a crash."""
    return int.from_bytes(hashlib.sha256(of).digest()[:8], "big") >> 1


class Thinkers:
    """The processes in which bots think, one more than `processes` for quick thoughts. They start
    when they are needed."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._shares = Shares(self.processes)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, claim: Claim, work: Callable[..., T], *given: object) -> T:
        """What `work` makes of what it is given, in one of the processes."""
        # In a browser there are none, and not even their modules.
        from concurrent.futures.process import BrokenProcessPool

        for _ in range(TRIES):
            async with self._shares.place(claim):
                pool = self._started()
                try:
                    return await asyncio.wrap_future(pool.submit(work, *given))
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
        raise Unavailable("bots-unavailable")

    def _started(self) -> "ProcessPoolExecutor":
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        if self._pool is None:
            # Fresh processes: a copy of this one would hold its sockets and its database open.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes + 1, spawn, settle_in)
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def settle_in() -> None:
    """Give way to the server, leave it to the server to say when to stop, and end with it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    only_one()
    threading.Thread(target=_end_with_server, daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)


def _end_with_server() -> None:
    """Wait for the end of the server: one that was killed closes nothing behind it."""
    import multiprocessing

    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(0)
