# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Call to Glory: a signature for each kind of event.

They are made from the numbers of the record, and tell names.
"""

from collections.abc import Iterable
from typing import Annotated, Literal

from kachidoki.games.glory import pieces
from kachidoki.kernel.event import Seat, Seats, Secret, Told, event

Kind = Annotated[int, Told(pieces.NAMES.__getitem__)]
Kinds = Annotated[Iterable[int], Told(pieces.names)]
Pile = Annotated[int, Told(pieces.PILES.__getitem__)]
Mission = Annotated[
    int, Told(stack=pieces.MISSION_STACKS.__getitem__, kind=pieces.MISSION_KINDS.__getitem__)
]
# A set of another player, or one's own, made way for a larger one; a figure has struck a card.
Cause = Literal["beaten", "replaced", "struck"]
Missions = Annotated[Iterable[int], Told(pieces.mission_names)]


@event
def start(seat: Seat) -> None:
    """[play] Who starts the first round."""


@event
def missions(missions: Secret[Missions]) -> None:
    """[missions-setup] Everyone gets three missions."""


@event
def round(round: int, seat: Seat) -> None:
    """A round begins; `seat` starts it."""


@event
def deal(count: int, cards: Secret[Kinds]) -> None:
    """[setup] Everyone gets the same number of cards."""


@event
def draw(seat: Seat, pile: Pile, kind: Secret[Kind], auto: bool) -> None:
    """[action1] A card of a draw pile, which only its player sees."""


@event
def take(seat: Seat, pile: Pile, kind: Kind, auto: bool) -> None:
    """[action1] A card of a discard pile, which everyone sees."""


@event
def lay(seat: Seat, kind: Kind, count: int) -> None:
    """[action2a] A set is laid."""


@event
def discard(seat: Seat, kind: Kind, pile: Pile, auto: bool) -> None:
    """[action2b] A card of the hand goes to a discard pile."""


@event
def put_down(key: Cause, seat: Seat, kind: Kind, pile: Pile, count: int, auto: bool) -> None:
    """[action2a], [ninja-use] Cards of a set go to a discard pile, for one of three reasons."""


@event
def figure(seat: Seat, left: int) -> None:
    """[ninja-gain] A ninja figure is gained; `left` are in the supply."""


@event
def strike(seat: Seat, victim: Seat, kind: Kind, left: int) -> None:
    """[ninja-use] A figure strikes a set, of which `left` cards remain."""


@event
def round_end(round: int, why: str, seat: Seat) -> None:
    """[round-end] Why the round ends: types, all-nine or draw-pile."""


@event
def reveal(seat: Seat, mission: Mission, auto: bool) -> None:
    """[missions-scoring] A mission is revealed."""


@event
def bonus(seat: Seat, kind: Kind, count: int, each: int, points: int) -> None:
    """[missions-scoring] What the mission pays to the owner of the set."""


@event
def no_bonus(kind: Kind) -> None:
    """[missions-scoring] Nobody has such a set."""


@event
def score(seat: Seat, kinds: Kinds, bonus: int, points: int, total: int) -> None:
    """[scoring] The points of one player in this round, and in all."""


@event
def next_start(seat: Seat) -> None:
    """[next-start] Who starts the next round."""


@event
def game_over(seats: Seats, points: int, how: str) -> None:
    """[winning] Who won, and what decided: points, best-round or shared."""
