"""What an operator gets to know: whether anything can be stored, and what went wrong and when."""

import contextlib
import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("litestar")
pytest.importorskip("websockets")

from sqlalchemy import text

from kachidoki.server import app
from kachidoki.server.journal import ForMachines
from tests.server.inside import Inside, inside

ORIGIN = "https://cards.example.org"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as running:
        yield running


def test_ready_means_that_something_can_be_written(
    server: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "PROBED", 0.0)
    with server.client() as client:
        assert client.get("/health/ready").status_code == 200
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            # It can be read, and that is all.
            other.execute("BEGIN IMMEDIATE")
            assert client.get("/health/ready").status_code == 503
            assert client.get("/api/tables").status_code == 200
            other.rollback()
        assert client.get("/health/ready").status_code == 200


def test_the_log_says_when_and_where_something_failed() -> None:
    try:
        json.loads("{")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), None)
        record.exc_info = (type(error), error, error.__traceback__)
    line = json.loads(ForMachines().format(record))
    assert line["at"].startswith("20")
    assert line["error"] == "JSONDecodeError"
    assert line["where"][0].startswith("test_the_log_says")


@pytest.mark.parametrize("body", ['{"what":"moved"}', "nonsense"])
def test_a_damaged_table_is_written_down(
    server: Inside, caplog: pytest.LogCaptureFixture, body: str
) -> None:
    token = server.guest("Ada")
    table, _ = server.table("me", "open", tokens=[token], public=True)
    with server.client(token) as client:
        client.post(f"/api/tables/{table}/chat", json={"text": "Hello"})

    async def damage() -> None:
        async with server.house.store.engine.begin() as connection:
            await connection.execute(text("UPDATE records SET body = :body"), {"body": body})
        server.house.live.forget(server.house.live[table])

    server.do(damage())
    with caplog.at_level(logging.ERROR), server.wire(table) as wire:
        assert wire.closed() in (1011, 4400)
    assert any(record.name.startswith("kachidoki.server") for record in caplog.records)


def test_json_that_is_too_deep_is_refused(server: Inside) -> None:
    with server.client(server.guest("Ada")) as client:
        kind = {"Content-Type": "application/json"}
        for body in ("[" * 30_000 + "]" * 30_000, '{"name":' * 5_000 + "1" + "}" * 5_000):
            answer = client.post("/api/tables", content=body, headers=kind)
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


def test_links_have_the_address_that_the_operator_named(tmp_path: Path) -> None:
    with inside(tmp_path, origins=(ORIGIN, "https://other.example.org")) as server:
        token = server.guest("Ada")
        wish = {"game": "glory", "seats": ["me", "open"]}
        for headers, base in (
            ({}, ORIGIN),
            ({"Host": "other.example.org"}, "https://other.example.org"),
            ({"Origin": "https://other.example.org"}, "https://other.example.org"),
            ({"Origin": "https://evil.example"}, ORIGIN),
        ):
            with server.client(token, **headers) as client:
                assert client.post("/api/tables", json=wish).json()["url"].startswith(f"{base}/")
                assert client.post("/api/me/link").json()["url"].startswith(f"{base}/enter#")
