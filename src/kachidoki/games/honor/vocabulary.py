# interpreted: tables for the text check.
"""Every key of Victory & Honor that the text files must have, with the names of its values."""

from kachidoki.games.honor import events
from kachidoki.games.honor.moves import ALL
from kachidoki.games.honor.pieces import COLOURS, PLACES, RANK_NAMES, SECTIONS, WORTH
from kachidoki.games.honor.steps import STEPS
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Vocabulary, move_keys
from kachidoki.kernel.step import REFUSALS, question_keys

VOCABULARY = Vocabulary(
    events=event_keys(events),
    questions={
        **question_keys(STEPS.values()),
        "suggest": ("victim",),
        "ordered": ("place", "victim"),
        "suggested": ("place", "victim"),
    },
    moves=move_keys(ALL),
    refusals={
        **REFUSALS,
        "card-not-held": ("colour", "rank"),
        "no-honours-here": (),
        "place-taken": ("place",),
        "ordered-elsewhere": ("place",),
        "wrong-way": ("place", "victim"),
        "must-follow": ("place", "colour"),
        "must-lead": ("place", "colour"),
        "sacrifice-elsewhere": ("place",),
        "order-first": (),
        "order-taken": ("place", "victim"),
        "order-wrong-way": ("place", "victim"),
        "order-must": ("victim",),
        "not-your-partner": ("seat",),
        "game-over": (),
        "card-count": ("colour", "rank", "found", "wanted"),
        "hand-size": ("seat", "found", "wanted"),
        "void-held": ("seat", "colour"),
        "no-general": ("seat",),
        "history-length": ("found", "wanted"),
        "phase-impossible": ("phase",),
        "turn-impossible": ("seat",),
        "plays-impossible": (),
        "points-impossible": (),
    },
    sections=SECTIONS,
    names={
        "colour": COLOURS,
        "rank": RANK_NAMES,
        "place": PLACES,
        "set": tuple(WORTH),
    },
)
