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
    if entry.on == On.OWN_TURN and entry.limit == Limit.TURN:
        head: list[terms.Term] = [terms.say("limit", "own-turn")]
    else:
        head = [terms.say("limit", _LIMITS[entry.limit])] if entry.limit else []
        head.append(when.lead(occasion))
    if occasion.rest:
        head.append(terms.say("if", facts=when.all_of(occasion.rest, occasion)))
    return [terms.say("entry", head=terms.series(head, "head"), body=_body(entry, occasion))]


def _as_adversary(card: c.Card) -> terms.Term:
    entry = card.entries[0]
    occasion = Occasion(On.AFTER if card.waits else On.FACING, Whose.OTHER, card.kind, foe=True)
    occasion.take(entry.when)
    waits = card.waits and If.OUTCOME not in occasion.first
    head: list[terms.Term] = [terms.say("adversary-uses", "later" if waits else "now")]
    # The outcome comes first among the conditions, and what else a beginning says comes last.
    first = [fact for fact in occasion.first.values() if fact.kind == If.OUTCOME]
    last = [fact for fact in occasion.first.values() if fact.kind != If.OUTCOME]
    if conditions := first + occasion.rest + last:
        head.append(terms.say("if", facts=when.all_of(conditions, occasion)))
    body = deeds.clauses(card.as_adversary, occasion)
    return terms.say(
        "entry", head=terms.series(head, "head"), body=terms.say("clauses", clauses=body)
    )


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
    orders: list[terms.Term] = []
    if cost.xp:
        orders.append(terms.do("pay-xp", n=terms.Number(cost.xp)))
    if cost.corruption:
        orders.append(terms.do("take-corruption", n=terms.Number(cost.corruption)))
    if cost.hand:
        cards = terms.Things(deeds.DECKS[cost.deck], cost.hand, terms.ARTICLE)
        orders.append(terms.do("discard-from-hand", cards=cards))
    if cost.sacrifice:
        orders.append(terms.do("sacrifice", "this"))
    if cost.any_ally:
        orders.append(terms.do("sacrifice", "any"))
    return terms.series(orders)


def price(cost: c.Cost) -> terms.Term:
    """What a Trait costs, as nouns."""
    return terms.series([_price(way) for way in (cost, *cost.others)], "or")


def _price(cost: c.Cost) -> terms.Term:
    return terms.series([_points("xp", cost.xp), _points("corruption", cost.corruption)])


def _points(name: str, n: int) -> terms.Term | None:
    return terms.say("points", n=terms.Number(n), points=terms.Name("points", name)) if n else None


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
    said: list[terms.Term | None] = []
    for at, n in enumerate(path.tally[: p.TRIUMPH]):
        if n == 1:
            said.append(when.icon(at))
        elif n:
            said.append(terms.say("points", n=terms.Number(n), points=when.icon(at)))
    names = ("triumph", "tragedy", "xp", "virtue", "corruption")
    points = (*path.tally[p.TRIUMPH :], path.xp, path.virtue, path.corruption)
    said += [_points(name, n) for name, n in zip(names, points, strict=True)]
    draws = (("hero", path.hero), ("antihero", path.antihero))
    said += [terms.Things(deck, n, terms.ARTICLE) for deck, n in draws if n]
    return terms.series(said, "rewards")


def victory(targets: Sequence[int]) -> terms.Term:
    """With how much Experience the Adversary wins, by number of players from 1."""
    players = ("one", "two", "three", "four")
    said = [
        terms.say("target", who, n=terms.Number(n))
        for who, n in zip(players, targets[1:], strict=True)
    ]
    return terms.say("victory", targets=terms.series(said))
