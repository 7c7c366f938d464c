"""Many games between bots. Every deal is played once from each seating, so luck cancels out.

An entrant is a bot for one side: for one seat where each plays alone, for all of a side where
partners win and lose together.
"""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from math import sqrt

from kachidoki.arena.pool import spread
from kachidoki.bots.bot import Follower
from kachidoki.bots.registry import make
from kachidoki.bots.strength import meant
from kachidoki.games import find
from kachidoki.kernel.errors import BadBot, BadOption
from kachidoki.kernel.game import Game, Setup, Sides, shares
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, State

# Two-sided 95 %.
Z = 1.959964
# Wins are added up in these parts, which shares among up to eight are whole numbers of: so the
# order in which games end changes no digit.
PARTS = 840
# The time in seconds that a move may take where people wait for it; longer thoughts are counted.
PATIENCE = 0.5


@dataclass(frozen=True, slots=True)
class Contest:
    """What every game of a tournament has in common: the table, a bot for each side, and the luck.
    `named` are the options that were settled for it, which its result names."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    named: tuple[str, ...] = ()

    @property
    def sides(self) -> Sides:
        return find(self.setup.game).sides(self.setup.players, self.setup.mode)


@dataclass(frozen=True, slots=True)
class Played:
    """One game: by entrant (not by seat), the share of the win, the points of the side, and how
    often and how long all of its seats thought. `late` are the thoughts that tried the patience."""

    wins: tuple[float, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    late: tuple[int, ...]


Task = tuple[Contest, int]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entrant did. `low` and `high` bound its win rate with 95 % confidence."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    points: float
    move_ms: float
    slowest_ms: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """The result of a run."""

    contest: Contest
    games: int
    seconds: float
    standings: tuple[Standing, ...]

    def data(self) -> dict[str, object]:
        setup = self.contest.setup
        return {
            "game": setup.game,
            "mode": setup.mode,
            "players": setup.players,
            "sides": self.contest.sides,
            "options": {name: setup.options[name] for name in self.contest.named},
            "seed": self.contest.seed,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 3) if self.seconds else 0.0,
            "standings": [asdict(standing) for standing in self.standings],
        }


def entrants(bots: Sequence[str], places: int) -> tuple[str, ...]:
    """One bot for each place: with fewer bots the last one fills the table."""
    if not bots:
        raise BadBot("no-bots")
    if len(bots) > places:
        raise BadBot("too-many-bots", bots=len(bots), players=places)
    return tuple(bots) + (bots[-1],) * (places - len(bots))


def contest_for(
    game: Game,
    mode: str,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
) -> Contest:
    """A contest with a bot for each side, at a table that is checked: without `players` the
    smallest with a side for each bot, of two seats at least where there is one."""
    if players is None:
        counts = sorted(game.modes[mode].players) if mode in game.modes else []
        fitting = [n for n in counts if n > 1 and len(game.sides(n, mode)) >= len(bots)]
        players = fitting[0] if fitting else max(counts, default=0)
    options = options or {}
    setup = game.setup(players, mode, options)
    sides = len(game.sides(players, mode))
    if len(bots) > sides and sides < players:
        raise BadBot("bots-for-sides", bots=len(bots), sides=sides)
    named = tuple(name for name in options if name in setup.options)
    return Contest(setup, entrants(bots, sides), seed, named)


def play_task(task: Task) -> Played:
    return play_game(*task)


def play_game(contest: Contest, number: int) -> Played:
    """Game `number`: the deal changes after every full rotation of the sides."""
    sides = contest.sides
    count = len(sides)
    deal, shift = divmod(number, count)
    dealer = Rng(contest.seed * 1_000_003 + deal)
    # The entrant of each seat, and a bot that thinks there and nowhere else.
    entrant = {seat: (at + shift) % count for at, side in enumerate(sides) for seat in side}
    bots = [meant(code, contest.setup) for code in contest.bots]
    first = contest.seed * 1_000_003 + number * 8
    players = {
        seat: Follower(make(bots[entrant[seat]], first + entrant[seat] + place * count))
        for side in sides
        for place, seat in enumerate(side)
    }
    state = find(contest.setup.game).open(contest.setup)
    thoughts: list[list[float]] = [[] for _ in sides]
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.chance(dealer))
            continue
        seat = int(state.actor)
        with _named(contest.bots[entrant[seat]], number):
            spent = _move(state, seat, players[seat])
        if spent is not None:
            thoughts[entrant[seat]].append(spent)
    won, scores = shares(sides, state.winners), state.scores
    # By entrant, the seat that speaks for the side.
    order = [sides[(at - shift) % count][0] for at in range(count)]
    return Played(
        wins=tuple(won[seat] for seat in order),
        points=tuple(scores[seat] for seat in order),
        moves=tuple(map(len, thoughts)),
        seconds=tuple(map(sum, thoughts)),
        slowest=tuple(max(spent, default=0.0) for spent in thoughts),
        late=tuple(sum(one > PATIENCE for one in spent) for spent in thoughts),
    )


def _move(state: State, seat: int, player: Follower) -> float | None:
    """Let a bot move; the seconds that it thought. What follows from an earlier thought takes no
    time, as does what there is no choice in: neither is counted."""
    view = state.view(seat)
    began = time.perf_counter()
    move = player.choose(view)
    spent = time.perf_counter() - began
    state.play(move, seat)
    return spent if len(view.moves) > 1 and player.thought else None


@contextmanager
def _named(code: str, number: int) -> Iterator[None]:
    """Whatever goes wrong meanwhile is told with the bot whose fault it is."""
    try:
        yield
    except Exception as error:
        why = f"{type(error).__name__}: {error}"[:200]
        raise BadBot("bot-failed", code=code, number=number + 1, why=why) from error


def run(
    contest: Contest,
    games: int,
    jobs: int | None = None,
    progress: Callable[[int, Tournament], None] | None = None,
) -> Tournament:
    """Play `games` games, rounded up to whole rotations; `progress` hears of each as it ends."""
    setup = contest.setup
    find(setup.game).setup(setup.players, setup.mode, setup.options)
    count = len(contest.bots)
    if count != len(contest.sides):
        raise BadBot("bots-for-sides", bots=count, sides=len(contest.sides))
    for code in contest.bots:
        make(code)
    if games < 1:
        raise BadOption("game-count", games=games)
    total = -(-games // count) * count
    began = time.perf_counter()
    tally = Tally(contest)
    workers = min(jobs or os.cpu_count() or 1, total)

    def note(task: Task, done: Played) -> None:
        tally.add(done)
        if progress is not None:
            progress(total, tally.tournament(time.perf_counter() - began))

    spread(play_task, ((contest, number) for number in range(total)), workers, note)
    return tally.tournament(time.perf_counter() - began)


class Tally:
    """The games played so far, added up: by entrant, what Played has of each."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        bots = len(contest.bots)
        self._parts, self._points, self._moves = [0] * bots, [0] * bots, [0] * bots
        self._seconds, self._slowest = [0.0] * bots, [0.0] * bots

    def add(self, played: Played) -> None:
        self.games += 1
        for at in range(len(self.contest.bots)):
            self._parts[at] += round(played.wins[at] * PARTS)
            self._points[at] += played.points[at]
            self._moves[at] += played.moves[at]
            self._seconds[at] += played.seconds[at]
            self._slowest[at] = max(self._slowest[at], played.slowest[at])

    def tournament(self, seconds: float) -> Tournament:
        standings = [self._standing(at, bot) for at, bot in enumerate(self.contest.bots)]
        return Tournament(self.contest, self.games, seconds, tuple(standings))

    def _standing(self, at: int, bot: str) -> Standing:
        games, wins, points = self.games, self._parts[at] / PARTS, self._points[at] / self.games
        pace = 1000 * self._seconds[at] / max(1, self._moves[at])
        bounds, slowest = wilson(wins, games), 1000 * self._slowest[at]
        return Standing(bot, games, wins, wins / games, *bounds, points, pace, slowest)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a win rate; shared wins count as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
