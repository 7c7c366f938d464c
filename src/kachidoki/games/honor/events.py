# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Victory & Honor: made from numbers of the record, it tells names."""

from typing import Annotated, Literal

from kachidoki.games.honor import pieces
from kachidoki.kernel.event import Seat, Seats, Secret, Told, event

Colour = Annotated[int, Told(pieces.COLOURS.__getitem__)]
Place = Annotated[int, Told(pieces.PLACES.__getitem__)]
Card = Annotated[
    int, Told(colour=pieces.COLOUR_NAME.__getitem__, rank=pieces.RANK_NAME.__getitem__)
]
Cards = Annotated[int, Told(pieces.card_names)]
Shown = Literal["lead", "follow"]
Command = Literal["order", "suggest"]


# [start] Who starts the first round; the partnership that names a later starter, since it is behind
# (lowest) or by lot; the starter, by choice of the partners, by lot, or since they are behind.
# [redeal] These hands have no general. [setup] Everybody gets the same number of cards.
# [centre] Who starts a phase: the starter of the round, the winner of the centre, or again.
@event
def start(seat: Seat) -> None: ...
@event
def side(seats: Seats, why: str) -> None: ...
@event
def next_start(seat: Seat, why: str) -> None: ...
@event
def redeal(seats: Seats) -> None: ...
@event
def round(round: int, seat: Seat) -> None: ...
@event
def deal(count: int, cards: Secret[Cards]) -> None: ...
@event
def phase(phase: int, seat: Seat, why: str) -> None: ...


# [lead] A card of a colour that is not marked yet, or of the colour of the place.
# [sacrifice] Face down, since the colour is missing (void), or nothing can be led there.
# [trump] The third place is marked.
# [scout] The victim has to play there; a partner is asked to, or told nothing.
# [phase-end] Who was stuck.
@event
def face_up(key: Shown, seat: Seat, place: Place, card: Card) -> None: ...
@event
def sacrifice(seat: Seat, place: Place, why: str, card: Secret[Card]) -> None: ...
@event
def trump(colour: Colour) -> None: ...
@event
def command(key: Command, seat: Seat, victim: Seat, place: Place, auto: bool) -> None: ...
@event
def no_order(seat: Seat, victim: Seat) -> None: ...
@event
def fill(seat: Seat) -> None: ...


# [resolution] All twelve cards lie. A face-down card, and whether it is a trump.
# [artillery] The gun of a seat in this place takes the card of the victim.
# [resolution] What decided: highest, trump, flank, or first of equal honours.
# [rout] Nobody wins these cards: rout, or all in the open were shelled.
@event
def battle(phase: int) -> None: ...
@event
def reveal(seat: Seat, place: Place, card: Card, trump: bool) -> None: ...
@event
def shell(seat: Seat, place: Place, card: Card, victim: Seat) -> None: ...
@event
def win(seat: Seat, place: Place, card: Card, how: str, cards: Cards) -> None: ...
@event
def lost(place: Place, cards: Cards, why: str) -> None: ...


# [reserve] All phases of a round are played; the card that was left joins the spoils.
# [scoring] What one colour pays a seat: stars, and cards times generals; what its regiments pay.
# [honours-scoring] The combinations of a side. [scoring] A side in this round, and in all.
# [winning] Who won, and whether by points or shared.
@event
def round_end(round: int) -> None: ...
@event
def reserve(seat: Seat, card: Card) -> None: ...
@event
def colour_score(
    seat: Seat, colour: Colour, stars: int, count: int, generals: int, points: int
) -> None: ...
@event
def score(seat: Seat, points: int) -> None: ...
@event
def honours(seats: Seats, sets: tuple[str, ...], points: int) -> None: ...
@event
def total(seats: Seats, points: int, total: int) -> None: ...
@event
def game_over(seats: Seats, points: int, how: str) -> None: ...
