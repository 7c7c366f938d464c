"""The steps of Victory & Honor: what the table waits for, in the order of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kachidoki.games.honor.steps.play import FILL, ORDER, ORDERED, PLAY, SUGGEST, SUGGESTED, Playing
from kachidoki.games.honor.steps.scoring import DONE, SCORING
from kachidoki.games.honor.steps.setup import CHOOSE, DEAL, SIDE, START
from kachidoki.kernel.step import Step, question_keys, steps_by_name

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState

STEPS: Final[dict[str, Step[Any]]] = steps_by_name(
    (START, SIDE, CHOOSE[0], DEAL, PLAY, ORDER, FILL, DONE)
)
QUESTIONS: Final = question_keys((*STEPS.values(), ORDERED[0], SUGGESTED[0], SUGGEST))


def begin(state: HonorState) -> None:
    """Before the first chance: all that is to come lies on the stack."""
    state.stack = rounds(state)
    if state.rules.starter < 0:
        state.stack.append(START)
    state.back()


def rounds(state: HonorState) -> list[Step[Any]]:
    """The rounds that are still to be dealt, each with its end, and the end of the game."""
    left: list[Step[Any]] = [DONE]
    for _ in range(state.rules.rounds - state.round):
        left += [SCORING, DEAL]
    return left


def resume(state: HonorState, step: Step[Any]) -> None:
    """Let the table of a position wait at a step."""
    left = rounds(state)
    if step is DEAL or step is DONE:
        left.pop()
    elif isinstance(step, Playing):
        left.append(SCORING)
    state.step = step
    state.stack = left
    step.ask(state)
