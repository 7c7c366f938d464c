# interpreted: dataclasses; nothing here is used inside playouts.
"""What happened and what is asked: a key and typed values, never prose."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int | bool | tuple[str, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
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
