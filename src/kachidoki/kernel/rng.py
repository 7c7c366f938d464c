"""Random sources: one interface, a fast generator for playouts, and the real dealer's stream.

Nothing in Kachidoki uses the module-level `random`: a source is always passed in.
"""

import hashlib
import hmac
from typing import Any, Final

from kachidoki.kernel.errors import BadOption
from kachidoki.kernel.native import i64, mypyc_attr

# `below` takes numbers up to here: a product with a 32-bit word still fits a machine integer.
MOST_BELOW: Final = 0x80000000
WORDS: Final = 0x100000000
# Seeds beyond this many bits are no seeds, but somebody's attack.
SEED_BITS: Final = 1024


def check_seed(seed: object) -> None:
    """Refuse what is no whole number of a sensible size."""
    if type(seed) is not int or seed.bit_length() > SEED_BITS:
        raise BadOption("seed-value", value=type(seed).__name__)


def _check_below(n: i64, most: i64) -> None:
    if not 1 <= n <= most:
        raise ValueError(f"below() takes 1 to {most}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where chance comes from."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others; n is at most 2**31."""
        raise TypeError("a Source must define below()")

    def shuffle(self, cards: list[Any]) -> None:
        """Bring `cards`, whatever they are, into a random order, in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


class Rng(Source):
    """Marsaglia's xorwow on two words: fast, small, the same compiled and interpreted.

    For playouts, bots and tests. Never for real deals: its output can be predicted.
    """

    def __init__(self, seed: int = 0) -> None:
        check_seed(seed)
        digest = hashlib.sha256(b"kachidoki rng %d" % seed).digest()
        words = int.from_bytes(digest[:12], "big")
        self._x: i64 = words >> 64 | 1
        self._y: i64 = words >> 32 & 0xFFFFFFFF
        self._d: i64 = words & 0xFFFFFFFF

    def restart(self, luck: i64) -> None:
        """Start over from a small number: cheap, for many short streams."""
        self._x = (luck ^ 0x5DEECE66) | 1
        self._y = (luck * 0x2545F) & 0xFFFFFFFF
        self._d = luck & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        if n < 1 or n > MOST_BELOW:
            _check_below(n, MOST_BELOW)
        x = self._x
        y = self._y
        t: i64 = (x ^ (x << 10)) & 0xFFFFFFFF
        self._x = y
        y = y ^ (y >> 10) ^ t ^ (t >> 13)
        self._y = y
        d: i64 = (self._d + 362437) & 0xFFFFFFFF
        self._d = d
        return (((y + d) & 0xFFFFFFFF) * n) >> 32

    def shuffle(self, cards: list[Any]) -> None:
        # `below`, written out: a shuffle is most of the chance in a game.
        x = self._x
        y = self._y
        d = self._d
        n: i64 = len(cards)
        while n > 1:
            t: i64 = (x ^ (x << 10)) & 0xFFFFFFFF
            x = y
            y = y ^ (y >> 10) ^ t ^ (t >> 13)
            d = (d + 362437) & 0xFFFFFFFF
            j = (((y + d) & 0xFFFFFFFF) * n) >> 32
            n -= 1
            card = cards[n]
            cards[n] = cards[j]
            cards[j] = card
        self._x = x
        self._y = y
        self._d = d

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.below(0x40000000)) / 1073741824.0


class Stream(Source):
    """A cryptographic stream: HMAC-SHA-256 of a counter, keyed by the secret seed.

    `label` separates the streams of one seed, so that each chance entry of a log can be checked
    without the ones before it.
    """

    def __init__(self, secret: bytes, label: str) -> None:
        self._secret = secret
        self._label = label
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            message = f"{self._label}/{self._counter}".encode()
            self._counter += 1
            block = hmac.new(self._secret, message, hashlib.sha256).digest()
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, n: i64) -> i64:
        _check_below(n, WORDS)
        # Rejection: words beyond the last whole multiple of n would favour the small numbers.
        limit: int = (WORDS // n) * n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n
