"""The steps of Victory & Honor: what the table waits for, in the order of a game."""

from typing import Any, Final

from kachidoki.games.honor.steps.play import FILL, ORDER, PLAY
from kachidoki.games.honor.steps.rounds import CHOOSE, DEAL, DONE, SIDE, START
from kachidoki.kernel.step import Step, question_keys, steps_by_name

STEPS: Final[dict[str, Step[Any]]] = steps_by_name(
    (START, SIDE, CHOOSE, DEAL, PLAY, ORDER, FILL, DONE)
)
# [scout] Two steps ask in other words where a scout has spoken.
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    **question_keys(STEPS.values()),
    "suggest": ("victim",),
    **dict.fromkeys(("ordered", "suggested"), ("place", "victim")),
}
