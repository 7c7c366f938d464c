# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Call to Glory: made from the numbers of the record, it tells names."""

from collections.abc import Iterable
from typing import Annotated, Literal

from kachidoki.games.glory import pieces
from kachidoki.kernel.event import Seat, Seats, Secret, Told, each, event

Kind = Annotated[int, Told(pieces.NAMES.__getitem__)]
Kinds = Annotated[Iterable[int], each(pieces.NAMES)]
Pile = Annotated[int, Told(pieces.PILES.__getitem__)]
Mission = Annotated[
    int, Told(stack=pieces.MISSION_STACKS.__getitem__, kind=pieces.MISSION_KINDS.__getitem__)
]
# A set of another player, or one's own, made way for a larger one; a figure has struck a card.
Cause = Literal["beaten", "replaced", "struck"]
Missions = Annotated[Iterable[int], each(pieces.MISSION_NAMES)]


# [play], [next-start] Who starts the first round, and a later one; `seat` starts the round.
# [missions-setup], [setup] Three missions for everyone, and in each round the same number of cards.
@event
def start(seat: Seat) -> None: ...
@event
def next_start(seat: Seat) -> None: ...
@event
def round(round: int, seat: Seat) -> None: ...
@event
def missions(missions: Secret[Missions]) -> None: ...
@event
def deal(count: int, cards: Secret[Kinds]) -> None: ...


# [action1] A card of a draw pile, which only its player sees, or of a discard pile.
# [action2a], [action2b] A set is laid; a card of the hand, or cards of a set, go to a discard pile.
# [ninja-gain], [ninja-use] How many figures are left in the supply; how many cards of the set.
@event
def draw(seat: Seat, pile: Pile, kind: Secret[Kind], auto: bool) -> None: ...
@event
def take(seat: Seat, pile: Pile, kind: Kind, auto: bool) -> None: ...
@event
def lay(seat: Seat, kind: Kind, count: int) -> None: ...
@event
def discard(seat: Seat, kind: Kind, pile: Pile, auto: bool) -> None: ...
@event
def put_down(key: Cause, seat: Seat, kind: Kind, pile: Pile, count: int, auto: bool) -> None: ...
@event
def figure(seat: Seat, left: int) -> None: ...
@event
def strike(seat: Seat, victim: Seat, kind: Kind, left: int) -> None: ...


# [round-end] Why: types, all-nine or draw-pile.
# [missions-scoring] A mission is revealed; what it pays to the owner of the set, if any.
# [scoring] The points of one player in this round, and in all.
# [winning] Who won, and what decided: points, best-round or shared.
@event
def round_end(round: int, why: str, seat: Seat) -> None: ...
@event
def reveal(seat: Seat, mission: Mission, auto: bool) -> None: ...
@event
def bonus(seat: Seat, kind: Kind, count: int, each: int, points: int) -> None: ...
@event
def no_bonus(kind: Kind) -> None: ...
@event
def score(seat: Seat, kinds: Kinds, bonus: int, points: int, total: int) -> None: ...
@event
def game_over(seats: Seats, points: int, how: str) -> None: ...
