"""What a game says of a table, for people who listen: nothing here draws.

`games/<id>/words.py` may define

    tell(view, texts, names) -> list[str]: all that a view shows, as sentences
    labels(view, texts, moves) -> list[str]: moves with the names of what lies in their places, or
        "" where a move says all by itself
    card(view, texts, wanted) -> list[tuple[str, str]]: a card in full, each line with its part
        (see `PARTS`); without a name, the cards of the viewer's hand

and, for cards that can be looked up without a table (`kachidoki cards`), a class `Library`.

A game without that file is told all the same: what `view.table()` holds is listed.
"""

import difflib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from kachidoki.games import part
from kachidoki.kernel.errors import KachidokiError
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import View
from kachidoki.text import Texts

# The parts of a card in words: a name, what it is, what is told of it, what it does, and the rest.
PARTS = TITLE, KIND, FLAVOUR, RULES, FACT = ("title", "kind", "flavour", "rules", "fact")
# How many cards are named to somebody whose word fits several, or none.
MOST_FITTING, MOST_NEAR = 8, 3

SayCard = Callable[[View, Texts, str], list[tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class Entry:
    """A card that can be looked up. The act is 0 where a card belongs to none."""

    key: str
    name: str
    kind: str
    act: int


class UnknownCard(KachidokiError):
    """No single card has this name."""


class Library(ABC):
    """The cards of a game, or of one set of them, for those who look them up."""

    # All that a card can be.
    kinds: Sequence[str]
    # What the set calls itself, how many cards it has, and each card that is unlike the others.
    name: str
    count: int
    entries: Sequence[Entry]

    @classmethod
    @abstractmethod
    def open(cls, texts: Texts, folder: str) -> "Library":
        """The cards in a folder, or without one those that come with the game."""

    @classmethod
    @abstractmethod
    def faults(cls, folder: str) -> Sequence[KachidokiError]:
        """All that is wrong with the cards in a folder."""

    @abstractmethod
    def text(self, key: str) -> str:
        """What a card gives and does."""

    @abstractmethod
    def card(self, key: str) -> list[tuple[str, str]]:
        """A card in full, each line with its part."""

    def find(self, wanted: str) -> Entry:
        """The card with this id, or with this name; a part is enough if only one has it."""
        plain = wanted.strip().lower()
        for entry in self.entries:
            if plain in (entry.key, entry.name.lower()):
                return entry
        fitting = [one for one in self.entries if plain in one.key or plain in one.name.lower()]
        if len(fitting) == 1:
            return fitting[0]
        near = [entry.key for entry in fitting][:MOST_FITTING] or self._near(plain)
        raise UnknownCard("no-card", card=wanted[:40], known=tuple(near))

    def _near(self, plain: str) -> list[str]:
        """The cards whose id, or name, or a word of it, is most like what was typed."""
        ways: dict[str, str] = {}
        for entry in self.entries:
            name = entry.name.lower()
            for way in (entry.key, name, *entry.key.split("-"), *name.split()):
                ways.setdefault(way, entry.key)
        like = difflib.get_close_matches(plain, ways, n=2 * MOST_NEAR, cutoff=0.4)
        return list(dict.fromkeys(ways[way] for way in like))[:MOST_NEAR]


@dataclass(frozen=True, slots=True)
class GameWords:
    """What a game says of a table."""

    tell: Callable[[View, Texts, Sequence[str]], list[str]]
    labels: Callable[[View, Texts, Sequence[Move]], list[str]] | None = None
    card: SayCard | None = None
    library: type[Library] | None = None


def words(game_id: str) -> GameWords:
    """The game's own words, or the general ones."""
    own = part(game_id, "words")
    if own is None:
        return GameWords(tell)
    return GameWords(
        own.tell, *[getattr(own, name, None) for name in ("labels", "card", "Library")]
    )


def tell(view: View, texts: Texts, names: Sequence[str]) -> list[str]:
    """Any view as lines."""
    return [f"{name}: {listed(value)}" for name, value in view.table().items()]


def listed(value: object) -> str:
    """A value of a table on one line."""
    if value is None:
        return "-"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {listed(item)}" for name, item in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return "; ".join(listed(item) for item in value) or "-"
    return str(value)
