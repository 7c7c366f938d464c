"""The tests' PostgreSQL server is real, can be lost and returns, and leaves nothing behind."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from tests.postgres import fresh_database, server

# Starts a server, says where its data is and who it is, then waits to be ended.
ALONE = """
from tests.postgres import server
import time
print(server()._execute("SHOW data_directory")[0][0], server().port, flush=True)
time.sleep(60)
"""


def test_a_database_survives_the_stop_of_its_server() -> None:
    with fresh_database() as url:
        engine = create_engine(url, pool_pre_ping=True)
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE moves (sequence integer)"))
            connection.execute(text("INSERT INTO moves VALUES (1), (2)"))
        for crash in (False, True):
            server().stop(crash)
            with pytest.raises(OperationalError, match="refused"):
                engine.connect()
            server().start()
            server().start()
            with engine.connect() as connection:
                assert connection.scalar(text("SELECT sum(sequence) FROM moves")) == 3
        engine.dispose()


def test_connections_to_one_database_can_be_killed() -> None:
    with fresh_database() as url, fresh_database() as other:
        plain, spared = (one.replace("+psycopg", "") for one in (url, other))
        with psycopg.connect(spared) as untouched:
            lost = psycopg.connect(plain)
            assert server().kill_connections(url) == 1
            with pytest.raises(psycopg.OperationalError):
                lost.execute("SELECT 1")
            assert untouched.execute("SELECT 1").fetchone() == (1,)
        lost.close()


def test_databases_are_dropped_even_while_used_or_stopped() -> None:
    with fresh_database() as url:
        connection = psycopg.connect(url.replace("+psycopg", ""))
        server().stop()
    connection.close()
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        psycopg.connect(url.replace("+psycopg", ""))


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_nothing_is_left_when_the_tests_are_killed(number: signal.Signals) -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", ALONE],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=Path(__file__).parent.parent,
    )
    assert tests.stdout is not None
    data, port = tests.stdout.readline().split()
    tests.send_signal(number)
    tests.wait()
    tests.stdout.close()
    deadline = time.monotonic() + 20
    while Path(data).parent.exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    with pytest.raises(psycopg.OperationalError, match="refused"):
        psycopg.connect(f"postgresql://postgres@127.0.0.1:{port}/postgres")
