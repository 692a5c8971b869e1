"""MaskablePPO learns at a table of ours; needs the packages of the extra `train`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "train_ppo.py"


def run(*words: object, path: str = "") -> subprocess.CompletedProcess[str]:
    """The script in a process of its own."""
    found = os.pathsep.join(each for each in (path, os.environ.get("PYTHONPATH", "")) if each)
    return subprocess.run(
        [sys.executable, str(SCRIPT), *map(str, words)],
        env={**os.environ, "PYTHONPATH": found},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.extras
def test_a_few_thousand_steps_of_learning_run(tmp_path: Path) -> None:
    kept = tmp_path / "model.zip"
    done = run("--steps", 4096, "--games", 20, "--save", kept, "--against", "random", "greedy")
    assert done.returncode == 0, done.stderr
    told = re.findall(
        r"^(\w+) against (\w+): won [\d.]+ % ± [\d.]+ of 20 games", done.stdout, re.MULTILINE
    )
    assert told == [
        (when, bot) for when in ("untrained", "trained") for bot in ("random", "greedy")
    ]
    assert re.search(r"^4096 steps in \d+ s against greedy", done.stdout, re.MULTILINE)
    assert kept.stat().st_size > 10_000


def test_without_the_extra_one_line_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError('not here')\n")
    done = run("--steps", 1, path=str(tmp_path))
    assert done.returncode == 1
    assert 'pip install "maat-games[train]"' in done.stderr
    assert done.stderr.count("\n") == 1
