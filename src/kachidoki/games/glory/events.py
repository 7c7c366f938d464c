# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Call to Glory: one class for each kind of event."""

from typing import Annotated

from kachidoki.kernel.event import Seat, Seats, Secret, Typed

# Values that the texts have names for.
Kind = Annotated[str, "kind"]
Kinds = Annotated[tuple[str, ...], "kind"]
Pile = Annotated[str, "pile"]
Stack = Annotated[str, "stack"]


class Start(Typed, key="start"):
    """[play] Who starts the first round."""

    seat: Seat


class Missions(Typed, key="missions"):
    """[missions-setup] Everyone gets three missions."""

    missions: Secret[tuple[str, ...]]


class Round(Typed, key="round"):
    round: int
    seat: Seat


class Deal(Typed, key="deal"):
    """[setup] Everyone gets the same number of cards."""

    count: int
    cards: Secret[Kinds]


class Draw(Typed, key="draw"):
    """[action1] A card of a draw pile, which only its player sees."""

    seat: Seat
    pile: Pile
    kind: Secret[Kind]
    auto: bool = False


class Take(Typed, key="take"):
    """[action1] A card of a discard pile, which everyone sees."""

    seat: Seat
    pile: Pile
    kind: Kind
    auto: bool = False


class Lay(Typed, key="lay"):
    """[action2a] A set is laid."""

    seat: Seat
    kind: Kind
    count: int


class Discard(Typed, key="discard"):
    """[action2b] A card of the hand goes to a discard pile."""

    seat: Seat
    kind: Kind
    pile: Pile
    auto: bool = False


class PutDown(Typed):
    """Cards of a set go to a discard pile, for one of the reasons below."""

    seat: Seat
    kind: Kind
    pile: Pile
    count: int
    auto: bool = False


class Beaten(PutDown, key="beaten"):
    """[action2a] The set of another player had to make way for a larger one."""


class Replaced(PutDown, key="replaced"):
    """[action2a] One's own set had to make way for a larger one."""


class Struck(PutDown, key="struck"):
    """[ninja-use] A card that a figure has struck is put down."""


class Figure(Typed, key="figure"):
    """[ninja-gain] A ninja figure is gained; `left` are in the supply."""

    seat: Seat
    left: int


class Strike(Typed, key="strike"):
    """[ninja-use] A figure strikes a set, of which `left` cards remain."""

    seat: Seat
    victim: Seat
    kind: Kind
    left: int


class RoundEnd(Typed, key="round-end"):
    """[round-end] Why the round ends: types, all-nine or draw-pile."""

    round: int
    why: str
    seat: Seat


class Reveal(Typed, key="reveal"):
    """[missions-scoring] A mission is revealed."""

    seat: Seat
    stack: Stack
    kind: Kind
    auto: bool = False


class Bonus(Typed, key="bonus"):
    """[missions-scoring] What the mission pays to the owner of the set."""

    seat: Seat
    kind: Kind
    count: int
    each: int
    points: int


class NoBonus(Typed, key="no-bonus"):
    """[missions-scoring] Nobody has such a set."""

    kind: Kind


class Score(Typed, key="score"):
    """[scoring] The points of one player in this round, and in all."""

    seat: Seat
    kinds: Kinds
    bonus: int
    points: int
    total: int


class NextStart(Typed, key="next-start"):
    """[next-start] Who starts the next round."""

    seat: Seat


class GameOver(Typed, key="game-over"):
    """[winning] Who won, and what decided: points, best-round or shared."""

    seats: Seats
    points: int
    how: str
