# interpreted: declarations.
"""What lies on the table of Jeraku, as `View.table` tells it to a seat or a spectator.

A card is written as its suit and its value: `red ninja`. Regions are numbered from Kyoto, 0.
"""

from typing import Annotated, Literal, TypedDict

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.rules import SOLO_NINJA
from kachidoki.games.jeraku.steps import STEPS
from kachidoki.kernel.declared import OneOf, Some

Clan = Annotated[str, OneOf(pieces.CLANS)]
Suit = Annotated[str, OneOf(pieces.SUITS)]
Value = Annotated[str, OneOf(pieces.VALUE_NAMES)]
RegionName = Annotated[str, OneOf(pieces.REGION_NAMES)]
Way = Annotated[str, OneOf(pieces.WAYS)]
Step = Annotated[str, OneOf(STEPS)]
Use = Annotated[str, OneOf(("deploy", "actions"))]
NinjaRule = Annotated[str, OneOf(SOLO_NINJA)]


class ClanShape(TypedDict):
    """A clan that is in play; without a seat it is automatic or neutral."""

    clan: Clan
    seat: int | None
    party: int | None
    # Its Daimyo card.
    card: int | None
    # The region of its Daimyo; its samurai by region.
    daimyo: int | None
    samurai: list[int]
    supply: int
    rp: int
    # Which of two sides it plays for, where there are sides.
    side: int | None


class RegionShape(TypedDict):
    """What a region pays now and in the next round, and who has how much influence there."""

    pays: list[int]
    next: list[int] | None
    influence: Some[Clan, int]
    ranks: Some[Clan, int]


class Party(TypedDict):
    """Who holds a hand and may hold the Kachidoki card."""

    seats: list[int]
    clans: list[Clan]
    hand: int
    locked: int
    voids: list[Suit]
    known: list[str]


class Played(TypedDict):
    """A card of the skirmish."""

    clan: Clan
    seat: int
    card: str


class Solo(TypedDict):
    """What there is only alone at the table."""

    open: list[str]
    hidden: bool
    # What the Ninja of the player may place.
    ninja: NinjaRule
    taken: str | None
    discard: list[str]
    discarded: int
    pile: int
    sum: int
    best: list[int]
    # The card with which an automatic clan acts.
    enemy: str | None
    victims: list[Clan]


class Round(TypedDict):
    """What each clan got in a finished round for cries, and for prestige."""

    cries: Some[Clan, int]
    prestige: Some[Clan, int]


class Deploy(TypedDict):
    """[deploy], [ninja], [solo-card] How many samurai a card may place, in which regions, in which
    of them just one, and in which only if no other is placed."""

    most: int
    regions: list[int]
    single: list[int]
    alone: list[int]


class JerakuTable(TypedDict):
    """The table of Jeraku. A card is written as its suit and its value: `red ninja`; regions are
    numbered from Kyoto, 0."""

    game: Literal["jeraku"]
    mode: str
    players: int
    round: int
    rounds: int
    step: Step
    actor: int
    asked: list[int]
    # The seats in the order of play.
    order: list[int]
    clans: list[ClanShape]
    regions: list[RegionShape]
    # Whether what regions pay is printed on the board, and no placeholder.
    official: bool
    parties: list[Party]
    # The party that holds the Kachidoki card.
    kachidoki: int | None
    skirmish: int
    skirmishes: int
    led: Suit | None
    trick: list[Played]
    winning: Clan | None
    acting: Clan | None
    card: str | None
    use: Use | None
    left: int
    placed: list[int]
    push: int | None
    # By the value of a card, for the clan that acts or else the viewer's.
    deploys: dict[Value, Deploy]
    # The cards of the viewer.
    hand: list[str] | None
    given: list[str]
    received: list[str]
    locked: list[str]
    discarded: str | None
    row: list[str]
    pack: list[str]
    picks: list[str]
    daimyo_pair: list[int] | None
    out: int
    played: list[str]
    # All cards that the viewer has had before them in this round.
    seen: list[str]
    solo: Solo | None
    history: list[Round]
    cries: Some[Clan, int]
    # [kachidoki] What it pays, place by place; nothing where it is not scored.
    cry: list[int]
    totals: list[int]
    decides: list[str]
