"""Dealers answer for chance. All they ever do is draw a number below a limit."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

_M1: Final = 4294967087  # the moduli of MRG32k3a, a little below 2^32
_M2: Final = 4294944443


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Draws numbers; one draw answers one question put to chance."""

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely."""
        raise TypeError("a dealer says how it draws")

    def skip(self, draws: i64) -> None:
        """Pass over draws that have been made already."""
        for _ in range(draws):
            self.below(1)

    def pick(self, actions: list[int], weights: list[int]) -> i64:
        """One of the actions, as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        place = self.below(total)
        kind: i64 = 0
        while place >= weights[kind]:
            place -= weights[kind]
            kind += 1
        return actions[kind]


class QuickDealer(Dealer):
    """MRG32k3a (L'Ecuyer 1999), started from a text: for simulations, not for secrets."""

    a: i64
    b: i64
    c: i64
    d: i64
    e: i64
    f: i64

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 24, 4)]
        self.a = words[0] % (_M1 - 1) + 1
        self.b = words[1] % (_M1 - 1) + 1
        self.c = words[2] % (_M1 - 1) + 1
        self.d = words[3] % (_M2 - 1) + 1
        self.e = words[4] % (_M2 - 1) + 1
        self.f = words[5] % (_M2 - 1) + 1

    def below(self, limit: i64) -> i64:
        # Never below 0: a sign nobody can foresee would cost compiled code half as much again.
        first: i64 = (1403580 * self.b + 810728 * (_M1 - self.a)) % _M1
        self.a = self.b
        self.b = self.c
        self.c = first
        second: i64 = (527612 * self.f + 1370589 * (_M2 - self.d)) % _M2
        self.d = self.e
        self.e = self.f
        self.f = second
        # Limits are below 2^31, so that the product stays below 2^63.
        return (first + _M1 - second) % _M1 * limit // _M1

    def mimic(self, other: QuickDealer) -> None:
        """Draw from now on what another one is going to draw."""
        self.a, self.b, self.c = other.a, other.b, other.c
        self.d, self.e, self.f = other.d, other.e, other.f
