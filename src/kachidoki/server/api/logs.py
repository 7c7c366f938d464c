"""Logs: export when the game has ended, import, replay at a move, and the proof of fair deals."""

from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, Response
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from msgspec import convert

from kachidoki.kernel.errors import BadLog
from kachidoki.kernel.log import MOST_BYTES
from kachidoki.server.api import route
from kachidoki.server.archive import Archive
from kachidoki.server.files import NEVER, PACKED, file, send
from kachidoki.server.limits import IMPORT, READ
from kachidoki.server.office import TheOffice
from kachidoki.server.replays import ended, frames
from kachidoki.server.shapes import Frame, Frames, Imported, Verified
from kachidoki.tables.seating import Person
from kachidoki.tables.table import Table

LINES = "application/jsonl"
MOST_FRAMES = 100
At = Annotated[int | None, route.query("at", "How many entries of the log to replay.", ge=0)]
Count = Annotated[int, route.query("count", "How many frames.", ge=1, le=MOST_FRAMES)]


@dataclass
class _LogInBody(Operation):
    """A log is read as it comes; so the schema has to be told what the body is."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


class LogsApi(Controller):
    path = "/api"
    tags = ["logs"]  # noqa: RUF012

    @route.get(
        "/tables/{table:str}/log",
        "The log, when the game has ended",
        media_type=LINES,
        opt={PACKED: True},
        cost=READ,
    )
    async def export(self, look: route.Onlooker) -> Response[bytes]:
        """JSON lines with every deal and the seed: `kachidoki verify` proves that it was fair."""
        log, table = ended(look.table).secret_log(), look.table
        text = await look.office.archive.texts.get(
            table.id, lambda: file(log.dumps().encode(), LINES, NEVER)
        )
        answer = send(look.request, text)
        name = f"{table.setup.game}-{table.id}.jsonl"
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return answer

    @route.get("/tables/{table:str}/verify", "Were the deals fair?", cost=READ)
    async def verify(self, look: route.Onlooker) -> Verified:
        """Checks every deal against the seed that the table was committed to before the first of
        them; those of an earlier game against the seeds that were told when the table was made."""
        log = ended(look.table).secret_log()
        verdict = await look.office.archive.verdicts.get(look.table.id, log.verify)
        return convert(verdict, Verified, from_attributes=True)

    @route.post(
        "/logs",
        "Import a log, to replay it here",
        operation_class=_LogInBody,
        request_max_body_size=MOST_BYTES,
        cost=IMPORT,
    )
    async def load(self, request: route.Asking, office: TheOffice, who: route.Somebody) -> Imported:
        """The body is a log as it was exported. Its deals must follow from its seed."""
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError as error:
            raise BadLog("log-unreadable", line=1) from error
        table = (await office.house.import_log(who, text)).table
        entries = len(table.match.log) if table.match else 0
        return Imported(table.id, table.setup.game, entries, table.status == "over")

    @route.get("/tables/{table:str}/replay", "The table after an entry of its log", cost=READ)
    async def replay(
        self,
        look: route.Onlooker,
        at: At = None,
        seat: route.SeatNumber = None,
        lang: route.Lang = None,
    ) -> Frame:
        """When the game has ended, from any seat; before, from your own. Without `seat` as a
        spectator saw it."""
        code = None if lang is None else route.language(look.request, lang)
        return (await frames(*_seen(look), seat, at, 1, code)).frames[0]

    @route.get(
        "/tables/{table:str}/frames", "The table after each of some entries of its log", cost=READ
    )
    async def film(
        self,
        look: route.Onlooker,
        at: At = 0,
        count: Count = MOST_FRAMES,
        seat: route.SeatNumber = None,
    ) -> Frames:
        """The same as `replay`, for `count` entries one after the other."""
        return await frames(*_seen(look), seat, at or 0, count)


def _seen(look: route.Visit) -> tuple[Archive, Table, Person | None]:
    return look.office.archive, look.table, look.maybe
