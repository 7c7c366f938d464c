# interpreted: checking positions is not hot.
"""Whether a position of Victory & Honor can be: BadPosition says why not."""

from collections.abc import Sequence
from functools import reduce
from operator import or_

from kachidoki.games.honor import pieces
from kachidoki.games.honor.moves import NO_ORDER, ORDERS, Play
from kachidoki.games.honor.record import MOST_HONOURS, MOST_POINTS
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.steps.play import FILL, ORDER, PLAY
from kachidoki.games.honor.steps.scoring import DONE, counted
from kachidoki.games.honor.steps.setup import CHOOSE, DEAL, SIDE, START, behind
from kachidoki.kernel.errors import BadPosition, IllegalMove
from kachidoki.kernel.move import Move


def check(state: HonorState, plays: Sequence[Play]) -> None:
    """Raise BadPosition for what no game can reach; play the cards of the phase."""
    within = state.step in (PLAY, ORDER, FILL)
    _must((state.step is CHOOSE) == (state.side >= 0), state, "start")
    _check_points(state, within)
    if not within and (plays or state.forced >= 0 or state.suggested >= 0):
        raise BadPosition("plays-impossible", "play")
    _take_back(state, plays)
    state.seen = state.lost | reduce(or_, state.spoils)
    state.voids = state.voids_before
    if within:
        _replay(state, plays)
    else:
        _check_between(state)
        state.step.ask(state)


def _must(fine: object, state: HonorState, rule: str) -> None:
    if not fine:
        raise BadPosition("phase-impossible", rule, phase=state.step.name)


def _may_start(fine: object, seat: int) -> None:
    if not fine:
        raise BadPosition("turn-impossible", "start", seat=seat)


def _check_points(state: HonorState, within: bool) -> None:
    """[scoring] The rounds that were scored, and points that can be made."""
    wanted = int(state.round) - within
    if len(state.history) != wanted:
        raise BadPosition("history-length", "scoring", found=len(state.history), wanted=wanted)
    for row in state.history:
        bonus = row[pieces.SEATS :]
        pooled = bonus[2:] if state.rules.team else ()
        if any(pooled) or (any(bonus) and not state.rules.advanced) or sum(bonus) > MOST_HONOURS:
            raise BadPosition("points-impossible", "honours-scoring")
        if sum(row[: pieces.SEATS]) > MOST_POINTS:
            raise BadPosition("points-impossible", "scoring")


def _take_back(state: HonorState, plays: Sequence[Play]) -> None:
    """Give the cards of the phase back to those who played them, whose turn follows from them."""
    seat, stuck = int(state.first), False
    for play in plays:
        if seat < 0 or state.hand[seat] >> play.card & 1:
            raise BadPosition("plays-impossible", "play")
        state.hand[seat] |= pieces.bit(play.card)
        state.filled |= pieces.bit(seat * 3 + play.place)
        seat = (seat + 1) % pieces.SEATS if stuck else int(pieces.faced(seat, play.place))
        stuck = stuck or not state.passing_places(seat)
        for _ in range(pieces.SEATS):
            if stuck and not state.open_places(seat):
                seat = (seat + 1) % pieces.SEATS
    state.filled = 0


def _replay(state: HonorState, plays: Sequence[Play]) -> None:
    """Play the phase again from its start, with the hands of that moment."""
    step, turn, generals = state.step, state.turn, state.general
    orders = forced, suggested = state.forced, state.suggested
    # What the first phase has shown follows from its plays; a later one adds to what was known.
    if state.phase == 1:
        state.general = 0
    _check_round(state)
    state.turn = state.first
    state.forced = state.suggested = -1
    state.wait(PLAY)
    for number, play in enumerate(plays):
        # Whoever was ordered to a place went there; what was suggested no longer matters.
        if state.step is ORDER:
            _again(state, NO_ORDER if state.to_partner() else ORDERS[play.place])
        if number == pieces.CELLS - 1:
            # The twelfth card is followed by the battle at once.
            raise BadPosition("plays-impossible", "phase-end")
        _again(state, play)
    if state.step is ORDER and step is not ORDER:
        named = forced if forced >= 0 else suggested
        _again(state, ORDERS[named] if named >= 0 else NO_ORDER)
    if (state.step, state.turn) != (step, turn):
        raise BadPosition("turn-impossible", "direction", seat=int(state.turn))
    if (state.forced, state.suggested) != orders:
        raise BadPosition("plays-impossible", "scout")
    if state.general != generals:
        raise BadPosition("plays-impossible", "redeal")


def _again(state: HonorState, move: Move) -> None:
    try:
        state.play(move)
    except IllegalMove as refused:
        raise BadPosition(refused.reason, refused.rule, **refused.values) from None


def _check_round(state: HonorState) -> None:
    """The start of a phase: every card is in a hand, captured or lost."""
    rules = state.rules
    _must(state.round and state.phase and state.starter >= 0 and state.first >= 0, state, "play")
    starter = int(state.starter)
    _may_start(state.phase > 1 or state.first == starter, int(state.first))
    _may_start(state.round > 1 or rules.starter in (-1, starter), starter)
    _may_start(starter in behind(state), starter)
    _check_cards(state)
    _check_sizes(state, int(rules.dealt) - 3 * (int(state.phase) - 1), "setup")
    _must(state.phase > 1 or not state.voids, state, "sacrifice")
    for seat in range(pieces.SEATS):
        hand = state.hand[seat]
        for colour in range(4):
            if state.void(seat) >> colour & 1 and hand & pieces.suit(colour):
                raise BadPosition("void-held", "lead", seat=seat, colour=pieces.COLOURS[colour])
        # [redeal] Whoever has shown no general was dealt one and still has it.
        if rules.redeal and not state.general >> seat & 1 and not hand & pieces.ANY_GENERAL:
            raise BadPosition("no-general", "redeal", seat=seat)


def _check_sizes(state: HonorState, wanted: int, rule: str) -> None:
    for seat in range(pieces.SEATS):
        found = int(pieces.count(state.hand[seat]))
        if found != wanted:
            raise BadPosition("hand-size", rule, seat=seat, found=found, wanted=wanted)


def _check_cards(state: HonorState) -> None:
    """[cards] Each card once, and the honours only where they belong."""
    for card in range(pieces.CARDS):
        found = sum(cards >> card & 1 for cards in (*state.hand, *state.spoils, state.lost))
        wanted = int(card in state.rules.deck)
        if found != wanted:
            name = pieces.named(card)
            raise BadPosition("card-count", "cards", **name, found=found, wanted=wanted)


def _check_between(state: HonorState) -> None:
    """Before the first deal, or after a round: nobody holds a card, and all were scored."""
    step, team = state.step, state.rules.team
    _check_sizes(state, 0, "reserve")
    # What was shown of hands is forgotten with them.
    _must(not state.voids and not state.general, state, "reserve")
    if state.round == 0:
        _check_start(state)
        return
    _must((step is DONE) == (state.round == state.rules.rounds), state, "winning")
    seated = min(state.starter, state.first, state.turn) >= 0
    _must(state.phase == state.rules.phases and seated, state, "reserve")
    _check_cards(state)
    if state.history[-1] != counted(state):
        raise BadPosition("points-impossible", "scoring")
    last = behind(state)
    if step is SIDE:
        _must(team and len(last) == pieces.SEATS, state, "start")
    elif step is START:
        _must(not team and len(last) > 1, state, "start")
    elif step is CHOOSE:
        _must(team and int(state.side) in last, state, "start")
    elif step is DEAL:
        _may_start(int(state.starter) in last, int(state.starter))


def _check_start(state: HonorState) -> None:
    """Nothing has been dealt."""
    wanted = state.rules.starter
    _must(state.step is (START if state.starter < 0 else DEAL), state, "start")
    _must(wanted in (-1, state.starter), state, "start")
    _must((state.first, state.turn) == (wanted, wanted), state, "start")
    _must(not any(state.spoils) and not state.lost and not state.phase, state, "setup")
