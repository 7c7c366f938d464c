"""The table of any game: drawn by the game's own `terminal.py`, or plainly from its view.

`kachidoki/games/<id>/terminal.py` may define

    draw(view, texts, names) -> a Rich renderable: the table for people who see it
    tell(view, texts, names) -> list[str]: the same as sentences, for `--plain`

and, where there are cards to look up and signs to explain,

    card(view, texts, wanted) -> list[tuple[str, str]]: a card in full, lines with their styles;
        without a name, those of the viewer's hand
    legend(texts) -> str: what the signs of `draw` mean
    labels(view, texts, moves) -> list[str]: moves with the names of what lies in their places, or
        "" where a move says all by itself

A game without that file is still playable: what `view.table()` holds is listed.
"""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kachidoki.games import package
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import View
from kachidoki.text import Texts


@dataclass(frozen=True, slots=True)
class Look:
    """How a game looks in the terminal."""

    draw: Callable[[View, Texts, Sequence[str]], RenderableType]
    tell: Callable[[View, Texts, Sequence[str]], list[str]]
    card: Callable[[View, Texts, str], list[tuple[str, str]]] | None = None
    legend: Callable[[Texts], str] | None = None
    labels: Callable[[View, Texts, Sequence[Move]], list[str]] | None = None


def look(game_id: str) -> Look:
    """The game's own look, or the general one."""
    name = f"{package(game_id)}.terminal"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Look(draw, tell)
    more = [getattr(module, name, None) for name in ("card", "legend", "labels")]
    return Look(module.draw, module.tell, *more)


def player(texts: Texts, names: Sequence[str], seat: int, me: int | None) -> str:
    """The name at a seat; the reader without a name of his own is "You"."""
    name = texts.player(seat, names)
    if seat != me:
        return name
    if name == texts.player(seat):
        return texts.say("cli-you")
    return texts.say("cli-you-named", name=name)


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Any view as a list of what is on the table."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    for name, value in view.table().items():
        grid.add_row(name, Text(plain(value)))
    return grid


def tell(view: View, texts: Texts, names: Sequence[str]) -> list[str]:
    """Any view as lines."""
    return [f"{name}: {plain(value)}" for name, value in view.table().items()]


def plain(value: object) -> str:
    """A value of a table on one line."""
    if value is None:
        return "-"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {plain(item)}" for name, item in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return "; ".join(plain(item) for item in value) or "-"
    return str(value)
