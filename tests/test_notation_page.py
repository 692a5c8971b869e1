"""The page about the notation names whatever a record of ours can hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maat import catalog

PAGE = Path(__file__).parents[1] / "docs" / "notation.md"
SCRIBES = re.compile(r"\d(\+\d)+")  # seats that are joined, described by one example


@pytest.fixture(scope="module")
def chapters() -> dict[str, set[str]]:
    """The words of each chapter, by its title."""
    found = re.split(r"(?m)^## ", PAGE.read_text("utf-8"))
    return {text.partition("\n")[0].lower(): set(re.findall(r"\w+", text)) for text in found}


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_every_question_answer_and_option_is_named(chapters: dict[str, set[str]], key: str) -> None:
    game = catalog.load(key)
    answers = {name.split()[0] for name in game.actions.names if name}
    options = {word for each in game.options for word in (each.key, *each.values)}
    wanted = {*game.step_names, *answers, *options} - chapters[key]
    assert [word for word in sorted(wanted) if not SCRIBES.fullmatch(word)] == []
