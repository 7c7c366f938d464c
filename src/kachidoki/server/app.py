"""The application: the House, the API, the pages, in one Litestar."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import kachidoki
from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.api.after import AfterApi
from kachidoki.server.api.games import GamesApi
from kachidoki.server.api.logs import LogsApi
from kachidoki.server.api.people import PeopleApi
from kachidoki.server.api.play import PlayApi
from kachidoki.server.api.route import Asking, address_of, dependencies
from kachidoki.server.api.tables import TablesApi
from kachidoki.server.config import Config
from kachidoki.server.errors import on_depth, on_failure, on_http_error, on_refusal
from kachidoki.server.files import PACKED
from kachidoki.server.guard import Guard
from kachidoki.server.limits import household
from kachidoki.server.office import Office, TheOffice
from kachidoki.server.pages import PAGES, on_lost
from kachidoki.server.socket import table_socket
from kachidoki.tables.errors import NotFound
from kachidoki.tables.store import Store

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


def create_app(config: Config) -> ASGIApp:
    """The whole server as one ASGI application."""
    office = Office(config)
    apis = [GamesApi, PeopleApi, TablesApi, PlayApi, LogsApi, AfterApi]
    app = Litestar(
        route_handlers=[*apis, table_socket, health, ready, figures, *PAGES],
        dependencies=dependencies(office),
        exception_handlers={
            KachidokiError: on_refusal,
            NotFoundException: on_lost,
            HTTPException: on_http_error,
            RecursionError: on_depth,
            Exception: on_failure,
        },
        state=State({"office": office, "probe": Probe(office.store)}),
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
    return Guard(app, office.limits, office.metrics, config.origins)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """From the first request to the last."""
    office: Office = app.state.office
    house = office.house
    shared: AbstractAsyncContextManager[None] = nullcontext()
    if office.store.postgres:
        from kachidoki.tables.postgres import Shared

        shared = Shared(house, office.store, office.config.worker)
    await house.open()
    await office.identity.open()
    async with shared:
        yield
    house.say_goodbye()
    await asyncio.sleep(GOODBYE if office.metrics.sockets._value.get() else 0)
    await house.close()
    office.scribe.close()


class Probe:
    """Whether anything can be written: tried out, but not more often than somebody needs it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._until = 0.0
        self._trying: asyncio.Task[None] | None = None

    async def __call__(self) -> None:
        if self._trying is None and time.monotonic() >= self._until:
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
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
async def ready(request: Asking) -> str:
    """The process can take moves: the database takes what is written."""
    await request.app.state.probe()
    return "ready"


@get("/metrics", include_in_schema=False)
async def figures(request: Asking, office: TheOffice) -> Response[bytes]:
    """Figures for Prometheus."""
    if address_of(request) not in HERE and not office.config.public_metrics:
        raise NotFound("no-such-page")
    form = "text/plain; version=0.0.4; charset=utf-8"
    return Response(office.metrics.text(), media_type=form)
