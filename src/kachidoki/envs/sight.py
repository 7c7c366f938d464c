"""What a seat sees, as NumPy arrays."""

from typing import Any

import numpy as np

from kachidoki.envs import V1, Task
from kachidoki.kernel.state import SPECTATOR, State

Numbers = np.ndarray[Any, np.dtype[np.float32]]
Bits = np.ndarray[Any, np.dtype[np.int8]]
# What a byte of the planes is divided by.
FULL = np.float32(255)


class Sight:
    """Writes observations of one task; it keeps the buffers that this takes."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._bytes = bytearray(task.width)
        self._zeros = bytes(task.width)
        self._planes = np.frombuffer(self._bytes, np.uint8)

    def write(self, state: State, seat: int | None, into: Numbers) -> None:
        """What `seat`, or a spectator, may know, as numbers from 0 to 1."""
        if self._task.features == V1:
            into[:] = state.view(seat).features()
            return
        self._bytes[:] = self._zeros
        state.observe(SPECTATOR if seat is None else seat, self._bytes)
        np.divide(self._planes, FULL, out=into)

    def seen(self, state: State, seat: int | None) -> Numbers:
        numbers = np.empty(self._task.width, np.float32)
        self.write(state, seat, numbers)
        return numbers

    def mask(self, state: State, seat: int) -> Bits:
        """A 1 for each legal move of a seat; zeros where it is not asked."""
        mask = np.zeros(len(self._task.game.all_moves), np.int8)
        mask[[move.index for move in state.moves(seat)]] = 1
        return mask
