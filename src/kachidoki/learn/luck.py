# interpreted: NumPy does the work.
"""Many random numbers at once, the same on every machine: splitmix64 over a counter.

For learning only. A source is passed in here as everywhere: nothing uses NumPy's own.
"""

import numpy as np

from kachidoki.bots.network import Array
from kachidoki.kernel.rng import check_seed

STEP = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
MOST = 1 << 64


class Luck:
    """A stream of numbers from a seed."""

    def __init__(self, seed: int) -> None:
        check_seed(seed)
        self._at = seed * 0x2545F4914F6CDD1D % MOST

    def words(self, count: int) -> Array:
        """Whole numbers of 64 bits."""
        with np.errstate(over="ignore"):
            found = np.uint64(self._at) + np.arange(1, count + 1, dtype=np.uint64) * STEP
            found = (found ^ (found >> np.uint64(30))) * FIRST
            found = (found ^ (found >> np.uint64(27))) * SECOND
        self._at = (self._at + count * int(STEP)) % MOST
        return found ^ (found >> np.uint64(31))

    def real(self, count: int) -> Array:
        """Numbers from 0 to below 1."""
        found: Array = (self.words(count) >> np.uint64(11)).astype(np.float64) * 2.0**-53
        return found

    def below(self, most: int, count: int) -> Array:
        """Whole numbers from 0 to below `most`."""
        found: Array = (self.real(count) * most).astype(np.int64)
        return found

    def normal(self, count: int) -> Array:
        """Numbers of the normal distribution, two from each pair (Box and Muller)."""
        half = (count + 1) // 2
        length = np.sqrt(-2.0 * np.log(1.0 - self.real(half)))
        angle = 2.0 * np.pi * self.real(half)
        return np.concatenate([length * np.cos(angle), length * np.sin(angle)])[:count]
