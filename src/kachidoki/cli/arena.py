"""An arena of bots: a progress bar on the way; ratings, pairings and files at the end."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich import progress
from rich.console import Console
from rich.text import Text

from kachidoki.arena.book import Book
from kachidoki.arena.field import THE_GAME, Field
from kachidoki.arena.keep import as_json, keep
from kachidoki.arena.outcome import Cell, Outcome, Rated, outcome
from kachidoki.arena.play import Progress, play
from kachidoki.cli.screen import Screen
from kachidoki.cli.shown import decimal, percent
from kachidoki.cli.trouble import at_file, path_of, path_to_write
from kachidoki.text import Texts

COLUMNS = ("rating", "interval", "wins", "points", "move", "slowest")
# Of more pairings than that the files tell.
MOST_PAIRINGS = 21


@dataclass(frozen=True, slots=True)
class How:
    """On how many processors of this machine or on which cluster, and what is kept where."""

    jobs: int | None
    ray: str
    folder: str
    resume: bool
    target: str


def hold(screen: Screen, field: Field, how: How) -> int:
    """Play the arena. Ctrl-C ends it early, with what is played so far."""
    target = how.target
    if target and target != "-":
        # Whether the result can be written is found out before the games are played.
        with at_file(target), path_to_write(target).open("a", encoding="utf-8"):
            pass
    # The bar goes to stderr, so that stdout holds the result and nothing else.
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    stopped = False
    out = path_of(how.folder) if how.folder else None
    with Book(field, out, how.resume) as book:
        try:
            with _bar(console, field) as note:
                play(book, how.jobs, note, how.ray)
        except KeyboardInterrupt:
            stopped = True
            key = "cli-arena-kept" if out else "cli-match-early"
            console.print(Text(screen.texts.say(key), style="yellow"))
        found = outcome(book)
    if out:
        keep(found, out, _title(screen.texts, field))
    _write(found, target)
    if target != "-":
        show(screen, found)
        if out:
            screen.say("cli-arena-files", folder=str(out))
    return 130 if stopped else 0


def _write(found: Outcome, target: str) -> None:
    if target == "-":
        sys.stdout.write(as_json(found))
        sys.stdout.flush()
    elif target:
        with at_file(target):
            Path(path_of(target)).write_text(as_json(found), encoding="utf-8")


class _Note:
    """Moves the bar."""

    def __init__(self, bar: progress.Progress, total: int) -> None:
        self.bar = bar
        self.task = bar.add_task("", total=total)

    def __call__(self, now: Progress) -> None:
        self.bar.update(self.task, total=now.total, completed=now.games)


@contextmanager
def _bar(console: Console, field: Field) -> Iterator[_Note]:
    bar = progress.Progress(
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    with bar:
        yield _Note(bar, field.total())


def _title(texts: Texts, field: Field) -> str:
    mode = texts.mode(field.setup.mode)[0]
    return f"{texts.title()} · {mode} · {field.setup.players}"


def show(screen: Screen, found: Outcome) -> None:
    """The ratings, the strongest first, and the pairings."""
    texts = screen.texts
    screen.heading(_title(texts, found.field))

    def said(bot: str, *cells: str) -> str:
        facts = zip(COLUMNS, cells, strict=True)
        named = [f"{texts.say(f'cli-column-{key}')} {cell}" for key, cell in facts]
        return texts.say("cli-of", name=bot, facts="; ".join(named))

    rows = [_cells(texts, row) for row in found.standings]
    screen.table(("bot", *COLUMNS), rows, said, numbers=True)
    if len(found.cells) <= MOST_PAIRINGS and not found.field.together:
        screen.lines(_pairing(texts, cell) for cell in found.cells)
    anchor = found.field.players[found.field.anchor]
    key = "cli-arena-game" if anchor == THE_GAME else "cli-arena-anchor"
    screen.say(key, count=found.games, bot=anchor)


def _cells(texts: Texts, row: Rated) -> tuple[str, ...]:
    """A row with what is in each column; the figures are of the language."""
    return (
        row.bot,
        f"{row.rating:.0f}",
        # Whom the others are rated by has no interval.
        f"{row.low:.0f} - {row.high:.0f}" if row.low < row.high else "",
        percent(texts, row.won / max(1, row.games), 1),
        decimal(texts, f"{row.points:.1f}"),
        decimal(texts, f"{row.move_ms:.2f} ms"),
        decimal(texts, f"{row.slowest_ms:.1f} ms"),
    )


def _pairing(texts: Texts, cell: Cell) -> str:
    """`greedy - random: 95,0 % (91,2 % - 97,3 %)`."""
    name = f"{cell.bots[0]} - {' '.join(cell.bots[1:])}"
    rate, low, high = (percent(texts, share, 1) for share in (cell.rate, cell.low, cell.high))
    return texts.say("cli-of", name=name, facts=f"{rate} ({low} - {high})")
