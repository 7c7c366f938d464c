"""The rows of the table: each measures us and, where there is one, a peer in turns."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import kachidoki
from bench import ours, peers
from bench.measure import FULL, QUICK, Budget, Side, Stat, interleave, ratio

ROOT = Path(__file__).resolve().parent.parent
SIMULATIONS, POSITIONS = 400, 6
MIDGAME = 60


@dataclass(frozen=True)
class Row:
    """One line of the table. Figures are per second, also of `s` (seconds each), or bytes."""

    name: str
    what: str
    unit: str
    ours: Stat
    peer: str = ""
    peers: Stat | None = None
    ratio: Stat | None = None
    target: float | None = None
    compiled: bool = True
    notes: list[str] = field(default_factory=list)

    @property
    def reached(self) -> bool | None:
        """Whether the target is reached; None where there is none."""
        if self.target is None or self.ratio is None:
            return None
        return self.ratio.median >= self.target


@dataclass(frozen=True)
class Run:
    """The settings of the benchmarks at one table."""

    table: ours.Table
    budget: Budget = FULL

    @property
    def quick(self) -> bool:
        return self.budget is QUICK


def against(
    run: Run,
    name: str,
    what: str,
    unit: str,
    us: Side,
    peer: str,
    them: Side,
    target: float | None,
) -> Row:
    """A row with a peer, measured in turns."""
    mine, theirs = interleave([us, them], run.budget)
    return Row(
        name,
        what,
        unit,
        Stat.of(mine),
        peer,
        Stat.of(theirs),
        ratio(mine, theirs),
        target,
        kachidoki.compiled,
    )


# The games of OpenSpiel that ours are measured against: four players, all cards dealt, tricks.
TRICKS = ("hearts", "spades")


@dataclass(frozen=True)
class Wanted:
    """How many times the decisions of these a game of ours is to make."""

    python: float | None = 4.0
    interpreted: float | None = 0.8
    playout: float | None = 8.0
    # Driven from Python, in its other modes.
    modes: float | None = None


# Where cards have powers, much more has to be looked at for each decision.
WANTED_OF = {"adventure": Wanted(1.0, None, None, 1.0)}


def wanted(run: Run) -> Wanted:
    return WANTED_OF.get(run.table.game, Wanted())


def trick_peer(name: str) -> str:
    return f"OpenSpiel C++ {name}, from Python"


def random_python(run: Run) -> list[Row]:
    """Random games driven from Python, ours compiled: a row for each peer."""
    return [_random_against(run, name) for name in TRICKS]


def _random_against(run: Run, name: str) -> Row:
    sides = [ours.random_games(run.table), peers.tricks(name)]
    sides += [peers.tricks(name, cheap_chance=True), peers.dealt_tricks(name)]
    mine, theirs, cheap, dealt = interleave(sides, run.budget)
    return Row(
        "random-python",
        "random games, driven from Python" + ("" if kachidoki.compiled else ", interpreted"),
        "decisions/s",
        Stat.of(mine),
        trick_peer(name),
        Stat.of(theirs),
        ratio(mine, theirs),
        wanted(run).python if kachidoki.compiled else wanted(run).interpreted,
        kachidoki.compiled,
        [
            f"against {name} whose deal is drawn from legal_actions(): "
            f"{Stat.of(cheap).median:,.0f} decisions/s, ratio {ratio(mine, cheap).median:.2f}",
            f"against {name} already dealt (ours still shuffles): "
            f"{Stat.of(dealt).median:,.0f} decisions/s, ratio {ratio(mine, dealt).median:.2f}",
        ],
    )


def other_modes(run: Run) -> list[Row]:
    """Random games driven from Python in every other mode, with the fewest players."""
    game, unit, peer = run.table.game, "decisions/s", TRICKS[0]
    return [
        against(
            run,
            "modes",
            f"the same in {mode}",
            unit,
            ours.random_games(ours.Table.of(game, mode=mode)),
            trick_peer(peer),
            peers.tricks(peer),
            wanted(run).modes if kachidoki.compiled else None,
        )
        for mode in kachidoki.game(game).modes
        if mode != run.table.mode
    ]


def interpreted(run: Run) -> list[Row]:
    """The same rows in a process that sees our sources only, without the compiled modules."""
    package = Path(kachidoki.__file__).resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            package,
            Path(folder) / package.name,
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
        result = Path(folder) / "row.json"
        command = [sys.executable, "-m", "bench", "--only", "random-python", "--json", str(result)]
        command += ["--game", run.table.game, "--players", str(run.table.players)]
        command += ["--mode", run.table.mode, *(["--quick"] if run.quick else [])]
        subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": folder},
            check=True,
            stdout=subprocess.DEVNULL,
        )
        (measured,) = json.loads(result.read_text())["tables"]
    if any(row["compiled"] for row in measured["rows"]):
        raise RuntimeError("the process meant to be interpreted imported compiled modules")
    return [
        Row(
            "random-interpreted",
            row["what"],
            row["unit"],
            Stat(**row["ours"]),
            row["peer"],
            Stat(**row["peers"]),
            Stat(**row["ratio"]),
            row["target"],
            row["compiled"],
            row["notes"],
        )
        for row in measured["rows"]
    ]


def playout(run: Run) -> list[Row]:
    """Random games whose loop is compiled: a row for each peer."""
    what, unit = "compiled random playouts", "decisions/s"
    us, target = ours.playouts(run.table), wanted(run).playout
    return [
        against(run, "playout", what, unit, us, trick_peer(name), peers.tricks(name), target)
        for name in TRICKS
    ]


def copy(run: Run) -> list[Row]:
    """Copying a game in progress."""
    us, them = ours.copies(run.table), peers.catan_copy(max(2, run.table.players))
    peer = f"catanatron Game.copy(), {max(2, run.table.players)} seats"
    return [against(run, "copy", "copy()", "s", us, peer, them, 30.0)]


def search(run: Run) -> list[Row]:
    """Simulations of the search from opening positions."""
    count = 50 if run.quick else SIMULATIONS
    us = ours.search(run.table, count, POSITIONS)
    them = peers.gin_search(count, POSITIONS)
    what = "search from the opening"
    peer = "OpenSpiel C++ IS-MCTS, gin_rummy"
    row = against(run, "search", what, "simulations/s", us, peer, them, 10.0)
    row.notes.append(f"{count} simulations a move, {POSITIONS} positions with several legal moves")
    return [row]


def view(run: Run) -> list[Row]:
    """Looking."""
    (mine,) = interleave([ours.views(run.table)], run.budget)
    return [Row("view", "view()", "s", Stat.of(mine), compiled=kachidoki.compiled)]


def view_imagine(run: Run) -> list[Row]:
    """Looking, then dealing a world that fits."""
    (mine,) = interleave([ours.imaginations(run.table)], run.budget)
    what = "view() + imagine()"
    return [Row("view-imagine", what, "s", Stat.of(mine), compiled=kachidoki.compiled)]


def memory(run: Run) -> list[Row]:
    """Live tables with their logs, in a process of its own."""
    count = 500 if run.quick else 10_000
    table = run.table
    command = [sys.executable, "-m", "bench.memory", str(count), str(MIDGAME)]
    command += [table.game, str(table.players), table.mode]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    figures = json.loads(done.stdout)
    each = figures["many"] / count
    notes = [f"{count:,} tables: {figures['many'] / 1e6:,.1f} MB resident, {each:,.0f} bytes each"]
    return [
        Row(
            "memory",
            f"memory of one live table after {MIDGAME} decisions",
            "bytes",
            Stat(figures["one"], figures["one"], figures["one"], 1),
            compiled=kachidoki.compiled,
            notes=notes,
        )
    ]


ROWS: dict[str, Callable[[Run], list[Row]]] = {
    "random-python": random_python,
    "modes": other_modes,
    "random-interpreted": interpreted,
    "playout": playout,
    "copy": copy,
    "search": search,
    "view": view,
    "view-imagine": view_imagine,
    "memory": memory,
}
