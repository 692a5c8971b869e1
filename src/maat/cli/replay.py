"""`maat replay`: a record played again, looked at, checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from maat import catalog
from maat.cli import output, position
from maat.core import notation, snapshot
from maat.core.errors import BadRecord, MaatError
from maat.core.match import Match
from maat.core.state import NOBODY
from maat.text import Texts

AnyMatch = Match[Any]


def run(
    file: Path, to: int | None, verify: bool, corrections: Path | None, form: output.Form
) -> None:
    """Replay a file and print where it leads."""
    form.check()
    record = notation.read(output.read_text(file))
    game = output.load_for(record, corrections)
    if to is not None and not 0 <= to <= len(record.answers):
        raise BadRecord("no-such-answer", line=1, found=to, most=len(record.answers))
    draws = verified(game, record) if verify else None
    match = notation.replay(game, record, to)
    seen = match.state if is_finished(game, record) else game.redact(match.state, NOBODY)
    form.give(lambda: report(match, seen, record, draws), lambda: show(match, seen, record, draws))


def is_finished(game: catalog.AnyGame, record: notation.Record) -> bool:
    """Whether a record goes to the end of its game: nothing in it is a secret any more."""
    try:
        return notation.replay(game, record).over
    except MaatError:  # a line further down is wrong; those before it can be looked at
        return False


def verified(game: catalog.AnyGame, record: notation.Record) -> int:
    """Every line legal, every draw the one the seed gives; the number of draws."""
    notation.replay(game, record)
    return notation.verify_draws(game, record)


def report(
    match: AnyMatch, seen: Any, record: notation.Record, draws: int | None
) -> dict[str, object]:
    """The position, as far as it is seen, and the scores for a program."""
    result: dict[str, object] = {
        "game": match.game.key,
        "seats": match.seats,
        "options": match.options,
        "answers": len(match.record),
        "over": match.over,
        "redrawn": match.redrawn,
        "position": snapshot.dump(seen),
    }
    if draws is not None:
        result["verified"] = {"commitment": record.commitment, "draws": draws}
    if match.over:
        result["scores"] = match.game.scores(match.state)
        result["ranking"] = match.game.ranking(match.state)
        result["breakdown"] = [
            sheet(match, side) for side in range(len(match.game.scores(match.state)))
        ]
    return result


def sheet(match: AnyMatch, side: int) -> list[dict[str, object]]:
    """The score sheet of a side for a program."""
    return [
        {
            "label": line.label,
            "rule": match.game.rule_name(line.rule),
            "phase": line.phase,
            "count": line.count,
            "points": line.points,
        }
        for line in match.game.breakdown(match.state, side)
    ]


def show(match: AnyMatch, seen: Any, record: notation.Record, draws: int | None) -> None:
    """The position in words and, at the end, the score sheets."""
    texts = output.texts(match.game)
    names = output.called(record, match.seats, texts)
    output.CONSOLE.print(texts.say("replay-at", answers=len(match.record)))
    for line in position.lines(texts, seen, names):
        output.CONSOLE.print(line, soft_wrap=True)
    if match.over:
        show_scores(match, names, texts)
    if match.redrawn:
        output.CONSOLE.print(texts.say("web-redrawn", count=match.redrawn))
    if draws is not None:
        output.CONSOLE.print(texts.say("replay-verified", draws=draws))


def show_scores(match: AnyMatch, names: list[str], texts: Texts) -> None:
    """Who won, then one table with a column for each side."""
    scores = match.game.scores(match.state)
    places = match.game.ranking(match.state)
    labels = names + [texts.automa()] * (len(scores) - len(names))
    table = Table(title=texts.say("score-sheet"))
    for head in ("line", "rule"):
        table.add_column(texts.say(f"column-{head}"), overflow="fold")
    for label in labels:
        table.add_column(label, justify="right", overflow="fold")
    for row in position.score_rows(texts, match, len(scores)):
        table.add_row(*row)
    table.add_row(texts.say("score-total"), "", *map(texts.number, scores), style="bold")
    table.add_row(texts.say("score-place"), "", *map(str, places), style="bold")
    output.CONSOLE.print(table)
