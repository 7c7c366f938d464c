"""The tales that a game tells when it is over.

`kachidoki/games/<id>/tale` may define

    of_log(log, names, language) -> a list of tales, one for each seat, each with `seat`, `title`,
        `paragraphs`, `closing` and `cards`
    of_events(start, events, names, language) -> the same, of the start of a game and of what
        everybody saw of it
"""

from collections.abc import Sequence
from typing import Any

from kachidoki.cli.screen import Screen
from kachidoki.cli.seats import names_of, read
from kachidoki.cli.trouble import Complaint
from kachidoki.games import part
from kachidoki.kernel.log import Log


def show_tales(screen: Screen, log: Log, seat: int | None) -> None:
    """The tale of one seat, or of all."""
    teller = part(log.game.id, "tale")
    if teller is None:
        raise Complaint("no-tale", game=screen.texts.title())
    if not log.state().over:
        raise Complaint("tale-going-on")
    names = names_of(read(log.header.seats), screen.texts)
    tales: Sequence[Any] = teller.of_log(log, names, screen.texts.language)
    for at, tale in enumerate(tales):
        if seat is not None and tale.seat != seat:
            continue
        if at and seat is None:
            screen.line()
        screen.heading(tale.title)
        for paragraph in tale.paragraphs:
            screen.line()
            screen.paragraphs(paragraph)
        screen.line()
        screen.paragraphs(tale.closing)
