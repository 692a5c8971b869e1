"""From a search's results to chances to win, and how far they may be wrong.

A search counts results: mostly the place, partly the margin, each side by itself, so that the
results of several sides need not sum to 1. Chances do: those of all sides are the odds of their
results, in proportion, made sharper or blunter. By how much was fitted for every game and number of
seats to games that were played on (`maat.review.calibration`, docs/review.md), and lies beside the
advice of the game, in `chances.json`.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maat import catalog

FILE: Final = "chances.json"
LEAST: Final = 1e-4  # nobody has won or lost before the end


def log_odds(value: float) -> float:
    """The logarithm of the odds of something this likely."""
    kept = min(max(value, LEAST), 1 - LEAST)
    return math.log(kept / (1 - kept))


def likely(odds: float) -> float:
    """How likely something with these logarithmic odds is."""
    return 1 / (1 + math.exp(-odds))


class Scale(Struct, frozen=True):
    """How results become chances in a game with so many seats.

    Figures for the start of a game and for its end change in a straight line between them.
    """

    seats: int = 0  # sides from here on are an automa
    sharp: tuple[float, float] = (1.0, 1.0)
    automa: tuple[float, float] = (0.0, 0.0)  # added to the log odds of an automa
    doubt: float = 0.0  # how far the judge itself is wrong, in log odds
    shared: float = 0.0  # how much of that two moments of a game have in common, from 0 to 1
    bend: list[tuple[float, float]] = []  # chances, ascending, and what is said instead of each

    def sharpness(self, progress: float) -> float:
        """How sharp results are after this part of a game, 0 at its start and 1 at its end."""
        return between(self.sharp, progress)

    def chances(self, results: list[float], progress: float) -> list[float]:
        """The chances of all sides, which sum to 1; a side that plays alone has its result."""
        sharp = self.sharpness(progress)
        if len(results) == 1:
            return [likely(sharp * log_odds(results[0]))]
        logs = [sharp * log_odds(each) / 2 for each in results]
        for side in range(self.seats, len(logs)):
            logs[side] += between(self.automa, progress)
        found = shares([math.exp(each - max(logs)) for each in logs])
        return shares([self.bent(each) for each in found]) if self.bend else found

    def bent(self, chance: float) -> float:
        """What is said instead of a chance: on the line between the two that are known best."""
        known = [(0.0, 0.0), *self.bend, (1.0, 1.0)]
        after = next(
            at for at in range(1, len(known)) if chance <= known[at][0] or at == len(known) - 1
        )
        (low, least), (high, most) = known[after - 1], known[after]
        return least + (most - least) * (chance - low) / (high - low)

    def dice_error(self, chance: float, result: float, doubt: float, progress: float) -> float:
        """The standard error of a chance from that of a result: what other dice would change."""
        slope = self.sharpness(progress) * chance * (1 - chance) / max(result * (1 - result), LEAST)
        return min(0.5, slope * doubt)

    def judge_error(self, chance: float) -> float:
        """How far a judge with perfect dice would still be wrong."""
        return self.doubt * chance * (1 - chance)

    def error(self, chance: float, result: float, doubt: float, progress: float) -> float:
        """The standard error of a chance: of the dice and of the judge."""
        dice = self.dice_error(chance, result, doubt, progress)
        return min(0.5, math.hypot(dice, self.judge_error(chance)))

    def apart(self, one: tuple[float, float], other: tuple[float, float]) -> float:
        """The standard error of the difference of two chances, each with its own."""
        common = self.shared * self.judge_error(one[0]) * self.judge_error(other[0])
        return math.sqrt(max(0.0, one[1] ** 2 + other[1] ** 2 - 2 * common))


class Reliability(Struct, frozen=True):
    """What came of the chances of one tenth, in games that nothing was fitted to."""

    count: int  # sides whose chances fell into the tenth
    said: float  # their chance on average
    came: float  # how often it was won, played on


class Calibration(Struct, frozen=True):
    """The file of a game."""

    level: int  # of the bot that judged
    games: int
    samples: int  # decisions, two answers each
    scales: list[Scale]
    bend: list[tuple[float, float]]  # of all of them
    tenths: list[Reliability]
    slope: float  # of differences between two answers that came, over those that were said


def shares(parts: list[float]) -> list[float]:
    """The same in proportion, so that they sum to 1."""
    whole = sum(parts)
    return [part / whole for part in parts]


def between(ends: tuple[float, float], progress: float) -> float:
    """From the one figure at the start to the other at the end."""
    return ends[0] + (ends[1] - ends[0]) * progress


@cache
def calibration(game: str) -> Calibration | None:
    """What was fitted for a game, if anything was."""
    found: Any = catalog.file(game, FILE) if game in catalog.games() else None
    return None if found is None else msgspec.json.decode(found.read_bytes(), type=Calibration)


def scale(game: str, seats: int) -> Scale:
    """How results become chances; where nothing was fitted, as they are."""
    known = calibration(game)
    if known is not None:
        for each in known.scales:
            if each.seats == seats:
                return replace(each, bend=known.bend)
    return Scale(seats)
