"""OpenSpiel's own test, the weights of chance, and what a player knows."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from maat.core.dealer import QuickDealer
from maat.core.errors import BadOption, IllegalAction
from maat.envs import openspiel  # noqa: F401 - makes the games known

GAMES = [
    "maat_ra(players=2,options=open_scores:on;boat:off)",
    "maat_ra(players=3)",
    "maat_pharaon(players=1)",
    "maat_pharaon(players=2)",
    "maat_tekhenu(players=1)",
    "maat_tekhenu(players=2,options=faith:secret)",
]


def walked(name: str, answers: int, seed: str) -> Any:
    """A state after so many random answers, chance's included."""
    state = pyspiel.load_game(name).new_initial_state()
    dice = QuickDealer(seed)
    for _ in range(answers):
        options = state.legal_actions()
        state.apply_action(options[dice.below(len(options))])
        if state.is_terminal():
            break
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_chance_has_the_weights_of_the_engine(name: str) -> None:
    state = walked(name, 0, "1")
    dice = QuickDealer("1")
    while not state.is_terminal():
        if state.is_chance_node():
            rules, table = state.position.game, state.position.state
            weights = dict(zip(rules.legal_actions(table), rules.weights(table), strict=True))
            total = sum(weights.values())
            for action, probability in state.chance_outcomes():
                assert probability == pytest.approx(weights[action] / total)
        options = state.legal_actions()
        state.apply_action(options[dice.below(len(options))])


def test_options_are_written_in_the_name() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert state.position.state.open_scores
    assert state.position.state.boatless
    with pytest.raises(BadOption):
        pyspiel.load_game("maat_ra(players=2,options=open_scores:perhaps)")


def test_a_clone_goes_its_own_way() -> None:
    state = walked("maat_ra(players=3)", 30, "1")
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_games_and_states_can_be_pickled() -> None:
    state = walked("maat_ra(players=3)", 30, "1")
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    game = state.get_game()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("answers", [5, 30, 60])
def test_the_tensor_is_the_features_after_the_player(answers: int) -> None:
    state = walked("maat_ra(players=3)", answers, "2")
    game = state.get_game()
    tensor = np.array(state.observation_tensor(1))
    assert tensor[:3].tolist() == [0, 1, 0]
    expected = game.encoder.vector(state.position.state, 1)
    assert np.array_equal(tensor[3:].astype(np.float32), expected)


def test_there_is_no_tensor_of_all_a_player_ever_saw() -> None:
    game = pyspiel.load_game("maat_ra(players=3)")
    assert not game.get_type().provides_information_state_tensor
    everything = pyspiel.IIGObservationType(perfect_recall=True)
    assert game.make_py_observer(everything).tensor is None


def test_what_chance_hides_a_player_does_not_know() -> None:
    state = walked("maat_tekhenu(players=2)", 0, "1")
    hidden = 0
    dice = QuickDealer("1")
    for _ in range(100):
        options = state.legal_actions()
        ask = state.position.state.asked()
        audience = state.position.game.steps[ask.step].seen_by(state.position.state, ask)
        if state.is_chance_node() and audience == 1 and len(options) > 1:
            hidden += 1
            one, other = state.child(options[0]), state.child(options[1])
            assert one.information_state_string(1) == other.information_state_string(1)
            assert one.information_state_string(0) != other.information_state_string(0)
            assert one.observation_string(1) == other.observation_string(1)
        state.apply_action(options[dice.below(len(options))])
    assert hidden > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_the_player(name: str) -> None:
    state = walked(name, 40, "3")
    other = state.resample_from_infostate(0, lambda: 0.25)
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.legal_actions() == state.legal_actions()


def test_search_of_openspiel_plays() -> None:
    state = walked("maat_ra(players=2)", 12, "1")
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 8, random_state=dice)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


def test_returns_are_by_rank() -> None:
    state = walked("maat_ra(players=3)", 10_000, "1")
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert state.returns().index(max(state.returns())) == state.position.ranking.index(1)


def test_a_program_that_used_it_ends_in_peace() -> None:
    program = "import pyspiel, maat.envs.openspiel; pyspiel.load_game('maat_ra')"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_a_refused_answer_leaves_nothing_behind() -> None:
    state = pyspiel.load_game("maat_ra(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player, before = state.current_player(), state.information_state_string()
    illegal = next(code for code in range(1000) if code not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)
    assert state.information_state_string(player) == before
