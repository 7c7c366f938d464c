"""Run the server: find the place for the data, take the port, serve until told to stop."""

import asyncio
import contextlib
import errno
import gc
import importlib.util
import ipaddress
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from kachidoki.data import data_folder
from kachidoki.extras import install
from kachidoki.kernel.errors import KachidokiError, MissingExtra
from kachidoki.server.app import create_app
from kachidoki.server.config import Config
from kachidoki.tables.engine import PATIENCE, prepare_file, sqlite_url
from kachidoki.tables.errors import Unavailable
from kachidoki.tables.store import Store

DATABASE = "KACHIDOKI_DATABASE_URL"
FILE = "tables.db"
# The longest message that a WebSocket may bring.
MOST_MESSAGE = 16_000
# The collector stops everything while it looks at all objects of all tables: seldom, then.
COLLECT = (10_000, 20, 50)
# Seconds that open requests get when the server stops.
GRACE = 5


class CannotServe(KachidokiError):
    """The server cannot start; the reason says what to do."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the tables are kept."""

    url: str
    # The file of an embedded database.
    file: Path | None


def place(folder: str, url: str) -> Place:
    """A database by its URL, or the file in a folder, or in the user's own data folder."""
    if not url:
        return _file((Path(folder).expanduser() if folder else data_folder()) / FILE)
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise CannotServe("database-url") from None
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        _check_installed()
        return Place(parsed.set(drivername="postgresql+psycopg").render_as_string(False), None)
    if backend == "sqlite" and parsed.database and parsed.database != ":memory:":
        return _file(Path(parsed.database))
    raise CannotServe("database-url")


def _check_installed() -> None:
    for module in ("psycopg", "procrastinate"):
        if importlib.util.find_spec(module) is None:
            lacking = {"extra": "postgres", "module": module, "install": install("postgres")}
            raise MissingExtra("missing-extra", **lacking)


def _file(path: Path) -> Place:
    return Place(sqlite_url(path.absolute()), path)


@contextlib.contextmanager
def held(file: Path | None) -> Iterator[None]:
    """Keep the file of an embedded database to this process."""
    if file is None:
        yield
        return
    try:
        prepare_file(file)
        lock = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        why = os.strerror(error.errno or errno.EIO)
        raise CannotServe("folder-unwritable", path=str(file.parent)[:200], why=why) from error
    try:
        _lock(lock)
        yield
    except BlockingIOError:
        raise CannotServe("folder-in-use", path=str(file.parent)[:200]) from None
    finally:
        os.close(lock)


def _lock(file: int) -> None:
    """Lock an open file for as long as it is open; where there is no such lock, go without."""
    with contextlib.suppress(ImportError):
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(2048)
    except (OSError, OverflowError) as error:
        sock.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotServe("port-in-use", port=str(port)) from None
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise CannotServe("cannot-listen", host=host[:60], port=str(port), why=why or "") from None
    return sock


async def check(url: str) -> None:
    """Refuse a database that cannot be used, before anything else starts."""
    store = Store(url)
    try:
        await asyncio.wait_for(store.ping(), 2 * PATIENCE)
        await store.prepare()
    except (Unavailable, TimeoutError) as error:
        if isinstance(error, Unavailable) and error.reason != "storage-unavailable":
            raise
        if store.postgres:
            where = str(store.url.host or "localhost")[:200]
            raise CannotServe("database-unreachable", where=where) from error
        cause = getattr(error.__cause__, "orig", None) or error.__cause__ or error
        where = str(store.url.database)[:200]
        raise CannotServe("database-unusable", where=where, why=str(cause)[:200]) from error
    finally:
        await store.engine.dispose()


class Server(uvicorn.Server):
    """Uvicorn, with a word when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(
    config: Config,
    file: Path | None,
    sock: socket.socket,
    forwarded: str,
    ready: Callable[[], None],
) -> None:
    """Serve on a socket that listens, until a signal says stop."""
    with held(file):
        asyncio.run(check(config.database))
        server = Server(configure(config, forwarded), ready)
        # What is loaded by now stays: the collector need not look through it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        # Uvicorn stops, and then raises the signal again: not to end without cleaning up.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        server.run(sockets=[sock])
        if not server.started:
            raise CannotServe("cannot-start")


def believed(forwarded: str) -> str:
    """Whose word is taken for where a request comes from: this machine and the proxies named. IPv4
    may come in over IPv6."""
    if forwarded.strip() == "*":
        return "*"
    trusted = ["127.0.0.1", "::1", *(part.strip() for part in forwarded.split(",") if part.strip())]
    for part in trusted[:]:
        with contextlib.suppress(ValueError):
            network = ipaddress.ip_network(part)
            if network.version == 4:
                trusted.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return ",".join(trusted)


def _door() -> type[asyncio.Protocol] | Literal["auto"]:
    """What takes the connections of one server."""
    if importlib.util.find_spec("httptools") is None:
        # Where there is none, uvicorn goes without, and so do we.
        return "auto"
    from kachidoki.server.door import Door, Hall, room

    class OurDoor(Door):
        hall = Hall(room())

    return OurDoor


def configure(config: Config, forwarded: str) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(config),
        loop="auto",
        http=_door(),
        ws="websockets-sansio",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=believed(forwarded),
        ws_max_size=MOST_MESSAGE,
        # Deflating costs more memory for each connection than a table does.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
    )
