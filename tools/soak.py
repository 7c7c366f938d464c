"""Kill servers again and again in the middle of play, and check that no move is lost or doubled.

python -m tools.soak                  50 kills: SQLite, PostgreSQL, PostgreSQL with two processes
python -m tools.soak --kills 500      more of them
python -m tools.soak --only two       one of `sqlite`, `postgres`, `two`

Scripted players and bots play tables over WebSockets as fast as they can. Servers are killed with
kill -9 at random moments and started again; players connect again and send again what was not
acknowledged. In the end every acknowledged move must be in its table's log, once, at its sequence,
and every log must prove that its deals were fair. tests/server/siege.py says how.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests.server.faults import Broken, Place, Serving
from tests.server.siege import Report, Siege, ended

SETTINGS = {"sqlite": 1, "postgres": 1, "two": 2}
TITLES = {
    "sqlite": "SQLite",
    "postgres": "PostgreSQL",
    "two": "two processes",
}


@contextmanager
def place_of(setting: str) -> Iterator[Place]:
    if setting == "sqlite":
        with (
            tempfile.TemporaryDirectory(prefix="soak-") as folder,
            Place.sqlite(Path(folder)) as it,
        ):
            yield it
    else:
        with Place.postgres() as it:
            yield it


def soak(setting: str, kills: int, seed: int, progress: Progress) -> Report:
    """All kills of one setting."""
    task = progress.add_task(TITLES[setting], total=kills)
    with place_of(setting) as place:
        servers = [Serving(place) for _ in range(SETTINGS[setting])]
        with ended(servers):
            for server in servers:
                server.start(wait=False)
            for server in servers:
                server.wait_ready()
            siege = Siege(
                place, servers, random.Random(seed), on_blow=lambda: progress.advance(task)
            )
            return asyncio.run(siege.run(kills))


def split(kills: int, settings: list[str]) -> dict[str, int]:
    """As even as can be."""
    each, rest = divmod(kills, len(settings))
    return {name: each + (number < rest) for number, name in enumerate(settings)}


def times(values: list[float]) -> str:
    """The median and the worst, in seconds."""
    found = [value for value in values if value]
    return f"{statistics.median(found):.2f} / {max(found):.2f}" if found else "-"


def summary(reports: dict[str, Report]) -> Table:
    shown = {TITLES[name]: report for name, report in reports.items()}
    shown["together"] = sum(reports.values(), Report())
    table = Table(title="Nothing lost, nothing doubled, every table finished, every deal proved")
    table.add_column("")
    for title in shown:
        table.add_column(title, justify="right")
    rows: dict[str, Callable[[Report], object]] = {
        "kills": lambda report: len(report.blows),
        "tables": lambda report: report.tables,
        "moves stored": lambda report: report.moves,
        "moves acknowledged to players": lambda report: report.acks,
        "moves sent again after a kill": lambda report: report.resent,
        "seconds": lambda report: round(report.seconds),
        "start to ready, s": lambda report: times([blow.ready for blow in report.blows]),
        "start to next move, s": lambda report: times([blow.again for blow in report.blows]),
        "kill to next move elsewhere, s": lambda report: times([b.others for b in report.blows]),
        "kill to next move of one who moved, s": lambda report: times(
            [blow.moved for blow in report.blows]
        ),
    }
    for title, figure in rows.items():
        table.add_row(title, *(str(figure(report)) for report in shown.values()))
    table.caption = "Times: median / worst."
    return table


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=50, metavar="N")
    parser.add_argument("--only", choices=list(SETTINGS))
    parser.add_argument("--seed", type=int, default=None, help="when to kill, and what to play")
    wish = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if wish.seed is None else wish.seed
    console = Console()
    console.print(f"{wish.kills} kills, seed {seed}")
    columns = (TextColumn("{task.description:26}"), BarColumn(), MofNCompleteColumn())
    reports: dict[str, Report] = {}
    try:
        with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
            settings = [wish.only] if wish.only else list(SETTINGS)
            for setting, kills in split(wish.kills, settings).items():
                if kills:
                    reports[setting] = soak(setting, kills, seed, progress)
    except Broken as broken:
        console.print(f"BROKEN: {broken}", style="bold red", markup=False)
        return 1
    if reports:
        console.print(summary(reports))
    return 0


if __name__ == "__main__":
    sys.exit(main())
