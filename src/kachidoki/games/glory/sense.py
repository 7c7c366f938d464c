"""What a sensible player makes of a position: advice, quick play, and a guess at the result.

Everything here uses only what the seat itself may know: its hand and the open table.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from kachidoki.games.glory.moves import (
    DISCARD,
    END_TURN,
    LAY,
    PLACE,
    Discard,
    Draw,
    Lay,
    Place,
    Reveal,
    Strike,
)
from kachidoki.games.glory.pieces import BONUS, KINDS, MISSION_KIND, MISSION_STACK, VALUES
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState

# About how far apart, in points, chance drives two equal players in one round.
SPREAD: Final = 22.0


def guess(state: GloryState) -> list[float]:
    """By seat: the chance to win, from the points so far and the rounds to come."""
    seats = state.players
    if state.actor == OVER:
        winners = state.winners
        share = 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(seats)]
    totals = state.scores
    best = max(totals)
    left: i64 = state.rules.rounds - len(state.history)
    scale = SPREAD * sqrt(float(left))
    odds = [exp((total - best) / scale) for total in totals]
    whole = sum(odds)
    return [odd / whole for odd in odds]


def card_worth(state: GloryState, seat: i64, kind: i64, held: i64) -> float:
    """What `held` cards of a kind in the hand of `seat` promise, from 0 to the kind's value."""
    least: i64 = state.sets[kind] + 1
    smallest: i64 = state.rules.smallest[kind]
    if least < smallest:
        least = smallest
    if state.owner[kind] == seat:
        # A second set only protects the first: it is worth something when the first is small.
        return VALUES[kind] * 0.15 * float(held) / float(least)
    if held >= least:
        return VALUES[kind] + 0.1 * float(held - least)
    ready = float(held) / float(least)
    return VALUES[kind] * ready * ready * 0.7


def advise(state: GloryState, seat: i64) -> list[float]:
    """How good each legal move looks."""
    advice: list[float] = []
    at = seat * KINDS
    for move in state.legal(seat):
        worth = 0.0
        if isinstance(move, Lay):
            kind = move.kind
            owner: i64 = state.owner[kind]
            worth = 10.0 + VALUES[kind] + 0.5 * float(move.count)
            if owner == seat:
                worth = -5.0 + float(move.count) - 2.0 * state.sets[kind]
            elif owner >= 0:
                worth += VALUES[kind] / float(state.players - 1)
        elif isinstance(move, Discard):
            held: i64 = state.hand[at + move.kind]
            loss = card_worth(state, seat, move.kind, held)
            loss -= card_worth(state, seat, move.kind, held - 1)
            worth = -loss - 0.05 * VALUES[move.kind]
        elif isinstance(move, Draw):
            worth = _draw_worth(state, seat, move.pile)
        elif isinstance(move, Place):
            # Bury what the next player may want; leave on top what nobody else wants.
            pile = state.pile1 if move.pile == 0 else state.pile2
            worth = _top_worth(state, seat, pile)
        elif isinstance(move, Strike):
            worth = _strike_worth(state, seat, move.kind)
        elif isinstance(move, Reveal):
            worth = _reveal_worth(state, seat, move.mission)
        advice.append(worth)
    return advice


def _draw_worth(state: GloryState, seat: i64, pile: i64) -> float:
    at = seat * KINDS
    if pile < 2:
        return 3.0
    cards = state.pile1 if pile == 2 else state.pile2
    kind: i64 = cards[len(cards) - 1]
    held: i64 = state.hand[at + kind]
    return card_worth(state, seat, kind, held + 1) - card_worth(state, seat, kind, held)


def _top_worth(state: GloryState, seat: i64, pile: list[int]) -> float:
    kind: i64 = pile[len(pile) - 1]
    mine: i64 = state.hand[seat * KINDS + kind]
    return 0.1 * VALUES[kind] - (1.0 if mine > 0 else 0.0)


def _strike_worth(state: GloryState, seat: i64, kind: i64) -> float:
    standing: i64 = state.sets[kind]
    held: i64 = state.hand[seat * KINDS + kind]
    if standing == 1:
        return 5.0 + VALUES[kind]
    if seat == state.turn and held == standing and held >= state.rules.smallest[kind]:
        return 40.0 + VALUES[kind]
    return -1.0


def _reveal_worth(state: GloryState, seat: i64, mission: i64) -> float:
    kind: i64 = MISSION_KIND[mission]
    owner: i64 = state.owner[kind]
    points = float(BONUS[MISSION_STACK[mission]] * state.sets[kind])
    if owner == seat:
        return points
    # A mission that pays nobody is kept for a better round; one that pays another is worse.
    return -1.0 if owner < 0 else -points


def play_on(state: GloryState, rng: Rng) -> None:
    """Play plausibly and fast to the end of the round."""
    actor: i64 = state.actor
    while actor >= 0:
        _step(state, actor, rng)
        actor = state.actor
    if actor == CHANCE and state.round == 0:
        while state.actor == CHANCE:
            state.apply(state.chance(rng), CHANCE)
        play_on(state, rng)


def _step(state: GloryState, seat: i64, rng: Rng) -> None:
    phase = state.phase
    if phase == 5:
        _quick_action(state, seat, rng)
    elif phase == 7:
        state.apply(PLACE[rng.below(2)], seat)
    elif phase == 6 and rng.below(2) == 0:
        state.apply(END_TURN, seat)
    else:
        moves = state.legal(seat)
        move = moves[rng.below(len(moves))]
        if isinstance(move, Draw) and move.pile >= 2:
            # Think twice before taking an open card that does not help.
            cards = state.pile1 if move.pile == 2 else state.pile2
            if state.hand[seat * KINDS + cards[len(cards) - 1]] == 0:
                move = moves[rng.below(len(moves))]
        state.apply(move, seat)


def _quick_action(state: GloryState, seat: i64, rng: Rng) -> None:
    """Lay the most valuable set if there is one; else discard what is furthest from a set."""
    at = seat * KINDS
    hand = state.hand
    sets = state.sets
    smallest = state.rules.smallest
    lay: i64 = -1
    drop: i64 = -1
    least_loss: i64 = 1000000
    kind: i64 = 0
    while kind < KINDS:
        held: i64 = hand[at + kind]
        if held > 0:
            least: i64 = sets[kind] + 1
            low: i64 = smallest[kind]
            if least < low:
                least = low
            mine = state.owner[kind] == seat
            value: i64 = VALUES[kind]
            if held >= least and not mine and lay < 0 and rng.below(8) > 0:
                lay = kind
            loss: i64 = value * held * 12 // least + rng.below(40)
            if mine:
                loss = rng.below(40)
            if loss < least_loss:
                least_loss = loss
                drop = kind
        kind += 1
    if lay >= 0:
        state.apply(LAY[lay][hand[at + lay] - 2], seat)
    else:
        state.apply(DISCARD[drop], seat)
