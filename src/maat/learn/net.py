"""A small network and the plain file it is kept in.

A file is a numpy archive without pickled objects: for every layer a matrix `<layer>_w` (outputs by
inputs) and a vector `<layer>_b`, as half-precision numbers, and `about`, a JSON text as bytes. The
layers are `first` and `second`, each followed by a rectifier, then side by side `value` (a logit
for every side), `lead` (points above the best of the others, in tens) and `policy` (a logit for
every action of the game). Sides are counted from the seat that looks.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from maat.core.errors import BadRecord

Array: TypeAlias = npt.NDArray[np.float32]

LAYERS: Final = ["first", "second", "value", "lead", "policy"]
ABOUT: Final = "about"
ROW: Final = np.dtype("<f4")  # what a row of numbers about a position is made of
ONE: Final = np.ones(1, ROW).tobytes()  # what a bias is multiplied with
TEN: Final = 10.0  # points in one unit of a lead


def digest(names: list[str]) -> str:
    """A short fingerprint of a list of names, their order included."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


class Net:
    """Says what a position promises every side, and which answers look good.

    A call of numpy costs more than such small sums, so there are few: each bias is one more column
    that meets a 1, which the row begins with and the hidden layers hand on.
    """

    def __init__(self, arrays: Mapping[str, npt.NDArray[Any]], about: dict[str, Any]) -> None:
        self.about = about
        ready = {name: np.ascontiguousarray(arrays[name], np.float32) for name in weight_names()}
        self.arrays: dict[str, Array] = ready
        self.inputs = ready["first_w"].shape[1]
        self.sides = ready["value_w"].shape[0]
        joined = {layer: _joined(ready[f"{layer}_w"], ready[f"{layer}_b"]) for layer in LAYERS}
        self._first = _handing_on(joined["first"])
        self._second = _handing_on(joined["second"])
        self._value, self._lead, self._policy = joined["value"], joined["lead"], joined["policy"]
        self._wide: Array = np.zeros(len(self._first), np.float32)
        self._deep: Array = np.zeros(len(self._second), np.float32)
        self._none_wide, self._none_deep = np.zeros_like(self._wide), np.zeros_like(self._deep)

    def _look(self, row: bytes) -> Array:
        """What the hidden layers make of a position."""
        wide, deep = self._wide, self._deep
        np.dot(self._first, np.frombuffer(ONE + row, ROW), out=wide)
        np.maximum(wide, self._none_wide, out=wide)
        np.dot(self._second, wide, out=deep)
        np.maximum(deep, self._none_deep, out=deep)
        return deep

    def values(self, row: bytes) -> list[float]:
        """The result every side may expect, 0 to 1, the seat that looks first."""
        logits: list[float] = np.dot(self._value, self._look(row)).tolist()
        return [1.0 / (1.0 + math.exp(-logit)) if logit > -40.0 else 0.0 for logit in logits]

    def leads(self, row: bytes) -> list[float]:
        """By how many points every side may expect to be above the best of the others."""
        found: list[float] = (np.dot(self._lead, self._look(row)) * TEN).tolist()
        return found

    def priors(self, row: bytes, options: list[int]) -> list[float]:
        """How likely each of the options is the best one; they sum to 1."""
        logits: list[float] = np.dot(self._policy, self._look(row)).tolist()
        most = max(logits[option] for option in options)
        weights = [math.exp(logits[option] - most) for option in options]
        total = sum(weights)
        return [weight / total for weight in weights]


def _joined(weights: Array, bias: Array) -> Array:
    """A layer with its bias as the first column."""
    return np.ascontiguousarray(np.column_stack([bias, weights]))


def _handing_on(layer: Array) -> Array:
    """A layer that gives the 1 it begins with to the next one, before its own results."""
    first = np.zeros((1, layer.shape[1]), np.float32)
    first[0, 0] = 1.0
    return np.ascontiguousarray(np.vstack([first, layer]))


def weight_names() -> list[str]:
    """The arrays a file holds."""
    return [f"{layer}_{part}" for layer in LAYERS for part in ("w", "b")]


def write(path: Path, arrays: Mapping[str, npt.NDArray[Any]], about: dict[str, Any]) -> None:
    """Keep a network in a file, whole or not at all."""
    text = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
    halves: dict[str, Any] = {name: np.asarray(arrays[name], np.float16) for name in weight_names()}
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, about=text, **halves)
    part.replace(path)


def read(path: Path, features: list[str], actions: list[str]) -> Net:
    """A network from a file; refused if it was made for other features or actions."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in weight_names()}
            about = json.loads(archive[ABOUT].tobytes())
    except (ValueError, KeyError, EOFError, BadZipFile) as fault:
        raise BadRecord("bad-weights", file=path.name) from fault
    if about.get("features") != digest(features):
        raise BadRecord("other-features", file=path.name)
    if about.get("actions") != digest(actions):
        raise BadRecord("other-actions", file=path.name)
    return Net(arrays, about)
