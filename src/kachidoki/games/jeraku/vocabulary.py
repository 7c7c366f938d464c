# interpreted: tables for the text check.
"""Every key of Jeraku that the text files must have, with the names of its values."""

from kachidoki.games.jeraku import events
from kachidoki.games.jeraku.moves import ALL
from kachidoki.games.jeraku.pieces import CLANS, REGION_NAMES, SECTIONS, SUITS, VALUE_NAMES, WAYS
from kachidoki.games.jeraku.steps import QUESTIONS
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Vocabulary, move_keys, refusal_keys

# What is said of moves and of positions, by the values that it says; last of a table in a file.
REASONS: dict[tuple[str, ...], str] = {
    (): "ninja-places one-in-kyoto kyoto-only edge-of-map own-samurai game-over",
    ("suit", "value"): "card-not-held pass-in-order not-in-pack not-open",
    ("suit",): "must-follow",
    ("region",): "deploy-there-only place-in-order no-samurai push-elsewhere behind-daimyo "
    "not-adjacent behind-neutral",
    ("clan",): "same-side not-a-candidate not-your-army points-impossible",
    ("clan", "region"): "no-victim protected",
    ("left", "cost"): "no-points",
    ("suit", "value", "found", "wanted"): "card-count",
    ("seat", "found", "wanted"): "hand-size",
    ("seat", "suit"): "void-held",
    ("clan", "found", "wanted"): "pieces",
    ("card",): "daimyo-card-twice",
    ("found", "wanted"): "history-length",
    ("phase",): "phase-impossible",
    ("seat",): "turn-impossible",
    ("field", "why"): "bad-table",
}

NAMES = {"suit": SUITS, "value": VALUE_NAMES, "clan": CLANS, "region": REGION_NAMES, "way": WAYS}

VOCABULARY = Vocabulary(
    events=event_keys(events),
    questions=QUESTIONS,
    moves=move_keys(ALL),
    refusals=refusal_keys(REASONS),
    sections=SECTIONS,
    names=NAMES,
)
