"""A table in sentences, for those who read rather than look: the same facts as the news."""

from collections.abc import Sequence
from functools import cache

from kachidoki.cli.table import look
from kachidoki.kernel.event import Event
from kachidoki.kernel.state import View
from kachidoki.server.shapes import Words
from kachidoki.tables.table import Table
from kachidoki.text import Texts


@cache
def texts(language: str, game: str | None = None) -> Texts:
    return Texts(language, game)


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def words(
    language: str,
    game: str,
    names: Sequence[str],
    view: View | None,
    events: Sequence[Event],
    asks: bool = True,
) -> Words:
    """What `view` shows and what happened; `events` are as the viewer may know them. Without
    `asks` nothing is asked any more."""
    say = texts(language, game)
    seat = view.seat if view is not None else None
    question, rule = "", ""
    if asks and view is not None and view.question is not None:
        question = say.question(view.question, names, seat)
        rule = say.rule(view.question.rule)[0]
    return Words(
        say.title(),
        [] if view is None else look(game).tell(view, say, names),
        [say.event(event, names, seat) for event in events],
        question,
        say.moves(view.moves, names, seat) if asks and view is not None else [],
        rule,
    )
