"""``python -m bench.load [--quick] [--tables 10,100] [--json FILE]``: servers under load."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import uvloop

from bench.load.drive import OpenTable, Reading, allow_sockets, drive
from bench.load.peer import peer_table
from bench.load.players import our_table
from bench.load.report import as_json, show
from bench.load.servers import ServerError, install_peer, serve
from bench.load.wire import WireError

SIDES: dict[str, OpenTable] = {"kachidoki": our_table, "flat": peer_table, "memory": peer_table}
AGE = 250  # moves of a table before the count begins: games last about twice as long


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description="Our table server beside boardgame.io with scripted players on WebSockets.",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    parser.add_argument("--only", choices=SIDES, action="append", help="one server (repeatable)")
    parser.add_argument("--quick", action="store_true", help="a few seconds, to see that it runs")
    parser.add_argument("--tables", default="", metavar="N,N", help="(10,100,1000)")
    parser.add_argument("--rounds", type=int, help="turns of each server (2)")
    parser.add_argument("--seconds", type=float, help="of counting in each turn (5)")
    parser.add_argument(
        "--warm-up",
        type=int,
        metavar="MOVES",
        help=f"before each count: {AGE} a table, but no more than this in all (25000)",
    )
    options = parser.parse_args()
    quick = options.quick
    options.tables = [
        int(n) for n in (options.tables or ("10" if quick else "10,100,1000")).split(",")
    ]
    options.rounds = options.rounds or (1 if quick else 2)
    options.seconds = options.seconds or (1.0 if quick else 5.0)
    options.warm_up = options.warm_up or (300 if quick else 25_000)
    options.only = options.only or list(SIDES)
    return options


def measure(side: str, tables: int, warm_up: int, seconds: float) -> Reading:
    """One turn: a new server, a new store, new players."""
    with serve(side) as running:
        ready = running.resident()
        counted = uvloop.run(drive(running, SIDES[side], tables, warm_up, seconds))
    return Reading(side=side, start=running.start, resident_ready=ready, **counted)


def main() -> None:
    options = arguments()
    readings: list[Reading] = []
    try:
        allow_sockets(max(options.tables))
        if set(options.only) != {"kachidoki"}:
            install_peer()
        for tables in options.tables:
            warm_up = min(AGE * tables, options.warm_up)
            for turn in range(options.rounds):
                for side in options.only:
                    say = f"{side}, {tables} tables, round {turn + 1} of {options.rounds} ..."
                    print(say, file=sys.stderr, flush=True)
                    readings.append(measure(side, tables, warm_up, options.seconds))
    except (ServerError, WireError) as error:
        sys.exit(f"bench.load: {error}")
    show(readings)
    if options.json:
        options.json.write_text(json.dumps(as_json(readings), indent=2) + "\n")


if __name__ == "__main__":
    main()
