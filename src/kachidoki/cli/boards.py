"""What the drawings of tables have in common."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kachidoki.cli.cards import Card, Cards


def heading(line: str) -> Rule:
    return Rule(Text(line, style="bold"), style="dim")


def fitting(
    console: Console, options: ConsoleOptions, free: int, full: RenderableType, low: RenderableType
) -> RenderableType:
    """The full drawing if it leaves that many lines of the screen free, else the low one."""
    lines = console.render_lines(full, options)
    return full if len(lines) <= options.max_height - free else low


def labelled(width: int) -> Table:
    """Rows with labels of a width on the left, and the rest of the screen on the right."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(width=width)
    grid.add_column(ratio=1)
    return grid


def player(name: str, active: bool) -> Text:
    """A name, with a sign before that of whoever is in turn."""
    return Text(("▶ " if active else "  ") + name, style="bold green" if active else "bold")


def title(line: str) -> Text:
    return Text("  " + line, style="bold")


def indented(part: RenderableType, by: int = 2) -> Padding:
    return Padding(part, (0, 0, 0, by))


def note(line: str, style: str = "") -> Padding:
    return indented(Text(line, style=style))


def quiet(line: str) -> Padding:
    return note(line, "dim")


def chips(cards: Sequence[Card]) -> Padding:
    return indented(Cards(cards, 0, boxed=False))
