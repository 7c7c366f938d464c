# interpreted: reading and writing positions is not hot.
"""The steps of Call to Adventure, as positions name them: all that may still be to do.

A position writes a step as its name and up to five numbers; zeros at the end are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
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
from kachidoki.games.adventure.steps.windows import window_at

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState

Numbers = list[int]


class Made:
    """How a step is made from the numbers with which it waits, and what they are called in it: `-`
    for one that is always 0, `card?` for one that may be missing."""

    def __init__(self, make: Callable[..., AdventureStep], fields: str = "") -> None:
        self.make = make
        self.fields = fields.split()

    def numbers(self, step: AdventureStep) -> Numbers:
        return [self._written(step, field) for field in self.fields]

    def step(self, numbers: Numbers) -> AdventureStep:
        read = zip(self.fields, numbers, strict=False)
        return self.make(*[self._read(field, number) for field, number in read if field != "-"])

    def _written(self, step: AdventureStep, field: str) -> int:
        value = 0 if field == "-" else int(getattr(step, field.rstrip("?")))
        return NOTHING if field.endswith("?") and value < 0 else value

    def _read(self, field: str, number: int) -> int:
        return -1 if field.endswith("?") and number == NOTHING else number


class Packed(Made):
    """A step that has its numbers packed by twos."""

    def numbers(self, step: AdventureStep) -> Numbers:
        return step.numbers()

    def step(self, numbers: Numbers) -> AdventureStep:
        return self.make(numbers)


def _cause(n: Numbers, setter: int, picks: bytes) -> Cause:
    return Cause(n[0], n[1], n[2] & 15, n[2] >> 4, n[3] & 15, setter, picks)


def _running(n: Numbers) -> Running:
    """Its picks are read elsewhere: until then it has an empty pick, if any."""
    picks = b"\0" if n[4] >> 4 else b""
    return Running(_cause(n, n[4] & 15, picks), n[3] >> 4)


def _reaching(n: Numbers) -> Reaching:
    return Reaching(_cause(n, 0, b""), n[4], n[3] >> 4)


def _one_of(steps: Sequence[AdventureStep]) -> Callable[[int], AdventureStep]:
    return lambda at: steps[at]


def _always(step: AdventureStep) -> Callable[[], AdventureStep]:
    return lambda: step


# Steps that wait with nothing.
_PLAIN: Final[tuple[AdventureStep, ...]] = (
    *(MAIN, TURN, REVEALING, QUEUEING, RELEASING, TAKING_TRAIT, WAITING, FOE_PLAYING),
    *(attempt.PREPARING, attempt.PREPARED, attempt.COMPARING, attempt.CONSEQUENCES),
    *(attempt.DROPPING, attempt.DARK_AGAIN),
    *(setup.SCORING, setup.DRAWING_FIRST, setup.DRAWING_FOE, setup.DEALING, setup.BEGINNING),
)
_MADE: Final[dict[str, Made]] = {
    **{step.name: Made(_always(step)) for step in _PLAIN},
    "window": Made(partial(window_at, False), "window seats_asked passes"),
    "respond": Made(partial(window_at, True), "window seats_asked passes"),
    "fire": Made(cards.Fire, "on seat card? slot?"),
    "host": Made(_one_of(HOSTING), "slot"),
    "refill": Made(_one_of(REFILL), "slot"),
    "shuffle": Made(_one_of(cards.SHUFFLING), "pile"),
    "end-turn": Made(_one_of(ENDING_TURN), "stage"),
    "fail": Made(_one_of(attempt.FAILING), "stage"),
    "throw": Made(Throwing, "kind - - - stones"),
    "faces": Made(Landing, "stage - - - stones"),
    "draw": Made(cards.Drawing, "seat deck why card?"),
    "lose": Made(cards.Losing, "seat count deck card?"),
    "lose-random": Made(cards.LosingByChance, "seat count deck card?"),
    "hand-limit": Made(HandLimit, "seat"),
    "gain-story": Made(Gift, "slot seat"),
    "run": Packed(_running),
    "one": Packed(_reaching),
    "may": Packed(lambda n: Agreeing(_cause(n, n[4] & 15, b""))),
    "gain": Packed(lambda n: Gaining(n[0], n[1], n[2], n[3] & 3, n[3] >> 2, n[4])),
    "order": Packed(lambda n: cards.Ordering(n[0], n[1] & 7, n[1] >> 3, n[2], n[3])),
    "lose-ally": Packed(lambda n: cards.LosingAlly(n[0], n[1] - 1, n[3])),
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
    numbers = _MADE[step.name].numbers(step)
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return [step.name, *numbers]


def made(name: str, numbers: list[int]) -> AdventureStep:
    """The step that was written so."""
    step = _MADE[name].step([*numbers, *[0] * (5 - len(numbers))])
    if written(step)[1:] != [*numbers]:
        raise ValueError(name)
    return step
