"""Bots against bots: a progress bar on the way, a table or JSON at the end."""

import json
import sys

from rich import progress
from rich.console import Console
from rich.text import Text

from kachidoki.arena.match import Contest, Standing, Tournament, run
from kachidoki.cli.screen import Screen
from kachidoki.cli.shown import decimal, percent
from kachidoki.cli.trouble import at_file, path_of, path_to_write
from kachidoki.text import Texts

# How many entrants the line beside the bar has room for.
MOST_RATES = 4
COLUMNS = ("wins", "interval", "points", "move", "slowest")


def compete(screen: Screen, contest: Contest, games: int, jobs: int | None, target: str) -> int:
    """Play the match. Ctrl-C ends it early, with the standings so far."""
    if target and target != "-":
        # Whether the result can be written is found out before the games are played.
        with at_file(target), path_to_write(target).open("a", encoding="utf-8"):
            pass
    latest: list[Tournament] = []
    # The bar goes to stderr, so that stdout holds the result and nothing else.
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    bar = progress.Progress(
        progress.TextColumn("{task.description}", markup=False),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    interrupted = False
    turns = len(contest.bots)
    with bar:
        task = bar.add_task("", total=-(-games // turns) * turns)

        def note(total: int, so_far: Tournament) -> None:
            latest[:] = [so_far]
            shown = so_far.standings[:MOST_RATES]
            rates = "  ".join(f"{row.bot} {percent(screen.texts, row.rate)}" for row in shown)
            bar.update(task, total=total, completed=so_far.games, description=rates)

        try:
            result = run(contest, games, jobs, note)
        except KeyboardInterrupt:
            if not latest:
                raise
            interrupted = True
            result = latest[0]
    if interrupted:
        console.print(Text(screen.texts.say("cli-match-early"), style="yellow"))
    if target:
        _write(result, target)
    if target != "-":
        show(screen, result)
    return 130 if interrupted else 0


def _write(result: Tournament, target: str) -> None:
    text = json.dumps(result.data(), indent=2, ensure_ascii=False) + "\n"
    if target == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        path_of(target).write_text(text, encoding="utf-8")


def show(screen: Screen, result: Tournament) -> None:
    """The standings, the best first."""
    texts = screen.texts

    def said(bot: str, *cells: str) -> str:
        facts = zip(COLUMNS, cells, strict=True)
        named = [f"{texts.say(f'cli-column-{key}')} {cell}" for key, cell in facts]
        return texts.say("cli-of", name=bot, facts="; ".join(named))

    standings = sorted(result.standings, key=lambda row: -row.rate)
    rows = [_cells(texts, row) for row in standings]
    screen.table(("bot", *COLUMNS), rows, said, numbers=True)
    pace = result.games / result.seconds if result.seconds else 0.0
    seconds, speed = (decimal(texts, f"{number:.1f}") for number in (result.seconds, pace))
    screen.say("cli-match-speed", count=result.games, seconds=seconds, speed=speed)


def _cells(texts: Texts, row: Standing) -> tuple[str, ...]:
    """A row with what is in each column; the figures are of the language."""
    return (
        row.bot,
        percent(texts, row.rate, 1),
        f"{percent(texts, row.low, 1)} - {percent(texts, row.high, 1)}",
        decimal(texts, f"{row.points:.1f}"),
        decimal(texts, f"{row.move_ms:.2f} ms"),
        decimal(texts, f"{row.slowest_ms:.1f} ms"),
    )
