"""The steps of Victory & Honor: what the table waits for, in the order of a game."""

from typing import Any, Final

from kachidoki.games.honor.steps.play import FILL, ORDER, PLAY
from kachidoki.games.honor.steps.scoring import DONE
from kachidoki.games.honor.steps.setup import CHOOSE, DEAL, SIDE, START
from kachidoki.kernel.step import Step, steps_by_name

STEPS: Final[dict[str, Step[Any]]] = steps_by_name(
    (START, SIDE, CHOOSE, DEAL, PLAY, ORDER, FILL, DONE)
)
