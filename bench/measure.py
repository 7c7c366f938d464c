"""Timing: sides that take turns, and what is kept of their repetitions."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Side = Callable[[int], int]
"""Does its work that many rounds and returns how many units (decisions, copies...) it did."""


@dataclass(frozen=True)
class Budget:
    """How long to measure: ``repeats`` turns per side, of about ``seconds`` each."""

    repeats: int
    seconds: float


FULL = Budget(repeats=9, seconds=0.4)
QUICK = Budget(repeats=5, seconds=0.03)


@dataclass(frozen=True)
class Stat:
    """The median of several repetitions with their extremes."""

    median: float
    low: float
    high: float
    repeats: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Stat:
        return cls(statistics.median(values), min(values), max(values), len(values))

    @property
    def spread(self) -> float:
        """The larger distance from the median to an extreme, as a share of the median."""
        return max(self.high - self.median, self.median - self.low) / self.median


def rounds_for(side: Side, seconds: float) -> int:
    """How many rounds keep this side busy for about that long (also warms it up)."""
    rounds = 1
    while True:
        start = time.perf_counter()
        side(rounds)
        spent = time.perf_counter() - start
        if spent >= seconds / 4:
            return max(1, round(rounds * seconds / spent))
        rounds *= 2


def interleave(sides: Sequence[Side], budget: Budget) -> list[list[float]]:
    """Units per second of every side, measured in turns: A, B, A, B...

    The sides share every slow or fast moment of the machine, so the ratio of two neighbouring
    repetitions means more than the ratio of two averages.
    """
    rounds = [rounds_for(side, budget.seconds) for side in sides]
    rates: list[list[float]] = [[] for _ in sides]
    for _ in range(budget.repeats):
        for side, count, kept in zip(sides, rounds, rates, strict=True):
            start = time.perf_counter()
            units = side(count)
            kept.append(units / (time.perf_counter() - start))
    return rates


def ratio(ours: Sequence[float], peers: Sequence[float]) -> Stat:
    """How many times faster the first is, repetition by repetition."""
    return Stat.of([a / b for a, b in zip(ours, peers, strict=True)])
