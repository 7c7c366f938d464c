# interpreted: reads data when a set is loaded; nothing here is used inside playouts.
"""What a value in a card set may be: shapes, each of which checks one and reads it.

A set that cannot be used has faults, all of which are found in one go. A fault is a BadCards with
`file`, `card` (its id, or `#3` where it has none), `field` (`effects[2].do[1].n`, with the value
where that helps) and `why`, one of WHYS.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kachidoki.kernel.errors import BadOption, shown

WHYS: Final[tuple[str, ...]] = (
    # Of files, and of a set as a text.
    "no-folder",  # there is none
    "no-files",  # it has no cards in it
    "unreadable",  # a folder or a pipe, or it may not be read
    "too-large",
    "not-text",  # not UTF-8
    "not-toml",
    "not-packed",  # a text that is no set
    # Of the form.
    "unknown-key",
    "missing",
    "table",  # something else than a table
    "list",  # something else than a list, or too many in it, or none
    "text",  # not one line of text, or too long
    "truth",  # neither true nor false
    "number",  # not whole, or out of range
    "word",  # not one of the words that can stand here
    "languages",  # not in all three
    "id",  # not small letters, digits and hyphens
    "id-twice",
    # Of the rules.
    "count",  # a set has another number of cards of this kind
    "too-many-cards",
    "too-many-hands",  # Hero and Antihero cards
    "ally-act",
    "adversary-act",
    "no-quest",  # an Adversary without one, or with two
    "no-adversary",  # a Quest without one
    "paths",
    "abilities",
    "destiny-rewards",
    "moment",  # such a card has no such moment
    "one-entry",  # of a Hero or Antihero card
    "effect-here",  # not at this moment
    "condition-here",
    "cost-here",
    "free-power",  # neither a cost nor a limit
    "too-many-powers",
    "no-as-adversary",  # a skull without it
    "no-skull",  # the other way round
    "as-adversary",  # "now" for a card that needs the outcome
    "no-flag",  # needs_ally_adversary
    "empty-range",
)
OF_FILES: Final = WHYS[:7]

LANGUAGES: Final = ("en", "fr", "de")
MOST_PARTS: Final = 6
Data = Mapping[str, Any]


class BadCards(BadOption):
    """A card set that cannot be used."""


def bad_cards(why: str, file: str = "", card: str = "", field: str = "") -> BadCards:
    """One fault."""
    rule = "" if why in OF_FILES else "card-sets"
    return BadCards("bad-cards", rule, file=file, card=card, field=field, why=why)


def one_line(value: object, most: int) -> bool:
    """Whether a value is a text that can be shown: one line, nothing invisible in it."""
    if not isinstance(value, str) or not 0 < len(value) <= most or value != value.strip():
        return False
    return value.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


@dataclass(frozen=True, slots=True)
class At:
    """Where the reading is, and what was found to be wrong so far."""

    faults: list[BadCards] = field(default_factory=list)
    file: str = ""
    card: str = ""
    # The kind of the card, and the moment of the entry that is read (or `requires`).
    kind: str = ""
    on: str = ""
    field: str = ""

    def key(self, name: str) -> "At":
        return replace(self, field=f"{self.field}.{name}" if self.field else name)

    def fault(self, why: str, field: str = "") -> None:
        self.faults.append(bad_cards(why, self.file, self.card, field or self.field))

    def wrong(self, why: str, value: object, instead: Any = None) -> Any:
        """What is read in place of a wrong value, so that the rest can be read as well."""
        self.fault(why, f"{self.field} = {shown(value)}")
        return instead


# Reads one value, and the values of a table by their keys.
Shape = Callable[[Any, At], Any]
Shapes = Mapping[str, Shape]


def number(low: int, high: int, *, zero: bool = True) -> Shape:
    """A whole number within bounds, which may be 0 or not."""

    def read(value: Any, at: At) -> Any:
        good = type(value) is int and low <= value <= high and (zero or value != 0)
        return value if good else at.wrong("number", value, low)

    return read


def flag(value: Any, at: At) -> Any:
    return value if isinstance(value, bool) else at.wrong("truth", value, False)


def word(words: Sequence[str], of: Sequence[str] = (), first: int = 0) -> Shape:
    """One of some words, or of those that can stand here, as its number counted from `first`."""

    def read(value: Any, at: At) -> Any:
        good = isinstance(value, str) and value in (of or words)
        return first + words.index(value) if good else at.wrong("word", value, first)

    return read


def text(most: int) -> Shape:
    """A text in all languages."""

    def read(value: Any, at: At) -> Any:
        said = value if isinstance(value, Mapping) else {}
        if set(said) != set(LANGUAGES):
            at.fault("languages")
        for language in LANGUAGES:
            if language in said and not one_line(said[language], most):
                at.key(language).fault("text")

    return read


def unread(value: Any, at: At) -> None:
    """What is read somewhere else."""


def listed(value: Any, at: At, least: int = 1, most: int = MOST_PARTS) -> list[tuple[Any, At]]:
    """The items of a list, each with its place; none where there are too few or too many."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        at.fault("list")
        return []
    return [(one, replace(at, field=f"{at.field}[{n}]")) for n, one in enumerate(value, 1)]


def items(shape: Shape, least: int = 1, most: int = MOST_PARTS) -> Shape:
    """A list, each item of one shape; those that cannot be read at all are left out."""

    def read(value: Any, at: At) -> Any:
        found = (shape(*item) for item in listed(value, at, least, most))
        return [one for one in found if one is not None]

    return read


def numbers(words: Sequence[str | int]) -> Shape:
    """A list of words, or of numbers, as the numbers of these."""

    def read(value: Any, at: At) -> Any:
        found = [one for one, _ in listed(value, at, most=2 * MOST_PARTS)]
        known = [one for one in found if type(one) in (str, int) and one in words]
        for one in found:
            if one not in known:
                at.wrong("word", one)
        return [words.index(one) for one in known]

    return read


def mask(words: Sequence[str | int], first: int = 0) -> Shape:
    """The same as a mask; `first` is the bit of the first word."""
    read = numbers(words)
    return lambda value, at: sum(1 << first + number for number in set(read(value, at)))


def is_table(data: Any, at: At) -> bool:
    if not isinstance(data, Mapping):
        at.fault("table", at.field or shown(data))
    return isinstance(data, Mapping)


def fill(
    made: Any, data: Any, at: At, shapes: Shapes, called: Mapping[str, str] | None = None
) -> bool:
    """Read a table, if it is one: a star marks the keys that must be there. What is made of it has
    its fields `called` like the keys where that says nothing else; None is kept nowhere."""
    if not is_table(data, at):
        return False
    known = {key.rstrip("*"): shape for key, shape in shapes.items()}
    for key in data:
        if key not in known:
            at.key(shown(key)).fault("unknown-key")
    for key, shape in known.items():
        if key not in data:
            if key not in shapes:
                at.key(key).fault("missing")
        elif (value := shape(data[key], at.key(key))) is not None:
            setattr(made, (called or {}).get(key, key), value)
    return True
