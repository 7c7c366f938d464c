"""Bots that learn from playing themselves, for any game of the kernel.

`kachidoki train` is the way in. To play with what was learned takes NumPy alone (`network`); to
learn takes PyTorch as well (the extra `learn`).
"""

from kachidoki.extras import install
from kachidoki.kernel.errors import MissingExtra


def missing(error: ImportError) -> MissingExtra:
    """What to raise where a library of the extra is not installed."""
    name = error.name or ""
    return MissingExtra("missing-extra", extra="learn", module=name, install=install("learn"))
