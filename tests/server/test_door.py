"""Connections that ask for nothing: they are closed, and the others are served meanwhile."""

import contextlib
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

pytest.importorskip("litestar")
pytest.importorskip("httptools")

from uvicorn.middleware.proxy_headers import _TrustedHosts

from kachidoki.server import door
from kachidoki.server.run import believed
from tests.server.inside import HOST, Inside, inside

HALF = b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: "


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setattr(door, "HEADER", 0.6)
    monkeypatch.setattr(door, "BODY", 0.6)
    with inside(tmp_path) as running:
        yield running


def hall(server: Inside) -> door.Hall:
    kind: Any = server.server.config.http_protocol_class
    found: door.Hall = kind.hall
    return found


@contextlib.contextmanager
def half_open(server: Inside, count: int, sent: bytes = HALF) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        found = []
        for _ in range(count):
            one = stack.enter_context(socket.create_connection((HOST, server.port), 10))
            with contextlib.suppress(OSError):
                one.sendall(sent)
            found.append(one)
        yield found


def is_closed(one: socket.socket, seconds: float = 5.0) -> bool:
    one.settimeout(seconds)
    try:
        while one.recv(4096):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def test_half_a_header_is_closed_and_others_are_served_meanwhile(
    server: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), half_open(server, 40) as slow:
        began = time.monotonic()
        assert httpx.get(f"{server.url}/health", trust_env=False).text == "ok"
        assert time.monotonic() - began < 0.5
        assert all(map(is_closed, slow))
    assert hall(server).closed == 40
    assert not hall(server).waiting
    # Written down, once.
    noted = [record for record in caplog.records if record.name == door.__name__]
    assert len(noted) == 1
    assert noted[0].__dict__["why"] == "late"


def test_a_byte_now_and_then_gains_no_time(server: Inside) -> None:
    with half_open(server, 1) as (slow,):
        ended = time.monotonic() + 5
        with contextlib.suppress(OSError):
            while time.monotonic() < ended:
                slow.sendall(b"x")
                time.sleep(0.1)
        assert time.monotonic() < ended


def test_who_says_nothing_at_all_is_closed(server: Inside) -> None:
    with half_open(server, 3, b"") as silent:
        assert all(map(is_closed, silent))


def test_half_a_body_is_closed(server: Inside) -> None:
    sent = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with half_open(server, 3, sent + b'Content-Length: 99\r\n\r\n{"name"') as slow:
        assert all(map(is_closed, slow))


def test_a_second_request_on_a_connection_has_the_same_time(server: Inside) -> None:
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with half_open(server, 1, whole) as (slow,):
        slow.settimeout(5)
        assert b"200" in slow.recv(4096)
        slow.sendall(HALF)
        began = time.monotonic()
        assert is_closed(slow)
        assert time.monotonic() - began < 3


def test_a_table_stays_open_for_who_is_silent(server: Inside) -> None:
    token = server.guest("Ada")
    made, _ = server.table("me", "open", tokens=[token])
    with server.wire(made, token) as wire:
        wire.hear()
        time.sleep(1.0)
        assert wire.ask(do="ping", ref=5)["ref"] == 5


def test_one_address_can_make_only_so_many_wait(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEADER", 30.0)
    monkeypatch.setattr(door, "MOST_WAITING", 10)
    monkeypatch.setattr(door, "GRACE", 0.1)
    with half_open(server, 25) as slow:
        assert httpx.get(f"{server.url}/health", trust_env=False).text == "ok"
        assert all(is_closed(one) for one in slow[:15])
        assert not any(is_closed(one, 0.05) for one in slow[16:])


def test_many_who_come_at_once_and_ask_then_are_all_served(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "MOST_WAITING", 10)
    with half_open(server, 60, b"") as asking:
        time.sleep(0.2)
        for one in asking:
            one.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        for one in asking:
            assert one.recv(4096).startswith(b"HTTP/1.1 200")


def test_a_full_house_closes_who_asks_for_nothing(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEADER", 30.0)
    monkeypatch.setattr(hall(server), "most", 20)
    token = server.guest("Ada")
    made, _ = server.table("me", "open", tokens=[token])
    with server.wire(made, token) as wire, half_open(server, 60) as slow:
        wire.hear()
        assert httpx.get(f"{server.url}/health", trust_env=False).text == "ok"
        assert len(server.server.server_state.connections) <= 21
        assert wire.ask(do="ping", ref=7)["ref"] == 7
        assert is_closed(slow[0])


def test_there_is_room_for_fewer_connections_than_files() -> None:
    resource = pytest.importorskip("resource")
    assert door.room() < resource.getrlimit(resource.RLIMIT_NOFILE)[0]


# Who is believed to be a proxy.


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_a_proxy_on_this_machine_is_believed_over_ipv4_and_ipv6(address: str) -> None:
    for forwarded in ("", "10.0.0.2", "10.0.0.0/8, 2001:db8::7"):
        assert address in _TrustedHosts(believed(forwarded))
    assert "192.0.2.1" not in _TrustedHosts(believed("10.0.0.2"))


def test_a_proxy_elsewhere_is_believed_if_it_was_named() -> None:
    named = _TrustedHosts(believed("10.0.0.2, 172.16.0.0/12, 2001:db8::7"))
    for address in ("10.0.0.2", "::ffff:10.0.0.2", "172.16.3.4", "::ffff:172.16.3.4"):
        assert address in named
    assert "2001:db8::7" in named
    assert "::ffff:10.0.0.3" not in named
    assert "8.8.8.8" in _TrustedHosts(believed("*"))
