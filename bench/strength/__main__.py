"""How strong the bots are: ``python -m bench.strength [targets|levels|peer]``.

``targets`` are the matches that have something to reach, ``levels`` the arenas that say which bot
each level is, ``peer`` is our search against OpenSpiel's (it has options of its own). Games are
kept in build/strength/, so that the same command goes on where it stopped; results go to
bench/strength/results/. ``--write`` writes docs/bots.md and the levels from them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bench.strength import levels, report
from bench.strength.play import RESULTS, play_all, result_of, say
from bench.strength.programme import Entry, ladders, targets
from kachidoki.kernel.errors import KachidokiError

KEEP = Path("build") / "strength"
PROGRAMMES = {"targets": targets, "levels": ladders}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("what", nargs="?", choices=[*PROGRAMMES, "peer"], default="targets")
    parser.add_argument("--only", action="append", metavar="NAME", help="entries that begin so")
    parser.add_argument("--games", type=int, default=0, help="of each pair, for a trial")
    parser.add_argument("--minutes", type=float, help="for all; then what is played counts")
    parser.add_argument("--jobs", type=int, help="processes (all cores)")
    parser.add_argument(
        "--keep", type=Path, default=KEEP, help="where games are kept (%(default)s)"
    )
    parser.add_argument("--results", type=Path, default=RESULTS, help="(bench/strength/results)")
    parser.add_argument("--list", action="store_true", help="say what there is, and play nothing")
    parser.add_argument("--write", action="store_true", help="write docs/bots.md and the levels")
    return parser.parse_args()


def listed(entries: list[Entry], results: Path) -> None:
    for entry in entries:
        done = result_of(entry, results)
        state = "not played" if done is None else f"{done['games']:,} games"
        print(f"{entry.name}: {entry.mode}, {entry.players}, {' '.join(entry.bots)} ({state})")


def write(results: Path) -> None:
    """The levels, and docs/bots.md with them."""
    report.PAGE.write_text(report.page(results), encoding="utf-8")
    levels.FILE.write_text(levels.written(levels.chosen(results)), encoding="utf-8")


def main() -> int:
    if sys.argv[1:2] == ["peer"]:
        from bench.strength import peer

        del sys.argv[1]
        peer.main()
        return 0
    options = arguments()
    if options.write:
        write(options.results)
        return 0
    entries = [
        entry
        for entry in PROGRAMMES[options.what]()
        if not options.only or entry.name.startswith(tuple(options.only))
    ]
    if options.list:
        listed(entries, options.results)
        return 0
    try:
        limits = options.games, options.jobs, options.minutes
        play_all(entries, *limits, options.keep, options.results)
    except KeyboardInterrupt:
        say("Stopped: what is played is kept, and the same command goes on.")
        return 130
    except KachidokiError as error:
        say(str(error))
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
