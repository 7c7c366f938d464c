# interpreted: exceptions are ordinary Python classes.
"""Every refusal is one of these: a type, a reason (a key with typed values), and its rule.

The engine speaks no language: `reason` names a message in the text files, `values` fill it in.
"""

import re
from functools import partial
from typing import ClassVar

from kachidoki.kernel.event import Value


def shown(value: object) -> str:
    """A short text of any value, for an error: it never fails and is never long."""
    if isinstance(value, str):
        return value[:40]
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    try:
        return str(value)[:40]
    except Exception:  # what the caller gave may do anything
        return type(value).__name__


class KachidokiError(Exception):
    """The base of every error that Kachidoki raises on purpose."""

    # What it is called over the wire: `not-your-turn` of NotYourTurn.
    code: ClassVar[str] = "error"
    # What the key of its message begins with; the reason follows.
    prefix: ClassVar[str] = "error-"

    def __init_subclass__(cls) -> None:
        cls.code = re.sub("(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __init__(self, reason: str, rule: str = "", **values: Value) -> None:
        super().__init__(reason, rule, values)
        self.reason = reason
        self.rule = rule
        self.values: dict[str, Value] = values

    def __str__(self) -> str:
        facts = "".join(f" {name}={shown(value)}" for name, value in self.values.items())
        cited = f" [rule {self.rule}]" if self.rule else ""
        return f"{self.reason}{facts}{cited}"

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.reason, self.rule, **self.values), ()


class UnknownGame(KachidokiError):
    """No game has this id."""


class BadOption(KachidokiError):
    """A mode, a number of players, a seed or an option that the game does not have."""


class UnreadableMove(KachidokiError):
    """A text that is no move of this game."""


class IllegalMove(KachidokiError):
    """A move of the game that the rules do not allow here."""


class NotYourTurn(IllegalMove):
    """The seat is not among those asked now."""


class TooLate(IllegalMove):
    """The question was answered, withdrawn or never asked."""


class BadPosition(KachidokiError):
    """A position that cannot be."""


def must(fine: object, reason: str, rule: str = "", **values: Value) -> None:
    """Raise BadPosition unless something is as it has to be."""
    if not fine:
        raise BadPosition(reason, rule, **values)


class BadLog(KachidokiError):
    """A log that is cut off, altered, or written by other rules. `line` counts from 1."""

    def __init__(self, reason: str, rule: str = "", *, line: int = 0, **values: Value) -> None:
        super().__init__(reason, rule, line=line, **values)
        self.line = line


class CannotUndo(KachidokiError):
    """The last choice is not this seat's to take back."""


class BadBot(KachidokiError):
    """No bot or level has this code."""


class MissingExtra(KachidokiError):
    """An optional part is not installed; `install` is the command that adds it."""
