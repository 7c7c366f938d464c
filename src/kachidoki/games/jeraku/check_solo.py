# interpreted: checking positions is not hot.
"""Whether a position of the solo game can be."""

from kachidoki.games.jeraku.check import impossible
from kachidoki.games.jeraku.pieces import (
    ACT,
    DAIMYOS,
    DONE,
    GREEN,
    OPEN,
    OPEN_CARDS,
    PLACE,
    REVEAL,
    SUIT_OF,
    TAKE,
    USE,
    VICTIM,
    count,
)
from kachidoki.games.jeraku.solo import ARRIVE, END, STRIKE
from kachidoki.games.jeraku.state import JerakuState

CARDS_OF_A_SKIRMISH = 3


def check_solo(state: JerakuState) -> None:
    """The cards that were drawn, and where in a skirmish the game stands."""
    step, rules = state.step, state.rules
    if step not in (DAIMYOS, OPEN, TAKE, USE, PLACE, ACT, REVEAL, VICTIM, DONE):
        raise impossible(state, "solo")
    if step in (DAIMYOS, DONE):
        used = (state.open, state.skirmish, state.turn, state.stage, state.now + 1)
        started = step == DAIMYOS and (state.seen or state.top >= 0)
        if any(used) or started or state.enemy >= 0 or state.acting >= 0:
            raise impossible(state, "solo")
        return
    if not 1 <= state.skirmish <= rules.skirmishes:
        raise impossible(state, "solo")
    second = step == VICTIM and state.turn == 1
    drawn = CARDS_OF_A_SKIRMISH * (int(state.skirmish) - 1)
    if step != OPEN:
        drawn += CARDS_OF_A_SKIRMISH if second else OPEN_CARDS
    open_now = {TAKE: 2, USE: 1, PLACE: 1, ACT: 1}.get(int(step), 0)
    if count(state.seen) != drawn or count(state.open) != open_now:
        raise impossible(state, "solo")
    if state.open & ~state.seen or (state.turn and step != VICTIM):
        raise impossible(state, "solo")
    if state.top >= 0 and not state.seen >> state.top & 1:
        raise impossible(state, "solo")
    in_use = step in (USE, PLACE, ACT)
    if (state.now >= 0) != in_use or (state.enemy >= 0) != (step == VICTIM):
        raise impossible(state, "solo-card")
    if in_use:
        fresh = state.seen >> state.now & 1 and not state.open >> state.now & 1
        if not fresh or state.acting != GREEN or state.top != state.now:
            raise impossible(state, "solo-card")
    elif step == VICTIM:
        _check_victims(state)
    elif state.acting >= 0:
        raise impossible(state, "solo")
    if (state.stage != ARRIVE) != (step == VICTIM):
        raise impossible(state, "solo-samurai")


def _check_victims(state: JerakuState) -> None:
    """[solo-samurai] Two automatic clans that nothing tells apart."""
    seen = state.seen >> state.enemy & 1 and not state.open >> state.enemy & 1
    if not seen or state.acting != SUIT_OF[state.enemy] or not STRIKE <= state.stage < END:
        raise impossible(state, "solo-samurai")
    found = state.tied_victims()
    if count(found) < 2:
        raise impossible(state, "solo-samurai")
    state.victims = found
