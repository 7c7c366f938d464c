"""The steps of Call to Glory: what the table waits for, in the order of a game."""

from typing import Final

from kachidoki.games.glory.steps.scoring import DONE, REVEALING
from kachidoki.games.glory.steps.setup import ASSIGN, DEAL, START
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing
from kachidoki.kernel.step import question_keys, steps_by_name

# One to place stands for all of them: it is what a position waits with until its cards are read.
STEPS: Final = steps_by_name(
    (START, ASSIGN, DEAL, FIRST, SECOND, ACTION, CLOSE, Placing(0, 0, 1, 0), REVEALING, DONE)
)
# What the table waits for, as positions and features name it.
PHASES: Final = tuple(STEPS)
# Every question, with the names of its values.
QUESTIONS: Final = question_keys(STEPS.values())
