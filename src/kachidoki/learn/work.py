# interpreted: NumPy and compiled games do the work.
"""What the processes of a training do: actors play, a judge looks how strong they have become.

They send what they find through pipes and read the weights from memory that all share.
"""

from __future__ import annotations

import os
import signal
import time
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from kachidoki.bots.network import TRUST, Network, Shape
from kachidoki.bots.scope import LEARNED, Scope, chosen_seatings
from kachidoki.games import find
from kachidoki.kernel.errors import BadOption
from kachidoki.learn.ladder import climb
from kachidoki.learn.selfplay import Selfplay

# Tables of one kind that an actor plays at once.
TABLES = 48
# Seconds between two looks at the weights, and between two of an earlier self.
FRESH = 2.0
AGES = 40.0


@dataclass(frozen=True, slots=True)
class Training:
    """What is to be done; what is left out is as in the recipe of the game."""

    game: str
    minutes: float
    out: Path
    device: str = ""
    actors: int = 0
    tables: tuple[str, ...] = ()
    layers: tuple[int, ...] = ()
    seed: int = 1
    decay: float = 0.0
    batch: int = 0
    # How often each sample is used on average, and how many are kept.
    reuse: float = 0.0
    room: int = 1_500_000
    # The part of the time in which the advice leads: it plays at first in every game, then in fewer
    # and fewer, and the network learns what its choices bring before it makes its own.
    lead: float = 0.12
    # How many samples an actor sends in one piece, and how many there are before the first step.
    piece: int = 4096
    enough: int = 20_000
    # It ends after so many steps, if the time is not over before; 0 for as many as there are.
    steps: int = 0
    resume: bool = False

    def checked(self) -> Training:
        """The same with what was left out; raises BadOption for what cannot be."""
        if not 0.0 < self.minutes <= 100_000:
            raise BadOption("train-minutes", minutes=str(self.minutes)[:20])
        if not 0 <= self.actors <= 1024:
            raise BadOption("train-actors", actors=self.actors)
        recipe = recipe_of(self.game)
        whole = replace(
            self,
            tables=self.tables or tuple(recipe["tables"]),
            layers=self.layers or tuple(recipe["layers"]),
            decay=self.decay or recipe["decay"],
            batch=self.batch or recipe["batch"],
            reuse=self.reuse or recipe["reuse"],
        )
        chosen_seatings(Scope(self.game).game, whole.tables)
        return whole


# What a game does without a recipe of its own (`learned/recipe.toml` in its folder). `tables` are
# kinds of table with their share of the play, all without any; `layers` are of the network; `decay`
# is the λ of the returns; each sample is used `reuse` times on average, `batch` at a time. Who
# plays with the network trusts the advice that much (`network.TRUST`).
RECIPE: Mapping[str, Any] = MappingProxyType(
    {
        "tables": (),
        "layers": (256, 128, 64),
        "decay": 0.93,
        "reuse": 5.0,
        "batch": 8192,
        "trust": TRUST,
    }
)


def recipe_of(game: str) -> dict[str, Any]:
    """How a game is learned."""
    path = find(game).home / LEARNED / "recipe.toml"
    own = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {**RECIPE, **own}


@dataclass(slots=True)
class Report:
    """How far it is: what the progress line and the learning curve are made of."""

    seconds: float
    decisions: int
    samples: int
    steps: int
    loss: float
    # By kind of table, games and the rate of wins against the advice, since the last report.
    strength: dict[str, tuple[int, float]] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        return asdict(self)


class Shared:
    """The weights in memory that all processes share: a version, how often the advice leads, then
    two vectors: the network and an earlier self."""

    def __init__(self, size: int, name: str | None = None) -> None:
        self.size = size
        whole = 16 + 8 * size
        self.memory = (
            SharedMemory(create=True, size=whole) if name is None else SharedMemory(name=name)
        )
        self.version = np.ndarray((1,), np.int64, self.memory.buf)
        self.led = np.ndarray((1,), np.float64, self.memory.buf, offset=8)
        self.vectors = np.ndarray((2, size), np.float32, self.memory.buf, offset=16)

    def close(self, owner: bool = False) -> None:
        del self.version, self.led, self.vectors
        self.memory.close()
        if owner:
            self.memory.unlink()


@dataclass(frozen=True, slots=True)
class Work:
    """What an actor or a judge is told."""

    training: Training
    number: int
    memory: str
    layers: tuple[int, ...]


class Reader:
    """Takes the newest weights from shared memory, now and then."""

    def __init__(self, work: Work, scope: Scope, lock: Any) -> None:
        self.shape = Shape.of(scope, work.layers)
        self.shared = Shared(self.shape.size, work.memory)
        self.lock = lock
        self.version = -1
        self.looked = 0.0

    def fresh(self) -> tuple[Network, Network] | None:
        """The network and an earlier self, if they are new."""
        now = time.monotonic()
        if now - self.looked < FRESH and self.version >= 0:
            return None
        self.looked = now
        if int(self.shared.version[0]) == self.version:
            return None
        with self.lock:
            self.version = int(self.shared.version[0])
            vectors = self.shared.vectors.copy()
        newest, older = (Network.from_vector(self.shape, vector) for vector in vectors)
        return newest, older


def act(work: Work, lock: Any, pipe: Connection) -> None:
    """An actor: plays until it is ended."""
    _quiet()
    training = work.training
    scope = Scope(training.game)
    reader = Reader(work, scope, lock)
    networks = reader.fresh()
    assert networks is not None
    seatings = chosen_seatings(scope.game, training.tables)
    seed = training.seed * 1000 + work.number
    plays: dict[int, Selfplay] = {}
    # What each kind of table has had of its share; each actor begins with another one.
    spent = [(at + work.number) % len(seatings) * 1e-6 for at in range(len(seatings))]
    counted = 0
    while True:
        at = min(range(len(seatings)), key=spent.__getitem__)
        if at not in plays:
            luck = seed * 100 + at
            play = Selfplay(scope, seatings[at], networks[0], TABLES, luck, training.decay)
            play.use(*networks)
            plays[at] = play
        play = plays[at]
        play.led = float(reader.shared.led[0])
        began = time.perf_counter()
        for _ in range(8):
            play.step()
        spent[at] += (time.perf_counter() - began) / seatings[at].share
        if play.ready >= training.piece:
            decisions = sum(one.decisions for one in plays.values())
            pipe.send((decisions - counted, play.take()))
            counted = decisions
        newest = reader.fresh()
        if newest is not None:
            networks = newest
            for one in plays.values():
                one.use(*networks)


def judge(work: Work, lock: Any, pipe: Connection) -> None:
    """Looks how strong the newest weights are, again and again, until it is ended."""
    _quiet()
    # Those who play come first.
    if hasattr(os, "nice"):
        os.nice(5)
    training = work.training
    scope = Scope(training.game)
    reader = Reader(work, scope, lock)
    seatings = chosen_seatings(scope.game, training.tables)
    networks: tuple[Network, Network] | None = None
    turn = 0
    while True:
        networks = reader.fresh() or networks
        assert networks is not None
        # Every other time the first kind of table.
        which = 0 if turn % 2 == 0 else 1 + turn // 2 % max(1, len(seatings) - 1)
        seating = seatings[which % len(seatings)]
        score = climb(scope, seating, networks[0], 64, training.seed * 7919 + turn)
        pipe.send((seating.name, score.games, score.wins))
        turn += 1


def _quiet() -> None:
    """Ctrl-C is for who started this; and every process has one processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wins_by_table(found: Sequence[tuple[str, int, float]]) -> dict[str, tuple[int, float]]:
    """Games and rate of wins by kind of table."""
    sums: dict[str, tuple[int, float]] = {}
    for name, games, wins in found:
        before = sums.get(name, (0, 0.0))
        sums[name] = (before[0] + games, before[1] + wins)
    return {name: (games, wins / games) for name, (games, wins) in sums.items()}
