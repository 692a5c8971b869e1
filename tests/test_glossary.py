"""Every word has one entry in docs/glossary.md, and one sentence."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|", re.MULTILINE)


def entries() -> list[tuple[str, str]]:
    """Each word with its sentence; a row may explain two at once."""
    rows = ROW.findall((DOCS / "glossary.md").read_text("utf-8"))
    return [(word, said) for words, said in rows for word in words.split(", ") if words != "Word"]


def words_of_style() -> list[str]:
    """The words that docs/style.md lists."""
    text = (DOCS / "style.md").read_text("utf-8")
    listed = re.findall(r"One word per thing[^:]*:([^.]*)\.\n", text)[0]
    return [" ".join(word.split()) for word in listed.split(",")]


def test_the_words_of_the_style_guide_are_explained() -> None:
    known = {word for word, _ in entries()}
    assert len(words_of_style()) > 15
    assert [word for word in words_of_style() if word not in known] == []


def test_no_word_is_explained_twice() -> None:
    words = [word for word, _ in entries()]
    assert len(words) > 80
    assert [word for word in words if words.count(word) > 1] == []


def test_a_word_has_one_sentence() -> None:
    told = {word: said.removesuffix(".") for word, said in entries() if said.endswith(".")}
    assert [word for word, _ in entries() if word not in told] == []
    assert [word for word, said in told.items() if re.search(r"[.!?] [A-Z]", said)] == []
