"""Tales as they are sent."""

from collections.abc import Iterable
from typing import Annotated, Any

from litestar.params import QueryParameter

from kachidoki.server.shapes import Tales, TaleShape

TaleLanguage = Annotated[
    str | None,
    QueryParameter(
        name="language",
        max_length=10,
        description="The language of the tale: `en`, `fr` or `de`; otherwise your own.",
    ),
]


def tales(code: str, told: Iterable[Any]) -> Tales:
    return Tales(
        code,
        [TaleShape(one.seat, one.title, one.paragraphs, one.closing, one.cards) for one in told],
    )
