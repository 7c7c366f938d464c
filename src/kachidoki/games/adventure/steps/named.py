# interpreted: reading and writing positions is not hot.
"""The steps of Call to Adventure, as positions name them: all that may still be to do.

A position writes a step as its name and up to five numbers; zeros at the end are left out.
"""

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Any, Final

from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.packing import Packed
from kachidoki.games.adventure.steps import attempt, cards, cast, entries, gains, picking, setup
from kachidoki.games.adventure.steps.adversary import FOE_PLAYING, WAITING
from kachidoki.games.adventure.steps.rows import HOSTING, QUEUEING, REFILL, RELEASING, REVEALING
from kachidoki.games.adventure.steps.step import DEEP
from kachidoki.games.adventure.steps.turn import ENDING_TURN, MAIN, TURN, HandLimit
from kachidoki.games.adventure.steps.windows import window_at
from kachidoki.kernel.step import Step


class Made:
    """How a step is made from the numbers with which it waits, and what they are (see `Packed`)."""

    def __init__(self, make: Callable[..., Step[Any]], numbers: str = "") -> None:
        self.make = make
        self.numbers = [Packed(number) for number in numbers.split()]


def _running(
    card: int,
    entry: int,
    owner: int,
    favoured: int,
    opponent: int,
    place: int,
    setter: int,
    picked: int,
) -> entries.Running:
    """Its picks are read elsewhere: until then it has an empty pick, if any."""
    picks = b"\0" if picked else b""
    return entries.Running(Cause(card, entry, owner, favoured, opponent, setter, picks), place)


def _reaching(
    card: int, entry: int, owner: int, favoured: int, opponent: int, place: int, seat: int
) -> entries.Reaching:
    return entries.Reaching(Cause(card, entry, owner, favoured, opponent, 0), seat, place)


# Steps that wait with nothing.
_PLAIN: Final[tuple[Step[Any], ...]] = (
    *(MAIN, TURN, REVEALING, QUEUEING, RELEASING, picking.TAKING_TRAIT, WAITING, FOE_PLAYING),
    *(attempt.PREPARING, attempt.PREPARED, attempt.COMPARING, attempt.CONSEQUENCES),
    *(attempt.DROPPING, attempt.DARK_AGAIN),
    *(setup.SCORING, setup.DRAWING_FIRST, setup.DRAWING_FOE, setup.DEALING, setup.BEGINNING),
)
_CAUSE: Final = "cause.card cause.entry cause.owner:4|cause.favoured cause.opponent:4"
_MADE: Final[dict[str, Made]] = {
    **{step.name: Made(partial(lambda step: step, step)) for step in _PLAIN},
    "window": Made(partial(window_at, False), "window seats_asked passes"),
    "respond": Made(partial(window_at, True), "window seats_asked passes"),
    "fire": Made(cards.Fire, "on seat card? slot?"),
    "host": Made(HOSTING.__getitem__, "slot"),
    "refill": Made(REFILL.__getitem__, "slot"),
    "shuffle": Made(cards.SHUFFLING.__getitem__, "pile"),
    "end-turn": Made(ENDING_TURN.__getitem__, "stage"),
    "fail": Made(attempt.FAILING.__getitem__, "stage"),
    "throw": Made(cast.Throwing, "kind - - - stones"),
    "faces": Made(cast.Landing, "stage - - - stones"),
    "draw": Made(cards.Drawing, "seat deck why card?"),
    "lose": Made(cards.Losing, "seat count deck card?"),
    "lose-random": Made(cards.LosingByChance, "seat count deck card?"),
    "lose-ally": Made(cards.LosingAlly, "seat taker+1 - card"),
    "order": Made(cards.Ordering, "seat pile:3|count place card"),
    "hand-limit": Made(HandLimit, "seat"),
    "gain": Made(gains.Gaining, "stage slot card path:2|how seat"),
    "gain-story": Made(gains.Gift, "slot seat"),
    "run": Made(_running, f"{_CAUSE}|place cause.setter:4|cause.picks"),
    "one": Made(_reaching, f"{_CAUSE}|place seat"),
    "may": Made(lambda *cause: picking.Agreeing(Cause(*cause)), f"{_CAUSE} cause.setter:4"),
}
NAMES: Final[tuple[str, ...]] = tuple(_MADE)


def waiting(state: AdventureRecord) -> list[Step[Any]]:
    """What is still to be done, the next thing last, as positions have it: apart from what is being
    picked, the choice of characters, and the end."""
    return [
        step
        for step in (*state.stack[DEEP:], state.step)
        if not isinstance(step, (picking.Picking, picking.Paying, setup.Choosing, setup.Scoring))
    ]


def written(step: Step[Any]) -> list[object]:
    """A step as positions write it."""
    numbers = [number.pack(step) for number in _MADE[step.name].numbers]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return [step.name, *numbers]


def made(name: str, numbers: list[int]) -> Step[Any]:
    """The step that was written so."""
    how = _MADE[name]
    padded = [*numbers, *[0] * (5 - len(numbers))]
    values = [number.unpack(at) for number, at in zip(how.numbers, padded, strict=False)]
    step = how.make(*chain.from_iterable(values))
    if written(step)[1:] != numbers:
        raise ValueError(name)
    return step
