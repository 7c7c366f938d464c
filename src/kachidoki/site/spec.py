"""What we use of msgspec, in plain Python: for browsers, where there is no msgspec.

In the page without a server this file is the module `msgspec`. It reads and writes the same texts
as msgspec does and refuses what that refuses; `tests/site/test_spec.py` compares the two.
"""

import base64
import inspect
import json as plain
import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Literal, Union, dataclass_transform

Read = Callable[[Any], Any]


class MsgspecError(Exception):
    """Something cannot be read."""


class DecodeError(MsgspecError):
    """It is no JSON."""


class ValidationError(DecodeError):
    """It is not of the type that it should have."""


class UnsetType:
    """The type of what is left out."""


UNSET = UnsetType()
_NONE = object()


class Raw(bytes):
    """Something that is encoded already."""


class Meta:
    """Bounds of a value."""

    def __init__(self, **bounds: Any) -> None:
        self.bounds = bounds

    def check(self, value: Any) -> None:
        size = len(value) if isinstance(value, (str, list, tuple, dict)) else 0
        for bound, limit in self.bounds.items():
            wrong = (
                (bound == "ge" and value < limit)
                or (bound == "le" and value > limit)
                or (bound == "lt" and value >= limit)
                or (bound == "gt" and value <= limit)
                or (bound == "min_length" and size < limit)
                or (bound == "max_length" and size > limit)
            )
            if wrong:
                raise ValidationError(f"Expected a value with {bound} {limit}")


class _Field:
    def __init__(self, default: Any, factory: Any, name: str | None) -> None:
        self.default, self.factory, self.name = default, factory, name


def field(*, default: Any = _NONE, default_factory: Any = None, name: str | None = None) -> Any:
    return _Field(default, default_factory, name)


@dataclass_transform(field_specifiers=(field,))
class Struct:
    """Fields with types and defaults, which are written in the order in which they are named."""

    __struct_fields__: typing.ClassVar[dict[str, _Field]] = {}
    __struct_tag__: typing.ClassVar[tuple[str, str] | None] = None
    __struct_strict__: typing.ClassVar[bool] = False

    def __init_subclass__(
        cls,
        tag_field: str | None = None,
        tag: str | None = None,
        forbid_unknown_fields: bool = False,
        **_: Any,
    ) -> None:
        known = dict(cls.__struct_fields__)
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name, _NONE)
            own = default if isinstance(default, _Field) else _Field(default, None, None)
            known[name] = own
            if default is not _NONE:
                delattr(cls, name)
        cls.__struct_fields__ = known
        cls.__struct_strict__ = forbid_unknown_fields or cls.__struct_strict__
        if tag_field is not None:
            cls.__struct_tag__ = tag_field, tag if tag is not None else cls.__name__

    def __init__(self, *given: Any, **named: Any) -> None:
        values = dict(zip(self.__struct_fields__, given, strict=False)) | named
        if len(given) > len(self.__struct_fields__) or values.keys() - self.__struct_fields__:
            raise TypeError(f"{type(self).__name__} has no such field")
        for name, one in self.__struct_fields__.items():
            value = values.get(name, _NONE)
            if value is _NONE:
                value = one.factory() if one.factory is not None else one.default
            if value is _NONE:
                raise TypeError(f"Missing required argument '{name}'")
            setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def defstruct(
    name: str,
    more: list[tuple[str, Any, Any]],
    *,
    bases: tuple[type, ...] = (),
    namespace: dict[str, Any] | None = None,
    **config: Any,
) -> type[Struct]:
    """A struct with these fields beside those of its bases."""
    body = {**(namespace or {}), "__annotations__": {key: kind for key, kind, _ in more}}
    body |= {key: default for key, _, default in more}
    made = types.new_class(name, bases or (Struct,), config, lambda space: space.update(body))
    return typing.cast(type[Struct], made)


# Writing.


def _lean(value: Any) -> Any:
    """What JSON does not know, as what it knows."""
    if isinstance(value, Struct):
        shown = {} if value.__struct_tag__ is None else dict([value.__struct_tag__])
        for name, one in value.__struct_fields__.items():
            said = getattr(value, name)
            if said is not UNSET:
                shown[one.name or name] = said
        return shown
    if isinstance(value, Raw):
        return plain.loads(value)
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: getattr(value, one.name) for one in fields(value)}
    if hasattr(value, "items"):
        return dict(value.items())
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


_dumps = plain.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), default=_lean, check_circular=False
).encode


def _text(value: Any) -> str:
    """As JSON; what is encoded already is not taken apart at the first levels, where it is."""
    if isinstance(value, Raw):
        return value.decode()
    if isinstance(value, Struct):
        parts = [f"{_dumps(name)}:{_text(said)}" for name, said in _lean(value).items()]
        return f"{{{','.join(parts)}}}"
    if isinstance(value, list) and value and isinstance(value[0], (Raw, Struct)):
        return f"[{','.join(map(_text, value))}]"
    return _dumps(value)


# Reading.


def _reader(kind: Any) -> Read:
    """What reads a value of a type."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return lambda value: value
    if origin is typing.Annotated:
        return _bounded(_reader(inner[0]), [one for one in inner[1:] if isinstance(one, Meta)])
    if origin is Literal:
        return _exactly(inner)
    if origin in (Union, types.UnionType):
        return _either(inner)
    if origin is tuple:
        return _tuple(inner)
    if origin is list:
        return _list(_reader(inner[0]))
    if origin is dict or (origin is not None and hasattr(origin, "items")):
        return _mapping(_reader(inner[1]))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind)
    if is_dataclass(kind):
        return _data(typing.cast(type, kind))
    return _simple(kind)


def _simple(kind: Any) -> Read:
    kind = type(None) if kind is None else kind

    def read(value: Any) -> Any:
        if type(value) is kind:
            return value
        if kind is float and type(value) is int:
            return float(value)
        if kind is bytes and type(value) is str:
            try:
                return base64.b64decode(value, validate=True)
            except ValueError as error:
                raise ValidationError("Invalid base64 encoded string") from error
        raise ValidationError(f"Expected `{kind.__name__}`, got `{type(value).__name__}`")

    return read


def _bounded(read: Read, bounds: list[Meta]) -> Read:
    def bounded(value: Any) -> Any:
        found = read(value)
        for bound in bounds:
            bound.check(found)
        return found

    return bounded


def _exactly(known: tuple[Any, ...]) -> Read:
    def read(value: Any) -> Any:
        if not any(type(value) is type(one) and value == one for one in known):
            raise ValidationError(f"Invalid enum value {value!r:.40}")
        return value

    return read


def _either(kinds: tuple[Any, ...]) -> Read:
    """Structs are told apart by their tags, everything else by trying."""
    tagged = {
        kind.__struct_tag__[1]: (kind.__struct_tag__[0], _reader(kind))
        for kind in kinds
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_tag__
    }
    others = [_reader(kind) for kind in kinds if kind is not UnsetType] if not tagged else []

    def read(value: Any) -> Any:
        if tagged:
            tag_field = next(iter(tagged.values()))[0]
            tag = value.get(tag_field) if isinstance(value, dict) else None
            if not isinstance(tag, str) or tag not in tagged:
                raise ValidationError(f"Invalid value {tag!r:.40}")
            return tagged[tag][1](value)
        for one in others:
            try:
                return one(value)
            except ValidationError:
                continue
        raise ValidationError(f"Expected another type, got `{type(value).__name__}`")

    return read


def _tuple(inner: tuple[Any, ...]) -> Read:
    if len(inner) == 2 and inner[1] is Ellipsis:
        each = _list(_reader(inner[0]))
        return lambda value: tuple(each(value))
    readers = [_reader(one) for one in inner]

    def read(value: Any) -> Any:
        if not isinstance(value, (list, tuple)) or len(value) != len(readers):
            raise ValidationError(f"Expected `array` of length {len(readers)}")
        return tuple(one(part) for one, part in zip(readers, value, strict=True))

    return read


def _list(each: Read) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, (list, tuple)):
            raise ValidationError(f"Expected `array`, got `{type(value).__name__}`")
        return [each(one) for one in value]

    return read


def _mapping(each: Read) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError(f"Expected `object`, got `{type(value).__name__}`")
        return {name: each(one) for name, one in value.items()}

    return read


def _struct(kind: type[Struct]) -> Read:
    hints = typing.get_type_hints(kind, include_extras=True)
    readers = {
        one.name or name: (name, _reader(hints[name]))
        for name, one in kind.__struct_fields__.items()
    }
    tag_field = kind.__struct_tag__[0] if kind.__struct_tag__ else None
    return _object(kind, readers, kind.__struct_strict__, tag_field)


def _data(kind: type) -> Read:
    hints = typing.get_type_hints(kind, include_extras=True)
    known = fields(kind)
    readers = {one.name: (one.name, _reader(hints[one.name])) for one in known}
    needed = [one.name for one in known if one.default is MISSING]
    return _object(kind, readers, False, None, needed)


def _object(
    kind: type,
    readers: dict[str, tuple[str, Read]],
    strict: bool,
    tag_field: str | None,
    needed: "list[str] | tuple[()]" = (),
) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError(f"Expected `object`, got `{type(value).__name__}`")
        found = {}
        for name, said in value.items():
            if name in readers:
                own, reader = readers[name]
                found[own] = reader(said)
            elif strict and name != tag_field:
                raise ValidationError(f"Object contains unknown field `{name:.40}`")
        if any(name not in found for name in needed):
            raise ValidationError("Object missing required field")
        try:
            return kind(**found)
        except TypeError as error:
            raise ValidationError(str(error)) from error

    return read


def convert(value: Any, kind: Any, *, from_attributes: bool = False) -> Any:
    """Something as what it should be."""
    return _reader(kind)(_attributes(value, kind) if from_attributes else value)


def _attributes(value: Any, kind: Any) -> Any:
    """What a struct asks for, of something that has it as attributes."""
    if isinstance(value, list):
        return [_attributes(one, typing.get_args(kind)[0]) for one in value]
    return {name: getattr(value, name) for name in kind.__struct_fields__}


def _no_number(said: str) -> Any:
    raise ValueError(f"{said} is no number")


class json:
    """The part of msgspec that bears this name."""

    @staticmethod
    def encode(value: Any) -> bytes:
        return _text(value).encode()

    @staticmethod
    def decode(text: str | bytes, *, type: Any = Any) -> Any:
        return json.Decoder(type).decode(text)

    class Encoder:
        def encode(self, value: Any) -> bytes:
            return _text(value).encode()

    class Decoder:
        def __init__(self, kind: Any = Any) -> None:
            self._kind = kind
            self._read: Read | None = None

        def decode(self, text: str | bytes) -> Any:
            if self._read is None:
                # Only what is asked for: to look through all types takes time at the start.
                self._read = _reader(self._kind)
            try:
                value = plain.loads(text, parse_constant=_no_number)
            except ValueError as error:
                raise DecodeError(f"JSON is malformed: {error}") from error
            return self._read(value)
