"""One whole game for each seat count, kept as a transcript: questions, answers, views, scores.

The transcripts change only on purpose:

    python tests/games/ra/test_playthrough.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from maat import catalog
from maat.core.dealer import Dealer, QuickDealer
from maat.core.snapshot import digest
from maat.core.state import CHANCE
from maat.games.ra import actions
from maat.games.ra.state import RaState
from maat.testing import Table

GAME = catalog.load("ra")
FOLDER = Path(__file__).with_name("playthroughs")
SHORT = 8  # letters of a digest


def file(seats: int) -> Path:
    """Where the transcript for so many seats is kept."""
    return FOLDER / f"{seats}-seats.txt"


def transcript(seats: int) -> str:
    """A random game, line by line: the question, the legal answers, the answer, the views."""
    table: Table[RaState] = Table(GAME, seats)
    dealer = QuickDealer(f"playthrough {seats}")
    lines = [f"ra, {seats} seats", f"start: {_views(table)}"]
    while not table.match.over:
        asked = f"{len(table.match.record) + 1} {table.question()}: {_legal(table)}"
        answer = _answer(table, dealer)
        table.match.play(answer)
        lines.append(f"{asked} > {GAME.actions.names[answer]} | {_views(table)}")
    lines += [_sheet(table, seat) for seat in range(seats)]
    return "\n".join(lines) + "\n"


def _legal(table: Table[RaState]) -> str:
    """The legal answers by name; of chance only how many there are and of what weight."""
    if table.state.seat == CHANCE:
        weights = GAME.weights(table.state)
        return f"{len(weights)} of {sum(weights)}"
    return ", ".join(table.legal())


def _answer(table: Table[RaState], dealer: Dealer) -> int:
    """A random answer that draws more often than it invokes, so that tracks fill up."""
    if table.state.seat == CHANCE:
        return int(GAME.sample(table.state, dealer))
    legal = GAME.legal_actions(table.state)
    if actions.DRAW in legal and dealer.below(3):
        return actions.DRAW
    return legal[dealer.below(len(legal))]


def _views(table: Table[RaState]) -> str:
    """What each seat may see, as the beginning of a digest."""
    seats = range(table.match.seats)
    return " ".join(digest(table.match.view(seat).state)[:SHORT] for seat in seats)


def _sheet(table: Table[RaState], seat: int) -> str:
    """The score sheet of a seat in one line."""
    place = GAME.ranking(table.state)[seat]
    lines = GAME.breakdown(table.state, seat)
    parts = [f"{line.phase} {line.label} {line.points}" for line in lines]
    return f"seat {seat}, place {place}, {GAME.scores(table.state)[seat]}: {', '.join(parts)}"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_is_played_as_written_down(seats: int) -> None:
    kept = file(seats).read_text("utf-8").splitlines()
    assert transcript(seats).splitlines() == kept


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in GAME.seat_counts:
        file(count).write_text(transcript(count), "utf-8")
