"""Many games answered in one call are the same games."""

from __future__ import annotations

from typing import Any

import pytest

from maat import catalog
from maat.core.batch import Batch
from maat.core.dealer import QuickDealer
from maat.core.errors import IllegalAction
from maat.core.snapshot import digest

KEYS = ["ra", "pharaon", "tekhenu"]


def made(key: str, size: int, seats: int = 2, seed: str = "1") -> Batch[Any]:
    """A batch of new games."""
    return Batch(catalog.load(key), size, seats, None, seed)


def states(batch: Batch[Any]) -> list[Any]:
    """Where its games are."""
    return [position.state for position in batch.positions]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_in_a_batch_is_the_game_played_alone(key: str) -> None:
    batch = made(key, 3)
    game = batch.game
    dealer = QuickDealer("1 1")  # of the second game
    state = game.new(2)
    game.deal(state, dealer)
    while not state.over:
        assert digest(batch.positions[1].state) == digest(state)
        actions = batch.random_actions()
        batch.step(actions)
        game.apply(state, actions[1])
        game.deal(state, dealer)
    ending = next(ending for ending in batch.endings if ending.at == 1)
    assert ending.scores == game.scores(state)
    assert ending.ranking == game.ranking(state)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_that_end_begin_anew(key: str, seats: int) -> None:
    if seats not in catalog.load(key).seat_counts:
        seats = 5
    batch = made(key, 2, seats)
    batch.random_steps(400)
    assert len(batch.endings) >= 2
    assert all(not state.over for state in states(batch))
    assert all(ending.at in (0, 1) for ending in batch.endings)


def test_games_do_not_depend_on_how_many_there_are() -> None:
    small, large = made("ra", 1), made("ra", 5)
    for _ in range(30):
        answers = [options[0] for options in large.options]
        large.step(answers)
        small.step(answers[:1])
    assert digest(small.positions[0].state) == digest(large.positions[0].state)


def test_games_of_a_batch_are_dealt_differently() -> None:
    batch = made("ra", 6, 3)
    for _ in range(6):
        batch.step([options[0] for options in batch.options])
    assert len({digest(state) for state in states(batch)}) > 1


def test_masks_are_the_legal_actions() -> None:
    batch = made("tekhenu", 4)
    width = len(batch.game.actions)
    for _ in range(40):
        rows = batch.masks()
        assert len(rows) == 4 * width
        for at, state in enumerate(states(batch)):
            row = rows[at * width : (at + 1) * width]
            legal = [action for action in range(width) if row[action]]
            assert legal == sorted(batch.game.legal_actions(state))
        batch.step(batch.random_actions())


def test_one_illegal_answer_stops_them_all() -> None:
    batch = made("ra", 3)
    before = [digest(state) for state in states(batch)]
    with pytest.raises(IllegalAction, match="RA-20"):
        batch.step([batch.options[0][0], batch.options[1][0], 2])
    with pytest.raises(IllegalAction, match="unknown-code"):
        batch.step([batch.options[0][0], batch.options[1][0], 10_000])
    with pytest.raises(ValueError, match="one answer for each"):
        batch.step([0])
    assert [digest(state) for state in states(batch)] == before


def test_a_position_can_be_put_into_a_batch() -> None:
    batch, other = made("ra", 2), made("ra", 1, seed="2")
    other.random_steps(20)
    batch.replace(1, other.positions[0].state)
    assert digest(batch.positions[1].state) == digest(other.positions[0].state)
    assert batch.positions[1].state is not other.positions[0].state
    assert batch.options[1] == other.options[0]


def test_the_seats_asked_are_told() -> None:
    batch = made("ra", 3, 3)
    assert batch.asked() == [state.seat for state in states(batch)]
