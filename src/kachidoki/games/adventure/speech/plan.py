# interpreted: makes texts for people; nothing here is used inside playouts.
"""The plan of what a card says, the same for all languages.

An entry becomes one sentence: how often, when, under which conditions, for what price, and what it
does. `when` plans what comes before the colon, `deeds` what comes after it.
"""

from collections.abc import Sequence

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.speech import deeds, when
from kachidoki.games.adventure.speech.facts import Fact, Occasion, facts
from kachidoki.games.adventure.speech.terms import (
    ARTICLE,
    Name,
    Number,
    Term,
    Things,
    do,
    say,
    series,
)

_LIMITS = ("", "turn", "game")


def rules(card: c.Card) -> list[Term]:
    """The sentences of a card."""
    said = [sentence for entry in card.entries for sentence in _entry(entry, card)]
    if card.skull:
        said.append(_as_adversary(card))
    return said


def _entry(entry: c.Entry, card: c.Card) -> list[Term]:
    occasion = Occasion(entry.on, entry.whose, card.kind, or_foe=card.adversary_targetable)
    occasion.take(entry.when)
    if entry.on == c.GAME_END:
        return [deeds.points(effect, occasion) for effect in entry.do]
    if entry.on == c.STATIC:
        return [deeds.lasting(effect, occasion) for effect in entry.do]
    if entry.on == c.OWN_TURN and entry.limit == c.PER_TURN:
        head: list[Term] = [say("limit", "own-turn")]
    else:
        head = [say("limit", _LIMITS[entry.limit])] if entry.limit else []
        head.append(when.lead(occasion))
    if occasion.rest:
        head.append(say("if", facts=when.all_of(occasion.rest, occasion)))
    return [say("entry", head=series(head, "head"), body=_body(entry, occasion))]


def _as_adversary(card: c.Card) -> Term:
    entry = card.entries[0]
    occasion = Occasion(c.AFTER if card.waits else c.FACING, c.OTHER, card.kind, foe=True)
    occasion.take(entry.when)
    waits = card.waits and c.IF_OUTCOME not in occasion.first
    head: list[Term] = [say("adversary-uses", "later" if waits else "now")]
    # The outcome comes first among the conditions, and what else a beginning says comes last.
    first = [fact for fact in occasion.first.values() if fact.kind == c.IF_OUTCOME]
    last = [fact for fact in occasion.first.values() if fact.kind != c.IF_OUTCOME]
    if conditions := first + occasion.rest + last:
        head.append(say("if", facts=when.all_of(conditions, occasion)))
    body = deeds.clauses(card.as_adversary, occasion)
    return say("entry", head=series(head, "head"), body=say("clauses", clauses=body))


def _body(entry: c.Entry, occasion: Occasion) -> Term:
    if all(deeds.is_mine(effect, occasion) for effect in entry.do):
        together = series(deeds.deed(effect, occasion) for effect in entry.do)
        if not entry.cost.free:
            return say("pay-to", cost=_cost(entry.cost), deeds=together)
        return say("may" if entry.optional else "orders", deeds=together)
    clauses = deeds.clauses(entry.do, occasion)
    if not entry.cost.free:
        return say("pay-and", cost=_cost(entry.cost), clauses=clauses)
    return say("if-you-wish" if entry.optional else "clauses", clauses=clauses)


# Prices.


def _cost(cost: c.Cost) -> Term:
    """What is to be paid, as orders."""
    return series([_paid(way) for way in (cost, *cost.others)], "or")


def _paid(cost: c.Cost) -> Term:
    orders: list[Term] = []
    if cost.xp:
        orders.append(do("pay-xp", n=Number(cost.xp)))
    if cost.corruption:
        orders.append(do("take-corruption", n=Number(cost.corruption)))
    if cost.hand:
        cards = Things(deeds.DECKS[cost.deck], cost.hand, ARTICLE)
        orders.append(do("discard-from-hand", cards=cards))
    if cost.sacrifice:
        orders.append(do("sacrifice", "this"))
    if cost.any_ally:
        orders.append(do("sacrifice", "any"))
    return series(orders)


def price(cost: c.Cost) -> Term:
    """What a Trait costs, as nouns."""
    return series([_price(way) for way in (cost, *cost.others)], "or")


def _price(cost: c.Cost) -> Term:
    return series([_points("xp", cost.xp), _points("corruption", cost.corruption)])


def _points(name: str, n: int) -> Term | None:
    return say("points", n=Number(n), points=Name("points", name)) if n else None


# Traits, paths and the Victory card.


def requires(card: c.Card) -> Term:
    """What must be there to gain a Trait, as a list of nouns."""
    return _required(facts(card.requires))


def _required(conditions: Sequence[Fact]) -> Term:
    return series(
        series(map(_required, fact.parts), "or")
        if fact.kind == c.IF_EITHER
        else when.required(fact)
        for fact in conditions
    )


def rewards(path: c.Path) -> Term:
    """What a path gives, as a list of nouns."""
    said: list[Term | None] = []
    for at, n in enumerate(path.tally[: p.TRIUMPH]):
        if n == 1:
            said.append(when.icon(at))
        elif n:
            said.append(say("points", n=Number(n), points=when.icon(at)))
    names = ("triumph", "tragedy", "xp", "virtue", "corruption")
    points = (*path.tally[p.TRIUMPH :], path.xp, path.virtue, path.corruption)
    said += [_points(name, n) for name, n in zip(names, points, strict=True)]
    draws = (("hero", path.hero), ("antihero", path.antihero))
    said += [Things(deck, n, ARTICLE) for deck, n in draws if n]
    return series(said, "rewards")


def victory(targets: Sequence[int]) -> Term:
    """With how much Experience the Adversary wins, by number of players from 1."""
    players = ("one", "two", "three", "four")
    said = [say("target", who, n=Number(n)) for who, n in zip(players, targets[1:], strict=True)]
    return say("victory", targets=series(said))
