# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Call to Adventure: one class for each kind of event.

`card` did it or is what it is about, or "" where it was the rules; `why` is one of `changes.WHYS`.
"""

from types import new_class
from typing import Annotated, TypeVar

from kachidoki.kernel.event import Seat, Seats, Secret, Typed

# Values that the texts have names for.
Card = Annotated[str, "card"]
Cards = Annotated[tuple[str, ...], "card"]
Path = Annotated[str, "path"]
Deck = Annotated[str, "deck"]
# Runes, and runes with the face they show: "core-1 0".
Runes = Annotated[tuple[str, ...], "rune"]
Faces = Annotated[tuple[str, ...], "face"]

Shape = TypeVar("Shape", bound=Typed)


def kinds(shape: type[Shape], *keys: str) -> tuple[type[Shape], ...]:
    """Kinds of events that have the same fields."""
    return tuple(new_class(key, (shape,), {"key": key}) for key in keys)


class OfSeat(Typed):
    seat: Seat


# [setup], [final-turn], [outcome], [end]
Start, FinalTurn, Done, LastTurns = kinds(OfSeat, "start", "final-turn", "done", "last-turns")


class OfCard(Typed):
    card: Card


# [allies], [adversaries], [outcome]
AllyLeaves, AdversaryShown, Leaves = kinds(OfCard, "ally-leaves", "adversary-shown", "leaves")
# [special-deck]
AdversaryPlays, AdversaryWaits, AdversaryIdle = kinds(
    OfCard, "adversary-plays", "adversary-waits", "adversary-idle"
)


class SeatAndCard(OfSeat):
    card: Card


# [free-discard], [cards], [abilities], [allies]
Discard, Play, Use, Sacrifice = kinds(SeatAndCard, "discard", "play", "use", "sacrifice")
# [outcome], [allies], [final-turn], [scoring]
AttemptEnds, GainAlly = kinds(SeatAndCard, "attempt-ends", "gain-ally")
AdversaryBeaten, Destiny = kinds(SeatAndCard, "adversary-beaten", "destiny")


class Priced(SeatAndCard):
    cost: int


# [journey], [trait]
Journey, Trait = kinds(Priced, "journey", "trait")


# [setup], [characters], [solo]


class Characters(Typed, key="characters"):
    count: int
    cards: Secret[Cards]


class Keep(OfSeat, key="keep"):
    cards: Secret[Cards]


class Hero(OfSeat, key="hero"):
    origin: Card
    motivation: Card


class Adversary(OfCard, key="adversary"):
    quest: Card
    target: int


# [acts], [refill]


class Act(Typed, key="act"):
    act: int
    cards: Cards


class SlotEmpty(Typed, key="slot-empty"):
    act: int
    place: int


class Refill(SlotEmpty, key="refill"):
    card: Card


class Shuffle(Typed, key="shuffle"):
    deck: Deck


# [allies]


class AllyMoved(SeatAndCard, key="ally-moved"):
    host: Card


class Host(AllyMoved, key="host"):
    auto: bool = False


class AllyGiven(OfSeat, key="ally-given"):
    victim: Seat
    card: Card


# [turn], [challenge], [dark], [cast]


class Turn(OfSeat, key="turn"):
    turn: int


class Attempt(SeatAndCard, key="attempt"):
    path: Path
    target: int


class Face(SeatAndCard, key="face"):
    target: int


class Dark(OfSeat, key="dark"):
    count: int
    cost: int


class Thrown(OfSeat):
    faces: Faces
    result: int
    target: int


Cast, Recast, Flip = kinds(Thrown, "cast", "recast", "flip")


# [rewards], [track], [losing] What changes.


class Counted(OfSeat):
    count: int
    total: int
    why: str
    card: Card


Xp, XpLost = kinds(Counted, "xp", "xp-lost")


class XpMoved(OfSeat, key="xp-moved"):
    victim: Seat
    count: int
    card: Card


class XpFromAdversary(OfSeat, key="xp-from-adversary"):
    count: int
    total: int
    card: Card


class AdversaryXp(Typed, key="adversary-xp"):
    count: int
    total: int
    target: int
    card: Card


class AdversaryTakes(Typed, key="adversary-takes"):
    victim: Seat
    count: int
    total: int
    target: int
    card: Card


class AdversaryXpLost(Typed, key="adversary-xp-lost"):
    count: int
    total: int
    card: Card


class Moved(OfSeat):
    level: int
    why: str
    card: Card


Virtue, Corruption = kinds(Moved, "virtue", "corruption")


class Shield(OfSeat, key="shield"):
    level: int
    count: int
    card: Card


# [cards] What cards do.


class Draw(OfSeat, key="draw"):
    deck: Deck
    why: str
    card: Card
    drawn: Secret[Card]


class NoDraw(OfSeat, key="no-draw"):
    deck: Deck


class Reorder(OfSeat, key="reorder"):
    deck: Deck
    count: int
    card: Card


class Look(Reorder, key="look"):
    cards: Secret[Cards]


class BonusesGone(OfSeat, key="bonuses-gone"):
    result: int
    target: int
    card: Card


class Changed(BonusesGone):
    count: int


Result, Difficulty = kinds(Changed, "result", "difficulty")


class RunesAdded(OfSeat, key="runes"):
    runes: Runes
    card: Card


class Permit(OfSeat, key="permit"):
    what: str
    card: Card


class Price(OfSeat, key="price"):
    what: str
    count: int
    card: Card


class HandLost(OfSeat, key="hand-lost"):
    lost: Card
    card: Card


class TakenBack(OfSeat, key="taken-back"):
    back: Card
    card: Card


class Cancelled(OfSeat, key="cancelled"):
    victim: Seat
    card: Card
    lost: Card


class CancelledAdversary(SeatAndCard, key="cancelled-adversary"):
    lost: Card


class Replaced(OfSeat, key="replaced"):
    cards: Cards
    card: Card


class Swept(Typed, key="swept"):
    cards: Cards
    card: Card


# [outcome], [retry], [rewards]


class Decided(SeatAndCard):
    path: Path
    result: int
    target: int
    margin: int


Success, Failure = kinds(Decided, "success", "failure")


class Retry(OfSeat, key="retry"):
    host: Card
    card: Card


class Gain(SeatAndCard, key="gain"):
    path: Path
    column: int


# [end], [scoring], [losing]


class Stalled(Typed, key="stalled"):
    rounds: int


class Score(OfSeat, key="score"):
    printed: int
    sets: int
    xp: int
    hero: int
    antihero: int
    track: int
    destiny: int
    total: int


class Over(Typed):
    seats: Seats
    points: int
    how: str


GameOver, Won = kinds(Over, "game-over", "won")


class Lost(Typed, key="lost"):
    total: int
    target: int
    how: str
