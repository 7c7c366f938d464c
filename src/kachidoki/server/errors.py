"""Every error becomes a Refusal: its type, its reason, its rule, and a sentence."""

import logging
import traceback
from typing import Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.serialization import decode_json

from kachidoki.kernel import errors as engine
from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.limits import REFUSALS, household
from kachidoki.server.shapes import Refusal
from kachidoki.server.words import names_of, texts
from kachidoki.tables import errors as house
from kachidoki.tables.seating import Person
from kachidoki.tables.table import Table
from kachidoki.text import LANGUAGES

log = logging.getLogger(__name__)


class BadRequest(KachidokiError):
    """What was sent is not what the API takes."""


class UnknownPerson(KachidokiError):
    """Nobody knows who asks."""


class ForeignOrigin(KachidokiError):
    """A page of another site asked in the name of a person here."""


# The first type that fits decides.
STATUS: tuple[tuple[type[KachidokiError], int], ...] = (
    (UnknownPerson, 401),
    (ForeignOrigin, 403),
    (house.NotAllowed, 403),
    (house.NotFound, 404),
    (engine.UnknownGame, 404),
    (house.NotNow, 409),
    (engine.IllegalMove, 409),
    (engine.CannotUndo, 409),
    (house.TooMuch, 429),
    (house.Unavailable, 503),
    (KachidokiError, 400),
)
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


def status_of(error: KachidokiError) -> int:
    return next(status for kind, status in STATUS if isinstance(error, kind))


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first language that the reader asks for and we speak."""
    wanted = connection.headers.get("accept-language", "").split(",")[:20]
    codes = (part.strip()[:2].lower() for part in wanted)
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


def refusal(
    error: KachidokiError,
    language: str,
    table: Table | None = None,
    who: Person | None = None,
    game: str | None = None,
) -> Refusal:
    """A refusal in words: those of the game, with the names of the players, where it is at a table
    and spoken to `who`."""
    values = {k: list(v) if isinstance(v, tuple) else v for k, v in error.values.items()}
    own = table.seats_of(who.id) if table and who else ()
    names = names_of(table) if table else ()
    say = texts(language, table.game if table else game)
    message = say.error(error, names, own[0] if own else None)
    return Refusal(error.code, error.reason, message, error.rule, values)


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
