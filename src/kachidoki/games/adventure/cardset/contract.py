# interpreted: tables for reading data; nothing here is used inside playouts.
"""The contract between those who write cards and the rules: what a card set may say, and where.

Which keys a kind of card has, at which moments what may happen, and between which bounds. `reading`
holds every card set against it.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.codes import If, On
from kachidoki.games.adventure.effects.families import KINDS
from kachidoki.games.adventure.effects.kind import Parameters

LANGUAGES: Final = ("en", "fr", "de")
MOST_CARDS: Final = 255
MOST_NAME: Final = 60
MOST_FLAVOUR: Final = 240
MOST_PARTS: Final = 6
MOST_NESTING: Final = 3
MOST_POWERS: Final = 2
MOST_WAYS_TO_PAY: Final = 4

WHYS: Final[tuple[str, ...]] = (
    # Of files, and of a set as a text.
    "no-folder",  # there is none
    "no-files",  # it has no cards in it
    "unreadable",  # a folder or a pipe, or it may not be read
    "too-large",
    "not-text",  # not UTF-8
    "not-toml",
    "not-packed",  # a text that is no set
    # Of the form.
    "unknown-key",
    "missing",
    "table",  # something else than a table
    "list",  # something else than a list, or too many in it, or none
    "text",  # not one line of text, or too long
    "truth",  # neither true nor false
    "number",  # not whole, or out of range
    "word",  # not one of the words that can stand here
    "languages",  # not in all three
    "id",  # not small letters, digits and hyphens
    "id-twice",
    # Of the rules.
    "count",  # so many cards of a kind there are not
    "too-many-cards",
    "too-many-hands",  # Hero and Antihero cards
    "ally-act",
    "adversary-act",
    "no-quest",  # an Adversary without one, or with two
    "no-adversary",  # a Quest without one
    "paths",
    "abilities",
    "destiny-rewards",
    "moment",  # such a card has no such moment
    "one-entry",  # of a Hero or Antihero card
    "effect-here",  # not at this moment
    "condition-here",
    "cost-here",
    "free-power",  # neither a cost nor a limit
    "too-many-powers",
    "no-as-adversary",  # a skull without it
    "no-skull",  # the other way round
    "as-adversary",  # "now" for a card that needs the outcome
    "no-flag",  # needs_ally_adversary
    "empty-range",
)
OF_FILES: Final = WHYS[:7]

# How many cards of each kind a set has; the acts have so many in all.
COUNTS: Final[Mapping[str, int]] = {
    "origin": 15,
    "motivation": 15,
    "destiny": 15,
    "act-1": 29,
    "act-2": 32,
    "act-3": 30,
    "adversary": 10,
    "hero": 22,
    "antihero": 22,
    "quest": 10,
    "rise": 1,
    "victory": 1,
}

Data = Mapping[str, Any]
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
STORY: Final = ("trait", "challenge", "ally", "adversary")
CHARACTERS: Final = ("origin", "motivation", "destiny")
# In this order the cards of a set are numbered. Adversaries lie among the cards of their act.
ORDER: Final = tuple(deck for deck in COUNTS if deck != "adversary")
# The keys of each kind of card; those with a star must be there.
_WRITTEN: Final[Mapping[str, str]] = {
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
ALWAYS: Final = ("id", "type", "name", "flavour")
KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    kind: (*ALWAYS, *text.replace("*", "").split()) for kind, text in _WRITTEN.items()
}
NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    kind: (*ALWAYS, *(key[:-1] for key in text.split() if key.endswith("*")))
    for kind, text in _WRITTEN.items()
}
# Numbers of rewards, and the most of each.
REWARDS: Final[Mapping[str, int]] = {
    "triumph": 20,
    "tragedy": 20,
    "xp": 12,
    "hero": 6,
    "antihero": 6,
    "virtue": 6,
    "corruption": 6,
}

# Which moments a kind of card has. The first seven are windows.
WINDOW_MOMENTS: Final = frozenset(codes.ON[:7])
_EVENTS: Final = frozenset(codes.ON[On.TURN_START : On.GAME_END])
_ATTEMPT: Final = frozenset({"before", "facing", "after"})
_OWNED: Final = WINDOW_MOMENTS | _EVENTS | {"static"}
MOMENTS: Final[Mapping[str, frozenset[str]]] = {
    "origin": _OWNED,
    "motivation": _OWNED,
    "destiny": frozenset({"game_end"}),
    "trait": _OWNED,
    "challenge": _OWNED,
    "ally": _OWNED,
    "adversary": _EVENTS | _ATTEMPT | {"static", "reveal"},
    "hero": WINDOW_MOMENTS,
    "antihero": WINDOW_MOMENTS,
    "quest": _EVENTS | _ATTEMPT | {"static"},
    "rise": _EVENTS | _ATTEMPT | {"static"},
    "victory": frozenset(),
}
CONDITION_MOMENTS: Final[Mapping[str, frozenset[str]]] = {
    "outcome": frozenset({"after"}),
    "margin": frozenset({"facing", "after"}),
    "ability": _ATTEMPT | {"static"},
    "runes": frozenset({"facing", "after"}),
    "card": _ATTEMPT
    | {
        "static",
        "trait",
        "response",
        "gain_card",
        "card_played",
        "card_drawn",
        "journey",
        "ally_revealed",
        "adversary_revealed",
        "ally_sacrificed",
    },
    "direction": frozenset({"track_moved"}),
}
# The decks that a player may look at, apart from those of the acts.
LOOKED_AT: Final = ("hero", "antihero", "adversary")
OWNERLESS: Final = ("adversary", "quest", "rise")
MENTIONING: Final = ("ally_revealed", "adversary_revealed", "ally_sacrificed")
FLAGGED: Final = (*CHARACTERS, "trait", "challenge", "hero", "antihero")
SET_OFF: Final = frozenset({If.OUTCOME, If.MARGIN})


# What each effect says.
PARAMETERS: Final[Mapping[str, Parameters]] = {
    word: KINDS[number].says for number, word in enumerate(codes.EFFECTS)
}
