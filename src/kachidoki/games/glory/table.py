# interpreted: declarations.
"""What lies on the table of Call to Glory, as `View.table` tells it to a seat or a spectator."""

from typing import Annotated, Literal, NotRequired, TypedDict

from kachidoki.games.glory import pieces
from kachidoki.games.glory.steps.rounds import STEPS
from kachidoki.kernel.declared import OneOf, Some

Kind = Annotated[str, OneOf(pieces.NAMES)]
Pile = Annotated[str, OneOf(pieces.PILES)]
Stack = Annotated[str, OneOf(pieces.STACKS)]
Mission = Annotated[str, OneOf(pieces.MISSION_NAMES)]
Cause = Annotated[str, OneOf(pieces.CAUSES)]
Phase = Annotated[str, OneOf(tuple(STEPS))]


class DiscardPile(TypedDict):
    """A discard pile: only its top card is to be seen."""

    size: int
    top: Kind | None


class LaidSet(TypedDict):
    """A set on the table, and whose it is."""

    seat: int
    count: int


class PlacedCards(TypedDict):
    """Cards that wait until their owner has chosen a discard pile for them."""

    seat: int
    kind: Kind
    count: int
    cause: Cause


class Memory(TypedDict):
    """What everybody has seen: the cards that were taken openly, by seat, and both piles."""

    hands: list[Some[Kind, int]]
    discard: list[list[Kind]]


class GloryTable(TypedDict):
    """The table of Call to Glory. A mission is written as its stack and its kind: `a empress`."""

    game: Literal["glory"]
    mode: str
    players: int
    rounds: int
    # "round-end": that many sets in front of one player end the round.
    goal: int
    actor: int
    round: int
    phase: Phase
    starter: int
    turn: int
    # The pile that the first card of the turn came from.
    drawn: Pile | None
    sets: Some[Kind, LaidSet]
    # The points of each finished round, by seat.
    history: list[list[int]]
    # How many cards are left in each draw pile.
    deck: list[int]
    discard: list[DiscardPile]
    placing: PlacedCards | None
    # Points so far, with the bonus of a round that is not scored yet; and what the sets in front
    # would pay if it were scored now.
    totals: list[int]
    laid: list[int]
    # The piles to which a discarded card may go.
    places: list[Pile]
    # The kinds of which a set of the player in turn would end the round.
    ending: list[Kind]
    # How many cards each seat holds, and those of the viewer.
    hands: list[int]
    hand: Some[Kind, int] | None
    memory: Memory
    # With ninjas.
    figures: NotRequired[list[int]]
    supply: NotRequired[int]
    gained: NotRequired[int]
    # With missions: those of the viewer, those that were shown, and what they paid in this round.
    missions: NotRequired[list[Mission]]
    shown: NotRequired[list[list[Mission]]]
    bonus: NotRequired[list[int]]
