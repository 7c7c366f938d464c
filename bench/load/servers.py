"""The servers: how each is started, when it is ready, and what it takes of the machine."""

from __future__ import annotations

import http.client
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.load.wire import HOST, WireError

ROOT = Path(__file__).resolve().parent.parent.parent
PEER = Path(__file__).resolve().parent / "peer"
BUILD = ROOT / "build"  # on a disk, which a temporary folder need not be
INSTALLED = BUILD / "bench-peer"
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 30.0  # seconds until a server that does not answer is given up


class ServerError(Exception):
    """A server could not be started."""


@dataclass(frozen=True)
class Running:
    """A server that is ready."""

    process: subprocess.Popen[bytes]
    port: int
    lobby_port: int
    start: float  # seconds from its start until it was ready

    def resident(self) -> int:
        """Bytes in its resident set."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise ServerError("the server is gone")

    def cpu(self) -> float:
        """Seconds of computing so far, of all its threads."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text()
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def machine_cpu() -> float:
    """Seconds of computing of everything on this machine so far."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    return (sum(map(int, fields)) - int(fields[3]) - int(fields[4])) / TICKS  # idle, waiting


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
    return port


def status(port: int, path: str) -> int:
    """The status of an answer; 0 while nobody answers."""
    connection = http.client.HTTPConnection(HOST, port, timeout=5)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        connection.close()


@contextmanager
def serve(side: str) -> Iterator[Running]:
    """Start a server with an empty store, in a process of its own, and stop it in the end."""
    port, lobby = free_port(), free_port()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-load-", dir=BUILD) as folder:
        store = str(Path(folder) / "store")
        if side == "kachidoki":
            script = Path(sys.executable).with_name("kachidoki")
            command = [str(script), "serve", "--host", HOST, "--port", str(port)]
            command += ["--data", store, "--no-limits"]
            lobby, where, path, wanted = port, ROOT, "/health/ready", 200
        else:
            command = ["node", "server.js", str(port), str(lobby)]
            command += [store] if side == "flat" else []
            # Of its two ports this one is opened last; there is no page on it.
            where, path, wanted = INSTALLED, "/", 404
        said = Path(folder) / "said"
        environment = {**os.environ, "NODE_ENV": "production"}
        with said.open("wb") as output:
            begin = time.perf_counter()
            process = subprocess.Popen(
                command, cwd=where, env=environment, stdout=output, stderr=output
            )
        try:
            while status(port, path) != wanted:
                if process.poll() is not None or time.perf_counter() - begin > PATIENCE:
                    raise WireError(f"not ready: {' '.join(command)}")
                time.sleep(0.005)
            yield Running(process, port, lobby, time.perf_counter() - begin)
        except WireError as error:
            time.sleep(0.1)  # one that is dying may have something to say
            ended = "" if process.poll() is None else f" (it ended with {process.returncode})"
            words = said.read_text().strip()[-2000:]
            raise ServerError(f"{side}: {error}{ended}\n{words}".strip()) from error
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()
            process.wait()


def install_peer() -> None:
    """boardgame.io into the build folder, unless what the lock file names is there already."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise ServerError(f"the peer needs {program}, which is not here (--only kachidoki)")
    lock = (PEER / "package-lock.json").read_text()
    stamp = INSTALLED / "installed.json"
    if not stamp.exists() or stamp.read_text() != lock:
        shutil.rmtree(INSTALLED, ignore_errors=True)
        INSTALLED.mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(PEER / name, INSTALLED)
        command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(
            command, cwd=INSTALLED, check=False, capture_output=True, encoding="utf-8"
        )
        if done.returncode:
            raise ServerError(f"{' '.join(command)}: {done.stderr.strip()[-2000:]}")
        stamp.write_text(lock)
    shutil.copy(PEER / "server.js", INSTALLED)
