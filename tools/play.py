"""Starts Kachidoki from a clone at once, compiled or not.

python -m tools.play serve --open...    what `make play` starts

What is compiled and up to date is used. Otherwise the source runs as it is, and is compiled in the
background meanwhile, by nobody's leave but the lock's: see tools/alone.py. That goes on when the
game is left; what it says is in build/compile.log. The next start uses it if it came to its end,
which `make` knows by the stamp that is set last.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import alone

PURE = "KACHIDOKI_PURE"
BEGAN = "BEGAN"
SRC = "src"
COMPILING = (
    "The engine is being compiled in the background, which takes a minute or two: the next start "
    "uses it. Until then the same source is interpreted."
)
COMPILED_NOW = "The engine is still being compiled in the background: the source is interpreted."
FAILED = "The last time the engine could not be compiled: see {log}. Trying again."


@dataclass(frozen=True, slots=True)
class Clone:
    """A clone of the repository, and what was made in it."""

    root: Path = alone.ROOT

    @property
    def lock(self) -> Path:
        return self.root / ".venv" / alone.LOCK.name

    @property
    def log(self) -> Path:
        return self.root / "build" / "compile.log"

    @property
    def failed(self) -> Path:
        return self.root / "build" / "compile.failed"

    def _make(self, *arguments: str) -> tuple[str, ...]:
        return (os.environ.get("MAKE", "make"), "--no-print-directory", *arguments)

    def up_to_date(self) -> bool:
        """Whether what is installed was built from the source as it is, to the end."""
        asked = subprocess.run(
            self._make("-q", ".venv/.kachidoki"),
            cwd=self.root,
            env=alone.without_make(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        return asked.returncode == 0

    def compile_later(self) -> "subprocess.Popen[bytes] | None":
        """Begin to compile, unless somebody does already."""
        if alone.busy(self.lock):
            return None
        self.log.parent.mkdir(exist_ok=True)
        script = 'rm -f "$0"; "$@" || { touch "$0"; exit 1; }'
        build = ("nice", "-n", "19", *self._make("build"))
        with self.log.open("w", encoding="utf-8") as log:
            # A group of its own: Ctrl-C ends the game, not the compiler.
            return subprocess.Popen(
                ("sh", "-c", script, str(self.failed), *build),
                cwd=self.root,
                env=alone.without_make(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def start(self, environment: Mapping[str, str]) -> tuple[str, dict[str, str]]:
        """What is to be said, and with which environment to start."""
        pure = environment.get(PURE, "0") not in ("", "0")
        if not pure and self.up_to_date():
            return "", dict(environment)
        said = ""
        if not pure:
            failed = (
                FAILED.format(log=self.log.relative_to(self.root)) if self.failed.exists() else ""
            )
            begun = self.compile_later()
            said = f"{failed} {COMPILING if begun else COMPILED_NOW}".strip()
        return said, {**environment, "PYTHONPATH": str(self.root / SRC)}


def say(text: str) -> None:
    """As the Makefile does: with the seconds since it began."""
    began = float(os.environ.get(BEGAN) or time.time())
    print(f"{int(time.time() - began):4d} s  {text}", flush=True)


def main(arguments: Sequence[str]) -> None:
    said, environment = Clone().start(os.environ)
    if said:
        say(said)
    say("Starting")
    command = [sys.executable, "-m", "kachidoki", *arguments]
    if os.name == "posix":
        # In our place: signals go to the game itself.
        os.execve(command[0], command, environment)
    sys.exit(subprocess.run(command, env=environment, check=False).returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
