# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Victory & Honor: one class for each kind of event."""

from typing import Annotated

from kachidoki.kernel.event import Seat, Seats, Secret, Typed

# Values that the texts have names for.
Colour = Annotated[str, "colour"]
Rank = Annotated[str, "rank"]
Place = Annotated[str, "place"]
Sets = Annotated[tuple[str, ...], "set"]
Cards = tuple[str, ...]


class Start(Typed, key="start"):
    seat: Seat


class Side(Typed, key="side"):
    """[start] The partnership that names the starter: it is behind (lowest), or by lot."""

    seats: Seats
    why: str


class NextStart(Typed, key="next-start"):
    """[start] By choice of the partners, by lot, or because their points are the lowest."""

    seat: Seat
    why: str


class Redeal(Typed, key="redeal"):
    """[redeal] These hands have no general."""

    seats: Seats


class Round(Typed, key="round"):
    round: int
    seat: Seat


class Deal(Typed, key="deal"):
    count: int
    cards: Secret[Cards]


class Phase(Typed, key="phase"):
    """[centre] Who starts it: the starter of the round, the winner of the centre, or again."""

    phase: int
    seat: Seat
    why: str


class Played(Typed):
    seat: Seat
    place: Place
    colour: Colour
    rank: Rank


class Lead(Played, key="lead"):
    """[lead] A card of a colour that is not marked yet."""


class Follow(Played, key="follow"):
    """[lead] A card of the colour of the place."""


class Sacrifice(Typed, key="sacrifice"):
    """[sacrifice] Face down, since the colour is missing (void), or nothing can be led there."""

    seat: Seat
    place: Place
    why: str
    colour: Secret[Colour]
    rank: Secret[Rank]


class Trump(Typed, key="trump"):
    colour: Colour


class Scouted(Typed):
    seat: Seat
    victim: Seat


class Order(Scouted, key="order"):
    """[scout] The victim has to play there."""

    place: Place
    auto: bool = False


class Suggest(Scouted, key="suggest"):
    """[scout] The partner is asked to play there."""

    place: Place


class NoOrder(Scouted, key="no-order"):
    """[scout] A partner is told nothing."""


class Fill(Typed, key="fill"):
    """[phase-end] Who was stuck."""

    seat: Seat


class Battle(Typed, key="battle"):
    phase: int


class Reveal(Played, key="reveal"):
    """[resolution] A face-down card, and whether it is a trump."""

    trump: bool


class Shell(Played, key="shell"):
    """[artillery] The gun of a seat in this place takes the card of the victim."""

    victim: Seat


class Win(Played, key="win"):
    """[resolution] What decided: highest, trump, flank, or first of equal honours."""

    how: str
    cards: Cards


class Lost(Typed, key="lost"):
    """[rout] Nobody wins these cards: rout, or all in the open were shelled."""

    place: Place
    cards: Cards
    why: str


class RoundEnd(Typed, key="round-end"):
    round: int


class Reserve(Typed, key="reserve"):
    seat: Seat
    colour: Colour
    rank: Rank


class ColourScore(Typed, key="colour-score"):
    """[scoring] What one colour pays a seat: stars, and cards times generals."""

    seat: Seat
    colour: Colour
    stars: int
    count: int
    generals: int
    points: int


class Score(Typed, key="score"):
    seat: Seat
    points: int


class Honours(Typed, key="honours"):
    """[honours-scoring] The combinations of a side."""

    seats: Seats
    sets: Sets
    points: int


class Total(Typed, key="total"):
    """[scoring] A side in this round, and in all."""

    seats: Seats
    points: int
    total: int


class GameOver(Typed, key="game-over"):
    """[winning] Who won, and whether by points or shared."""

    seats: Seats
    points: int
    how: str
