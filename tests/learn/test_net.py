"""The network and its file."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from maat.core.errors import BadRecord
from maat.core.numbers import Numbers
from maat.learn import net

FEATURES = ["here", "there", "near"]
ACTIONS = ["stay", "go", "come", "leave"]
ABOUT = {"game": "toy", "features": net.digest(FEATURES), "actions": net.digest(ACTIONS)}
SIZES = {"first": (2, 3), "second": (2, 2), "value": (2, 2), "lead": (2, 2), "policy": (4, 2)}


def arrays() -> dict[str, Any]:
    """Small weights, different everywhere, exact in half precision."""
    made: dict[str, Any] = {}
    for number, (layer, size) in enumerate(SIZES.items()):
        count = size[0] * size[1]
        made[f"{layer}_w"] = (np.arange(count).reshape(size) - number) / 4
        made[f"{layer}_b"] = np.arange(size[0]) / 8 + number / 4
    return made


def row(*numbers: float) -> bytes:
    """Numbers as a network reads them."""
    out = Numbers()
    for number in numbers:
        out.add(number)
    return out.row()


def by_hand(numbers: list[float], layer: str) -> list[float]:
    """What a layer above the hidden ones says, in plain Python."""
    weights = arrays()
    hidden = numbers
    for name in ("first", "second"):
        hidden = [max(0.0, each) for each in applied(weights, name, hidden)]
    return applied(weights, layer, hidden)


def applied(weights: dict[str, Any], layer: str, numbers: list[float]) -> list[float]:
    rows, bias = weights[f"{layer}_w"].tolist(), weights[f"{layer}_b"].tolist()
    return [
        sum(weight * number for weight, number in zip(row, numbers, strict=True)) + more
        for row, more in zip(rows, bias, strict=True)
    ]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "toy.npz"
    net.write(path, arrays(), ABOUT)
    return path


def test_a_file_gives_back_what_was_written(file: Path) -> None:
    found = net.read(file, FEATURES, ACTIONS)
    assert found.about == ABOUT
    for name, array in arrays().items():
        assert np.array_equal(found.arrays[name], array)


def test_nothing_is_left_beside_the_file(file: Path) -> None:
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("numbers", [[0.0, 0.0, 0.0], [1.0, 0.5, -2.0], [-1.0, 3.0, 0.25]])
def test_values_and_leads_are_those_worked_out_by_hand(file: Path, numbers: list[float]) -> None:
    found = net.read(file, FEATURES, ACTIONS)
    values = [1 / (1 + math.exp(-logit)) for logit in by_hand(numbers, "value")]
    assert found.values(row(*numbers)) == pytest.approx(values, abs=1e-5)
    leads = [10 * lead for lead in by_hand(numbers, "lead")]
    assert found.leads(row(*numbers)) == pytest.approx(leads, abs=1e-3)


def test_priors_are_for_the_options_alone_and_sum_to_one(file: Path) -> None:
    found = net.read(file, FEATURES, ACTIONS)
    logits = by_hand([1.0, 0.5, 0.0], "policy")
    weights = [math.exp(logits[option]) for option in (3, 1)]
    priors = found.priors(row(1.0, 0.5, 0.0), [3, 1])
    assert priors == pytest.approx([weight / sum(weights) for weight in weights], abs=1e-5)
    assert sum(priors) == pytest.approx(1.0)


def test_the_same_numbers_give_the_same_answer_again(file: Path) -> None:
    found = net.read(file, FEATURES, ACTIONS)
    first = found.values(row(1.0, 2.0, 3.0))
    found.values(row(0.0, -1.0, 0.0))
    assert found.values(row(1.0, 2.0, 3.0)) == first


def test_a_file_for_other_features_is_refused(file: Path) -> None:
    with pytest.raises(BadRecord, match=r"other-features: file=toy\.npz"):
        net.read(file, [*FEATURES[1:], FEATURES[0]], ACTIONS)


def test_a_file_for_other_actions_is_refused(file: Path) -> None:
    with pytest.raises(BadRecord, match="other-actions"):
        net.read(file, FEATURES, ACTIONS[:-1])


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04"])
def test_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "toy.npz"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="bad-weights"):
        net.read(path, FEATURES, ACTIONS)


def test_pickled_objects_are_never_opened(tmp_path: Path) -> None:
    path = tmp_path / "toy.npz"
    objects = np.array([print], dtype=object)
    np.savez(path, allow_pickle=True, first_w=objects)
    with pytest.raises(BadRecord, match="bad-weights"):
        net.read(path, FEATURES, ACTIONS)
