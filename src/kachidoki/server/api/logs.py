"""Logs: export when the game has ended, import, replay at a move, and the proof of fair deals."""

import asyncio
from collections.abc import Iterator
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
from kachidoki.kernel.log import MOST_BYTES, Entry, Log, Step
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
from kachidoki.server.shapes import EventShape, Frame, Frames, Imported, Verified
from kachidoki.server.sight import sight
from kachidoki.server.words import names_of, words
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow
from kachidoki.tables.table import Person, Table

LINES = "application/jsonl"
MOST_FRAMES = 100
At = Annotated[
    int | None,
    QueryParameter(name="at", ge=0, description="How many entries of the log to replay."),
]
Count = Annotated[
    int, QueryParameter(name="count", ge=1, le=MOST_FRAMES, description="How many frames.")
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
        content = ended(live.table).secret_log().dumps()
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
        verdict = ended(live.table).secret_log().verify()
        return Verified(
            verdict.fair, verdict.finished, verdict.chances, verdict.agreed, verdict.past
        )

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
        log = _log(live.table, maybe, seat)
        code = None if lang is None else language(request, lang)
        return next(_frames(log, len(log) if at is None else at, 1, seat, live.table, code))

    @get("/tables/{table:str}/frames", summary="The table after each of some entries of its log")
    async def frames(
        self,
        table: TableId,
        house: TheHouse,
        maybe: Anybody,
        at: At = 0,
        count: Count = MOST_FRAMES,
        seat: SeatNumber = None,
    ) -> Frames:
        """The same as `replay`, for `count` entries one after the other."""
        live = await sight(house, table, maybe)
        log = _log(live.table, maybe, seat)
        return Frames(len(log), list(_frames(log, at or 0, count, seat, live.table, None)))


def ended(table: Table) -> Match:
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


def _log(table: Table, who: Person | None, seat: int | None) -> Log:
    """The log of a table, for somebody who may look at it from this seat."""
    if table.match is None:
        raise NotNow("table-not-started")
    if seat is not None:
        _check_seat(table, who, seat)
    return table.match.log


def _frames(
    log: Log, at: int, count: int, seat: int | None, table: Table, code: str | None
) -> Iterator[Frame]:
    """Frames from entry `at` on, as many as there are up to `count`."""
    if at > len(log):
        raise NotFound("log-no-such-entry", at=at, entries=len(log))
    if at == 0:
        yield _frame(log, Step(0, Entry(CHANCE, ""), log.start(), ()), seat, table, code)
    for step in log.steps(at + count - 1):
        if step.number >= at:
            yield _frame(log, step, seat, table, code)


def _frame(log: Log, step: Step, seat: int | None, table: Table, code: str | None) -> Frame:
    view = step.state.view(seat)
    events = [event.seen_by(seat) for event in step.events]
    by = None if step.entry.by == CHANCE else step.entry.by
    return Frame(
        step.number,
        len(log),
        [EventShape(step.number, event.key, dict(event.values), event.auto) for event in events],
        view.data(),
        by,
        step.entry.move if table.ended and by is not None else None,
        None if code is None else words(code, table.setup.game, names_of(table), view, events),
    )
