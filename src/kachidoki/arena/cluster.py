"""Work on the machines of a Ray cluster, each of which has this version of Kachidoki installed."""

import socket
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, TypeVar

import kachidoki
from kachidoki.arena.errors import BadArena
from kachidoki.extras import install
from kachidoki.kernel.errors import BadBot, MissingExtra

# Seconds for a cluster to answer.
PATIENCE = 10.0

T = TypeVar("T")
R = TypeVar("R")


def spread(
    address: str, work: Callable[[T], R], tasks: Iterable[T], note: Callable[[T, R], None]
) -> None:
    """Do all tasks on the cluster at `address`, as `pool.spread` does them on this machine. Ray
    does tasks of a machine that went away elsewhere."""
    try:
        import ray
        from ray.exceptions import RayError, RayTaskError
    except ModuleNotFoundError as error:
        lacking = {"extra": "ray", "module": error.name or "", "install": install("ray")}
        raise MissingExtra("missing-extra", **lacking) from error

    _join(ray, address)
    try:
        _keep_busy(ray, work, tasks, note)
    except RayTaskError as error:
        # What was raised over there, as it would have been here.
        raise error.cause from error
    except RayError as error:
        raise BadBot("worker-died") from error
    finally:
        ray.shutdown()


def _join(ray: Any, address: str) -> None:
    try:
        # Ray itself would try for minutes.
        host, colon, port = address.rpartition("://")[2].rpartition(":")
        if colon:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError) as error:
        why = (str(error).splitlines() or [type(error).__name__])[0][:200]
        raise BadArena("ray-away", address=address[:80], why=why) from error


def _keep_busy(
    ray: Any, work: Callable[[T], R], tasks: Iterable[T], note: Callable[[T, R], None]
) -> None:
    """Keep two tasks under way for each processor that the cluster has now: more may join."""
    there = ray.remote(_checked)
    left = iter(tasks)
    waiting: dict[Any, T] = {}
    while True:
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for task in islice(left, max(0, ahead - len(waiting))):
            waiting[there.remote(kachidoki.__version__, work, task)] = task
        if not waiting:
            return
        done, _ = ray.wait(list(waiting), num_returns=1)
        for reference in done:
            note(waiting.pop(reference), ray.get(reference))


def _checked(version: str, work: Callable[[T], R], task: T) -> R:
    """The work, where it is that of the same version."""
    if kachidoki.__version__ != version:
        raise BadArena("ray-version", found=kachidoki.__version__, wanted=version)
    return work(task)
