"""The chances that a game tells, in hints and in the graph of a replay, are those that are played.

Games are played by a quick bot. At their first question and half-way a search and an onlooker say
how likely a win is, and afterwards it is counted. The bot that plays is not the one that tells,
and there are few games: only figures that are wrong altogether fall through.
"""

from math import sqrt

import pytest

import kachidoki
from kachidoki.bots import GreedyBot, Search
from kachidoki.kernel.game import shares
from kachidoki.tables import odds
from kachidoki.tables.odds import judge

# Every mode of every game, with as few players as it allows.
every_mode = pytest.mark.parametrize(
    ("game", "mode", "players"),
    [
        (game, name, min(mode.players))
        for game in kachidoki.games()
        for name, mode in kachidoki.game(game).modes.items()
    ],
)

# Against a game the level matters as well, so that more games are needed; they are short.
GAMES, AGAINST_A_GAME = 20, 30
SIMULATIONS = 32
PLAYOUTS = 6
# How far what is told may be off in the mean, and how many standard errors luck is allowed.
BIAS, LUCK = 0.15, 3.0


def played(game, mode, players, seed):
    """The states of a game at its first question and half-way, and what each seat won."""
    rules = kachidoki.game(game)
    match = kachidoki.Match(rules, players=players, mode=mode, seed=seed)
    bots = [GreedyBot(seed * players + seat) for seat in range(players)]
    states = []
    while not match.over:
        seat = match.state.actors[0]
        states.append(match.state.copy())
        match.play(bots[seat].choose(match.view(seat)), seat)
    won = shares(rules.sides(players, mode), match.state.winners)
    return (states[0], states[len(states) // 2]), won


def check(told):
    """The sum of what was won is about the sum of what was told."""
    off = sum(won - chance for chance, won in told)
    luck = sqrt(sum(chance * (1.0 - chance) for chance, _ in told))
    assert abs(off) <= BIAS * len(told) + LUCK * luck, (off / len(told), told)


@every_mode
def test_what_is_told_is_what_is_played(game, mode, players, monkeypatch):
    monkeypatch.setattr(odds, "GAMES", PLAYOUTS)
    sides = kachidoki.game(game).sides(players, mode)
    # At the first question, and half-way.
    hints, graph = ([], []), ([], [])
    for seed in range(GAMES if len(sides) > 1 else AGAINST_A_GAME):
        states, won = played(game, mode, players, seed)
        for at, state in enumerate(states):
            seat = state.actors[0]
            best = Search(seed, iterations=SIMULATIONS).think(state.view(seat)).lines[0]
            # Without a choice nothing is thought, and nothing told.
            if best.visits:
                hints[at].append((best.value, won[seat]))
            graph[at].append((judge(game, sides, state.position(), seed)[0], won[0]))
    for told in (*hints, *graph):
        check(told)
