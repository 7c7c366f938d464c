# interpreted: tables for the text check.
"""Every key of Jeraku that the text files must have, with the names of its values."""

from kachidoki.games.jeraku import events
from kachidoki.games.jeraku.moves import ALL
from kachidoki.games.jeraku.pieces import CLANS, REGION_NAMES, SECTIONS, SUITS, VALUE_NAMES, WAYS
from kachidoki.games.jeraku.steps import QUESTIONS
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Vocabulary, move_keys
from kachidoki.kernel.step import REFUSALS

VOCABULARY = Vocabulary(
    events=event_keys(events),
    questions=QUESTIONS,
    moves=move_keys(ALL),
    refusals={
        **REFUSALS,
        "card-not-held": ("suit", "value"),
        "must-follow": ("suit",),
        "pass-in-order": ("suit", "value"),
        "not-in-pack": ("suit", "value"),
        "not-open": ("suit", "value"),
        "ninja-places": (),
        "deploy-there-only": ("region",),
        "place-in-order": ("region",),
        "one-in-kyoto": (),
        "kyoto-only": (),
        "no-points": ("left", "cost"),
        "edge-of-map": (),
        "no-samurai": ("region",),
        "no-victim": ("clan", "region"),
        "own-samurai": (),
        "same-side": ("clan",),
        "protected": ("clan", "region"),
        "push-elsewhere": ("region",),
        "behind-daimyo": ("region",),
        "not-adjacent": ("region",),
        "not-a-candidate": ("clan",),
        "not-your-army": ("clan",),
        "game-over": (),
        # Positions.
        "card-count": ("suit", "value", "found", "wanted"),
        "hand-size": ("seat", "found", "wanted"),
        "void-held": ("seat", "suit"),
        "pieces": ("clan", "found", "wanted"),
        "behind-neutral": ("region",),
        "daimyo-card-twice": ("card",),
        "history-length": ("found", "wanted"),
        "phase-impossible": ("phase",),
        "turn-impossible": ("seat",),
        "points-impossible": ("clan",),
        # [points] A table from a file.
        "bad-table": ("field", "why"),
    },
    sections=SECTIONS,
    names={
        "suit": SUITS,
        "value": VALUE_NAMES,
        "clan": CLANS,
        "region": REGION_NAMES,
        "way": WAYS,
    },
)
