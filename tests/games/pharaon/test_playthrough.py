"""One whole game for each seat count, kept as a transcript: questions, answers, views, scores.

The transcripts change only on purpose:

    python tests/games/pharaon/test_playthrough.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from maat import catalog
from maat.core.dealer import Dealer, QuickDealer
from maat.core.snapshot import digest
from maat.core.state import CHANCE, NOBODY
from maat.games.pharaon import actions
from maat.games.pharaon.state import PharaonState
from maat.testing import Table

GAME = catalog.load("pharaon")
FOLDER = Path(__file__).with_name("playthroughs")
SHORT = 8  # letters of a digest
OPTIONS = {1: {"dark_tiles": "2"}, 4: {"scribes": "0+2"}}


def file(seats: int) -> Path:
    """Where the transcript for so many seats is kept."""
    return FOLDER / f"{seats}-seats.txt"


def transcript(seats: int) -> str:
    """A random game, line by line: the question, the legal answers, the answer, the view."""
    table: Table[PharaonState] = Table(GAME, seats, OPTIONS.get(seats))
    dealer = QuickDealer(f"playthrough {seats}")
    lines = [f"pharaon, {seats} seats", f"start: {_view(table)}"]
    while not table.match.over:
        asked = f"{len(table.match.record) + 1} {table.question()}: {_legal(table)}"
        answer = _answer(table, dealer)
        table.match.play(answer)
        lines.append(f"{asked} > {GAME.actions.names[answer]} | {_view(table)}")
    lines += [_sheet(table, side) for side in range(len(GAME.scores(table.state)))]
    return "\n".join(lines) + "\n"


def _legal(table: Table[PharaonState]) -> str:
    """The legal answers by name; of chance only how many there are and of what weight."""
    if table.state.seat == CHANCE:
        weights = GAME.weights(table.state)
        return f"{len(weights)} of {sum(weights)}"
    return ", ".join(table.legal())


def _answer(table: Table[PharaonState], dealer: Dealer) -> int:
    """A random answer that would rather act than pass."""
    if table.state.seat == CHANCE:
        return int(GAME.sample(table.state, dealer))
    legal = GAME.legal_actions(table.state)
    answer = legal[dealer.below(len(legal))]
    if answer == actions.PASS and len(legal) > 1:
        answer = legal[dealer.below(len(legal))]
    return answer


def _view(table: Table[PharaonState]) -> str:
    """What everybody may see, as the beginning of a digest; nothing is hidden from anybody."""
    return digest(table.match.view(NOBODY).state)[:SHORT]


def _sheet(table: Table[PharaonState], side: int) -> str:
    """The score sheet of a side in one line."""
    place = GAME.ranking(table.state)[side]
    lines = GAME.breakdown(table.state, side)
    parts = [f"{line.label} {line.points}" for line in lines]
    return f"side {side}, place {place}, {GAME.scores(table.state)[side]}: {', '.join(parts)}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_game_is_played_as_written_down(seats: int) -> None:
    kept = file(seats).read_text("utf-8").splitlines()
    assert transcript(seats).splitlines() == kept


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in GAME.seat_counts:
        file(count).write_text(transcript(count), "utf-8")
