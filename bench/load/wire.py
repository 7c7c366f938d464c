"""A WebSocket and an HTTP client with nothing to spare: the players must not be the bottleneck.

They speak to servers that we start ourselves, so they know only what those send: no TLS, no
fragments, no compression (it is not offered), bodies with a ``Content-Length``.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

HOST = "127.0.0.1"
IDLE = 1.0  # seconds; servers close connections that were not used for a few
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
# A client must mask what it sends. Masking with zeros is valid and leaves the bytes as they are.
MASKED, NO_MASK = 0x80, bytes(4)


class WireError(Exception):
    """The other side did something that a working server does not do."""


class Socket(asyncio.Protocol):
    """One WebSocket: `heard` is called with the payload of each text frame."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.rest = b""
        self.closing = False
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    transport: asyncio.WriteTransport

    async def open(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        """Connect and shake hands; `lost` is told why, should the server end the connection."""
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, HOST, port)
        lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}:{port}"]
        lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())
        await asyncio.wait_for(self.upgraded, 60)

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((LAST | kind, MASKED | size))
        elif size < 1 << 16:
            head = bytes((LAST | kind, MASKED | 126)) + size.to_bytes(2)
        else:
            raise WireError(f"{size} bytes in one move")
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        self.closing = True
        if not self.transport.is_closing():
            self.send((1000).to_bytes(2), CLOSE)
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.upgraded.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.upgraded.set_exception(WireError(head.decode(errors="replace")))
                return
            self.upgraded.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1]
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start])
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start])
            end_of_frame = start + length
            if end_of_frame > size:
                break
            self._frame(data[at], data[start:end_of_frame])
            at = end_of_frame
        self.rest = data[at:]

    def _frame(self, head: int, payload: bytes) -> None:
        if head == LAST | TEXT:
            self.heard(payload)
        elif head == LAST | PING:
            self.send(payload, PONG)
        elif head == LAST | CLOSE:
            self._lost(f"the server closed a socket: {payload!r}")
        elif head != LAST | PONG:
            self._lost(f"a frame of unknown kind {head:#x}")

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost(f"the server dropped a socket: {exc}")

    def _lost(self, why: str) -> None:
        if not self.upgraded.done():
            self.upgraded.set_exception(WireError(why))
        elif not self.closing:
            self.closing = True
            self.lost(why)


class Http:
    """JSON over one connection, which is kept while it is in use."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def post(self, path: str, body: object, token: str = "") -> Any:
        """The decoded answer; anything but success is an error."""
        if time.monotonic() - self.used > IDLE:
            self.close()
            self.streams = await asyncio.open_connection(HOST, self.port)
        assert self.streams is not None
        reader, writer = self.streams
        content = msgspec.json.encode(body)
        lines = [f"POST {path} HTTP/1.1", f"Host: {HOST}:{self.port}"]
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        status, *fields = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        named = dict(field.lower().split(": ", 1) for field in fields if field)
        answer = await reader.readexactly(int(named.get("content-length", 0)))
        self.used = time.monotonic()
        if not 200 <= int(status.split()[1]) < 300:
            raise WireError(f"POST {path}: {status} {answer.decode(errors='replace')}")
        return msgspec.json.decode(answer) if answer else None

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
