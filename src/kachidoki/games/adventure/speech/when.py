# interpreted: makes texts for people; nothing here is used inside playouts.
"""The plan of what stands before the colon: the moment, the cards concerned and the conditions."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.codes import Counted, If, On
from kachidoki.games.adventure.masks import members
from kachidoki.games.adventure.speech import terms
from kachidoki.games.adventure.speech.facts import Fact, Occasion
from kachidoki.games.adventure.speech.language import ROMAN

WHOSE: Final = ("you", "other", "somebody")
YES: Final = ("no", "yes")
# Moments at which somebody does something: "when you declare a Trait".
_DONE: Final = (
    *(On.TRAIT, On.GAIN_CARD, On.CARD_PLAYED, On.CARD_DRAWN, On.XP_GAINED, On.XP_SPENT),
    *(On.JOURNEY, On.ACT_REVEALED, On.ALLY_SACRIFICED),
)
# Which card is concerned where the conditions do not say so.
_USUAL: Final = {
    On.TRAIT: ("trait",),
    On.GAIN_CARD: ("cards", "ally"),
    On.ALLY_REVEALED: ("ally",),
    On.ADVERSARY_REVEALED: ("adversary",),
    On.ALLY_SACRIFICED: ("ally",),
    On.JOURNEY: ("card",),
}
_HAND_CARD: Final = ("hand-card",)
CHALLENGE: Final = ("challenge",)
_STORY_POINTS: Final = (Counted.STORY_TRIUMPH, Counted.STORY_TRAGEDY)
_POINTS: Final = (Counted.XP, *_STORY_POINTS, Counted.ADVERSARY_XP)
_IN_STORY: Final = (*_STORY_POINTS, Counted.ADVERSARIES, Counted.CHALLENGES)


# Moments.


def lead(occasion: Occasion) -> terms.Term:
    """When: "after your cast"."""
    on = occasion.on
    who = terms.Name("people", WHOSE[occasion.whose])
    own = ("own", "other", "any")[occasion.whose]
    if on in (On.BEFORE, On.FACING, On.AFTER):
        return _attempt(occasion, own, who)
    concerned = such(occasion.card, _USUAL.get(on, _HAND_CARD))
    if on in _DONE:
        replaces = on == On.JOURNEY and occasion.card is not None
        deed = terms.say(codes.ON[on], "replaces" if replaces else "any", card=concerned)
        return terms.say("when", event=terms.Deed(deed, WHOSE[occasion.whose]))
    if on == On.TRACK_MOVED:
        moved = occasion.first.get(If.DIRECTION)
        way = "step" if moved is None else ("virtue", "corruption")[moved.low]
        return terms.say("each-step", f"{way}-{own}", who=who)
    # In a turn or around it, at any time, in response to a card, or when one is revealed.
    return terms.say(codes.ON[on], own, card=concerned, turn=terms.say("turn", own, who=who))


def _attempt(occasion: Occasion, own: str, who: terms.Name) -> terms.Term:
    tried = such(occasion.card, CHALLENGE, occasion.abilities)
    kinds = members(occasion.card.mask) if occasion.card is not None else []
    target = "adversary" if kinds == [p.ADVERSARY] else "kind" if kinds else "any"
    outcome = occasion.first.get(If.OUTCOME)
    if outcome is not None:
        key = "overcome" if outcome.low == p.SUCCESS else "fail"
        margin = occasion.first.get(If.MARGIN)
        by = "" if margin is None else _by(key, margin)
        deed = terms.say(key, target, challenge=tried, by=by)
        return terms.say("when", event=terms.Deed(deed, WHOSE[occasion.whose]))
    plain = occasion.card is None and not occasion.abilities
    return terms.say(codes.ON[occasion.on], own if plain else f"{own}-at", who=who, challenge=tried)


def _by(key: str, fact: Fact) -> terms.Term:
    """By how much at least and at most an attempt was overcome or failed."""
    low, high = fact.low, fact.high
    if low < 0 and (low != codes.NO_LOW or high < 0):
        # A failure by 2 is a margin of -2; what is not bounded is so on both sides.
        low, high = -high, -low
    variant = f"{'none' if high == 0 else _bounds(low, high)}-{key}"
    return terms.say("by", variant, low=low, high=high)


def _bounds(low: int, high: int) -> str:
    if low == high:
        return "exactly"
    if high == codes.NO_HIGH:
        return "least"
    return "most" if low == codes.NO_LOW else "range"


# Cards.


def such(
    fact: Fact | None, usual: tuple[str, ...], abilities: int = 0, many: bool = False
) -> terms.Term:
    """Such a card, or such cards. Where something is attempted, a Challenge that is no Adversary is
    named so, as Adversaries are Challenges as well."""
    fact = fact or Fact(If.CARD)
    kinds = members(fact.mask)
    names = tuple(p.CARD_KINDS[kind] for kind in kinds) or usual
    if kinds == [p.HERO, p.ANTIHERO]:
        names = _HAND_CARD
    number = "many" if many else "one"
    strict = usual == CHALLENGE and kinds == [p.CHALLENGE]
    listing = terms.say("listing", number, abilities=_abilities(abilities))
    return terms.say(
        "such",
        cards=terms.Cards(names, tuple(members(fact.acts)), many),
        path=_path(fact),
        ally=terms.say("with-ally", YES[fact.ally]) if fact.ally >= 0 else "",
        abilities=listing if abilities else "",
        strict=terms.say("strictly", number) if strict else "",
    )


def _path(fact: Fact) -> terms.Part:
    if fact.tone < 0 and fact.face < 0:
        return ""
    tone = terms.say("tone", ("light", "dark", "any")[fact.tone])
    plus = terms.say("plus", YES[fact.face]) if fact.face >= 0 else ""
    return terms.say("path", tone=tone, plus=plus)


def icon(which: int) -> terms.Name:
    """An ability, or an icon of the Story."""
    if which < p.KINDS_OF_ICON:
        return ability(which)
    return terms.Name("icons", p.ICONS[which - p.KINDS_OF_ICON])


def ability(which: int) -> terms.Name:
    return terms.Name("abilities", p.ABILITIES[which])


def _abilities(mask: int, joint: str = "or") -> terms.Series:
    listed = map(ability, members(mask))
    return terms.series([terms.say("ability", ability=one) for one in listed], joint)


# Conditions.


def all_of(conditions: Sequence[Fact], occasion: Occasion) -> terms.Series:
    return terms.series(_fact(fact, occasion) for fact in conditions)


def _fact(fact: Fact, occasion: Occasion) -> terms.Term:
    """One condition, as a clause that follows "if"."""
    kind = fact.kind
    if kind == If.EITHER:
        return terms.series([all_of(part, occasion) for part in fact.parts], "or-if")
    if kind == If.OUTCOME:
        return terms.say("outcome", "success" if fact.low == p.SUCCESS else "failure")
    if kind == If.MARGIN:
        return terms.say("margin", _bounds(fact.low, fact.high), low=fact.low, high=fact.high)
    if kind == If.ABILITY:
        if not fact.negated:
            return terms.say("lists", "yes", abilities=_abilities(fact.mask))
        several = "no-many" if len(members(fact.mask)) > 1 else "no-one"
        return terms.say("lists", several, abilities=_abilities(fact.mask, "nor"))
    if kind == If.RUNES:
        return _runes(fact)
    if kind == If.CARD:
        return _is(fact)
    if kind == If.DIRECTION:
        return terms.say("was-step", "corruption" if fact.low else "virtue")
    return _owned(fact, occasion)


def _owned(fact: Fact, occasion: Occasion) -> terms.Term:
    """What somebody has, or how far they have come."""
    you = occasion.mine or occasion.on in (On.OWN_TURN, On.ANY, On.GAME_END)
    who = "you" if you else "that"
    if fact.kind == If.LEVEL:
        return terms.Deed(terms.say("is-on", levels=_levels(fact)), who)
    assert fact.kind == If.COUNT
    if fact.what == Counted.STAGE:
        return terms.Deed(terms.say("is-in", acts=_acts(fact)), who)
    if fact.what == Counted.ADVERSARY_XP:
        who, fact = "adversary", replace(fact, what=Counted.XP)
    none = "none" if fact.high == 0 else "some"
    return terms.Deed(terms.say("have", none, things=_bounded(fact, you)), who)


def _runes(fact: Fact) -> terms.Term:
    n = fact.low - 1 if fact.negated else fact.low
    runes = terms.Things(f"{codes.RUNE_KINDS[fact.what]}-rune", n)
    bound = "none" if n == 0 else "most" if fact.negated else "least"
    number = ("none", "one")[n] if n < 2 else "many"
    face = codes.FACES[fact.face]
    shown = terms.say("at", bound, things=runes)
    if face == "any":
        return terms.say("runes-cast", number, runes=shown)
    return terms.say("runes-show", number, runes=shown, face=terms.say("face", face))


def _is(fact: Fact) -> terms.Term:
    """What the card concerned must be, or must not be."""
    truly, path = YES[not fact.negated], _path(fact)
    kind = such(Fact(If.CARD, mask=fact.mask, acts=fact.acts), ("card",))
    said = (
        (fact.mask or fact.acts) and terms.say("is-card", truly, card=kind),
        path and terms.say("is-attempted", truly, path=path),
        fact.ally >= 0 and terms.say("has-ally", YES[bool(fact.ally) != fact.negated]),
    )
    return terms.series(said, "or" if fact.negated else "and")


# What is counted.


def quantity(what: int, n: int, count: str = "", yours: bool = True) -> terms.Things:
    """A number of what a card can count: points are said in digits, things in words."""
    count = count or (terms.DIGITS if what in _POINTS else terms.WORDS)
    if what < codes.FIRST_COUNTED:
        noun = "ability-icon" if what < p.KINDS_OF_ICON else "story-icon"
        return terms.Things(noun, n, count, icon(what))
    where = None
    if what in _IN_STORY:
        where = terms.say("in-story", "yours" if yours else "theirs")
    elif what == Counted.HAND:
        where = terms.say("in-hand")
    return terms.Things(codes.QUANTITIES[what - codes.FIRST_COUNTED], n, count, None, where)


def _bounded(fact: Fact, yours: bool = True) -> terms.Say:
    """At least two Strength icons."""
    low, high, what = fact.low, fact.high, fact.what
    if high == 0:
        return terms.say("at", "none", things=quantity(what, 0, terms.WORDS, yours))
    things = quantity(what, low if high == codes.NO_HIGH else high, yours=yours)
    start = low if things.count == terms.DIGITS else quantity(what, low, terms.ALONE)
    return terms.say("at", _bounds(low, high), things=things, low=start)


def required(fact: Fact) -> terms.Term:
    """One requirement, as a noun."""
    if fact.kind == If.LEVEL:
        return terms.say("nominative", term=_levels(fact))
    if fact.what == Counted.STAGE:
        return _acts(fact)
    alone = fact.high == codes.NO_HIGH and fact.what != Counted.ADVERSARY_XP
    return terms.say("nominative", term=quantity(fact.what, fact.low) if alone else _bounded(fact))


def _levels(fact: Fact) -> terms.Say:
    return _span("levels", fact, [str(level) for level in range(p.LEVELS + 1)])


def _acts(fact: Fact) -> terms.Say:
    return _span("acts", fact, ROMAN)


def _span(key: str, fact: Fact, names: Sequence[str]) -> terms.Say:
    """Names that are counted from 1, from one to another."""
    last = len(names) - 1
    low, high = min(max(fact.low, 1), last), min(fact.high, last)
    variant = "one" if low >= high else "two" if high == low + 1 else "many"
    each = terms.series(names[low : high + 1], "or")
    return terms.say(key, variant, low=names[low], high=names[high], each=each)


def per(effect: c.Effect) -> terms.Part:
    """For each of something."""
    if effect.per < 0:
        return ""
    points = "points" if effect.per in _POINTS else "things"
    things = quantity(effect.per, effect.each, terms.BARE)
    number = terms.InWords(effect.each) if points == "things" else effect.each
    most = "" if effect.most == codes.NO_HIGH else terms.say("at-most", n=effect.most)
    variant = f"{points}-one" if effect.each == 1 else points
    return terms.say("per", variant, things=things, n=number, most=most)
