# interpreted: how values stand in positions; nothing here is used inside playouts.
"""Shapes: how the values of a state are written into a position, and read and checked."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kachidoki.kernel.errors import BadPosition, shown

# What the table settled before the game: each game has a class of its own.
Rules = Any
# What makes one value of several.
Gather = Callable[[Iterable[Any]], Any]
# A bound that is the same for all tables, or read off the rules.
Bound = int | Callable[[Rules], int]


def _bound(bound: Bound, rules: Rules) -> int:
    return bound if isinstance(bound, int) else int(bound(rules))


class Shape:
    """How one value stands in a position."""

    def write(self, value: Any, rules: Rules) -> object:
        raise NotImplementedError

    def read(self, value: object, name: str, rules: Rules) -> Any:
        """The value that was written as this; raises BadPosition with the name of its place."""
        raise NotImplementedError


class Number(Shape):
    """A whole number within bounds."""

    def __init__(self, low: Bound, high: Bound) -> None:
        self.low = low
        self.high = high

    def write(self, value: Any, rules: Rules) -> object:
        return int(value)

    def read(self, value: object, name: str, rules: Rules) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition("wrong-type", field=name, wanted="integer")
        low, high = _bound(self.low, rules), _bound(self.high, rules)
        if not low <= value <= high:
            raise BadPosition("out-of-range", field=name, low=low, high=high)
        return value


class Seat(Number):
    """A seat, or -1 for nobody."""

    def __init__(self, low: int = -1) -> None:
        super().__init__(low, lambda rules: rules.players - 1)


class Flag(Shape):
    """True or false."""

    def write(self, value: Any, rules: Rules) -> object:
        return bool(value)

    def read(self, value: object, name: str, rules: Rules) -> bool:
        if not isinstance(value, bool):
            raise BadPosition("wrong-type", field=name, wanted="boolean")
        return value


class Name(Shape):
    """A number that stands for one of several names; where there may be none, -1 for null."""

    def __init__(self, names: Sequence[str], none: bool = False) -> None:
        self.names = tuple(names)
        self.none = none

    def write(self, value: Any, rules: Rules) -> str | None:
        return None if self.none and value < 0 else self.names[value]

    def read(self, value: object, name: str, rules: Rules) -> int:
        if value is None and self.none:
            return -1
        if not isinstance(value, str) and not self.none:
            raise BadPosition("wrong-type", field=name, wanted="string")
        if not isinstance(value, str) or value not in self.names:
            raise BadPosition("unknown-name", field=name, value=shown(value), known=self.names)
        return self.names.index(value)


class Many(Shape):
    """A list of values of one shape: as many as there are players, as many as said, or any."""

    def __init__(self, each: Shape, length: Bound | None = None, kind: Gather = list) -> None:
        self.each = each
        self.length = length
        self.kind = kind

    def write(self, value: Any, rules: Rules) -> object:
        return [self.each.write(one, rules) for one in value]

    def read(self, value: object, name: str, rules: Rules) -> Any:
        wanted = None if self.length is None else _bound(self.length, rules)
        values = array(value, name, wanted)
        return self.kind(self.each.read(one, name, rules) for one in values)


class Mask(Shape):
    """Which of several names there are, as bits. `twice` refuses what may be named only once."""

    def __init__(
        self, names: Sequence[str], twice: Callable[[int], BadPosition] | None = None
    ) -> None:
        self.name = Name(names)
        self.twice = twice

    def write(self, value: Any, rules: Rules) -> list[str]:
        return [name for at, name in enumerate(self.name.names) if value >> at & 1]

    def read(self, value: object, name: str, rules: Rules) -> int:
        mask = 0
        for one in array(value, name):
            at = self.name.read(shown(one), name, rules)
            if mask >> at & 1 and self.twice is not None:
                raise self.twice(at)
            mask |= 1 << at
        return mask


class Row(Many):
    """A line of a table: what is no list at all has the wrong length too."""

    def read(self, value: object, name: str, rules: Rules) -> Any:
        return super().read(value if isinstance(value, (list, tuple)) else (), name, rules)


def players(rules: Rules) -> int:
    """As many as there are players: a bound, or a length."""
    return int(rules.players)


class Members(Shape):
    """Several values, each with its name, as an object."""

    def __init__(self, **shapes: Shape) -> None:
        self.shapes = shapes

    def write(self, value: Any, rules: Rules) -> object:
        named = zip(self.shapes.items(), value, strict=True)
        return {name: shape.write(one, rules) for (name, shape), one in named}

    def read(self, value: object, name: str, rules: Rules) -> list[Any]:
        data = members(value, name, tuple(self.shapes))
        return [shape.read(data[part], part, rules) for part, shape in self.shapes.items()]


class Counts(Shape):
    """How many there are of each kind, as {name: number}; kinds of which there are none are left
    out. The value is a list by kind."""

    def __init__(self, names: Sequence[str], most: Sequence[int]) -> None:
        self.name = Name(names)
        self.most = most

    def write(self, value: Any, rules: Rules) -> object:
        return {self.name.names[kind]: int(count) for kind, count in enumerate(value) if count}

    def read(self, value: object, name: str, rules: Rules) -> list[int]:
        counts = [0] * len(self.most)
        for key, count in mapping(value, name).items():
            kind = self.name.read(key, name, rules)
            counts[kind] = Number(1, self.most[kind]).read(count, name, rules)
        return counts


class BySeat(Shape):
    """A flat list that holds equal parts for the seats, as a list of these parts."""

    def __init__(self, each: Shape) -> None:
        self.each = each

    def write(self, value: Any, rules: Rules) -> object:
        size = len(value) // players(rules)
        parts = [value[at : at + size] for at in range(0, len(value), size)]
        return [self.each.write(part, rules) for part in parts]

    def read(self, value: object, name: str, rules: Rules) -> Any:
        flat: list[Any] = []
        for part in array(value, name, players(rules)):
            flat += self.each.read(part, name, rules)
        return flat


def refuse_unknown(data: Mapping[str, object], known: Sequence[str]) -> None:
    """Refuse a field that nobody reads: a misspelt one is not to be overlooked."""
    for name in data:
        if name not in known:
            raise BadPosition("unknown-field", field=shown(name))


def members(value: object, name: str, fields: Sequence[str]) -> Mapping[str, object]:
    """`value` as an object with these fields and no others."""
    data = mapping(value, name)
    for field in fields:
        if field not in data:
            raise BadPosition("missing-field", field=field)
    refuse_unknown(data, fields)
    return data


def array(value: object, name: str, length: int | None = None) -> list[object]:
    """`value` as a list, of this length if one is given, or BadPosition."""
    if not isinstance(value, (list, tuple)):
        raise BadPosition("wrong-type", field=name, wanted="array")
    if length is not None and len(value) != length:
        raise BadPosition("wrong-length", field=name, wanted=length, found=len(value))
    return list(value)


def mapping(value: object, name: str) -> Mapping[str, object]:
    """`value` as an object, or BadPosition."""
    if not isinstance(value, Mapping):
        raise BadPosition("wrong-type", field=name, wanted="object")
    return value
