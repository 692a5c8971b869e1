"""One whole game for each seat count, kept as a transcript: questions, answers, views, scores.

Every version of the rules is held to the transcript of the newest version that has one: a version
that changes nothing in a game needs none. The transcripts change only on purpose; this writes those
that are no longer true, of the newest rules also where they differ from what was kept before:

    python tests/games/test_playthrough.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from maat import catalog
from maat.core.dealer import Dealer, QuickDealer
from maat.core.snapshot import digest
from maat.core.state import CHANCE, NOBODY, Ask
from maat.testing import Scenario, any_answer

HERE = Path(__file__).parent
SHORT = 6  # letters of a digest
MOST = 9  # answers that are listed by name
LIVELY = {"ra": "draw"}  # answered more often than at random, so that tracks fill up
DULL = {"pharaon": "pass"}  # thought over, so that something happens
OPTIONS: dict[tuple[str, int], dict[str, str]] = {
    ("pharaon", 1): {"dark_tiles": "2"},
    ("pharaon", 4): {"scribes": "0+2"},
    ("tekhenu", 1): {"level": "hard"},
    ("tekhenu", 3): {"faith": "secret"},
    ("tekhenu", 4): {"pips": "changed"},
}
CASES = [
    (key, seats, rules)
    for key in ("ra", "pharaon", "tekhenu")
    for seats in catalog.load(key).seat_counts
    for rules in range(1, catalog.load(key).version + 1)
]


def file(key: str, seats: int, rules: int) -> Path:
    """Where the transcript of a game for so many seats is kept."""
    name = f"{seats}-seats" if rules == 1 else f"{seats}-seats-rules-{rules}"
    return HERE / key / "playthroughs" / f"{name}.txt"


def kept(key: str, seats: int, rules: int) -> str:
    """The transcript that holds under a version of the rules."""
    files = [file(key, seats, version) for version in range(rules, 0, -1)]
    return next(found for found in files if found.exists()).read_text("utf-8")


def transcript(key: str, seats: int, rules: int) -> str:
    """A random game, line by line: the question, the legal answers, the answer, the views."""
    table: Scenario[Any] = Scenario(catalog.load(key), seats, OPTIONS.get((key, seats)), rules)
    dealer = QuickDealer(f"playthrough {seats}")
    lines = [f"{key}, {seats} seats", f"start: {_views(table)}"]
    while not table.match.over:
        asked = f"{len(table.match.record) + 1} {table.question()}: {_legal(table)}"
        answer = _answer(table, dealer)
        table.match.play(answer)
        lines.append(f"{asked} > {table.game.actions.names[answer]} | {_views(table)}")
    lines += [_sheet(table, side) for side in range(len(table.game.scores(table.state)))]
    return "\n".join(lines) + "\n"


def _legal(table: Scenario[Any]) -> str:
    """The legal answers by name, if they are not too many; of chance only number and weight."""
    if table.state.seat == CHANCE:
        weights = table.game.weights(table.state)
        return f"{len(weights)} of {sum(weights)}"
    names = table.legal()
    return ", ".join(names) if len(names) <= MOST else f"{len(names)} answers"


def _answer(table: Scenario[Any], dealer: Dealer) -> int:
    """A random answer, with what makes a game lively more often."""
    game = table.game
    if table.state.seat != CHANCE:
        lively = LIVELY.get(game.key)
        if lively in table.legal() and dealer.below(3):
            return game.actions.codes[lively]
    answer = any_answer(game, table.state, dealer)
    if game.actions.names[answer] == DULL.get(game.key):
        answer = any_answer(game, table.state, dealer)
    return answer


def _views(table: Scenario[Any]) -> str:
    """What everybody may see and what each seat may see, as the beginnings of digests."""
    seen = [_view(table, NOBODY)]
    for seat in range(table.match.seats):
        digested = _view(table, seat)
        seen.append("=" if digested == seen[0] else digested)
    return " ".join(seen)


def _view(table: Scenario[Any], seat: int) -> str:
    """What a seat may see, without what waits below the open question: that is no rule."""
    seen = table.game.redact(table.state, seat)
    if not seen.over:
        ask = seen.asked()
        seen.agenda = Ask(ask.step, ask.seat, ask.datum, None)
    return digest(seen)[:SHORT]


def _sheet(table: Scenario[Any], side: int) -> str:
    """The score sheet of a side in one line."""
    place = table.game.ranking(table.state)[side]
    lines = table.game.breakdown(table.state, side)
    parts = [f"{line.phase} {line.label} {line.points}" for line in lines]
    return f"side {side}, place {place}, {table.game.scores(table.state)[side]}: {', '.join(parts)}"


@pytest.mark.parametrize(("key", "seats", "rules"), CASES)
def test_the_game_is_played_as_written_down(key: str, seats: int, rules: int) -> None:
    assert transcript(key, seats, rules).splitlines() == kept(key, seats, rules).splitlines()


if __name__ == "__main__":
    for title, count, version in CASES:
        played = transcript(title, count, version)
        own = file(title, count, version)
        is_written = own.exists() or version == catalog.load(title).version
        if is_written and played != kept(title, count, version):
            own.write_text(played, "utf-8")
