# interpreted: NumPy and the compiled `bots.choices` do the work.
"""Bots that learned: a network judges where each choice leads, at once or after looking ahead.

They are given a View like every bot. What a choice leads to is laid out in a world that fits the
view, but only as the seat itself would know it: so in every such world the rows are the same.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final, cast

import numpy as np

from kachidoki.bots.bot import Bot, Line, Thought
from kachidoki.bots.choices import CHOICE, MOST_CHOICES, Choices, carry_out, lay_out, to_choice
from kachidoki.bots.network import Array, Judge, Network
from kachidoki.bots.scope import LEARNED, Scope
from kachidoki.games import find
from kachidoki.kernel.errors import BadBot
from kachidoki.kernel.move import Move
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import Plan, State, View

# Looking ahead: how many choices are looked at, in how many worlds at once at most, and how many
# such laps a thought is to have at least.
FIELD: Final = 12
WORLDS: Final = 16
LAPS: Final = 12
# So many moves of others are played before a position is judged as it is.
DEEP: Final = 24
# For how many worlds the first glance counts.
TRUST: Final = 12.0
# A choice drops out when it is behind by that many standard errors.
CLEARLY: Final = 3.0


def network_of(game: str) -> Path:
    """Where the network of a game is, if it has one."""
    return find(game).home / LEARNED / "network.npz"


@cache
def learned(game: str) -> tuple[Scope, Network]:
    """The network that comes with the package for a game."""
    path = network_of(game)
    if not path.exists():
        raise BadBot("no-network", game=game)
    scope = Scope(game)
    return scope, Network.load(path, scope)


@cache
def judge_of(game: str, mode: str, players: int) -> Judge:
    scope, network = learned(game)
    return Judge(network, scope, mode, players)


def _judge(view: View) -> Judge:
    """The network for the table that is seen."""
    table = cast("dict[str, Any]", view.table())
    return judge_of(table["game"], table["mode"], table["players"])


class Sight:
    """Lays positions out for a judge, in a buffer that is used again."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.buffer = bytearray(MOST_CHOICES * judge.width)

    def look(self, states: list[State]) -> tuple[Choices, Array]:
        """The choices at all of these tables, and the chance to win with each of them."""
        width = self.judge.width
        need = len(states) * MOST_CHOICES * width
        if len(self.buffer) < need:
            self.buffer = bytearray(need)
        choices = lay_out(states, self.buffer, width)
        count = len(choices.plans)
        rows = np.frombuffer(self.buffer, np.uint8)[: count * width].reshape(count, width)
        moves = np.array(choices.moves, np.int64)
        if int(moves.max()) >= self.judge.none:
            raise BadBot("no-network", game="edition")
        chances = self.judge.chances(rows, moves, np.array(choices.leans, np.float32))
        del rows
        self.buffer[: count * width] = bytes(count * width)
        return choices, chances

    def positions(self, states: list[State], seat: int) -> Array:
        """The chance of one seat to win at all of these tables, before anything is chosen."""
        width = self.judge.width
        into = bytearray(len(states) * width)
        for at, state in enumerate(states):
            state.observe(seat, into, at * width)
        rows = np.frombuffer(into, np.uint8).reshape(-1, width)
        none = np.full(len(states), self.judge.none, np.int64)
        return self.judge.chances(rows, none, np.zeros(len(states), np.float32))


class LearnedBot(Bot):
    """Takes what the network holds to be best, at a glance."""

    def choose(self, view: View) -> Move:
        return view.moves[0] if len(view.moves) == 1 else self.think(view).best

    def think(self, view: View) -> Thought:
        began = time.perf_counter()
        world = view.imagine(Rng(self.seed))
        choices, chances = Sight(_judge(view)).look([world])
        order = sorted(range(len(chances)), key=lambda at: (-chances[at], at))
        found = [(choices.plans[at], 1, float(chances[at]), 0.0) for at in order]
        return _thought(view, found, 1, began)


def _thought(
    view: View, found: list[tuple[Plan, int, float, float]], count: int, began: float
) -> Thought:
    """What is told of plans, the best first: a line for each move that one of them begins with."""
    lines: list[Line] = []
    told: set[int] = set()
    for plan, visits, value, error in found:
        first = plan.moves[0]
        if first.index not in told:
            told.add(first.index)
            lines.append(Line(first, visits, value, error))
    lines += [Line(move, 0, 0.0) for move in view.moves if move.index not in told]
    return Thought(lines, count, time.perf_counter() - began, found[0][0].moves[1:])


@dataclass(slots=True)
class Arm:
    """A plan in the race: what the glance says of it, and what came of it in imagined worlds."""

    plan: Plan
    glance: float
    visits: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return (self.total + TRUST * self.glance) / (self.visits + TRUST)

    @property
    def error(self) -> float:
        """The squared standard error of the mean."""
        if self.visits < 2:
            return 0.25
        mean = self.total / self.visits
        return max(1e-6, self.squares / self.visits - mean * mean) / self.visits


# Somebody's way through an imagined world: the choice that it began with, and its luck.
Table = tuple[Arm, State, Rng]


class LookingAhead(Bot):
    """Plays each of the best choices on in imagined worlds, as the network would play in every
    seat, until it is asked again; there the network says how it stands.

    All worlds and choices are played at once, so that each batch is large. The choices race: all
    meet the same worlds and the same luck, and who is clearly behind drops out.
    """

    def __init__(self, seed: int = 0, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations = iterations
        # Without any budget it would think for ever.
        self.seconds = seconds if seconds > 0.0 or iterations > 0 else 0.2

    def choose(self, view: View) -> Move:
        return view.moves[0] if len(view.moves) == 1 else self.think(view).best

    def think(self, view: View) -> Thought:
        began = time.perf_counter()
        rng = self.rng(view)
        sight = Sight(_judge(view))
        choices, chances = sight.look([view.imagine(rng)])
        order = sorted(range(len(chances)), key=lambda at: (-chances[at], at))
        arms = [Arm(choices.plans[at], float(chances[at])) for at in order]
        field = arms[:FIELD]
        done, spent, part, worlds = 0, 0.0, 1, 1
        halvings = max(1, (len(field) - 1).bit_length())
        while spent < 1.0 and (len(field) > 1 or done == 0):
            self._lap(view, sight, field, worlds, rng)
            done += worlds * len(field)
            spent = self._spent(done, time.perf_counter() - began)
            field = _ahead(field)
            # As many worlds as leave time for the other laps, at the pace so far.
            worlds = min(WORLDS, max(1, int(done / spent / LAPS / len(field))))
            while spent * halvings >= part:
                field = field[: (len(field) + 1) // 2]
                part += 1
        rest = [arm for arm in arms if arm is not field[0]]
        rest.sort(key=lambda arm: (-arm.value, arm.plan.moves[0].index))
        found = [(arm.plan, arm.visits, arm.value, sqrt(arm.error)) for arm in [field[0], *rest]]
        return _thought(view, found, done, began)

    def _spent(self, done: int, seconds: float) -> float:
        """The part of the budget that is gone; of two it ends with whichever ends first."""
        by_count = done / self.iterations if self.iterations > 0 else 0.0
        return max(by_count, seconds / self.seconds if self.seconds > 0.0 else 0.0)

    def _lap(self, view: View, sight: Sight, field: list[Arm], worlds: int, rng: Rng) -> None:
        """Some worlds, each played with every choice of the field and with the same luck."""
        seat = cast("int", view.seat)
        tables: list[Table] = []
        for _ in range(worlds):
            world = view.imagine(rng)
            luck = rng.below(0x40000000)
            for arm in field:
                state = world.copy()
                carry_out(state, arm.plan)
                twin = Rng(0)
                twin.restart(luck)
                tables.append((arm, state, twin))
        judged: list[tuple[Arm, State]] = []
        for _ in range(DEEP):
            tables = self._on(tables, seat, sight, judged)
        judged += [(arm, state) for arm, state, _ in tables]
        if judged:
            chances = sight.positions([state for _, state in judged], seat)
            for (arm, _), chance in zip(judged, chances, strict=True):
                arm.note(float(chance))

    def _on(
        self, tables: list[Table], seat: int, sight: Sight, judged: list[tuple[Arm, State]]
    ) -> list[Table]:
        """One choice further at every table; those that go on. What is over is noted, and where the
        seat is asked again the position is to be judged."""
        asking = []
        for table in tables:
            arm, state, twin = table
            if to_choice(state, twin, True) != CHOICE:
                arm.note(state.results()[seat])
            elif state.actor == seat:
                judged.append((arm, state))
            else:
                asking.append(table)
        if asking:
            choices, chances = sight.look([state for _, state, _ in asking])
            told = chances.tolist()
            for at, (_, state, _) in enumerate(asking):
                best = max(range(choices.starts[at], choices.ends[at]), key=told.__getitem__)
                carry_out(state, choices.plans[best])
        return asking


def _ahead(field: list[Arm]) -> list[Arm]:
    """The arms that are not clearly behind the leader, the leader first."""
    field = sorted(field, key=lambda arm: -arm.value)
    leader = field[0]
    return [
        arm
        for arm in field
        if arm is leader or leader.value - arm.value <= CLEARLY * sqrt(leader.error + arm.error)
    ]
