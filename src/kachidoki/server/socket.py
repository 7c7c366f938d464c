"""The WebSocket of a table: how a browser or a program comes to its connection."""

from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.api.route import address_of
from kachidoki.server.connection import Connection, fail, refuse
from kachidoki.server.errors import language_of
from kachidoki.server.office import TheOffice
from kachidoki.server.refusals import BadRequest
from kachidoki.server.sight import MOST_DIGITS, Teller, known_up_to, sight
from kachidoki.tables.live import Watcher
from kachidoki.tables.news import Viewer
from kachidoki.text import LANGUAGES


class Wire:
    """A WebSocket, as a connection uses it."""

    gone: tuple[type[Exception], ...] = (WebSocketDisconnect, RuntimeError, OSError)

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        await self._socket.send_data(text, mode="text")

    async def receive(self) -> str:
        said: str = await self._socket.receive_data(mode="text")
        return said

    async def close(self, code: int, reason: str) -> None:
        await self._socket.close(code, reason)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    office: TheOffice,
    after: FromQuery[str] = "0",
    lang: Annotated[str | None, QueryParameter(name="lang", max_length=10)] = None,
    every: FromQuery[str] = "false",
    keep: FromQuery[str] = "false",
    speak: Annotated[str | None, QueryParameter(name="speak", max_length=10)] = None,
) -> None:
    """Watch a table and play at it."""
    await socket.accept()
    wire = Wire(socket)
    address = address_of(socket)
    try:
        office.limits.enter(address)
    except KachidokiError as error:
        await refuse(wire, error, language_of(socket))
        return
    try:
        who = await office.identity.of(socket)
        live = await sight(office.house, table, who)
        if not after.isascii() or not after.isdecimal() or len(after) > MOST_DIGITS:
            raise BadRequest("bad-request", what="after")
        viewer = Viewer(who.id if who else "", keeps=keep == "true", every=every == "true")
        watcher = Watcher(viewer, known_up_to(live.table, int(after)))
        teller = Teller(office.scribe, address, lang if lang in LANGUAGES else None)
        connection = Connection(wire, office, live, who, teller, watcher)
        wanted = speak if speak in LANGUAGES else teller.language
        connection.speaks = wanted or language_of(socket)
        await connection.run()
    except KachidokiError as error:
        await refuse(wire, error, language_of(socket))
    except WebSocketDisconnect:
        pass
    except Exception as error:
        await fail(wire, error)
    finally:
        office.limits.leave(address)
