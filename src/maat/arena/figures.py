"""Numbers as people of a language write them."""

from __future__ import annotations

from maat.arena.ratings import Rating
from maat.arena.summary import Pair
from maat.text import Texts

LEAST = 0.001  # milliseconds that are still told


class Figures:
    """Says numbers, rates, ratings and times."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.say = texts.say

    def number(self, value: float, digits: int = 1) -> str:
        """With so many digits after the decimal mark."""
        return self.texts.number(value, digits)

    def percent(self, share: float) -> str:
        """A part of 1 in hundredths."""
        return self.say("arena-percent", value=self.number(100 * share))

    def limits(self, pair: Pair) -> str:
        """Between which rates the true one lies."""
        low, high = self.number(100 * pair.low), self.number(100 * pair.high)
        return self.say("arena-limits", low=low, high=high)

    def rating(self, rating: Rating) -> str:
        """A rating and its doubt."""
        doubt = self.number(rating.high - rating.mu)
        return self.say("arena-doubt", value=self.number(rating.mu), doubt=doubt)

    def milliseconds(self, time: float) -> str:
        """Three digits that matter, at most three after the decimal mark."""
        if time < LEAST:
            return self.say("arena-less", value=self.number(LEAST, 3))
        digits = 3 if time < 1 else 2 if time < 10 else 1 if time < 100 else 0
        return self.number(time, digits)
