# interpreted: a few calls a game.
"""The real dealer: a secret seed, a commitment to it, and a stream of chance for each entry."""

import hashlib
import secrets

from kachidoki.kernel.errors import BadOption
from kachidoki.kernel.rng import Stream, check_seed

SEED_BYTES = 32
LEAST_SEED_BYTES = 16


class Dealer:
    """Deals from a secret. Whoever holds the commitment can check every deal once the seed is told.

    The n-th chance result of a match comes from a stream of its own, so it depends on the seed
    and on n alone, never on what the players did.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) < LEAST_SEED_BYTES:
            raise BadOption("seed-short", least=LEAST_SEED_BYTES)
        self.secret = secret

    @classmethod
    def of(cls, seed: int | bytes | None) -> "Dealer":
        """A dealer from fresh randomness (None), from a secret, or from a number.

        A number makes a game that can be repeated, and guessed: it is for tests and puzzles.
        """
        if seed is None:
            return cls(secrets.token_bytes(SEED_BYTES))
        if isinstance(seed, bytes):
            return cls(seed)
        check_seed(seed)
        return cls(hashlib.sha256(b"kachidoki seed %d" % seed).digest())

    @property
    def commitment(self) -> str:
        """Binds the dealer to the seed without telling it."""
        return hashlib.sha256(b"kachidoki commitment " + self.secret).hexdigest()

    def commitment_after(self, past: bytes) -> str:
        """Binds the dealer to the seed and to what the match plays on from.

        It starts with other words: neither kind of commitment can pass for the other.
        """
        told = hashlib.sha256(past).digest()
        return hashlib.sha256(b"kachidoki branch " + told + self.secret).hexdigest()

    def source(self, number: int) -> Stream:
        """The stream of the chance entry with this number, counted from 0."""
        return Stream(self.secret, f"kachidoki chance {number}")
