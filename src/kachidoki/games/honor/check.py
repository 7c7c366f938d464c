# interpreted: checking positions is not hot.
"""Whether a position of Victory & Honor can be: BadPosition says why not."""

from functools import reduce
from operator import or_

from kachidoki.games.honor import pieces
from kachidoki.games.honor.moves import NO_ORDER, ORDERS, PLAYS, Play, parse_play
from kachidoki.games.honor.record import MOST_HONOURS, MOST_POINTS
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.steps.play import FILL, ORDER, PLAY
from kachidoki.games.honor.steps.rounds import CHOOSE, DEAL, DONE, SIDE, START, behind, counted
from kachidoki.kernel.errors import BadPosition, IllegalMove, must, shown
from kachidoki.kernel.shapes import array


def check(state: HonorState, texts: object) -> None:
    """Raise BadPosition for what no game can reach; play the cards of the phase."""
    plays = [_read_play(text) for text in array(texts, "plays")]
    within = state.step in (PLAY, ORDER, FILL)
    _may_be((state.step is CHOOSE) == (state.side >= 0), state, "start")
    _check_points(state, within)
    nothing_played = not plays and state.forced < 0 and state.suggested < 0
    must(within or nothing_played, "plays-impossible", "play")
    _take_back(state, plays)
    state.seen = state.lost | reduce(or_, state.spoils)
    state.voids = state.voids_before
    if not within:
        _check_between(state)
        state.step.ask(state)
        return
    try:
        _replay(state, plays)
    except IllegalMove as refused:
        raise BadPosition(refused.reason, refused.rule, **refused.values) from None


def _read_play(text: object) -> Play:
    play = parse_play(text)
    if play is None:
        known = (PLAYS[0].text,)
        raise BadPosition("unknown-name", field="plays", value=shown(text), known=known)
    return play


def _may_be(fine: object, state: HonorState, rule: str) -> None:
    must(fine, "phase-impossible", rule, phase=state.step.name)


def _may_start(fine: object, seat: int) -> None:
    must(fine, "turn-impossible", "start", seat=seat)


def _check_points(state: HonorState, within: bool) -> None:
    """[scoring] The rounds that were scored, and points that can be made."""
    found, wanted = len(state.history), int(state.round) - within
    must(found == wanted, "history-length", "scoring", found=found, wanted=wanted)
    # Each side has honours at its first seat.
    paid = len(state.rules.sides) if state.rules.advanced else 0
    for row in state.history:
        points, honours = row[: pieces.SEATS], row[pieces.SEATS :]
        fine = not any(honours[paid:]) and sum(honours) <= MOST_HONOURS
        must(fine, "points-impossible", "honours-scoring")
        must(sum(points) <= MOST_POINTS, "points-impossible", "scoring")


def _take_back(state: HonorState, plays: list[Play]) -> None:
    """Give the cards of the phase back to those who played them, whose turn follows from them."""
    seat, stuck = int(state.first), False
    for play in plays:
        possible = seat >= 0 and not state.hand[seat] >> play.card & 1
        must(possible, "plays-impossible", "play")
        state.hand[seat] |= pieces.bit(play.card)
        state.filled |= pieces.bit(seat * 3 + play.place)
        seat = (seat + 1) % pieces.SEATS if stuck else int(pieces.faced(seat, play.place))
        stuck = stuck or not state.passing_places(seat)
        for _ in range(pieces.SEATS):
            if stuck and not state.open_places(seat):
                seat = (seat + 1) % pieces.SEATS
    state.filled = 0


def _replay(state: HonorState, plays: list[Play]) -> None:
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
            state.play(NO_ORDER if state.to_partner() else ORDERS[play.place])
        # The twelfth card is followed by the battle at once.
        must(number < pieces.CELLS - 1, "plays-impossible", "phase-end")
        state.play(play)
    if state.step is ORDER and step is not ORDER:
        named = forced if forced >= 0 else suggested
        state.play(ORDERS[named] if named >= 0 else NO_ORDER)
    reached = (state.step, state.turn) == (step, turn)
    must(reached, "turn-impossible", "direction", seat=int(state.turn))
    must((state.forced, state.suggested) == orders, "plays-impossible", "scout")
    must(state.general == generals, "plays-impossible", "redeal")


def _check_round(state: HonorState) -> None:
    """The start of a phase: every card is in a hand, captured or lost."""
    rules, starter = state.rules, int(state.starter)
    begun = state.round and state.phase and min(starter, state.first) >= 0
    _may_be(begun, state, "play")
    _may_start(state.phase > 1 or state.first == starter, int(state.first))
    _may_start(state.round > 1 or rules.starter in (-1, starter), starter)
    _may_start(starter in behind(state), starter)
    _check_cards(state)
    _check_sizes(state, int(rules.dealt) - 3 * (int(state.phase) - 1), "setup")
    _may_be(state.phase > 1 or not state.voids, state, "sacrifice")
    for seat, hand in enumerate(state.hand):
        for colour, name in enumerate(pieces.COLOURS):
            bare = not hand & pieces.suit(colour) or not state.void(seat) >> colour & 1
            must(bare, "void-held", "lead", seat=seat, colour=name)
        # [redeal] Whoever has shown no general was dealt one and still has it.
        had = not rules.redeal or state.general >> seat & 1 or hand & pieces.ANY_GENERAL
        must(had, "no-general", "redeal", seat=seat)


def _check_sizes(state: HonorState, wanted: int, rule: str) -> None:
    for seat, hand in enumerate(state.hand):
        found = int(pieces.count(hand))
        must(found == wanted, "hand-size", rule, seat=seat, found=found, wanted=wanted)


def _check_cards(state: HonorState) -> None:
    """[cards] Each card once, and the honours only where they belong."""
    for card in range(pieces.CARDS):
        found = sum(cards >> card & 1 for cards in (*state.hand, *state.spoils, state.lost))
        wanted = int(card in state.rules.deck)
        told = {**pieces.named(card), "found": found, "wanted": wanted}
        must(found == wanted, "card-count", "cards", **told)


def _check_between(state: HonorState) -> None:
    """Before the first deal, or after a round: nobody holds a card, and all were scored."""
    step, starter, rules = state.step, int(state.starter), state.rules
    _check_sizes(state, 0, "reserve")
    # What was shown of hands is forgotten with them.
    _may_be(not state.voids and not state.general, state, "reserve")
    last = behind(state)
    if state.round == 0:
        nobody_yet = START if starter < 0 else DEAL
        seats = {int(state.first), int(state.turn), int(rules.starter)}
        fine = step is nobody_yet and len(seats) == 1 and rules.starter in (-1, starter)
        _may_be(fine, state, "start")
        _may_be(not any(state.spoils) and not state.lost and not state.phase, state, "setup")
        return
    _may_be((step is DONE) == (state.round == rules.rounds), state, "winning")
    seated = min(starter, state.first, state.turn) >= 0
    _may_be(state.phase == rules.phases and seated, state, "reserve")
    _check_cards(state)
    must(state.history[-1] == counted(state), "points-impossible", "scoring")
    may_wait = {
        SIDE: rules.team and len(last) == pieces.SEATS,
        START: not rules.team and len(last) > 1,
        CHOOSE: rules.team and int(state.side) in last,
    }
    _may_be(may_wait.get(step, True), state, "start")
    _may_start(step is not DEAL or starter in last, starter)
