"""The peers: OpenSpiel's C++ games and search, and catanatron's game objects."""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bench.measure import Side

TERMINAL, CHANCE = -4, -1  # pyspiel.PlayerId


def release(package: str) -> str:
    """``name 1.2.3``, or ``name (not installed)``."""
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"{package} (not installed)"


def tricks(name: str, seed: int = 1, *, cheap_chance: bool = False) -> Side:
    """Random games of C++ Hearts or Spades driven from Python. The deal is 52 chance nodes, and in
    Hearts there is one more.

    Chance is sampled from ``chance_outcomes()``, as OpenSpiel documents it; all outcomes of both
    games are equally likely. With ``cheap_chance`` it is sampled from ``legal_actions()``, which
    happens to be the same there and is less work.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(seed).random

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while (actor := state.current_player()) != TERMINAL:
                if actor == CHANCE:
                    if cheap_chance:
                        cards = state.legal_actions()
                        state.apply_action(cards[int(draw() * len(cards))])
                    else:
                        outcomes = state.chance_outcomes()
                        state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                else:
                    moves = state.legal_actions()
                    state.apply_action(moves[int(draw() * len(moves))])
                    decisions += 1
        return decisions

    return play


def dealt_tricks(name: str, seed: int = 1, deals: int = 256) -> Side:
    """The same without the deal: each game starts from a clone of a dealt hand."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    draw = rng.random
    ready: list[Any] = []
    for _ in range(deals):
        state = game.new_initial_state()
        while state.current_player() == CHANCE:
            state.apply_action(rng.choice(state.legal_actions()))
        ready.append(state)

    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            state = ready[number % deals].clone()
            while state.current_player() != TERMINAL:
                moves = state.legal_actions()
                state.apply_action(moves[int(draw() * len(moves))])
                decisions += 1
        return decisions

    return play


def catan_copy(seats: int, actions: tuple[int, ...] = (0, 60, 200), seed: int = 3) -> Side:
    """Copies of catanatron games, in turn a fresh one and two in progress."""
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][:seats]
    random.seed(seed)  # its random players use the global generator
    tables: list[Any] = []
    for target in actions:
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        while len(game.state.actions) < target and game.winning_color() is None:
            game.play_tick()
        tables.append(game)

    def copy(rounds: int) -> int:
        for table in tables:
            for _ in range(rounds):
                table.copy()
        return rounds * len(tables)

    return copy


def gin_search(simulations: int, positions: int, seed: int = 5) -> Side:
    """Simulations of C++ IS-MCTS on opening positions of gin rummy, one random rollout each.

    Every position has several legal moves: with a single one the bot answers without searching.
    A rollout goes to the end of the hand, which is the whole game there.
    """
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    rng = random.Random(seed)
    openings: list[Any] = []
    while len(openings) < positions:
        state = game.new_initial_state()
        while state.current_player() == CHANCE or len(state.legal_actions()) < 2:
            state.apply_action(rng.choice(state.legal_actions()))
        openings.append(state)
    bot = pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(1, seed),
        1.4,
        simulations,
        -1,  # a new world for every simulation
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        True,  # gin rummy has observation strings, not information state strings
        True,
    )
    turn = 0

    def think(rounds: int) -> int:
        nonlocal turn
        for _ in range(rounds):
            bot.restart()
            bot.step(openings[turn % positions])
            turn += 1
        return rounds * simulations

    return think
