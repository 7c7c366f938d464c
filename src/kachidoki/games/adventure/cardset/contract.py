# interpreted: tables for reading data; nothing here is used inside playouts.
"""The contract between those who write cards and the rules: what a card set may say, and where.

Which keys a kind of card has, at which moments what may happen, and between which bounds. `reading`
holds every card set against it.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c

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
ORDER: Final = (
    *CHARACTERS,
    "act-1",
    "act-2",
    "act-3",
    "hero",
    "antihero",
    "quest",
    "rise",
    "victory",
)
ALWAYS: Final = ("id", "type", "name", "flavour")
_FLAGS: Final = ("needs_ally_adversary",)
KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "origin": ("rewards", "effects", "adversary_targetable", *_FLAGS),
    "motivation": ("rewards", "effects", "adversary_targetable", *_FLAGS),
    "destiny": ("rewards", "effects", *_FLAGS),
    "trait": ("act", "requires", "cost", "rewards", "effects", "adversary_targetable", *_FLAGS),
    "challenge": (
        "act",
        "difficulty",
        "abilities",
        "paths",
        "effects",
        "adversary_targetable",
        *_FLAGS,
    ),
    "ally": ("act", "effects", "adversary_targetable"),
    "adversary": ("act", "difficulty", "abilities", "paths", "effects"),
    "hero": ("copies", "effects", "adversary_targetable", *_FLAGS),
    "antihero": (
        "copies",
        "effects",
        "skull",
        "as_adversary",
        "adversary_targetable",
        *_FLAGS,
    ),
    "quest": ("adversary", "effects"),
    "rise": ("effects",),
    "victory": ("targets",),
}
NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "origin": (),
    "motivation": (),
    "destiny": (),
    "trait": ("act",),
    "challenge": ("act", "difficulty", "abilities", "paths"),
    "ally": ("act",),
    "adversary": ("act", "difficulty", "abilities", "paths"),
    "hero": ("effects",),
    "antihero": ("effects",),
    "quest": ("adversary",),
    "rise": (),
    "victory": ("targets",),
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
WINDOW_MOMENTS: Final = frozenset(c.ON[:7])
_EVENTS: Final = frozenset(c.ON[c.TURN_START : c.GAME_END])
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
MOMENTARY: Final = frozenset(c.ON) - {"static", "game_end"}
_IN_ATTEMPT: Final = frozenset({"before", "facing", "own_turn", "response", "any"})
# When an effect can do anything at all; all that are not here: whenever something happens.
EFFECT_MOMENTS: Final[Mapping[str, frozenset[str]]] = {
    "shield": _IN_ATTEMPT,
    "add_total": MOMENTARY - {"after", "reveal", "turn_end"},
    "change_difficulty": (MOMENTARY | {"static"}) - {"after", "reveal", "turn_end"},
    "add_runes": _IN_ATTEMPT,
    "reroll": _IN_ATTEMPT - {"before"},
    "flip": _IN_ATTEMPT - {"before"},
    "retry": frozenset({"after"}),
    "change_cost": MOMENTARY | {"static"},
    "allow": MOMENTARY | {"static"},
    "forbid": frozenset({"static"}),
    "cancel": frozenset({"response"}),
    "score": frozenset({"game_end"}),
    "remove_bonuses": _IN_ATTEMPT,
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
_TO_PLAYERS: Final = ("self", "active", "opponent", "each", "each_other")
# The decks that a player may look at, apart from those of the acts.
LOOKED_AT: Final = ("hero", "antihero", "adversary")
# The parameters of each effect: `n` with its bounds, and words.
NUMBERS: Final[Mapping[str, tuple[int, int]]] = {
    "gain_xp": (1, 12),
    "lose_xp": (1, 12),
    "draw": (1, 6),
    "discard_cards": (1, 6),
    "add_total": (-12, 12),
    "change_difficulty": (-12, 12),
    "add_runes": (1, 3),
    "reroll": (1, 24),
    "flip": (1, 24),
    "replace_row": (0, 15),
    "change_cost": (-12, 12),
    "score": (-20, 20),
    "extra_action": (1, 3),
    "extra_journey": (1, 3),
    "look": (1, p.MOST_LOOKED_AT),
}
PARAMETERS: Final[Mapping[str, tuple[str, ...]]] = {
    "gain_xp": ("n", "who", "from"),
    "lose_xp": ("n", "who"),
    "draw": ("n", "who", "deck"),
    "discard_cards": ("n", "who", "deck", "random"),
    "move_track": ("virtue", "corruption", "who"),
    "shield": (),
    "add_total": ("n", "until"),
    "change_difficulty": ("n", "until", "per", "max", "includes_self"),
    "add_runes": ("n", "rune"),
    "reroll": ("n",),
    "flip": ("n",),
    "retry": (),
    "replace_row": ("n", "act"),
    "remove_ally": ("who",),
    "change_cost": ("n", "what"),
    "allow": ("what", "ability"),
    "forbid": ("what", "ability"),
    "cancel": (),
    "score": ("n", "kind", "per", "max"),
    "remove_bonuses": ("what",),
    "extra_action": ("n",),
    "extra_journey": ("n",),
    "take_back": ("n", "deck"),
    "return_card": ("n", "deck"),
    "gain_story": ("act",),
    "look": ("n", "who", "deck", "act", "reorder"),
    "move_ally": ("from",),
}
WHO_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "gain_xp": (*_TO_PLAYERS, "adversary"),
    "lose_xp": (*_TO_PLAYERS, "adversary"),
    "draw": _TO_PLAYERS,
    "discard_cards": _TO_PLAYERS,
    "move_track": _TO_PLAYERS,
    "remove_ally": _TO_PLAYERS,
    "look": ("self", "active"),
}
FROM_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "gain_xp": ("supply", "opponent", "active", "adversary"),
    "move_ally": ("opponent",),
}
RUNES: Final = (*p.ABILITIES, "dark", "listed")
OWNERLESS: Final = ("adversary", "quest", "rise")
MENTIONING: Final = ("ally_revealed", "adversary_revealed", "ally_sacrificed")
FLAGGED: Final = (*CHARACTERS, "trait", "challenge", "hero", "antihero")
SET_OFF: Final = frozenset({c.IF_OUTCOME, c.IF_MARGIN})
