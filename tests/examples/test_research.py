"""The research script plays, draws and tells; its figures are those of the documentation."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "examples" / "research.py"
FIGURES = ["research-first.svg", "research-scores.svg", "research-suns.svg"]


def surroundings(folder: Path) -> dict[str, str]:
    """Ours, found from anywhere, with a place for what matplotlib keeps."""
    path = [str(Path(each).absolute()) for each in sys.path if each]
    kept = {"MPLCONFIGDIR": str(folder / "matplotlib"), "PYTHONPATH": os.pathsep.join(path)}
    return {**os.environ, **kept}


def run(folder: Path, *words: object) -> str:
    """What the script says, run where it may leave its files."""
    quiet = surroundings(folder)
    command = [sys.executable, "-W", "error", str(SCRIPT), *map(str, words), "--out", "."]
    done = subprocess.run(
        command, cwd=folder, env=quiet, capture_output=True, text=True, timeout=300, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run with a handful of quick games."""
    made = tmp_path_factory.mktemp("research")
    run(made, "--games", 10, "--bot", "random", "--data", "few.jsonl")
    return made


def test_every_figure_is_drawn(folder: Path) -> None:
    assert sorted(file.name for file in folder.glob("*.svg")) == FIGURES


def test_games_are_kept_one_in_a_line(folder: Path) -> None:
    games = [json.loads(line) for line in (folder / "few.jsonl").read_text("utf-8").splitlines()]
    assert {game["game"] for game in games} == {"ra", "pharaon", "tekhenu", "ra-mixed"}
    assert all(sum(game["wins"]) == pytest.approx(1) for game in games)


def test_suns_dealt_anew_are_the_same_suns(folder: Path) -> None:
    games = [json.loads(line) for line in (folder / "few.jsonl").read_text("utf-8").splitlines()]
    mixed = [game for game in games if game["game"] == "ra-mixed"]
    for game in mixed:
        suns = [sun for held in game["suns"] for sun in held]
        assert len(suns) == len(set(suns)) == 12
        assert max(suns) in game["suns"][game["first"]]


def test_the_same_games_give_the_same_bytes(folder: Path) -> None:
    before = {name: (folder / name).read_bytes() for name in FIGURES}
    told = run(folder, "--data", "few.jsonl")
    assert "ra, 2 players, 10 games" in told
    assert before == {name: (folder / name).read_bytes() for name in FIGURES}


@pytest.mark.parametrize("name", FIGURES)
def test_the_documentation_has_the_figure(name: str) -> None:
    assert (ROOT / "docs" / "pictures" / name).is_file()
    assert f"pictures/{name}" in (ROOT / "docs" / "research.md").read_text("utf-8")


def test_what_the_documentation_shows_as_python_runs(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    codes = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(codes) >= 5
    for code in codes:
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            env=surroundings(tmp_path),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, code + done.stderr


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
