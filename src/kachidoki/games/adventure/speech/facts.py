# interpreted: makes texts for people; nothing here is used inside playouts.
"""What an entry of a card is about: its moment, who sets it off, and what must hold."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.codes import If, On, Track, Who, Whose

# Moments in which the player in turn is the one who set them off.
_IN_TURN: Final = (On.BEFORE, On.FACING, On.AFTER, On.TURN_START, On.OWN_TURN, On.TURN_END)
# Conditions that the beginning of a sentence can take in, by moment: at the others, of the card.
_LEADING: Final = {
    On.BEFORE: (If.CARD, If.ABILITY),
    On.FACING: (If.CARD, If.ABILITY),
    On.AFTER: (If.OUTCOME, If.MARGIN, If.CARD, If.ABILITY),
    On.STATIC: (If.CARD, If.ABILITY),
    On.TRACK_MOVED: (If.DIRECTION,),
}
# Conditions that hold for one of two things: the sum of their numbers.
_BOTH: Final = {If.OUTCOME: p.SUCCESS + p.FAILURE, If.DIRECTION: Track.VIRTUE + Track.CORRUPTION}


@dataclass(frozen=True, slots=True)
class Fact:
    """A condition without `not`: what can be said the other way round is said so."""

    kind: int
    low: int = codes.NO_LOW
    high: int = codes.NO_HIGH
    what: int = 0
    mask: int = 0
    acts: int = 0
    face: int = -1
    tone: int = codes.EITHER_TONE
    ally: int = -1
    negated: bool = False
    parts: tuple[tuple["Fact", ...], ...] = ()


def facts(conditions: Sequence[c.Condition], negated: bool = False) -> tuple[Fact, ...]:
    """What must hold, all of it; negated, not all of it."""
    parts = tuple(_stated(one, negated) for one in conditions)
    if negated and len(parts) > 1:
        return (Fact(If.EITHER, parts=parts),)
    return tuple(fact for part in parts for fact in part)


def _stated(one: c.Condition, negated: bool) -> tuple[Fact, ...]:
    if one.kind == If.NOT:
        return facts(one.parts[0], not negated)
    if one.kind == If.EITHER:
        parts = tuple(facts(part, negated) for part in one.parts)
        return sum(parts, ()) if negated else (Fact(If.EITHER, parts=parts),)
    bounds = (one.kind, one.low, one.high)
    fact = Fact(*bounds, one.what, one.mask, one.acts, one.face, one.tone, one.ally)
    return _opposite(fact) if negated else (fact,)


def _opposite(fact: Fact) -> tuple[Fact, ...]:
    if fact.kind in _BOTH:
        return (replace(fact, low=_BOTH[fact.kind] - fact.low),)
    if fact.kind not in (If.MARGIN, If.LEVEL, If.COUNT):
        return (replace(fact, negated=True),)
    below = replace(fact, low=codes.NO_LOW, high=fact.low - 1)
    above = replace(fact, low=fact.high + 1, high=codes.NO_HIGH)
    if fact.low == codes.NO_LOW:
        return (above,)
    if fact.high == codes.NO_HIGH:
        return (below,)
    return (Fact(If.EITHER, parts=((below,), (above,))),)


@dataclass(slots=True)
class Occasion:
    """When an entry works, and what has been said of it so far."""

    on: int
    whose: int
    kind: int
    # [solo] The Adversary acts, and not the owner.
    foe: bool = False
    # Another player may also be the Adversary.
    or_foe: bool = False
    # What the beginning of the sentence says, by kind of condition, and what remains.
    first: dict[int, Fact] = field(default_factory=dict)
    rest: list[Fact] = field(default_factory=list)
    # Another player has been mentioned.
    chosen: bool = False

    @property
    def mine(self) -> bool:
        """Whether the owner set it off."""
        return self.whose == Whose.OWN and not self.foe

    @property
    def card(self) -> Fact | None:
        return self.first.get(If.CARD)

    @property
    def abilities(self) -> int:
        return self.first[If.ABILITY].mask if If.ABILITY in self.first else 0

    def take(self, conditions: Sequence[c.Condition]) -> None:
        leading = _LEADING.get(self.on, (If.CARD,))
        for fact in facts(conditions):
            if fact.kind in leading and fact.kind not in self.first and not fact.negated:
                self.first[fact.kind] = fact
            else:
                self.rest.append(fact)
        # Only "by 2" with an outcome can be said first.
        if If.MARGIN in self.first and If.OUTCOME not in self.first:
            self.rest.insert(0, self.first.pop(If.MARGIN))

    def person(self, who: int) -> int:
        """Who is meant, with as few words for it as there are."""
        if self.foe:
            return {Who.SELF: Who.ADVERSARY, Who.OPPONENT: Who.ACTIVE}.get(who, who)
        return Who.SELF if who == Who.ACTIVE and self.mine and self.on in _IN_TURN else who
