"""What is noted about the runs of a course of training."""

from __future__ import annotations

import json
from pathlib import Path

from maat.learn.run_log import RunLog


def test_hours_add_up_over_runs(tmp_path: Path) -> None:
    before = [{"command": "maat train ra", "seconds": 5400.0}, {"command": "b", "seconds": 1800.0}]
    (tmp_path / "runs.json").write_text(json.dumps(before), "utf-8")
    note = RunLog(tmp_path, "maat train ra --jobs 2").note()
    assert 2.0 <= note["hours"] < 2.1
    assert [run["hours"] for run in note["runs"][:2]] == [1.5, 0.5]
    assert [run["command"] for run in note["runs"]] == ["maat train ra", "b", note["command"]]


def test_a_run_is_kept_once_however_often_it_is_written(tmp_path: Path) -> None:
    RunLog(tmp_path, "one").keep()
    second = RunLog(tmp_path, "two")
    second.keep()
    second.keep()
    assert [run.command for run in RunLog(tmp_path, "three").before] == ["one", "two"]
