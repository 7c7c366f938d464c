"""What a sensible player makes of a position: advice, quick play, and a guess at the result.

Everything here uses only what the seat itself may know: its hand, its spoils, the open table and
the cards that everyone has seen.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import pieces
from kachidoki.games.honor.moves import Order, Play
from kachidoki.games.honor.steps.battle import shells
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import odds

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState

# How many points make one round e times as likely to be won by one of two equal sides (0.55 times
# the standard deviation of their difference, 300 rounds of greedy play): each alone, partners.
SPREAD: Final[list[float]] = [8.4, 12.3]
SPREAD_ADVANCED: Final[list[float]] = [10.1, 16.4]
# Points of advice to units of advice: see `State.advice`.
SHARPNESS: Final = 0.5
# One in this many moves of quick play is random.
WHIMS: Final = 12

# What a card is worth to whoever gets it, before anything is known of their spoils.
GENERAL: Final = 4.0  # beside its stars: the regiment cards that it makes count
CARD: Final = 1.0
HONOUR: Final = 1.8
# What is still expected to come to a place with each card that is missing there.
TO_COME: Final = 1.4
# How likely one unseen higher card is to be played by one player who has yet to play there.
BEATEN: Final = 0.25
# How likely a player who has yet to play is to trump, and an unknown face-down card to be one.
RUFF: Final = 0.06
HIDDEN: Final = 0.25
# How likely an enemy gun comes to face a card whose opposite place is empty.
GUN: Final = 0.07
# Among partners the wings come first: the centre passes the turn to one's own side at any time.
WING: Final = 0.8
# What is lost by spending a card that could win later.
KEEP: Final = 0.25


def guess(state: HonorState) -> list[float]:
    """By seat, the chance to win from the points and the rounds to come; partners share it."""
    left = float(state.rules.rounds - len(state.history))
    spread = SPREAD_ADVANCED if state.rules.advanced else SPREAD
    scale = spread[1 if state.rules.team else 0] * sqrt(left)
    return odds([float(total) for total in state.scores], scale)


class Spot:
    """What a seat sees of one place."""

    def __init__(self) -> None:
        # What the cards there are worth; the strongest one in the open, and whether it is ours.
        self.value = 0.0
        self.best: i64 = -1
        self.ours = False
        # Face-down cards of others; players who have yet to play there, and those against us.
        self.downs = 0.0
        self.missing = 0.0
        self.enemies = 0.0


class Eye:
    """What a seat sees of the table, looked at once for all its moves."""

    def __init__(self, state: HonorState, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.team = state.rules.team
        self.spoils: i64 = state.spoils[seat]
        # Cards that may still be in other hands, or face down.
        self.unseen: i64 = ~(state.seen | state.hand[seat])
        self.spots = [Spot(), Spot(), Spot()]
        hit = shells(state)
        cell: i64 = 0
        while cell < pieces.CELLS:
            spot = self.spots[cell % 3]
            owner = cell // 3
            friend = owner == seat or (self.team and (owner ^ seat) & 1 == 0)
            if not state.filled >> cell & 1:
                if owner != seat:
                    spot.missing += 1.0
                    spot.enemies += 0.0 if friend else 1.0
            elif state.down >> cell & 1:
                spot.value += CARD
                spot.downs += 1.0 if owner != seat else 0.0
            elif not hit >> cell & 1:
                card: i64 = state.cell[cell]
                spot.value += self.worth(card)
                rank: i64 = pieces.RANK_OF[card]
                if rank > spot.best:
                    spot.best = rank
                    spot.ours = friend
            cell += 1

    def worth(self, card: i64) -> float:
        """What a card adds to one's spoils."""
        rank: i64 = pieces.RANK_OF[card]
        if rank < pieces.HONOURS:
            return HONOUR
        mine = self.spoils >> (pieces.COLOUR_OF[card] * pieces.RANKS)
        if rank >= pieces.GENERALS:
            stars = float(rank - pieces.GENERALS + 1)
            return GENERAL + stars + 0.5 * float(pieces.regiment(mine))
        return CARD + 0.8 * float(pieces.count(mine >> pieces.GENERALS & 7))

    def higher(self, card: i64) -> float:
        """How many cards of its colour that beat this one are still out."""
        colour: i64 = pieces.COLOUR_OF[card]
        rank: i64 = pieces.RANK_OF[card]
        beaten = rank + 1 if rank >= pieces.HONOURS else pieces.HONOURS
        above = (self.unseen & pieces.suit(colour)) >> (colour * pieces.RANKS + beaten)
        return float(pieces.count(above))

    def worth_of(self, move: Move) -> float:
        """How good a move looks."""
        if isinstance(move, Play):
            return self.play(move.place, move.card)
        if isinstance(move, Order):
            return self.order(self.state.next_seat(), move.place)
        return 0.0

    def play(self, place: i64, card: i64) -> float:
        """How good it looks to put this card there."""
        state = self.state
        spot = self.spots[place]
        rank: i64 = pieces.RANK_OF[card]
        colour: i64 = pieces.COLOUR_OF[card]
        worth = self.worth(card)
        chance = 0.0
        bonus = 0.0
        if state.shows(place, card):
            chance, bonus = self._in_the_open(place, card, worth)
        elif state.trump == colour or (state.trump < 0 and not state.marked >> card & 1):
            # A trump, or a card that may become one.
            chance = 0.75 if state.trump == colour else 0.2
            chance *= (1.0 - 0.12 * (spot.missing + spot.downs)) ** (self.higher(card) * 0.4)
        prize = spot.value + TO_COME * spot.missing
        friend = 0.0
        if spot.ours and self.team:
            # The partner's card stands there: what we add is ours too, unless it is beaten; and
            # being on top where the partner is anyway gains nothing.
            friend = (1.0 - chance) * 0.55 ** (spot.enemies + 0.5 * spot.downs)
            prize = 0.3 * prize
        against = 1.0 - chance - friend
        score = chance * prize + (chance + friend) * worth - against * worth + bonus
        if rank >= pieces.CAVALRY or colour == state.trump:
            score -= KEEP * worth
        return score

    def _in_the_open(self, place: i64, card: i64, worth: float) -> tuple[float, float]:
        """How likely a face-up card is to win its place, and what else it brings."""
        state = self.state
        spot = self.spots[place]
        rank: i64 = pieces.RANK_OF[card]
        opposite = pieces.faced(self.seat, place) * 3 + 2 - place
        empty = not state.filled >> opposite & 1
        safe = self.team and place == pieces.CENTRE
        chance = 0.0
        bonus = 0.0
        if not safe and state.guns >> opposite & 1:
            # Shelled for certain: whoever fires gets it.
            bonus -= worth
        else:
            if rank > spot.best:
                chance = (1.0 - BEATEN * spot.enemies) ** self.higher(card)
                chance *= (1.0 - RUFF) ** spot.enemies * (1.0 - HIDDEN) ** spot.downs
            elif rank == pieces.CAVALRY and spot.missing == 0.0:
                chance = (1.0 - HIDDEN) ** spot.downs
            if rank == pieces.CAVALRY and spot.missing > 0.0:
                bonus -= 0.5
            if place != pieces.CENTRE and empty:
                if self.team:
                    bonus += WING
                else:
                    chance *= 1.0 - GUN
        if rank == pieces.ARTILLERY and not safe:
            if empty:
                bonus += 1.0
            elif not state.down >> opposite & 1:
                bonus += 1.5 * self.worth(state.cell[opposite])
        if rank == pieces.SCOUT:
            bonus += 0.3
        return chance, bonus

    def order(self, victim: i64, place: i64) -> float:
        """[scout] Send an opponent to our gun, or where our side wins; a partner elsewhere."""
        state = self.state
        spot = self.spots[place]
        score = 0.5 * spot.value if spot.ours else -0.3 * spot.value
        gun = pieces.faced(victim, place)
        if gun == self.seat and state.guns >> (gun * 3 + 2 - place) & 1:
            score += 3.0
        if self.team and (gun ^ self.seat) & 1 == 0:
            # From there the turn comes back to our side.
            score += 0.2
        partner = self.team and (victim ^ self.seat) & 1 == 0
        return -score if partner else score


def advise(state: HonorState, seat: i64, moves: tuple[Move, ...]) -> list[float]:
    """How good each legal move looks."""
    if state.horizon():
        return [0.0] * len(moves)
    eye = Eye(state, seat)
    return [eye.worth_of(move) * SHARPNESS for move in moves]


def play_on(state: HonorState, rng: Rng) -> None:
    """Play to the end of the round as advised, but for a random move now and then."""
    while not state.horizon():
        seat = state.actor
        if rng.below(WHIMS) == 0:
            state.apply(state.any_move(seat, rng), seat)
            continue
        moves = state.legal(seat)
        best = moves[0]
        if len(moves) > 1:
            eye = Eye(state, seat)
            most = -1000.0
            for move in moves:
                worth = eye.worth_of(move)
                if worth > most:
                    most = worth
                    best = move
        state.apply(best, seat)
