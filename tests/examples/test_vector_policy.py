"""The policy of the example learns at many tables in numpy; in torch and JAX where they are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "vector_policy.py"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """The script in a process of its own."""
    return subprocess.run(
        [sys.executable, str(SCRIPT), *words], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "backend",
    [
        "numpy",
        pytest.param("torch", marks=pytest.mark.extras),
        pytest.param("jax", marks=pytest.mark.extras),
    ],
)
def test_whole_games_are_played_and_learned_from(backend: str) -> None:
    done = run("--with", backend, "--tables", "8", "--steps", "120")
    assert done.returncode == 0, done.stderr
    told = re.fullmatch(
        rf"{backend}: (\d+) games, mean reward .* at first, .* at last\n", done.stdout
    )
    assert told is not None
    assert int(told[1]) >= 8
