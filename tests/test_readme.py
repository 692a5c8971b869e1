"""What the README promises runs."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from maat import catalog
from maat.cli.main import app
from maat.version import __version__

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^    maat (.*?)(?: +#.*)?$", README, re.MULTILINE)


def test_the_ten_lines_of_python_play_a_game(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    advice, scores, accuracy = done.stdout.splitlines()
    assert advice in catalog.load("ra").actions.codes
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[123], [123], [123]\]", scores)
    assert re.fullmatch(r"\[(\d+\.\d+(, )?){3}\]", accuracy)
    assert (tmp_path / "evening.maat").is_file()


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (ROOT / target).exists(), target


def test_set_up_takes_two_commands() -> None:
    section = README.split("## Set-up")[1].split("##")[0]
    assert re.findall(r"^    (make \w+)", section, re.MULTILINE) == ["make play", "make test"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_read(command: str) -> None:
    done = CliRunner().invoke(app, [*shlex.split(command), "--help"])
    assert done.exit_code == 0, done.output


def test_the_changelog_has_a_section_for_this_version() -> None:
    told = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.findall(r"^## \[(.+?)\](.*)$", told, re.MULTILINE)
    assert sections[0] == ("Unreleased", "")
    assert sections[1][0] == __version__
    assert all(re.fullmatch(r" - \d{4}-\d\d-\d\d", day) for _, day in sections[1:])


def test_there_are_commands() -> None:
    assert len(COMMANDS) >= 10
