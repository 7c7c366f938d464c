# interpreted: declarations.
"""How a game declares what `View.table` tells: as TypedDicts, with these marks for what they hold.

    Kind = Annotated[str, OneOf(pieces.NAMES)]

    class GloryTable(TypedDict):
        drawn: Pile | None
        sets: Some[Kind, Laid]

mypy holds the view to it, and the types of the page are written from it.
"""

from collections.abc import Sequence
from typing import Annotated, TypeVar

_K = TypeVar("_K")
_V = TypeVar("_V")

SOME = "some"
# What there is by name, where not every name is there.
Some = Annotated[dict[_K, _V], SOME]


class OneOf:
    """Mark of a text that is one of these names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
