"""A real PostgreSQL server for tests, from the binaries that the package pgserver brings along.

    from tests.postgres import fresh_database, server

    with fresh_database() as url:   # postgresql+psycopg://..., empty, dropped afterwards
        server().stop()             # connections are lost, and new ones refused
        server().start()            # the same address, the same data

The server starts when it is first asked for, and every test process (each pytest-xdist worker) has
its own: a test may stop it without disturbing another. We do not let pgserver itself start it: as
root that adds a user to the machine and opens every folder above the data to everyone.

This file is also the program that keeps the server (`_keep`): a process of its own whose standard
input is the tests' process. When that ends, in whatever way, it stops the server and removes the
folder, so nothing stays behind even if pytest is killed. That part needs the standard library only.
"""

import atexit
import contextlib
import ctypes
import importlib.util
import os
import random
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
PORTS = (20_000, 32_000)  # below those the system lends out, which could be gone after a stop()
SECONDS = 30.0  # for the server to start or to stop, on a busy machine
ROLE = "postgres"


class Unavailable(Exception):
    """PostgreSQL cannot run here, and why."""


class Server:
    """A running PostgreSQL server of this process's own. Use `server()` instead of making one."""

    def __init__(self) -> None:
        package = importlib.util.find_spec("pgserver")
        if package is None or package.origin is None or os.name != "posix":
            raise Unavailable("pgserver is not installed, or this is not a POSIX system")
        self._owner = os.getpid()
        self._lock = threading.Lock()
        self._password = secrets.token_hex(8)
        self._keeper = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__, str(Path(package.origin).parent)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the tests
        )
        atexit.register(self.close)
        self.port = int(self._ask(f"create {self._password}"))

    def url(self, database: str, driver: str = "postgresql+psycopg") -> str:
        """The address of a database: for SQLAlchemy, or with `driver="postgresql"` for libpq."""
        return f"{driver}://{ROLE}:{self._password}@{HOST}:{self.port}/{database}"

    def stop(self, crash: bool = False) -> None:
        """End every connection and refuse new ones; with `crash` it has to recover afterwards."""
        self._ask("crash" if crash else "stop")

    def start(self) -> None:
        """Run again after `stop()`, on the same port and data. Does nothing if it runs."""
        self._ask("start")

    def kill_connections(self, url: str) -> int:
        """End all connections to one database, as a failing network does. How many there were."""
        kill = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = %s"
        return int(self._execute(kill, _name(url))[0][0])

    def create_database(self) -> str:
        """Make an empty database: its URL."""
        name = f"test_{secrets.token_hex(6)}"
        self._execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """Remove a database, whoever is still connected; start the server for that if need be."""
        self.start()
        self._execute(f"DROP DATABASE IF EXISTS {_name(url)} WITH (FORCE)")

    def close(self) -> None:
        """Stop for good and remove everything. Also happens by itself when the process ends."""
        atexit.unregister(self.close)
        if os.getpid() != self._owner or self._keeper.stdin is None:
            return
        with contextlib.suppress(BrokenPipeError):
            self._keeper.stdin.close()
        self._keeper.wait(SECONDS)
        if self._keeper.stdout is not None:
            self._keeper.stdout.close()

    def _ask(self, command: str) -> str:
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        with self._lock:
            self._keeper.stdin.write(command + "\n")
            self._keeper.stdin.flush()
            word, _, rest = self._keeper.stdout.readline().strip().partition(" ")
        if word != "ok":
            raise Unavailable(rest.replace("\0", "\n") or "the process that keeps it has ended")
        return rest

    def _execute(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        import psycopg

        with psycopg.connect(self.url(ROLE, "postgresql"), autocommit=True) as connection:
            cursor = connection.execute(query, values or None)
            return cursor.fetchall() if cursor.description else []


@cache
def server() -> Server:
    """The PostgreSQL server of this process, started with the first call."""
    return Server()


@contextlib.contextmanager
def fresh_database() -> Iterator[str]:
    """An empty database for as long as the `with` block runs: its URL for SQLAlchemy."""
    url = server().create_database()
    try:
        yield url
    finally:
        server().drop_database(url)


def _name(url: str) -> str:
    return url.rpartition("/")[2].partition("?")[0]


# The process that keeps the server.


class _Kept:
    def __init__(self, package: Path) -> None:
        self.package = package
        self.user = _other_user() if os.geteuid() == 0 else None
        self.folder = _folder(self.user)
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def create(self, password: str) -> str:
        try:
            self.run("initdb", "--version")
        except (OSError, subprocess.SubprocessError):
            if self.user is None:
                raise
            # The other user cannot get at the package, say in root's home folder.
            for part in self.package.parent.glob("pgserver*"):
                if part.suffix != ".dist-info":
                    shutil.copytree(part, self.folder / part.name)
            self.package = self.folder / self.package.name
        secret = self.folder / "password"
        secret.write_text(password)
        if self.user is not None:
            os.chown(secret, *self.user)
        self.run(
            *("initdb", "-D", str(self.data), "-U", ROLE, "--pwfile", str(secret)),
            *("--auth", "scram-sha-256", "-c", "scram_iterations=1"),  # quick to log in
            *("--encoding", "UTF8", "--locale", "C", "--no-sync"),
        )
        for _ in range(20):
            self.port = random.SystemRandom().randrange(*PORTS)
            try:
                self.start()
            except Unavailable:
                if "Address already in use" not in self.log.read_text():
                    raise
            else:
                return str(self.port)
        raise Unavailable("no free port")

    def start(self) -> str:
        if self.process is not None:
            return ""
        self.log.unlink(missing_ok=True)
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [
                    *(self.binary("postgres"), "-D", str(self.data), "-p", str(self.port)),
                    *("-c", f"listen_addresses={HOST}", "-c", "unix_socket_directories="),
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=_die_with_parent,  # noqa: PLW1509 (there are no threads here)
                start_new_session=True,
                **self.surroundings(),
            )
        ready = self.data / "postmaster.pid"
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                lines = ready.read_text().split("\n")
                if lines[0] == str(self.process.pid) and lines[7:8] == ["ready   "]:
                    return ""
            if self.process.poll() is not None:
                self.process = None
                break
            time.sleep(0.005)
        raise Unavailable(f"PostgreSQL does not start\n{self.log.read_text()}")

    def stop(self, number: signal.Signals = signal.SIGINT) -> str:
        process, self.process = self.process, None
        if process is None:
            return ""
        for another in (number, signal.SIGQUIT, signal.SIGKILL):
            process.send_signal(another)
            try:
                process.wait(SECONDS / 3)
            except subprocess.TimeoutExpired:
                continue
            break
        return ""

    def obey(self, command: str) -> str:
        word, _, rest = command.partition(" ")
        if word == "create":
            return self.create(rest)
        elif word == "start":
            return self.start()
        return self.stop(signal.SIGQUIT if word == "crash" else signal.SIGINT)

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.binary(program), *arguments],
            check=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=SECONDS,
            **self.surroundings(),
        )

    def binary(self, program: str) -> str:
        return str(self.package / "pginstall" / "bin" / program)

    def surroundings(self) -> dict[str, Any]:
        plain = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        around: dict[str, Any] = {"cwd": self.folder, "env": {**plain, "LC_ALL": "C", "TZ": "UTC"}}
        if self.user is not None:
            around |= {"user": self.user[0], "group": self.user[1], "extra_groups": []}
        return around


def _other_user() -> tuple[int, int]:
    """PostgreSQL refuses to run as root: as who then?"""
    import pwd

    known = {entry.pw_name: entry for entry in pwd.getpwall() if entry.pw_uid != 0}
    for name in ("nobody", "postgres", *known):
        if name in known:
            return known[name].pw_uid, known[name].pw_gid
    raise Unavailable("PostgreSQL does not run as root, and there is no other user")


def _folder(user: tuple[int, int] | None) -> Path:
    """A new folder which that user can get to and owns."""
    if user is None:
        return Path(tempfile.mkdtemp(prefix="postgres-"))
    for place in dict.fromkeys((tempfile.gettempdir(), "/tmp", "/var/tmp")):
        above = [Path(place).resolve(), *Path(place).resolve().parents]
        if all(one.exists() and one.stat().st_mode & 0o001 for one in above):
            folder = Path(tempfile.mkdtemp(prefix="postgres-", dir=place))
            os.chown(folder, *user)
            return folder
    raise Unavailable("PostgreSQL does not run as root, and no other user gets to a folder")


def _die_with_parent() -> None:
    if sys.platform == "linux":
        set_death_signal = 1
        ctypes.CDLL(None).prctl(set_death_signal, signal.SIGQUIT)


def _keep(package: Path) -> None:
    """Do what the standard input says, one command a line, until it ends."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit())
    kept: _Kept | None = None
    try:
        for line in sys.stdin:
            try:
                kept = kept or _Kept(package)
                answer = f"ok {kept.obey(line.strip())}"
            except (Unavailable, OSError, subprocess.SubprocessError) as error:
                said = getattr(error, "stderr", None) or b""
                answer = f"error {error}\n{said.decode(errors='replace')}"
            print(answer.strip().replace("\n", "\0"), flush=True)
    except BrokenPipeError:
        pass
    finally:
        if kept is not None:
            kept.stop()
            shutil.rmtree(kept.folder, ignore_errors=True)


if __name__ == "__main__":
    _keep(Path(sys.argv[1]))
