"""The game on two pages: the same in every language, with drawings that are there."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

import pytest

from maat import catalog
from maat.languages import LANGUAGES

PARAGRAPH: Final = re.compile(r"^overview-([\w-]+) = (.+)\n    \.art = (.+)$", re.MULTILINE)
LEAST: Final = 15  # paragraphs that tell a game
WORDS: Final = range(180, 460)  # of two pages with pictures, in any of the languages


def source(key: str, language: str) -> str:
    """An overview as it is written."""
    file = resources.files(catalog.package(key)).joinpath("locale", language, "overview.ftl")
    return file.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_game_is_told_on_two_pages_with_its_own_drawings(key: str, language: str) -> None:
    told = PARAGRAPH.findall(source(key, language))
    english = PARAGRAPH.findall(source(key, "en"))
    assert [(name, art) for name, _, art in told] == [(name, art) for name, _, art in english]
    assert len(told) >= LEAST
    assert sum(len(text.split()) for _, text, _ in told) in WORDS
    assert len(re.findall(r"^## ", source(key, language), re.MULTILINE)) >= 6
    drawings = catalog.file(key, "art.svg")
    assert drawings is not None
    known = set(re.findall(rf'<symbol id="{key}-([\w-]+)"', drawings.read_text("utf-8")))
    assert {name for _, _, art in told for name in art.split()} - known == set()
