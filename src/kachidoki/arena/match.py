"""Many games between bots. Every deal is played once from each seating, so luck cancels out.

An entrant is a bot for one side: for one seat where each plays alone, for all of a side where
partners win and lose together.
"""

import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import active_children, get_context

from kachidoki.bots.bot import Follower
from kachidoki.bots.registry import make
from kachidoki.games import find
from kachidoki.kernel.errors import BadBot, BadOption
from kachidoki.kernel.game import Game, Setup, Sides, shares
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE

# Two-sided 95 %.
Z = 1.959964
# Wins are added up in these parts, which shares among up to eight are whole numbers of: so the
# order in which games end changes no digit.
PARTS = 840


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
    often and how long all of its seats thought."""

    wins: tuple[float, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


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


def play_game(contest: Contest, number: int) -> Played:
    """Game `number`: the deal changes after every full rotation of the sides."""
    sides = contest.sides
    count = len(sides)
    deal, shift = divmod(number, count)
    dealer = Rng(contest.seed * 1_000_003 + deal)
    # The entrant of each seat, and a bot that thinks there and nowhere else.
    entrant = {seat: (at + shift) % count for at, side in enumerate(sides) for seat in side}
    first = contest.seed * 1_000_003 + number * 8
    players = {
        seat: Follower(make(contest.bots[entrant[seat]], first + entrant[seat] + place * count))
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
        view = state.view(seat)
        began = time.perf_counter()
        move = players[seat].choose(view)
        spent = time.perf_counter() - began
        state.play(move, seat)
        # What follows from an earlier thought takes no time and is not counted.
        if len(view.moves) > 1 and players[seat].thought:
            thoughts[entrant[seat]].append(spent)
    won, scores = shares(sides, state.winners), state.scores
    # By entrant, the seat that speaks for the side.
    order = [sides[(at - shift) % count][0] for at in range(count)]
    wins, points = tuple(won[seat] for seat in order), tuple(scores[seat] for seat in order)
    slowest = tuple(max(spent, default=0.0) for spent in thoughts)
    return Played(wins, points, tuple(map(len, thoughts)), tuple(map(sum, thoughts)), slowest)


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

    def note(done: Played) -> None:
        tally.add(done)
        if progress is not None:
            progress(total, tally.tournament(time.perf_counter() - began))

    if workers == 1:
        for number in range(total):
            note(play_game(contest, number))
    else:
        context = get_context("forkserver" if os.name == "posix" else "spawn")
        others = set(active_children())
        with ProcessPoolExecutor(workers, mp_context=context, initializer=_deaf) as pool:
            try:
                _spread(pool, contest, total, workers * 2, note)
            except BaseException:
                # Whoever stops a tournament does not wait for the games under way.
                pool.shutdown(wait=False, cancel_futures=True)
                for worker in set(active_children()) - others:
                    worker.terminate()
                raise
    return tally.tournament(time.perf_counter() - began)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits while workers are started: in the middle of that, some would be left behind, and
    play on. They inherit it, so none of them hears it before it is deaf."""
    if os.name != "posix":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that started the others answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _spread(
    pool: ProcessPoolExecutor,
    contest: Contest,
    total: int,
    ahead: int,
    note: Callable[[Played], None],
) -> None:
    """Keep `ahead` games under way until all are played."""
    waiting: set[Future[Played]] = set()
    started = 0
    while started < total or waiting:
        with _undisturbed():
            while started < total and len(waiting) < ahead:
                waiting.add(pool.submit(play_game, contest, started))
                started += 1
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            note(future.result())


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


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a win rate; shared wins count as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
