"""The application: the House, the API, the pages, in one Litestar."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import kachidoki
from kachidoki.kernel.errors import KachidokiError
from kachidoki.kernel.game import Game
from kachidoki.server.api.after import AfterApi
from kachidoki.server.api.games import GamesApi
from kachidoki.server.api.logs import LogsApi
from kachidoki.server.api.people import PeopleApi
from kachidoki.server.api.play import PlayApi
from kachidoki.server.api.route import TheMetrics, anybody, somebody
from kachidoki.server.api.tables import TablesApi
from kachidoki.server.archive import Archive
from kachidoki.server.editions import Editions
from kachidoki.server.errors import on_depth, on_failure, on_http_error, on_refusal
from kachidoki.server.files import PACKED
from kachidoki.server.guard import Guard
from kachidoki.server.identity import Identity
from kachidoki.server.limits import Limits, household
from kachidoki.server.metrics import Metrics
from kachidoki.server.pages import PAGES, on_lost
from kachidoki.server.socket import table_socket
from kachidoki.server.words import Scribe
from kachidoki.tables.house import House
from kachidoki.tables.store import Store
from kachidoki.tables.think import Thinkers

# No wish of a person is longer; logs have a limit of their own.
MOST_BODY = 64_000
# Shorter answers are not worth packing.
LEAST_PACKED = 1_000
# Seconds for which it is known that the database takes what is written.
PROBED = 1.0
# This machine.
HERE = (household("127.0.0.1"), household("::1"))
# Seconds for the sockets to say goodbye when the server stops.
GOODBYE = 1.0


@dataclass(frozen=True, slots=True)
class Config:
    """How a server is run."""

    database: str
    limits: bool = True
    # Other addresses under which our own page is served, behind a proxy.
    origins: tuple[str, ...] = ()
    # Processes in which bots think; None for all cores but one.
    thinkers: int | None = None
    # On PostgreSQL: whether this process also takes turns of bots from the queue.
    worker: bool = True
    # Whether anybody may read the metrics, or only this machine.
    public_metrics: bool = False
    # The games of which whoever runs the server has editions of their own.
    editions: tuple[Game, ...] = ()


def create_app(config: Config) -> ASGIApp:
    """The whole server as one ASGI application."""
    store = Store(config.database)
    house = House(store, Thinkers(config.thinkers))
    identity = Identity(store)
    house.signed_out = identity.forget
    limits = Limits(config.limits)
    metrics = Metrics(house)
    archive = Archive()
    editions = Editions(config.editions, house)
    scribe = Scribe(limits)
    probe = Probe(store)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        shared: AbstractAsyncContextManager[None] = nullcontext()
        if store.postgres:
            from kachidoki.tables.postgres import Shared

            shared = Shared(house, config.worker)
        await house.open()
        await identity.open()
        async with shared:
            yield
        house.say_goodbye()
        await asyncio.sleep(0 if not metrics.sockets._value.get() else GOODBYE)
        await house.close()
        scribe.close()

    app = Litestar(
        route_handlers=[
            GamesApi,
            PeopleApi,
            TablesApi,
            PlayApi,
            LogsApi,
            AfterApi,
            table_socket,
            health,
            ready,
            figures,
            *PAGES,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "identity": Provide(lambda: identity, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "probe": Provide(lambda: probe, sync_to_thread=False),
            "scribe": Provide(lambda: scribe, sync_to_thread=False),
            "editions": Provide(lambda: editions, sync_to_thread=False),
            "archive": Provide(lambda: archive, sync_to_thread=False),
            "who": Provide(somebody),
            "maybe": Provide(anybody),
        },
        exception_handlers={
            KachidokiError: on_refusal,
            NotFoundException: on_lost,
            HTTPException: on_http_error,
            RecursionError: on_depth,
            Exception: on_failure,
        },
        state=State(
            {
                "limits": limits,
                "identity": identity,
                "config": config,
                "house": house,
                "scribe": scribe,
            }
        ),
        openapi_config=OpenAPIConfig(
            title="Kachidoki",
            version=kachidoki.__version__,
            description="Tables for card games. Everything that is refused says why.",
            path="/api/schema",
            render_plugins=[],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(
            "gzip", minimum_size=LEAST_PACKED, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        request_max_body_size=MOST_BODY,
        lifespan=[lifespan],
        logging_config=None,
    )
    return Guard(app, limits, metrics, config.origins)


class Probe:
    """Whether anything can be written: tried out, but not more often than somebody needs it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._until = 0.0
        self._trying: asyncio.Task[None] | None = None

    async def __call__(self) -> None:
        if self._trying is None and time.monotonic() < self._until:
            return
        if self._trying is None:
            self._trying = asyncio.create_task(self._try())
        await asyncio.shield(self._trying)

    async def _try(self) -> None:
        try:
            await self.store.check_writing()
            self._until = time.monotonic() + PROBED
        finally:
            self._trying = None


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """The process is alive."""
    return "ok"


@get("/health/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(probe: NamedDependency[Probe]) -> str:
    """The process can take moves: the database takes what is written."""
    await probe()
    return "ready"


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, State], metrics: TheMetrics) -> Response[bytes]:
    """Figures for Prometheus."""
    from kachidoki.tables.errors import NotFound

    config: Config = request.app.state.config
    here = request.client is not None and household(request.client.host) in HERE
    if not here and not config.public_metrics:
        raise NotFound("no-such-page")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
