"""What one network learns: the tables of a game, and where each number of theirs stands.

A network serves all modes and numbers of players of its game. The numbers that a table of fewer
players has not are left out of its sum, as if they were zero.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from kachidoki.games import find
from kachidoki.kernel.errors import BadOption
from kachidoki.kernel.game import Game, Setup

# The folder in that of a game with its network, where this comes from, and how to learn it again.
LEARNED = "learned"


@dataclass(frozen=True, slots=True)
class Seating:
    """One kind of table: a mode with a number of players, and how much of the play it gets."""

    mode: str
    players: int
    share: float = 1.0

    @property
    def name(self) -> str:
        return f"{self.mode}:{self.players}"


def every_seating(game: Game) -> tuple[Seating, ...]:
    """Every mode with every number of players; the first mode, which most people play, and its
    smallest table get more of the time."""
    found = []
    for mode, known in game.modes.items():
        for players in known.players:
            first = mode == game.first_mode
            least = players == min(known.players)
            found.append(Seating(mode, players, 4.0 if first and least else 2.0 if first else 1.0))
    return tuple(found)


def chosen_seatings(game: Game, names: Iterable[str]) -> tuple[Seating, ...]:
    """The kinds of table with these names, `mode:players` or `mode:players:share`; or all."""
    known = {seating.name: seating for seating in every_seating(game)}
    found = []
    for name in names:
        mode, _, rest = name.partition(":")
        players, _, share = rest.partition(":")
        seating = known.get(f"{mode}:{players}")
        try:
            part = float(share) if share else 1.0
        except ValueError:
            part = 0.0
        if seating is None or not 0.0 < part < 1e6:
            raise BadOption("train-table", table=name[:40], known=tuple(known))
        found.append(Seating(seating.mode, seating.players, part))
    return tuple(found) or every_seating(game)


class Scope:
    """A game with all its kinds of table, and the one row of numbers that they share."""

    def __init__(self, game_id: str) -> None:
        self.game: Game = find(game_id)
        self.seatings = every_seating(self.game)
        counts = sorted({seating.players for seating in self.seatings}, reverse=True)
        layouts = {count: self.game.planes(count) for count in counts}
        # A part is as long as at the table where it is longest.
        sizes: dict[str, int] = {}
        for layout in layouts.values():
            for name, length in layout:
                sizes[name] = max(length, sizes.get(name, 0))
        starts: dict[str, int] = {}
        self.width = 0
        for name, length in sizes.items():
            starts[name] = self.width
            self.width += length
        # By number of players: where each of its numbers stands in the shared row.
        self.places: dict[int, list[int]] = {
            count: [starts[name] + at for name, length in layout for at in range(length)]
            for count, layout in layouts.items()
        }
        self.moves = len(self.game.all_moves)

    def seating(self, mode: str, players: int) -> int:
        """The number of a kind of table."""
        for number, seating in enumerate(self.seatings):
            if (seating.mode, seating.players) == (mode, players):
                return number
        raise BadOption("player-count", mode=mode, players=players, known=())

    def setup(self, seating: Seating) -> Setup:
        """Such a table, with the options that are usual."""
        return self.game.setup(seating.players, seating.mode)

    @property
    def digest(self) -> str:
        """What a network must have been made for to be of use here: moves, numbers, tables."""
        rows = [f"{count}:{self.game.planes(count)}" for count in sorted(self.places)]
        tables = [seating.name for seating in self.seatings]
        texts = [move.text for move in self.game.all_moves]
        whole = repr((self.game.id, self.game.rules, rows, tables, texts))
        return hashlib.sha256(whole.encode()).hexdigest()[:16]
