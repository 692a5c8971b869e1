"""The network and its file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from maat import catalog
from maat.bots.bot import Glance
from maat.core.dealer import QuickDealer
from maat.core.errors import BadRecord
from maat.core.numbers import Numbers
from maat.learn import evaluator, weights
from maat.learn.net import Eye

FEATURES = ["here", "there", "near"]
ACTIONS = ["stay", "go", "come", "leave"]
ABOUT = {"game": "toy", "features": weights.digest(FEATURES), "actions": weights.digest(ACTIONS)}
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


def applied(arrays: dict[str, Any], layer: str, numbers: Any) -> Any:
    """What a layer above the hidden ones says, by numpy."""
    hidden = np.asarray(numbers, np.float64)
    for name in ("first", "second"):
        hidden = np.maximum(np.dot(arrays[f"{name}_w"], hidden) + arrays[f"{name}_b"], 0.0)
    return np.dot(arrays[f"{layer}_w"], hidden) + arrays[f"{layer}_b"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "toy.npz"
    weights.write(path, arrays(), ABOUT)
    return path


def seen(file: Path, *numbers: float) -> Eye:
    """An eye that has looked at these numbers."""
    eye = Eye(weights.read(file, FEATURES, ACTIONS))
    eye.look(row(*numbers))
    return eye


def test_a_file_gives_back_what_was_written(file: Path) -> None:
    found, about = weights.load(file, FEATURES, ACTIONS)
    assert about == ABOUT
    assert found.keys() == arrays().keys()
    for name, array in arrays().items():
        assert np.array_equal(found[name], array)


def test_nothing_is_left_beside_the_file(file: Path) -> None:
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("numbers", [[0.0, 0.0, 0.0], [1.0, 0.5, -2.0], [-1.0, 3.0, 0.25]])
def test_values_and_leads_are_those_of_numpy(file: Path, numbers: list[float]) -> None:
    eye = seen(file, *numbers)
    values = 1 / (1 + np.exp(-applied(arrays(), "value", numbers)))
    assert [eye.value(side) for side in range(2)] == pytest.approx(values, abs=1e-12)
    leads = 10 * applied(arrays(), "lead", numbers)
    assert [eye.lead(side) for side in range(2)] == pytest.approx(leads, abs=1e-12)


def test_priors_are_for_the_options_alone_and_sum_to_one(file: Path) -> None:
    chosen = np.exp(applied(arrays(), "policy", [1.0, 0.5, 0.0]))[[3, 1]]
    priors = seen(file, 1.0, 0.5, 0.0).priors([3, 1])
    assert priors == pytest.approx(chosen / chosen.sum(), abs=1e-12)
    assert sum(priors) == pytest.approx(1.0)


@pytest.mark.parametrize("key", catalog.games())
def test_what_an_eye_saw_before_changes_nothing(key: str) -> None:
    """And a network that comes with a game says what numpy makes of its file."""
    game = catalog.load(key)
    path = catalog.file(key, evaluator.WEIGHTS)
    assert path is not None
    found, _ = weights.load(path, evaluator.names(key), game.actions.names)
    net = evaluator.load(game, path)
    old = Eye(net)
    for numbers in positions(key, 40):
        fresh = Eye(net)
        for eye in (old, fresh):
            eye.look(numbers)
        answers = list(range(len(game.actions)))
        told = [[eye.value(0), eye.lead(1), *eye.priors(answers)] for eye in (old, fresh)]
        assert told[0] == told[1]
        by_numpy = applied(found, "lead", np.frombuffer(numbers, "<f4"))[1]
        assert fresh.lead(1) == pytest.approx(10 * by_numpy, abs=1e-4)


def positions(key: str, count: int) -> Iterator[bytes]:
    """Positions of a random game, as numbers, seen by whoever is asked."""
    game = catalog.load(key)
    dice = QuickDealer("eye")
    state = game.new(2)
    for _ in range(count):
        game.deal(state, dice)
        glance = Glance(game, state, state.asked())
        yield evaluator.looking(key)(glance.state, glance.ask.seat)
        game.apply(state, glance.options[dice.below(len(glance.options))])


def test_a_file_for_other_features_is_refused(file: Path) -> None:
    with pytest.raises(BadRecord, match=r"other-features: file=toy\.npz"):
        weights.read(file, [*FEATURES[1:], FEATURES[0]], ACTIONS)


def test_a_file_for_other_actions_is_refused(file: Path) -> None:
    with pytest.raises(BadRecord, match="other-actions"):
        weights.read(file, FEATURES, ACTIONS[:-1])


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04"])
def test_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "toy.npz"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="bad-weights"):
        weights.read(path, FEATURES, ACTIONS)


def test_pickled_objects_are_never_opened(tmp_path: Path) -> None:
    path = tmp_path / "toy.npz"
    objects = np.array([print], dtype=object)
    np.savez(path, allow_pickle=True, first_w=objects)
    with pytest.raises(BadRecord, match="bad-weights"):
        weights.read(path, FEATURES, ACTIONS)
