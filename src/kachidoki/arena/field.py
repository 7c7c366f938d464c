"""Who meets whom in an arena: the contests, each of which plays the same deals.

Two bots meet at a table for two sides; where there are more, each of them sits alone among copies
of the other, but for the pairing `first`, in which the first bot is the one that sits alone. Where
all play together against the game, each bot meets the game.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from kachidoki.arena.match import Contest, Task, entrants
from kachidoki.bots.registry import make
from kachidoki.kernel.errors import BadBot, BadOption
from kachidoki.kernel.game import Game, Setup

# Everybody against everybody, each against the next one, or the first against each of the others.
ROUND_ROBIN, LADDER, FIRST = "round-robin", "ladder", "first"
PAIRINGS = (ROUND_ROBIN, LADDER, FIRST)
# What the game itself is called among the players, where they play against it.
THE_GAME = "game"
# Whom the others are rated by, where it plays.
MEASURE = "greedy"


@dataclass(frozen=True, slots=True)
class Meeting:
    """A contest, and who plays in it by side, as numbers of `Field.players`."""

    contest: Contest
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """The bots of an arena and the table they meet at, which has so many sides. Each contest plays
    a deal once from each of them. `named` are the options that were settled."""

    setup: Setup
    bots: tuple[str, ...]
    pairing: str
    seed: int
    deals: int
    sides: int
    named: tuple[str, ...] = ()

    @property
    def together(self) -> bool:
        """Whether all play together against the game."""
        return self.sides == 1

    @property
    def players(self) -> tuple[str, ...]:
        return (THE_GAME, *self.bots) if self.together else self.bots

    @property
    def anchor(self) -> int:
        """Of the players the one whose rating is settled: the game, `greedy`, or the first bot."""
        return self.players.index(MEASURE) if MEASURE in self.players and not self.together else 0

    def meetings(self) -> tuple[Meeting, ...]:
        if self.together:
            alone = enumerate(self.bots, 1)
            return tuple(Meeting(self._contest([bot]), (at, 0)) for at, bot in alone)
        tables = [table for one, other in self._pairs() for table in self._tables(one, other)]
        return tuple(Meeting(self._contest([self.bots[at] for at in who]), who) for who in tables)

    def _pairs(self) -> list[tuple[int, int]]:
        count = range(len(self.bots))
        if self.pairing == FIRST:
            return [(0, other) for other in count[1:]]
        return list(combinations(count, 2) if self.pairing == ROUND_ROBIN else pairwise(count))

    def _tables(self, one: int, other: int) -> list[tuple[int, ...]]:
        """By side, who sits there: with two sides they change seats anyway."""
        others = self.sides - 1
        tables = [(one, *[other] * others), (other, *[one] * others)]
        return tables[:1] if self.sides == 2 or self.pairing == FIRST else tables

    def _contest(self, bots: Sequence[str]) -> Contest:
        return Contest(self.setup, tuple(bots), self.seed, self.named)

    def tasks(self) -> Iterator[tuple[int, Task]]:
        """Every game, with the number of its meeting: deal by deal, so that who stops early has
        played as much of everything."""
        meetings = self.meetings()
        for deal in range(self.deals):
            for at, meeting in enumerate(meetings):
                for turn in range(self.sides):
                    yield at, (meeting.contest, deal * self.sides + turn)

    def total(self) -> int:
        return len(self.meetings()) * self.deals * self.sides

    def data(self) -> dict[str, object]:
        """What settles every game, JSON-able."""
        setup = self.setup
        return {
            "game": setup.game,
            "mode": setup.mode,
            "players": setup.players,
            "options": {name: setup.options[name] for name in self.named},
            "bots": list(self.bots),
            "pairing": self.pairing,
            "seed": self.seed,
        }


def field_for(
    game: Game,
    mode: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    pairing: str = ROUND_ROBIN,
    seed: int = 1,
) -> Field:
    """An arena in which each pair meets in at least `games` games, at a table that is checked:
    without `players` the smallest of two seats at least, where there is one."""
    if players is None:
        counts = sorted(game.modes[mode].players) if mode in game.modes else [0]
        players = next((count for count in counts if count > 1), max(counts))
    options = options or {}
    setup = game.setup(players, mode, options)
    sides = len(game.sides(players, mode))
    _check(bots, pairing, least=1 if sides == 1 else 2)
    if games < 1:
        raise BadOption("game-count", games=games)
    # What a pair plays of one deal.
    each = sides if sides < 3 or pairing == FIRST else 2 * sides
    named = tuple(name for name in options if name in setup.options)
    return Field(setup, tuple(bots), pairing, seed, -(-games // each), sides, named)


def _check(bots: Sequence[str], pairing: str, least: int) -> None:
    if pairing not in PAIRINGS:
        raise BadOption("pairing", value=pairing[:40], known=PAIRINGS)
    entrants(bots, len(bots))
    if len(bots) < least:
        raise BadBot("one-bot")
    for at, code in enumerate(bots):
        make(code)
        if code in bots[:at]:
            raise BadBot("bot-twice", code=code)
