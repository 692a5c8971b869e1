"""Every numbered rule has a test, and every test names a rule that exists.

The rules of a game stand in docs/rules/<key>.md as `- **RA-45** ...`, its rulings and edge cases
as `**D-01**` and `**E-01**`. A test says what it shows with `@pytest.mark.rule("RA-45")`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from maat import catalog

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
NUMBER = re.compile(r"^(?:-|\|) \*\*([A-Z]+-?\d+)\*\*", re.MULTILINE)
SMOKE = 2  # a folder with no more test modules than this is not yet held to its rules

NOT_TESTABLE: dict[str, str] = {}  # rule: why no test can show it


def games_with_tests() -> list[str]:
    """The games whose folder holds more than a smoke test."""
    folders = sorted(path for path in (TESTS / "games").iterdir() if path.is_dir())
    return [folder.name for folder in folders if len(list(folder.glob("test_*.py"))) > SMOKE]


def rules(key: str) -> set[str]:
    """The numbers of the rules, rulings and edge cases of a game."""
    return set(NUMBER.findall((RULES / f"{key}.md").read_text("utf-8")))


def marks(key: str) -> set[str]:
    """The numbers named by the tests of a game."""
    named: set[str] = set()
    for path in sorted((TESTS / "games" / key).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                named.update(str(ast.literal_eval(argument)) for argument in node.args)
    return named


@pytest.mark.parametrize("key", games_with_tests())
def test_every_rule_has_a_test(key: str) -> None:
    assert sorted(rules(key) - marks(key) - set(NOT_TESTABLE)) == []


@pytest.mark.parametrize("key", games_with_tests())
def test_every_mark_names_a_rule(key: str) -> None:
    assert sorted(marks(key) - rules(key)) == []


RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*)", re.MULTILINE)
SOURCES = re.compile(r"\((?:[^()]|\([^()]*\))*\)\s*$")  # where a rule is known from
TOLD = re.compile(r"^rule-(\S+) = (.*(?:\n    .*)*)", re.MULTILINE)


def told(key: str, language: str) -> dict[str, str]:
    """The rules of a game as the page tells them."""
    file = catalog.file(key, f"locale/{language}/rules.ftl")
    assert file is not None
    return dict(TOLD.findall(file.read_text("utf-8")))


@pytest.mark.parametrize("key", games_with_tests())
def test_the_page_tells_every_rule_and_nearly_as_much_of_it(key: str) -> None:
    document = RULE.findall((RULES / f"{key}.md").read_text("utf-8"))
    letters = document[0][0].partition("-")[0]  # rulings and edge cases have others
    written = {each: SOURCES.sub("", rule) for each, rule in document if each.startswith(letters)}
    english = told(key, "en")
    assert sorted(written.keys() - english.keys()) == []
    assert [rule for rule in written if 2 * len(english[rule]) < len(written[rule])] == []
    for language in ("pl", "uk", "hu"):
        other = told(key, language)
        assert other.keys() == english.keys()
        assert [rule for rule in other if 2 * len(other[rule]) < len(english[rule])] == []


def test_the_rules_of_ra_are_numbered_without_gaps() -> None:
    numbers = {int(name.removeprefix("RA-")) for name in rules("ra") if name.startswith("RA-")}
    assert numbers == set(range(1, 114))


def test_what_cannot_be_tested_is_a_rule_without_a_test() -> None:
    every = {number for key in games_with_tests() for number in rules(key)}
    shown = {number for key in games_with_tests() for number in marks(key)}
    assert set(NOT_TESTABLE) <= every - shown
