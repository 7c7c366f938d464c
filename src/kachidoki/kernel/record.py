# interpreted: declarations; what is hot is written out from them by tools/records.py.
"""The record of a game: every field of its state once, with its type, its start and who sees it.

    class GloryRecord(Record):
        round = Open(i64, 0, Number(0, ROUNDS))
        hand = Own(list[int], lambda rules: [0] * (rules.players * KINDS))
        deck = Hidden(bytes, b"")

`tools/records.py` writes `_record.py` from it: plain typed Python for the compiler, with the fresh
record, its copy, and the masked record of a seat. Positions are written and read from the same
declaration: a field has a shape of its own in the JSON, or is one of several in a `Part`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from kachidoki.kernel.errors import BadPosition
from kachidoki.kernel.shapes import Name, Number, Rules, Shape, mapping, refuse_unknown

if TYPE_CHECKING:
    from kachidoki.kernel.game import Game, Setting

# Each game has a class of its own.
State = Any


@dataclass(eq=False)
class Field:
    """One field of a record.

    `start` is a value, or a function of the rules. `shape` says how it stands in a position, under
    `called` or its own name; a field without one is in a `Part`, or follows from others. It stands
    there `only` at some tables.

    Copies of a state have copies of its lists. A list that is never changed but replaced by another
    is `shared`; an object of one of the game's own classes is shared too, unless it is to be
    `copied` with its method `copy`. A field that is kept to save time, though everybody could work
    it out from others, `follows` from them when a position is read.
    """

    kind: object
    start: object
    shape: Shape | None = None
    called: str = ""
    _: KW_ONLY
    shared: bool = False
    copied: bool = False
    only: Callable[[Rules], bool] | None = None
    follows: Callable[[State], Any] | None = None
    name: str = field(init=False, default="")

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.called = self.called or name

    def write(self, state: State) -> object:
        assert self.shape is not None
        return self.shape.write(getattr(state, self.name), state.rules)

    def read(self, state: State, value: object) -> None:
        assert self.shape is not None
        setattr(state, self.name, self.shape.read(value, self.called, state.rules))


class Open(Field):
    """Everybody may see it."""


class Own(Field):
    """A list or a tuple with equal parts for the seats, in their order: each seat may see its own
    part."""


class Hidden(Field):
    """Nobody may see it, unless the view of the game puts there what a seat has found out."""


class Memo(Field):
    """Worked out from the other fields and kept to save time: in no position and in no view.

    `start` is also the value that a masked record has.
    """


@dataclass(eq=False)
class Part:
    """Several fields that stand together in a position."""

    fields: Sequence[str]
    write: Callable[[State], object]
    read: Callable[[State, object], None]
    called: str = ""
    only: Callable[[Rules], bool] | None = None

    def __set_name__(self, owner: type, name: str) -> None:
        self.called = self.called or name


class StepName(Name):
    """A step, by its name."""

    def __init__(self, steps: Mapping[str, object]) -> None:
        super().__init__(tuple(steps))
        self.steps = steps

    def write(self, value: Any, rules: Rules) -> str:
        return str(value.name)

    def read(self, value: object, name: str, rules: Rules) -> Any:
        return self.steps[self.names[super().read(value, name, rules)]]


class Waiting(Part):
    """What the table waits for, by one of these names."""

    def __init__(self, steps: Mapping[str, object]) -> None:
        shape = StepName(steps)

        def write(state: State) -> object:
            return shape.write(state.step, state.rules)

        def read(state: State, value: object) -> None:
            state.step = shape.read(value, self.called, state.rules)

        super().__init__(["step", "stack"], write, read)


class Record:
    """What a game declares; see the top of this file. Its parts stand in a position in the order
    in which they are declared.

    What every state has is not declared: `step` and `stack` (see `kernel/step.py`) stand in a
    position as a `Part` of the game says.
    """

    # The id of the game, and the version of its rules.
    game: ClassVar[str]
    version: ClassVar[int]

    @classmethod
    def fields(cls) -> dict[str, Field]:
        return {name: one for name, one in vars(cls).items() if isinstance(one, Field)}

    @classmethod
    def parts(cls, rules: Rules) -> list[Field | Part]:
        """All that a position is made of."""
        return [
            one
            for one in vars(cls).values()
            if isinstance(one, Part) or (isinstance(one, Field) and one.shape is not None)
            if one.only is None or one.only(rules)
        ]

    @classmethod
    def position(cls, state: State) -> dict[str, object]:
        """Everything about a state, JSON-able: what was settled before, and the fields."""
        rules = state.rules
        return {
            "game": cls.game,
            "rules": cls.version,
            "mode": rules.mode,
            "players": int(rules.players),
            "options": dict(rules.settings),
            "serial": int(state.serial),
            **cls.write(state),
        }

    @classmethod
    def write(cls, state: State, *names: str) -> dict[str, object]:
        """The fields of a state, JSON-able: those with these names in a position, or all."""
        parts = cls.parts(state.rules)
        return {
            part.called: part.write(state) for part in parts if part.called in names or not names
        }

    @classmethod
    def read(cls, state: State, position: Mapping[str, object]) -> None:
        """Set the fields of a state to what was written; raises BadPosition for what is missing,
        unknown or of the wrong shape."""
        parts = cls.parts(state.rules)
        for part in parts:
            if part.called not in position:
                raise BadPosition("missing-field", field=part.called)
            part.read(state, position[part.called])
        for name, one in cls.fields().items():
            if one.follows is not None:
                setattr(state, name, one.follows(state))
        refuse_unknown(position, [*HEAD, *[part.called for part in parts]])


# What stands before the fields in every position.
HEAD = ("game", "rules", "mode", "players", "options", "serial")
MOST_SERIAL = 1_000_000


def read_head(game: Game, position: object) -> tuple[int, str, dict[str, Setting], int]:
    """What a position says before its fields: players, mode, settings, serial."""
    data = mapping(position, "position")
    for name in HEAD:
        if name not in data:
            raise BadPosition("missing-field", field=name)
    Name([game.id]).read(data["game"], "game", None)
    Number(game.rules, game.rules).read(data["rules"], "rules", None)
    modes = tuple(game.modes)
    mode = modes[Name(modes).read(data["mode"], "mode", None)]
    counts = [count for one in game.modes.values() for count in one.players]
    seats = Number(min(counts), max(counts)).read(data["players"], "players", None)
    settings = game.settings(seats, mode, mapping(data["options"], "options"))
    return seats, mode, settings, Number(0, MOST_SERIAL).read(data["serial"], "serial", None)
