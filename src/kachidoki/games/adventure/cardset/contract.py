# interpreted: tables for reading data; nothing here is used inside playouts.
"""The contract between those who write cards and the rules: what a card set may say, and where.

Every kind of thing is declared once: its keys, a star at those that must be there, with what each
may be, and the moments at which it means something. `clauses` and `reading` read all of it by that.
"""

import re
from collections.abc import Mapping
from typing import Final

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset import values as v
from kachidoki.games.adventure.cardset.codes import On, Whose
from kachidoki.games.adventure.effects.families import KINDS
from kachidoki.games.adventure.effects.kind import Takes
from kachidoki.games.adventure.moves import HAND_CARDS

MOST_CARDS: Final = 255
MOST_NAME: Final = 60
MOST_FLAVOUR: Final = 240
MOST_NESTING: Final = 3
MOST_POWERS: Final = 2
MOST_WAYS_TO_PAY: Final = 4

HANDS: Final = ("hero", "antihero")
# How many cards of each kind a set has; the acts have so many in all.
COUNTS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("origin", "motivation", "destiny"), 15),
    "act-1": 29,
    "act-2": 32,
    "act-3": 30,
    "adversary": 10,
    **dict.fromkeys(HANDS, 22),
    "quest": 10,
    "rise": 1,
    "victory": 1,
}
# In this order the cards of a set are numbered. Adversaries lie among the cards of their act.
ORDER: Final = tuple(deck for deck in COUNTS if deck != "adversary")
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# Cards that no player owns.
OWNERLESS: Final = ("adversary", "quest", "rise")
# Words that speak of Allies or Adversaries, wherever a card says them.
MENTIONING: Final = frozenset(
    {"ally", "allies", "ally_powers", "remove_ally", "move_ally", "any_ally", "ally_revealed"}
    | {"ally_sacrificed", "adversary", "adversaries", "adversary_xp", "adversary_revealed"}
)

# Cards, their paths, and what these give.
NAMED: Final[v.Shapes] = {"name*": v.text(MOST_NAME), "flavour*": v.text(MOST_FLAVOUR)}
_TONE: Final = v.word(("light", "dark"))
TRAIT_COST: Final[v.Shapes] = {"xp": v.number(0, 12), "corruption": v.number(0, p.LEVELS - 1)}
PATH: Final[v.Shapes] = {**NAMED, "tone*": _TONE, "plus": v.number(0, 1), "rewards": v.unread}
REWARDS: Final[v.Shapes] = {
    "abilities": v.numbers(p.ABILITIES),
    "icons": v.numbers(p.ICONS),
    **dict.fromkeys(("triumph", "tragedy"), v.number(0, 20)),
    "xp": v.number(0, 12),
    **dict.fromkeys(("hero", "antihero", "virtue", "corruption"), v.number(0, 6)),
}
AS_ADVERSARY: Final[v.Shapes] = {"when*": v.word(("now", "after")), "effects": v.unread}
TARGETS: Final[v.Shapes] = {f"{n}*": v.number(1, 99) for n in range(1, p.MOST_PLAYERS + 1)}
_OF_CARDS: Final[v.Shapes] = {
    "act": v.number(1, p.ACTS),
    "difficulty": v.number(1, 20),
    "abilities": v.mask(p.ABILITIES),
    "copies": v.number(1, HAND_CARDS),
    **dict.fromkeys(("skull", "adversary_targetable", "needs_ally_adversary"), v.flag),
}
_KEYS: Final[Mapping[str, str]] = {
    "origin": "rewards effects adversary_targetable needs_ally_adversary",
    "motivation": "rewards effects adversary_targetable needs_ally_adversary",
    "destiny": "rewards effects needs_ally_adversary",
    "trait": "act* requires cost rewards effects adversary_targetable needs_ally_adversary",
    "challenge": "act* difficulty* abilities* paths* effects adversary_targetable"
    " needs_ally_adversary",
    "ally": "act* effects adversary_targetable",
    "adversary": "act* difficulty* abilities* paths* effects",
    "hero": "copies effects* adversary_targetable needs_ally_adversary",
    "antihero": "copies effects* skull as_adversary adversary_targetable needs_ally_adversary",
    "quest": "adversary* effects",
    "rise": "effects",
    "victory": "targets*",
}
CARDS: Final[Mapping[str, v.Shapes]] = {
    kind: {
        **NAMED,
        **{key: _OF_CARDS.get(key.rstrip("*"), v.unread) for key in ("id", "type", *keys.split())},
    }
    for kind, keys in _KEYS.items()
}

# Which moments a kind of card has. The first seven are windows.
WINDOW_MOMENTS: Final = frozenset(codes.ON[:7])
_EVENTS: Final = frozenset(codes.ON[On.TURN_START : On.GAME_END])
_ATTEMPT: Final = frozenset({"before", "facing", "after"})
MOMENTS: Final[Mapping[str, frozenset[str]]] = {
    **dict.fromkeys(p.CARD_KINDS, WINDOW_MOMENTS | _EVENTS | {"static"}),
    **dict.fromkeys(HANDS, WINDOW_MOMENTS),
    **dict.fromkeys(OWNERLESS, _EVENTS | _ATTEMPT | {"static"}),
    "adversary": _EVENTS | _ATTEMPT | {"static", "reveal"},
    "destiny": frozenset({"game_end"}),
}

# Whose turn, attempt or gain sets an entry off, where that cannot be told apart.
WHOSE: Final[Mapping[str, tuple[int, ...]]] = {
    "trait": (Whose.OTHER,),
    **dict.fromkeys(("own_turn", "any", "static", "game_end"), (Whose.OWN,)),
}

# Entries: what they say beside their moment.
ENTRY: Final[v.Shapes] = {
    **dict.fromkeys(("on*", "when", "cost", "do*"), v.unread),
    "whose": v.word(codes.WHOSE),
    "limit": v.word(codes.LIMITS),
    "optional": v.flag,
}
_DECK: Final = v.word(codes.DRAW_FROM)
COST: Final[v.Shapes] = {**TRAIT_COST, "hand": v.number(0, 3), "deck": _DECK, "any_ally": v.flag}
ALLY_COST: Final[v.Shapes] = {**COST, "sacrifice": v.flag}

# Conditions: one value, or a table. What they are called in `cards.Condition`.
_QUANTITIES: Final = (
    *[f"ability:{ability}" for ability in p.ABILITIES],
    *[f"icon:{icon}" for icon in p.ICONS],
    *codes.QUANTITIES,
)
_WHAT: Final = v.word(_QUANTITIES)


def _bounds(low: int, high: int) -> v.Shapes:
    return {"min": v.number(low, high), "max": v.number(low, high)}


CONDITIONS: Final[Mapping[str, v.Shapes]] = {
    "outcome": {"low": v.word(("success", "failure"), first=p.SUCCESS)},
    "ability": {"mask": v.mask(p.ABILITIES)},
    "direction": {"low": v.word(("virtue", "corruption"))},
    "margin": _bounds(-30, 30),
    "level": _bounds(1, p.LEVELS),
    "count": {"what*": _WHAT, **_bounds(0, 99)},
    "runes": {
        "kind": v.word(codes.RUNE_KINDS),
        "face": v.word(codes.FACES),
        "min": v.number(1, p.STONES),
    },
    "card": {
        "type": v.mask(p.CARD_KINDS),
        "act": v.mask((1, 2, 3), first=1),
        "plus": v.flag,
        "tone": _TONE,
        "ally": v.flag,
    },
}
CONDITION_FIELDS: Final[Mapping[str, str]] = {
    "min": "low",
    "max": "high",
    "kind": "what",
    "type": "mask",
    "act": "acts",
    "plus": "face",
}
# When a condition can be asked; the others at any moment.
CONDITION_MOMENTS: Final[Mapping[str, frozenset[str]]] = {
    "outcome": frozenset({"after"}),
    "margin": frozenset({"facing", "after"}),
    "ability": _ATTEMPT | {"static"},
    "runes": frozenset({"facing", "after"}),
    "card": _ATTEMPT
    | {"static", "trait", "response", "gain_card", "card_played", "card_drawn", "journey"}
    | {"ally_revealed", "adversary_revealed", "ally_sacrificed"},
    "direction": frozenset({"track_moved"}),
}

# Effects: each of them says itself what it takes.
# `n` for every one of something, up to a maximum.
PER: Final[v.Shapes] = {"what*": _WHAT, "each": v.number(1, 20)}
EFFECTS: Final[Mapping[str, Takes]] = {
    effect: kind.takes for effect, kind in zip(codes.EFFECTS, KINDS, strict=True)
}
# What the keys are called in `cards.Effect`, where they are called something else there.
EFFECT_FIELDS: Final[Mapping[str, str]] = {
    "from": "source",
    "max": "most",
    "rune": "what",
    "kind": "way",
    "virtue": "n",
    "corruption": "n",
}
