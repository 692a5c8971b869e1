"""A small network, as loops that compile to fast ones.

Two hidden layers, `first` and `second`, are each followed by a rectifier. Side by side above them
are `value` (a logit for every side), `lead` (points above the best of the others, in tens) and
`policy` (a logit for every action of the game). Sides are counted from the seat that looks.

Weights have half precision, and what goes into a layer is rounded to multiples of 2^-20. So all
products and sums are exact in double precision: in whatever order they are taken, every machine and
both engines get the same.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.strings import read_f32_le
from mypy_extensions import i64

from maat.bots.evaluator import squashed
from maat.core.numbers import BYTES
from maat.core.vectors import vec

LAYERS: Final = ["first", "second", "value", "lead", "policy"]
TEN: Final = 10.0  # points in one unit of a lead
BESIDE: Final = 4  # outputs of a layer that are summed side by side
GRAIN: Final = 6442450944.0  # 1.5 * 2^32: what is added to it and taken off again is rounded


@final
class Signals:
    """Those inputs of a layer that are not 0: which, and how much."""

    def __init__(self, most: i64) -> None:
        self.count: i64 = 0
        self.at: vec[i64] = vec[i64]([0] * most)
        self.by: vec[float] = vec[float]([0.0] * most)

    def rectify(self, sums: vec[float]) -> None:
        """What a layer hands on: its sums, where they are above 0."""
        at, by = self.at, self.by
        count: i64 = 0
        for place in range(len(sums)):
            if sums[place] > 0.0:
                at[count], by[count] = place, (sums[place] + GRAIN) - GRAIN
                count += 1
        self.count = count

    def compare(self, row: bytes, known: vec[float]) -> None:
        """What in a row of numbers is other than was known, and by how much; now it is known."""
        at, by = self.at, self.by
        count: i64 = 0
        for place in range(len(known)):
            number = (read_f32_le(row, place * BYTES) + GRAIN) - GRAIN
            change = number - known[place]
            if change != 0.0:
                at[count], by[count] = place, change
                count += 1
                known[place] = number
        self.count = count


@final
class Layer:
    """A matrix and its biases, laid out for four outputs at a time, filled up with zeros."""

    def __init__(self, rows: list[list[float]], biases: list[float]) -> None:
        missing = -len(rows) % BESIDE
        inputs = len(rows[0])
        rows = rows + [[0.0] * inputs] * missing
        self.inputs: i64 = inputs
        self.biases: vec[float] = vec[float](biases + [0.0] * missing)
        self.weights: vec[float] = vec[float](
            [
                rows[output][place]
                for first in range(0, len(rows), BESIDE)
                for place in range(inputs)
                for output in range(first, first + BESIDE)
            ]
        )

    def add(self, signals: Signals, sums: vec[float]) -> None:
        """Add what the signals bring to the sums of all outputs."""
        at, by, weights, count = signals.at, signals.by, self.weights, signals.count
        start: i64 = 0
        for first in range(0, len(sums), BESIDE):
            one, two = sums[first], sums[first + 1]
            three, four = sums[first + 2], sums[first + 3]
            for place in range(count):
                amount = by[place]
                where = start + at[place] * BESIDE
                one += amount * weights[where]
                two += amount * weights[where + 1]
                three += amount * weights[where + 2]
                four += amount * weights[where + 3]
            sums[first], sums[first + 1] = one, two
            sums[first + 2], sums[first + 3] = three, four
            start += self.inputs * BESIDE

    def sum(self, output: i64, signals: Signals) -> float:
        """One output alone."""
        at, by, weights = signals.at, signals.by, self.weights
        start = output // BESIDE * BESIDE * self.inputs + output % BESIDE
        total = self.biases[output]
        for place in range(signals.count):
            total += by[place] * weights[start + at[place] * BESIDE]
        return total


@final
class Net:
    """The layers of a network, and what it was made for."""

    def __init__(self, arrays: dict[str, Any], about: dict[str, Any]) -> None:
        self.about = about
        layers = [Layer(arrays[f"{layer}_w"], arrays[f"{layer}_b"]) for layer in LAYERS]
        self.first, self.second, self.value, self.lead, self.policy = layers

    @property
    def inputs(self) -> int:
        """The numbers about a position it reads."""
        return self.first.inputs


@final
class Eye:
    """Looks at positions with a network, and works out only what has changed since the last one."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.row = b""
        self.numbers: vec[float] = vec[float]([0.0] * net.first.inputs)
        self.changes = Signals(net.first.inputs)
        self.wide_sums: vec[float] = vec[float](net.first.biases)
        self.deep_sums: vec[float] = vec[float](net.second.biases)
        self.wide = Signals(len(self.wide_sums))
        self.deep = Signals(len(self.deep_sums))

    def look(self, row: bytes) -> None:
        """See a position, as the numbers about it."""
        if row == self.row:
            return
        self.row = row
        self.changes.compare(row, self.numbers)
        self.net.first.add(self.changes, self.wide_sums)
        self.wide.rectify(self.wide_sums)
        biases, sums = self.net.second.biases, self.deep_sums
        for place in range(len(sums)):
            sums[place] = biases[place]
        self.net.second.add(self.wide, sums)
        self.deep.rectify(sums)

    def value(self, side: i64) -> float:
        """The result a side may expect, 0 to 1."""
        return squashed(self.net.value.sum(side, self.deep))

    def lead(self, side: i64) -> float:
        """By how many points a side may expect to be above the best of the others."""
        return TEN * self.net.lead.sum(side, self.deep)

    def priors(self, options: list[int]) -> list[float]:
        """How likely each of the options is the best one; they sum to 1."""
        logits = [self.net.policy.sum(option, self.deep) for option in options]
        most = max(logits)
        weights = [math.exp(logit - most) for logit in logits]
        total: float = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]
