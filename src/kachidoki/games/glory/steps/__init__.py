"""The steps of Call to Glory: what the table waits for, in the order of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.glory.steps.scoring import DONE, REVEALING
from kachidoki.games.glory.steps.setup import ASSIGN, DEAL, START
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing
from kachidoki.kernel.step import Step, question_keys, steps_by_name

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState

# All but those that wait with values of their own.
STEPS: Final = steps_by_name(
    (START, ASSIGN, DEAL, FIRST, SECOND, ACTION, CLOSE, REVEALING, DONE),
)
# Every question, with the names of its values.
QUESTIONS: Final = question_keys((*STEPS.values(), Placing(0, 0, 0, 0)))


def begin(state: GloryState) -> None:
    """Before the first chance: all that is to come lies on the stack."""
    state.stack = rounds(state)
    if state.rules.missions:
        state.stack.append(ASSIGN)
    if state.rules.starter < 0:
        state.stack.append(START)
    state.back()


def rounds(state: GloryState) -> list[Step[GloryState]]:
    """The rounds that are still to be dealt, and the end."""
    left: list[Step[GloryState]] = [DONE]
    left += [DEAL] * (state.rules.rounds - state.round)
    return left


# What a position waits with until its cards to be placed are read.
TO_PLACE: Final[Step[GloryState]] = Step("placing", "", "")


def named(name: str) -> Step[GloryState]:
    """The step that a position names."""
    return STEPS.get(name, TO_PLACE)


def resume(state: GloryState) -> None:
    """Put onto the stack of a position what follows, and ask whoever is to be asked."""
    step = state.step
    left = rounds(state)
    if step is DEAL or step is DONE:
        left.pop()
    if step is START and state.rules.missions:
        left.append(ASSIGN)
    state.stack = left + state.stack
    step.ask(state)
