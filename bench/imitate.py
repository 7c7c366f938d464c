"""``python -m bench.imitate --game glory``: how much of `greedy` a small network learns to see.

Games are played by `greedy`, with a random move now and then; a network of two hidden layers is
shown what the seat sees and learns which move `greedy` would choose. The agreement on games that
it has not seen says what the numbers tell: the question must be answerable from them.
It needs PyTorch.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

import kachidoki
from kachidoki import CHANCE, Move, Rng, State

HIDDEN = 256
BATCH = 512
# One in so many moves is random, and so many games in a hundred are kept to judge by.
WHIMS = 8
KEPT = 10


@dataclass
class Samples:
    """What was seen, which moves were legal, which one `greedy` chose; and in which game."""

    seen: Tensor
    legal: Tensor
    chosen: Tensor
    games: Tensor


def choice(state: State, seat: int, moves: tuple[Move, ...]) -> int:
    """The move with which `greedy`'s best plan begins, of several the first."""
    best = max(state.plans(seat, moves), key=lambda plan: plan.worth)
    return best.moves[0].index


def look(state: State, seat: int, width: int, features: str) -> np.ndarray:
    if features == "v1":
        return np.round(np.array(state.view(seat).features()) * 255).astype(np.uint8)
    into = bytearray(width)
    state.observe(seat, into)
    return np.frombuffer(into, np.uint8)


def gather(options: argparse.Namespace) -> Samples:
    """Play, and keep every decision with more than one answer; of a question, if one is named."""
    game = kachidoki.game(options.game)
    mode = options.mode or game.first_mode
    players = options.players or min(game.modes[mode].players)
    width = game.width(players) if options.features == "planes" else 0
    pick = random.Random(options.seed)
    seen, legal, chosen, games = [], [], [], []
    for number in range(options.games):
        rng = Rng(options.seed * 1_000_003 + number)
        state = game.start(players, mode)
        while not state.over:
            if state.actor == CHANCE:
                state.apply(state.chance(rng), CHANCE)
                continue
            seat = state.actor
            moves = state.moves(seat)
            best = choice(state, seat, moves)
            asked = state.step.asked(state, seat)[0]
            if len(moves) > 1 and options.question in (None, asked):
                seen.append(look(state, seat, width, options.features))
                mask = np.zeros(len(game.all_moves), bool)
                mask[[move.index for move in moves]] = True
                legal.append(mask)
                chosen.append(best)
                games.append(number)
            whim = pick.random() * WHIMS < 1
            state.apply(pick.choice(moves) if whim else game.all_moves[best], seat)
    return Samples(
        torch.from_numpy(np.array(seen)),
        torch.from_numpy(np.array(legal)),
        torch.tensor(chosen),
        torch.tensor(games),
    )


def network(inputs: int, moves: int) -> nn.Module:
    return nn.Sequential(
        nn.Linear(inputs, HIDDEN),
        nn.ReLU(),
        nn.Linear(HIDDEN, HIDDEN),
        nn.ReLU(),
        nn.Linear(HIDDEN, moves),
    )


def scores(net: nn.Module, samples: Samples, at: Tensor) -> Tensor:
    """How much the network likes each legal move of these samples."""
    seen = samples.seen[at].float() / 255
    return net(seen).masked_fill(~samples.legal[at], -1e9)


def agreement(net: nn.Module, samples: Samples, at: Tensor) -> float:
    with torch.no_grad():
        same = [
            (scores(net, samples, part).argmax(1) == samples.chosen[part]).float()
            for part in at.split(4096)
        ]
    return float(torch.cat(same).mean())


def train(samples: Samples, epochs: int) -> tuple[float, float]:
    """The agreement on games that were not shown, and that of a random choice."""
    kept = samples.games % 100 < KEPT
    shown, judged = (~kept).nonzero()[:, 0], kept.nonzero()[:, 0]
    net = network(samples.seen.shape[1], samples.legal.shape[1])
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    steps = epochs * (len(shown) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps)
    loss_of = nn.CrossEntropyLoss()
    for epoch in range(epochs):
        for part in shown[torch.randperm(len(shown))].split(BATCH):
            loss = loss_of(scores(net, samples, part), samples.chosen[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        print(f"  after {epoch + 1} passes: {agreement(net, samples, judged):.3f}", flush=True)
    chance = float((1 / samples.legal[judged].sum(1)).mean())
    return agreement(net, samples, judged), chance


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.imitate", description=__doc__)
    parser.add_argument("--game", choices=kachidoki.games(), default="glory")
    parser.add_argument("--mode", help="(the first of the game)")
    parser.add_argument("--players", type=int, help="(the fewest of the mode)")
    parser.add_argument("--question", help="only decisions with this key, such as `act`")
    parser.add_argument("--features", choices=("planes", "v1"), default="planes")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    start = time.perf_counter()
    samples = gather(options)
    print(f"{len(samples.chosen)} decisions, {samples.seen.shape[1]} numbers each", flush=True)
    agreed, chance = train(samples, options.epochs)
    spent = time.perf_counter() - start
    print(f"agreement with greedy {agreed:.3f}, by chance {chance:.3f} ({spent:.0f} s)")


if __name__ == "__main__":
    main()
