"""How sure a rate is when the games of one deal hang together.

The games of a deal share their luck, so two of them tell less than two games of different deals.
Each deal gives one number, the mean over its seatings. If these numbers lie as close together as
those of independent games would, the sample is worth all its games; the wider they lie, the fewer,
down to one for each deal. Wilson's interval is taken with the number of games the sample is worth
(Korn and Graubard's way for samples in clusters), and a few deals count for less by Student's t.

Where almost every game is won, little is seen of that spread. So four deals are added in thought,
two won and two lost in all seatings, when it is measured (not to the rate): what has not been seen
is taken for luck that a whole deal shares, and a better result never has a lower limit.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance

Z = 1.959963984540054  # 95 % of a normal distribution lie within
IN_THOUGHT = (0.0, 0.0, 1.0, 1.0)  # deals added where their spread is measured


@dataclass(frozen=True)
class Interval:
    """A rate, 95 % limits, and how many independent games it is worth."""

    rate: float
    low: float
    high: float
    worth: float


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Wilson's limits for a rate seen in so many independent games."""
    if games <= 0:
        return 0.0, 1.0
    square = Z * Z / games
    middle = (rate + square / 2) / (1 + square)
    half = Z * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t (Cornish and Fisher's series, good from 3 on)."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def worth(deals: list[float], games: int) -> float:
    """How many independent games some deals are worth."""
    if len(deals) < 2:
        return 0.0
    seen = [*deals, *IN_THOUGHT]
    rate = fmean(seen)
    found = min(float(games), rate * (1 - rate) * len(deals) / pvariance(seen))
    return found * (Z / student(len(deals) - 1)) ** 2


def by_deal(deals: list[float], games: int) -> Interval:
    """The interval of a rate from one number for each deal."""
    if not deals:
        return Interval(0.5, 0.0, 1.0, 0.0)
    rate = min(1.0, max(0.0, fmean(deals)))
    sure = worth(deals, games)
    return Interval(rate, *wilson(rate, sure), sure)
