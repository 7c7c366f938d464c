# interpreted: for positions only.
"""How positions write a card: its id, and a further copy of it as `id+2`."""

from kachidoki.games.adventure.cardset.cards import CardSet


def label(cards: CardSet, number: int) -> str | None:
    """How a card is written."""
    if not 0 <= number < len(cards.cards):
        return None
    card = cards.cards[number]
    copy = number - card.title
    return card.key if copy == 0 else f"{card.key}+{copy + 1}"
