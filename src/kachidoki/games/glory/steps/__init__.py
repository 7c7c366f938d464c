"""The steps of Call to Glory: what the table waits for, in the order of a game."""

from typing import Final

from kachidoki.games.glory.steps.rounds import ASSIGN, DEAL, DONE, REVEALING, START
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing
from kachidoki.kernel.step import steps_by_name

# One to place stands for all of them: it is what a position waits with until its cards are read.
STEPS: Final = steps_by_name(
    (START, ASSIGN, DEAL, FIRST, SECOND, ACTION, CLOSE, Placing(0, 0, 1, 0), REVEALING, DONE)
)
