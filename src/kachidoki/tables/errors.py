"""The refusals of a table, beside those of the engine."""

from kachidoki.kernel.errors import KachidokiError


class NotAllowed(KachidokiError):
    """Not for this person to do or to see."""


class NotFound(KachidokiError):
    """There is no such table, person or move; or the one who asks may not know of it."""


class NotNow(KachidokiError):
    """It could be done at another time, but not as the table stands."""


class TooMuch(KachidokiError):
    """Too often, too many or too large."""


class Unavailable(KachidokiError):
    """The tables cannot be reached or written now; nothing was changed. Try again."""
