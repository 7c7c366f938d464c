"""What every address of the API has in common."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import litestar
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter

from kachidoki.server.errors import RESPONSES, language_of
from kachidoki.server.files import ASK_AGAIN, file, send
from kachidoki.server.limits import Rate, household
from kachidoki.server.office import Office, TheOffice
from kachidoki.server.refusals import UnknownPerson
from kachidoki.server.shapes import Done
from kachidoki.server.sight import sight
from kachidoki.tables.house import House
from kachidoki.tables.live import Decide, Live
from kachidoki.tables.seating import Person
from kachidoki.tables.table import Table
from kachidoki.text import LANGUAGES

Asking = litestar.Request[object, object, State]
Connection = ASGIConnection[Any, Any, Any, Any]

# Who asks: refused without a name, or with or without one.
Somebody = NamedDependency[Person]
Anybody = NamedDependency[Person | None]
TableId = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]


def query(name: str, about: str, **bounds: int) -> QueryParameter:
    """A parameter of an address."""
    return QueryParameter(name=name, description=about, **bounds)  # type: ignore[arg-type]


SeatNumber = Annotated[int | None, query("seat", "A seat, counted from 0.", ge=0, le=31)]
Lang = Annotated[str | None, query("lang", "Adds sentences: `en`, `fr` or `de`.", max_length=10)]
_TALE = "The language of the tale: `en`, `fr` or `de`; otherwise your own."
TaleLanguage = Annotated[str | None, query("language", _TALE, max_length=10)]


def address_of(connection: Connection) -> str:
    return household(connection.client.host) if connection.client else "?"


def language(request: Asking, lang: str | None) -> str:
    return lang if lang in LANGUAGES else language_of(request)


def base_of(request: Asking) -> str:
    """The address of the page for links: as the one who asks has it, or as the operator says that
    others reach it."""
    asked = str(request.base_url).rstrip("/")
    office: Office = request.app.state.office
    origins = office.config.origins
    if not origins or asked in origins:
        return asked
    told = request.headers.get("origin", "")
    place = urlsplit(asked).netloc
    named = (origin for origin in origins if origin == told or urlsplit(origin).netloc == place)
    return next(named, origins[0])


def costs(rate: Rate) -> list[Callable[[Connection, Any], None]]:
    """Guards of something costly: the address pays for it first, or is refused."""
    return [lambda connection, _: pay(connection, rate)]


def pay(connection: Connection, rate: Rate) -> None:
    office: Office = connection.app.state.office
    office.limits.take(address_of(connection), rate)


async def sheet(
    request: Asking,
    key: Hashable,
    media_type: str,
    make: Callable[[], bytes],
    cached: str = ASK_AGAIN,
) -> Response[bytes]:
    """What is the same for everybody: written once, and sent once while it stays the same."""
    office: Office = request.app.state.office
    return send(
        request, await office.archive.sheets.get(key, lambda: file(make(), media_type, cached))
    )


def _address(
    method: type[HTTPRouteHandler], path: str, summary: str, cost: Rate | None = None, **more: Any
) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """A handler for an address of the API: what it is for, and what it costs to ask."""
    guards = None if cost is None else costs(cost)
    return method(path, summary=summary, guards=guards, responses=RESPONSES, **more)


get = partial(_address, litestar.get)
delete = partial(_address, litestar.delete)
post = partial(_address, litestar.post)
put = partial(_address, litestar.put)
patch = partial(_address, litestar.patch)


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody asks about a table that they may see."""

    request: Asking
    office: Office
    live: Live
    maybe: Person | None

    @property
    def who(self) -> Person:
        return known(self.maybe)

    @property
    def house(self) -> House:
        return self.office.house

    @property
    def table(self) -> Table:
        return self.live.table

    async def act(self, decide: Decide) -> Done:
        return Done(await self.house.act(self.live, decide))


# A table: to those who have a name, or with or without one; or to whoever may be let in.
Visitor = NamedDependency[Visit]
Onlooker = NamedDependency[Visit]
Newcomer = NamedDependency[Visit]


def known(person: Person | None) -> Person:
    """Somebody with a name."""
    if person is None:
        raise UnknownPerson("who-are-you")
    return person


async def anybody(request: Asking, office: TheOffice) -> Person | None:
    who = await office.identity.of(request)
    # For the words of a refusal.
    request.state["who"] = who
    return who


async def somebody(maybe: Anybody) -> Person:
    return known(maybe)


async def newcomer(request: Asking, table: TableId, office: TheOffice, who: Somebody) -> Visit:
    return Visit(request, office, await office.house.find(table), who)


async def look(request: Asking, table: TableId, office: TheOffice, maybe: Anybody) -> Visit:
    return Visit(request, office, await sight(office.house, table, maybe), maybe)


async def visit(request: Asking, table: TableId, office: TheOffice, who: Somebody) -> Visit:
    return Visit(request, office, await sight(office.house, table, who), who)


def dependencies(office: Office) -> dict[str, Provide]:
    """What a handler gets by the name of its parameter."""
    return {
        "office": Provide(lambda: office, sync_to_thread=False),
        "maybe": Provide(anybody),
        "who": Provide(somebody),
        "newcomer": Provide(newcomer),
        "look": Provide(look),
        "visit": Provide(visit),
    }
