# interpreted: makes texts for people; nothing here is used inside playouts.
"""The plan of what a card says, the same for all languages.

An entry becomes one sentence: how often, when, under which conditions, for what price, and what it
does. `when` plans what comes before the colon, `deeds` what comes after it.
"""

from collections.abc import Sequence

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset.codes import If, Limit, On, Whose
from kachidoki.games.adventure.speech import deeds, terms, when
from kachidoki.games.adventure.speech.facts import Fact, Occasion, facts

_LIMITS = ("", "turn", "game")


def rules(card: c.Card) -> list[terms.Term]:
    """The sentences of a card."""
    said = [sentence for entry in card.entries for sentence in _entry(entry, card)]
    if card.skull:
        said.append(_as_adversary(card))
    return said


def _entry(entry: c.Entry, card: c.Card) -> list[terms.Term]:
    occasion = Occasion(entry.on, entry.whose, card.kind, or_foe=card.adversary_targetable)
    occasion.take(entry.when)
    if entry.on == On.GAME_END:
        return [deeds.points(effect, occasion) for effect in entry.do]
    if entry.on == On.STATIC:
        return [deeds.lasting(effect, occasion) for effect in entry.do]
    head = [terms.say("limit", _LIMITS[entry.limit]) if entry.limit else None, when.lead(occasion)]
    if entry.on == On.OWN_TURN and entry.limit == Limit.TURN:
        head = [terms.say("limit", "own-turn")]
    return [_sentence([*head, _if(occasion.rest, occasion)], _body(entry, occasion))]


def _sentence(head: list[terms.Term | None], body: terms.Term) -> terms.Term:
    return terms.say("entry", head=terms.series(head, "head"), body=body)


def _if(conditions: list[Fact], occasion: Occasion) -> terms.Term | None:
    return terms.say("if", facts=when.all_of(conditions, occasion)) if conditions else None


def _as_adversary(card: c.Card) -> terms.Term:
    entry = card.entries[0]
    occasion = Occasion(On.AFTER if card.waits else On.FACING, Whose.OTHER, card.kind, foe=True)
    occasion.take(entry.when)
    waits = card.waits and If.OUTCOME not in occasion.first
    uses = terms.say("adversary-uses", "later" if waits else "now")
    # The outcome comes first among the conditions, and what else a beginning says comes last.
    first = [fact for fact in occasion.first.values() if fact.kind == If.OUTCOME]
    last = [fact for fact in occasion.first.values() if fact.kind != If.OUTCOME]
    head = [uses, _if(first + occasion.rest + last, occasion)]
    clauses = deeds.clauses(card.as_adversary, occasion)
    return _sentence(head, terms.say("clauses", clauses=clauses))


def _body(entry: c.Entry, occasion: Occasion) -> terms.Term:
    if all(deeds.is_mine(effect, occasion) for effect in entry.do):
        together = terms.series(deeds.deed(effect, occasion) for effect in entry.do)
        if not entry.cost.free:
            return terms.say("pay-to", cost=_cost(entry.cost), deeds=together)
        return terms.say("may" if entry.optional else "orders", deeds=together)
    clauses = deeds.clauses(entry.do, occasion)
    if not entry.cost.free:
        return terms.say("pay-and", cost=_cost(entry.cost), clauses=clauses)
    return terms.say("if-you-wish" if entry.optional else "clauses", clauses=clauses)


# Prices.


def _cost(cost: c.Cost) -> terms.Term:
    """What is to be paid, as orders."""
    return terms.series([_paid(way) for way in (cost, *cost.others)], "or")


def _paid(cost: c.Cost) -> terms.Term:
    cards = terms.Things(deeds.DECKS[cost.deck], cost.hand, terms.ARTICLE)
    orders = (
        cost.xp and terms.do("pay-xp", n=cost.xp),
        cost.corruption and terms.do("take-corruption", n=cost.corruption),
        cost.hand and terms.do("discard-from-hand", cards=cards),
        cost.sacrifice and terms.do("sacrifice", "this"),
        cost.any_ally and terms.do("sacrifice", "any"),
    )
    return terms.series(orders)


def price(cost: c.Cost) -> terms.Term:
    """What a Trait costs, as nouns."""
    xp, corruption = terms.Name("points", "xp"), terms.Name("points", "corruption")
    ways = (cost, *cost.others)
    said = [(_points(xp, way.xp), _points(corruption, way.corruption)) for way in ways]
    return terms.series(map(terms.series, said), "or")


def _points(name: terms.Name, n: int) -> terms.Term | None:
    return terms.say("points", n=n, points=name) if n else None


# Traits, paths and the Victory card.


def requires(card: c.Card) -> terms.Term:
    """What must be there to gain a Trait, as a list of nouns."""
    return _required(facts(card.requires))


def _required(conditions: Sequence[Fact]) -> terms.Term:
    return terms.series(
        terms.series(map(_required, fact.parts), "or")
        if fact.kind == If.EITHER
        else when.required(fact)
        for fact in conditions
    )


def rewards(path: c.Path) -> terms.Term:
    """What a path gives, as a list of nouns."""
    icons = [(when.icon(at), n) for at, n in enumerate(path.tally[: p.TRIUMPH])]
    names = ("triumph", "tragedy", "xp", "virtue", "corruption")
    points = (*path.tally[p.TRIUMPH :], path.xp, path.virtue, path.corruption)
    draws = (("hero", path.hero), ("antihero", path.antihero))
    said = [
        *[icon if n == 1 else _points(icon, n) for icon, n in icons],
        *[_points(terms.Name("points", name), n) for name, n in zip(names, points, strict=True)],
        *[n and terms.Things(deck, n, terms.ARTICLE) for deck, n in draws],
    ]
    return terms.series(said, "rewards")


def victory(targets: Sequence[int]) -> terms.Term:
    """With how much Experience the Adversary wins, by number of players from 1."""
    players = ("one", "two", "three", "four")
    said = [terms.say("target", who, n=n) for who, n in zip(players, targets[1:], strict=True)]
    return terms.say("victory", targets=terms.series(said))
