"""One whole game for each seat count, kept as a transcript: questions, answers, views, scores.

The transcripts change only on purpose:

    python tests/games/tekhenu/test_playthrough.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from maat import catalog
from maat.core.dealer import Dealer, QuickDealer
from maat.core.snapshot import digest
from maat.core.state import CHANCE, NOBODY
from maat.games.tekhenu.state import TekhenuState
from maat.testing import Table

GAME = catalog.load("tekhenu")
FOLDER = Path(__file__).with_name("playthroughs")
SHORT = 6  # letters of a digest
MOST = 9  # answers that are listed by name
OPTIONS = {1: {"level": "hard"}, 3: {"faith": "secret"}, 4: {"pips": "changed"}}


def file(seats: int) -> Path:
    """Where the transcript for so many seats is kept."""
    return FOLDER / f"{seats}-seats.txt"


def transcript(seats: int) -> str:
    """A random game, line by line: the question, the legal answers, the answer, the views."""
    table: Table[TekhenuState] = Table(GAME, seats, OPTIONS.get(seats))
    dealer = QuickDealer(f"playthrough {seats}")
    lines = [f"tekhenu, {seats} seats", f"start: {_views(table)}"]
    while not table.match.over:
        asked = f"{len(table.match.record) + 1} {table.question()}: {_legal(table)}"
        answer = _answer(table, dealer)
        table.match.play(answer)
        lines.append(f"{asked} > {GAME.actions.names[answer]} | {_views(table)}")
    lines += [_sheet(table, side) for side in range(len(GAME.scores(table.state)))]
    return "\n".join(lines) + "\n"


def _legal(table: Table[TekhenuState]) -> str:
    """The legal answers by name, if they are not too many; of chance only number and weight."""
    if table.state.seat == CHANCE:
        weights = GAME.weights(table.state)
        return f"{len(weights)} of {sum(weights)}"
    names = table.legal()
    return ", ".join(names) if len(names) <= MOST else f"{len(names)} answers"


def _answer(table: Table[TekhenuState], dealer: Dealer) -> int:
    """A random answer."""
    if table.state.seat == CHANCE:
        return int(GAME.sample(table.state, dealer))
    legal = GAME.legal_actions(table.state)
    return legal[dealer.below(len(legal))]


def _views(table: Table[TekhenuState]) -> str:
    """What everybody may see and what seat 0 may see, as the beginnings of digests."""
    seen = [digest(GAME.redact(table.state, seat))[:SHORT] for seat in (NOBODY, 0)]
    return " ".join(seen)


def _sheet(table: Table[TekhenuState], side: int) -> str:
    """The score sheet of a side in one line."""
    place = GAME.ranking(table.state)[side]
    lines = GAME.breakdown(table.state, side)
    parts = [f"{line.label} {line.points}" for line in lines]
    return f"side {side}, place {place}, {GAME.scores(table.state)[side]}: {', '.join(parts)}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_is_played_as_written_down(seats: int) -> None:
    kept = file(seats).read_text("utf-8").splitlines()
    assert transcript(seats).splitlines() == kept


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in GAME.seat_counts:
        file(count).write_text(transcript(count), "utf-8")
