# interpreted: makes texts for people; nothing here is used inside playouts.
"""What an entry of a card is about: its moment, who sets it off, and what must hold."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c

# Moments in which the player in turn is the one who set them off.
_IN_TURN: Final = (c.BEFORE, c.FACING, c.AFTER, c.TURN_START, c.TURN_END)
# Conditions that the beginning of a sentence can take in, by moment: at the others, of the card.
_LEADING: Final = {
    c.BEFORE: (c.IF_CARD, c.IF_ABILITY),
    c.FACING: (c.IF_CARD, c.IF_ABILITY),
    c.AFTER: (c.IF_OUTCOME, c.IF_MARGIN, c.IF_CARD, c.IF_ABILITY),
    c.STATIC: (c.IF_CARD, c.IF_ABILITY),
    c.TRACK_MOVED: (c.IF_DIRECTION,),
}


@dataclass(frozen=True, slots=True)
class Fact:
    """A condition without `not`: what can be said the other way round is said so."""

    kind: int
    low: int = c.NO_LOW
    high: int = c.NO_HIGH
    what: int = 0
    mask: int = 0
    acts: int = 0
    face: int = -1
    tone: int = c.EITHER_TONE
    ally: int = -1
    negated: bool = False
    parts: tuple[tuple["Fact", ...], ...] = ()


def facts(conditions: Sequence[c.Condition], negated: bool = False) -> tuple[Fact, ...]:
    """What must hold, all of it; negated, not all of it."""
    if not negated:
        return tuple(fact for one in conditions for fact in _positive(one))
    parts = tuple(_negative(one) for one in conditions)
    return parts[0] if len(parts) == 1 else (Fact(c.IF_EITHER, parts=parts),)


def _positive(one: c.Condition) -> tuple[Fact, ...]:
    if one.kind == c.IF_NOT:
        return facts(one.parts[0], negated=True)
    if one.kind == c.IF_EITHER:
        return (Fact(c.IF_EITHER, parts=tuple(facts(part) for part in one.parts)),)
    return (
        Fact(
            one.kind, one.low, one.high, one.what, one.mask, one.acts, one.face, one.tone, one.ally
        ),
    )


def _negative(one: c.Condition) -> tuple[Fact, ...]:
    if one.kind == c.IF_NOT:
        return facts(one.parts[0])
    if one.kind == c.IF_EITHER:
        return tuple(fact for part in one.parts for fact in facts(part, negated=True))
    (fact,) = _positive(one)
    if one.kind == c.IF_OUTCOME:
        return (replace(fact, low=p.SUCCESS + p.FAILURE - fact.low),)
    if one.kind == c.IF_DIRECTION:
        return (replace(fact, low=c.VIRTUE + c.CORRUPTION - fact.low),)
    if one.kind in (c.IF_MARGIN, c.IF_LEVEL, c.IF_COUNT):
        below = replace(fact, low=c.NO_LOW, high=fact.low - 1)
        above = replace(fact, low=fact.high + 1, high=c.NO_HIGH)
        if fact.low == c.NO_LOW:
            return (above,)
        if fact.high == c.NO_HIGH:
            return (below,)
        return (Fact(c.IF_EITHER, parts=((below,), (above,))),)
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
        return self.whose == c.OWN and not self.foe

    @property
    def card(self) -> Fact | None:
        return self.first.get(c.IF_CARD)

    @property
    def abilities(self) -> int:
        return self.first[c.IF_ABILITY].mask if c.IF_ABILITY in self.first else 0

    def take(self, conditions: Sequence[c.Condition]) -> None:
        leading = _LEADING.get(self.on, (c.IF_CARD,))
        for fact in facts(conditions):
            if fact.kind in leading and fact.kind not in self.first and not fact.negated:
                self.first[fact.kind] = fact
            else:
                self.rest.append(fact)
        # Only "by 2" with an outcome can be said first.
        if c.IF_MARGIN in self.first and c.IF_OUTCOME not in self.first:
            self.rest.insert(0, self.first.pop(c.IF_MARGIN))

    def person(self, who: int) -> int:
        """Who is meant, with as few words for it as there are."""
        if self.foe:
            return {c.SELF: c.THE_ADVERSARY, c.OPPONENT: c.ACTIVE}.get(who, who)
        if who == c.ACTIVE and self.mine and (self.on in _IN_TURN or self.on == c.OWN_TURN):
            return c.SELF
        return who


def bits(mask: int) -> list[int]:
    """The numbers in a mask."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def steps(fact: Fact) -> tuple[int, int]:
    """By how much at least and at most an attempt was overcome or failed, or NO_LOW, NO_HIGH."""
    if fact.low >= 0 or (fact.low == c.NO_LOW and fact.high >= 0):
        return fact.low, fact.high
    low = c.NO_LOW if fact.high == c.NO_HIGH else -fact.high
    return low, c.NO_HIGH if fact.low == c.NO_LOW else -fact.low
