"""Memory of live tables, in a process of its own: ``python -m bench.memory 10000 60 glory``."""

from __future__ import annotations

import gc
import json
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import kachidoki
from bench.ours import Table


def live(table: Table, seed: int, decisions: int) -> Any:
    """A match with its log, after that many random decisions."""
    game = kachidoki.game(table.game)
    match = kachidoki.Match(game, table.players, table.mode, seed, **table.options)
    rng = kachidoki.Rng(seed)
    for _ in range(decisions):
        if match.state.over:
            break
        moves = match.state.moves()
        match.play(moves[rng.below(len(moves))])
    return match


def resident() -> int:
    """The resident set of this process, in bytes (Linux)."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise OSError("no VmRSS in /proc/self/status")


def one(table: Table, decisions: int, tables: int = 50) -> float:
    """Bytes Python allocates for a live table: the average of a few, traced."""
    live(table, 0, decisions)
    gc.collect()
    tracemalloc.start()
    kept = [live(table, seed, decisions) for seed in range(1, tables + 1)]
    gc.collect()
    traced, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return traced / len(kept)


def many(table: Table, tables: int, decisions: int) -> float:
    """Bytes by which the process grew for that many live tables."""
    live(table, 0, decisions)
    gc.collect()
    before = resident()
    kept = [live(table, seed, decisions) for seed in range(1, tables + 1)]
    gc.collect()
    grown = resident() - before
    assert len(kept) == tables
    return float(grown)


def main() -> None:
    count, decisions = int(sys.argv[1]), int(sys.argv[2])
    game, *rest = sys.argv[3:]
    table = Table(game, int(rest[0]), rest[1]) if rest else Table.of(game)
    total = many(table, count, decisions)  # first: tracing disturbs the resident set
    print(json.dumps({"one": one(table, decisions), "many": total, "tables": count}))


if __name__ == "__main__":
    main()
