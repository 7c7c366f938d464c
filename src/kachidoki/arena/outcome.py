"""What came of an arena: ratings, and who won how often against whom. Only whole deals count: of a
deal that not everybody has played from every side yet, the luck does not cancel out."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise

from kachidoki.arena.book import Book, Games, settled
from kachidoki.arena.field import THE_GAME, Field
from kachidoki.arena.match import PARTS, Played, wilson
from kachidoki.arena.ratings import ANCHOR, Gap, Pairing, rate


@dataclass(frozen=True, slots=True)
class Rated:
    """One bot: its rating, and how far above the next bot below it is (`step`), with 95 %
    intervals; and what it took. `won` are the games that it won of those that it played, shared
    ones in parts, `late` the part of its thoughts that took more than half a second."""

    bot: str
    rating: float
    low: float
    high: float
    step: float
    step_low: float
    step_high: float
    games: int
    won: float
    points: float
    move_ms: float
    slowest_ms: float
    late: float


@dataclass(frozen=True, slots=True)
class Cell:
    """How often the first of the bots won among the others, who are all the same, with a 95 %
    interval (Wilson's, widened where the deals differ more than chance would have it)."""

    bots: tuple[str, ...]
    games: int
    rate: float
    low: float
    high: float
    points: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """All of it; the standings with the strongest first."""

    field: Field
    runs: tuple[dict[str, object], ...]
    games: int
    deals: int
    standings: tuple[Rated, ...]
    cells: tuple[Cell, ...]

    def data(self) -> dict[str, object]:
        return {
            "arena": settled(self.field),
            "sides": self.field.sides,
            "together": self.field.together,
            "games": self.games,
            "deals": self.deals,
            "standings": [_rounded(asdict(one)) for one in self.standings],
            "cells": [_rounded(asdict(one)) for one in self.cells],
            "runs": list(self.runs),
        }


def _rounded(facts: dict[str, object]) -> dict[str, object]:
    """Figures as far as they mean something."""
    return {name: round(x, 4) if isinstance(x, float) else x for name, x in facts.items()}


def outcome(book: Book) -> Outcome:
    """What the games of a book come to; the same whatever order they ended in."""
    field = book.field
    deals = [_whole_deals(book.games, at, field) for at in range(len(field.meetings()))]
    pairings = [
        Pairing(meeting.sides, tuple(_summed(games, field.together) for games in played))
        for meeting, played in zip(field.meetings(), deals, strict=True)
    ]
    flat = [[game for deal in played for game in deal] for played in deals]
    cells = [
        _cell(field, meeting.contest.bots, pairing, games)
        for meeting, pairing, games in zip(field.meetings(), pairings, flat, strict=True)
    ]
    return Outcome(
        field,
        tuple(book.runs),
        sum(map(len, flat)),
        min(map(len, deals)),
        _standings(field, pairings, flat),
        tuple(cells),
    )


def _whole_deals(games: Games, at: int, field: Field) -> list[list[Played]]:
    """The games of a meeting by deal, up to the first deal that is not whole."""
    whole: list[list[Played]] = []
    for deal in range(field.deals):
        numbers = range(deal * field.sides, (deal + 1) * field.sides)
        found = [games[at, number] for number in numbers if (at, number) in games]
        if len(found) < field.sides:
            break
        whole.append(found)
    return whole


def _summed(games: Sequence[Played], together: bool) -> tuple[int, tuple[float, ...]]:
    """How many games, and by side what there is of wins; alone, what is left is the game's."""
    parts = [round(PARTS * x) for x in games[0].wins]
    for game in games[1:]:
        parts = [have + round(PARTS * x) for have, x in zip(parts, game.wins, strict=True)]
    wins = [part / PARTS for part in parts]
    return len(games), (wins[0], len(games) - wins[0]) if together else tuple(wins)


def _cell(field: Field, bots: tuple[str, ...], pairing: Pairing, games: Sequence[Played]) -> Cell:
    count = max(1, len(games))
    points = sum(game.points[0] for game in games) / count
    shown = (*bots, THE_GAME) if field.together else bots
    return Cell(shown, len(games), *interval([(n, wins[0]) for n, wins in pairing.deals]), points)


def interval(deals: Sequence[tuple[int, float]]) -> tuple[float, float, float]:
    """The rate of wins over deals, of each the games and the wins, with its 95 % interval: Wilson's
    for as many games as are worth as much as these. Games of a deal may be worth less than as many
    of different deals; that they are worth more is not assumed."""
    games, won = sum(n for n, _ in deals), sum(wins for _, wins in deals)
    if not games:
        return 0.0, 0.0, 1.0
    rate = won / games
    chance = rate * (1 - rate) * games
    count = len(deals)
    between = sum((wins - n * rate) ** 2 for n, wins in deals) * count / max(1, count - 1)
    worth = games / max(1.0, between / chance if chance else 1.0)
    return rate, *wilson(rate * worth, worth)


def _standings(
    field: Field, pairings: Sequence[Pairing], flat: Sequence[Sequence[Played]]
) -> tuple[Rated, ...]:
    players = field.players
    ratings = rate(len(players), pairings)
    order = sorted(range(len(players)), key=lambda at: (-ratings.strengths[at], at))
    below = dict(pairwise(order))
    tallies = {at: _Tally() for at in range(len(players))}
    for meeting, games in zip(field.meetings(), flat, strict=True):
        for game in games:
            # Of the game itself no thoughts are known.
            for place, _ in enumerate(game.wins):
                tallies[meeting.sides[place]].add(game, place)
    return tuple(
        tallies[at].standing(
            players[at],
            ratings.gap(at, field.anchor),
            ratings.gap(at, below[at]) if at in below else (0.0, 0.0, 0.0),
        )
        for at in order
        if not (field.together and at == 0)
    )


class _Tally:
    """What a bot did, added up."""

    def __init__(self) -> None:
        self.games = self.parts = self.points = self.moves = self.late = 0
        self.seconds = self.slowest = 0.0

    def add(self, game: Played, place: int) -> None:
        self.games += 1
        self.parts += round(PARTS * game.wins[place])
        self.points += game.points[place]
        self.moves += game.moves[place]
        self.late += game.late[place]
        self.seconds += game.seconds[place]
        self.slowest = max(self.slowest, game.slowest[place])

    def standing(self, bot: str, gap: Gap, step: Gap) -> Rated:
        moves, games = max(1, self.moves), max(1, self.games)
        return Rated(
            bot,
            *(ANCHOR + gap[0], ANCHOR + gap[1], ANCHOR + gap[2]),
            *step,
            games=self.games,
            won=self.parts / PARTS,
            points=self.points / games,
            move_ms=1000 * self.seconds / moves,
            slowest_ms=1000 * self.slowest,
            late=self.late / moves,
        )
