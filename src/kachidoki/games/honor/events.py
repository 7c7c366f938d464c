# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Victory & Honor: a signature for each kind of event.

They are made from the numbers of the record, and tell names.
"""

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


@event
def start(seat: Seat) -> None:
    """[start] Who starts the first round."""


@event
def side(seats: Seats, why: str) -> None:
    """[start] The partnership that names the starter: it is behind (lowest), or by lot."""


@event
def next_start(seat: Seat, why: str) -> None:
    """[start] By choice of the partners, by lot, or because their points are the lowest."""


@event
def redeal(seats: Seats) -> None:
    """[redeal] These hands have no general."""


@event
def round(round: int, seat: Seat) -> None:
    """A round begins; `seat` starts it."""


@event
def deal(count: int, cards: Secret[Cards]) -> None:
    """[setup] Everybody gets the same number of cards."""


@event
def phase(phase: int, seat: Seat, why: str) -> None:
    """[centre] Who starts it: the starter of the round, the winner of the centre, or again."""


@event
def face_up(key: Shown, seat: Seat, place: Place, card: Card) -> None:
    """[lead] A card of a colour that is not marked yet, or of the colour of the place."""


@event
def sacrifice(seat: Seat, place: Place, why: str, card: Secret[Card]) -> None:
    """[sacrifice] Face down, since the colour is missing (void), or nothing can be led there."""


@event
def trump(colour: Colour) -> None:
    """[trump] The third place is marked."""


@event
def command(key: Command, seat: Seat, victim: Seat, place: Place, auto: bool) -> None:
    """[scout] The victim has to play there; a partner is asked to."""


@event
def no_order(seat: Seat, victim: Seat) -> None:
    """[scout] A partner is told nothing."""


@event
def fill(seat: Seat) -> None:
    """[phase-end] Who was stuck."""


@event
def battle(phase: int) -> None:
    """[resolution] All twelve cards lie."""


@event
def reveal(seat: Seat, place: Place, card: Card, trump: bool) -> None:
    """[resolution] A face-down card, and whether it is a trump."""


@event
def shell(seat: Seat, place: Place, card: Card, victim: Seat) -> None:
    """[artillery] The gun of a seat in this place takes the card of the victim."""


@event
def win(seat: Seat, place: Place, card: Card, how: str, cards: Cards) -> None:
    """[resolution] What decided: highest, trump, flank, or first of equal honours."""


@event
def lost(place: Place, cards: Cards, why: str) -> None:
    """[rout] Nobody wins these cards: rout, or all in the open were shelled."""


@event
def round_end(round: int) -> None:
    """[reserve] All phases of a round are played."""


@event
def reserve(seat: Seat, card: Card) -> None:
    """[reserve] The card that was left joins the spoils."""


@event
def colour_score(
    seat: Seat, colour: Colour, stars: int, count: int, generals: int, points: int
) -> None:
    """[scoring] What one colour pays a seat: stars, and cards times generals."""


@event
def score(seat: Seat, points: int) -> None:
    """[scoring] What the regiments of a seat pay."""


@event
def honours(seats: Seats, sets: tuple[str, ...], points: int) -> None:
    """[honours-scoring] The combinations of a side."""


@event
def total(seats: Seats, points: int, total: int) -> None:
    """[scoring] A side in this round, and in all."""


@event
def game_over(seats: Seats, points: int, how: str) -> None:
    """[winning] Who won, and whether by points or shared."""
