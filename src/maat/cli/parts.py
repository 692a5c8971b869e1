"""`maat components`: every component value and where it is known from."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from maat import catalog, trial
from maat.cli import output
from maat.core import components


def run(key: str, check: Path | None, form: output.Form) -> None:
    """List a game's values, or check an owner's file and list what it changes."""
    form.check()
    values = catalog.read_values(key) if check is None else catalog.owner_values(key, check)
    game = output.load(key, check)
    if check is not None:
        trial.play(game)
    facts = components.facts(values)
    name = components.digest(values)
    form.give(lambda: report(key, facts, name), lambda: show(key, facts, name, check))


def report(key: str, facts: list[components.Fact], name: str) -> dict[str, object]:
    """The values for a program."""
    return {
        "game": key,
        "components": name,
        "facts": [
            {"path": fact.path, "value": fact.value, "tag": fact.tag, "note": fact.note}
            for fact in facts
        ],
    }


def show(key: str, facts: list[components.Fact], name: str, check: Path | None) -> None:
    """A table, and how many values are certain."""
    say = output.SAY
    table = Table(title=say("components-title", game=key))
    for head in ("component", "value", "source", "note"):
        table.add_column(say(f"column-{head}"), overflow="fold")
    for fact in facts:
        table.add_row(fact.path, str(fact.value), say(f"tag-{fact.tag}"), fact.note)
    output.CONSOLE.print(table)
    for tag in components.TAGS:
        count = sum(1 for fact in facts if fact.tag == tag)
        if count:
            output.CONSOLE.print(say("components-count", count=count, source=say(f"tag-{tag}")))
    if check is not None:
        output.CONSOLE.print(say("components-good", file=str(check), name=name), soft_wrap=True)
