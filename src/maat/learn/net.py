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
TEN: Final = 10.0  # points in one unit of a lead


def digest(names: list[str]) -> str:
    """A short fingerprint of a list of names, their order included."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


class Net:
    """Says what a position promises every side, and which answers look good."""

    def __init__(self, arrays: Mapping[str, npt.NDArray[Any]], about: dict[str, Any]) -> None:
        self.about = about
        ready = {name: np.ascontiguousarray(arrays[name], np.float32) for name in weight_names()}
        self.arrays: dict[str, Array] = ready
        self._first, self._first_bias = ready["first_w"], ready["first_b"]
        self._second, self._second_bias = ready["second_w"], ready["second_b"]
        self._value, self._value_bias = ready["value_w"], ready["value_b"]
        self._lead, self._lead_bias = ready["lead_w"], ready["lead_b"]
        self._policy, self._policy_bias = ready["policy_w"], ready["policy_b"]
        self.inputs = self._first.shape[1]
        self.sides = self._value.shape[0]
        self._wide: Array = np.zeros(self._first.shape[0], np.float32)
        self._deep: Array = np.zeros(self._second.shape[0], np.float32)
        self._none: Array = np.zeros(1, np.float32)

    def _look(self, row: bytes) -> Array:
        """What the hidden layers make of a position."""
        wide, deep, none = self._wide, self._deep, self._none
        np.dot(self._first, np.frombuffer(row, ROW), out=wide)
        np.add(wide, self._first_bias, out=wide)
        np.maximum(wide, none, out=wide)
        np.dot(self._second, wide, out=deep)
        np.add(deep, self._second_bias, out=deep)
        np.maximum(deep, none, out=deep)
        return deep

    def values(self, row: bytes) -> list[float]:
        """The result every side may expect, 0 to 1, the seat that looks first."""
        logits: list[float] = (np.dot(self._value, self._look(row)) + self._value_bias).tolist()
        return [1.0 / (1.0 + math.exp(-logit)) if logit > -40.0 else 0.0 for logit in logits]

    def leads(self, row: bytes) -> list[float]:
        """By how many points every side may expect to be above the best of the others."""
        found: list[float] = (
            (np.dot(self._lead, self._look(row)) + self._lead_bias) * TEN
        ).tolist()
        return found

    def priors(self, row: bytes, options: list[int]) -> list[float]:
        """How likely each of the options is the best one; they sum to 1."""
        logits = np.dot(self._policy[options], self._look(row))
        logits += self._policy_bias[options]
        logits -= logits.max()
        np.exp(logits, out=logits)
        logits /= logits.sum()
        found: list[float] = logits.tolist()
        return found


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
