# interpreted: PyTorch does the work, and other processes.
"""A training: actors that play, one learner, and a judge who looks how strong it has become.

Where a GPU learns beside them, every processor plays; without one, learner and actors share what
there is. What there is of a network is kept when it is interrupted, and `resume` goes on with it.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import time
from collections.abc import Callable
from datetime import UTC, datetime
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import numpy as np

import kachidoki
from kachidoki.bots.scope import Scope
from kachidoki.kernel.errors import BadOption
from kachidoki.learn.curve import draw
from kachidoki.learn.learner import Learner, place
from kachidoki.learn.work import (
    AGES,
    FRESH,
    Report,
    Shared,
    Training,
    Work,
    act,
    judge,
    recipe_of,
    wins_by_table,
)
from kachidoki.processors import SWITCHES

# Seconds between two reports, and between two times that it is kept.
TELL = 5.0
KEEP = 60.0
# Where in the course of its steps one begins that goes on.
RESUMED = 0.6


def train(training: Training, heard: Callable[[Report], None] | None = None) -> Path:
    """Train; the path of the network."""
    return Run(training, heard).go()


class Run:
    """One training under way."""

    def __init__(self, training: Training, heard: Callable[[Report], None] | None) -> None:
        self.wished = training
        self.training, self.heard = training.checked(), heard
        training = self.training
        self.scope = Scope(training.game)
        self.at = place(training.device, training.seed)
        room = min(training.room, 300_000) if self.at.name == "cpu" else training.room
        self.learner = Learner(self.scope, training.layers, self.at, room, training.seed)
        self.reports: list[Report] = []
        self.decisions = 0
        self.before = 0.0
        try:
            training.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption("train-folder", folder=str(training.out)[:200]) from error
        if training.resume:
            self._restore()

    def _path(self, end: str) -> Path:
        return self.training.out / f"{self.training.game}{end}"

    def _restore(self) -> None:
        path = self._path(".checkpoint")
        if not path.exists():
            raise BadOption("train-checkpoint", file=path.name)
        more = self.learner.restore(path)
        self.decisions, self.before = int(more["decisions"]), float(more["seconds"])
        self.reports = [Report(**one) for one in json.loads(more["reports"])]

    def go(self) -> Path:
        shared = Shared(self.learner.shape.size)
        context = get_context("spawn")
        lock = context.Lock()
        self._publish(shared, lock, self._led(0.0), older=True)
        work = Work(self.training, 0, shared.memory.name, self.training.layers)
        kept = {name: os.environ.get(name) for name in SWITCHES}
        os.environ.update(dict.fromkeys(SWITCHES, "1"))
        processes, pipes = [], []
        try:
            for number in range(self._actors() + 1):
                ours, theirs = context.Pipe(duplex=False)
                one = Work(work.training, number, work.memory, work.layers)
                what = act if number else judge
                process = context.Process(target=what, args=(one, lock, theirs), daemon=True)
                process.start()
                theirs.close()
                processes.append(process)
                pipes.append(ours)
            self._learn(shared, lock, pipes)
        except KeyboardInterrupt:
            pass
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.join()
            shared.close(owner=True)
            for name, value in kept.items():
                if value is None:
                    os.environ.pop(name, None)
                else:
                    os.environ[name] = value
        return self._keep()

    def _actors(self) -> int:
        count = os.cpu_count() or 1
        # One processor is the judge's, and one the learner's where it has no GPU of its own.
        return self.training.actors or max(1, count - (2 if self.at.name == "cpu" else 1))

    def _done(self, part: float) -> float:
        """How far the learner is: one that goes on makes no leaps again."""
        return RESUMED + (1.0 - RESUMED) * part if self.training.resume else part

    def _led(self, done: float) -> float:
        """In which part of the games the advice leads."""
        lead = self.training.lead
        return max(0.0, 1.0 - done / lead) if lead > 0.0 and not self.training.resume else 0.0

    def _publish(self, shared: Shared, lock: Any, led: float, older: bool = False) -> None:
        vector = self.learner.vector()
        with lock:
            shared.led[0] = led
            if older:
                shared.vectors[1] = shared.vectors[0] if shared.version[0] else vector
            shared.vectors[0] = vector
            shared.version[0] += 1

    def _learn(self, shared: Shared, lock: Any, pipes: list[Connection]) -> None:
        training, learner = self.training, self.learner
        whole = training.minutes * 60.0
        began = told = published = aged = kept = time.monotonic()
        strength: list[tuple[str, int, float]] = []
        last = learner.steps + training.steps if training.steps else 1 << 62
        while (now := time.monotonic()) - began < whole and learner.steps < last:
            behind = learner.used < learner.received * training.reuse
            ready = learner.held >= training.enough and behind
            for pipe in wait(pipes, timeout=0.0 if ready else 0.05):
                assert isinstance(pipe, Connection)
                self._hear(pipe.recv(), strength)
            if ready:
                for _ in range(4):
                    learner.learn(training.batch, self._done((now - began) / whole))
            if now - published > FRESH:
                led = self._led((now - began) / whole)
                self._publish(shared, lock, led, older=now - aged > AGES)
                published, aged = now, now if now - aged > AGES else aged
            if now - told > TELL:
                self._tell(now - began, strength)
                strength, told = [], now
            if now - kept > KEEP:
                self._keep()
                kept = now
        self._tell(time.monotonic() - began, strength)

    def _hear(self, found: Any, strength: list[tuple[str, int, float]]) -> None:
        """What came through a pipe: samples of an actor, or a score of the judge."""
        if len(found) == 2:
            decisions, samples = found
            self.decisions += decisions
            self.learner.add(samples)
        else:
            strength.append(found)

    def _tell(self, seconds: float, strength: list[tuple[str, int, float]]) -> None:
        learner = self.learner
        found = wins_by_table(strength)
        loss = learner.loss
        counts = self.decisions, learner.received, learner.steps
        report = Report(round(self.before + seconds, 1), *counts, round(loss, 5), found)
        self.reports.append(report)
        if self.heard is not None:
            self.heard(report)

    def _keep(self) -> Path:
        """Write the network, its curve, and what it takes to go on."""
        seconds = self.reports[-1].seconds if self.reports else self.before
        network = self.learner.network(self._about(seconds))
        path = self._path(".npz")
        network.save(path)
        data = [report.data() for report in self.reports]
        self._path(".json").write_text(
            json.dumps({**network.about, "curve": data}, indent=1) + "\n"
        )
        self._path(".svg").write_text(draw(self.scope.game.id, self.reports))
        more = {"decisions": self.decisions, "seconds": seconds, "reports": json.dumps(data)}
        self.learner.save(self._path(".checkpoint"), more)
        return path

    def _about(self, seconds: float) -> dict[str, Any]:
        """Where the network comes from."""
        training = self.training
        return {
            "for": self.scope.digest,
            "game": training.game,
            "rules": self.scope.game.rules,
            "version": kachidoki.__version__,
            "commit": _commit(),
            "command": _command(self.wished),
            "seed": training.seed,
            "tables": list(training.tables),
            "decay": training.decay,
            "reuse": training.reuse,
            "batch": training.batch,
            "lead": training.lead,
            "trust": recipe_of(training.game)["trust"],
            "seconds": round(seconds),
            "decisions": self.decisions,
            "steps": self.learner.steps,
            "machine": f"{os.cpu_count()} x {platform.machine()}, {self.at.name}",
            "date": datetime.now(UTC).date().isoformat(),
            "libraries": {"numpy": np.__version__},
        }


def _command(training: Training) -> str:
    """What trains it again."""
    parts = ["kachidoki", "train", training.game, "--minutes", f"{training.minutes:g}"]
    for table in training.tables:
        parts += ["--table", table]
    return " ".join([*parts, "--seed", str(training.seed)])


def _commit() -> str:
    """Which commit of ours this is, where it is a clone."""
    try:
        folder = Path(__file__).parent
        words = ["git", "-C", str(folder), "rev-parse", "--short", "HEAD"]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
