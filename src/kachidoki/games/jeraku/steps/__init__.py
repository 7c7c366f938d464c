"""The steps of Jeraku: what the table waits for, in the order of a game."""

from typing import Final

from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.steps import solo
from kachidoki.games.jeraku.steps.card import ACT, PLACE, PUSH, USE
from kachidoki.games.jeraku.steps.recruitment import DEAL, DISCARD, DRAFT, PASS
from kachidoki.games.jeraku.steps.rounds import ASSIGN, DAIMYOS, DONE, PRESTIGE, ROUND
from kachidoki.games.jeraku.steps.skirmish import ARMY, PLAY, TURN
from kachidoki.games.jeraku.steps.step import CardStep
from kachidoki.kernel.step import Step, question_keys, steps_by_name

# STRIKE stands for all attacks.
NAMED: Final = steps_by_name(
    (
        *(DAIMYOS, ASSIGN, DEAL, PASS, DISCARD, DRAFT, solo.OPEN, solo.TAKE, ARMY, PLAY),
        *(USE, PLACE, ACT, PUSH, solo.REVEAL, solo.STRIKE, DONE),
    )
)
STEPS: Final = tuple(NAMED)
# [solo] The steps in which a victim is chosen, by how far the enemy card has been resolved.
ATTACKS: Final = {step.stage: step for step in (solo.STRIKE, solo.HOLD, solo.ENTER)}
# Every question, with the names of its values.
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    **question_keys(NAMED.values()),
    "follow": ("clan", "suit"),
    "free": ("clan",),
    "place-ninja": ("clan", "count"),
}


def resume(state: JerakuRecord) -> None:
    """Put onto the stack of a position what follows, and ask whoever is to be asked."""
    step = state.step
    stack: list[Step[JerakuRecord]] = [ROUND, PRESTIGE]
    if step is DAIMYOS or step is ASSIGN or step is DONE:
        stack = []
    elif state.rules.solo:
        stack.append(solo.SOLO_SKIRMISH)
        if step is not solo.REVEAL and not (isinstance(step, solo.Attack) and state.turn):
            stack.append(solo.REVEAL)
        if step is solo.OPEN or step is solo.TAKE or isinstance(step, CardStep):
            stack.append(solo.OTHER)
    else:
        stack.append(TURN)
    if step is PUSH:
        stack.append(ACT)
    state.stack = stack
    step.ask(state)
