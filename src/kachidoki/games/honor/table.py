# interpreted: declarations.
"""What lies on the table of Victory & Honor, as `View.table` tells it to a seat or a spectator.

A card is written as its colour and its rank: `red scout`.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from kachidoki.games.honor import pieces
from kachidoki.games.honor.steps.rounds import STEPS
from kachidoki.kernel.declared import OneOf

Colour = Annotated[str, OneOf(pieces.COLOURS)]
Rank = Annotated[str, OneOf(pieces.RANK_NAMES)]
Card = Annotated[str, OneOf(pieces.CARD_NAMES)]
Place = Annotated[str, OneOf(pieces.PLACES)]
Combination = Annotated[str, OneOf(tuple(pieces.WORTH))]
Step = Annotated[str, OneOf(tuple(STEPS))]


class Cell(TypedDict):
    """What lies in a place."""

    # None if it lies face down and is somebody else's.
    card: Card | None
    up: bool
    # The how manieth card of the phase it is.
    order: int
    # The colours that a card may have of which only the back is seen.
    colours: list[Colour] | None
    # It was face down, and has been turned over for the battle.
    shown: NotRequired[Literal[True]]


class Arrow(TypedDict):
    """The last card of normal play, and whom it passes the turn to."""

    seat: int
    place: Place
    to: int


class Shot(TypedDict):
    """[artillery] A gun, what it aims at, and whether a card is hit there."""

    seat: int
    place: Place
    to: int
    at: Place
    hit: bool


class Round(TypedDict):
    """What a finished round paid to each seat, and for honours to each side at its first seat."""

    points: list[int]
    honours: list[int]


class Worth(TypedDict):
    """[scoring] What cards of one colour are worth: stars, and cards times generals."""

    colour: Colour
    cards: list[Card]
    stars: int
    count: int
    generals: int
    points: int


class Memory(TypedDict):
    """What everybody has seen: cards, and the colours that each seat has shown not to have."""

    seen: list[Card]
    voids: list[list[Colour]]


class HonorTable(TypedDict):
    """The table of Victory & Honor. A card is written as its colour and its rank: `red scout`."""

    game: Literal["honor"]
    mode: str
    players: int
    team: bool
    advanced: bool
    rounds: int
    phases: int
    actor: int
    step: Step
    round: int
    # Who starts the round, and the phase.
    starter: int
    phase: int
    first: int
    turn: int
    # By seat and place.
    cells: list[list[Cell | None]]
    # The colour of each place, and of trump; the colours that would lie face up in each place.
    marks: list[Colour | None]
    showing: list[list[Colour]]
    # The places to which the player in turn may play.
    open: list[Place]
    trump: Colour | None
    arrow: Arrow | None
    # [scout] Where the player in turn has to play, or is asked to, and by whom.
    forced: Place | None
    suggested: Place | None
    by: int | None
    lost: list[Card]
    history: list[Round]
    fire: list[Shot]
    # How many cards each seat holds and has captured, and those of the viewer.
    hands: list[int]
    hand: list[Card] | None
    captured: list[int]
    spoils: list[Card] | None
    worth: list[Worth] | None
    totals: list[int]
    # The seats that win together.
    sides: list[list[int]]
    memory: Memory
