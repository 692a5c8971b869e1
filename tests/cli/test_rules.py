"""`maat rules`: numbered rules in the reader's language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from maat import catalog
from maat.languages import LANGUAGES
from maat.text import Texts

GAMES = ("ra", "pharaon", "tekhenu")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_told_in_the_language_of_the_reader(good: Callable[..., str], lang: str) -> None:
    texts = Texts(lang, catalog.load("ra"))
    told = good("rules", "ra", lang=lang)
    assert f"RA-45: {texts.rule('RA-45')}\n" in told
    assert texts.chapters()[1].title in told.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_rule_stands_once_in_a_chapter_with_a_title(key: str, lang: str) -> None:
    texts = Texts(lang, catalog.load(key))
    english = Texts("en", catalog.load(key)).chapters()
    assert [chapter.rules for chapter in texts.chapters()] == [each.rules for each in english]
    listed = [name for chapter in texts.chapters() for name in chapter.rules]
    assert len(listed) == len(set(listed)) > 100
    assert all(chapter.title for chapter in texts.chapters())
    assert all(texts.has(f"rule-{name}") for name in listed)


@pytest.mark.parametrize("word", ["45", "ra-45", "RA-45"])
def test_a_rule_is_found_by_its_number(good: Callable[..., str], word: str) -> None:
    rule = Texts("en", catalog.load("ra")).rule("RA-45")
    assert good("rules", "ra", word) == f"RA-45: {rule}\n"


def test_programs_get_all_rules_with_their_chapters(good: Callable[..., str]) -> None:
    told = json.loads(good("rules", "pharaon", "--json"))
    texts = Texts("en", catalog.load("pharaon"))
    assert (told["game"], told["language"]) == ("pharaon", "en")
    assert [each["rule"] for each in told["rules"]] == [
        name for chapter in texts.chapters() for name in chapter.rules
    ]
    assert {"rule": "PH-10", "chapter": "Set-up", "text": texts.rule("PH-10")} in told["rules"]


def test_a_rule_that_does_not_exist_is_named(refused: Callable[..., str]) -> None:
    assert re.search(r"\b999\b", refused("rules", "ra", "45", "999"))
    assert "chess" in refused("rules", "chess")
