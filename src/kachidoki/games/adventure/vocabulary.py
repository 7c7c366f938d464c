# interpreted: tables for the text check.
"""Every key of Call to Adventure that the text files must have, with the names of its values.

`card`, `host` and `path` are names of the card set; `act` and `place` say where a card lies in the
rows. `why` says what brought something about.
"""

from kachidoki.games.adventure import events, pieces
from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Vocabulary

MODES = ("versus", "first", "solo", "coop")
OPTIONS = (
    "cards",
    "deal_mode",
    "allies_adversaries",
    "first_player",
    "journey_limit",
    "stall_rounds",
    "track",
    "hand_limit",
    "tiebreak",
    "adversary",
    "adversary_target",
    "final_fight",
    "coop_gate",
    "anytime_windows",
    "ask_policy",
)


VOCABULARY_PARTS = {
    "questions": {
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
    },
    "refusals": {
        "main-action-done": (),
        "story-full": ("count",),
        "act-closed": ("act",),
        "act-hidden": ("act",),
        "slot-empty": ("act", "place"),
        "not-a-trait": ("card",),
        "not-a-challenge": ("card",),
        "no-such-path": ("card",),
        "requirement": ("card",),
        "cannot-pay": ("card", "cost", "xp"),
        "cannot-fall": ("card",),
        "journey-used": (),
        "journey-price": ("cost", "xp"),
        "has-options": (),
        "free-discard-used": (),
        "face-now": (),
        "not-final-turn": (),
        "no-adversary": (),
        "dark-limit": ("count",),
        "dark-pool": (),
        "dark-price": ("cost", "xp"),
        "dark-bottom": (),
        "dark-forbidden": ("card",),
        "not-held": ("card",),
        "level-forbids": ("card", "level", "deck"),
        "forbidden": ("card", "host"),
        "not-now": ("card",),
        "no-target": ("card",),
        "no-power": (),
        "power-not-now": ("card",),
        "power-used": ("card",),
        "power-price": ("card",),
        "powers-forbidden": ("card", "host"),
        "not-a-host": ("act", "place"),
        "not-offered": (),
        "must-choose": (),
        "game-over": (),
        "cast-first": (),
        "react-or-pass": (),
        "no-attempt": (),
        "nothing-to-pass": (),
        "not-this-chance": (),
        # Positions.
        "card-twice": ("card",),
        "card-missing": ("card",),
        "wrong-place": ("card", "field"),
        "columns": ("seat",),
        "phase-impossible": ("phase",),
        "turn-impossible": ("seat",),
        # [card-sets]
        "bad-cards": ("file", "card", "field", "why"),
        "unknown-card": ("card",),
    },
    "moves": {
        "keep": ("origin", "motivation", "destiny"),
        "host": ("act", "place"),
        "journey": ("act", "place"),
        "discard": ("act", "place"),
        "trait": ("act", "place"),
        "attempt": ("act", "place", "way"),
        "face": (),
        "dark": (),
        "ready": (),
        "end": (),
        "pass": (),
        "yes": (),
        "no": (),
        "enough": (),
        "use": ("source", "act", "number", "way"),
        "draw": ("deck",),
        "pay": ("way",),
        "player": ("victim",),
        "adversary": (),
        "slot": ("act", "place"),
        "rune": ("rune",),
        "ability": ("ability",),
        "icon": ("icon",),
        "number": ("number",),
        "ally": ("number",),
        "stack": ("number",),
        "play": ("card",),
        "card": ("card",),
    },
}


def vocabulary(cards: CardSet) -> Vocabulary:
    """The vocabulary with the names of a card set."""
    return Vocabulary(
        events=event_keys(events),
        questions=VOCABULARY_PARTS["questions"],
        refusals=VOCABULARY_PARTS["refusals"],
        moves=VOCABULARY_PARTS["moves"],
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
            "mode": MODES,
            "option": OPTIONS,
        },
    )
