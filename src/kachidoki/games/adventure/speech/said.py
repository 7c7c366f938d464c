# interpreted: makes texts for people; nothing here is used inside playouts.
"""The rules text of a card, made from its entries: no card has a text of its own."""

from functools import cache

from kachidoki.games.adventure.cardset.cards import Card, CardSet, Path
from kachidoki.games.adventure.speech.base import Sayer
from kachidoki.games.adventure.speech.de import German
from kachidoki.games.adventure.speech.en import English
from kachidoki.games.adventure.speech.fr import French

SAYERS: dict[str, type[Sayer]] = {"en": English, "fr": French, "de": German}


@cache
def sayer(language: str) -> Sayer:
    return SAYERS[language]()


def rules_text(card: Card, language: str) -> str:
    """All that a card does, one entry to a line; empty if it does nothing."""
    return sayer(language).card(card)


def requires_text(card: Card, language: str) -> str:
    """What must be there to gain a Trait."""
    return sayer(language).requires(card)


def cost_text(card: Card, language: str) -> str:
    """What a Trait costs."""
    return "" if card.cost.free else sayer(language).price(card.cost)


def victory_text(cards: CardSet, language: str) -> str:
    """With how much Experience the Adversary wins: what the Victory card says."""
    return sayer(language).victory(cards.targets)


def rewards_text(path: Path, language: str) -> str:
    """What a path gives."""
    return sayer(language).rewards(path)
