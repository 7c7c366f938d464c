"""How the chances stood during a match: worked out afterwards, as an onlooker could judge it.

At each point many worlds are imagined that fit what everybody could see, and each is played out
quickly. Whoever asks again gets the same figures: the luck in them comes from the table's id.
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from kachidoki.games import find
from kachidoki.kernel.log import Log
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, State
from kachidoki.tables.errors import TooMuch

MOST_POINTS = 120
# Games played out for each point: the figures are right to about 0.025.
GAMES = 400
# Courses kept in memory, and those that may wait to be worked out, one after the other.
MOST_KEPT = 200
MOST_WAITING = 8

Position = Mapping[str, object]


def points(log: Log) -> list[tuple[int, Position]]:
    """Where the chances are judged: at the start, whenever another player has to decide, and at
    the end; of too many, some evenly spread. Each with the truth of the moment."""
    state = log.start()
    found = [(0, state)]
    actor = state.actor
    for step in log.steps():
        state = step.state
        if state.actor >= 0 and state.actor != actor:
            actor = state.actor
            found.append((step.number, state))
    if found[-1][0] != len(log):
        found.append((len(log), state))
    last = len(found) - 1
    if last >= MOST_POINTS:
        chosen = [round(n * last / (MOST_POINTS - 1)) for n in range(MOST_POINTS)]
        found = [found[at] for at in chosen]
    return [(number, state.position()) for number, state in found]


def judge(game: str, position: Position, seed: int) -> list[float]:
    """By seat: the part of the games that it won, a shared one in parts. The position is the truth
    and stays in this function: what is judged is the spectator's view."""
    view = find(game).from_position(position).view(None)
    rng = Rng(seed)
    games = 1 if view.imagine(rng).over else GAMES
    wins: list[float] = []
    for _ in range(games):
        state = view.imagine(rng)
        play_out(state, rng)
        wins = wins or [0.0] * state.players
        for seat in state.winners:
            wins[seat] += 1.0 / len(state.winners)
    return [won / games for won in wins]


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
class Course:
    """The chances in the course of one match, as far as they are known."""

    game: str
    # What is still to be judged, the next first.
    left: list[tuple[int, Position]]
    known: list[tuple[int, list[float]]] = field(default_factory=list)

    @property
    def of(self) -> int:
        return len(self.known) + len(self.left)


class Courses:
    """The courses of the matches that somebody asked for."""

    def __init__(
        self,
        judged: Callable[[str, Position, int], Awaitable[list[float]]],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        # How to have a position judged by the thinkers, and how to go on in the background.
        self._judged = judged
        self._spawn = spawn
        self._kept: OrderedDict[str, Course] = OrderedDict()
        # One point at a time: a bot that has to think never waits for more than that.
        self._turn = asyncio.Lock()

    def get(self, table: str) -> Course | None:
        """What is known, or being worked out."""
        if table in self._kept:
            self._kept.move_to_end(table)
        return self._kept.get(table)

    async def begin(self, table: str, log: Log) -> Course:
        """Begin to work out the course of a match that has ended."""
        waiting = [other for other, course in self._kept.items() if course.left]
        if len(waiting) >= MOST_WAITING:
            raise TooMuch("chances-busy")
        # It may be long: the tables do not wait for it.
        left = await asyncio.to_thread(points, log)
        course = self.get(table)
        if course is None:
            course = self._kept[table] = Course(log.game.id, left)
            self._spawn(self._work(table, course))
            done = (other for other, course in self._kept.items() if not course.left)
            if len(self._kept) > MOST_KEPT and (oldest := next(done, None)) is not None:
                del self._kept[oldest]
        return course

    async def _work(self, table: str, course: Course) -> None:
        try:
            while course.left:
                number, position = course.left[0]
                digest = hashlib.sha256(f"chances {table} {number}".encode()).digest()
                seed = int.from_bytes(digest[:8], "big") >> 1
                async with self._turn:
                    found = await self._judged(course.game, position, seed)
                course.known.append((number, found))
                del course.left[0]
        finally:
            if course.left:
                # Whoever asks next begins anew.
                self._kept.pop(table, None)
