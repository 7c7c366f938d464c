"""Whole games at full speed, for benchmarks and statistics."""

from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, State


def settle(state: State, rng: Rng) -> None:
    """Let chance have its say until somebody is asked; what it draws here needs no check."""
    while state.actor == CHANCE:
        state.apply(state.chance(rng), CHANCE)


def random_game(state: State, rng: Rng) -> int:
    """Play `state` to its end with random moves; the number of decisions taken by seats."""
    decisions: i64 = 0
    actor: i64 = state.actor
    while actor != OVER:
        if actor == CHANCE:
            state.apply(state.chance(rng), actor)
        else:
            state.apply(state.any_move(actor, rng), actor)
            decisions += 1
        actor = state.actor
    return decisions
