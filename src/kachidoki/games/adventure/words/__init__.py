# interpreted: it puts a view into words for people; nothing here is used inside playouts.
"""Call to Adventure in words, for the ear."""

from collections.abc import Sequence

from kachidoki.games.adventure.words.library import Library
from kachidoki.games.adventure.words.table import TableWords
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import View
from kachidoki.text import Texts
from kachidoki.words import FACT

__all__ = ["Library", "card", "labels", "tell"]


def tell(view: View, texts: Texts, names: Sequence[str]) -> list[str]:
    words = TableWords(view, texts, names)
    # First one's own hero and what is going on, then what can be taken, then the others.
    lines = [words.heading(), *words.dealt()]
    others = list(range(len(words.heroes)))
    if words.table["phase"] == "setup":
        others = []
    elif words.me is not None:
        others.remove(words.me)
        lines += words.hero(words.me)
    lines += [*words.situation(), *words.adversary(), *words.hand()]
    if words.table["phase"] == "play":
        lines += words.rows()
    for seat in others:
        lines += words.hero(seat)
    if words.table["phase"] == "play":
        lines += words.decks()
    lines += words.score()
    return [words.sentence(line) + "." for line in lines]


def labels(view: View, texts: Texts, moves: Sequence[Move]) -> list[str]:
    words = TableWords(view, texts, ())
    asked = "" if view.question is None else view.question.key
    return [words.move(move, asked) for move in moves]


def card(view: View, texts: Texts, wanted: str) -> list[tuple[str, str]]:
    """One card in full, by its place in a row, its id or its name; without any, one's hand."""
    words = TableWords(view, texts, ())
    if not wanted:
        return [(words.sentence(line), FACT) for line in words.hand()]
    act, dot, place = wanted.partition(".")
    if dot and act.isdecimal() and place.isdecimal():
        rows = words.revealed()
        lying = {(at, n): slot["card"] for at, row in rows for n, slot in enumerate(row, 1)}
        wanted = lying.get((int(act), int(place))) or wanted
    library = Library(words.set, texts)
    return library.card(library.find(wanted).key)
