"""The greedy bots: better than chance, fair, and at home in solo games."""

from __future__ import annotations

from typing import Any

import pytest

from maat import catalog
from maat.bots import matches, roster
from maat.bots.bot import Bot, Glance
from maat.core.dealer import QuickDealer
from maat.testing import walks

TITLES = ["ra", "pharaon", "tekhenu"]
GAMES = 4
LOOKS = 6  # positions looked at in a game
APART = 5  # decisions between them


def greedy(key: str, seed: str) -> Bot[Any]:
    """The greedy bot of a game."""
    return roster.find(key, "greedy")(seed)


def leads(key: str) -> list[int]:
    """By how much greedy beats random, each of them at both ends of the table."""
    game = catalog.load(key)
    found = []
    for number in range(GAMES):
        seat = number % 2
        bots = [roster.find(key, "random")("0"), roster.find(key, "random")("1")]
        bots[seat] = greedy(key, f"{number}")
        state = game.new(2)
        matches.play_out(game, state, bots, QuickDealer(f"greedy.{number}"))
        scores = game.scores(state)
        found.append(scores[seat] - scores[1 - seat])
    return found


@pytest.mark.parametrize("key", TITLES)
def test_greedy_beats_random_clearly(key: str) -> None:
    found = leads(key)
    assert sum(1 for lead in found if lead > 0) >= GAMES - 1
    assert sum(found) > 10 * GAMES


@pytest.mark.parametrize("key", TITLES)
def test_greedy_answers_the_same_whatever_its_seat_cannot_see(key: str) -> None:
    game = catalog.load(key)
    for state in walks.choices(game, LOOKS, APART):
        seat = state.seat
        other = game.imagine(game.redact(state, seat), seat, QuickDealer("other"))
        answers = {
            int(greedy(key, "same").choose(Glance(game, place, place.asked())))
            for place in (state, other)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("key", TITLES)
def test_greedy_leaves_the_position_as_it_is(key: str) -> None:
    game = catalog.load(key)
    [state] = walks.choices(game, 1, APART)
    before = game.copy(state)
    greedy(key, "look").choose(Glance(game, state, state.asked()))
    assert state == before


@pytest.mark.parametrize("key", ["pharaon", "tekhenu"])
def test_greedy_plays_alone_against_the_automa(key: str) -> None:
    game = catalog.load(key)
    state = game.new(1)
    decisions = matches.play_out(game, state, [greedy(key, "alone")], QuickDealer("alone"))
    assert decisions > 20
    assert state.over
    assert len(game.scores(state)) == len(game.ranking(state)) == 2


def gods_spent(bots: list[Bot[Any]], seed: str) -> tuple[int, int]:
    """How often a tile could be taken for a god in a game of Ra, and how often one was."""
    game = catalog.load("ra")
    state, dealer = game.new(len(bots)), QuickDealer(seed)
    offered = taken = 0
    game.deal(state, dealer)
    while not state.over:
        answer = int(bots[state.seat].choose(Glance(game, state, state.asked())))
        names = [game.actions.names[option] for option in game.legal_actions(state)]
        offered += any(name.startswith("take") for name in names)
        taken += game.actions.names[answer].startswith("take")
        game.apply(state, answer)
        game.deal(state, dealer)
    return offered, taken


def test_greedy_spends_a_god_now_and_then() -> None:
    found = [gods_spent([greedy("ra", "0"), greedy("ra", "1")], f"gods.{at}") for at in range(20)]
    offered, taken = (sum(each) for each in zip(*found, strict=True))
    assert offered > 100
    assert 0.1 < taken / offered < 0.9
