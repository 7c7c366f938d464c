# interpreted: tables for the text check.
"""Every key of Call to Glory that the text files must have, with the names of its values."""

from kachidoki.games.glory import events, pieces
from kachidoki.games.glory.moves import ALL
from kachidoki.games.glory.steps import QUESTIONS
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Vocabulary, move_keys
from kachidoki.kernel.step import REFUSALS

VOCABULARY = Vocabulary(
    events=event_keys(events),
    questions=QUESTIONS,
    moves=move_keys(ALL),
    refusals={
        **REFUSALS,
        "card-not-held": ("kind",),
        "drawn-already": (),
        "same-pile": ("pile",),
        "empty-pile": ("pile",),
        "draw-first": (),
        "place-first": (),
        "empty-first": (),
        "reveal-later": (),
        "mission-not-held": ("stack", "kind"),
        "too-few-held": ("kind", "count", "held"),
        "set-too-small": ("kind", "least"),
        "set-not-larger": ("kind", "standing", "least"),
        "no-ninjas-here": (),
        "no-figure": (),
        "no-such-set": ("kind",),
        "own-set": ("kind",),
        "starter-not-seated": ("starter", "players"),
        "two-of-a-stack": ("seat",),
        "card-count": ("kind", "found", "wanted"),
        "known-not-held": ("seat", "kind"),
        "deck-too-large": ("most",),
        "history-length": ("found", "wanted"),
        "phase-impossible": ("phase",),
        "drawn-impossible": (),
        "no-choice-of-pile": (),
        "placing-impossible": ("cause",),
        "figure-count": ("found", "wanted"),
        "gained-impossible": (),
        "mission-twice": (),
        "mission-count": ("seat",),
        "points-impossible": ("field",),
    },
    sections=pieces.SECTIONS,
    names={"kind": pieces.NAMES, "pile": pieces.PILES, "stack": pieces.STACKS},
)
