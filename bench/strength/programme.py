"""Which arenas are played: what learned bots have to reach, and the candidates for the levels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import kachidoki.bots
from kachidoki.arena.field import FIRST, LADDER, Field, field_for
from kachidoki.bots.learned import network_of
from kachidoki.bots.strength import DUEL, TABLE, families, family

# At least so many games where one pass through a network decides, and where a search does.
PASSES, SEARCHES = 1000, 400
# Those that search and those that do not, the weakest first; and those that learned, for games that
# have a network.
CANDIDATES = (
    "random",
    *(f"greedy:{share}%" for share in (90, 80, 65, 50, 35, 20, 10)),
    "greedy",
    *(f"search:{count}" for count in (30, 60, 120, 500)),
    "search:450ms",
)
LEARNED = ("learned", "learned:200ms", "learned:450ms")
NETWORKS = Path(kachidoki.bots.__file__).parent / "networks"


@dataclass(frozen=True)
class Entry:
    """An arena by its name, and for a match that has something to reach, how often its first bot
    is to win."""

    name: str
    game: str
    mode: str
    players: int
    bots: tuple[str, ...]
    games: int
    pairing: str
    goal: float | None = None
    # And in how many milliseconds a move, if that is settled as well.
    within: float | None = None

    def field(self, games: int = 0) -> Field:
        """The arena itself, with fewer games for a trial."""
        game = kachidoki.game(self.game)
        count = games or self.games
        return field_for(game, self.mode, self.bots, count, self.players, {}, self.pairing)


def table_for(game: str, kind: str, players: int = 0) -> tuple[str, int]:
    """The first mode that has tables of a family, and the fewest that play at one, or so many."""
    rules = kachidoki.game(game)
    for mode, about in rules.modes.items():
        for count in [players] if players in about.players else sorted(about.players):
            if family(rules, mode, count) == kind and players in (0, count):
                return mode, count
    raise LookupError(f"{game} has no table of the family {kind} for {players or 'any'} players")


def duels() -> Iterator[Entry]:
    """Between two sides, in the first mode that has them."""
    for game in kachidoki.games():
        mode, players = table_for(game, DUEL)
        for ours, other, games, goal in (
            ("learned", "greedy", PASSES, 0.65),
            ("learned", "search:500", SEARCHES, 0.6 if game == "glory" else 0.5),
            ("learned:200ms", "search:200ms", SEARCHES, 0.65),
        ):
            name = f"{game}-{ours}-{other}".replace(":", "-")
            # One pass through the network on one core.
            within = (2.0 if game == "adventure" else 1.0) if ours == "learned" else None
            bots = (ours, other)
            yield Entry(name, game, mode, players, bots, games, FIRST, goal, within)


def tables() -> Iterator[Entry]:
    """One against three of `greedy`, and alone or together against the game."""
    ours = "learned:200ms"
    for game in ("glory", "jeraku", "adventure"):
        mode, players = table_for(game, TABLE, 4)
        name = f"{game}-four-greedy"
        yield Entry(name, game, mode, players, (ours, "greedy"), SEARCHES, FIRST, 0.65)
    for game, mode, players, goal in (
        ("jeraku", "solo", 1, 0.85),
        ("adventure", "solo", 1, 0.95),
        ("adventure", "coop", 2, 0.95),
    ):
        name = f"{game}-{mode}"
        yield Entry(name, game, mode, players, (ours,), SEARCHES, FIRST, goal)


def targets() -> list[Entry]:
    return [*duels(), *tables()]


def candidates(game: str) -> tuple[str, ...]:
    """Who may become a level of a game."""
    return (*CANDIDATES, *LEARNED) if network_of(game).exists() else CANDIDATES


def ladders() -> list[Entry]:
    """The candidates for the levels, each against the next: one arena for each family of tables."""
    found = []
    for game in kachidoki.games():
        for kind in families(kachidoki.game(game)):
            mode, players = table_for(game, kind)
            name = f"levels-{game}-{kind}"
            found.append(Entry(name, game, mode, players, candidates(game), 200, LADDER))
    return found
