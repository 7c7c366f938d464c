"""One at a time: whoever changes .venv/ holds its lock until all that it has started has ended.

python -m tools.alone COMMAND...    wait for the lock, then run the command
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
# uv has a `.lock` of its own there.
LOCK = ROOT / ".venv" / ".alone"
# Set for what runs under the lock: it need not wait for itself.
HELD = "KACHIDOKI_ALONE"
# What make tells its children is not for those that run long after it, or under another make.
OF_MAKE = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES")


def _taken(file: IO[str], wait: bool) -> bool:
    try:
        import fcntl
    except ImportError:  # where there is no such lock, go without
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def busy(lock: Path = LOCK) -> bool:
    """Whether somebody holds the lock now."""
    if not lock.exists():
        return False
    with lock.open("a") as file:
        return not _taken(file, wait=False)


@contextlib.contextmanager
def alone(lock: Path = LOCK) -> Iterator[int]:
    """The lock, as an open file to be handed on to what is started: should we be killed, it is
    held until that has ended too, as a compiler goes on without its parent."""
    with lock.open("a") as file:
        if not os.environ.get(HELD) and not _taken(file, wait=False):
            print("Waiting for what is being installed or compiled already", flush=True)
            _taken(file, wait=True)
        yield file.fileno()


def without_make() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in OF_MAKE}


def run(command: Sequence[str], lock: Path = LOCK) -> int:
    """Run a command under the lock; its exit code."""
    with alone(lock) as held:
        keep = (held,) if os.name == "posix" else ()
        done = subprocess.run(
            command, env={**without_make(), HELD: "1"}, pass_fds=keep, check=False
        )
    return done.returncode


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
