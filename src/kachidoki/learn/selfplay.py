# interpreted: NumPy and the compiled `bots.choices` do the work.
"""Playing oneself: many tables of one kind at once, judged in one batch, and what is to be learned.

Of each seat we keep the choices of a round (until the next horizon) and how it ended for the seat.
What a choice is worth is learned from the λ-returns: the outcome, mixed backwards with what the
network itself expected at each later choice of the seat, and cut where the seat tried something
that it held to be worse.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any

import numpy as np

from kachidoki.bots.choices import (
    CHOICE,
    DONE,
    MOST_CHOICES,
    Choices,
    carry_out,
    lay_out,
    to_choice,
)
from kachidoki.bots.network import Judge, Network
from kachidoki.bots.scope import Scope, Seating
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import State

Array = np.ndarray[Any, np.dtype[Any]]

# How often a seat tries something else: each seat of each game draws one of these.
DARING = (0.0, 0.02, 0.06, 0.15)
# How often the position itself is noted, for whichever seat, beside what is chosen.
WATCHED = 0.25
# How many games have a stranger at one side: somebody who follows the advice, or an earlier self.
ADVISED = 0.12
EARLIER = 0.12

SELF, ADVICE, OLDER = 0, 1, 2


@dataclass(slots=True)
class Samples:
    """What is to be learned: rows of numbers of one kind of table, and the chance to win."""

    seating: int
    rows: Array
    moves: Array
    leans: Array
    targets: Array


@dataclass(slots=True)
class Note:
    """One thing that a seat met: a choice with what it expected of the best one, or a position."""

    row: bytes
    move: int
    lean: float
    expected: float = 0.0
    tried: bool = False
    choice: bool = True


class Game:
    """One table in the middle of a game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.begun = False
        self.notes: list[list[Note]] = [[] for _ in range(int(state.players))]
        self.roles = [SELF] * int(state.players)
        self.daring = [0.0] * int(state.players)
        self.led = False


class Selfplay:
    """Plays `count` tables of one kind with a network, and gathers samples."""

    def __init__(
        self, scope: Scope, seating: Seating, network: Network, count: int, seed: int, decay: float
    ) -> None:
        self.scope = scope
        self.setup = scope.setup(seating)
        self.number = scope.seating(seating.mode, seating.players)
        self.sides = scope.game.sides(seating.players, seating.mode)
        self.rng = Rng(seed)
        self.decay = decay
        self.use(network, network)
        self.width = self.judge.width
        self.buffer = bytearray(count * (MOST_CHOICES + 1) * self.width)
        # In which part of the games the advice chooses, and the network looks on.
        self.led = 0.0
        self.decisions = 0
        self.finished = 0
        self._clear()
        self.games = [self._deal() for _ in range(count)]

    def use(self, network: Network, older: Network) -> None:
        """From now on play with this network, and with an earlier self now and then."""
        mode, players = self.setup.mode, self.setup.players
        self.judge = Judge(network, self.scope, mode, players)
        self.older = self.judge if older is network else Judge(older, self.scope, mode, players)

    def _deal(self) -> Game:
        game = Game(self.scope.game.open(self.setup))
        rng = self.rng
        for seat in range(len(game.daring)):
            game.daring[seat] = DARING[rng.below(len(DARING))]
        game.led = rng.random() < self.led
        luck = rng.random()
        if luck < ADVISED + EARLIER and len(self.sides) > 1:
            stranger = ADVICE if luck < ADVISED else OLDER
            for side in self.sides:
                if rng.below(2):
                    for seat in side:
                        game.roles[seat] = stranger
        return game

    def step(self) -> None:
        """One choice at every table."""
        self.games = [self._to_choice(game) for game in self.games]
        states = [game.state for game in self.games]
        choices = lay_out(states, self.buffer, self.width)
        count = len(choices.plans)
        rows = np.frombuffer(self.buffer, np.uint8)[: count * self.width].reshape(count, self.width)
        moves = np.array(choices.moves, np.int64)
        leans = np.array(choices.leans, np.float32)
        logits = self.judge.logits(rows, moves, leans)
        self._older(choices, rows, moves, leans, logits)
        self._choose(choices, rows, logits.tolist())
        del rows
        self.buffer[: count * self.width] = bytes(count * self.width)

    def _to_choice(self, game: Game) -> Game:
        """The game where somebody has a choice; another one, if it is over."""
        while (how := to_choice(game.state, self.rng, game.begun)) != CHOICE:
            self._end(game)
            if how == DONE:
                self.finished += 1
                game = self._deal()
        return game

    def _older(
        self, choices: Choices, rows: Array, moves: Array, leans: Array, logits: Array
    ) -> None:
        """What the earlier self thinks, in the place of what the network does, where it sits."""
        if self.older is self.judge:
            return
        for at, game in enumerate(self.games):
            if game.roles[int(game.state.actor)] == OLDER:
                part = slice(choices.starts[at], choices.ends[at])
                logits[part] = self.older.logits(rows[part], moves[part], leans[part])

    def _choose(self, choices: Choices, rows: Array, logits: list[float]) -> None:
        rng = self.rng
        for at, game in enumerate(self.games):
            start, end = choices.starts[at], choices.ends[at]
            seat = int(game.state.actor)
            role = game.roles[seat]
            if rng.random() < WATCHED:
                self._watch(game)
            best = start
            if role != ADVICE and not game.led:
                best = max(range(start, end), key=logits.__getitem__)
            chosen = best
            if rng.random() < game.daring[seat]:
                # Half of what is tried is anything, half is what the advice holds to be good.
                if rng.below(2):
                    chosen = start + rng.below(end - start)
                else:
                    chosen = _drawn(choices.leans, start, end, rng)
            if role == SELF:
                expected = 1.0 / (1.0 + exp(-logits[best]))
                row, move, lean = (
                    rows[chosen].tobytes(),
                    choices.moves[chosen],
                    choices.leans[chosen],
                )
                game.notes[seat].append(Note(row, move, lean, expected, chosen != best))
                self.decisions += 1
            game.begun = True
            carry_out(game.state, choices.plans[chosen])

    def _watch(self, game: Game) -> None:
        """Note the position as one of the seats knows it."""
        seat = self.rng.below(len(game.notes))
        if game.roles[seat] == SELF:
            into = bytearray(self.width)
            game.state.observe(seat, into, 0)
            game.notes[seat].append(Note(bytes(into), self.scope.moves, 0.0, choice=False))

    def _end(self, game: Game) -> None:
        """A round is over: what each of its choices was worth."""
        game.begun = False
        results = game.state.results()
        for seat, notes in enumerate(game.notes):
            value = results[seat]
            for note in reversed(notes):
                self._rows.append(note.row)
                self._moves.append(note.move)
                self._leans.append(note.lean)
                self._targets.append(value)
                if note.choice:
                    mixed = (1.0 - self.decay) * note.expected + self.decay * value
                    value = note.expected if note.tried else mixed
            notes.clear()

    def _clear(self) -> None:
        self._rows: list[bytes] = []
        self._moves: list[int] = []
        self._leans: list[float] = []
        self._targets: list[float] = []

    @property
    def ready(self) -> int:
        """How many samples wait."""
        return len(self._rows)

    def take(self) -> Samples:
        """All samples so far, which are forgotten here."""
        rows = np.frombuffer(b"".join(self._rows), np.uint8).reshape(-1, self.width)
        moves, leans = np.array(self._moves, np.int64), np.array(self._leans, np.float32)
        targets = np.array(self._targets, np.float32)
        self._clear()
        return Samples(self.number, rows, moves, leans, targets)


def _drawn(leans: list[float], start: int, end: int, rng: Rng) -> int:
    """A choice, each as likely as the advice says."""
    weights = [exp(leans[at]) for at in range(start, end)]
    luck = rng.random() * sum(weights)
    for at, weight in enumerate(weights):
        luck -= weight
        if luck < 0.0:
            return start + at
    return end - 1
