"""Information-set Monte Carlo tree search over imagined worlds, for any game of the kernel.

Each simulation imagines a world that fits the view, walks down the tree by upper confidence bounds
among the moves that are legal in that world, adds one node, plays on quickly to the game's horizon
and hands the results back up to the seats that chose. Nothing outside the view is ever used.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from kachidoki.bots.bot import Bot, Line, Thought
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, State, View

EXPLORE: Final = 0.5
# Simulations between two looks at the clock.
PACE: Final = 16


class Arm:
    """A move at a node: how often it could be chosen, how often it was, and what came of it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.index: i64 = move.index
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.node: Node | None = None


class Node:
    """What one seat has tried at one point of the tree."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        # With sealed answers: what the other seats asked together with this one have tried.
        self.sealed: list[Node] = []


class Search(Bot):
    """Searches for a number of simulations, or for some seconds, or whichever ends first."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = EXPLORE,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.explore = explore

    def choose(self, view: View) -> Move:
        return view.moves[0] if len(view.moves) == 1 else self.think(view).best

    def think(self, view: View) -> Thought:
        assert view.seat is not None and view.moves
        began = time.perf_counter()
        rng = self.rng(view)
        root = Node()
        done: i64 = 0
        limit: i64 = self.iterations if self.iterations > 0 else 1 << 40
        while done < limit:
            self._simulate(root, view, rng)
            done += 1
            if done % PACE == 0:
                spent = time.perf_counter() - began
                if self.seconds > 0.0 and spent >= self.seconds:
                    break
                if self._decided(root, done, limit, spent):
                    break
        arms = sorted(root.arms, key=lambda arm: (-arm.visits, -arm.total, arm.move.index))
        lines = [Line(arm.move, arm.visits, arm.total / float(max(1, arm.visits))) for arm in arms]
        tried = {line.move.index for line in lines}
        lines += [Line(move, 0, 0.5) for move in view.moves if move.index not in tried]
        return Thought(lines, done, time.perf_counter() - began)

    def _decided(self, root: Node, done: i64, limit: i64, spent: float) -> bool:
        """Whether what is left of the budget cannot change the most visited move."""
        left = float(limit - done)
        if self.seconds > 0.0:
            left = min(left, float(done) * (self.seconds - spent) / spent)
        first: i64 = 0
        second: i64 = 0
        for arm in root.arms:
            if arm.visits > first:
                second = first
                first = arm.visits
            elif arm.visits > second:
                second = arm.visits
        return float(first - second) > left

    def _simulate(self, root: Node, view: View, rng: Rng) -> None:
        state = view.imagine(rng)
        node = root
        path: list[Arm] = []
        seats: list[int] = []
        # Where sealed answers are chosen together, `head` is the node of the first of them.
        head: Node | None = None
        asked: i64 = 0
        grown = False
        while not grown and not state.horizon():
            seat = state.actor
            if seat == CHANCE:
                state.apply(state.chance(rng), CHANCE)
                continue
            moves = state.legal(seat)
            if len(moves) == 1 and node is not root:
                state.apply(moves[0], seat)
                continue
            statistics = node
            if state.together:
                if head is None:
                    head = node
                    asked = 0
                else:
                    # The others have chosen, but this seat does not know what.
                    if len(head.sealed) <= asked:
                        head.sealed.append(Node())
                    statistics = head.sealed[asked]
                    asked += 1
            else:
                head = None
            arm = self._pick(statistics, moves, rng)
            path.append(arm)
            seats.append(seat)
            grown = arm.visits == 0 and not state.together
            state.apply(arm.move, seat)
            node = _step(node, statistics, arm)
        if not state.horizon():
            state.rollout(rng)
        results = state.results()
        at: i64 = 0
        for arm in path:
            arm.visits += 1
            arm.total += results[seats[at]]
            at += 1

    def _pick(self, node: Node, moves: list[Move], rng: Rng) -> Arm:
        """An arm that was never tried, at random; else the one with the best upper bound."""
        arms = node.arms
        fresh: list[Move] = []
        best: Arm | None = None
        most = -1.0
        explore = self.explore
        for move in moves:
            index = move.index
            arm: Arm | None = None
            for other in arms:
                if other.index == index:
                    arm = other
                    break
            if arm is None:
                fresh.append(move)
                continue
            arm.available += 1
            visits = float(arm.visits)
            bound = arm.total / visits + explore * sqrt(log(float(arm.available)) / visits)
            if bound > most:
                most = bound
                best = arm
        if fresh or best is None:
            chosen = Arm(fresh[rng.below(len(fresh))])
            chosen.available = 1
            arms.append(chosen)
            return chosen
        return best


def _step(node: Node, statistics: Node, arm: Arm) -> Node:
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


def worlds(view: View, rng: Rng, count: int) -> list[State]:
    """Some worlds that fit the view, for those who want to look at what a bot imagines."""
    return [view.imagine(rng) for _ in range(count)]
