"""Every link in what there is to read leads to a file that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NAMES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
PAGES = [*(ROOT / name for name in NAMES), *sorted((ROOT / "docs").rglob("*.md"))]


def targets(text: str) -> list[str]:
    """Where the links and pictures of a page lead, those to other sites left out."""
    found = re.findall(r"\]\(\s*<?([^)\s>]+)", text)
    found += re.findall(r"^\[[^\]]+\]:\s*<?([^\s>]+)", text, re.MULTILINE)
    found += re.findall(r"<(?:a|img)\s[^>]*(?:href|src)=\"([^\"]+)\"", text)
    return [target.split("#")[0] for target in found if not re.match(r"[a-z]+:|#", target)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path) -> None:
    linked = targets(page.read_text("utf-8"))
    assert [target for target in linked if not (page.parent / target).exists()] == []


def test_every_page_is_linked_from_another() -> None:
    linked = {
        (page.parent / target).resolve()
        for page in PAGES
        for target in targets(page.read_text("utf-8"))
        if (page.parent / target).resolve() != page
    }
    assert [page.name for page in PAGES if page not in linked and page.name != "README.md"] == []


def test_links_of_every_kind_are_found() -> None:
    text = (
        'a [b](c.md#d), ![e](f.svg "g"), <img src="h.png">, [i](https://j), [k](#l)\n\n[m]: n.md\n'
    )
    assert targets(text) == ["c.md", "f.svg", "n.md", "h.png"]


def test_there_are_links_to_look_at() -> None:
    assert sum(len(targets(page.read_text("utf-8"))) for page in PAGES) > 20
