"""Our search against OpenSpiel's IS-MCTS on our game.

``python -m bench.strength peer [--game G] [--mode M] [--games N] [--ms T] [--json F]``
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import kachidoki
from bench.report import machine
from kachidoki.arena.match import wilson
from kachidoki.bots.search import Search
from kachidoki.kernel.game import Sides, shares

# The peer is given this much more time than we took, so that it never has less.
MARGIN = 1.05
EXPLORE = 1.4


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Contest:
    """Our search against OpenSpiel's, the same time for a move: we play for one side of the
    smallest table of a mode, and the peer for all others."""

    game: str
    mode: str
    rounds: int
    seconds: float  # ours for a move, at most
    simulations: int  # the peer's for a move; 0 for as many as take our time
    seed: int

    def load(self) -> Any:
        from kachidoki.envs import openspiel

        known = kachidoki.game(self.game).modes[self.mode].options
        options = {"rounds": self.rounds} if self.rounds and "rounds" in known else {}
        return openspiel.load(self.game, mode=self.mode, **options)

    @property
    def sides(self) -> Sides:
        game = kachidoki.game(self.game)
        return game.sides(min(game.modes[self.mode].players), self.mode)


class Peer:
    """OpenSpiel's Python IS-MCTS: its C++ bot cannot play games written in Python.

    It knows simulations, not seconds. So it is told before every move how many to do, from what
    one has taken so far, to have spent as much time by then as it was allowed.
    """

    def __init__(self, game: Any, seed: int, simulations: int) -> None:
        import numpy as np
        from open_spiel.python.algorithms import mcts

        self._game = game
        self._rng = np.random.RandomState(seed % 2**32)
        self._evaluator = mcts.RandomRolloutEvaluator(1, self._rng)
        self._fixed = simulations
        self.moves = 0
        self.simulations = 0
        self.seconds = 0.0

    def step(self, state: Any, allowed: float) -> int:
        """Its move; `allowed` is its time for all moves so far and this one."""
        from open_spiel.python.algorithms import ismcts

        count = self._fixed or self._affordable(allowed)
        # The observation of a seat fixes its legal moves, so the bot's quicker path is right.
        bot = ismcts.ISMCTSBot(
            self._game,
            self._evaluator,
            EXPLORE,
            count,
            random_state=self._rng,
            use_observation_string=True,
        )
        began = time.perf_counter()
        action = int(bot.step(state))
        self.seconds += time.perf_counter() - began
        self.moves += 1
        self.simulations += count
        return action

    def _affordable(self, allowed: float) -> int:
        if self.simulations == 0:
            return 4
        each = self.seconds / self.simulations
        return max(2, math.ceil((allowed - self.seconds) / each))


@dataclass(frozen=True)
class Result:
    """One game: our share of the win, the points of our side and of the best other one, and what
    both took for their real decisions."""

    wins: float
    points: tuple[int, int]
    moves: tuple[int, int]
    seconds: tuple[float, float]
    simulations: tuple[int, int]


def deal(state: Any, dealer: random.Random) -> None:
    """Play the chance nodes until a seat is asked."""
    while state.is_chance_node():
        values, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dealer.choices(values, weights)[0])


def play(contest: Contest, number: int) -> Result:
    """Game ``number``: every deal is played with us on each side in turn."""
    game = contest.load()
    sides = contest.sides
    deals, turn = divmod(number, len(sides))
    dealer = random.Random(contest.seed * 1_000_003 + deals)
    ours = sides[turn]
    us = Search(seed=number, seconds=contest.seconds)
    peer = Peer(game, contest.seed + number, contest.simulations)
    moves, simulations, seconds = 0, 0, 0.0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            deal(state, dealer)
            continue
        seat = state.current_player()
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
        elif seat in ours:
            began = time.perf_counter()
            thought = us.think(state.world.state.view(seat))
            seconds += time.perf_counter() - began
            moves += 1
            simulations += thought.simulations
            state.apply_action(thought.best.index)
        else:
            pace = seconds / moves if moves else contest.seconds
            state.apply_action(peer.step(state, MARGIN * pace * (peer.moves + 1)))
    table = state.world.state
    others = [table.scores[side[0]] for side in sides if side != ours]
    return Result(
        shares(sides, table.winners)[ours[0]],
        (table.scores[ours[0]], max(others)),
        (moves, peer.moves),
        (seconds, peer.seconds),
        (simulations, peer.simulations),
    )


def against_openspiel(contest: Contest, games: int, jobs: int) -> dict[str, Any]:
    """Play the contest and sum it up."""
    turns = len(contest.sides)
    total = -(-games // turns) * turns
    played: list[Result] = []
    began = time.perf_counter()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play, contest, at) for at in range(total)]):
            played.append(future.result())
            won = sum(result.wins for result in played)
            say(
                f"game {len(played)}/{total}: {won:g} won against OpenSpiel's IS-MCTS, "
                f"{time.perf_counter() - began:.0f} s"
            )
    wins = sum(result.wins for result in played)
    moves = [sum(result.moves[side] for result in played) for side in (0, 1)]
    spent = [sum(result.seconds[side] for result in played) for side in (0, 1)]
    low, high = wilson(wins, total)
    return {
        "contest": asdict(contest),
        "peer": "OpenSpiel's IS-MCTS (Python) on python_kachidoki_" + contest.game,
        "games": total,
        "wins": wins,
        "rate": wins / total,
        "low": low,
        "high": high,
        "points": [sum(result.points[side] for result in played) / total for side in (0, 1)],
        "move_ms": [1000 * spent[side] / moves[side] for side in (0, 1)],
        "simulations": [
            sum(result.simulations[side] for result in played) / moves[side] for side in (0, 1)
        ],
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength peer", description="Our search against OpenSpiel's."
    )
    parser.add_argument("--game", default="glory", help="(%(default)s)")
    parser.add_argument("--mode", help="(the first of the game)")
    parser.add_argument("--games", type=int, default=20, help="(%(default)s)")
    parser.add_argument("--ms", type=float, default=200.0, help="our time a move (%(default)s)")
    parser.add_argument(
        "--simulations",
        type=int,
        default=0,
        help="the peer's for a move (0: as many as take our time)",
    )
    parser.add_argument(
        "--rounds", type=int, default=1, help="rounds against OpenSpiel, 0 for all (%(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    options = parser.parse_args()
    options.mode = options.mode or kachidoki.game(options.game).first_mode
    return options


def main() -> None:
    options = arguments()
    if not kachidoki.compiled:
        say("the engine is NOT compiled: our search is several times slower than it should be")
    contest = Contest(
        options.game,
        options.mode,
        options.rounds,
        options.ms / 1000,
        options.simulations,
        options.seed,
    )
    result = against_openspiel(contest, options.games, options.jobs)
    mine, theirs = result["move_ms"]
    print(
        f"our search against {result['peer']}: {result['rate']:.1%} "
        f"({result['low']:.1%} to {result['high']:.1%}) of {result['games']} games; "
        f"points {result['points'][0]:.1f} to {result['points'][1]:.1f}; "
        f"{mine:.0f} ms a move and {result['simulations'][0]:,.0f} simulations "
        f"to {theirs:.0f} ms and {result['simulations'][1]:,.0f}"
    )
    if options.json:
        report = {"machine": machine(), "match": result}
        options.json.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
