"""The notes of a release are its section of the changelog, and its tag says the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from maat.version import __version__

ROOT = Path(__file__).parents[1]


def printed(*version: str) -> subprocess.CompletedProcess[str]:
    """What the tool says."""
    command = [sys.executable, "tools/release_notes.py", *version]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_notes_of_this_version_are_its_section_alone() -> None:
    told = printed().stdout
    assert told.startswith(f"Maat {__version__}\n\n")
    assert "\n### Added\n" in told
    assert "\n## " not in told
    assert told.partition("\n\n")[2] in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_notes_of_an_older_release_are_found_by_its_tag() -> None:
    assert printed("v0.1.0").stdout.startswith("Maat 0.1.0\n\nThe first release:")


@pytest.mark.parametrize("version", ["Unreleased", "99.0.0"])
def test_what_is_not_released_has_no_notes(version: str) -> None:
    told = printed(version)
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == f"CHANGELOG.md has no release {version}\n"
