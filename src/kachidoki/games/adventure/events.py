# interpreted: declarations; events are made only for those who listen.
"""What happens in a game of Call to Adventure: one class for each kind of event.

`card` did it or is what it is about, or "" where it was the rules; `why` is one of `changes.WHYS`.
"""

from typing import Annotated

from kachidoki.kernel.event import Seat, Seats, Secret, Typed

# Values that the texts have names for.
Card = Annotated[str, "card"]
Cards = Annotated[tuple[str, ...], "card"]
Path = Annotated[str, "path"]
Deck = Annotated[str, "deck"]
# Runes, and runes with the face they show: "core-1 0".
Runes = Annotated[tuple[str, ...], "rune"]
Faces = Annotated[tuple[str, ...], "face"]

# What several kinds have.


class OfSeat(Typed):
    seat: Seat


class OfCard(Typed):
    card: Card


class SeatAndCard(OfSeat):
    card: Card


class Priced(SeatAndCard):
    cost: int


class Hosted(SeatAndCard):
    """An Ally, and the card under which it goes."""

    host: Card


class Place(Typed):
    """A place in the row of an act."""

    act: int
    place: int


class Thrown(OfSeat):
    faces: Faces
    result: int
    target: int


class Counted(OfSeat):
    count: int
    total: int
    why: str
    card: Card


class Moved(OfSeat):
    level: int
    why: str
    card: Card


class Numbers(OfSeat):
    """What the result and the target number are now."""

    result: int
    target: int
    card: Card


class Changed(Numbers):
    count: int


class Decided(SeatAndCard):
    path: Path
    result: int
    target: int
    margin: int


class Won(Typed, key="won"):
    """[final-turn] The players have won together."""

    seats: Seats
    points: int
    how: str


# [setup], [characters], [solo]


class Start(OfSeat, key="start"): ...


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


class Refill(Place, key="refill"):
    card: Card


class SlotEmpty(Place, key="slot-empty"): ...


class Shuffle(Typed, key="shuffle"):
    deck: Deck


# [allies], [adversaries]


class Host(Hosted, key="host"):
    auto: bool = False


class AllyLeaves(OfCard, key="ally-leaves"): ...


class AllyMoved(Hosted, key="ally-moved"): ...


class AllyGiven(OfSeat, key="ally-given"):
    victim: Seat
    card: Card


class AdversaryShown(OfCard, key="adversary-shown"): ...


# [turn]


class Turn(OfSeat, key="turn"):
    turn: int


class FinalTurn(OfSeat, key="final-turn"): ...


class Journey(Priced, key="journey"): ...


class Discard(SeatAndCard, key="discard"): ...


class Trait(Priced, key="trait"): ...


class Attempt(SeatAndCard, key="attempt"):
    path: Path
    target: int


class Face(SeatAndCard, key="face"):
    target: int


class Dark(OfSeat, key="dark"):
    count: int
    cost: int


# [cast]


class Cast(Thrown, key="cast"): ...


class Recast(Thrown, key="recast"): ...


class Flip(Thrown, key="flip"): ...


# [rewards], [track], [losing] What changes.


class Xp(Counted, key="xp"): ...


class XpLost(Counted, key="xp-lost"): ...


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


class Virtue(Moved, key="virtue"): ...


class Corruption(Moved, key="corruption"): ...


class Shield(OfSeat, key="shield"):
    level: int
    count: int
    card: Card


# [cards] What a card does.


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


class Look(OfSeat, key="look"):
    deck: Deck
    count: int
    card: Card
    cards: Secret[Cards]


class Result(Changed, key="result"): ...


class Difficulty(Changed, key="difficulty"): ...


class BonusesGone(Numbers, key="bonuses-gone"): ...


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


# [cards], [stack], [abilities]


class Play(SeatAndCard, key="play"): ...


class Use(SeatAndCard, key="use"): ...


class Cancelled(OfSeat, key="cancelled"):
    victim: Seat
    card: Card
    lost: Card


class CancelledAdversary(SeatAndCard, key="cancelled-adversary"):
    lost: Card


class Sacrifice(SeatAndCard, key="sacrifice"): ...


class Replaced(OfSeat, key="replaced"):
    cards: Cards
    card: Card


class Swept(Typed, key="swept"):
    cards: Cards
    card: Card


class AdversaryPlays(OfCard, key="adversary-plays"): ...


class AdversaryWaits(OfCard, key="adversary-waits"): ...


class AdversaryIdle(OfCard, key="adversary-idle"): ...


# [outcome]


class Success(Decided, key="success"): ...


class Failure(Decided, key="failure"): ...


class Retry(OfSeat, key="retry"):
    host: Card
    card: Card


class AttemptEnds(SeatAndCard, key="attempt-ends"): ...


class Gain(SeatAndCard, key="gain"):
    path: Path
    column: int


class GainAlly(SeatAndCard, key="gain-ally"): ...


class Leaves(OfCard, key="leaves"): ...


class AdversaryBeaten(SeatAndCard, key="adversary-beaten"): ...


class Done(OfSeat, key="done"): ...


# [end], [scoring]


class LastTurns(OfSeat, key="last-turns"): ...


class Stalled(Typed, key="stalled"):
    rounds: int


class Destiny(SeatAndCard, key="destiny"): ...


class Score(OfSeat, key="score"):
    printed: int
    sets: int
    xp: int
    hero: int
    antihero: int
    track: int
    destiny: int
    total: int


class GameOver(Won, key="game-over"): ...


class Lost(Typed, key="lost"):
    total: int
    target: int
    how: str
