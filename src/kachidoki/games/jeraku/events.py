# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Jeraku: one class for each kind of event.

`clan` acts, `rival` is the clan that suffers, and `seat` decides for the clan that acts. An
automatic clan has no seat, a neutral one no points either.
"""

from typing import Annotated

from kachidoki.kernel.event import Seat, Seats, Secret, Typed

# Values that the texts have names for.
Clan = Annotated[str, "clan"]
Region = Annotated[str, "region"]
Suit = Annotated[str, "suit"]
Value = Annotated[str, "value"]
Cards = tuple[str, ...]
# The section of the rules behind what an enemy card does.
Rule = Annotated[str, "rule"]


# [setup]


class DaimyoCards(Typed, key="daimyo-cards"):
    """[armies] The two cards of a side, before it gives them to its armies."""

    seats: Seats
    low: int
    high: int


class DaimyoCard(Typed, key="daimyo-card"):
    clan: Clan
    card: int
    seat: Seat


class DaimyoCardEnemy(Typed, key="daimyo-card-enemy"):
    clan: Clan
    card: int


class Neutral(Typed, key="neutral"):
    clan: Clan


class First(Typed, key="first"):
    """Who has the highest Daimyo card, and with it the Kachidoki card."""

    seats: Seats
    card: int


# [rounds], [recruitment], [armies-draft]


class Round(Typed, key="round"):
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
    suit: Secret[Suit]
    value: Secret[Value]


class Pass(Typed, key="pass"):
    seat: Seat
    victim: Seat
    count: int
    cards: Secret[Cards]


class Discard(Typed, key="discard"):
    seat: Seat
    suit: Secret[Suit]
    value: Secret[Value]


class Draft(Typed, key="draft"):
    seat: Seat
    suit: Secret[Suit]
    value: Secret[Value]
    auto: bool = False


class Swap(Typed, key="swap"):
    """[armies-draft] The packs change hands; `cards` is the one that is received."""

    count: int
    cards: Secret[Cards]


class Drafted(Typed, key="drafted"):
    count: int
    cards: Secret[Cards]


# [skirmish], [deploy], [actions], [neutral-samurai]


class Skirmish(Typed, key="skirmish"):
    number: int
    seats: Seats


class Army(Typed, key="army"):
    """[armies-skirmish] Which army plays first, and why: by points or by choice."""

    seat: Seat
    clan: Clan
    why: str
    auto: bool = False


class Play(Typed, key="play"):
    """A card: it leads, follows, is free, or shows that the hand is void of the suit."""

    seat: Seat
    clan: Clan
    suit: Suit
    value: Value
    why: str


class Deploy(Typed, key="deploy"):
    seat: Seat
    clan: Clan
    region: Region


class Place(Typed, key="place"):
    seat: Seat
    clan: Clan
    region: Region


class Actions(Typed, key="actions"):
    seat: Seat
    clan: Clan
    count: int


class Daimyo(Typed, key="daimyo"):
    seat: Seat
    clan: Clan
    from_: Region
    region: Region


class Samurai(Typed, key="samurai"):
    seat: Seat
    clan: Clan
    from_: Region
    region: Region


class Remove(Typed, key="remove"):
    seat: Seat
    clan: Clan
    rival: Clan
    region: Region


class Push(Typed, key="push"):
    seat: Seat
    clan: Clan
    rival: Clan
    from_: Region
    region: Region
    auto: bool = False


class Stop(Typed, key="stop"):
    seat: Seat
    clan: Clan
    left: int


class Win(Typed, key="win"):
    """[winner] Who wins the skirmish, and how: highest, ninja or last."""

    seat: Seat
    clan: Clan
    suit: Suit
    value: Value
    how: str


# [kachidoki], [prestige], [winning]


class Kachidoki(Typed, key="kachidoki"):
    clan: Clan
    region: Region


class CryScore(Typed, key="cry-score"):
    clan: Clan
    rank: int
    influence: int
    points: int
    seat: Seat


class CryScoreNeutral(Typed, key="cry-score-neutral"):
    clan: Clan
    rank: int
    influence: int


class Prestige(Typed, key="prestige"):
    round: int


class Pays(Typed, key="region"):
    region: Region
    first: int
    second: int
    third: int


class Score(Typed, key="score"):
    clan: Clan
    region: Region
    rank: int
    influence: int
    points: int
    seat: Seat


class ScoreNeutral(Typed, key="score-neutral"):
    clan: Clan
    region: Region
    rank: int
    influence: int


class ScoreEnemy(Typed, key="score-enemy"):
    clan: Clan
    region: Region
    rank: int
    influence: int
    points: int


class Total(Typed, key="total"):
    clan: Clan
    prestige: int
    total: int
    seat: Seat
    cries: int


class TotalEnemy(Typed, key="total-enemy"):
    clan: Clan
    prestige: int
    total: int


class Enough(Typed, key="enough"):
    seats: Seats


class GameOver(Typed, key="game-over"):
    """Who won, and what told: points, sum, best, card, kachidoki or shared."""

    seats: Seats
    points: int
    how: str


# [solo]


class SoloSkirmish(Typed, key="solo-skirmish"):
    number: int


class Open(Typed, key="open"):
    cards: Cards


class Take(Typed, key="take"):
    seat: Seat
    suit: Suit
    value: Value


class Reveal(Typed, key="reveal"):
    suit: Suit
    value: Value


class Enemy(Typed, key="enemy"):
    clan: Clan
    suit: Suit
    value: Value
    region: Region
    rule: Rule


class EnemyPlace(Typed, key="enemy-place"):
    clan: Clan
    region: Region
    rule: Rule


class EnemyEmpty(Typed, key="enemy-empty"):
    """The supply is empty, so that no samurai arrives."""

    clan: Clan
    region: Region
    rule: Rule


class EnemyKill(Typed, key="enemy-kill"):
    """A samurai or the Daimyo (`by`) eliminates a samurai; `why` it is that clan's."""

    seat: Seat
    clan: Clan
    rival: Clan
    region: Region
    by: str
    why: str
    rule: Rule


class EnemySpare(Typed, key="enemy-spare"):
    """Nobody is eliminated: all are protected, or nobody is there."""

    clan: Clan
    region: Region
    by: str
    why: str
    rule: Rule


class EnemyMove(Typed, key="enemy-move"):
    clan: Clan
    from_: Region
    region: Region
    why: str
    rule: Rule


class EnemyStay(Typed, key="enemy-stay"):
    clan: Clan
    region: Region
    why: str
    rule: Rule


class SoloWon(Typed, key="solo-won"):
    seat: Seat
    points: int
    sum: int
    how: str


class SoloLost(Typed, key="solo-lost"):
    seat: Seat
    points: int
    sum: int
    how: str
