"""Our side of every benchmark, in the same loops as ``bench.peers``."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import kachidoki
from bench.measure import Side


@dataclass(frozen=True)
class Table:
    """What is played on our side."""

    game: str
    players: int
    mode: str

    @classmethod
    def of(cls, game: str, players: int | None = None, mode: str | None = None) -> Table:
        """The first mode of the game, and the fewest players that it takes, unless told."""
        found = kachidoki.game(game)
        mode = mode or found.first_mode
        return cls(game, players or min(found.modes[mode].players), mode)

    @property
    def options(self) -> dict[str, Any]:
        """Only what is to be decided is asked: a question with one answer is no decision."""
        known = kachidoki.game(self.game).modes[self.mode].options
        return {"ask_policy": "exact"} if "ask_policy" in known else {}

    def new(self, seed: int) -> Any:
        game = kachidoki.game(self.game)
        return game.new(players=self.players, mode=self.mode, seed=seed, **self.options)

    def after(self, decisions: int, seed: int) -> Any:
        """A question after that many random decisions; in a shorter game, the last one."""
        rng = kachidoki.Rng(seed)
        state = self.new(seed)
        asked = state
        while state.actor != kachidoki.OVER:
            if state.actor == kachidoki.CHANCE:
                state.play(state.chance(rng))
                continue
            asked = state.copy()
            if decisions == 0:
                break
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])
            decisions -= 1
        return asked

    def opening(self, seed: int) -> Any:
        """The first position of a game in which there is something to decide."""
        rng = kachidoki.Rng(seed)
        state = self.new(seed)
        while state.actor == kachidoki.CHANCE or len(state.moves()) < 2:
            if state.actor == kachidoki.CHANCE:
                state.play(state.chance(rng))
            else:
                state.play(state.moves()[0])
        return state


def random_games(table: Table, seed: int = 1) -> Side:
    """Random games driven from Python, the setting-up and every shuffle included."""
    game = kachidoki.game(table.game)
    players, mode, options = table.players, table.mode, table.options
    over, chance = kachidoki.OVER, kachidoki.CHANCE
    rng = kachidoki.Rng(seed)
    draw = random.Random(seed).random

    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            state = game.new(players=players, mode=mode, seed=number, **options)
            while (actor := state.actor) != over:
                if actor == chance:
                    state.play(state.chance(rng))
                else:
                    moves = state.moves()
                    state.play(moves[int(draw() * len(moves))])
                    decisions += 1
        return decisions

    return play


def playouts(table: Table, seed: int = 1) -> Side:
    """Random games whose loop is compiled too; only the setting-up is driven from Python."""
    from kachidoki.kernel.playout import random_game

    rng = kachidoki.Rng(seed)

    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            decisions += random_game(table.new(number), rng)
        return decisions

    return play


def copies(table: Table, decisions: tuple[int, ...] = (0, 60, 200), seed: int = 3) -> Side:
    """Copies, in turn of a fresh state and of two in progress."""
    states = [table.after(count, seed) for count in decisions]

    def copy(rounds: int) -> int:
        for state in states:
            for _ in range(rounds):
                state.copy()
        return rounds * len(states)

    return copy


def search(table: Table, simulations: int, positions: int, seed: int = 5) -> Side:
    """Simulations of our search on opening positions with something to decide."""
    from kachidoki.bots.search import Search

    openings = [table.opening(seed + number) for number in range(positions)]
    views = [state.view(state.actor) for state in openings]
    bot = Search(iterations=simulations, seed=seed)
    turn = 0

    def think(rounds: int) -> int:
        nonlocal turn
        done = 0
        for _ in range(rounds):
            done += bot.think(views[turn % positions]).simulations
            turn += 1
        return done

    return think


def views(table: Table, decisions: tuple[int, ...] = (0, 60, 200), seed: int = 3) -> Side:
    """``view()`` of the seat to move."""
    states = [table.after(count, seed) for count in decisions]

    def look(rounds: int) -> int:
        for state in states:
            seat = state.actor
            for _ in range(rounds):
                state.view(seat)
        return rounds * len(states)

    return look


def imaginations(table: Table, decisions: tuple[int, ...] = (0, 60, 200), seed: int = 3) -> Side:
    """``view()`` of the seat to move and ``imagine()`` from it."""
    states = [table.after(count, seed) for count in decisions]
    rng = kachidoki.Rng(seed)

    def imagine(rounds: int) -> int:
        for state in states:
            seat = state.actor
            for _ in range(rounds):
                state.view(seat).imagine(rng)
        return rounds * len(states)

    return imagine
