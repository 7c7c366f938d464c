"""``python -m bench [--json FILE] [--only NAME] [--quick]``: the figures, ours beside a peer's."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import kachidoki
from bench.measure import FULL, QUICK
from bench.ours import Table
from bench.report import as_json, place, show
from bench.rows import ROWS, Row, Run


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    parser.add_argument("--only", choices=ROWS, action="append", help="some rows (repeatable)")
    parser.add_argument("--quick", action="store_true", help="a few seconds, to see that it runs")
    parser.add_argument("--game", choices=kachidoki.games(), help="one of our games (all)")
    parser.add_argument("--players", type=int, help="(the fewest that may play)")
    parser.add_argument("--mode", help="(the first of the game)")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    measured: list[tuple[Run, list[Row]]] = []
    print(place(), flush=True)
    for game in [options.game] if options.game else kachidoki.games():
        table = Table.of(game, options.players, options.mode)
        run = Run(table, QUICK if options.quick else FULL)
        rows: list[Row] = []
        for name in options.only or ROWS:
            print(f"measuring {name} of {game} ...", file=sys.stderr, flush=True)
            try:
                rows += ROWS[name](run)
            except ImportError as missing:
                print(f"{name}: left out, {missing}", file=sys.stderr)
        show(rows, run)
        measured.append((run, rows))
    if options.json:
        options.json.write_text(json.dumps(as_json(measured), indent=2) + "\n")


if __name__ == "__main__":
    main()
