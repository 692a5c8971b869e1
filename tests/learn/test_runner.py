"""Whole courses of training, tiny ones; they need torch: `make extras`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from maat import catalog
from maat.core.errors import NotFound
from maat.learn import evaluator, runner, weights
from maat.learn.runner import Training

pytestmark = pytest.mark.extras


def quiet(what: str, values: dict[str, Any]) -> None:
    """Nobody listens."""


def tiny(folder: Path, rounds: int = 1) -> Training:
    """A course of a minute at most."""
    return Training(
        "ra", 2, rounds, (2,), "tiny", 2, folder / "ra.npz", 1, 0.0, command="maat train ra"
    )


def learned(folder: Path) -> tuple[weights.Arrays, dict[str, Any]]:
    """What a course has written."""
    actions = catalog.load("ra").actions.names
    return weights.load(folder / "ra.npz", evaluator.names("ra"), actions)


def test_a_course_writes_a_network_and_a_note(tmp_path: Path) -> None:
    note = runner.run(tiny(tmp_path), quiet)
    assert learned(tmp_path)[1]["policy"] is True
    assert json.loads((tmp_path / "ra.json").read_text("utf-8")) == note
    assert [each["round"] for each in note["rounds"]] == [0, 1]
    assert note["games"] == 18
    greedy, searched = (each["positions"] for each in note["rounds"])
    assert note["positions"] == greedy + searched  # each learned from its own games
    assert note["seed"] == "tiny"
    assert note["command"] == "maat train ra"
    assert [run["command"] for run in note["runs"]] == ["maat train ra"]


def test_the_same_course_gives_the_same_network(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        runner.run(tiny(tmp_path / name), quiet)
    one, two = (learned(tmp_path / name)[0] for name in ("one", "two"))
    assert one == two


def test_how_a_network_is_used_can_be_changed_without_learning_anew(tmp_path: Path) -> None:
    runner.run(tiny(tmp_path), quiet)
    before, told_before = learned(tmp_path)
    runner.run(replace(tiny(tmp_path), blend=0.75, values_only=True), quiet)
    after, told_after = learned(tmp_path)
    assert (told_before["policy"], told_before["blend"]) == (True, 0.0)
    assert (told_after["policy"], told_after["blend"]) == (False, 0.75)
    assert before == after


def test_a_stopped_course_goes_on_where_it_was(tmp_path: Path) -> None:
    runner.run(tiny(tmp_path, rounds=0), quiet)
    lessons = sorted((tmp_path / "ra-course").glob("round-0-*.npz"))
    written = [file.stat().st_mtime_ns for file in lessons]
    note = runner.run(tiny(tmp_path, rounds=1), quiet)
    assert [file.stat().st_mtime_ns for file in lessons] == written
    assert len(note["rounds"]) == 2


def test_a_course_that_went_on_counts_the_hours_of_all_runs(tmp_path: Path) -> None:
    runner.run(tiny(tmp_path, rounds=0), quiet)
    runs = tmp_path / "ra-course" / "runs.json"
    [first] = json.loads(runs.read_text("utf-8"))
    runs.write_text(json.dumps([{**first, "seconds": 7200.0}]), "utf-8")
    note = runner.run(replace(tiny(tmp_path), command="maat train ra --jobs 1"), quiet)
    assert 2.0 <= note["hours"] < 3.0
    assert [run["command"] for run in note["runs"]] == ["maat train ra", "maat train ra --jobs 1"]


def test_a_run_that_was_interrupted_is_noted(tmp_path: Path) -> None:
    def interrupt(what: str, values: dict[str, Any]) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        runner.run(tiny(tmp_path), interrupt)
    assert len(runner.run(tiny(tmp_path), quiet)["runs"]) == 2


def test_a_folder_of_another_course_is_refused(tmp_path: Path) -> None:
    runner.run(tiny(tmp_path, rounds=0), quiet)
    with pytest.raises(NotFound, match="other-course"):
        runner.run(replace(tiny(tmp_path), seed="another"), quiet)


def test_a_first_round_cut_short_is_not_played_on_when_it_has_been_learned(tmp_path: Path) -> None:
    runner.run(replace(tiny(tmp_path, rounds=0), games=50, hours=0.0001), quiet)
    folder = tmp_path / "ra-course"
    lessons = sorted(folder.glob("round-0-*.lessons.npz"))
    runner.run(replace(tiny(tmp_path, rounds=0), games=50), quiet)
    assert sorted(folder.glob("round-0-*.lessons.npz")) == lessons


def test_no_game_is_both_learned_and_asked_about(tmp_path: Path) -> None:
    from maat.learn import train  # noqa: PLC0415 - torch is an extra

    runner.run(tiny(tmp_path, rounds=0), quiet)
    files = sorted((tmp_path / "ra-course").glob("*.lessons.npz"))
    belongs = train.School(files, 1, 0.5).belongs
    held, learned = (set(belongs[places].tolist()) for places in train.split(belongs))
    assert held
    assert learned
    assert not held & learned


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    with pytest.raises(NotFound, match="no-folder"):
        runner.run(replace(tiny(tmp_path), out=tmp_path / "file" / "ra.npz"), quiet)


def test_the_first_round_ends_though_the_time_is_up(tmp_path: Path) -> None:
    note = runner.run(replace(tiny(tmp_path, rounds=3), hours=0.0001), quiet)
    assert len(note["rounds"]) < 4
