"""Server processes that a test starts, kills and starts again, on data that stays.

    with Place.sqlite(folder) as place:           # or Place.postgres()
        server = Serving(place)
        server.start()
        server.kill()                             # kill -9, no goodbye
        server.start()                            # the same port, the same data

`tools/soak.py` uses the same.
"""

import contextlib
import http.client
import itertools
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import kachidoki

HOST = "127.0.0.1"
# Below those that the system lends out, so that it is still free after a kill.
PORTS = (20_000, 32_000)
# Seconds for a server to be ready, on a busy machine.
PATIENCE = 40.0
ROOT = Path(__file__).resolve().parent.parent.parent
# The folder that the package was imported from: src/, or where it is installed.
PACKAGE = str(Path(kachidoki.__file__).resolve().parents[1])


class Broken(AssertionError):
    """A server that did not do what it must."""


def environment(**more: str) -> dict[str, str]:
    """What a process needs to run the very package that is being tested."""
    return {**os.environ, "PYTHONPATH": PACKAGE, **more}


def free_port() -> int:
    for _ in range(50):
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((HOST, port))
            return port
    raise Broken("no free port")


@dataclass(frozen=True)
class Place:
    """Where the tables are kept, and how to look at them behind the server's back."""

    options: tuple[str, ...]
    file: Path | None = None
    url: str = ""

    @classmethod
    @contextlib.contextmanager
    def sqlite(cls, folder: Path) -> Iterator["Place"]:
        yield cls(("--data", str(folder)), folder / "tables.db")

    @classmethod
    @contextlib.contextmanager
    def postgres(cls) -> Iterator["Place"]:
        from tests.postgres import fresh_database

        with fresh_database() as url:
            yield cls(("--database", url), url=url.replace("+psycopg", ""))

    def query(self, statement: str, *values: str) -> list[tuple[Any, ...]]:
        """Ask the database itself; `?` stands for a value."""
        if self.file is not None:
            uri = f"file:{self.file}?mode=ro"
            with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=10)) as connection:
                return connection.execute(statement, values).fetchall()
        import psycopg

        with psycopg.connect(self.url) as connection:
            found = connection.execute(statement.replace("?", "%s").encode(), values)
            return found.fetchall()

    def records(self, table: str) -> list[tuple[int, str]]:
        """What is stored of a table: sequence and body, in order."""
        said = "SELECT sequence, body FROM records WHERE table_id = ? ORDER BY sequence"
        return [(int(number), str(body)) for number, body in self.query(said, table)]


def _temporary_file() -> Path:
    handle, name = tempfile.mkstemp(prefix="kachidoki-said-")
    os.close(handle)
    return Path(name)


@dataclass
class Serving:
    """One `kachidoki serve` (or, with `command`, `kachidoki worker`), again and again."""

    place: Place
    options: tuple[str, ...] = ()
    command: str = "serve"
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    # All that it ever wrote.
    said: Path = field(default_factory=_temporary_file)
    starts: int = 0

    def start(self, wait: bool = True) -> "Serving":
        """Start it; with `wait`, until it can take moves."""
        assert self.process is None
        arguments = [sys.executable, "-m", "kachidoki", self.command, *self.place.options]
        if self.command == "serve":
            arguments += ["--host", HOST, "--port", str(self.port), "--no-limits"]
        arguments += ["--thinkers", "1", "--log-format", "json", "--lang", "en", *self.options]
        with self.said.open("ab") as output:
            self.process = subprocess.Popen(
                arguments,
                cwd=ROOT,
                env=environment(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        self.starts += 1
        if wait:
            self.wait_ready()
        return self

    def wait_ready(self) -> float:
        """Wait until it can take moves; how many seconds that took."""
        began = time.monotonic()
        while not self.ready():
            if self.process is None or self.process.poll() is not None:
                raise Broken(f"the server ended\n{self.output()[-3000:]}")
            if time.monotonic() - began > PATIENCE:
                raise Broken(f"the server is not ready\n{self.output()[-3000:]}")
            time.sleep(0.02)
        return time.monotonic() - began

    def ready(self) -> bool:
        if self.command != "serve":
            return self.output().count("\n") >= self.starts
        return self.status("/health/ready") == 200

    def status(self, path: str, seconds: float = 15.0) -> int:
        """The status of an answer; 0 while nobody answers."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=seconds)
        try:
            connection.request("GET", path)
            return connection.getresponse().status
        except (OSError, http.client.HTTPException):
            return 0
        finally:
            connection.close()

    def kill(self) -> None:
        """The process is gone, with no time for anything."""
        self._end(signal.SIGKILL)

    def stop(self, seconds: float = 20.0) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM, seconds)

    def _end(self, number: signal.Signals, seconds: float = 20.0) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(number)
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise Broken(f"not ended after {seconds} s\n{self.output()[-3000:]}") from None

    def children(self) -> list[int]:
        """The processes that it started, on Linux."""
        if self.process is None or not Path("/proc/self/task").exists():
            return []
        found = []
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):
                found += [int(pid) for pid in (task / "children").read_text().split()]
        return found

    def output(self) -> str:
        return self.said.read_text(errors="replace")

    def complaints(self) -> list[dict[str, Any]]:
        """What its log holds that must not happen: errors, which are defects of ours."""
        found = []
        lines = self.output().splitlines()
        for at, line in enumerate(lines):
            with contextlib.suppress(ValueError):
                entry = json.loads(line)
                if isinstance(entry, dict) and entry.get("level") in ("error", "critical"):
                    found.append(entry)
            if line.startswith(("Traceback", "Exception in", "Fatal")):
                said = [line, *itertools.takewhile(lambda one: one[:1] == " ", lines[at + 1 :])]
                said += lines[at + len(said) :][:1]
                if not _orphaned(said):
                    found.append({"what": "\n".join(said)})
        return found


def _orphaned(said: list[str]) -> bool:
    """Whether this is but Python's own word of a thinker that was just being started: whoever
    would have told it what to do was killed."""
    return said[-1].startswith("EOFError") and any(", in spawn_main" in line for line in said)


@contextlib.contextmanager
def serving(place: Place, *options: str, command: str = "serve") -> Iterator[Serving]:
    """A server that runs, and that ends with the `with` block whatever happened to it."""
    server = Serving(place, options, command)
    try:
        yield server.start()
    finally:
        server.kill()
        server.said.unlink(missing_ok=True)


def alive(pid: int) -> bool:
    """Whether a process runs; one that ended and was not waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
