"""A server as a process of its own, as an operator starts it; only its deals are always the same.

with ServerProcess(tmp_path / "data") as server:
    httpx.get(f"{server.url}/health")
    server.kill()       # kill -9
    server.start()      # the same port and the same data
    server.stop()       # as Ctrl-C does, and what it ended with
"""

import contextlib
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Self

import kachidoki
from tests.tools import ROOT

# Seconds to start or to stop, on a busy machine.
PATIENCE = 60.0
READY = re.compile(r"Ready: (http://\S+?)/? ")


class ServerProcess:
    """`kachidoki serve` on a port that was free, with the very package that is being tested."""

    def __init__(self, data: Path, *options: str, **environment: str) -> None:
        self.data = data
        self.options = options
        self.url = ""
        # What it wrote to its error output, over all its lives.
        self.log = data.with_name(f"{data.name}.log")
        # The folder that the package was imported from: src/, or where it is installed.
        folder = str(Path(kachidoki.__file__).resolve().parents[1])
        path = os.pathsep.join((folder, str(ROOT)))
        self._environment = {**os.environ, "PYTHONPATH": path, **environment}
        self._lives = 0
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server is not running"
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it is ready; again on the same port as before."""
        assert self._process is None, "the server is running"
        port = self.url.rpartition(":")[2] or "0"
        self._lives += 1
        seeded = [sys.executable, "-m", "tests.server.seeded", f"life {self._lives}"]
        options = ["--lang", "en", "--port", port, "--data", str(self.data), "--thinkers", "1"]
        command = [*seeded, "serve", *options, *self.options]
        with self.log.open("a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(
                command,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                # A group of its own, so that its thinkers can be ended with it.
                start_new_session=True,
            )
        assert self._process.stdout is not None
        found = READY.match(_first_line(self._process.stdout))
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start:\n{self.log.read_text('utf-8')}")
        self.url = found[1]

    def stop(self) -> int:
        """Ask it to stop, and say with which code it did."""
        process, self._process = self._process, None
        assert process is not None, "the server is not running"
        process.send_signal(signal.SIGTERM)
        try:
            return process.wait(PATIENCE)
        finally:
            _end(process)

    def kill(self) -> None:
        """Kill it at once, and whatever it started; nothing if it is not running."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            _end(process)


def _first_line(output: IO[str]) -> str:
    """The first line of a process, or nothing if it takes too long."""
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=lambda: lines.put(output.readline()), daemon=True).start()
    with contextlib.suppress(queue.Empty):
        return lines.get(timeout=PATIENCE)
    return ""


def _end(process: subprocess.Popen[str]) -> None:
    """End whatever a process that ended has left behind."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(PATIENCE)
    if process.stdout is not None:
        process.stdout.close()
