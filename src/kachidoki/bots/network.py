# interpreted: NumPy does the work.
"""A network that judges choices: from rows of numbers to the chance to win, with NumPy alone.

    row of a choice ─┐
    its first move  ─┤
    kind of table   ─┼─ layer ─ layer ─ layer ─┬─ logit of the chance to win
    the advice      ─┘            the advice ──┘

A network that has learned nothing yet chooses as the advice does: its last layer is zero, and the
advice goes round it. So it learns where the advice is wrong, and starts from a sensible player.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from kachidoki.bots.scope import Scope
from kachidoki.extras import install
from kachidoki.kernel.errors import BadBot, MissingExtra

try:
    import numpy as np
except ImportError as error:
    command = install("learned")
    raise MissingExtra("missing-extra", extra="learned", module="numpy", install=command) from error

Array = np.ndarray[Any, np.dtype[Any]]

# How much of the logit one unit of advice is, before anything is learned. Who plays may trust it
# more (`trust` in what the network says about itself): one that is not done learning does better.
TRUST = 0.08
# A byte of a row that means 1.
ONE = 255.0
# A file that is larger is no network of ours.
MOST_BYTES = 8 << 20


@dataclass(frozen=True, slots=True)
class Shape:
    """How large a network is: numbers in a row, moves, kinds of table, and its layers."""

    width: int
    moves: int
    tables: int
    layers: tuple[int, ...]

    @classmethod
    def of(cls, scope: Scope, layers: Sequence[int]) -> Shape:
        return cls(scope.width, scope.moves, len(scope.seatings), tuple(layers))

    @property
    def parts(self) -> dict[str, tuple[int, ...]]:
        """Every array of a network by name, in the order in which they lie in one vector."""
        first = self.layers[0]
        found: dict[str, tuple[int, ...]] = {
            "numbers": (self.width, first),
            # The last one stands for no move: for a position before anything is chosen.
            "moves": (self.moves + 1, first),
            "tables": (self.tables, first),
            "advice": (first,),
        }
        for at in range(1, len(self.layers)):
            found[f"layer{at}"] = (self.layers[at - 1], self.layers[at])
            found[f"bias{at}"] = (self.layers[at],)
        found["last"] = (self.layers[-1],)
        found["bias"] = (1,)
        return found

    @property
    def size(self) -> int:
        """How many weights there are."""
        return sum(int(np.prod(shape)) for shape in self.parts.values())

    def split(self, vector: Array) -> dict[str, Array]:
        """The arrays of a network from one vector, which they share."""
        found, start = {}, 0
        for name, shape in self.parts.items():
            end = start + int(np.prod(shape))
            found[name] = vector[start:end].reshape(shape)
            start = end
        return found


@dataclass(slots=True)
class Network:
    """The weights, and where they come from (`about`: JSON-able)."""

    shape: Shape
    arrays: Mapping[str, Array]
    about: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def empty(cls, shape: Shape) -> Network:
        """One that knows nothing: it follows the advice."""
        return cls(shape, shape.split(np.zeros(shape.size, np.float32)))

    @classmethod
    def from_vector(cls, shape: Shape, vector: Array) -> Network:
        return cls(shape, shape.split(np.asarray(vector, np.float32)))

    def vector(self) -> Array:
        """All weights in a row."""
        return np.concatenate([self.arrays[name].ravel() for name in self.shape.parts])

    # Files.

    def save(self, path: Path) -> None:
        """Write it in half precision."""
        about = json.dumps({**self.about, "layers": self.shape.layers}, sort_keys=True)
        halves: dict[str, Any] = {
            name: self.arrays[name].astype(np.float16) for name in self.shape.parts
        }
        halves["about"] = np.frombuffer(about.encode(), np.uint8)
        held = io.BytesIO()
        np.savez_compressed(held, **halves)
        path.write_bytes(held.getvalue())

    @classmethod
    def load(cls, path: Path, scope: Scope) -> Network:
        """A network for this game; raises BadBot if the file is none, or is for another one."""
        try:
            if path.stat().st_size > MOST_BYTES:
                raise ValueError("too large")
            with np.load(path, allow_pickle=False) as file:
                about = json.loads(bytes(file["about"]))
                layers = tuple(int(size) for size in about["layers"])
                if not 1 <= len(layers) <= 8 or not all(0 < size <= 4096 for size in layers):
                    raise ValueError("layers")
                shape = Shape.of(scope, layers)
                if not 0.0 <= float(about.get("trust", TRUST)) <= 1.0:
                    raise ValueError("trust")
                made_for = about.get("for")
                if made_for == scope.digest:
                    arrays = {name: _whole(file[name], size) for name, size in shape.parts.items()}
        except (OSError, ValueError, KeyError, TypeError, BadZipFile, EOFError) as error:
            raise BadBot("bad-network", file=path.name, game=scope.game.id) from error
        if made_for != scope.digest:
            raise BadBot("other-network", file=path.name, game=scope.game.id)
        return cls(shape, arrays, about)


def _whole(array: Array, shape: tuple[int, ...]) -> Array:
    if array.shape != shape or array.dtype != np.float16:
        raise ValueError("shape")
    found: Array = array.astype(np.float32)
    if not np.isfinite(found).all():
        raise ValueError("not finite")
    return found


class Judge:
    """A network at one kind of table: only the weights of what there is at such a table."""

    def __init__(self, network: Network, scope: Scope, mode: str, players: int) -> None:
        arrays = network.arrays
        self.width = len(scope.places[players])
        # For no move.
        self.none = scope.moves
        self._numbers = np.ascontiguousarray(arrays["numbers"][scope.places[players]]) / ONE
        self._first = arrays["moves"] + arrays["tables"][scope.seating(mode, players)]
        self._advice = arrays["advice"]
        deep = range(1, len(network.shape.layers))
        self._deep = [(arrays[f"layer{at}"], arrays[f"bias{at}"]) for at in deep]
        self._last, self._bias = arrays["last"], float(arrays["bias"][0])
        self._trust = float(network.about.get("trust", TRUST))

    def logits(self, rows: Array, moves: Array, leans: Array) -> Array:
        """Of each row, the logit of the chance to win."""
        hidden = rows.astype(np.float32) @ self._numbers
        hidden += self._first[moves]
        hidden += leans[:, None] * self._advice
        np.maximum(hidden, 0.0, out=hidden)
        for weights, bias in self._deep:
            hidden = hidden @ weights
            hidden += bias
            np.maximum(hidden, 0.0, out=hidden)
        found: Array = hidden @ self._last + (self._bias + self._trust * leans)
        return found

    def chances(self, rows: Array, moves: Array, leans: Array) -> Array:
        """Of each row, the chance to win."""
        found: Array = 1.0 / (1.0 + np.exp(-self.logits(rows, moves, leans)))
        return found
