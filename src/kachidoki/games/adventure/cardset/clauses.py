# interpreted: reads data when a set is loaded; nothing here is used inside playouts.
"""What a card does, from data: entries, their conditions, costs and effects."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import codes, contract
from kachidoki.games.adventure.cardset.codes import (
    Allow,
    Deck,
    Do,
    Face,
    If,
    RuneKind,
    Track,
    Who,
    Whose,
)
from kachidoki.games.adventure.cardset.values import (
    At,
    Shapes,
    fill,
    is_table,
    items,
    listed,
    unread,
    word,
)
from kachidoki.kernel.errors import shown

# Entries.


def entry(data: Any, at: At) -> c.Entry | None:
    if not is_table(data, at):
        return None
    made = c.Entry(word(codes.ON)(data.get("on", "before"), at.key("on")))
    at = replace(at, on=codes.ON[made.on])
    if at.on not in contract.MOMENTS[at.kind]:
        at.key("on").wrong("moment", at.on)
    fill(made, data, at, contract.ENTRY)
    for part, read in (("when", conditions), ("cost", _payment), ("do", effects)):
        if part in data:
            setattr(made, part, read(data[part], at.key(part)))
    fitting = contract.WHOSE.get(at.on, (Whose.OWN, Whose.OTHER, Whose.ANY))
    forbids = at.on == "static" and any(one.kind == Do.FORBID for one in made.do)
    if forbids or at.kind in contract.OWNERLESS:
        fitting = (Whose.ANY,)
    if "whose" not in data:
        made.whose = fitting[0]
    elif made.whose not in fitting:
        at.key("whose").wrong("word", data["whose"])
    _power(made, at)
    if at.on == "static":
        _lasting(made, at)
    return made


def _power(made: c.Entry, at: At) -> None:
    """Something to use in a window has a price or a limit, except on cards that are played."""
    if at.kind in contract.HANDS or at.on not in contract.WINDOW_MOMENTS or not made.cost.free:
        return
    # Before, facing and after work by themselves; the other windows need somebody to ask.
    if made.optional and not made.limit:
        at.key("optional").fault("free-power")
    elif not made.optional and at.on in ("trait", "own_turn", "response", "any"):
        at.fault("free-power")


def _lasting(made: c.Entry, at: At) -> None:
    """What lasts can depend on less: a price and a ban are the same for every card."""
    kinds = {one.kind for one in made.do}
    if Do.FORBID in kinds and (made.when or kinds != {Do.FORBID}):
        at.key("when" if made.when else "do").fault("condition-here")
    if Do.CHANGE_COST in kinds and _asks(made.when, (If.CARD, If.ABILITY)):
        at.key("when").fault("condition-here")
    for one in made.do:
        if one.kind == Do.ALLOW and one.what == Allow.ABILITY and one.ability < 0:
            at.key("do").key("ability").fault("missing")


def _asks(when: Sequence[c.Condition], kinds: Sequence[int]) -> bool:
    """Whether any condition is of these kinds, however deep."""
    return any(one.kind in kinds or any(_asks(part, kinds) for part in one.parts) for one in when)


def is_power(made: c.Entry) -> bool:
    """Whether an entry of a card in play is something that its owner may use."""
    return codes.ON[made.on] in contract.WINDOW_MOMENTS and (made.optional or not made.cost.free)


# Costs.


def _payment(data: Any, at: At) -> c.Cost:
    """A cost, or a list of which one is paid."""
    keys = contract.ALLY_COST if at.kind == "ally" else contract.COST
    several = isinstance(data, list)
    found = listed(data, at, most=contract.MOST_WAYS_TO_PAY) if several else [(data, at)]
    made, *made.others = [cost(way, place, keys) for way, place in found] or [c.Cost()]
    if at.kind in (*contract.OWNERLESS, "destiny"):
        at.fault("cost-here")
    return made


def cost(data: Any, at: At, keys: Shapes) -> c.Cost:
    made = c.Cost()
    if fill(made, data, at, keys) and made.free:
        at.fault("missing")
    return made


# Conditions.


def conditions(data: Any, at: At, depth: int = 1) -> list[c.Condition]:
    """All of a table must hold."""
    if not is_table(data, at):
        return []
    if not data or depth > contract.MOST_NESTING:
        at.fault("list")
        return []
    found = [_condition(name, one, at.key(shown(name)), depth) for name, one in data.items()]
    return [one for one in found if one is not None]


def _condition(name: str, value: Any, at: At, depth: int) -> c.Condition | None:
    if name not in codes.CONDITIONS:
        at.fault("unknown-key")
        return None
    if at.on not in contract.CONDITION_MOMENTS.get(name, (*codes.ON, "requires")):
        at.fault("condition-here")
    made = c.Condition(codes.CONDITIONS.index(name))
    if made.kind == If.RUNES:
        made.what, made.face, made.low = RuneKind.ANY, Face.ANY, 1
    if name == "not":
        made.parts = [conditions(value, at, depth + 1)]
    elif name == "either":
        made.parts = [conditions(*part, depth + 1) for part in listed(value, at, least=2)]
    elif name in ("outcome", "ability", "direction"):
        ((field, shape),) = contract.CONDITIONS[name].items()
        setattr(made, field, shape(value, at))
    elif fill(made, value, at, contract.CONDITIONS[name], contract.CONDITION_FIELDS):
        if name == "card" and not value:
            at.fault("missing")
        if name in ("margin", "level", "count") and "min" not in value and "max" not in value:
            at.key("min").fault("missing")
        if made.low > made.high:
            at.fault("empty-range")
    return made


# Effects.


def effect(data: Any, at: At) -> c.Effect | None:
    if not is_table(data, at):
        return None
    name = data.get("effect")
    if not isinstance(name, str) or name not in codes.EFFECTS:
        at.key("effect").fault("word" if "effect" in data else "missing")
        return None
    takes = contract.EFFECTS[name]
    if at.on not in takes.moments:
        at.key("effect").wrong("effect-here", name)
    made = c.Effect(codes.EFFECTS.index(name))
    if made.kind in (Do.TAKE_BACK, Do.RETURN_CARD):
        made.n = 1
    fill(made, data, at, {"effect": unread, **takes.shapes}, contract.EFFECT_FIELDS)
    given = sum(key in data for key in takes.one_of)
    if takes.one_of and given != 1:
        at.key(takes.one_of[0]).fault("unknown-key" if given else "missing")
    if made.kind == Do.MOVE_TRACK:
        made.way = Track.VIRTUE if "virtue" in data else Track.CORRUPTION
    elif made.kind == Do.LOOK:
        made.pile = made.act - 1 if "act" in data else made.deck
        made.deck = Deck.EITHER
    elif made.kind == Do.MOVE_ALLY and made.source == Who.SUPPLY:
        # Two places are picked: from where, and where to.
        made.n = 2
    elif made.kind == Do.REPLACE_ROW and made.n == 0 and "act" not in data:
        at.key("act").fault("missing")
    # `n` for every one of something, up to a maximum.
    if "per" in takes.shapes and "per" in data:
        if made.kind == Do.CHANGE_DIFFICULTY and at.on != "static":
            at.key("per").fault("effect-here")
        fill(made, data["per"], at.key("per"), contract.PER, {"what": "per"})
    elif "per" in takes.shapes and "max" in data:
        at.key("per").fault("missing")
    return made


effects = items(effect)


def mentions(data: object) -> bool:
    """Whether what was written speaks of an Ally or an Adversary."""
    if isinstance(data, Mapping):
        return any(mentions(key) or mentions(value) for key, value in data.items())
    if isinstance(data, list):
        return any(map(mentions, data))
    return isinstance(data, str) and data in contract.MENTIONING
