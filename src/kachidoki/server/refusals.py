"""Why something was refused: its type, its reason, its rule, and a sentence. However it is sent."""

from kachidoki.kernel import errors as engine
from kachidoki.kernel.errors import KachidokiError
from kachidoki.server.shapes import Refusal
from kachidoki.server.words import names_of, texts
from kachidoki.tables import errors as house
from kachidoki.tables.seating import Person
from kachidoki.tables.table import Table
from kachidoki.text import LANGUAGES


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


def status_of(error: KachidokiError) -> int:
    return next(status for kind, status in STATUS if isinstance(error, kind))


def spoken(wanted: str) -> str:
    """The first language that a reader asks for, as browsers say it, and we speak."""
    codes = (part.strip()[:2].lower() for part in wanted.split(",")[:20])
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
