"""Every error becomes a Refusal, and an answer over HTTP."""

import logging
import traceback
from typing import Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.serialization import decode_json

from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.limits import REFUSALS, household
from kachidoki.server.refusals import BadRequest, refusal, spoken, status_of
from kachidoki.server.shapes import Refusal
from kachidoki.tables import errors as house

log = logging.getLogger(__name__)


MEANING = {
    400: "What was sent cannot be read, or is no move or option of the game.",
    401: "Pick a name first (`POST /api/guests`), or send your token.",
    403: "Not for you to do.",
    404: "There is no such thing, or you may not know of it.",
    405: "This address does not do that.",
    409: "Not as the table stands: the reason and the rule say why.",
    413: "Far too large.",
    429: "Too often or too much. `Retry-After` says when to try again.",
    503: "The tables cannot be reached now. Nothing was changed; try again.",
}
RESPONSES = {
    status: ResponseSpec(Refusal, generate_examples=False, description=meaning)
    for status, meaning in MEANING.items()
}


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first language that the reader asks for and we speak."""
    return spoken(connection.headers.get("accept-language", ""))


def _respond(request: Request[Any, Any, Any], error: KachidokiError, status: int) -> Response[Any]:
    again = {"Retry-After": str(error.values.get("seconds", 5))} if status in (429, 503) else {}
    live = request.app.state.office.house.live.get(request.path_params.get("table"))
    table = live.table if live else None
    who, game = request.state.get("who"), request.state.get("game")
    said = refusal(error, language_of(request), table, who, game)
    return Response(said, status_code=status, media_type=MediaType.JSON, headers=again)


def on_refusal(request: Request[Any, Any, Any], error: KachidokiError) -> Response[Any]:
    status = status_of(error)
    if status in (400, 409):
        # The game had to be asked why.
        address = household(request.client.host) if request.client else "?"
        request.app.state.office.limits.spend(address, REFUSALS, 1)
    return _respond(request, error, status)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown addresses, unreadable bodies, wrong methods."""
    status = 400 if isinstance(error, ValidationException) else error.status_code
    what = ""
    match error.extra:
        case [{**wrong}, *_]:
            # Which field was wrong; never more of what was sent.
            what = f"{wrong.get('key', '')}: {wrong.get('message', '')}"[:200].strip(": ")
    known = {
        400: BadRequest("bad-request", what=what),
        404: house.NotFound("no-such-page"),
        405: BadRequest("bad-method"),
        413: house.TooMuch("too-large"),
    }
    answer = _respond(request, known.get(status, BadRequest("bad-request", what="")), status)
    if status == 405:
        # Which methods it does take.
        answer.headers.update(error.headers or {})
    return answer


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON within JSON, too deep to be read; any other depth is a defect of ours."""
    frames = traceback.extract_tb(error.__traceback__)
    if frames and frames[-1].name == decode_json.__name__:
        return on_refusal(request, BadRequest("bad-request", what=""))
    return on_failure(request, error)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A defect of ours: the log has it, the answer tells nothing."""
    log.error("failed", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return _respond(request, house.Unavailable("failed"), 500)
