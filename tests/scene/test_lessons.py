"""The guided first games: the record is legal, and every line of the teacher has its moment."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

import pytest

from maat import catalog
from maat.core import notation
from maat.languages import LANGUAGES
from maat.server import lessons

LINE = re.compile(r"^lesson-(\d+) =", re.M)
LEAST = 15  # lines that make a lesson

each_game = pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def moments(key: str) -> int:
    """How many answers a guided game has, each of them checked against the rules."""
    return len(notation.replay(catalog.load(key), notation.read(lessons.text(key))).history)


def lines(key: str, language: str) -> list[int]:
    """The moments at which the teacher speaks, as written."""
    file = resources.files(catalog.package(key)).joinpath("locale", language, "table.ftl")
    return [int(number) for number in LINE.findall(file.read_text("utf-8"))]


@each_game
def test_the_guided_game_is_legal(key: str) -> None:
    assert moments(key) > LEAST


@each_game
@each_language
def test_every_line_of_the_teacher_has_its_moment(key: str, language: str) -> None:
    spoken = lines(key, language)
    assert spoken == sorted(set(spoken))
    assert spoken[0] == 0
    assert spoken[-1] <= moments(key)
    assert len(spoken) >= LEAST


@each_game
@each_language
def test_the_teacher_speaks_at_the_same_moments_in_every_language(key: str, language: str) -> None:
    assert lines(key, language) == lines(key, "en")
