"""`kachidoki serve` as a process: what it says when it cannot start, and how it ends."""

import contextlib
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kachidoki.server.run import CannotServe
from kachidoki.server.run import place as where
from tests.server.faults import (
    HOST,
    ROOT,
    Place,
    Serving,
    alive,
    environment,
    free_port,
    serving,
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with (
        Place.sqlite(tmp_path_factory.mktemp("serve") / "data") as place,
        serving(place) as server,
    ):
        yield server


def failed(*options: str, command: str = "serve", **env: str) -> str:
    """What a start says that must fail: one line, and no success."""
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "kachidoki", command, "--lang", "en", *options],
        cwd=ROOT,
        env=environment(NO_COLOR="1", **env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    # Beside what the log says, as JSON, there is one line.
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1, done.stderr
    assert time.monotonic() - began < 30
    return lines[0]


def gone(children: list[int]) -> None:
    """Wait for processes to end by themselves."""
    deadline = time.monotonic() + 20
    while left := [child for child in children if alive(child)]:
        assert time.monotonic() < deadline, left
        time.sleep(0.05)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in failed("--port", port, "--data", str(tmp_path))


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    said = failed("--host", "203.0.113.1", "--port", "0", "--data", str(tmp_path))
    assert "203.0.113.1" in said


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert str(file) in failed("--port", "0", "--data", str(file))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"this is not a database " * 100)
    said = failed("--port", "0", "--data", str(tmp_path))
    assert str(tmp_path) in said
    assert "not a database" in said


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    assert "9999" in failed("--port", "0", "--data", str(tmp_path))


def test_a_folder_that_another_server_uses(running: Serving) -> None:
    assert running.place.file is not None
    folder = str(running.place.file.parent)
    assert folder in failed("--port", "0", "--data", folder)
    assert running.status("/health/ready") == 200


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_database_that_cannot_be_reached(command: str) -> None:
    secret = "not-to-be-told"
    url = f"postgresql://ada:{secret}@{HOST}:{free_port()}/tables"
    options = ("--port", "0") if command == "serve" else ()
    said = failed("--database", url, *options, command=command)
    assert HOST in said
    assert secret not in said


def test_a_database_url_that_is_none() -> None:
    failed("--port", "0", KACHIDOKI_DATABASE_URL="nonsense")
    for url in ("mysql://localhost/x", "postgresql", "sqlite://", "http://[", "sqlite:"):
        with pytest.raises(CannotServe):
            where("", url)


def test_a_worker_needs_postgresql(tmp_path: Path) -> None:
    failed("--database", f"sqlite:///{tmp_path}/tables.db", command="worker")


def test_a_signal_ends_it_and_says_goodbye(tmp_path: Path) -> None:
    """Every socket is told to come back, and the process ends within seconds, bots or not."""
    import httpx

    with Place.sqlite(tmp_path) as place, serving(place) as server:
        url = f"http://{HOST}:{server.port}"
        with httpx.Client(base_url=url, trust_env=False) as client:
            token = client.post("/api/guests", json={"name": "Ada", "token": True}).json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            table = client.post(
                "/api/tables",
                json={"game": "glory", "seats": ["me", "bot:master"], "options": {"starter": 2}},
            ).json()["id"]
        address = f"ws://{HOST}:{server.port}/api/tables/{table}/socket"
        codes: list[int] = []

        def watch() -> None:
            with connect(
                address, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None
            ) as wire:
                connected.release()
                try:
                    while True:
                        wire.recv(timeout=20)
                except ConnectionClosed as error:
                    codes.append(error.rcvd.code if error.rcvd else 1006)

        connected = threading.Semaphore(0)
        threads = [threading.Thread(target=watch, daemon=True) for _ in range(5)]
        for thread in threads:
            thread.start()
            assert connected.acquire(timeout=10)
        soon = time.monotonic() + 10
        while not (children := server.children()) and time.monotonic() < soon:
            time.sleep(0.05)
        began = time.monotonic()
        code = server.stop()
        assert time.monotonic() - began < 12
        assert code == 0
        for thread in threads:
            thread.join(5)
        assert codes == [1012] * 5
        assert children
        gone(children)
        assert server.complaints() == []
        assert "leaked" not in server.output()
        # And the same table is there again.
        server.start()
        with httpx.Client(base_url=url, trust_env=False) as client:
            client.headers["Authorization"] = f"Bearer {token}"
            assert client.get(f"/api/tables/{table}").json()["mine"] == [0]
