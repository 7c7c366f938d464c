"""How the odds stood during a match: worked out afterwards, as an onlooker could judge it.

At each point many worlds are imagined that fit what everybody could see, and each is played out
quickly. Whoever asks again gets the same figures: the luck in them comes from the table's id.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from kachidoki.games import find
from kachidoki.kernel.game import Sides, shares
from kachidoki.kernel.log import Log
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, State
from kachidoki.tables.errors import TooMuch
from kachidoki.tables.shares import ASIDE, Claim
from kachidoki.tables.think import Thinkers, luck

MOST_POINTS = 120
# Games played out for each point: the figures are right to about 0.025.
GAMES = 400
# Odds kept in memory, and those that may wait to be worked out, one after the other.
MOST_KEPT = 200
MOST_WAITING = 8
# Of those that wait: for one person, and from one address, so that nobody takes all places.
MOST_EACH, MOST_FROM_ADDRESS = 2, 6

Position = Mapping[str, object]


def points(log: Log) -> list[tuple[int, Position]]:
    """Where the chances are judged: at the start, whenever another player has to decide, and at
    the end; of too many, some evenly spread. Each with the truth of the moment."""
    turns, actor = [0], log.start().actor
    for moment in log.moments(1):
        if moment.state.actor >= 0 and moment.state.actor != actor:
            actor = moment.state.actor
            turns.append(moment.number)
    if turns[-1] != len(log):
        turns.append(len(log))
    last = len(turns) - 1
    if last >= MOST_POINTS:
        turns = [turns[round(n * last / (MOST_POINTS - 1))] for n in range(MOST_POINTS)]
    # Replayed once more, so that only the positions that are judged have to be kept.
    chosen = set(turns)
    return [(one.number, one.state.position()) for one in log.moments() if one.number in chosen]


def judge(game: str, sides: Sides, position: Position, seed: int, games: int = 0) -> list[float]:
    """By seat: the part of the games that its side won, a shared one in parts. The position is the
    truth and stays in this function: what is judged is the spectator's view."""
    view = find(game).from_position(position).view(None)
    rng = Rng(seed)
    games = 1 if view.imagine(rng).over else games or GAMES
    played: list[list[float]] = []
    for _ in range(games):
        state = view.imagine(rng)
        if len(sides) > 1:
            play_out(state, rng)
            played.append(shares(sides, state.winners))
        else:
            # Nobody else plays as quickly: what quick play wins against a game says little, so it
            # goes no further than a search would, and the game guesses the rest, as for a hint.
            while state.actor == CHANCE:
                state.apply(state.chance(rng), CHANCE)
            state.rollout(rng)
            played.append(state.results())
    return [sum(won) / games for won in zip(*played, strict=True)]


def play_out(state: State, rng: Rng) -> None:
    """Play to the end as quick play does, also where a search would look no further."""
    while not state.over:
        if state.actor == CHANCE:
            state.apply(state.chance(rng), CHANCE)
        elif state.horizon():
            moves = state.legal(state.actor)
            advice = state.advice(state.actor, moves)
            state.apply(moves[advice.index(max(advice))], state.actor)
        else:
            state.rollout(rng)


@dataclass(slots=True)
class MatchOdds:
    """The chances in the course of one match, as far as they are known."""

    game: str
    # The seats that win together: they have the same chances.
    sides: Sides
    # Who asked for it, and from where.
    person: str
    address: str
    # What is still to be judged, the next first; when it is counted.
    left: list[tuple[int, Position]] = field(default_factory=list)
    known: list[tuple[int, list[float]]] = field(default_factory=list)
    counted: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def of(self) -> int:
        return len(self.known) + len(self.left)

    @property
    def waiting(self) -> bool:
        return bool(self.left) or not self.counted.is_set()


class OddsDesk:
    """The odds of the matches that somebody asked for."""

    def __init__(
        self,
        thinkers: Thinkers,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        games: int = 0,
    ) -> None:
        self.thinkers = thinkers
        # Played out for each point; 0 are as many as a server plays.
        self.games = games
        # How to go on in the background.
        self._spawn = spawn
        self._kept: OrderedDict[str, MatchOdds] = OrderedDict()
        # One point at a time: a bot that has to think never waits for more than that.
        self._turn = asyncio.Lock()

    def get(self, table: str) -> MatchOdds | None:
        """What is known, or being worked out."""
        if table in self._kept:
            self._kept.move_to_end(table)
        return self._kept.get(table)

    def begin(self, table: str, log: Log, person: str, address: str) -> MatchOdds:
        """Begin to work out the odds of a match that has ended, unless that is done already.
        How many points it has is known when it is `counted`."""
        if (odds := self.get(table)) is not None:
            return odds
        self._check_room(person, address)
        setup = log.header.setup
        sides = log.game.sides(setup.players, setup.mode)
        odds = self._kept[table] = MatchOdds(log.game.id, sides, person, address)
        self._spawn(self._work(table, odds, log))
        done = (other for other, odds in self._kept.items() if not odds.waiting)
        if len(self._kept) > MOST_KEPT and (oldest := next(done, None)) is not None:
            del self._kept[oldest]
        return odds

    def _check_room(self, person: str, address: str) -> None:
        waiting = [odds for odds in self._kept.values() if odds.waiting]
        near = sum(odds.address == address for odds in waiting)
        own = sum(odds.person == person for odds in waiting)
        if len(waiting) >= MOST_WAITING or near >= MOST_FROM_ADDRESS or own >= MOST_EACH:
            raise TooMuch("chances-busy")

    async def _work(self, table: str, odds: MatchOdds, log: Log) -> None:
        try:
            # It may be long: the tables do not wait for it.
            odds.left = await asyncio.to_thread(points, log)
            odds.counted.set()
            while odds.left:
                number, position = odds.left[0]
                seed = luck(f"chances {table} {number}".encode())
                about = odds.game, odds.sides, position, seed, self.games
                async with self._turn:
                    chances = await self.thinkers.run(Claim(urgency=ASIDE), judge, *about)
                odds.known.append((number, chances))
                del odds.left[0]
        finally:
            if odds.waiting:
                # Whoever asks next begins anew.
                self._kept.pop(table, None)
                odds.counted.set()
