"""Positions as named numbers: what a seat knows, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.numbers import listed
from maat.learn import evaluator

KEYS = ["ra", "pharaon", "tekhenu"]
TABLES = [(key, seats) for key in KEYS for seats in catalog.load(key).seat_counts]


def positions(key: str, seats: int, seed: str, every: int = 9) -> list[Any]:
    """Every ninth position of a random game, or more of them, and its end."""
    game = catalog.load(key)
    dealer = QuickDealer(seed)
    state = game.new(seats, {})
    found = []
    answers = 0
    while not state.over:
        if answers % every == 0:
            found.append(game.copy(state))
        options = game.legal_actions(state)
        chance = state.seat < 0
        game.apply(
            state, game.sample(state, dealer) if chance else options[dealer.below(len(options))]
        )
        answers += 1
    return [*found, state]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_there_is_a_number_for_every_name(key: str, seats: int) -> None:
    look = evaluator.looking(key)
    lengths = {len(listed(look(state, 0))) for state in positions(key, seats, "names")}
    assert lengths == {len(evaluator.names(key))}


@pytest.mark.parametrize("key", KEYS)
def test_names_are_different(key: str) -> None:
    assert len(set(evaluator.names(key))) == len(evaluator.names(key))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_nothing_hidden_is_read_for_any_seat_in_a_whole_game(key: str, seats: int) -> None:
    game = catalog.load(key)
    look = evaluator.looking(key)
    for state in positions(key, seats, "hidden", every=3):
        for seat in range(seats):
            assert look(state, seat) == look(game.redact(state, seat), seat)


@pytest.mark.parametrize("key", KEYS)
def test_secret_faith_and_open_scores_make_no_difference_to_what_is_read(key: str) -> None:
    game = catalog.load(key)
    wishes = {"ra": {"open_scores": "on"}, "tekhenu": {"faith": "secret"}}
    dealer = QuickDealer("secret")
    state = game.new(2, wishes.get(key, {}))
    look = evaluator.looking(key)
    while not state.over:
        assert look(state, 0) == look(game.redact(state, 0), 0)
        if state.seat < 0:
            game.apply(state, game.sample(state, dealer))
        else:
            options = game.legal_actions(state)
            game.apply(state, options[dealer.below(len(options))])


@pytest.mark.parametrize("key", KEYS)
def test_seats_that_are_not_there_are_zero(key: str) -> None:
    names = evaluator.names(key)
    absent = [at for at, name in enumerate(names) if name.startswith("next-3 ")]
    assert absent
    for state in positions(key, 2, "absent"):
        numbers = listed(evaluator.looking(key)(state, 1))
        assert not any(numbers[at] for at in absent)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_numbers_are_small(key: str, seats: int) -> None:
    look = evaluator.looking(key)
    for state in positions(key, seats, "small"):
        assert all(-4.0 <= number <= 4.0 for number in listed(look(state, 0)))


@pytest.mark.parametrize("key", KEYS)
def test_the_own_seat_comes_first(key: str) -> None:
    asked = evaluator.names(key).index("own is asked")
    for state in positions(key, 2, "first"):
        if state.seat >= 0:
            assert listed(evaluator.looking(key)(state, state.seat))[asked] == 1.0
            assert listed(evaluator.looking(key)(state, 1 - state.seat))[asked] == 0.0
