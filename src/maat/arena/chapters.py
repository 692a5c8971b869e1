"""What a page of the ladder said before: games that are not asked for keep what stands there."""

from __future__ import annotations

import re

MADE = "How it was made"


def chapters(page: str) -> dict[str, str]:
    """The chapters of a page by their headings."""
    found = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    return {each.partition("\n")[0]: f"## {each.rstrip()}" for each in found}


def notes(page: str) -> dict[str, list[str]]:
    """How the figures of each game came about, line by line, by the game's title."""
    found: dict[str, list[str]] = {}
    title = ""
    for line in chapters(page).get(MADE, "").splitlines():
        if line.startswith("- "):
            title = line[2:].partition(":")[0]
        if line.lstrip().startswith("- "):
            found.setdefault(title, []).append(line)
    return found
