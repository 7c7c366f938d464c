# interpreted: dataclasses; nothing here is used inside playouts.
"""What happened and what is asked: a key and typed values, never prose."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import update_wrapper
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, get_type_hints

if TYPE_CHECKING:
    from kachidoki.kernel.state import State

Value = str | int | bool | tuple[str, ...] | tuple[int, ...]

_SECRET = "secret"
_T = TypeVar("_T")
# A field of an event that only some seats may know: what each of them knows, by seat.
Secret = Annotated[Mapping[int, _T], _SECRET]
# A field of an event that is a seat, or several.
Seat = Annotated[int, "seat"]
Seats = Annotated[tuple[int, ...], "seats"]
# A field that is a number, or several, and told by names that only the data of a game know.
NAMED = "named"


@dataclass(slots=True)
class Event:
    """One thing that happened at the table.

    Everyone sees `key` and `values`. What only some seats may know is in `secrets`, by seat.
    `auto` marks a choice that had one answer and was taken without asking.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)
    secrets: Mapping[int, Mapping[str, Value]] = field(default_factory=dict)
    auto: bool = False

    def seen_by(self, seat: int | None) -> "Event":
        """The event as `seat` may know it; `None` is a spectator. Seen secrets end in `-seen`."""
        secret = None if seat is None else self.secrets.get(seat)
        if secret is None:
            return Event(self.key, self.values, {}, self.auto)
        return Event(f"{self.key}-seen", {**self.values, **secret}, {}, self.auto)

    def data(self) -> dict[str, object]:
        """JSON-able; call it on what `seen_by` returned, secrets are not included."""
        return {"key": self.key, "values": dict(self.values), "auto": self.auto}


class Beat:
    """A place within what happens where the table is worth a look.

    So many events have been told by then, and the table is as they tell it: `state`, in which
    nobody is asked. Where it is `due` a choice has come to its end, and chance follows.
    """

    def __init__(self, events: int, state: "State", due: bool) -> None:
        self.events = events
        self.state = state
        self.due = due

    def seen_by(self, seat: int | None, table: Mapping[str, object]) -> dict[str, Any]:
        """The beat as `seat` may know it, JSON-able. Of the table then it has what is not as in
        `table`, that of the end."""
        then = self.state.view(seat).table()
        changed = {name: then[name] for name in then if then[name] != table.get(name)}
        return {"events": self.events, "table": changed}


class Heard(list[Event]):
    """What happens, for those who want every beat as well: see `State.beat`."""

    def __init__(self, events: Iterable[Event] = (), beats: Iterable[Beat] = ()) -> None:
        super().__init__(events)
        self.beats: list[Beat] = list(beats)

    def noted(self) -> bool:
        """Whether nothing was told since the last beat."""
        return len(self) == (self.beats[-1].events if self.beats else 0)

    def within(self, after: int = 0) -> tuple[Beat, ...]:
        """The beats before the end; the events that they count come after so many others."""
        return tuple(
            Beat(after + beat.events, beat.state, beat.due)
            for beat in self.beats
            if beat.events < len(self)
        )


class Each:
    """How events tell several things: `names` are all that they may be called, and `find` makes
    names of what is given; by itself these are numbers that stand for names."""

    def __init__(
        self, names: Sequence[str], find: Callable[[Any], tuple[str, ...]] | None = None
    ) -> None:
        self.names = names
        self.find = find or (lambda numbers: tuple(names[number] for number in numbers))


# The names that numbers stand for, of one or of several; or what makes a value of what is given.
Names = Sequence[str] | Each
Telling = Names | Callable[[Any], Value]


class Told:
    """How events tell a field that is given as the record has it: `Told(CLANS)` gives a clan its
    name, `Told(suit=..., value=...)` makes two values of a card."""

    def __init__(self, own: Telling | None = None, **parts: Telling) -> None:
        # By the name of the value; "" is the name of the field itself.
        self.parts = parts if own is None else {"": own}


@dataclass(frozen=True, slots=True)
class Field:
    """One value of an event: what it is called, the field that it is told from, its type there,
    and how it is told."""

    called: str
    name: str
    hint: object
    telling: Telling | None
    tell: Callable[[Any], Value]


def _as_it_is(value: Value) -> Value:
    return value


def _way(telling: Telling | None) -> Callable[[Any], Value]:
    if telling is None:
        return _as_it_is
    if isinstance(telling, Each):
        return telling.find
    return telling.__getitem__ if isinstance(telling, Sequence) else telling


def _fields(name: str, hint: object) -> list[Field]:
    """What is told of the field of an event."""
    marks = getattr(hint, "__metadata__", ())
    told = next((mark for mark in marks if isinstance(mark, Told)), None)
    parts: Mapping[str, Telling | None] = {"": None} if told is None else told.parts
    return [
        Field(part or name.rstrip("_"), name, hint, telling, _way(telling))
        for part, telling in parts.items()
    ]


class Kind:
    """A kind of event, with the fields of its signature. To call it makes an event."""

    def __init__(self, declared: Callable[..., Event]) -> None:
        # Whoever asks for the signature of a kind is told the one that was declared.
        update_wrapper(self, declared)
        self.hints = hints = get_type_hints(declared, include_extras=True)
        name = declared.__name__.rstrip("_").replace("_", "-")
        self.keys: tuple[str, ...] = get_args(hints["key"]) if "key" in hints else (name,)
        self.open: list[Field] = []
        self.secret: list[Field] = []
        for name, hint in hints.items():
            if _SECRET in getattr(hint, "__metadata__", ()):
                # What each seat knows is the second part of `Mapping[int, ...]`.
                self.secret += _fields(name, get_args(get_args(hint)[0])[1])
            elif name not in ("auto", "key", "return"):
                self.open += _fields(name, hint)

    def __call__(self, *, key: str = "", auto: bool = False, **fields: Any) -> Event:
        secrets: dict[int, dict[str, Value]] = {}
        for one in self.secret:
            for seat, value in fields[one.name].items():
                secrets.setdefault(seat, {})[one.called] = one.tell(value)
        values = {one.called: one.tell(fields[one.name]) for one in self.open}
        return Event(key or self.keys[0], values, secrets, auto)


def declare(declared: dict[str, Any]) -> None:
    """Make kinds of events of what a game's `events.py` has declared so far (its `globals()`): each
    function that returns an Event. Its name is the key, and its parameters are the fields.

        def draw(seat: Seat, pile: Pile, kind: Secret[Clan]) -> Event: ...

    `draw(seat=0, pile=1, kind={0: 3})` is told to everybody without the kind, and to seat 0 with
    it. A kind that may come of itself also declares `auto: bool = False`. What is called like a
    word of Python is declared with an underscore behind it (`from_`). Kinds with the same fields
    can share a signature, which declares their keys: `key: Literal["win", "lose"]`. The texts that
    a kind needs, and the types that the page has of it, follow.
    """
    for name, one in list(declared.items()):
        if isinstance(one, FunctionType) and one.__annotations__.get("return") is Event:
            declared[name] = Kind(one)


def kinds(module: ModuleType) -> list[Kind]:
    """The kinds of events that a module declares."""
    return [kind for kind in vars(module).values() if isinstance(kind, Kind)]


def event_keys(module: ModuleType) -> dict[str, tuple[str, ...]]:
    """The keys of the events of a module, with the names of their values, for the text files."""
    keys: dict[str, tuple[str, ...]] = {}
    for kind in kinds(module):
        told = tuple(one.called for one in kind.open)
        secret = tuple(one.called for one in kind.secret)
        for key in kind.keys:
            keys[key] = told
            if secret:
                keys[f"{key}-seen"] = told + secret
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
