# interpreted: dataclasses; nothing here is used inside playouts.
"""What happened and what is asked: a key and typed values, never prose."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform, get_type_hints

Value = str | int | bool | tuple[str, ...] | tuple[int, ...]

_SECRET = "secret"
_T = TypeVar("_T")
# A field of an event that only some seats may know: what each of them knows, by seat.
Secret = Annotated[Mapping[int, _T], _SECRET]
# A field of an event that is a seat, or several.
Seat = Annotated[int, "seat"]
Seats = Annotated[tuple[int, ...], "seats"]


class Event:
    """One thing that happened at the table.

    Everyone sees `key` and `values`. What only some seats may know is in `secrets`, by seat.
    `auto` marks a choice that had one answer and was taken without asking.
    """

    def __init__(
        self,
        key: str,
        values: Mapping[str, Value] | None = None,
        secrets: Mapping[int, Mapping[str, Value]] | None = None,
        auto: bool = False,
    ) -> None:
        self.key = key
        self.values = values or {}
        self.secrets = secrets or {}
        self.auto = auto

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and _all(other) == _all(self)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Event{_all(self)}"

    def seen_by(self, seat: int | None) -> "Event":
        """The event as `seat` may know it; `None` is a spectator. Seen secrets end in `-seen`."""
        secret = None if seat is None else self.secrets.get(seat)
        if secret is None:
            return Event(self.key, self.values, {}, self.auto)
        return Event(f"{self.key}-seen", {**self.values, **secret}, {}, self.auto)

    def data(self) -> dict[str, object]:
        """JSON-able; call it on what `seen_by` returned, secrets are not included."""
        return {"key": self.key, "values": dict(self.values), "auto": self.auto}


def _all(event: Event) -> tuple[object, ...]:
    return event.key, event.values, event.secrets, event.auto


@dataclass_transform(kw_only_default=True)
class Typed(Event):
    """An event declared with its fields: a game's `events.py` has one class for each kind.

        class Draw(Typed, key="draw"):
            seat: Seat
            pile: Pile
            kind: Secret[Kind]

    `Draw(seat=0, pile="deck 1", kind={0: "monk"})` is told to everybody without the kind, and to
    seat 0 with it. A kind that may come of itself also declares `auto: bool = False`. A value that
    is called like a word of Python is declared with an underscore behind it (`from_`). A class
    without a key is no kind, but has fields that several have. The texts that a kind needs, and the
    types that the page has of it, follow.
    """

    type_key: ClassVar[str]
    open_fields: ClassVar[tuple[str, ...]]
    secret_fields: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls, key: str = "") -> None:
        cls.type_key = key
        hints = get_type_hints(cls, include_extras=True)
        known = {"auto", *get_type_hints(Typed)}
        fields = {name: kind for name, kind in hints.items() if name not in known}
        secret = [n for n, kind in fields.items() if _SECRET in getattr(kind, "__metadata__", ())]
        cls.secret_fields = tuple(secret)
        cls.open_fields = tuple(name.rstrip("_") for name in fields if name not in secret)

    def __init__(self, *, auto: bool = False, **fields: Any) -> None:
        secrets: dict[int, dict[str, Value]] = {}
        for name in self.secret_fields:
            for seat, value in fields[name].items():
                secrets.setdefault(seat, {})[name] = value
        told = {name.rstrip("_"): value for name, value in fields.items()}
        values = {name: told[name] for name in self.open_fields}
        super().__init__(self.type_key, values, secrets, auto)


def event_types(module: ModuleType) -> list[type[Typed]]:
    """The kinds of events that a module declares."""
    found = [one for one in vars(module).values() if isinstance(one, type)]
    return [one for one in found if issubclass(one, Typed) and one is not Typed and one.type_key]


def event_keys(module: ModuleType) -> dict[str, tuple[str, ...]]:
    """The keys of the events of a module, with the names of their values, for the text files."""
    keys: dict[str, tuple[str, ...]] = {}
    for kind in event_types(module):
        keys[kind.type_key] = kind.open_fields
        if kind.secret_fields:
            keys[f"{kind.type_key}-seen"] = kind.open_fields + kind.secret_fields
    return keys


@dataclass(frozen=True, slots=True)
class Question:
    """What one seat is asked now. `id` stays the same until that seat has answered."""

    id: str
    seat: int
    key: str
    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)

    @property
    def following(self) -> str:
        """The id that the next question to this seat has if nobody else is asked before."""
        number, _, seat = self.id.partition(".")
        return f"{int(number) + 1}.{seat}"

    def data(self) -> dict[str, object]:
        return {
            "id": self.id,
            "seat": self.seat,
            "key": self.key,
            "rule": self.rule,
            "values": dict(self.values),
        }
