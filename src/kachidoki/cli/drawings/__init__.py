"""How the table of a game looks in the terminal.

A game has its drawing here, in `drawings/<id>.py`; a game of another package has it beside its own
files, in `drawing.py`. It defines

    draw(view, texts, names) -> a Rich renderable: the table for people who see it

and may define

    legend(texts) -> str: what the signs of `draw` mean

What is said instead of drawn, for `--plain`, are the words of the game (kachidoki/words.py). A game
without a drawing is still playable: what `view.table()` holds is listed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kachidoki.cli.screen import Screen
from kachidoki.games import module, part
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import View
from kachidoki.text import Texts
from kachidoki.words import FLAVOUR, KIND, RULES, TITLE, SayCard, listed, words

# How the parts of a card look.
STYLES = {TITLE: "bold", KIND: "dim", FLAVOUR: "italic"}


@dataclass(frozen=True, slots=True)
class Look:
    """How a game looks and sounds in the terminal."""

    draw: Callable[[View, Texts, Sequence[str]], RenderableType]
    tell: Callable[[View, Texts, Sequence[str]], list[str]]
    card: SayCard | None = None
    legend: Callable[[Texts], str] | None = None
    labels: Callable[[View, Texts, Sequence[Move]], list[str]] | None = None

    def show(self, screen: Screen, view: View, names: Sequence[str]) -> None:
        """The table of a view, drawn or said."""
        if screen.plain:
            screen.lines(self.tell(view, screen.texts, names))
        else:
            screen.show(self.draw(view, screen.texts, names))


def look(game_id: str) -> Look:
    """The game's own drawing and words, or the general ones."""
    said = words(game_id)
    own = module(f"{__name__}.{game_id}") or part(game_id, "drawing")
    card = None if said.card is None else _painting(said.card)
    if own is None:
        return Look(draw, said.tell, card, None, said.labels)
    return Look(own.draw, said.tell, card, getattr(own, "legend", None), said.labels)


def _painting(card: SayCard) -> SayCard:
    return lambda view, texts, wanted: painted(card(view, texts, wanted))


def painted(card: Sequence[tuple[str, str]], plain: bool = False) -> list[tuple[str, str]]:
    """The lines of a card, each with its style instead of its part."""
    indents = {RULES: "" if plain else "  "}
    return [(indents.get(kind, "") + line, STYLES.get(kind, "")) for line, kind in card]


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Any view as a list of what is on the table."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    for name, value in view.table().items():
        grid.add_row(name, Text(listed(value)))
    return grid
