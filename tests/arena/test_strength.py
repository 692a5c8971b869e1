"""Every level wins against the one below: the first games of the ladder, played again.

It takes some twenty minutes on two cores with the compiled engine, so it has a command of its own:
`make strength`.
"""

from __future__ import annotations

import pytest

from maat.arena import ladder
from maat.arena.ladder import Row, Scope
from maat.arena.worker import play_game

GAMES = 40
HOUR = 3600
ROWS = ladder.rows(Scope(seats=(2,)))


def wins(row: Row) -> float:
    """Games the stronger bot won; a shared victory counts for half."""
    won = 0.0
    for number in range(GAMES):
        places = play_game(row.plan, number).places
        own = row.plan.seating(number).index(row.strong)
        won += (places[own] == 1) / places.count(1)
    return won


@pytest.mark.strength
@pytest.mark.timeout(HOUR)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join([row.plan.game, *row.plan.bots]))
def test_the_stronger_bot_wins_more_than_half(row: Row) -> None:
    assert wins(row) > GAMES / 2
