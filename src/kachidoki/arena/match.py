"""Many games between bots. Every deal is played once from each seating, so luck cancels out."""

import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from math import sqrt
from multiprocessing import active_children, get_context

from kachidoki.bots.registry import make
from kachidoki.games import find
from kachidoki.kernel.errors import BadBot, BadOption
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE

# Two-sided 95 %.
Z = 1.959964
# Wins are added up in these parts, which shares among up to eight are whole numbers of: so the
# order in which games end changes no digit.
PARTS = 840


@dataclass(frozen=True, slots=True)
class Plan:
    """What every game of a tournament has in common."""

    game: str
    mode: str
    bots: tuple[str, ...]
    options: Mapping[str, object]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """One game: by entrant (not by seat), the share of the win, the points, and the time taken."""

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

    plan: Plan
    games: int
    seconds: float
    standings: tuple[Standing, ...]

    def data(self) -> dict[str, object]:
        return {
            "game": self.plan.game,
            "mode": self.plan.mode,
            "players": len(self.plan.bots),
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 3) if self.seconds else 0.0,
            "standings": [
                {name: getattr(standing, name) for name in standing.__slots__}
                for standing in self.standings
            ],
        }


def entrants(bots: Sequence[str], players: int | None) -> tuple[str, ...]:
    """One bot for each seat: with fewer bots than players the last one fills the table."""
    if not bots:
        raise BadBot("no-bots")
    seats = players if players is not None else max(2, len(bots))
    if len(bots) > seats:
        raise BadBot("too-many-bots", bots=len(bots), players=seats)
    return tuple(bots) + (bots[-1],) * (seats - len(bots))


def play_game(plan: Plan, number: int) -> Played:
    """Game `number`: the deal changes after every full rotation of the seats."""
    seats = len(plan.bots)
    deal, shift = divmod(number, seats)
    game = find(plan.game)
    dealer = Rng(plan.seed * 1_000_003 + deal)
    players = [
        make(code, plan.seed * 1_000_003 + number * 8 + at) for at, code in enumerate(plan.bots)
    ]
    state = game.start(seats, plan.mode, **plan.options)
    moves, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.chance(dealer))
            continue
        seat = int(state.actor)
        entrant = (seat + shift) % seats
        view = state.view(seat)
        began = time.perf_counter()
        move = players[entrant].choose(view)
        spent = time.perf_counter() - began
        state.play(move, seat)
        if len(view.moves) > 1:
            moves[entrant] += 1
            seconds[entrant] += spent
            slowest[entrant] = max(slowest[entrant], spent)
    winners = state.winners
    order = [(entrant - shift) % seats for entrant in range(seats)]
    share = 1.0 / max(1, len(winners))
    return Played(
        tuple(share if seat in winners else 0.0 for seat in order),
        tuple(state.scores[seat] for seat in order),
        tuple(moves),
        tuple(seconds),
        tuple(slowest),
    )


def run(
    plan: Plan,
    games: int,
    jobs: int | None = None,
    progress: Callable[[int, Tournament], None] | None = None,
) -> Tournament:
    """Play `games` games, rounded up to whole rotations; `progress` hears of each as it ends."""
    seats = len(plan.bots)
    find(plan.game).settings(seats, plan.mode, plan.options)
    for code in plan.bots:
        make(code)
    if games < 1:
        raise BadOption("game-count", games=games)
    total = -(-games // seats) * seats
    began = time.perf_counter()
    tally = Tally(plan)
    workers = min(jobs or os.cpu_count() or 1, total)

    def note(done: Played) -> None:
        tally.add(done)
        if progress is not None:
            progress(total, tally.tournament(time.perf_counter() - began))

    if workers == 1:
        for number in range(total):
            note(play_game(plan, number))
    else:
        context = get_context("forkserver" if os.name == "posix" else "spawn")
        others = set(active_children())
        with ProcessPoolExecutor(workers, mp_context=context, initializer=_deaf) as pool:
            try:
                _spread(pool, plan, total, workers * 2, note)
            except BaseException:
                # Whoever stops a tournament does not wait for the games under way.
                pool.shutdown(wait=False, cancel_futures=True)
                for worker in set(active_children()) - others:
                    worker.terminate()
                raise
    return tally.tournament(time.perf_counter() - began)


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that started the others answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _spread(
    pool: ProcessPoolExecutor,
    plan: Plan,
    total: int,
    ahead: int,
    note: Callable[[Played], None],
) -> None:
    """Keep `ahead` games under way until all are played."""
    waiting: set[Future[Played]] = set()
    started = 0
    while started < total or waiting:
        while started < total and len(waiting) < ahead:
            waiting.add(pool.submit(play_game, plan, started))
            started += 1
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            note(future.result())


class Tally:
    """The games played so far, added up."""

    def __init__(self, plan: Plan) -> None:
        seats = len(plan.bots)
        self.plan = plan
        self.games = 0
        self._parts = [0] * seats
        self._points = [0] * seats
        self._moves = [0] * seats
        self._seconds = [0.0] * seats
        self._slowest = [0.0] * seats

    def add(self, played: Played) -> None:
        self.games += 1
        for at in range(len(self.plan.bots)):
            self._parts[at] += round(played.wins[at] * PARTS)
            self._points[at] += played.points[at]
            self._moves[at] += played.moves[at]
            self._seconds[at] += played.seconds[at]
            self._slowest[at] = max(self._slowest[at], played.slowest[at])

    def tournament(self, seconds: float) -> Tournament:
        standings = [self._standing(at, bot) for at, bot in enumerate(self.plan.bots)]
        return Tournament(self.plan, self.games, seconds, tuple(standings))

    def _standing(self, at: int, bot: str) -> Standing:
        count = self.games
        wins = self._parts[at] / PARTS
        low, high = wilson(wins, count)
        return Standing(
            bot,
            count,
            wins,
            wins / count,
            low,
            high,
            self._points[at] / count,
            1000 * self._seconds[at] / max(1, self._moves[at]),
            1000 * self._slowest[at],
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a win rate; shared wins count as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
