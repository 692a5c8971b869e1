"""Prints what the changelog says of a release: the message of its tag, and its notes.

    python tools/release_notes.py          of the version in src/maat/version.py
    python tools/release_notes.py 0.1.0    of another one; a tag is understood, too: v0.1.0

`make tag` makes the tag with it, .github/workflows/release.yml the release of a tag.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from maat.version import __version__

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def sections(text: str) -> dict[str, str]:
    """What stands under each version, newest first; what is not released is none."""
    parts = re.split(r"^## \[(\d[^\]]*)\] - \S+\n", text, flags=re.M)
    return {version: told.strip() for version, told in zip(parts[1::2], parts[2::2], strict=True)}


def notes(version: str, text: str) -> str:
    """The notes of a release, its name as the first line; `SystemExit` if there is none."""
    told = sections(text).get(version)
    if not told:
        raise SystemExit(f"CHANGELOG.md has no release {version}")
    return f"Maat {version}\n\n{told}\n"


if __name__ == "__main__":
    named = sys.argv[1].removeprefix("v") if len(sys.argv) > 1 else __version__
    print(notes(named, CHANGELOG.read_text("utf-8")), end="")
