"""Moves: small immutable objects, made once, each with a text that parses back."""

from collections.abc import Iterable

from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One answer to one question.

    `index` is dense from 0 within a game and names the same move in every position (-1 until
    `numbered` gives it); `text` is what
    people and logs write; `rule` is the section of the rulebook that allows it; `key` and `values`
    are what the text files say it from. A move whose text takes a while to write down gives none
    here and defines `written`.
    """

    def __init__(
        self,
        index: i64,
        text: str,
        rule: str,
        key: str = "",
        values: dict[str, Value] | None = None,
    ) -> None:
        self.index: i64 = index
        self._text = text
        self.rule = rule
        self._key = key
        self._values = values

    @property
    def text(self) -> str:
        if not self._text:
            self._text = self.written()
        return self._text

    def written(self) -> str:
        """The text, worked out when somebody asks for it first."""
        raise TypeError("a move must have a text")

    def described(self) -> tuple[str, dict[str, Value]]:
        """The key and the values from which the text files say a seat's move."""
        if not self._key:
            raise TypeError("a seat's move must be described")
        return self._key, dict(self._values or {})

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


def numbered(*families: Iterable[Move]) -> list[Move]:
    """All moves of a game, with their places in this list as indices."""
    moves = [move for family in families for move in family]
    for index, move in enumerate(moves):
        move.index = index
    return moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Move):
    """A result of chance, played like a move. Equal when the text is equal; it has no index."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(-1, text, rule)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Lot(Chance):
    """One of several results that have numbers: `start 1` is number 0."""

    def __init__(self, word: str, number: i64, rule: str) -> None:
        super().__init__("", rule)
        self.word = word
        self.number: i64 = number

    def written(self) -> str:
        return f"{self.word} {self.number + 1}"
