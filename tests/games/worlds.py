"""Every game at every table, random games of each, and what its own tests know about it.

The tests of a game have a `twins.py`, which says what only they can know:

    LIVELY              how the moves begin that make random games lively; perhaps none
    SHOWING             the events with which everybody sees what was hidden
    CHOICES             so many choices into a first round much has happened and much is hidden
    exchanged(state, seat, pick)
                        the same state with everything exchanged that `seat` cannot know
    rare()              states after things that random games hardly ever bring, with their events
    swapped(result, pick)
                        a result of chance with two things exchanged that it deals unseen;
                        None if it deals nothing unseen
"""

import importlib
import random
from collections.abc import Iterator
from types import ModuleType

import pytest

import kachidoki
from kachidoki import CHANCE, Rng, State

PARTS = ("LIVELY", "SHOWING", "CHOICES", "exchanged", "rare", "swapped")


def twins(game: str) -> ModuleType:
    """What the tests of a game know about it."""
    name = f"tests.games.{game}.twins"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if not name.startswith(error.name or "?"):
            raise
        needed = "what it has to have is said in tests/games/worlds.py"
        raise AssertionError(f"write tests/games/{game}/twins.py: {needed}") from None
    missing = [part for part in PARTS if not hasattr(module, part)]
    assert not missing, f"tests/games/{game}/twins.py lacks {', '.join(missing)}"
    return module


EVERY = [
    (game, mode, players)
    for game in kachidoki.games()
    for mode, found in kachidoki.game(game).modes.items()
    for players in found.players
]
# For what takes long, one table of each game: of the last mode, which has the most rules, and for
# three if three may play. Then also one of the first mode.
LAST = [
    (game, mode, 3 if 3 in kachidoki.game(game).modes[mode].players else players)
    for game, mode, players in {table[0]: table for table in EVERY}.values()
]
FIRST = [
    (game, mode, 3 if 3 in kachidoki.game(game).modes[mode].players else players)
    for game, mode, players in {table[0]: table for table in reversed(EVERY)}.values()
][::-1]
# The tables at which something is hidden: what lies face down in a solo game of Jeraku is chance.
OPEN = (("jeraku", "solo"), ("jeraku", "solo-expert"))
HIDING = [table for table in EVERY if table[:2] not in OPEN]
# Of each mode the tables with the fewest and the most players.
ENDS = [
    (game, mode, players)
    for game in kachidoki.games()
    for mode, found in kachidoki.game(game).modes.items()
    for players in sorted({min(found.players), max(found.players)})
]
every_game = pytest.mark.parametrize("game", kachidoki.games())
every_table = pytest.mark.parametrize(("game", "mode", "players"), EVERY)
every_hiding_table = pytest.mark.parametrize(("game", "mode", "players"), HIDING)
some_tables = pytest.mark.parametrize(("game", "mode", "players"), ENDS)
some_hiding_tables = pytest.mark.parametrize(
    ("game", "mode", "players"), [table for table in ENDS if table in HIDING]
)


def observed(state: State, seat: int | None, width: int) -> bytes:
    """The planes of a seat or a spectator, written between bytes that must stay as they are."""
    into = bytearray(7 + width + 7)
    state.observe(-1 if seat is None else seat, into, 7)
    assert not any(into[:7] + into[-7:])
    return bytes(into[7:-7])


def short(game: str, mode: str, rounds: int = 1) -> dict[str, object]:
    """The options that make a game short, where it has such options: few rounds, no question with
    one answer, and the end as soon as nobody does anything."""
    known = kachidoki.game(game).modes[mode].options
    wanted = {"rounds": rounds, "ask_policy": "exact", "stall_rounds": 1}
    return {name: value for name, value in wanted.items() if name in known}


def discreet(game: str, mode: str) -> dict[str, object]:
    """The options with which no question tells what somebody holds, where a game has others."""
    options = kachidoki.game(game).modes[mode].options
    return {"ask_policy": "public"} if "ask_policy" in options else {}


def turned(game: str, mode: str) -> dict[str, object]:
    """Every option that says yes or no, the other way."""
    known = kachidoki.game(game).modes[mode].options
    return {name: not one.default for name, one in known.items() if type(one.default) is bool}


def lively(game: str, moves: list[str], pick: random.Random) -> str:
    """A random move; those that make a game lively come up often."""
    if twins(game).LIVELY and len(moves) > 2 and pick.random() < 0.4:
        moves = [move for move in moves if move.startswith(twins(game).LIVELY)] or moves
    return pick.choice(moves)


def step(game: str, state: State, rng: Rng, pick: random.Random) -> None:
    """One random move, or one result of chance."""
    if state.actor == CHANCE:
        state.play(state.chance(rng))
        return
    moves = {str(move): move for move in state.moves()}
    state.play(moves[lively(game, list(moves), pick)])


def walk(
    game: str,
    mode: str,
    players: int,
    seed: int,
    every: int = 1,
    most: int = 0,
    **options: object,
) -> Iterator[State]:
    """The states of a random game, from before its first chance move to its end; of a long one
    about `most` of them, where that is said."""
    if most:
        length = sum(1 for _ in walk(game, mode, players, seed, **options))
        every = max(every, length // most)
    state = kachidoki.game(game).start(players, mode, **options)
    rng, pick = Rng(seed), random.Random(seed)
    at = 0
    while True:
        if at % every == 0 or state.over:
            yield state
        if state.over:
            return
        step(game, state, rng, pick)
        at += 1


def finish(game: str, state: State, seed: int = 0) -> State:
    """Play to the end with random moves."""
    rng, pick = Rng(seed), random.Random(seed)
    for _ in range(20_000):
        if state.over:
            return state
        step(game, state, rng, pick)
    raise AssertionError("the game does not end")


def paths(data, at=()):
    """The way to everything within a position, itself included."""
    yield at
    children = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in children:
        if isinstance(value, (dict, list)):
            yield from paths(value, (*at, key))
        else:
            yield (*at, key)
