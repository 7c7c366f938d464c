# interpreted: reading and writing positions is not hot.
"""The steps of Call to Adventure, as positions name them: all that may still be to do.

A position writes a step as its name and up to five numbers; zeros at the end are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.steps import attempt, cards, setup
from kachidoki.games.adventure.steps.adversary import FOE_PLAYING, WAITING
from kachidoki.games.adventure.steps.cast import Landing, Throwing
from kachidoki.games.adventure.steps.entries import Reaching, Running
from kachidoki.games.adventure.steps.gains import Gaining, Gift
from kachidoki.games.adventure.steps.picking import TAKING_TRAIT, Agreeing, Paying, Picking
from kachidoki.games.adventure.steps.rows import HOSTING, QUEUEING, REFILL, RELEASING, REVEALING
from kachidoki.games.adventure.steps.step import DEEP, NOTHING, AdventureStep
from kachidoki.games.adventure.steps.turn import ENDING_TURN, MAIN, TURN, HandLimit
from kachidoki.games.adventure.steps.windows import RESPONDING_AT, WINDOW_AT

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState

Numbers = list[int]


def _card(number: int) -> int:
    return -1 if number == NOTHING else number


def _cause(n: Numbers, setter: int, picks: bytes) -> Cause:
    return Cause(n[0], n[1], n[2] & 15, n[2] >> 4, n[3] & 15, setter, picks)


def _running(n: Numbers) -> Running:
    """Its picks are read elsewhere: until then it has an empty pick, if any."""
    picks = b"\0" if n[4] >> 4 else b""
    return Running(_cause(n, n[4] & 15, picks), n[3] >> 4)


def _reaching(n: Numbers) -> Reaching:
    return Reaching(_cause(n, 0, b""), n[4], n[3] >> 4)


# By name: how a step is made from its numbers.
_MADE: Final[dict[str, Callable[[Numbers], AdventureStep]]] = {
    "main": lambda n: MAIN,
    "prep": lambda n: attempt.PREPARING,
    "window": lambda n: WINDOW_AT[(n[0] * 8 + n[1]) * 8 + n[2]],
    "respond": lambda n: RESPONDING_AT[(n[0] * 8 + n[1]) * 8 + n[2]],
    "run": _running,
    "may": lambda n: Agreeing(_cause(n, n[4] & 15, b"")),
    "fire": lambda n: cards.Fire(n[0], n[1], _card(n[2]), _card(n[3])),
    "turn": lambda n: TURN,
    "reveal": lambda n: REVEALING,
    "queue": lambda n: QUEUEING,
    "host": lambda n: HOSTING[n[0]],
    "refill": lambda n: REFILL[n[0]],
    "release": lambda n: RELEASING,
    "shuffle": lambda n: cards.SHUFFLING[n[0]],
    "end-turn": lambda n: ENDING_TURN[n[0]],
    "take-trait": lambda n: TAKING_TRAIT,
    "gain": lambda n: Gaining(n[0], n[1], n[2], n[3] & 3, n[3] >> 2, n[4]),
    "fail": lambda n: attempt.FAILING[n[0]],
    "before-done": lambda n: attempt.PREPARED,
    "throw": lambda n: Throwing(n[0], n[4]),
    "faces": lambda n: Landing(n[0], n[4]),
    "compare": lambda n: attempt.COMPARING,
    "waiting": lambda n: WAITING,
    "consequences": lambda n: attempt.CONSEQUENCES,
    "drop": lambda n: attempt.DROPPING,
    "draw": lambda n: cards.Drawing(n[0], n[1], n[2], _card(n[3])),
    "lose": lambda n: cards.Losing(n[0], n[1], n[2], _card(n[3])),
    "lose-random": lambda n: cards.LosingByChance(n[0], n[1], n[2], _card(n[3])),
    "lose-ally": lambda n: cards.LosingAlly(n[0], n[1] - 1, _card(n[3])),
    "foe": lambda n: FOE_PLAYING,
    "hand-limit": lambda n: HandLimit(n[0]),
    "score": lambda n: setup.SCORING,
    "gain-story": lambda n: Gift(n[0], n[1]),
    "first": lambda n: setup.DRAWING_FIRST,
    "foe-drawn": lambda n: setup.DRAWING_FOE,
    "deal": lambda n: setup.DEALING,
    "begin": lambda n: setup.BEGINNING,
    "order": lambda n: cards.Ordering(n[0], n[1] & 7, n[1] >> 3, n[2], n[3]),
    "one": _reaching,
    "dark-again": lambda n: attempt.DARK_AGAIN,
}
NAMES: Final[tuple[str, ...]] = tuple(_MADE)


def waiting(state: AdventureState) -> list[AdventureStep]:
    """What is still to be done, the next thing last, as positions have it: apart from what is being
    picked, the choice of characters, and the end."""
    steps: list[AdventureStep] = []
    for step in (*state.stack[DEEP:], state.step):
        if not isinstance(step, (Picking, Paying, setup.Choosing, setup.Scoring)):
            assert isinstance(step, AdventureStep)
            steps.append(step)
    return steps


def written(step: AdventureStep) -> list[object]:
    """A step as positions write it."""
    numbers = step.numbers()
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return [step.name, *numbers]


def made(name: str, numbers: list[int]) -> AdventureStep:
    """The step that was written so."""
    step = _MADE[name]([*numbers, *[0] * (5 - len(numbers))])
    if written(step)[1:] != [*numbers]:
        raise ValueError(name)
    return step
