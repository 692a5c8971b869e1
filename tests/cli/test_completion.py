"""Words completed with the Tab key, as shells ask for them."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import COMMAND, environment

from maat import catalog
from maat.languages import LANGUAGES

ASK = """
eval "$(maat completion bash)"
COMP_WORDS=({words})
COMP_CWORD={at}
_maat_completion maat
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


def completed(*words: str) -> list[str]:
    """What the program answers a bash that wants to complete the last of these words."""
    asked = {
        "_MAAT_COMPLETE": "complete_bash",
        "COMP_WORDS": " ".join(words),
        "COMP_CWORD": str(len(words) - 1),
    }
    done = subprocess.run(
        COMMAND,
        env={**environment("en"), **asked},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


def test_a_command_is_completed() -> None:
    assert completed("maat", "re") == ["replay", "review"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("maat", "simulate", ""), catalog.games()),
        (("maat", "rules", "te"), ["tekhenu"]),
        (("maat", "--lang", ""), list(LANGUAGES)),
        (("maat", "replay", "--lang", "u"), ["uk"]),
        (("maat", "simulate", "ra", "--bots", "gr"), ["greedy"]),
        (("maat", "arena", "ra", "--bots", "peek,dr"), ["peek,drawy"]),
        (("maat", "completion", ""), ["bash", "zsh", "fish"]),
        (("maat", "replay", "--js"), ["--json"]),
        (("maat", "--inst"), []),
    ],
)
def test_names_and_options_are_completed(words: tuple[str, ...], found: list[str]) -> None:
    assert completed(*words) == found


def test_a_bash_with_the_script_completes(tmp_path: Path) -> None:
    shim = tmp_path / "maat"
    shim.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m maat.cli.main "$@"\n')
    shim.chmod(0o755)
    surroundings = {**environment("en"), "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "--norc", "-c", ASK.format(words="maat re", at=1)],
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.stdout.split(), done.stderr) == (["replay", "review"], "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_that_asks_this_program(
    good: Callable[..., str], shell: str
) -> None:
    assert f"_MAAT_COMPLETE=complete_{shell}" in good("completion", shell)


def test_a_shell_nobody_knows_is_refused(refused: Callable[..., str]) -> None:
    assert "SHELL" in refused("completion", "tcsh")
