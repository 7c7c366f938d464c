"""How the table of a game looks in the terminal.

A game has its drawing here, in `drawings/<id>.py`; a game of another package has it beside its own
files, in `drawing.py`. It defines

    draw(view, texts, names): the table for people who see it, as something that Rich can show

and may define

    legend(texts) -> str: what its signs mean

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
from kachidoki.kernel.state import View
from kachidoki.text import Texts
from kachidoki.words import FLAVOUR, KIND, RULES, TITLE, GameWords, listed, words

# How the parts of a card look.
STYLES = {TITLE: "bold", KIND: "dim", FLAVOUR: "italic"}


@dataclass(frozen=True, slots=True)
class Look:
    """How a game looks and sounds in the terminal."""

    words: GameWords
    draw: Callable[[View, Texts, Sequence[str]], RenderableType]
    legend: Callable[[Texts], str] | None

    def show(self, screen: Screen, view: View, names: Sequence[str]) -> None:
        """The table of a view, drawn or said."""
        if screen.plain:
            screen.lines(self.words.tell(view, screen.texts, names))
        else:
            screen.show(self.draw(view, screen.texts, names))


def look(game_id: str) -> Look:
    """The game's own drawing and words, or the general ones."""
    own = module(f"{__name__}.{game_id}") or part(game_id, "drawing")
    return Look(words(game_id), getattr(own, "draw", draw), getattr(own, "legend", None))


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
