# interpreted: declarations.
"""What lies on the table of Call to Adventure, as `View.table` tells it to a seat or a spectator.

Cards are written as their ids in the set of cards.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset.codes import UNTIL
from kachidoki.games.adventure.marks import WHYS
from kachidoki.kernel.declared import OneOf, Some

Ability = Annotated[str, OneOf(pieces.ABILITIES)]
Icon = Annotated[str, OneOf(pieces.ICONS)]
Deck = Annotated[str, OneOf(pieces.DECKS)]
WindowName = Annotated[str, OneOf(pieces.WINDOWS)]
Until = Annotated[str, OneOf(UNTIL)]
# Why something came about, as events say it.
Why = Annotated[str, OneOf(WHYS)]


class Level(TypedDict):
    """[track] What a level pays and allows."""

    points: int
    hero: bool
    antihero: bool
    dark: bool


class Spot(TypedDict):
    """A place in a row, with the target numbers of the paths and all that changes them."""

    card: str | None
    ally: str | None
    targets: list[int]
    hidden: bool


class StoryCard(TypedDict):
    """A card of a story, by which path it was gained, and under which character it lies."""

    card: str
    path: str
    column: int


class Points(TypedDict):
    """Points so far; what others cannot know yet is null."""

    printed: int
    sets: int
    xp: int
    hero: int
    antihero: int
    track: int
    destiny: int | None
    total: int | None
    # What is known of the total.
    known: int


class HandSize(TypedDict):
    """How many cards of each kind are in a hand."""

    hero: int
    antihero: int


class Hero(TypedDict):
    """What lies before a seat, and what is known of it."""

    origin: str | None
    motivation: str | None
    destiny: str | None
    story: list[StoryCard]
    allies: list[str]
    played: list[str]
    hand: HandSize
    known: list[str]
    level: int
    xp: int
    stage: int
    # [acts] Those that give this story nothing more.
    closed: list[int]
    done: bool
    # Whether its characters were chosen.
    chosen: bool
    abilities: dict[Ability, int]
    icons: dict[Icon, int]
    # [runes] How many each ability brings to a cast; [sets] what each icon is worth.
    runes: dict[Ability, int]
    sets: dict[Icon, int]
    triumph: int
    tragedy: int
    points: Points
    # Of the viewer alone.
    rejected: NotRequired[list[str]]
    dealt: NotRequired[list[list[str]]]


class Turn(TypedDict):
    """What is left of a turn, and what things cost in it."""

    main: int
    journeys: int
    dark: int
    free_discard: bool
    journey_cost: int
    dark_cost: int
    idle: int
    final: bool


class Modifier(TypedDict):
    """What a card adds to an attempt."""

    value: int
    on: Literal["result", "target"]
    card: str
    until: Until


class Attempt(TypedDict):
    """The attempt under way; `act` and `place` 0 are the Adversary of a solo or co-op game."""

    seat: int
    act: int
    place: int
    card: str
    path: str
    way: int
    target: int
    result: int | None
    margin: int | None
    pool: list[int]
    # Each stone with the face that it shows: 0 is the high one.
    faces: list[tuple[int, int]]
    dark_paid: int
    dark_free: int
    mods: list[Modifier]
    casts: int
    outcome: Literal["success", "failure"] | None


class Waiting(TypedDict):
    """A card on the stack; seat -1 is the Adversary."""

    seat: int
    card: str
    cancelled: bool


class Foe(TypedDict):
    """The Adversary of a solo or co-op game."""

    card: str
    quest: str | None
    rise: str | None
    xp: int
    target: int
    difficulty: int
    beaten: bool
    shown: list[str]
    waiting: list[str]


class End(TypedDict):
    """[end] Who has finished their story, or -1, and who still has a turn."""

    trigger: int
    left: list[int]


class Chance(TypedDict):
    """How likely an attempt succeeds, by the number of Dark runes that are still to be bought; null
    where they cannot be."""

    act: int
    place: int
    way: int
    target: int
    dark: list[float | None]


class Chances(TypedDict):
    """[cast] The exact odds of the viewer, where a decision hangs on them."""

    attempts: list[Chance]
    face: list[float | None] | None
    cast: list[float | None] | None


class PickedSoFar(TypedDict):
    """What has been picked so far, for a card."""

    card: str
    picked: list[int]


class Clause(TypedDict):
    """What an entry of a card brought at the end."""

    card: str
    clause: int
    points: int


class Scored(TypedDict):
    """[scoring] A story at the end; equal ones share a rank."""

    printed_triumph: int
    printed_tragedy: int
    # How many icons, and the points for them.
    sets: dict[Icon, tuple[int, int]]
    xp: int
    hero: int
    antihero: int
    # The level, and the points for it.
    track: tuple[int, int]
    destiny: list[Clause]
    total: int
    rank: int


class Results(TypedDict):
    """Who has won, and what decided; together it is `won` or not."""

    winners: list[int]
    won: bool | None
    how: str


class AdventureTable(TypedDict):
    """The table of Call to Adventure. Cards are written as their ids in the set of cards."""

    game: Literal["adventure"]
    mode: str
    players: int
    # The digest of the set of cards.
    cards: str
    phase: Literal["setup", "play", "over"]
    turn: int
    active: int
    actor: int
    first: int
    window: WindowName | None
    # Whether a card is answered.
    responding: bool
    # How many acts are open.
    revealed: int
    # By level, from the first.
    track: list[Level]
    rows: list[list[Spot]]
    decks: dict[Deck, int]
    # Of the decks at whose tops the viewer has looked: what is known, from the top.
    tops: Some[Deck, list[str | None]]
    # With the cards that have left their rows, but are not to be drawn again yet.
    discards: dict[Deck, list[str]]
    heroes: list[Hero]
    hand: list[str] | None
    turn_state: Turn
    attempt: Attempt | None
    stack: list[Waiting]
    foe: Foe | None
    end: End
    chances: Chances | None
    # Where the viewer is asked to react: the moves that are worth a question.
    stakes: list[str] | None
    picking: PickedSoFar | None
    sheet: list[Scored] | None
    results: Results | None
