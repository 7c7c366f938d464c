# interpreted: tables for the text check.
"""Every key of Call to Adventure that the text files must have, with the names of its values.

`card`, `host` and `path` are names of the card set; `act` and `place` say where a card lies in the
rows. `why` says what brought something about.
"""

from kachidoki.games.adventure import events, pieces
from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.games.adventure.moves import FIXED
from kachidoki.games.adventure.refusals import REFUSALS
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Vocabulary, move_keys

QUESTIONS = {
    "keep": ("origins", "motivations", "destinies"),
    "main": ("count",),
    "main-done": (),
    "final": ("card",),
    "prep": ("card", "path", "target"),
    "host": ("card",),
    # `window` is one of WINDOWS; `card` the card attempted or declared, or "".
    "react": ("window", "victim", "card", "result", "target"),
    "respond": ("window", "played"),
    "draw": (),
    "may": ("card",),
    "pay": ("card",),
    # What a card or a power asks for before it is played or used.
    "pick-player": ("card",),
    # [coop] For whom.
    "pick-hero": ("card",),
    "pick-slot": ("card", "count"),
    "pick-rune": ("card", "count"),
    "pick-ability": ("card",),
    "dark-again": ("card", "count"),
    "pick-card": ("card",),
    "lose-card": ("card",),
    "lose-ally": ("card",),
    "hand-limit": ("count",),
    "order": ("card", "deck", "place", "count"),
}
POSITION_REFUSALS = {
    "card-twice": ("card",),
    "card-missing": ("card",),
    "wrong-place": ("card", "field"),
    "columns": ("seat",),
    "phase-impossible": ("phase",),
    "turn-impossible": ("seat",),
    # [card-sets]
    "bad-cards": ("file", "card", "field", "why"),
    "unknown-card": ("card",),
}


def vocabulary(cards: CardSet) -> Vocabulary:
    """The vocabulary with the names of a card set."""
    return Vocabulary(
        events=event_keys(events),
        questions=QUESTIONS,
        refusals={**{key: said[1:] for key, said in REFUSALS.items()}, **POSITION_REFUSALS},
        moves=move_keys((*FIXED, *cards.moves.all())),
        sections=pieces.SECTIONS,
        names={
            "card": tuple(dict.fromkeys(card.key for card in cards.cards)),
            "path": tuple(dict.fromkeys(path.key for card in cards.cards for path in card.paths)),
            "ability": pieces.ABILITIES,
            "icon": pieces.ICONS,
            "deck": pieces.DECKS,
            "rune": pieces.STONE_NAMES,
            "face": tuple(f"{stone} {face}" for stone in pieces.STONE_NAMES for face in (0, 1)),
            "kind": pieces.CARD_KINDS,
            "window": pieces.WINDOWS,
        },
    )
