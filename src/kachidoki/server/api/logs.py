"""Logs: export when the game has ended, import, replay at a move, and the proof of fair deals."""

import asyncio
from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, Response
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import QueryParameter

from kachidoki.kernel.errors import BadLog
from kachidoki.kernel.event import Event
from kachidoki.kernel.log import MOST_BYTES, Entry, Log
from kachidoki.kernel.match import Match
from kachidoki.kernel.state import CHANCE
from kachidoki.server.api.route import (
    Anybody,
    Asking,
    Lang,
    SeatNumber,
    Somebody,
    TableId,
    TheHouse,
    get,
    language,
    post,
    take,
)
from kachidoki.server.limits import IMPORT
from kachidoki.server.shapes import EventShape, Frame, Imported, Verified
from kachidoki.server.sight import sight
from kachidoki.server.words import names_of, words
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow
from kachidoki.tables.table import Person, Table

LINES = "application/jsonl"
At = Annotated[
    int | None,
    QueryParameter(name="at", ge=0, description="How many entries of the log to replay."),
]


@dataclass
class _LogInBody(Operation):
    """A log is read as it comes; so the schema has to be told what the body is."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


class LogsApi(Controller):
    path = "/api"
    tags = ["logs"]  # noqa: RUF012

    @get("/tables/{table:str}/log", summary="The log, when the game has ended", media_type=LINES)
    async def export(self, table: TableId, house: TheHouse, maybe: Anybody) -> Response[str]:
        """JSON lines with every deal and the seed: `kachidoki verify` proves that it was fair."""
        live = await sight(house, table, maybe)
        content = _ended(live.table).secret_log().dumps()
        name = f"{live.table.setup.game}-{live.table.id}.jsonl"
        return Response(
            content,
            media_type=LINES,
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get("/tables/{table:str}/verify", summary="Were the deals fair?")
    async def verify(self, table: TableId, house: TheHouse, maybe: Anybody) -> Verified:
        """Checks every deal against the seed that the table was committed to before the first."""
        live = await sight(house, table, maybe)
        verdict = _ended(live.table).secret_log().verify()
        return Verified(verdict.fair, verdict.finished, verdict.chances, verdict.agreed)

    @post(
        "/logs",
        summary="Import a log, to replay it here",
        operation_class=_LogInBody,
        request_max_body_size=MOST_BYTES,
    )
    async def load(self, request: Asking, house: TheHouse, who: Somebody) -> Imported:
        """The body is a log as it was exported. Its deals must follow from its seed."""
        take(request, IMPORT)
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError as error:
            raise BadLog("log-unreadable", line=1) from error
        # It may be long: the tables do not wait for it.
        log = await asyncio.to_thread(Log.loads, text)
        live = await house.import_log(who, log)
        return Imported(live.table.id, log.game.id, len(log), live.table.status == "over")

    @get("/tables/{table:str}/replay", summary="The table after an entry of its log")
    async def replay(
        self,
        request: Asking,
        table: TableId,
        house: TheHouse,
        maybe: Anybody,
        at: At = None,
        seat: SeatNumber = None,
        lang: Lang = None,
    ) -> Frame:
        """When the game has ended, from any seat; before, from your own. Without `seat` as a
        spectator saw it."""
        live = await sight(house, table, maybe)
        match = live.table.match
        if match is None:
            raise NotNow("table-not-started")
        if seat is not None:
            _check_seat(live.table, maybe, seat)
        log = match.log
        number = len(log) if at is None else at
        if number > len(log):
            raise NotFound("log-no-such-entry", at=number, entries=len(log))
        code = None if lang is None else language(request, lang)
        return _frame(log, number, seat, live.table, code)


def _ended(table: Table) -> Match:
    """The match of a table that has ended: its cards are no secret any more."""
    if table.match is None or not table.ended:
        raise NotNow("log-hidden")
    return table.match


def _check_seat(table: Table, who: Person | None, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NotFound("no-such-seat", number=str(seat + 1), players=len(table.seats))
    own = table.seats_of(who.id) if who else ()
    # At one screen only the player who is asked holds the device.
    covered = len(own) > 1 and seat not in table.asked
    if not table.ended and (seat not in own or covered):
        raise NotAllowed("not-your-seat", number=seat + 1)


def _frame(log: Log, at: int, seat: int | None, table: Table, code: str | None) -> Frame:
    state, entry = log.start(), Entry(CHANCE, "")
    happened: tuple[Event, ...] = ()
    for step in log.steps(at):
        state, entry, happened = step.state, step.entry, step.events
    view = state.view(seat)
    events = [event.seen_by(seat) for event in happened]
    said = None
    if code is not None:
        said = words(code, table.setup.game, names_of(table), view, events)
    return Frame(
        at,
        len(log),
        [EventShape(at, event.key, dict(event.values), event.auto) for event in events],
        view.data(),
        entry.move if table.ended and entry.by != CHANCE else None,
        said,
    )
