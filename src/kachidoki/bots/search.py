"""Information-set Monte Carlo tree search over imagined worlds, for any game of the kernel.

At the root it is a race between plans, which are single moves unless a game knows whole turns:
every world that is imagined is played once with each plan still in the race, so that all of them
meet the same luck; plans that fall clearly behind drop out, and the field is halved as the budget
is spent. What is left of the plan after its first move is told, to be followed. Below the root each
simulation walks down a tree by upper confidence bounds among the moves that are legal in its world,
adds one node, plays on quickly to the game's horizon, and hands the results back to the seats that
chose. Nothing outside the view is ever used.
"""

import time
from math import exp, sqrt
from typing import Final

from kachidoki.bots.bot import Bot, Line, Thought
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, Plan, State, View

DEFAULT_ITERATIONS: Final = 1000
EXPLORE: Final = 0.5
# How much worse an untried move is taken to be than what was tried at the same node.
FRESH_LOSS: Final = 0.05
# The part of the attention that goes to all moves alike, in case the advice is wrong.
DOUBT: Final = 0.25
# How many simulations advice counts for, and how much of a win one unit of it is.
TRUST: Final = 150.0
UNIT: Final = 0.02
MOST_LEAN: Final = 0.03
# How many moves start the race, the best advised; and how many worlds each should see.
FIELD: Final = 16
FAIR_SHARE: Final = 12
# Worlds between two looks at the field and the clock.
LAP: Final = 8
# A move drops out when it is behind by that many standard errors.
CLEARLY: Final = 3.0


class Arm:
    """A move at a node: how often it was chosen, and what came of it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.index: i64 = move.index
        # At the root: what follows the move in its plan.
        self.rest: list[Move] = []
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0
        # At the root: how far below the best advised move the advice puts this one.
        self.lean = 0.0
        self.node: Node | None = None

    def note(self, result: float) -> None:
        self.visits += 1
        self.total += result
        self.squares += result * result

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def error(self) -> float:
        """The squared standard error of the mean, as if a win and a loss had been seen as well.

        Without these two, eight equal results would look like certainty.
        """
        count = float(self.visits) + 2.0
        mean = (self.total + 1.0) / count
        return ((self.squares + 1.0) / count - mean * mean) / count


class Node:
    """What one seat has tried at one point of the tree."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        # With sealed answers: what the other seats asked together with this one have tried.
        self.sealed: list[Node] = []


class Search(Bot):
    """Searches for a number of simulations, or for some seconds, or whichever ends first."""

    def __init__(self, seed: int = 0, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        # Without any budget it would think for ever.
        self.iterations = iterations if iterations > 0 or seconds > 0.0 else DEFAULT_ITERATIONS
        self.seconds = seconds

    def choose(self, view: View) -> Move:
        return view.moves[0] if len(view.moves) == 1 else self.think(view).best

    def think(self, view: View) -> Thought:
        began = time.perf_counter()
        rng = self.rng(view)
        root = Node()
        root.arms = self._field(view, rng)
        field = root.arms[:]
        done: i64 = 0
        spent = 0.0
        # The field is halved each time an equal part of the budget is gone.
        halvings = max(1, (len(field) - 1).bit_length())
        part = 1
        while spent < 1.0 and (len(field) > 1 or done == 0):
            for _ in range(LAP):
                done += self._lap(root, field, view, rng)
            spent = self._spent(done, time.perf_counter() - began)
            field = _ahead(field, _level(root))
            if spent * halvings >= part:
                field = field[: (len(field) + 1) // 2]
                part += 1
        first = field[0]
        level = _level(root)
        others = [arm for arm in root.arms if arm is not first]
        others.sort(key=lambda arm: (-_score(arm, level), arm.move.index))
        lines: list[Line] = []
        raced: set[int] = set()
        for arm in [first, *others]:
            # Of several plans that begin alike the best one speaks for the move.
            if arm.move.index not in raced:
                raced.add(arm.move.index)
                lines.append(Line(arm.move, arm.visits, arm.mean(), sqrt(arm.error())))
        lines += [Line(move, 0, 0.0) for move in view.moves if move.index not in raced]
        return Thought(lines, done, time.perf_counter() - began, first.rest)

    def _field(self, view: View, rng: Rng) -> list[Arm]:
        """The plans that start the race: the best advised, as many as the budget can serve."""
        assert view.seat is not None
        # Advice uses only what the seat knows, so any world that fits the view will do.
        plans: list[Plan] = view.imagine(rng).plans(view.seat, view.moves)
        plans.sort(key=lambda plan: -plan.worth)
        most = FIELD
        if self.iterations > 0:
            most = min(most, max(2, self.iterations // FAIR_SHARE))
        arms: list[Arm] = []
        for plan in plans[:most]:
            arm = Arm(plan.moves[0])
            arm.rest = plan.moves[1:]
            arm.lean = max(-MOST_LEAN, UNIT * (plan.worth - plans[0].worth))
            arms.append(arm)
        return arms

    def _spent(self, done: int, seconds: float) -> float:
        """The part of the budget that is gone."""
        by_count = done / self.iterations if self.iterations > 0 else 0.0
        by_time = seconds / self.seconds if self.seconds > 0.0 else 0.0
        return max(by_count, by_time)

    def _lap(self, root: Node, field: list[Arm], view: View, rng: Rng) -> i64:
        """One world, played once with each move of the field and with the same luck."""
        world = view.imagine(rng)
        luck: i64 = rng.below(0x40000000)
        assert view.seat is not None
        seat: i64 = view.seat
        twin = Rng(0)
        order = list(range(len(field)))
        if world.together:
            # Others answer at the same time: their answers must not fall into step with ours.
            rng.shuffle(order)
        for at in order:
            arm = field[at]
            twin.restart(luck)
            state = world.copy()
            state.apply(arm.move, seat)
            for move in arm.rest:
                state.apply(move, seat)
            if arm.node is None:
                arm.node = Node()
            head = root if world.together else None
            arm.note(self._simulate(arm.node, head, world.serial, state, twin)[seat])
        return len(field)

    def _simulate(
        self, node: Node, head: Node | None, serial: i64, state: State, rng: Rng
    ) -> list[float]:
        """Walk down from `node`, add one node, play on; the results by seat.

        Where several seats answer together, `head` is the node of the first of them, and `serial`
        tells this occasion from the next.
        """
        path: list[Arm] = []
        seats: list[int] = []
        asked: i64 = 0
        grown = False
        while not grown and not state.horizon():
            seat = state.actor
            if seat == CHANCE:
                state.apply(state.chance(rng), CHANCE)
                continue
            moves = state.legal(seat)
            statistics = node
            if not state.together:
                head = None
            elif head is None or state.serial != serial:
                head = node
                serial = state.serial
                asked = 0
            else:
                # The others have chosen, but this seat does not know what.
                if len(head.sealed) <= asked:
                    head.sealed.append(Node())
                statistics = head.sealed[asked]
                asked += 1
            if len(moves) == 1:
                state.apply(moves[0], seat)
                continue
            arm = self._pick(statistics, moves, state.advice(seat, moves))
            path.append(arm)
            seats.append(seat)
            grown = arm.visits == 0 and head is None
            state.apply(arm.move, seat)
            node = _below(node, statistics, arm)
        if not state.horizon():
            state.rollout(rng)
        results = state.results()
        for arm, chooser in zip(path, seats, strict=True):
            arm.note(results[chooser])
        return results

    def _pick(self, node: Node, moves: tuple[Move, ...], advice: list[float]) -> Arm:
        """The arm with the best upper bound: what came of it, plus advice where little is known."""
        peak = max(advice)
        weights = [exp(worth - peak) for worth in advice]
        whole = sum(weights) / (1.0 - DOUBT)
        doubt = DOUBT * whole / float(len(weights))
        arms: list[Arm | None] = []
        tried: i64 = 0
        total = 0.0
        for move in moves:
            index = move.index
            arm: Arm | None = None
            for other in node.arms:
                if other.index == index:
                    arm = other
                    tried += other.visits
                    total += other.total
                    break
            arms.append(arm)
        fresh = total / float(tried) - FRESH_LOSS if tried > 0 else 0.0
        scale = EXPLORE / whole * sqrt(float(tried) + 1.0)
        best = 0
        most = -1000.0
        for at, arm in enumerate(arms):
            bonus = scale * (weights[at] + doubt)
            if arm is None or arm.visits == 0:
                bound = fresh + bonus
            else:
                visits = float(arm.visits)
                bound = arm.total / visits + bonus / (1.0 + visits)
            if bound > most:
                most = bound
                best = at
        chosen = arms[best]
        if chosen is None:
            chosen = Arm(moves[best])
            node.arms.append(chosen)
        return chosen


def _level(root: Node) -> float:
    """What the first arm, the best advised, is worth so far: advice is told relative to it."""
    return root.arms[0].mean()


def _score(arm: Arm, level: float) -> float:
    """What came of an arm, tempered by the advice while little is known."""
    return (arm.total + TRUST * (level + arm.lean)) / (float(arm.visits) + TRUST)


def _ahead(field: list[Arm], level: float) -> list[Arm]:
    """The arms that are not clearly behind the leader, the leader first."""
    field = sorted(field, key=lambda arm: (-_score(arm, level), arm.move.index))
    leader = field[0]
    kept: list[Arm] = []
    for arm in field:
        behind = _score(leader, level) - _score(arm, level)
        if arm is leader or behind <= CLEARLY * sqrt(leader.error() + arm.error()):
            kept.append(arm)
    return kept


def _below(node: Node, statistics: Node, arm: Arm) -> Node:
    """The node below `arm`. For a sealed answer the way goes on below `node`, by the same move."""
    if statistics is not node:
        for other in node.arms:
            if other.index == arm.index:
                arm = other
                break
        else:
            arm = Arm(arm.move)
            node.arms.append(arm)
    if arm.node is None:
        arm.node = Node()
    return arm.node
