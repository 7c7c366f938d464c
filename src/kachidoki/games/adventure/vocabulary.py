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

# [coop] `pick-hero` asks for whom a card is.
OF_CARD = "final host may pay pick-player pick-hero pick-ability pick-card lose-card lose-ally"
QUESTIONS = {
    "keep": ("origins", "motivations", "destinies"),
    **dict.fromkeys(("main-done", "draw"), ()),
    **dict.fromkeys(("main", "hand-limit"), ("count",)),
    **dict.fromkeys(OF_CARD.split(), ("card",)),
    **dict.fromkeys(("pick-slot", "pick-rune", "dark-again"), ("card", "count")),
    "prep": ("card", "path", "target"),
    # `window` is one of WINDOWS; `card` the card attempted or declared, or "".
    "react": ("window", "victim", "card", "result", "target"),
    "respond": ("window", "played"),
    "order": ("card", "deck", "place", "count"),
}
POSITION_REFUSALS = {
    **dict.fromkeys(("card-twice", "card-missing", "unknown-card"), ("card",)),
    **dict.fromkeys(("columns", "turn-impossible"), ("seat",)),
    "wrong-place": ("card", "field"),
    "phase-impossible": ("phase",),
    # [card-sets]
    "bad-cards": ("file", "card", "field", "why"),
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
