"""The tables at the end of a run, and the same figures as JSON."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bench.load.drive import Reading
from bench.load.servers import PEER
from bench.measure import Stat, ratio
from bench.report import machine

WORDS = {
    "kachidoki": "Kachidoki, SQLite",
    "flat": "boardgame.io, files",
    "memory": "boardgame.io, memory",
}
# `age`: moves made at a table before the count; `kB a table`: when it was opened, and in play.
HEADINGS = (
    "tables",
    "age",
    "server",
    "moves/s",
    "p50",
    "p99",
    "RSS",
    "kB a table",
    "CPU",
    "players",
)
GOALS = ("what", "figure", "to reach", "")
MANY = 100  # with fewer tables, what a server needs for itself hides what one table needs
NOISE = 0.25  # of a core in use by others: from here on the figures suffer
BUSY = 0.9  # of a core: from here on the players may be what limits the rate


@dataclass(frozen=True)
class Goal:
    """Something to reach."""

    what: str
    figure: str
    target: str
    reached: bool


def chosen(readings: Sequence[Reading], side: str, tables: int) -> list[Reading]:
    return [reading for reading in readings if (reading.side, reading.tables) == (side, tables)]


def median(readings: Sequence[Reading], of: Callable[[Reading], float]) -> float:
    return statistics.median(of(reading) for reading in readings)


def cells(readings: Sequence[Reading]) -> tuple[str, ...]:
    """The turns of one server with one number of tables, in words."""
    first, rate = readings[0], Stat.of([reading.rate for reading in readings])
    opened, played = median(readings, lambda r: r.opened), median(readings, lambda r: r.played)
    spread = f" ±{rate.spread:.0%}" if rate.repeats > 1 else ""
    return (
        f"{first.tables:,}",
        f"{first.age:,}",
        WORDS[first.side],
        f"{rate.median:,.0f}{spread}",
        f"{1000 * median(readings, lambda r: r.p50):,.1f} ms",
        f"{1000 * median(readings, lambda r: r.p99):,.1f} ms",
        f"{median(readings, lambda r: r.resident) / 1e6:,.0f} MB",
        f"{opened / 1e3:,.0f}, {played / 1e3:,.0f}" if first.tables >= MANY else "",
        f"{median(readings, lambda r: r.server_cpu):.0%}",
        f"{median(readings, lambda r: r.players_cpu):.0%}",
    )


def goals(readings: Sequence[Reading]) -> list[Goal]:
    """What our server should reach, as far as this run can tell."""
    found = []
    for tables in dict.fromkeys(reading.tables for reading in readings):
        ours = chosen(readings, "kachidoki", tables)
        for side, least in (("flat", 5.0), ("memory", 0.5)):
            if ours and (peers := chosen(readings, side, tables)):
                times = ratio([r.rate for r in ours], [r.rate for r in peers])
                what = f"moves/s at {tables:,} tables {ours[0].age} moves old, times {WORDS[side]}"
                figure = f"{times.median:.2f} ({times.low:.2f} to {times.high:.2f})"
                found.append(Goal(what, figure, f"{least:g}", times.median >= least))
        if ours and tables == 100:
            p99 = Stat.of([1000 * r.p99 for r in ours])
            figure = f"{p99.median:.1f} ms ({p99.low:.1f} to {p99.high:.1f})"
            found.append(Goal("p99 at 100 tables", figure, "under 100 ms", p99.median < 100))
        if ours and tables == 1000:
            resident = max(r.resident for r in ours) / 1e6
            figure = f"{resident:,.0f} MB at most"
            found.append(Goal("1,000 open tables", figure, "under 500 MB", resident < 500))
    if starts := [r.start for r in readings if r.side == "kachidoki"]:
        start = Stat.of(starts)
        figure = f"{start.median:.2f} s ({start.low:.2f} to {start.high:.2f})"
        found.append(Goal("ready to serve", figure, "under 1.5 s", start.median < 1.5))
    return found


def facts() -> dict[str, Any]:
    """Where the figures come from."""
    lock = json.loads((PEER / "package-lock.json").read_text())["packages"]
    peers = [
        f"{name} {lock[f'node_modules/{name}']['version']}"
        for name in ("boardgame.io", "node-persist")
    ]
    try:
        node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
        peers.append(f"node {node.stdout.strip()}")
    except FileNotFoundError:
        peers.append("no node")
    return {**machine(), "peers": peers}


def grid(headings: tuple[str, ...], lines: Sequence[tuple[str, ...]]) -> None:
    """Print a table: with rich on a terminal, plain elsewhere."""
    if sys.stdout.isatty():
        from rich.box import SIMPLE
        from rich.console import Console
        from rich.table import Table

        rich = Table(*headings, box=SIMPLE, pad_edge=False)
        for line in lines:
            rich.add_row(*line, style={"reached": "green", "short": "red"}.get(line[-1]))
        Console().print(rich)
    else:
        widths = [max(map(len, column)) for column in zip(headings, *lines, strict=True)]
        for line in (headings, *lines):
            print("  ".join(text.ljust(w) for text, w in zip(line, widths, strict=True)).rstrip())


def show(readings: Sequence[Reading]) -> None:
    """Print everything."""
    where = facts()
    print(
        f"glory, 2 players, standard; {where['python']}, "
        f"{'compiled' if where['compiled'] else 'NOT compiled'}; {where['processor']}, "
        f"{where['cores']} cores; {', '.join(where['peers'])}"
    )
    keys = dict.fromkeys((reading.side, reading.tables) for reading in readings)
    grid(HEADINGS, [cells(chosen(readings, side, tables)) for side, tables in keys])
    for side in dict.fromkeys(reading.side for reading in readings):
        start = Stat.of([reading.start for reading in readings if reading.side == side])
        told = f"{start.median:.2f} s ({start.low:.2f} to {start.high:.2f}, {start.repeats} times)"
        print(f"  {WORDS[side]}: ready after {told}")
    busiest = max(reading.players_cpu for reading in readings)
    verdict = "MAY BE the limit" if busiest > BUSY else "are not the limit"
    print(f"  the players, in one process, used {busiest:.0%} of a core at most: they {verdict}")
    if (others := max(reading.others_cpu for reading in readings)) > NOISE:
        print(f"  SOMETHING ELSE used {others:.0%} of a core meanwhile: repeat this run on its own")
    if found := goals(readings):
        words = {True: "reached", False: "short"}
        grid(GOALS, [(g.what, g.figure, g.target, words[g.reached]) for g in found])


def as_json(readings: Sequence[Reading]) -> dict[str, Any]:
    """Everything measured."""
    return {
        "machine": facts(),
        "readings": [{**asdict(r), "rate": r.rate} for r in readings],
        "goals": [asdict(goal) for goal in goals(readings)],
    }
