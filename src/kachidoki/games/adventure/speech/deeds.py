# interpreted: makes texts for people; nothing here is used inside playouts.
"""The plan of what a card does: its effects, what lasts, and the points at the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

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
from kachidoki.games.adventure.speech.when import CHALLENGE, ability, all_of, per, such

DECKS: Final = ("hero", "antihero", "card")
_DRAWN: Final = ("hero", "antihero", "hand-card")
_DECK: Final = ("hero", "antihero", "any")
_COSTS: Final = ("journey", "dark", "trait")
_UNTIL: Final = ("", "cast", "turn")
# The people of the lexicon, by the numbers of `codes.Who`.
_PEOPLE: Final = ("you", "active", "other", "each", "each-other", "adversary")
# Which more runes are cast: of an ability, Dark ones, or of the listed abilities.
_MORE: Final = (*["ability"] * len(p.ABILITIES), "dark", "listed")
# This number of runes, or more, is all of them.
_ALL_RUNES: Final = 12


def is_mine(effect: c.Effect, occasion: Occasion) -> bool:
    """Whether it is something that the owner does."""
    if effect.kind == Do.ALLOW:
        return occasion.mine or occasion.on in (On.OWN_TURN, On.ANY)
    return effect.kind != Do.CHANGE_DIFFICULTY and occasion.person(effect.who) == Who.SELF


def clauses(effects: Sequence[c.Effect], occasion: Occasion) -> terms.Series:
    """Effects of several people, each with its subject."""
    said: list[terms.Term] = []
    for effect in effects:
        # Something is allowed in the attempt of somebody else.
        theirs = effect.kind == Do.ALLOW and not is_mine(effect, occasion)
        phrase = _ALLOW_THAT if theirs else _PHRASES[effect.kind]
        done = phrase.of(effect, occasion)
        if theirs or effect.kind == Do.CHANGE_DIFFICULTY:
            said.append(done)
        else:
            said.append(terms.Deed(done, _who(occasion.person(effect.who), occasion)))
    return terms.series(said, "clauses")


def deed(effect: c.Effect, occasion: Occasion) -> terms.Deed:
    """An effect that the owner carries out."""
    return terms.Deed(_PHRASES[effect.kind].of(effect, occasion))


# People.


def _who(who: int, occasion: Occasion) -> str:
    """A person of the lexicon; another player has to be named only once."""
    if who == Who.OPPONENT:
        again, occasion.chosen = occasion.chosen, True
        return "that" if again else "other-or-adversary" if occasion.or_foe else "other"
    theirs = occasion.whose != Whose.OWN and not occasion.foe
    known = who == Who.ACTIVE and theirs and occasion.on not in (On.ANY, On.RESPONSE)
    return "that" if known else _PEOPLE[who]


# Effects.

# What the places of phrases are filled with, from an effect and its occasion.
_PLACES: Final[Mapping[str, Callable[[c.Effect, Occasion], terms.Part]]] = {
    "n": lambda e, _: abs(int(e.n)),
    "number": lambda e, _: terms.InWords(e.n),
    "cards": lambda e, _: terms.Things(DECKS[e.deck], e.n, terms.ARTICLE),
    "drawn": lambda e, _: terms.Things(_DRAWN[e.deck], e.n, terms.ARTICLE),
    "some": lambda e, _: terms.Things("card", e.n, terms.ARTICLE),
    "whom": lambda e, o: _from(o.person(e.source), o),
    "owner": lambda e, o: _from(e.source, o),
    "act": lambda e, _: ROMAN[e.act],
    "per": lambda e, _: per(e),
    "until": lambda e, _: terms.say("until", _UNTIL[e.until]) if e.until else "",
    "more": lambda e, _: terms.say("more", "more" if e.n > 0 else "less"),
    "deck": lambda e, _: terms.say("deck", p.DECKS[e.pile], act=(*ROMAN[1:], "", "", "")[e.pile]),
    "back": lambda e, _: terms.say("in-any-order") if e.reorder and e.n > 1 else "",
    "rows": lambda e, _: terms.say("row-of", act=ROMAN[e.act]) if e.act else terms.say("rows"),
    "pile": lambda e, _: terms.say("discard-pile", _DECK[e.deck]),
    "played": lambda e, _: _some_of("up-to", e.n, terms.say("played", _DECK[e.deck])),
    "recast": lambda e, o: _some_of("up-to", e.n, terms.say("runes", _theirs(e, o))),
    "turned": lambda e, o: _some_of("exactly", e.n, terms.say("runes", _theirs(e, o))),
    "extra": lambda e, _: terms.Things(f"more-{_MORE[e.what]}-rune", e.n, of=_rune(e.what)),
    "actions": lambda e, _: terms.Things("more-action", e.n),
    "journeys": lambda e, _: terms.Things("more-journey", e.n),
    "ability": lambda e, _: ability(e.ability) if e.ability >= 0 else "",
}


def _theirs(_: c.Effect, occasion: Occasion) -> str:
    return "own" if occasion.mine else "other"


def _some_of(key: str, n: int, things: terms.Term) -> terms.Say:
    number = "one" if n == 1 else "all" if n >= _ALL_RUNES else "many"
    return terms.say(key, number, n=terms.InWords(n), things=things)


def _rune(what: int) -> terms.Name | None:
    return ability(what) if what < len(p.ABILITIES) else None


def _from(who: int, occasion: Occasion) -> terms.Part:
    return "" if who == Who.SUPPLY else terms.Name("people", _who(who, occasion))


def _allowed(effect: c.Effect, whose: str) -> str:
    what = codes.ALLOWED[effect.what]
    if effect.what != Allow.ABILITY:
        return what
    return f"{what}-any" if effect.ability < 0 else f"{what}-{whose}"


def _harder(effect: c.Effect, _: Occasion) -> str:
    return "harder" if effect.n > 0 else "easier"


def _number(effect: c.Effect, _: Occasion) -> str:
    return ("all", "one")[effect.n] if effect.n < 2 else "many"


class Phrase(NamedTuple):
    """A phrase of the lexicon, its variant, and the places to fill in."""

    key: str | Callable[[c.Effect, Occasion], str]
    variant: str | Callable[[c.Effect, Occasion], str] = ""
    places: str = ""

    def of(self, effect: c.Effect, occasion: Occasion) -> terms.Say:
        key, variant = (
            part if isinstance(part, str) else part(effect, occasion)
            for part in (self.key, self.variant)
        )
        filled = {place: _PLACES[place](effect, occasion) for place in self.places.split()}
        return terms.Say(key, variant, filled)


_ALLOW_THAT: Final = Phrase("allow-that", lambda e, _: _allowed(e, "yours"), "ability")
_PHRASES: Final[Mapping[int, Phrase]] = {
    Do.GAIN_XP: Phrase(
        lambda e, _: "gain-xp" if e.source == Who.SUPPLY else "take-xp", places="n whom"
    ),
    Do.LOSE_XP: Phrase("lose-xp", places="n"),
    Do.DRAW: Phrase(
        "draw",
        lambda e, _: "either" if e.deck == Deck.EITHER and e.n > 1 else "cards",
        "number drawn",
    ),
    Do.DISCARD_CARDS: Phrase("discard", lambda e, _: "random" if e.random else "chosen", "cards"),
    Do.MOVE_TRACK: Phrase(
        lambda e, _: "gain-virtue" if e.way == Track.VIRTUE else "take-corruption", places="n"
    ),
    Do.REMOVE_ALLY: Phrase("lose-ally"),
    Do.LOOK: Phrase("look", _number, "deck number back"),
    Do.ADD_TOTAL: Phrase(lambda e, _: "add" if e.n > 0 else "subtract", _theirs, "n until"),
    Do.SHIELD: Phrase("shield", _theirs),
    Do.CHANGE_DIFFICULTY: Phrase("challenge-now", _harder, "n per until"),
    Do.ADD_RUNES: Phrase("cast-more", lambda e, _: _MORE[e.what], "extra"),
    Do.REROLL: Phrase("reroll", places="recast"),
    Do.FLIP: Phrase("flip", places="turned"),
    Do.RETRY: Phrase("retry"),
    Do.REPLACE_ROW: Phrase("replace", _number, "some rows"),
    Do.CHANGE_COST: Phrase("pay-other", lambda e, _: _COSTS[e.what], "n more"),
    Do.ALLOW: Phrase("allow", lambda e, _: _allowed(e, "yours"), "ability"),
    Do.CANCEL: Phrase("cancel"),
    Do.REMOVE_BONUSES: Phrase("remove-bonuses", lambda e, _: _DECK[e.what]),
    Do.EXTRA_ACTION: Phrase("extra-action", places="actions"),
    Do.EXTRA_JOURNEY: Phrase("extra-journey", places="journeys"),
    Do.TAKE_BACK: Phrase("take-back", places="played"),
    Do.RETURN_CARD: Phrase("return-card", _number, "some pile"),
    Do.MOVE_ALLY: Phrase(
        lambda e, _: "take-ally" if e.source == Who.OPPONENT else "move-ally", places="owner"
    ),
    Do.GAIN_STORY: Phrase("gain-story", lambda e, _: "act" if e.act else "any", "act"),
}


# What holds as long as the card is in play.


def lasting(effect: c.Effect, occasion: Occasion) -> terms.Term:
    """An effect with its conditions, as far as it does not say them itself."""
    first = occasion.first
    card = [first[If.CARD]] if If.CARD in first and effect.kind == Do.ALLOW else []
    others = If.ABILITY in first and effect.kind != Do.CHANGE_DIFFICULTY
    conditions = [*card, *occasion.rest, *([first[If.ABILITY]] if others else [])]
    return _on_condition(_lasting(effect, occasion), conditions, occasion)


def _on_condition(said: terms.Term, conditions: list[Fact], occasion: Occasion) -> terms.Term:
    if not conditions:
        return said
    return terms.say("on-condition", said=said, facts=all_of(conditions, occasion))


def _lasting(effect: c.Effect, occasion: Occasion) -> terms.Term:
    yours = occasion.whose == Whose.OWN
    whose = "yours" if yours else "all"
    if effect.kind == Do.CHANGE_COST:
        phrase = Phrase("costs", f"{_COSTS[effect.what]}-{whose}", "n more")
        return phrase.of(effect, occasion)
    if effect.kind == Do.CHANGE_DIFFICULTY:
        return _difficulty(effect, occasion)
    if effect.kind == Do.FORBID and effect.what == Forbid.ABILITY_RUNES and effect.ability >= 0:
        return terms.say("forbidden", "runes", ability=ability(effect.ability))
    if effect.kind == Do.FORBID:
        return terms.say("forbidden", codes.FORBIDDEN[effect.what])
    if effect.what == Allow.TRAIT_REQUIREMENT:
        return terms.say("may-take-any-trait", whose)
    allowed = Phrase("allow", _allowed(effect, "yours" if yours else "theirs"), "ability")
    return terms.say("may-always", whose, deed=terms.Deed(allowed.of(effect, occasion)))


def _difficulty(effect: c.Effect, occasion: Occasion) -> terms.Term:
    fact = occasion.card
    covers = fact is None or not fact.mask or fact.mask >> p.ADVERSARY & 1
    others = occasion.kind == p.ADVERSARY and covers and not effect.includes_self
    included = occasion.kind == p.ADVERSARY and effect.includes_self
    cards = such(fact, CHALLENGE, occasion.abilities, many=True)
    return terms.say(
        "challenges",
        _harder(effect, occasion),
        n=abs(int(effect.n)),
        per=per(effect),
        cards=terms.say("those", "others" if others else "all", cards=cards),
        whom=terms.say("for-you") if occasion.whose == Whose.OWN else "",
        included=terms.say("included") if included else "",
    )


# Points.


def points(effect: c.Effect, occasion: Occasion) -> terms.Term:
    name = terms.Name("points", "triumph" if effect.way == p.TRIUMPH else "tragedy")
    said = terms.say("score", n=effect.n, points=name, per=per(effect))
    return _on_condition(said, occasion.rest, occasion)
