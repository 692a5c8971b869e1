"""Draws that anybody can check afterwards and nobody can foresee (docs/notation.md, Fair draws)."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from maat.core.dealer import Dealer


def new_seed() -> str:
    """A secret seed: 256 random bits, written as hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What a table shows from the start: the SHA-256 of the seed it will show at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


class SealedDealer(Dealer):
    """Draw number n is HMAC-SHA256 of `n.attempt` under the seed, the first that leaves no bias."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.draws = 0

    def below(self, limit: int) -> int:
        fair = (1 << 64) // limit * limit  # beyond it, small numbers would be a little likelier
        attempt = 0
        while (value := self._value(attempt)) >= fair:
            attempt += 1
        self.draws += 1
        return value % limit

    def skip(self, draws: int) -> None:
        self.draws += draws

    def _value(self, attempt: int) -> int:
        message = f"{self.draws}.{attempt}".encode()
        digest = hmac.digest(self.seed.encode(), message, "sha256")
        return int.from_bytes(digest[:8], "big")
