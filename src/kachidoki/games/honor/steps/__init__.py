"""The steps of Victory & Honor: what the table waits for, in the order of a game."""

from typing import Any, Final

from kachidoki.games.honor.steps.play import FILL, ORDER, ORDERED, PLAY, SUGGEST, SUGGESTED
from kachidoki.games.honor.steps.scoring import DONE
from kachidoki.games.honor.steps.setup import CHOOSE, DEAL, SIDE, START
from kachidoki.kernel.step import Step, question_keys, steps_by_name

STEPS: Final[dict[str, Step[Any]]] = steps_by_name(
    (START, SIDE, CHOOSE[0], DEAL, PLAY, ORDER, FILL, DONE)
)
QUESTIONS: Final = question_keys((*STEPS.values(), ORDERED[0], SUGGESTED[0], SUGGEST))
