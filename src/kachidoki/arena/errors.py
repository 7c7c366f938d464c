"""What can be wrong with an arena that is kept."""

from kachidoki.kernel.errors import KachidokiError


class BadArena(KachidokiError):
    """A folder that an arena cannot be kept in, or cannot go on from."""
