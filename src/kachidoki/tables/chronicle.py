"""What happened at a table, in order, kept as the bytes that are sent.

Most of the memory of a table is its past, and most of that is never read again: bytes take a third
of what the events themselves would, and cost the garbage collector nothing.
"""

import json
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from kachidoki.kernel.event import Event, Value

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Chronicle:
    """Every event with the sequence of its record. For all seats: give away only what `since` and
    `part` return."""

    __slots__ = ("_public", "_secret", "_sequences")

    def __init__(self) -> None:
        self._sequences = array("L")
        self._public: list[bytes] = []
        # What single seats may know beyond it, by the event's place.
        self._secret: dict[int, dict[int, bytes]] = {}

    def __len__(self) -> int:
        return len(self._public)

    def add(self, sequence: int, event: Event) -> None:
        place = len(self._public)
        self._sequences.append(sequence)
        self._public.append(_bytes(sequence, event.seen_by(None)))
        if event.secrets:
            self._secret[place] = {
                seat: _bytes(sequence, event.seen_by(seat)) for seat in event.secrets
            }

    def since(self, after: int, seat: int | None) -> list[bytes]:
        """What happened after a sequence number as `seat` may know it, ready to be sent."""
        return list(self._said(bisect_right(self._sequences, after), None, seat))

    def part(self, first: int, until: int | None, seat: int | None) -> list[Event]:
        """The events from the place `first` on, before `until`, as `seat` may know them."""
        return [event_of(said) for said in self._said(first, until, seat)]

    def _said(self, first: int, until: int | None, seat: int | None) -> Iterator[bytes]:
        for place in range(len(self._public))[first:until]:
            secret = self._secret.get(place)
            if secret is None or seat is None:
                yield self._public[place]
            else:
                yield secret.get(seat, self._public[place])


def _bytes(sequence: int, event: Event) -> bytes:
    return _encode({"sequence": sequence, **event.data()}).encode()


def event_of(said: bytes) -> Event:
    """An event as it was sent."""
    data: dict[str, Any] = json.loads(said)
    values: dict[str, Value] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in data["values"].items()
    }
    return Event(data["key"], values, {}, data["auto"])
