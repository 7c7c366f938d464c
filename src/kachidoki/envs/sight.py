"""What a seat sees, as NumPy arrays."""

from typing import Any

import numpy as np

from kachidoki.envs import V1, Task
from kachidoki.kernel.batch import mark_legal
from kachidoki.kernel.state import SPECTATOR, State

Numbers = np.ndarray[Any, np.dtype[np.float32]]
Bits = np.ndarray[Any, np.dtype[np.int8]]
# What a byte of the planes is divided by.
FULL = np.float32(255)


class Sight:
    """Writes observations of one task; it keeps the buffers that this takes."""

    def __init__(self, task: Task) -> None:
        self._v1 = task.features == V1
        self._bytes = bytearray(task.width)
        self._zeros = bytes(task.width)
        self._planes = np.frombuffer(self._bytes, np.uint8)
        self._legal = bytearray(len(task.game.all_moves))
        self._illegal = bytes(self._legal)
        self._mask = np.frombuffer(self._legal, np.int8)

    def write(self, state: State, seat: int | None, into: Numbers) -> None:
        """What `seat`, or a spectator, may know, as numbers from 0 to 1."""
        if self._v1:
            into[:] = state.view(seat).features()
            return
        self._bytes[:] = self._zeros
        state.observe(SPECTATOR if seat is None else seat, self._bytes)
        # In two steps: NumPy is slow where it has to convert while it divides.
        into[:] = self._planes
        np.divide(into, FULL, out=into)

    def seen(self, state: State, seat: int | None) -> Numbers:
        numbers = np.empty(len(self._zeros), np.float32)
        self.write(state, seat, numbers)
        return numbers

    def mask(self, state: State, seat: int | None) -> Bits:
        """A 1 for each legal move of a seat that is asked; zeros for nobody."""
        self._legal[:] = self._illegal
        if seat is not None:
            mark_legal(state, seat, self._legal, 0)
        return self._mask.copy()
