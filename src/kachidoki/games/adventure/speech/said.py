# interpreted: makes texts for people; nothing here is used inside playouts.
"""The rules text of a card, made from its entries: no card has a text of its own."""

from kachidoki.games.adventure.cardset.cards import Card, CardSet, Path
from kachidoki.games.adventure.speech import plan
from kachidoki.games.adventure.speech.grammars import language as language


def rules_text(card: Card, code: str) -> str:
    """All that a card does, one entry to a line; empty if it does nothing."""
    speaker = language(code)
    return "\n".join(speaker.sentence(sentence) for sentence in plan.rules(card))


def requires_text(card: Card, code: str) -> str:
    """What must be there to gain a Trait."""
    return language(code).say(plan.requires(card))


def cost_text(card: Card, code: str) -> str:
    """What a Trait costs."""
    return "" if card.cost.free else language(code).say(plan.price(card.cost))


def victory_text(cards: CardSet, code: str) -> str:
    """With how much Experience the Adversary wins: what the Victory card says."""
    return language(code).sentence(plan.victory(cards.targets))


def rewards_text(path: Path, code: str) -> str:
    """What a path gives."""
    return language(code).say(plan.rewards(path))
