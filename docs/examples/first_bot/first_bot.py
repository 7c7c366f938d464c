"""A bot that learns Call to Glory against chance in two minutes, and plays wherever bots play.

    python first_bot.py --seconds 120        # learns, writes first_bot.npz and the curve
    kachidoki match glory --bots first-bot,random --games 200 --option rounds=1

It is a policy with one layer: each move has a weight for each number of an observation. Games are
played at many tables at once; after each batch of games, moves of games that were won become
likelier, and of games that were lost less so (REINFORCE). Only NumPy is needed.
"""

import argparse
import time
from pathlib import Path

import numpy as np

import kachidoki
from kachidoki.bots import Bot, Line, Thought
from kachidoki.envs import vector

FILE = Path(__file__).with_suffix(".npz")
TABLES = 256
BATCH = 400  # games between two steps of learning
RATE = 0.02


def preferences(weights, seen, legal):
    """How likely each legal move is, a row for each observation of bytes."""
    likes = (seen.astype(np.float32) / 255) @ weights
    likes = np.where(legal > 0, likes, -np.inf)
    likes = np.exp(likes - likes.max(axis=1, keepdims=True))
    return likes / likes.sum(axis=1, keepdims=True)


class Player:
    """Plays games at many tables and learns from each batch of them."""

    def __init__(self, seed=1, tables=TABLES):
        self.env = vector.env("glory", tables=tables, seats=0, bots="random", rounds=1)
        self.numbers = np.random.default_rng(seed)
        self.now, _ = self.env.reset(seed=seed)
        width, moves = self.now["observation"].shape[1], self.now["action_mask"].shape[1]
        self.weights = np.zeros((width, moves), np.float32)
        self.squares = np.full((width, moves), 1e-8, np.float32)
        self.begun = [[] for _ in range(tables)]  # what was seen and done in each game so far

    def batch(self, games):
        """Play so many games: what was seen, the masks, the moves, and how their games ended."""
        steps, ends, rewards_of_games = [], [], []
        while len(rewards_of_games) < games:
            seen, legal = self.now["observation"].copy(), self.now["action_mask"].copy()
            likely = preferences(self.weights, seen, legal).cumsum(axis=1)
            drawn = self.numbers.random((len(seen), 1)) * likely[:, -1:]
            actions = (likely > drawn).argmax(axis=1)
            self.now, rewards, ended, _, _ = self.env.step(actions)
            for table, action in enumerate(actions):
                self.begun[table].append((seen[table], legal[table], action))
            for table in np.flatnonzero(ended):
                steps += self.begun[table]
                ends += [rewards[table]] * len(self.begun[table])
                rewards_of_games.append(rewards[table])
                self.begun[table] = []
        seen, legal, actions = (np.array(part) for part in zip(*steps, strict=True))
        return seen, legal, actions, np.array(ends, np.float32), float(np.mean(rewards_of_games))

    def learn(self, games=BATCH):
        """One step; the share of these games that were won."""
        seen, legal, actions, ends, mean = self.batch(games)
        wrong = -preferences(self.weights, seen, legal)
        wrong[np.arange(len(actions)), actions] += 1.0
        wrong *= (ends - ends.mean())[:, None]
        slope = (seen.astype(np.float32) / 255).T @ wrong / len(actions)
        self.squares = 0.99 * self.squares + 0.01 * slope**2
        self.weights += RATE * slope / np.sqrt(self.squares)
        return (mean + 1) / 2


class FirstBot(Bot):
    """What `kachidoki` makes of the entry point: the weights, applied to a view."""

    def __init__(self, seed=0, file=FILE):
        super().__init__(seed)
        self.weights = np.load(file)["weights"]

    def think(self, view):
        # A bot is given no state. Any world that fits the view has the same planes for this seat.
        state = view.imagine(self.rng(view))
        seen = bytearray(len(self.weights))
        state.observe(view.seat, seen)
        likes = np.frombuffer(seen, np.uint8).astype(np.float32) / 255 @ self.weights
        order = sorted(view.moves, key=lambda move: -likes[move.index])
        return Thought([Line(move, 0, 0.5) for move in order], 0, 0.0)


def train(seconds, seed=1, tell=print):
    """Learn for so long; the curve is seconds, games and the share of them that were won."""
    player, curve, games = Player(seed), [], 0
    began = told = time.perf_counter()
    while (now := time.perf_counter()) - began < seconds:
        won = player.learn()
        games += BATCH
        curve.append((now - began, games, won))
        if now - told > seconds / 10:
            tell(f"{now - began:5.0f} s {games:8d} games {won:6.1%} won against random")
            told = now
    return player.weights, curve


def draw(curve, file):
    """The curve as a picture."""
    last = curve[-1][0] or 1.0
    points = " ".join(f"{20 + 360 * at / last:.1f},{220 - 200 * won:.1f}" for at, _, won in curve)
    lines = "".join(
        f'<path d="M20 {220 - 2 * p}H380" stroke="#ccc"/><text x="384" y="{224 - 2 * p}">{p}</text>'
        for p in (0, 50, 100)
    )
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 240" font-size="10" '
        f'font-family="sans-serif">{lines}<polyline points="{points}" fill="none" '
        f'stroke="#b22" stroke-width="2"/><text x="20" y="236">0 s</text>'
        f'<text x="350" y="236">{last:.0f} s</text>'
        '<text x="20" y="14">games won of 100 against random</text></svg>\n',
        encoding="utf-8",
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("compiled" if kachidoki.compiled else "interpreted: several times slower")
    weights, curve = train(options.seconds, options.seed)
    np.savez_compressed(FILE, weights=weights.astype(np.float16))
    draw(curve, FILE.with_suffix(".svg"))
    print(f"written: {FILE.name}, {FILE.with_suffix('.svg').name}")


if __name__ == "__main__":
    main()
