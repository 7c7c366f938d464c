"""A training at the terminal: a bar on the way with how strong it has become, files at the end."""

from typing import Any

from rich import progress
from rich.console import Console

from kachidoki.cli.screen import Screen
from kachidoki.cli.shown import decimal, percent
from kachidoki.cli.trouble import path_of
from kachidoki.kernel.errors import BadOption
from kachidoki.learn.train import train
from kachidoki.learn.work import Report, Training
from kachidoki.text import Texts


def learn(
    screen: Screen, game: str, minutes: str, folder: str, seed: int, about: dict[str, Any]
) -> int:
    """Train, and say where the network is. Ctrl-C ends it early, with what is learned so far."""
    try:
        length = float(minutes)
    except ValueError as error:
        raise BadOption("train-minutes", minutes=minutes[:20]) from error
    training = Training(game, length, path_of(folder), seed=seed, **about)
    # The bar goes to stderr, so that stdout holds what is said at the end and nothing else.
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    with progress.Progress(
        progress.BarColumn(),
        progress.TimeElapsedColumn(),
        progress.TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task("", total=length * 60.0)
        before: list[float] = []

        def heard(report: Report) -> None:
            # One that goes on counts on from what went before.
            before.append(report.seconds)
            bar.update(task, completed=report.seconds - (before[0] if about["resume"] else 0.0))
            bar.console.print(_line(screen.texts, report), soft_wrap=True)

        path = train(training, heard)
    screen.say("cli-train-done", file=str(path), curve=str(path.with_suffix(".svg")))
    return 0


def _line(texts: Texts, report: Report) -> str:
    scores = [
        texts.say("cli-train-strength", table=table, rate=percent(texts, rate, 0), games=games)
        for table, (games, rate) in report.strength.items()
    ]
    return texts.say(
        "cli-train-line",
        minutes=decimal(texts, f"{report.seconds / 60:.1f}"),
        decisions=report.decisions,
        pace=round(report.decisions / max(1.0, report.seconds)),
        loss=decimal(texts, f"{report.loss:.4f}"),
        strength=", ".join(scores) or texts.say("cli-train-none-yet"),
    )
