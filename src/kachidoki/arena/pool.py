"""Work on all cores, which Ctrl-C ends at once and cleanly."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

from kachidoki.kernel.errors import BadBot
from kachidoki.processors import only_one

T = TypeVar("T")
R = TypeVar("R")

# A process plays one game at a time: libraries that would start a thread for each core are told.
ALONE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def spread(
    work: Callable[[T], R], tasks: Iterable[T], workers: int, note: Callable[[T, R], None]
) -> None:
    """Do all tasks; `note` hears of each as it ends, in whatever order that is. One worker is this
    process itself."""
    if workers == 1:
        for task in tasks:
            note(task, work(task))
        return
    for name in ALONE:
        os.environ.setdefault(name, "1")
    context = get_context("forkserver" if os.name == "posix" else "spawn")
    others = set(active_children())
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_deaf) as pool:
        try:
            _keep_busy(pool, work, iter(tasks), workers * 2, note)
        except BaseException as error:
            # Whoever stops does not wait for what is under way.
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(active_children()) - others:
                worker.terminate()
            if isinstance(error, BrokenProcessPool):
                raise BadBot("worker-died") from error
            raise


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits while workers are started: in the middle of that, some would be left behind, and
    play on. They inherit it, so none of them hears it before it is deaf."""
    if os.name != "posix":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that started the others answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    only_one()


def _keep_busy(
    pool: ProcessPoolExecutor,
    work: Callable[[T], R],
    tasks: Iterator[T],
    ahead: int,
    note: Callable[[T, R], None],
) -> None:
    """Keep `ahead` tasks under way until all are done."""
    waiting: dict[Future[R], T] = {}
    while True:
        with _undisturbed():
            for task in islice(tasks, ahead - len(waiting)):
                waiting[pool.submit(work, task)] = task
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            note(waiting.pop(future), future.result())
