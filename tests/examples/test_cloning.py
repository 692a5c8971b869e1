"""The notebook plays, learns and measures from its first cell to its last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "cloning.ipynb"
CELLS: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]


def test_the_notebook_clones_a_bot_that_beats_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    for cell in CELLS:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), known)
    assert known["after"] > known["before"] > 0
    won = {player["name"]: player["wins"] for player in known["found"]["players"]}
    assert won["clone.py"] > won["random"]
    assert "clone.py: won" in capsys.readouterr().out


def test_the_notebook_is_kept_without_what_it_printed() -> None:
    assert all(not cell.get("outputs") for cell in CELLS)
    assert len({cell["id"] for cell in CELLS}) == len(CELLS)
