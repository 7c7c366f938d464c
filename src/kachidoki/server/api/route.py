"""What every address of the API has in common."""

from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import litestar
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from kachidoki.server.errors import RESPONSES, Unknown, language_of
from kachidoki.server.identity import Identity
from kachidoki.server.limits import Limits, Rate, household
from kachidoki.server.metrics import Metrics
from kachidoki.server.sight import Teller
from kachidoki.server.words import Scribe
from kachidoki.tables.house import House
from kachidoki.tables.seating import Person
from kachidoki.text import LANGUAGES

Asking = Request[object, object, litestar.datastructures.State]

get = partial(litestar.get, responses=RESPONSES)
delete = partial(litestar.delete, responses=RESPONSES)
post = partial(litestar.post, responses=RESPONSES)
put = partial(litestar.put, responses=RESPONSES)
patch = partial(litestar.patch, responses=RESPONSES)

TheHouse = NamedDependency[House]
TheIdentity = NamedDependency[Identity]
TheMetrics = NamedDependency[Metrics]
TheScribe = NamedDependency[Scribe]
# Who asks: refused without a name, or with or without one.
Somebody = NamedDependency[Person]
Anybody = NamedDependency[Person | None]
TableId = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]
SeatNumber = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=31, description="A seat, counted from 0.")
]
Lang = Annotated[
    str | None,
    QueryParameter(name="lang", max_length=10, description="Adds sentences: `en`, `fr` or `de`."),
]


def address_of(request: litestar.connection.ASGIConnection[Any, Any, Any, Any]) -> str:
    return household(request.client.host) if request.client else "?"


def teller_for(request: Asking, lang: str | None) -> Teller:
    """Who tells of tables to the one who asks, with words if a language was named."""
    scribe: Scribe = request.app.state.scribe
    return Teller(scribe, address_of(request), None if lang is None else language(request, lang))


def base_of(request: Asking) -> str:
    """The address of the page for links: as the one who asks has it, or as the operator says that
    others reach it."""
    asked = str(request.base_url).rstrip("/")
    origins: tuple[str, ...] = request.app.state.config.origins
    if not origins or asked in origins:
        return asked
    told = request.headers.get("origin", "")
    place = urlsplit(asked).netloc
    named = (origin for origin in origins if origin == told or urlsplit(origin).netloc == place)
    return next(named, origins[0])


def take(request: Asking, rate: Rate) -> None:
    """Let the address ask for something costly, or refuse."""
    limits: Limits = request.app.state.limits
    limits.take(address_of(request), rate)


async def somebody(request: Asking) -> Person:
    """Who asks; refused when nobody knows."""
    who = await anybody(request)
    if who is None:
        raise Unknown("who-are-you")
    return who


async def anybody(request: Asking) -> Person | None:
    """Who asks, if they have a name."""
    identity: Identity = request.app.state.identity
    who = await identity.of(request)
    # For the words of a refusal.
    request.state["who"] = who
    return who


def language(request: Asking, lang: str | None) -> str:
    return lang if lang in LANGUAGES else language_of(request)
