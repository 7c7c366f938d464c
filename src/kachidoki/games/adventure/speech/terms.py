# interpreted: makes texts for people; nothing here is used inside playouts.
"""What a plan of a sentence is made of, before any language: see `plan` and `language`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final


class Term:
    """A part of a sentence that a language can say. So are a text as it is, and a number in
    digits."""

    __slots__ = ()


Part = Term | str | int


@dataclass(frozen=True, slots=True)
class Say(Term):
    """A phrase of the lexicon, in one of its variants, with what is put into its places."""

    key: str
    variant: str = ""
    slots: Mapping[str, Part] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Deed(Term):
    """What somebody does. Without a subject it is only said as an order or after "to"."""

    deed: Say
    who: str = "you"


@dataclass(frozen=True, slots=True)
class InWords(Term):
    """A number in words."""

    n: int


# How a number of things is said: only the things, in digits, in words, in words but "a" for one, or
# only the number, in words.
BARE: Final = "bare"
DIGITS: Final = "digits"
WORDS: Final = "words"
ARTICLE: Final = "article"
ALONE: Final = "alone"


@dataclass(frozen=True, slots=True)
class Things(Term):
    """A number of things of the lexicon: of what kind, and where they are."""

    noun: str
    n: int
    count: str = WORDS
    of: Term | None = None
    where: Term | None = None


@dataclass(frozen=True, slots=True)
class Cards(Term):
    """A card of one of some kinds and acts; `many`: all of them."""

    kinds: tuple[str, ...]
    acts: tuple[int, ...] = ()
    many: bool = False


@dataclass(frozen=True, slots=True)
class Name(Term):
    """A person, an ability or a story icon."""

    table: str
    key: str


@dataclass(frozen=True, slots=True)
class Series(Term):
    """Several of one sort, joined: "and", "or", "nor", "or-if", "clauses"."""

    items: tuple[Part, ...]
    joint: str = "and"


def series(items: Iterable[Part | None], joint: str = "and") -> Series:
    """What there is of some things, joined."""
    return Series(tuple(item for item in items if item), joint)


def say(key: str, variant: str = "", **slots: Part) -> Say:
    return Say(key, variant, slots)


def do(key: str, variant: str = "", **slots: Part) -> Deed:
    """Something that the owner of the card does."""
    return Deed(Say(key, variant, slots))
