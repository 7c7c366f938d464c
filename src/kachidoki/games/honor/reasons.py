# interpreted: reasons are for people; nothing here is used inside playouts.
# mypy: disable-error-code="empty-body"
"""What a move of Victory & Honor brings, as a sensible player says it who sees what the seat sees.

Declared and told like events; the judgement is that of sense.py.
"""

from kachidoki.games.honor import pieces
from kachidoki.games.honor.events import Card, Colour
from kachidoki.games.honor.moves import Order, Play
from kachidoki.games.honor.sense import Eye
from kachidoki.games.honor.state import HonorState
from kachidoki.kernel.event import Event, Seat, declare
from kachidoki.kernel.move import Move


# [artillery] It hits what lies there, or what its player is still to play face up.
# [cavalry] It is the last card of its place.
# [scout] Whom it may send to a place.
def shells(victim: Seat, card: Card) -> Event: ...
def aims(victim: Seat) -> Event: ...
def flank() -> Event: ...
def scouts(victim: Seat) -> Event: ...


# [lead] So many higher cards of its colour are still out. [trump] The same of a trump; a card that
# may become one.
# [sacrifice] A place that the partner wins; one that is hardly won, with the least that one has.
def highest(colour: Colour) -> Event: ...
def leads(colour: Colour, count: int) -> Event: ...
def trump(count: int) -> Event: ...
def hopes(colour: Colour) -> Event: ...
def partner(seat: Seat) -> Event: ...
def cheap() -> Event: ...


# [scout] An order to where the partner's gun aims, or where one's own side is ahead; a partner to
# where it is not.
def to_gun(seat: Seat, victim: Seat) -> Event: ...
def to_ours(victim: Seat) -> Event: ...
def helps(victim: Seat) -> Event: ...


declare(globals())


def reason(state: HonorState, seat: int, move: Move) -> Event | None:
    """What the move brings; `state` is a record in which only what `seat` may know is filled in."""
    if isinstance(move, Order):
        return _order(state, seat, move.place)
    if not isinstance(move, Play):
        return None
    eye = Eye(state, seat)
    special = _manoeuvre(state, eye, move) if state.shows(move.place, move.card) else None
    return special or _fight(state, eye, move) or _loss(state, eye, move)


def _manoeuvre(state: HonorState, eye: Eye, move: Play) -> Event | None:
    """What artillery, cavalry and scout can do that no other card does."""
    place, rank = move.place, move.rank
    victim = pieces.faced(eye.seat, place)
    opposite = victim * 3 + 2 - place
    if rank == pieces.ARTILLERY and not (eye.team and place == pieces.CENTRE):
        if not state.filled >> opposite & 1:
            return aims(victim=victim)
        if not state.down >> opposite & 1:
            return shells(victim=victim, card=state.cell[opposite])
    if rank == pieces.CAVALRY and not eye.spots[place].missing and not _shelled(state, eye, place):
        return flank()
    if rank == pieces.SCOUT and pieces.count(state.passing_places(victim)) > 1:
        return scouts(victim=victim)
    return None


def _fight(state: HonorState, eye: Eye, move: Play) -> Event | None:
    """How the card stands against the others of its place."""
    place, card, colour = move.place, move.card, move.colour
    spot, higher = eye.spots[place], int(eye.higher(card))
    if state.shows(place, card):
        if move.rank > spot.best and not _shelled(state, eye, place):
            return leads(colour=colour, count=higher) if higher else highest(colour=colour)
    elif state.trump == colour:
        return trump(count=higher)
    elif state.trump < 0 and not state.marked >> card & 1:
        return hopes(colour=colour)
    return partner(seat=(eye.seat + 2) % pieces.SEATS) if spot.ours and eye.team else None


def _loss(state: HonorState, eye: Eye, move: Play) -> Event | None:
    hand = state.hand[eye.seat]
    held = [card for card in range(pieces.CARDS) if hand >> card & 1]
    return cheap() if all(eye.worth(card) >= eye.worth(move.card) for card in held) else None


def _shelled(state: HonorState, eye: Eye, place: int) -> bool:
    """[artillery] Whether a gun hits what is played there face up."""
    opposite = pieces.faced(eye.seat, place) * 3 + 2 - place
    return bool(state.guns >> opposite & 1) and not (eye.team and place == pieces.CENTRE)


def _order(state: HonorState, seat: int, place: int) -> Event | None:
    eye, victim = Eye(state, seat), state.next_seat()
    gun = pieces.faced(victim, place)
    mate = eye.team and (victim ^ seat) & 1 == 0
    aimed = state.guns >> (gun * 3 + 2 - place) & 1
    if eye.team and not mate and aimed and (gun ^ seat) & 1 == 0:
        return to_gun(seat=gun, victim=victim)
    if eye.spots[place].ours:
        return None if mate else to_ours(victim=victim)
    return helps(victim=victim) if mate else None
