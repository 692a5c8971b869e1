"""What answers led to on average, wherever in the game they were given."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from maat.core.dealer import QuickDealer
from maat.core.vectors import vec

GRAIN: Final = 1 << 20


@final
class Habits:
    """For each seat and action: how often, and with what result."""

    def __init__(self, seats: i64, actions: i64) -> None:
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.forget()

    def forget(self) -> None:
        """Start anew."""
        self.tries: vec[float] = vec[float]([0.0] * (self.seats * self.actions))
        self.totals: vec[float] = vec[float]([0.0] * (self.seats * self.actions))

    def fade(self) -> None:
        """What was learned earlier in a game counts half."""
        for said in range(len(self.tries)):
            if self.tries[said] > 0.0:
                self.tries[said] *= 0.5
                self.totals[said] *= 0.5

    def learn(self, said: i64, result: float) -> None:
        """One more result of an answer, by seat * actions + action."""
        self.tries[said] += 1.0
        self.totals[said] += result

    def mean(self, said: i64) -> float:
        """The average result; -1 where there is none."""
        tries = self.tries[said]
        return self.totals[said] / tries if tries > 0.0 else -1.0

    def average(self, row: i64, options: list[int]) -> float:
        """The average over some answers."""
        tries: float = 0.0
        total: float = 0.0
        for action in options:
            tries += self.tries[row + action]
            total += self.totals[row + action]
        return total / tries if tries > 0.0 else 0.5

    def choose(self, seat: i64, options: list[int], noise: float, dice: QuickDealer) -> i64:
        """The answer with the best results and some luck; what is new is thought well of."""
        row = seat * self.actions
        hope: float = -1.0  # reckoned once something is new
        best: i64 = options[0]
        most: float = -1000.0
        for action in options:
            score = self.mean(row + action)
            if score < 0.0:
                if hope < 0.0:
                    hope = self.average(row, options) + noise / 2.0
                score = hope
            score += noise * float(dice.below(GRAIN)) / float(GRAIN)
            if score > most:
                most = score
                best = action
        return best

    def priors(self, seat: i64, options: list[int], slope: float) -> list[float]:
        """Answers weighed by their results, steeper with the slope; they sum to 1."""
        row = seat * self.actions
        average = self.average(row, options)
        weights: list[float] = []
        total: float = 0.0
        for action in options:
            mean = self.mean(row + action)
            lead = slope * (mean - average) if mean >= 0.0 else 0.0
            weight = math.exp(lead if lead < 3.0 else 3.0)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]
