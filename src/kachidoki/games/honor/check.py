# interpreted: checking positions is not hot.
"""Whether a position of Victory & Honor can be: BadPosition says why not."""

from kachidoki.games.honor.pieces import (
    ANY_GENERAL,
    CARD_NAMES,
    CHOOSE,
    COLOURS,
    DEAL,
    DONE,
    SEATS,
    SIDE,
    START,
    STEPS,
    count,
    suit,
)
from kachidoki.games.honor.state import HonorState
from kachidoki.kernel.errors import BadPosition

# [scoring], [honours-scoring] What all cards pay if one player has them; shared, they pay less.
MOST_POINTS = 108
MOST_HONOURS = 36


def _impossible(state: HonorState, rule: str) -> BadPosition:
    return BadPosition("phase-impossible", rule, phase=STEPS[state.step])


def check_points(state: HonorState) -> None:
    """[scoring] The rounds that were scored, and points that can be made."""
    between = state.step in (START, SIDE, CHOOSE, DEAL, DONE)
    wanted = int(state.round) if between else int(state.round) - 1
    if len(state.history) != wanted:
        raise BadPosition("history-length", "scoring", found=len(state.history), wanted=wanted)
    for row in state.history:
        bonus = row[SEATS:]
        pooled = bonus[2:] if state.rules.team else ()
        if any(pooled) or (any(bonus) and not state.rules.advanced) or sum(bonus) > MOST_HONOURS:
            raise BadPosition("points-impossible", "honours-scoring")
        if sum(row[:SEATS]) > MOST_POINTS:
            raise BadPosition("points-impossible", "scoring")


def check_round(state: HonorState) -> None:
    """The start of a phase: every card is in a hand, captured or lost."""
    if state.round == 0 or state.phase == 0 or state.starter < 0 or state.first < 0:
        raise _impossible(state, "play")
    if state.side >= 0:
        raise _impossible(state, "start")
    if state.phase == 1 and state.first != state.starter:
        raise BadPosition("turn-impossible", "start", seat=int(state.first))
    if state.round == 1 and state.rules.starter >= 0 and state.starter != state.rules.starter:
        raise BadPosition("turn-impossible", "start", seat=int(state.starter))
    if int(state.starter) not in state.lowest():
        raise BadPosition("turn-impossible", "start", seat=int(state.starter))
    _check_cards(state)
    played = int(state.phase) - 1
    wanted = int(state.rules.dealt) - 3 * played
    for seat in range(SEATS):
        found = count(state.hand[seat])
        if found != wanted:
            raise BadPosition("hand-size", "setup", seat=seat, found=found, wanted=wanted)
        for colour in range(4):
            if state.void(seat) >> colour & 1 and state.hand[seat] & suit(colour):
                raise BadPosition("void-held", "lead", seat=seat, colour=COLOURS[colour])
    if state.phase == 1 and state.voids:
        raise _impossible(state, "sacrifice")
    _check_generals(state)


def _check_cards(state: HonorState) -> None:
    """[cards] Each card once, and the honours only where they belong."""
    for card, name in enumerate(CARD_NAMES):
        places = [*state.hand.each(), *state.spoils.each(), state.lost]
        found = sum(cards >> card & 1 for cards in places)
        wanted = 1 if card in state.rules.deck else 0
        if found != wanted:
            colour, rank = name.split(" ")
            raise BadPosition(
                "card-count", "cards", colour=colour, rank=rank, found=found, wanted=wanted
            )


def _check_generals(state: HonorState) -> None:
    """[redeal] Whoever has shown no general was dealt one and still has it."""
    if not state.rules.redeal:
        return
    for seat in range(SEATS):
        if not state.general >> seat & 1 and not state.hand[seat] & ANY_GENERAL:
            raise BadPosition("no-general", "redeal", seat=seat)


def check_between(state: HonorState) -> None:
    """Before the first deal, or after a round: nobody holds a card, and all were scored."""
    step = state.step
    for seat in range(SEATS):
        found = int(count(state.hand[seat]))
        if found:
            raise BadPosition("hand-size", "reserve", seat=seat, found=found, wanted=0)
    if state.voids or state.general:
        # What was shown of hands is forgotten with them.
        raise _impossible(state, "reserve")
    if state.round == 0:
        _check_start(state)
        return
    if (step == DONE) != (state.round == state.rules.rounds):
        raise _impossible(state, "winning")
    if state.phase != state.rules.phases or state.starter < 0 or state.first < 0 or state.turn < 0:
        raise _impossible(state, "reserve")
    _check_cards(state)
    if state.history[-1] != state.counted():
        raise BadPosition("points-impossible", "scoring")
    behind = state.lowest()
    if step == SIDE and not (state.rules.team and len(behind) == SEATS):
        raise _impossible(state, "start")
    if step == START and (state.rules.team or len(behind) == 1):
        raise _impossible(state, "start")
    if (step == CHOOSE) != (state.side >= 0):
        raise _impossible(state, "start")
    if step == CHOOSE and not (state.rules.team and int(state.side) in behind):
        raise _impossible(state, "start")
    if step == DEAL and int(state.starter) not in behind:
        raise BadPosition("turn-impossible", "start", seat=int(state.starter))


def _check_start(state: HonorState) -> None:
    """Nothing has been dealt."""
    if state.step not in (START, DEAL):
        raise _impossible(state, "start")
    if (state.step == START) != (state.starter < 0):
        raise _impossible(state, "start")
    if state.rules.starter >= 0 and state.starter != state.rules.starter:
        raise _impossible(state, "start")
    if (state.first, state.turn, state.side) != (state.rules.starter, state.rules.starter, -1):
        raise _impossible(state, "start")
    if any(state.spoils.each()) or state.lost or state.phase:
        raise _impossible(state, "setup")
