"""The screen and the keyboard, for people who look, people who listen, and pipes."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kachidoki.kernel.event import Value
from kachidoki.text import Texts

try:
    # Lines can be edited with the arrow keys, and earlier ones come back.
    import readline
except ImportError:
    # Not on Windows, whose own terminal does the same.
    readline = None  # type: ignore[assignment]

LONGEST_LINE = 10_000
# Seconds between two things that bots do, so that one can follow.
PACE = 0.45
# Clears what a terminal can scroll back to as well: nobody is to find the hand of another there.
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"
# What would command the terminal instead of being shown, and a picture for each.
CONTROLS = {code: 0x2400 + code for code in range(0x20) if chr(code) not in "\t\n"}
CONTROLS |= dict.fromkeys(range(0x80, 0xA0), 0xFFFD) | {0x7F: 0x2421}


class Screen:
    """Says things in one language, drawn or plain."""

    def __init__(
        self, texts: Texts, plain: bool = False, fast: bool = False, console: Console | None = None
    ) -> None:
        self.texts = texts
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.plain = plain or not self.console.is_terminal or self.console.is_dumb_terminal
        self.fast = fast
        # A person at a keyboard, who sees what they type.
        self.typing = sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal

    # Saying.

    def say(self, key: str, **values: Value) -> None:
        self.line(self.texts.say(key, **values))

    def line(self, text: str = "", style: str = "") -> None:
        # Plain lines stay whole: those who read them break them as they like.
        text = harmless(text)
        shown = text if self.plain else fold(text, self.console.width)
        self.console.print(Text(shown, style=style), soft_wrap=True)

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.line(line)

    def wrong(self, text: str) -> None:
        """What could not be done, and why."""
        self.line(text, style="yellow")

    def show(self, drawn: RenderableType) -> None:
        self.console.print(drawn)

    def heading(self, text: str) -> None:
        if self.plain:
            self.line(text)
        else:
            self.show(Rule(Text(text, style="bold"), align="left", style="dim"))

    def listed(self, labels: Sequence[str], groups: Sequence[str]) -> None:
        """Answers, numbered; a new group, as `groups` names them, begins a new line."""
        if self.plain:
            self.lines(f"{number}. {label}" for number, label in enumerate(labels, 1))
            return
        numbered = zip(groups, enumerate(labels, 1), strict=True)
        for _, those in groupby(numbered, key=itemgetter(0)):
            cells = [
                Text.assemble((f"{number:>3} ", "bold cyan"), label) for _, (number, label) in those
            ]
            self.show(Columns(cells, padding=(0, 2)))

    def table(
        self,
        columns: Sequence[str],
        rows: Sequence[Sequence[str]],
        said: Callable[..., str],
        numbers: bool = False,
    ) -> None:
        """Rows under the titles of their columns; the first fact of a row names it. For those who
        listen, each row is the sentence that `said` makes of its facts."""
        if self.plain:
            self.lines(said(*row) for row in rows)
            return
        if numbers:
            table = Table(header_style="bold")
        else:
            table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for at, key in enumerate(columns):
            justify: JustifyMethod = "right" if numbers and at else "left"
            table.add_column(self.texts.say(f"cli-column-{key}"), justify=justify)
        for first, *facts in rows:
            table.add_row(Text(first, style="cyan"), *map(Text, facts))
        self.show(table)

    def paragraphs(self, text: str) -> None:
        for paragraph in text.split("\n"):
            self.line(paragraph if self.plain else f"  {paragraph}")

    def clear(self, everything: bool = False) -> None:
        """A fresh page, where there are pages."""
        if self.plain:
            self.line()
        elif everything:
            # Nor does the next person find there what this one has typed.
            if readline is not None:
                readline.clear_history()
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()
        else:
            self.console.clear()

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """A spinner while something takes its time."""
        if self.plain:
            yield
        else:
            with self.console.status(Text(text, style="dim"), spinner="dots"):
                yield

    def pace(self) -> None:
        if self.typing and not self.fast:
            time.sleep(PACE)

    # Asking.

    def ask(self, prompt: str = "> ") -> str | None:
        """A line from the keyboard or a pipe; None when there will be no more."""
        if self.typing:
            try:
                return input(prompt)
            except EOFError:
                self.line()
                return None
        self.console.file.write(prompt)
        self.console.file.flush()
        line = sys.stdin.readline(LONGEST_LINE) if sys.stdin is not None else ""
        # A pipe does not show what was typed.
        self.line(line.strip())
        return line if line else None

    def pause(self) -> bool:
        """Wait for Enter, if there is anybody to wait for. False when the input has ended."""
        if not self.typing:
            return True
        return self.ask(self.texts.say("cli-go-on") + " ") is not None


def harmless(text: str) -> str:
    """Text that commands no terminal: what somebody typed may hold anything."""
    return text.translate(CONTROLS)


def fold(text: str, width: int) -> str:
    """Text broken at blanks, never at no-break spaces; what follows is indented like the first."""
    lines = []
    for line in text.split("\n"):
        first = line.lstrip(" ")
        indent = " " * (len(line) - len(first)) + ("  " if first.startswith("• ") else "")
        current = line[: len(line) - len(first)]
        started = False
        for word in first.split(" "):
            if started and cell_len(current) + 1 + cell_len(word) > width:
                lines.append(current)
                current, started = indent, False
            current += (" " if started else "") + word
            started = True
        lines.append(current)
    return "\n".join(lines)
