"""Many games between bots. Every deal is played once from each seating, so luck cancels out."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context

from kachidoki.bots.registry import make
from kachidoki.games import find
from kachidoki.kernel.errors import BadBot, BadOption
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE

# Two-sided 95 %.
Z = 1.959964


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
    played: list[Played] = []
    workers = jobs or os.cpu_count() or 1

    def note(done: Played) -> None:
        played.append(done)
        if progress is not None:
            progress(total, summary(plan, played, time.perf_counter() - began))

    if workers == 1:
        for number in range(total):
            note(play_game(plan, number))
    else:
        context = get_context("forkserver" if os.name == "posix" else "spawn")
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            try:
                _spread(pool, plan, total, workers * 2, note)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return summary(plan, played, time.perf_counter() - began)


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


def summary(plan: Plan, played: Sequence[Played], seconds: float) -> Tournament:
    """The standings after the games played so far."""
    standings = []
    count = len(played)
    for at, bot in enumerate(plan.bots):
        wins = sum(game.wins[at] for game in played)
        moves = max(1, sum(game.moves[at] for game in played))
        low, high = wilson(wins, count)
        standings.append(
            Standing(
                bot,
                count,
                wins,
                wins / count,
                low,
                high,
                sum(game.points[at] for game in played) / count,
                1000 * sum(game.seconds[at] for game in played) / moves,
                1000 * max(game.slowest[at] for game in played),
            )
        )
    return Tournament(plan, count, seconds, tuple(standings))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a win rate; shared wins count as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
