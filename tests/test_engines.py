"""Slow and fast are the same: the plain sources and the compiled modules play alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from maat import is_compiled

SIMULATE = ["-m", "maat.cli.main", "simulate", "ra", "--games", "40", "--seed", "plain", "--json"]


def run(plain: bool, *words: str) -> str:
    """What Python prints with the engine asked for."""
    environment = {**os.environ, "MAAT_PLAIN": "1" if plain else "0"}
    done = subprocess.run(
        [sys.executable, *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout


def figures(plain: bool, seats: int) -> dict[str, Any]:
    """The figures of a simulation that do not depend on the clock."""
    told = json.loads(run(plain, *SIMULATE, "--seats", str(seats)))
    return {name: told[name] for name in ("scores", "wins", "decisions", "compiled")}


def test_the_plain_engine_can_be_asked_for() -> None:
    assert run(True, "-c", "import maat; print(maat.is_compiled())") == "False\n"


def test_the_plain_engine_is_plain_in_every_part() -> None:
    modules = ["core.state", "core.game", "core.match", "games.ra.game", "bots.random_bot"]
    imports = ", ".join(f"maat.{module} as {module.replace('.', '_')}" for module in modules)
    listed = ", ".join(f"{module.replace('.', '_')}.__file__" for module in modules)
    files = run(True, "-c", f"import {imports}; print({listed}, sep='\\n')").split()
    assert len(files) == len(modules)
    assert all(file.endswith(".py") for file in files)


def test_the_plain_engine_says_so() -> None:
    assert "compiled" not in run(True, "-m", "maat.cli.main", "--lang", "en", "--version")


@pytest.mark.parametrize("seats", [2, 5])
def test_the_plain_engine_plays_what_the_other_plays(seats: int) -> None:
    plain, other = figures(True, seats), figures(False, seats)
    assert plain.pop("compiled") is False
    assert other.pop("compiled") is (is_compiled() or compiled_beside())
    assert plain == other


def compiled_beside() -> bool:
    """Whether compiled modules are installed, whatever runs here."""
    return run(False, "-c", "import maat; print(maat.is_compiled())") == "True\n"
