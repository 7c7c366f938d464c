# interpreted: makes texts for people; nothing here is used inside playouts.
"""The plan of what a card does: its effects, what lasts, and the points at the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.codes import (
    Allow,
    Deck,
    Do,
    Forbid,
    If,
    On,
    Track,
    Who,
    Whose,
)
from kachidoki.games.adventure.speech import terms
from kachidoki.games.adventure.speech.facts import Fact, Occasion
from kachidoki.games.adventure.speech.language import ROMAN
from kachidoki.games.adventure.speech.when import ability, all_of, per, such

DECKS: Final = ("hero", "antihero", "card")
_DECK: Final = ("hero", "antihero", "any")
_COSTS: Final = ("journey", "dark", "trait")
_UNTIL: Final = ("", "cast", "turn")
# What the owner of the card does by it, whoever it is for.
_OF_OWNER: Final = (Do.ADD_TOTAL, Do.REROLL, Do.FLIP, Do.ADD_RUNES, Do.SHIELD, Do.REMOVE_BONUSES)
# This number of runes, or more, is all of them.
_ALL_RUNES: Final = 12
Planner = Callable[[c.Effect, Occasion], terms.Say]


def is_mine(effect: c.Effect, occasion: Occasion) -> bool:
    """Whether it is something that the owner does."""
    if effect.kind == Do.CHANGE_DIFFICULTY:
        return False
    if effect.kind in _OF_OWNER:
        return not occasion.foe
    if effect.kind == Do.ALLOW:
        return occasion.mine or occasion.on in (On.OWN_TURN, On.ANY)
    return occasion.person(effect.who) == Who.SELF


def clauses(effects: Sequence[c.Effect], occasion: Occasion) -> terms.Series:
    """Effects of several people, each with its subject."""
    said: list[terms.Term] = []
    for effect in effects:
        if effect.kind == Do.CHANGE_DIFFICULTY:
            until = terms.say("until", _UNTIL[effect.until]) if effect.until else ""
            said.append(_harder("challenge-now", effect, until=until))
        elif effect.kind == Do.ALLOW and not is_mine(effect, occasion):
            # Something is allowed in the attempt of somebody else.
            said.append(_allow(effect, occasion, "allow-that"))
        else:
            deed = _deed(effect, occasion)
            said.append(terms.Do(deed, _who(_doer(effect, occasion), occasion)))
    return terms.series(said, "clauses")


def deed(effect: c.Effect, occasion: Occasion) -> terms.Do:
    """An effect that the owner carries out."""
    return terms.Do(_deed(effect, occasion))


# People.


def _doer(effect: c.Effect, occasion: Occasion) -> int:
    if effect.kind in _BY_ANYBODY:
        return occasion.person(effect.who)
    return Who.ADVERSARY if occasion.foe else Who.SELF


def _who(who: int, occasion: Occasion) -> str:
    """A person of the lexicon; another player has to be named only once."""
    if who == Who.OPPONENT:
        again, occasion.chosen = occasion.chosen, True
        if again:
            return "that"
        return "other-or-adversary" if occasion.or_foe else "other"
    if who == Who.ACTIVE:
        theirs = occasion.whose != Whose.OWN and not occasion.foe
        return "that" if theirs and occasion.on not in (On.ANY, On.RESPONSE) else "active"
    return {
        Who.SELF: "you",
        Who.EACH: "each",
        Who.EACH_OTHER: "each-other",
        Who.ADVERSARY: "adversary",
    }[who]


# Effects.


def _gain_xp(effect: c.Effect, occasion: Occasion) -> terms.Say:
    n = terms.Number(effect.n)
    if effect.source == Who.SUPPLY:
        return terms.say("gain-xp", n=n)
    whom = terms.Name("people", _who(occasion.person(effect.source), occasion))
    return terms.say("take-xp", n=n, whom=whom)


def _draw(effect: c.Effect, _: Occasion) -> terms.Say:
    if effect.deck == Deck.EITHER:
        if effect.n > 1:
            return terms.say("draw", "either", n=terms.Number(effect.n, words=True))
        return terms.say("draw", "cards", cards=terms.Things("hand-card", 1, terms.ARTICLE))
    return terms.say("draw", "cards", cards=_cards(effect))


def _cards(effect: c.Effect) -> terms.Things:
    return terms.Things(DECKS[effect.deck], effect.n, terms.ARTICLE)


def _add_total(effect: c.Effect, occasion: Occasion) -> terms.Say:
    until = terms.say("until", _UNTIL[effect.until]) if effect.until else ""
    key = "add" if effect.n > 0 else "subtract"
    return terms.say(key, _own(occasion), n=terms.Number(abs(int(effect.n))), until=until)


def _own(occasion: Occasion) -> str:
    return "own" if occasion.mine else "other"


def _look(effect: c.Effect, _: Occasion) -> terms.Say:
    act = effect.pile + 1
    deck = (
        terms.say("deck", "act", act=ROMAN[act])
        if act <= p.ACTS
        else terms.say("deck", p.DECKS[act - 1])
    )
    number = "one" if effect.n == 1 else "many"
    back = terms.say("in-any-order") if effect.reorder and effect.n > 1 else ""
    return terms.say("look", number, deck=deck, n=terms.Number(effect.n, words=True), back=back)


def _add_runes(effect: c.Effect, _: Occasion) -> terms.Say:
    n = effect.n
    if effect.what == codes.RUNE_DARK:
        return terms.say("cast-more", "dark", runes=terms.Things("more-dark-rune", n))
    if effect.what == codes.RUNE_LISTED:
        return terms.say("cast-more", "listed", runes=terms.Things("more-rune", n))
    runes = terms.Things("more-ability-rune", n, of=ability(effect.what))
    return terms.say("cast-more", "ability", runes=runes)


def _some_of(key: str, n: int, things: terms.Term) -> terms.Say:
    number = "one" if n == 1 else "all" if n >= _ALL_RUNES else "many"
    return terms.say(key, number, n=terms.Number(n, words=True), things=things)


def _runes(key: str, effect: c.Effect, occasion: Occasion) -> terms.Say:
    return _some_of(key, effect.n, terms.say("runes", _own(occasion)))


def _replace_row(effect: c.Effect, _: Occasion) -> terms.Say:
    rows = terms.say("row-of", act=ROMAN[effect.act]) if effect.act else terms.say("rows")
    number = ("all", "one")[effect.n] if effect.n < 2 else "many"
    return terms.say(
        "replace", number, cards=terms.Things("card", effect.n, terms.ARTICLE), rows=rows
    )


def _price(key: str, variant: str, effect: c.Effect) -> terms.Say:
    more = terms.say("more", "more" if effect.n > 0 else "less")
    return terms.say(key, variant, n=terms.Number(abs(int(effect.n))), more=more)


def _allow(effect: c.Effect, _: Occasion, key: str = "allow", whose: str = "yours") -> terms.Say:
    what = codes.ALLOWED[effect.what]
    if effect.what != Allow.ABILITY:
        return terms.say(key, what)
    if effect.ability < 0:
        return terms.say(key, f"{what}-any")
    return terms.say(key, f"{what}-{whose}", ability=ability(effect.ability))


def _return_card(effect: c.Effect, _: Occasion) -> terms.Say:
    number = "one" if effect.n == 1 else "many"
    pile = terms.say("discard-pile", _DECK[effect.deck])
    return terms.say(
        "return-card", number, cards=terms.Things("card", effect.n, terms.ARTICLE), pile=pile
    )


def _move_ally(effect: c.Effect, occasion: Occasion) -> terms.Say:
    if effect.source == Who.OPPONENT:
        return terms.say("take-ally", whom=terms.Name("people", _who(Who.OPPONENT, occasion)))
    return terms.say("move-ally")


# Effects that any player may be the doer of.
_BY_ANYBODY: Final[Mapping[int, Planner]] = {
    Do.GAIN_XP: _gain_xp,
    Do.LOSE_XP: lambda effect, _: terms.say("lose-xp", n=terms.Number(effect.n)),
    Do.DRAW: _draw,
    Do.DISCARD_CARDS: lambda effect, _: terms.say(
        "discard", "random" if effect.random else "chosen", cards=_cards(effect)
    ),
    Do.MOVE_TRACK: lambda effect, _: terms.say(
        "gain-virtue" if effect.way == Track.VIRTUE else "take-corruption", n=terms.Number(effect.n)
    ),
    Do.REMOVE_ALLY: lambda *_: terms.say("lose-ally"),
    Do.LOOK: _look,
}
_PLANS: Final[Mapping[int, Planner]] = {
    **_BY_ANYBODY,
    Do.ADD_TOTAL: _add_total,
    Do.SHIELD: lambda _, occasion: terms.say("shield", _own(occasion)),
    Do.ADD_RUNES: _add_runes,
    Do.REROLL: lambda effect, occasion: terms.say(
        "reroll", runes=_runes("up-to", effect, occasion)
    ),
    Do.FLIP: lambda effect, occasion: terms.say("flip", runes=_runes("exactly", effect, occasion)),
    Do.RETRY: lambda *_: terms.say("retry"),
    Do.REPLACE_ROW: _replace_row,
    Do.CHANGE_COST: lambda effect, _: _price("pay-other", _COSTS[effect.what], effect),
    Do.ALLOW: _allow,
    Do.CANCEL: lambda *_: terms.say("cancel"),
    Do.REMOVE_BONUSES: lambda effect, _: terms.say("remove-bonuses", _DECK[effect.what]),
    Do.EXTRA_ACTION: lambda effect, _: terms.say(
        "extra-action", actions=terms.Things("more-action", effect.n)
    ),
    Do.EXTRA_JOURNEY: lambda effect, _: terms.say(
        "extra-journey", journeys=terms.Things("more-journey", effect.n)
    ),
    Do.TAKE_BACK: lambda effect, _: terms.say(
        "take-back", cards=_some_of("up-to", effect.n, terms.say("played", _DECK[effect.deck]))
    ),
    Do.RETURN_CARD: _return_card,
    Do.MOVE_ALLY: _move_ally,
    Do.GAIN_STORY: lambda effect, _: terms.say(
        "gain-story", "act" if effect.act else "any", act=ROMAN[effect.act]
    ),
}


def _deed(effect: c.Effect, occasion: Occasion) -> terms.Say:
    return _PLANS[effect.kind](effect, occasion)


def _harder(key: str, effect: c.Effect, **slots: terms.Term | str) -> terms.Say:
    variant = "harder" if effect.n > 0 else "easier"
    return terms.say(key, variant, n=terms.Number(abs(int(effect.n))), per=per(effect), **slots)


# What holds as long as the card is in play.


def lasting(effect: c.Effect, occasion: Occasion) -> terms.Term:
    """An effect with its conditions, as far as it does not say them itself."""
    conditions = list(occasion.rest)
    if effect.kind == Do.ALLOW:
        conditions = ([occasion.card] if occasion.card is not None else []) + conditions
    if If.ABILITY in occasion.first and effect.kind != Do.CHANGE_DIFFICULTY:
        conditions.append(occasion.first[If.ABILITY])
    return _on_condition(_lasting(effect, occasion), conditions, occasion)


def _on_condition(said: terms.Term, conditions: list[Fact], occasion: Occasion) -> terms.Term:
    if not conditions:
        return said
    return terms.say("on-condition", said=said, facts=all_of(conditions, occasion))


def _lasting(effect: c.Effect, occasion: Occasion) -> terms.Term:
    yours = occasion.whose == Whose.OWN
    whose = "yours" if yours else "all"
    if effect.kind == Do.CHANGE_COST:
        return _price("costs", f"{_COSTS[effect.what]}-{whose}", effect)
    if effect.kind == Do.CHANGE_DIFFICULTY:
        return _difficulty(effect, occasion)
    if effect.kind == Do.FORBID:
        return _forbidden(effect)
    if effect.what == Allow.TRAIT_REQUIREMENT:
        return terms.say("may-take-any-trait", whose)
    allowed = _allow(effect, occasion, whose="yours" if yours else "theirs")
    return terms.say("may-always", whose, deed=terms.Do(allowed))


def _difficulty(effect: c.Effect, occasion: Occasion) -> terms.Term:
    fact = occasion.card
    covers = fact is None or not fact.mask or fact.mask >> p.ADVERSARY & 1
    others = occasion.kind == p.ADVERSARY and covers and not effect.includes_self
    included = occasion.kind == p.ADVERSARY and effect.includes_self
    return _harder(
        "challenges",
        effect,
        cards=terms.say(
            "those",
            "others" if others else "all",
            cards=such(fact, ("challenge",), occasion.abilities, many=True, strictly=True),
        ),
        whom=terms.say("for-you") if occasion.whose == Whose.OWN else "",
        included=terms.say("included") if included else "",
    )


def _forbidden(effect: c.Effect) -> terms.Term:
    what = codes.FORBIDDEN[effect.what]
    if effect.what == Forbid.ABILITY_RUNES and effect.ability >= 0:
        return terms.say("forbidden", "runes", ability=ability(effect.ability))
    return terms.say("forbidden", what)


# Points.


def points(effect: c.Effect, occasion: Occasion) -> terms.Term:
    name = terms.Name("points", "triumph" if effect.way == p.TRIUMPH else "tragedy")
    said = terms.say("score", n=terms.Number(effect.n), points=name, per=per(effect))
    return _on_condition(said, occasion.rest, occasion)
