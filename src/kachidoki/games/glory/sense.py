"""What a sensible player makes of a position: advice, quick play, and a guess at the result.

Everything here uses only what the seat itself may know: its hand and the open table.
"""

from math import sqrt
from typing import Final

from kachidoki.games.glory import pieces
from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.moves import PLACE, Discard, Draw, Lay, Place, Reveal, Strike
from kachidoki.games.glory.steps import turn
from kachidoki.games.glory.steps.rounds import REVEALING
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, odds

# By number of players: how many points make one round e times as likely to be won by one of two
# equal players (0.55 times the standard deviation of their difference, 150 rounds of greedy play).
SPREAD: Final[list[float]] = [0.0, 0.0, 19.5, 14.3, 13.8]
# Points of advice to units of advice: see `State.advice`.
SHARPNESS: Final = 0.3
# What a card from a draw pile adds to a hand, on average.
HIDDEN: Final = 3.0
# One in this many moves of quick play is random.
WHIMS: Final = 10


def guess(state: GloryRecord) -> list[float]:
    """By seat: the chance to win, from the points and the rounds to come."""
    left: i64 = state.rules.rounds - len(state.history)
    totals = [float(total) for total in state.scores]
    return odds(totals, SPREAD[state.players] * sqrt(float(left)))


def promise(state: GloryRecord, seat: i64, kind: i64, held: i64) -> float:
    """What `held` cards of a kind in the hand of `seat` promise: at most the kind's value."""
    needed: i64 = turn.least(state, kind)
    value = pieces.WORTH[kind]
    if state.owner[kind] == seat:
        # A second set only protects the first.
        return 0.15 * value * float(held) / float(needed)
    if held >= needed:
        return value + 0.1 * float(held - needed)
    ready = float(held) / float(needed)
    return 0.7 * value * ready * ready


def lay_worth(state: GloryRecord, seat: i64, kind: i64, count: i64) -> float:
    """Points at once, and an opponent's points undone; more cards are harder to beat."""
    owner: i64 = state.owner[kind]
    if owner == seat:
        return float(count) - 2.0 * float(state.sets[kind]) - 5.0
    worth = 10.0 + pieces.WORTH[kind] + 0.5 * float(count)
    if owner >= 0:
        worth += pieces.WORTH[kind] / float(state.players - 1)
    return worth


def discard_worth(state: GloryRecord, seat: i64, kind: i64) -> float:
    """The promise that is lost; of two equal losses, the cheaper card goes."""
    held: i64 = state.hand[seat * pieces.KINDS + kind]
    loss = promise(state, seat, kind, held) - promise(state, seat, kind, held - 1)
    return -loss - 0.05 * pieces.WORTH[kind]


def draw_worth(state: GloryRecord, seat: i64, pile: i64) -> float:
    """An open card for what it adds to the hand; a hidden one for what a card adds on average."""
    if pile < 2:
        return HIDDEN
    cards = state.pile1 if pile == 2 else state.pile2
    kind: i64 = cards[len(cards) - 1]
    held: i64 = state.hand[seat * pieces.KINDS + kind]
    return promise(state, seat, kind, held + 1) - promise(state, seat, kind, held)


def place_worth(state: GloryRecord, seat: i64, pile: i64) -> float:
    """Bury what the next player may want; leave open what one collects oneself."""
    cards = state.pile1 if pile == 2 else state.pile2
    kind: i64 = cards[len(cards) - 1]
    mine: i64 = state.hand[seat * pieces.KINDS + kind]
    return 0.1 * pieces.WORTH[kind] - (1.0 if mine > 0 else 0.0)


def worth(state: GloryRecord, seat: i64, move: Move) -> float:
    """In points."""
    if isinstance(move, Lay):
        return lay_worth(state, seat, move.kind, move.count)
    if isinstance(move, Discard):
        return discard_worth(state, seat, move.kind)
    if isinstance(move, Draw):
        return draw_worth(state, seat, move.pile)
    if isinstance(move, Place):
        return place_worth(state, seat, move.pile)
    if isinstance(move, Strike):
        # To remove a set, or to beat it in the same turn; else keep the figure.
        standing: i64 = state.sets[move.kind]
        held: i64 = state.hand[seat * pieces.KINDS + move.kind]
        if standing == 1:
            return 5.0 + pieces.WORTH[move.kind]
        beats = held == standing and held >= state.rules.smallest[move.kind]
        return 40.0 + pieces.WORTH[move.kind] if beats and state.step is not turn.CLOSE else -1.0
    if isinstance(move, Reveal):
        # Take points while they are there; pay nobody rather than another.
        kind: i64 = pieces.MISSION_KIND[move.mission]
        owner: i64 = state.owner[kind]
        points = float(pieces.MISSION_BONUS[move.mission] * state.sets[kind])
        return points if owner == seat else -1.0 if owner < 0 else -points
    return 0.0


def advise(state: GloryRecord, seat: i64, moves: tuple[Move, ...]) -> list[float]:
    """How good each legal move looks."""
    return [worth(state, seat, move) * SHARPNESS for move in moves]


def play_on(state: GloryRecord, rng: Rng) -> None:
    """Play to the end of the round as advised, but for a random move now and then.

    It does what `advise` says, without building lists: searches spend most of their time here.
    """
    while state.actor == CHANCE and state.round == 0:
        state.apply(state.chance(rng), CHANCE)
    seat: i64 = state.actor
    while seat >= 0:
        step = state.step
        if rng.below(WHIMS) == 0:
            state.apply(state.any_move(seat, rng), seat)
        elif step is REVEALING or turn.may_strike(state):
            moves = state.legal(seat)
            advice = advise(state, seat, moves)
            state.apply(moves[advice.index(max(advice))], seat)
        elif step is turn.ACTION:
            _act(state, seat)
        elif isinstance(step, turn.Placing):
            first = place_worth(state, seat, 2) >= place_worth(state, seat, 3)
            state.apply(PLACE[0 if first else 1], seat)
        else:
            _draw(state, seat, rng)
        seat = state.actor


def _draw(state: GloryRecord, seat: i64, rng: Rng) -> None:
    piles = turn.open_piles(state)
    best: i64 = rng.below(2)
    if not piles >> best & 1:
        best = 1 - best
    most = HIDDEN if piles & 3 else -1000.0
    pile: i64 = 2
    while pile < 4:
        if piles >> pile & 1:
            gain = draw_worth(state, seat, pile)
            if gain > most:
                most, best = gain, pile
        pile += 1
    state.count_move()
    turn.draw(state, best, False)


def _act(state: GloryRecord, seat: i64) -> None:
    hand = state.hand
    at = seat * pieces.KINDS
    best: i64 = -1
    most = -1000.0
    laying: i64 = 0
    kind: i64 = 0
    while kind < pieces.KINDS:
        held: i64 = hand[at + kind]
        if held > 1 and held >= turn.least(state, kind):
            gain = lay_worth(state, seat, kind, held)
            if gain > most:
                most, best, laying = gain, kind, held
        # A set that gains points is better than any discard.
        if held > 0 and (laying == 0 or most <= 0.0):
            gain = discard_worth(state, seat, kind)
            if gain > most:
                most, best, laying = gain, kind, 0
        kind += 1
    state.count_move()
    if laying > 0:
        turn.lay(state, best, laying)
    else:
        turn.discard(state, best)
