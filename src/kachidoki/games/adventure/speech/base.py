# interpreted: makes texts for people; nothing here is used inside playouts.
"""How the rules text of a card is put together, before any language.

An entry becomes one sentence: how often, when, under which conditions, for what price, and what
it does. What a language has to know is in `Sayer`; see `en`, `fr`, `de`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c

ROMAN: Final = ("", "I", "II", "III")
# Moments in which the player in turn is the one who set them off.
_IN_TURN: Final = (c.BEFORE, c.FACING, c.AFTER, c.TURN_START, c.TURN_END)
_ATTEMPT: Final = (c.BEFORE, c.FACING, c.AFTER)
# Conditions that the beginning of a sentence can take in, by moment.
_LEADING: Final = {
    c.BEFORE: (c.IF_CARD, c.IF_ABILITY),
    c.FACING: (c.IF_CARD, c.IF_ABILITY),
    c.AFTER: (c.IF_OUTCOME, c.IF_MARGIN, c.IF_CARD, c.IF_ABILITY),
    c.ON_TRAIT: (c.IF_CARD,),
    c.RESPONSE: (c.IF_CARD,),
    c.STATIC: (c.IF_CARD, c.IF_ABILITY),
    c.GAIN_CARD: (c.IF_CARD,),
    c.CARD_PLAYED: (c.IF_CARD,),
    c.CARD_DRAWN: (c.IF_CARD,),
    c.TRACK_MOVED: (c.IF_DIRECTION,),
    c.JOURNEY: (c.IF_CARD,),
    c.ALLY_REVEALED: (c.IF_CARD,),
    c.ADVERSARY_REVEALED: (c.IF_CARD,),
    c.ALLY_SACRIFICED: (c.IF_CARD,),
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
class Scene:
    """What one entry is about: its moment, who sets it off, and what can be said first."""

    on: int
    whose: int
    kind: int
    # [solo] The Adversary acts, and not the owner.
    foe: bool = False
    # Another player may also be the Adversary.
    or_foe: bool = False
    outcome: int = p.NO_OUTCOME
    margin: Fact | None = None
    abilities: int = 0
    card: Fact | None = None
    direction: int = -1
    rest: list[Fact] = field(default_factory=list)
    # Another player has been mentioned.
    chosen: bool = False

    @property
    def mine(self) -> bool:
        """Whether the owner set it off."""
        return self.whose == c.OWN and not self.foe

    def take(self, conditions: Sequence[c.Condition]) -> None:
        leading = _LEADING.get(self.on, ())
        for fact in facts(conditions):
            if fact.kind not in leading or fact.negated:
                self.rest.append(fact)
            elif fact.kind == c.IF_OUTCOME and not self.outcome:
                self.outcome = fact.low
            elif fact.kind == c.IF_MARGIN and self.margin is None:
                self.margin = fact
            elif fact.kind == c.IF_ABILITY and not self.abilities:
                self.abilities = fact.mask
            elif fact.kind == c.IF_CARD and self.card is None:
                self.card = fact
            elif fact.kind == c.IF_DIRECTION and self.direction < 0:
                self.direction = fact.low
            else:
                self.rest.append(fact)
        # Only "by 2" with an outcome can be said first.
        if self.margin is not None and not self.outcome:
            self.rest.insert(0, self.margin)
            self.margin = None

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


class Sayer(ABC):
    """One language."""

    # Between several things, and before the last of them.
    between = ", "
    last_and = " and "
    last_or = " or "
    or_if = ", or if "
    colon = ": "

    # What a whole card says.

    def card(self, card: c.Card) -> str:
        """All entries, one to a line."""
        said: list[str] = []
        for entry in card.entries:
            said += self._entry(entry, card)
        if card.skull:
            said.append(self._as_adversary(card))
        return "\n".join(said)

    def _entry(self, entry: c.Entry, card: c.Card) -> list[str]:
        scene = Scene(entry.on, entry.whose, card.kind, or_foe=card.adversary_targetable)
        scene.take(entry.when)
        if entry.on == c.GAME_END:
            return [self._sentence(self.clause(effect, scene)) for effect in entry.do]
        if entry.on == c.STATIC:
            return [self._sentence(self.lasting(effect, scene)) for effect in entry.do]
        if entry.on == c.OWN_TURN and entry.limit == c.PER_TURN:
            begun = [self.once_in_turn()]
        else:
            begun = [part for part in (self.limit(entry.limit), self.lead(scene)) if part]
        if scene.rest:
            begun.append(self.when(self.all_of(scene.rest, scene)))
        head = self.between.join(begun)
        return [self._sentence(self.after_colon(head, self._body(entry, scene)))]

    def _as_adversary(self, card: c.Card) -> str:
        entry = card.entries[0]
        scene = Scene(c.AFTER if card.waits else c.FACING, c.OTHER, card.kind, foe=True)
        scene.take(entry.when)
        begun = [self.for_foe(card.waits and not scene.outcome)]
        rest = list(scene.rest)
        if scene.outcome:
            rest.insert(0, Fact(c.IF_OUTCOME, scene.outcome))
        if scene.margin is not None:
            rest.append(scene.margin)
        if rest:
            begun.append(self.when(self.all_of(rest, scene)))
        body = self.clauses(card.as_adversary, scene)
        return self._sentence(self.after_colon(self.between.join(begun), body))

    def _body(self, entry: c.Entry, scene: Scene) -> str:
        together = all(self.is_mine(effect, scene) for effect in entry.do)
        if not entry.cost.free:
            price = self.cost(entry.cost)
            if together:
                return self.pay_to(price, self.purposes(entry.do, scene))
            return self.pay_and(price, self.clauses(entry.do, scene))
        if entry.optional:
            return self.may(entry.do, scene, together)
        return self.orders(entry.do, scene) if together else self.clauses(entry.do, scene)

    def _sentence(self, said: str) -> str:
        said = said.strip()
        return said[0].upper() + said[1:] + "."

    def after_colon(self, head: str, body: str) -> str:
        return f"{head}{self.colon}{body}"

    def is_mine(self, effect: c.Effect, scene: Scene) -> bool:
        """Whether it is something that the owner does."""
        if effect.kind == c.CHANGE_DIFFICULTY:
            return False
        if effect.kind in (c.ADD_TOTAL, c.REROLL, c.FLIP, c.ADD_RUNES, c.SHIELD, c.REMOVE_BONUSES):
            return not scene.foe
        if effect.kind == c.ALLOW:
            return scene.mine or scene.on in (c.OWN_TURN, c.ANY)
        return scene.person(effect.who) == c.SELF

    # Lists.

    def join(self, items: Sequence[str], last: str = "") -> str:
        last = last or self.last_and
        if len(items) < 2:
            return "".join(items)
        return self.between.join(items[:-1]) + last + items[-1]

    def all_of(self, found: Sequence[Fact], scene: Scene) -> str:
        return self.join([self._fact(fact, scene) for fact in found])

    def _fact(self, fact: Fact, scene: Scene) -> str:
        if fact.kind != c.IF_EITHER:
            return self.fact(fact, scene)
        return self.join([self.all_of(part, scene) for part in fact.parts], self.or_if)

    # What stands on a Trait.

    def requires(self, card: c.Card) -> str:
        """What must be there to gain it, as a list of nouns."""
        return self.join([self._required(fact) for fact in facts(card.requires)])

    def _required(self, fact: Fact) -> str:
        if fact.kind == c.IF_EITHER:
            ways = [self.join([self._required(one) for one in part]) for part in fact.parts]
            return self.join(ways, self.last_or)
        return self.required(fact)

    # What a path gives.

    def rewards(self, path: c.Path) -> str:
        """What a path gives, as a list of nouns."""
        said = [self.icon(at, n) for at, n in enumerate(path.tally[: p.TRIUMPH]) if n]
        points = (path.tally[p.TRIUMPH], path.tally[p.TRAGEDY], path.xp)
        numbers = (*points, path.virtue, path.corruption)
        said += [f"{n} {name}" for n, name in zip(numbers, self.POINTS, strict=True) if n]
        draws = ((path.hero, c.FROM_HERO), (path.antihero, c.FROM_ANTIHERO))
        said += [self.drawn(n, deck) for n, deck in draws if n]
        return self.between.join(said)

    # What each language says.

    # Triumph, Tragedy, Experience, Virtue, Corruption.
    POINTS: tuple[str, ...]

    @abstractmethod
    def icon(self, which: int, n: int) -> str:
        """So many icons of an ability, or of the Story."""

    @abstractmethod
    def drawn(self, n: int, deck: int) -> str:
        """So many cards of a deck."""

    @abstractmethod
    def victory(self, targets: Sequence[int]) -> str:
        """With how much Experience the Adversary wins, by number of players from 1."""

    @abstractmethod
    def limit(self, limit: int) -> str:
        """How often: "once a turn"."""

    @abstractmethod
    def once_in_turn(self) -> str:
        """Once in the owner's turn."""

    @abstractmethod
    def lead(self, scene: Scene) -> str:
        """When: "after your cast"."""

    @abstractmethod
    def when(self, said: str) -> str:
        """If so."""

    @abstractmethod
    def fact(self, fact: Fact, scene: Scene) -> str:
        """One condition, as a clause that follows `when`."""

    @abstractmethod
    def required(self, fact: Fact) -> str:
        """One requirement."""

    @abstractmethod
    def cost(self, cost: c.Cost) -> str:
        """What is to be paid, as an order."""

    @abstractmethod
    def price(self, cost: c.Cost) -> str:
        """What is to be paid, as nouns."""

    @abstractmethod
    def pay_to(self, price: str, purposes: str) -> str:
        """Pay to do something."""

    @abstractmethod
    def pay_and(self, price: str, clauses: str) -> str:
        """Pay, and something happens."""

    @abstractmethod
    def may(self, effects: Sequence[c.Effect], scene: Scene, together: bool) -> str:
        """What the owner may decline."""

    @abstractmethod
    def orders(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        """Effects that the owner carries out."""

    @abstractmethod
    def purposes(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        """The same after "pay to"."""

    @abstractmethod
    def clauses(self, effects: Sequence[c.Effect], scene: Scene) -> str:
        """Effects of several people."""

    @abstractmethod
    def lasting(self, effect: c.Effect, scene: Scene) -> str:
        """What holds as long as the card is in play."""

    @abstractmethod
    def clause(self, effect: c.Effect, scene: Scene) -> str:
        """Points at the end."""

    @abstractmethod
    def for_foe(self, waits: bool) -> str:
        """In the hands of the Adversary."""
