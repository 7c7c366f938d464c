"""The example of docs/learning.md learns, and what it has learned plays."""

import importlib.util
from pathlib import Path

import numpy as np

import kachidoki
from kachidoki import CHANCE, Rng

FILE = Path(__file__).parents[2] / "docs" / "examples" / "first_bot" / "first_bot.py"


def example():
    spec = importlib.util.spec_from_file_location("first_bot", FILE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_and_plays(tmp_path):
    first_bot = example()
    player = first_bot.Player(seed=1, tables=32)
    before, *_, last = [player.learn(games=100) for _ in range(6)]
    assert last > max(0.6, before)
    weights = tmp_path / "weights.npz"
    np.savez(weights, weights=player.weights.astype(np.float16))
    bot, rng = first_bot.FirstBot(file=weights), Rng(1)
    won = 0
    for _ in range(12):
        state = kachidoki.game("glory").start(2, rounds=1)
        while not state.over:
            if state.actor == CHANCE:
                state.play(state.chance(rng))
            elif state.actor == 0:
                state.play(bot.choose(state.view(0)))
            else:
                moves = state.moves()
                state.play(moves[rng.below(len(moves))])
        won += 0 in state.winners
    assert won >= 7
    curve = tmp_path / "curve.svg"
    first_bot.draw([(0.0, 100, before), (1.0, 600, last)], curve)
    assert curve.read_text(encoding="utf-8").startswith("<svg")
