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
_IN_TURN: Final = (On.BEFORE, On.FACING, On.AFTER, On.TURN_START, On.TURN_END)
# Conditions that the beginning of a sentence can take in, by moment: at the others, of the card.
_LEADING: Final = {
    On.BEFORE: (If.CARD, If.ABILITY),
    On.FACING: (If.CARD, If.ABILITY),
    On.AFTER: (If.OUTCOME, If.MARGIN, If.CARD, If.ABILITY),
    On.STATIC: (If.CARD, If.ABILITY),
    On.TRACK_MOVED: (If.DIRECTION,),
}


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
    if not negated:
        return tuple(fact for one in conditions for fact in _positive(one))
    parts = tuple(_negative(one) for one in conditions)
    return parts[0] if len(parts) == 1 else (Fact(If.EITHER, parts=parts),)


def _positive(one: c.Condition) -> tuple[Fact, ...]:
    if one.kind == If.NOT:
        return facts(one.parts[0], negated=True)
    if one.kind == If.EITHER:
        return (Fact(If.EITHER, parts=tuple(facts(part) for part in one.parts)),)
    return (
        Fact(
            one.kind, one.low, one.high, one.what, one.mask, one.acts, one.face, one.tone, one.ally
        ),
    )


def _negative(one: c.Condition) -> tuple[Fact, ...]:
    if one.kind == If.NOT:
        return facts(one.parts[0])
    if one.kind == If.EITHER:
        return tuple(fact for part in one.parts for fact in facts(part, negated=True))
    (fact,) = _positive(one)
    if one.kind == If.OUTCOME:
        return (replace(fact, low=p.SUCCESS + p.FAILURE - fact.low),)
    if one.kind == If.DIRECTION:
        return (replace(fact, low=Track.VIRTUE + Track.CORRUPTION - fact.low),)
    if one.kind in (If.MARGIN, If.LEVEL, If.COUNT):
        below = replace(fact, low=codes.NO_LOW, high=fact.low - 1)
        above = replace(fact, low=fact.high + 1, high=codes.NO_HIGH)
        if fact.low == codes.NO_LOW:
            return (above,)
        if fact.high == codes.NO_HIGH:
            return (below,)
        return (Fact(If.EITHER, parts=((below,), (above,))),)
    return (replace(fact, negated=True),)


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
        if who == Who.ACTIVE and self.mine and (self.on in _IN_TURN or self.on == On.OWN_TURN):
            return Who.SELF
        return who


def bits(mask: int) -> list[int]:
    """The numbers in a mask."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def steps(fact: Fact) -> tuple[int, int]:
    """By how much at least and at most an attempt was overcome or failed, or NO_LOW, NO_HIGH."""
    if fact.low >= 0 or (fact.low == codes.NO_LOW and fact.high >= 0):
        return fact.low, fact.high
    low = codes.NO_LOW if fact.high == codes.NO_HIGH else -fact.high
    return low, codes.NO_HIGH if fact.low == codes.NO_LOW else -fact.low
