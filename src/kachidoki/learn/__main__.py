# interpreted: a command.
"""`python -m kachidoki.learn`: the plain form of `kachidoki train`, with the standard library."""

import argparse
from pathlib import Path

from kachidoki.learn.train import train
from kachidoki.learn.work import Report, Training


def main() -> None:
    parser = argparse.ArgumentParser(prog="kachidoki.learn", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--device", default="")
    parser.add_argument("--out", type=Path, default=Path("learned"))
    parser.add_argument("--actors", type=int, default=0)
    parser.add_argument("--table", action="append", default=[], metavar="MODE:PLAYERS[:SHARE]")
    parser.add_argument("--layers", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decay", type=float, default=0.0)
    parser.add_argument("--reuse", type=float, default=0.0)
    parser.add_argument("--lead", type=float, default=0.12)
    parser.add_argument("--batch", type=int, default=0)
    parser.add_argument("--resume", action="store_true")
    given = parser.parse_args()
    training = Training(
        given.game,
        given.minutes,
        given.out,
        device=given.device,
        actors=given.actors,
        tables=tuple(given.table),
        layers=tuple(int(size) for size in given.layers.split(",") if size),
        seed=given.seed,
        decay=given.decay,
        reuse=given.reuse,
        lead=given.lead,
        batch=given.batch,
        resume=given.resume,
    )
    print(train(training, tell))


def tell(report: Report) -> None:
    strength = " ".join(f"{name} {rate:.3f}/{n}" for name, (n, rate) in report.strength.items())
    pace = report.decisions / max(1.0, report.seconds)
    print(
        f"{report.seconds:6.0f} s  {report.decisions / 1e6:7.2f} M decisions ({pace:,.0f}/s)  "
        f"{report.steps} steps  loss {report.loss:.4f}  {strength}",
        flush=True,
    )


if __name__ == "__main__":
    main()
