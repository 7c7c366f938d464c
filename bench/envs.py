"""``python -m bench.envs``: what an observation costs a learner, ours beside others that are here.

Each row is measured in turns with the one it is compared with, so the ratios hold on a loaded
machine too. Peers that are not installed (RLCard, OpenSpiel, Pgx) are left out, and it is said.
Everybody plays the first legal move and looks at every observation and mask.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

import numpy as np

import kachidoki
from bench.measure import FULL, QUICK, Side, Stat, interleave, ratio
from kachidoki.envs import openspiel, pettingzoo, vector

TABLES = 1024


def agents(features: str, wrapped: bool) -> Side:
    """Steps of PettingZoo, with `last()` before each."""
    env = (pettingzoo.env if wrapped else pettingzoo.raw_env)("glory", features=features)
    env.reset(seed=1)

    def side(rounds: int) -> int:
        for _ in range(rounds):
            now, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(int(now["action_mask"].argmax()))
        return rounds

    return side


def tensors(features: str) -> Side:
    """Observation tensors of OpenSpiel, of one state in the middle of a game."""
    state = openspiel.load("glory", features=features).new_initial_state()
    while state.is_chance_node() or state.move_number() < 150:
        actions = state.legal_actions()
        state.apply_action(actions[0])

    def side(rounds: int) -> int:
        player = state.current_player()
        for _ in range(rounds):
            state.observation_tensor(player)
        return rounds

    return side


def many(game: str, seats: int | None) -> Side:
    """Decisions at many tables: all seats are ours, or one is and chance plays the others."""
    env = vector.env(game, tables=TABLES, seats=seats)
    seen = [env.reset(seed=1)[0]]

    def side(rounds: int) -> int:
        for _ in range(rounds):
            seen[0] = env.step(seen[0]["action_mask"].argmax(1))[0]
        return rounds * TABLES

    return side


def spiel(name: str) -> Side:
    """OpenSpiel's own C++, driven from Python, with tensor and mask at each decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = [game.new_initial_state()]
    kind = game.get_type()
    tensor = (
        "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"
    )

    def side(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            now = state[0]
            if now.is_terminal():
                state[0] = game.new_initial_state()
            elif now.is_chance_node():
                now.apply_action(now.legal_actions()[0])
            else:
                np.asarray(getattr(now, tensor)(now.current_player()), np.float32)
                now.apply_action(int(np.argmax(now.legal_actions_mask())))
                decisions += 1
        return max(1, decisions)

    return side


def rlcard_game(name: str) -> Side:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    found = [env.reset()]

    def side(rounds: int) -> int:
        for _ in range(rounds):
            if env.is_over():
                found[0] = env.reset()
            found[0] = env.step(min(found[0][0]["legal_actions"]))
        return rounds

    return side


def pgx_game(name: str) -> Side:
    """Pgx, compiled by JAX for the processor, as many tables as ours."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
    begin = jax.jit(jax.vmap(env.init))
    go_on = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    state = [begin(keys)]

    def side(rounds: int) -> int:
        for _ in range(rounds):
            actions = jnp.argmax(state[0].legal_action_mask, axis=1)
            state[0] = go_on(state[0], actions, keys)
            np.asarray(state[0].observation)
        return rounds * TABLES

    return side


Pair = tuple[str, Callable[[], Side], str, Callable[[], Side]]


def pairs() -> Iterator[Pair]:
    for name, wrapped in (("raw_env", False), ("env", True)):
        yield (
            f"PettingZoo {name}, planes",
            lambda wrapped=wrapped: agents("planes", wrapped),
            "v1",
            lambda wrapped=wrapped: agents("v1", wrapped),
        )
    yield (
        "OpenSpiel observation_tensor(), planes",
        lambda: tensors("planes"),
        "v1",
        lambda: tensors("v1"),
    )
    ours = "vector, Call to Glory, all seats"
    peer = "OpenSpiel C++ hearts, from Python"
    yield ours, lambda: many("glory", None), peer, lambda: spiel("hearts")
    for name in ("gin-rummy", "doudizhu", "leduc-holdem"):
        peer = f"RLCard {name}"
        yield ours, lambda: many("glory", None), peer, lambda name=name: rlcard_game(name)
    for name in ("sparrow_mahjong", "leduc_holdem"):
        yield ours, lambda: many("glory", None), f"Pgx {name}", lambda name=name: pgx_game(name)
    alone = "vector, Call to Glory, one seat against chance"
    yield alone, lambda: many("glory", 0), "all seats", lambda: many("glory", None)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few seconds, to see that it runs")
    budget = QUICK if parser.parse_args().quick else FULL
    how = "compiled" if kachidoki.compiled else "interpreted"
    print(f"{how}, {time.strftime('%Y-%m-%d')}")
    print("| what | per second | beside | per second | ratio |\n|---|---|---|---|---|", flush=True)
    for what, us, peer, them in pairs():
        try:
            mine, theirs = interleave([us(), them()], budget)
        except ImportError as missing:
            print(f"| {what} | | {peer}: left out, {missing} | | |", flush=True)
            continue
        times = ratio(mine, theirs)
        figures = [f"{Stat.of(rows).median:,.0f}" for rows in (mine, theirs)]
        spread = f"{times.median:.2f} ({times.low:.2f} to {times.high:.2f})"
        print(f"| {what} | {figures[0]} | {peer} | {figures[1]} | {spread} |", flush=True)


if __name__ == "__main__":
    main()
