# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Jeraku: one class for each kind of event, or for kinds with the same
fields. They are made from the numbers of the record, and tell names.

`clan` acts, `rival` is the clan that suffers, and `seat` decides for the clan that acts. An
automatic clan has no seat, a neutral one no points either.
"""

from typing import Annotated, Literal

from kachidoki.games.jeraku import pieces
from kachidoki.kernel.event import Seat, Seats, Secret, Told, Typed

Clan = Annotated[int, Told(pieces.CLANS.__getitem__)]
Region = Annotated[int, Told(pieces.REGION_NAMES.__getitem__)]
Card = Annotated[int, Told(suit=pieces.suit_name, value=pieces.value_name)]
# Cards as a mask.
Cards = Annotated[int, Told(pieces.card_names)]


# [setup]


class DaimyoCards(Typed, key="daimyo-cards"):
    """[armies] The two cards of a side, before it gives them to its armies."""

    seats: Seats
    low: int
    high: int


class DaimyoCardEnemy(Typed, key="daimyo-card-enemy"):
    clan: Clan
    card: int


class DaimyoCard(DaimyoCardEnemy, key="daimyo-card"):
    seat: Seat


class Neutral(Typed, key="neutral"):
    clan: Clan


class First(Typed, key="first"):
    """Who has the highest Daimyo card, and with it the Kachidoki card."""

    seats: Seats
    card: int


# [rounds], [recruitment], [armies-draft]


class Round(Typed):
    """A round begins; its skirmishes are over."""

    key: Literal["round", "prestige"]
    round: int


class Advance(Typed, key="advance"):
    """[neutral] The neutral side moves in; the region is the one of its Daimyo."""

    clan: Clan
    region: Region


class Deal(Typed, key="deal"):
    count: int
    out: int
    cards: Secret[Cards]


class DealDraft(Typed, key="deal-draft"):
    row: int
    pack: int
    out: int
    cards: Secret[Cards]
    packed: Secret[Cards]


class Lock(Typed, key="lock"):
    seat: Seat
    victim: Seat
    card: Secret[Card]


class Pass(Typed, key="pass"):
    seat: Seat
    victim: Seat
    count: int
    cards: Secret[Cards]


class Choose(Typed):
    """[neutral-recruitment], [armies-draft] A card is laid aside, or picked."""

    key: Literal["discard", "draft"]
    seat: Seat
    card: Secret[Card]
    auto: bool = False


class Hold(Typed):
    """[armies-draft] What is held once the packs have changed hands, and after the draft."""

    key: Literal["swap", "drafted"]
    count: int
    cards: Secret[Cards]


# [skirmish], [deploy], [actions], [neutral-samurai]


class Acts(Typed):
    seat: Seat
    clan: Clan


class Skirmish(Typed, key="skirmish"):
    number: int
    seats: Seats


class Army(Acts, key="army"):
    """[armies-skirmish] Which army plays first, and why: by points or by choice."""

    why: str
    auto: bool = False


class Play(Acts, key="play"):
    """A card: it leads, follows, is free, or shows that the hand is void of the suit."""

    card: Card
    why: str


class Place(Acts):
    """Samurai will be deployed in a region; one of them is placed."""

    key: Literal["deploy", "place"]
    region: Region


class Actions(Acts, key="actions"):
    count: int


class Walk(Acts):
    key: Literal["daimyo", "samurai"]
    from_: Region
    region: Region


class Remove(Acts, key="remove"):
    rival: Clan
    region: Region


class Push(Acts, key="push"):
    rival: Clan
    from_: Region
    region: Region
    auto: bool = False


class Stop(Acts, key="stop"):
    left: int


class Win(Acts, key="win"):
    """[winner] Who wins the skirmish, and how: highest, ninja or last."""

    card: Card
    how: str


# [kachidoki], [prestige], [winning]


class Kachidoki(Typed, key="kachidoki"):
    clan: Clan
    region: Region


class CryScoreNeutral(Typed, key="cry-score-neutral"):
    clan: Clan
    rank: int
    influence: int


class CryScore(CryScoreNeutral, key="cry-score"):
    points: int
    seat: Seat


class Pays(Typed, key="region"):
    region: Region
    first: int
    second: int
    third: int


class ScoreNeutral(Typed, key="score-neutral"):
    clan: Clan
    region: Region
    rank: int
    influence: int


class ScoreEnemy(ScoreNeutral, key="score-enemy"):
    points: int


class Score(ScoreNeutral, key="score"):
    points: int
    seat: Seat


class TotalEnemy(Typed, key="total-enemy"):
    clan: Clan
    prestige: int
    total: int


class Total(TotalEnemy, key="total"):
    seat: Seat
    cries: int


class Enough(Typed, key="enough"):
    seats: Seats


class GameOver(Typed, key="game-over"):
    """Who won, and what told: points, sum, best, card, kachidoki or shared."""

    seats: Seats
    points: int
    how: str


# [solo] `rule` is the section behind what an enemy card does.


class SoloSkirmish(Typed, key="solo-skirmish"):
    number: int


class Open(Typed, key="open"):
    cards: Cards


class Take(Typed, key="take"):
    seat: Seat
    card: Card


class Reveal(Typed, key="reveal"):
    card: Card


class Enemy(Typed, key="enemy"):
    clan: Clan
    card: Card
    region: Region
    rule: str = "solo-card"


class EnemyPlace(Typed):
    """A samurai arrives, unless the supply is empty."""

    key: Literal["enemy-place", "enemy-empty"]
    clan: Clan
    region: Region
    rule: str = "solo-samurai"


class EnemyKill(Typed, key="enemy-kill"):
    """A samurai or the Daimyo (`by`) eliminates a samurai; `why` it is that clan's. The seat is the
    human's: green samurai are theirs, and they choose between clans that nothing tells apart."""

    seat: Seat = 0
    clan: Clan
    rival: Clan
    region: Region
    by: str
    why: str
    rule: str


class EnemySpare(Typed, key="enemy-spare"):
    """Nobody is eliminated: all are protected, or nobody is there."""

    clan: Clan
    region: Region
    by: str
    why: str
    rule: str


class EnemyMove(Typed, key="enemy-move"):
    clan: Clan
    from_: Region
    region: Region
    why: str
    rule: str


class EnemyStay(Typed, key="enemy-stay"):
    clan: Clan
    region: Region
    why: str
    rule: str


class SoloOver(Typed):
    """[solo-winning] The sum is that of the two best automatic clans."""

    key: Literal["solo-won", "solo-lost"]
    seat: Seat
    points: int
    sum: int
    how: str
