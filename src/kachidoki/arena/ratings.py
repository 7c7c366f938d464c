"""Ratings from who won how often against whom: the model of Bradley and Terry, for any number of
sides.

A side wins with a chance in proportion to the strength of its bot, `10 ** (rating / 400)`: two bots
that are 400 apart win ten games to one. A shared win counts as equal parts. Where all play together
against the game, the game is the other side. The ratings are those that make what happened most
likely, found by Newton's method: the likelihood has one peak, so there is no better library to ask.

Two things keep the answer honest. Each side of each contest is taken to have won once more, so that
who has won everything gets a high rating and a wide interval instead of no end. And the intervals
are those of deals, not of games (the `sandwich` of the information matrix and what the deals add to
its gradient): games of one deal, in whatever pairing, share their luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from kachidoki.arena.match import Z

# Points for one unit of the natural logarithm of strength.
SCALE = 400 / log(10)
# What whoever the others are rated by has.
ANCHOR = 1000.0
ROUNDS = 100

Matrix = list[list[float]]
# How far one is above another, and the bounds of that with 95 % confidence.
Gap = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who played a contest, by side; a bot may have several. And by deal, in some order that all
    pairings have: how many games were counted, and of how many wins each side has a share."""

    sides: tuple[int, ...]
    deals: tuple[tuple[int, tuple[float, ...]], ...]

    @property
    def games(self) -> int:
        return sum(games for games, _ in self.deals)


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings of all players, and how sure it is how far any two of them are apart."""

    strengths: tuple[float, ...]
    spread: Matrix

    def gap(self, one: int, other: int) -> Gap:
        """How far one player is above another."""
        gap = SCALE * (self.strengths[one] - self.strengths[other])
        error = self.spread[one][one] + self.spread[other][other] - 2 * self.spread[one][other]
        half = SCALE * Z * sqrt(max(0.0, error))
        return gap, gap - half, gap + half


def expected(strengths: Sequence[float], sides: Sequence[int]) -> list[float]:
    """By side, the chance to win."""
    best = max(strengths[player] for player in sides)
    weights = [exp(strengths[player] - best) for player in sides]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def rate(players: int, pairings: Sequence[Pairing]) -> Ratings:
    """The ratings of `players` who have all, by whatever way, played against the first one."""
    strengths = [0.0] * players
    for _ in range(ROUNDS):
        slope, bend = _slope(strengths, pairings), _bend(strengths, pairings)
        step = [0.0, *(row[0] for row in _solved(bend, [[x] for x in slope[1:]]))]
        # Far from the peak a whole step may lead anywhere.
        longest = max(1.0, *map(abs, step))
        strengths = [one + by / longest for one, by in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < 1e-10:
            break
    return Ratings(tuple(strengths), _spread(strengths, pairings))


def _slope(strengths: Sequence[float], pairings: Sequence[Pairing]) -> list[float]:
    """The gradient of the logarithm of the likelihood."""
    slope = [0.0] * len(strengths)
    for pairing in pairings:
        chances, games = expected(strengths, pairing.sides), pairing.games + len(pairing.sides)
        for at, player in enumerate(pairing.sides):
            won = 1.0 + sum(wins[at] for _, wins in pairing.deals)
            slope[player] += won - games * chances[at]
    return slope


def _bend(strengths: Sequence[float], pairings: Sequence[Pairing]) -> Matrix:
    """The information: how steeply the likelihood falls, but for the first player, whose rating
    is settled."""
    size = len(strengths)
    bend = [[0.0] * size for _ in range(size)]
    for pairing in pairings:
        chances, games = expected(strengths, pairing.sides), pairing.games + len(pairing.sides)
        for at, player in enumerate(pairing.sides):
            bend[player][player] += games * chances[at]
            for other, rival in enumerate(pairing.sides):
                bend[player][rival] -= games * chances[at] * chances[other]
    return [row[1:] for row in bend[1:]]


def _spread(strengths: Sequence[float], pairings: Sequence[Pairing]) -> Matrix:
    """The covariance of the strengths, the deals being what differs by luck."""
    size = len(strengths)
    pulls: dict[int, list[float]] = {}
    meat = [[0.0] * size for _ in range(size)]
    for pairing in pairings:
        chances = expected(strengths, pairing.sides)
        for deal, (games, wins) in enumerate(pairing.deals):
            pull = pulls.setdefault(deal, [0.0] * size)
            for at, player in enumerate(pairing.sides):
                pull[player] += wins[at] - games * chances[at]
        # The wins that were added differ by luck as well.
        for winner in range(len(pairing.sides)):
            pull = [0.0] * size
            for at, player in enumerate(pairing.sides):
                pull[player] += (at == winner) - chances[at]
            _add_square(meat, pull)
    # Few deals differ less among themselves than deals do.
    fair = len(pulls) / max(1, len(pulls) - 1)
    for pull in pulls.values():
        _add_square(meat, [x * sqrt(fair) for x in pull])
    bend = _bend(strengths, pairings)
    half = _solved(bend, [row[1:] for row in meat[1:]])
    inner = _solved(bend, [list(column) for column in zip(*half, strict=True)])
    return [[0.0] * size, *([0.0, *row] for row in inner)]


def _add_square(matrix: Matrix, pull: Sequence[float]) -> None:
    for row, x in zip(matrix, pull, strict=True):
        for at, y in enumerate(pull):
            row[at] += x * y


def _solved(matrix: Matrix, wanted: Matrix) -> Matrix:
    """X of `matrix * X = wanted`, by Gauss and Jordan; the matrix is symmetric and positive."""
    rows = [[*row, *aim] for row, aim in zip(matrix, wanted, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = rows[at][at]
        rows[at] = [x / head for x in rows[at]]
        for other in range(size):
            if other != at and (factor := rows[other][at]):
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
