"""`maat rules`: the numbered rules of a game in the reader's language."""

from __future__ import annotations

from typing import Any

from maat import catalog
from maat.cli import output
from maat.core.errors import NotFound
from maat.text import Chapter, Texts


def run(key: str, wished: list[str], form: output.Form) -> None:
    """Print all rules of a game, or those that are named."""
    form.check()
    game = output.load(key)
    texts = output.texts(game)
    chapters = texts.chapters()
    if wished:
        chapters = [Chapter("", [find(game, texts, word) for word in wished])]
    form.give(lambda: report(key, chapters, texts), lambda: show(chapters, texts))


def find(game: catalog.AnyGame, texts: Texts, word: str) -> str:
    """The name of a rule that somebody called `45`, `ra-45` or `RA-45`."""
    name = word.upper()
    number = output.number_in(name.removeprefix(f"{game.prefix}-"))
    if number is not None:
        name = game.rule_name(number)
    if not texts.has(f"rule-{name}"):
        raise NotFound("no-such-rule", number=word)
    return name


def report(key: str, chapters: list[Chapter], texts: Texts) -> dict[str, Any]:
    """The rules for a program."""
    return {
        "game": key,
        "language": texts.language,
        "rules": [
            {"rule": name, "chapter": chapter.title, "text": texts.rule(name)}
            for chapter in chapters
            for name in chapter.rules
        ],
    }


def show(chapters: list[Chapter], texts: Texts) -> None:
    """A rule a paragraph, below the title of its chapter."""
    for chapter in chapters:
        if chapter.title:
            output.CONSOLE.print(f"\n{chapter.title}\n", style="bold")
        for name in chapter.rules:
            output.CONSOLE.print(told(name, texts))


def told(name: str, texts: Texts) -> str:
    """A rule with its number."""
    return f"{name}: {texts.rule(name)}"
