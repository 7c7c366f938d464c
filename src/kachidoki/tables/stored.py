"""What a table keeps, as the JSON in which it is stored, and back."""

from dataclasses import fields
from typing import Any

import msgspec

from kachidoki.tables.record import Record, Result, Seat, TableSetup

# The names of all fields, with their defaults if they have any.
_FIELDS = {
    kind: tuple((one.name, one.default) for one in fields(kind))
    for kind in (Seat, TableSetup, *Record.kinds.values())
}


class _Kind(msgspec.Struct):
    """Which record it is."""

    what: str


_encode = msgspec.json.Encoder().encode
_kind = msgspec.json.Decoder(_Kind).decode
_decoders = {what: msgspec.json.Decoder(kind).decode for what, kind in Record.kinds.items()}

decode_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode
decode_setup = msgspec.json.Decoder(TableSetup).decode
decode_result = msgspec.json.Decoder(Result).decode


def encode(record: Record) -> str:
    return _text({"what": record.what, **_lean(record)})


def decode(body: str) -> Record:
    record: Any = _decoders[_kind(body).what](body)
    return record  # type: ignore[no-any-return]


def encode_seats(seats: tuple[Seat, ...]) -> str:
    return _text([_lean(seat) for seat in seats])


def encode_setup(setup: TableSetup) -> str:
    whole = {name: getattr(setup, name) for name, _ in _FIELDS[TableSetup]}
    return _text({**whole, "seats": [_lean(seat) for seat in setup.seats]})


def encode_result(result: Result) -> str:
    return _text(result)


def _text(data: object) -> str:
    return _encode(data).decode()


def _lean(kept: Record | Seat) -> dict[str, Any]:
    """The fields that are not as they are by default."""
    lean: dict[str, Any] = {}
    for name, default in _FIELDS[type(kept)]:
        value = getattr(kept, name)
        if value is not default:
            lean[name] = _lean(value) if isinstance(value, Seat) else value
    return lean
