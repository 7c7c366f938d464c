"""The table at the end of a run, and the same figures as JSON."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from typing import Any

from bench.measure import Stat
from bench.peers import release
from bench.rows import Row, Run
from kachidoki.arena.origin import origin

HEADINGS = ("what", "Kachidoki", "peer", "peer's figure", "ratio", "to reach", "")


def machine() -> dict[str, Any]:
    """Where the figures come from."""
    return {
        **origin(),
        "load": round(os.getloadavg()[0], 2),
        "peers": [release("open_spiel"), release("catanatron")],
    }


def figure(stat: Stat, unit: str) -> str:
    """A figure as a person reads it: rates in thousands or millions, times in microseconds."""
    spread = f" ±{stat.spread:.0%}" if stat.repeats > 1 else ""
    value = stat.median
    if unit == "bytes":
        return f"{value:,.0f} bytes"
    if unit == "s":
        return f"{1e6 / value:.2f} µs{spread}"
    if value >= 1e6:
        return f"{value / 1e6:.2f} M {unit}{spread}"
    if value >= 1e4:
        return f"{value / 1e3:.0f} k {unit}{spread}"
    return f"{value:,.0f} {unit}{spread}"


def cells(row: Row) -> tuple[str, ...]:
    """The row in words."""
    verdict = {True: "reached", False: "short", None: ""}[row.reached]
    return (
        row.what,
        figure(row.ours, row.unit),
        row.peer,
        figure(row.peers, row.unit) if row.peers else "",
        f"{row.ratio.median:.2f} ({row.ratio.low:.2f} to {row.ratio.high:.2f})"
        if row.ratio
        else "",
        f"{row.target:g}" if row.target is not None else "",
        verdict,
    )


def place() -> str:
    """Where the figures come from, in a line."""
    facts = machine()
    return (
        f"{facts['python']}, {'compiled' if facts['compiled'] else 'NOT compiled'}; "
        f"{facts['processor']}, {facts['cores']} cores, load {facts['load']}; "
        f"{', '.join(facts['peers'])}"
    )


def show(rows: list[Row], run: Run) -> None:
    """Print the rows of one table: with rich on a terminal, plain elsewhere."""
    table = run.table
    print(f"{table.game}, {table.players} players, {table.mode}")
    lines = [cells(row) for row in rows]
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.table import Table

        rich = Table(*HEADINGS)
        for line in lines:
            style = {"reached": "green", "short": "red"}.get(line[-1])
            rich.add_row(*line, style=style)
        Console().print(rich)
    else:
        widths = [max(map(len, column)) for column in zip(HEADINGS, *lines, strict=True)]
        for line in (HEADINGS, *lines):
            print("  ".join(text.ljust(w) for text, w in zip(line, widths, strict=True)).rstrip())
    for row in rows:
        for note in row.notes:
            print(f"  {row.name}: {note}")


def as_json(measured: list[tuple[Run, list[Row]]]) -> dict[str, Any]:
    """Everything measured, table by table."""
    return {
        "machine": machine(),
        "tables": [
            {
                "table": asdict(run.table),
                "rows": [{**asdict(row), "reached": row.reached} for row in rows],
            }
            for run, rows in measured
        ],
    }
