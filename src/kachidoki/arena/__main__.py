"""`python -m kachidoki.arena GAME --bots a,b,c`: an arena in plain lines, with nothing installed
but the package. `kachidoki arena` does the same and shows more."""

import argparse
import sys
import time
from pathlib import Path

from kachidoki.arena.book import Book
from kachidoki.arena.field import PAIRINGS, Field, field_for
from kachidoki.arena.keep import as_json, keep
from kachidoki.arena.outcome import Outcome, outcome
from kachidoki.arena.play import Progress, play
from kachidoki.games import find
from kachidoki.kernel.errors import BadOption, KachidokiError

# Seconds between two lines on the way.
PAUSE = 10.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kachidoki.arena", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", required=True, help="BOT,... by their codes")
    parser.add_argument("--games", type=int, default=100, help="of each pair (%(default)s)")
    parser.add_argument("--mode", help="(the first of the game)")
    parser.add_argument("--players", type=int, help="(the fewest, but two)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--pairing", default=PAIRINGS[0], help=" or ".join(PAIRINGS))
    parser.add_argument("--seed", type=int, default=1, help="(%(default)s)")
    parser.add_argument("--jobs", type=int, help="processes (all cores)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep the games there")
    parser.add_argument("--resume", action="store_true", help="go on with what is kept")
    parser.add_argument("--json", metavar="FILE", help="write the result there; - prints it")
    return parser.parse_args()


def field_of(options: argparse.Namespace) -> Field:
    game = find(options.game)
    pairs = [pair.partition("=") for pair in options.option]
    for name, equals, value in pairs:
        if not name or not equals:
            raise BadOption("option-value", option=name, value=value, known=())
    return field_for(
        game,
        options.mode or game.first_mode,
        [code.strip() for code in options.bots.split(",") if code.strip()],
        options.games,
        options.players,
        {name: value for name, _, value in pairs},
        options.pairing,
        options.seed,
    )


class Lines:
    """Says now and then how far it is."""

    def __init__(self) -> None:
        self._next = time.monotonic() + PAUSE

    def __call__(self, now: Progress) -> None:
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + PAUSE
            say(
                f"{now.games} of {now.total} games, {now.fresh / now.seconds:.1f} a second, "
                f"{now.left:.0f} s left"
            )


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def show(result: Outcome) -> None:
    """The ratings, and who won how often."""
    setup = result.field.setup
    print(f"{setup.game}, {setup.mode}, {setup.players} players: {result.games} games")
    for row in result.standings:
        print(
            f"{row.bot:>24}  {row.rating:5.0f} ({row.low:.0f} to {row.high:.0f})  "
            f"{row.won:g} of {row.games} won, {row.points:.1f} points, {row.move_ms:.2f} ms a move"
        )
    for cell in result.cells:
        others = " ".join(cell.bots[1:])
        print(
            f"{cell.bots[0]} against {others}: {cell.rate:.1%} ({cell.low:.1%} to {cell.high:.1%}) "
            f"of {cell.games}"
        )


def main() -> int:
    options = arguments()
    try:
        with Book(field_of(options), options.out, options.resume) as book:
            stopped = False
            try:
                play(book, options.jobs, Lines(), options.ray)
            except KeyboardInterrupt:
                stopped = True
                say("Stopped: what is played is kept." if options.out else "Stopped.")
            result = outcome(book)
            if options.out:
                setup = result.field.setup
                keep(result, options.out, f"{setup.game}, {setup.mode}, {setup.players}")
    except KachidokiError as error:
        say(str(error))
        return 2
    if options.json == "-":
        print(as_json(result), end="")
    else:
        show(result)
        if options.json:
            Path(options.json).write_text(as_json(result), encoding="utf-8")
    return 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
