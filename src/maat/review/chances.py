"""From a search's results to chances to win.

A search counts results: mostly the place, partly the margin, each side by itself, so that the
results of several sides need not sum to 1. Chances do: those of all sides are the odds of their
results, in proportion, made sharper towards the end of the game. How much sharper was fitted to
finished games (`maat.review.calibration`, docs/review.md).
"""

from __future__ import annotations

import math
from typing import Final

from maat.bots import roster

LEAST: Final = 1e-4  # nobody has won or lost before the end


def log_odds(value: float) -> float:
    """The logarithm of the odds of something this likely."""
    kept = min(max(value, LEAST), 1 - LEAST)
    return math.log(kept / (1 - kept))


def likely(odds: float) -> float:
    """How likely something with these logarithmic odds is."""
    return 1 / (1 + math.exp(-odds))


def sharpness(game: str, progress: float) -> float:
    """How sharp results are after this part of a game, 0 at its start and 1 at its end."""
    first, last = roster.brought(game).sharpness
    return first + (last - first) * progress


def chances(results: list[float], sharp: float) -> list[float]:
    """The chances of all sides, which sum to 1; a side that plays alone has its result."""
    if len(results) == 1:
        return [likely(sharp * log_odds(results[0]))]
    parts = [math.exp(sharp * log_odds(each) / 2) for each in results]
    whole = sum(parts)
    return [part / whole for part in parts]


def error(chance: float, result: float, doubt: float, sharp: float) -> float:
    """The standard error of a chance from that of a result."""
    slope = sharp * chance * (1 - chance) / max(result * (1 - result), LEAST)
    return min(0.5, slope * doubt)
