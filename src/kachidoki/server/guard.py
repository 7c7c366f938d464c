"""Around every request: where it comes from, how often, what it may load; and one line in the log.

A page of another site can make a browser send our cookie. So whatever could change something, and
every WebSocket, must come from our own origin, or must carry a token, which no browser adds.
"""

import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.errors import language_of
from kachidoki.server.limits import ASK, REFUSALS, Limits, household
from kachidoki.server.metrics import Metrics
from kachidoki.server.refusals import ForeignOrigin, refusal, status_of

journal = logging.getLogger("kachidoki.access")

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# Of the page without a server only: it runs WebAssembly, which is ours like every script.
OFFLINE = "/offline/"
RUNS_WASM = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
OFFLINE_HEADERS = [(b"content-security-policy", RUNS_WASM.encode()), *HEADERS[1:]]
UNCACHED = (b"cache-control", b"no-store")


class Guard:
    """An ASGI application around the application."""

    def __init__(
        self, app: ASGIApp, limits: Limits, metrics: Metrics, origins: tuple[str, ...]
    ) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        method = str(scope.get("method", ""))
        client = scope.get("client")
        address = household(client[0]) if client else "?"
        try:
            self._check_origin(method, dict(scope["headers"]))
            if not scope["path"].startswith("/health"):
                self.limits.check(address, REFUSALS)
                self.limits.take(address, ASK)
        except KachidokiError as error:
            await self._refuse(kind, error, language_of(ASGIConnection(scope)), send)
            return
        if kind == "websocket":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        own = OFFLINE_HEADERS if scope["path"].startswith(OFFLINE) else HEADERS

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                said = any(name.lower() == b"cache-control" for name, _ in message["headers"])
                private = [UNCACHED] if scope["path"].startswith("/api") and not said else []
                message["headers"] = [*message["headers"], *own, *private]
            await send(message)

        try:
            await self.app(scope, receive, guarded)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            spent = round((time.perf_counter() - began) * 1000, 1)
            # The pattern of the address, not the address: ids and queries stay out of the log.
            path = scope.get("path_template", "-")
            extra = {"method": method, "path": path, "status": status, "ms": spent}
            journal.info("request", extra=extra)

    def _check_origin(self, method: str, headers: dict[bytes, bytes]) -> None:
        """Refuse what a foreign page asks for. A WebSocket has no method, and is never safe."""
        if method in SAFE or headers.get(b"authorization", b"")[:7].lower() == b"bearer ":
            return
        origin = headers.get(b"origin")
        if origin is None:
            # Not a browser, then; without a cookie there is nobody's name to misuse.
            if b"cookie" in headers:
                raise ForeignOrigin("foreign-origin")
            return
        said = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if said not in self.origins and _place(said) != (host or None):
            raise ForeignOrigin("foreign-origin")

    async def _refuse(self, kind: str, error: KachidokiError, language: str, send: Any) -> None:
        if kind == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": error.reason})
            return
        status = status_of(error)
        self.metrics.requests.labels(str(status)).inc()
        body = msgspec.json.encode(refusal(error, language))
        headers = [(b"content-type", b"application/json"), *HEADERS, UNCACHED]
        headers.append((b"content-length", b"%d" % len(body)))
        if "seconds" in error.values:
            headers.append((b"retry-after", str(error.values["seconds"]).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _place(origin: str) -> str:
    """The host and port of an origin; empty when it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
