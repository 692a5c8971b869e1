"""A course of training that goes on from a network; nothing is learned here, so without torch."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from maat import catalog
from maat.core.errors import BadRecord, NotFound
from maat.learn import evaluator, runner, weights
from maat.learn.runner import Training


def quiet(what: str, values: dict[str, Any]) -> None:
    """Nobody listens."""


def shipped(game: str) -> Path:
    """The network that came with a game."""
    found = catalog.file(game, evaluator.WEIGHTS)
    assert found is not None
    return Path(str(found))


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Training:
    """A course for Ra without any round of its own."""
    monkeypatch.setattr(runner, "find_spec", lambda package: object())
    out = tmp_path / "ra.npz"
    return Training("ra", 2, 0, (2,), "1", 2, out, 1, 0.0, start=shipped("ra"))


def test_a_course_goes_on_from_a_network_and_plays_no_greedy_games(course: Training) -> None:
    note = runner.run(course, quiet)
    names = evaluator.names("ra"), catalog.load("ra").actions.names
    assert course.start is not None
    assert weights.load(course.out, *names)[0] == weights.load(course.start, *names)[0]
    assert list(course.folder.glob("*.lessons.npz")) == []
    assert note["games"] == 0
    assert note["rounds"][0]["start"] == runner.digest_of(course.start)


def test_a_course_that_goes_on_refuses_another_start(course: Training, tmp_path: Path) -> None:
    runner.run(course, quiet)
    runner.run(course, quiet)
    other = tmp_path / "other.npz"
    other.write_bytes(shipped("ra").read_bytes() + b"\0")
    with pytest.raises(NotFound, match="other-course"):
        runner.run(replace(course, start=other), quiet)
    with pytest.raises(NotFound, match="other-course"):
        runner.run(replace(course, start=None), quiet)


def test_a_network_for_another_game_is_refused(course: Training) -> None:
    with pytest.raises(BadRecord, match="other-features"):
        runner.run(replace(course, start=shipped("pharaon")), quiet)
    assert not (course.folder / "round-0.npz").exists()


def test_a_network_that_is_not_there_is_refused(course: Training, tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="no-file"):
        runner.run(replace(course, start=tmp_path / "none.npz"), quiet)
    assert not course.folder.exists()


def test_a_course_without_a_start_is_known_as_before(course: Training) -> None:
    course.folder.mkdir()
    runner._claim(replace(course, start=None))
    kept = json.loads((course.folder / "course.json").read_text("utf-8"))
    assert "start" not in kept
