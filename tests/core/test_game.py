"""What follows from the steps of a game, shown on a tiny one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from maat.core.dealer import Dealer, QuickDealer
from maat.core.errors import BadOption, IllegalAction, MaatError
from maat.core.game import Game, Option, Step
from maat.core.names import Book, EventBook
from maat.core.state import CHANCE, NOBODY, Ask, State
from maat.testing import check_game


def test_the_tiny_game_keeps_the_contract(cups: Game[Any]) -> None:
    assert check_game(cups, games=1) > 50


def test_options_are_settled_with_the_first_value(cups: Game[Any]) -> None:
    assert cups.settle({"table": "long"}) == {"bonus": "none", "table": "long"}


def test_settled_options_stand_in_the_order_of_the_game(cups: Game[Any]) -> None:
    assert list(cups.settle({"table": "long", "bonus": "two"})) == ["bonus", "table"]


def test_an_unknown_option_says_which_there_are(cups: Game[Any]) -> None:
    with pytest.raises(BadOption) as caught:
        cups.settle({"speed": "fast"})
    assert caught.value.key == "unknown-option"
    assert caught.value.values == {"game": "cups", "option": "speed", "known": "bonus, table"}


@pytest.mark.parametrize("value", ["three", "", "Two", "two "])
def test_an_unknown_value_says_which_there_are(cups: Game[Any], value: str) -> None:
    with pytest.raises(BadOption) as caught:
        cups.new(2, {"bonus": value})
    assert caught.value.key == "unknown-value"
    assert caught.value.values == {"option": "bonus", "value": value, "known": "none, two"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 10**9])
def test_a_wrong_seat_count_says_which_there_are(cups: Game[Any], seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        cups.new(seats)
    assert caught.value.values == {"game": "cups", "seats": seats, "known": "2, 3"}


def test_options_reach_the_opening_position(cups: Game[Any]) -> None:
    assert cups.new(2, {"bonus": "two"}).bonus == 2
    assert cups.new(2).bonus == 0


def test_steps_out_of_order_are_refused() -> None:
    steps: list[tuple[int, str, Step[State]]] = [(1, "late", Step())]
    with pytest.raises(ValueError, match="out of order"):
        Game("bad", 1, [2], "BA", steps, Book(), EventBook(), [], {})


def test_a_game_without_options_says_so() -> None:
    game: Game[State] = Game("bare", 1, [2], "BA", [], Book(), EventBook(), [], {})
    with pytest.raises(BadOption) as caught:
        game.settle({"any": "thing"})
    assert caught.value.values["known"] == "-"


DEMANDS: dict[str, Callable[[Game[State], State], object]] = {
    "set_up": lambda game, _: game.new(2),
    "copy": lambda game, state: game.copy(state),
    "scores": lambda game, state: game.scores(state),
    "breakdown": lambda game, state: game.breakdown(state, 0),
    "redact": lambda game, state: game.redact(state, 0),
}


@pytest.mark.parametrize("demand", DEMANDS.values(), ids=DEMANDS.keys())
def test_what_a_title_must_say_for_itself_is_demanded(
    demand: Callable[[Game[State], State], object],
) -> None:
    game: Game[State] = Game("bare", 1, [2], "BA", [], Book(), EventBook(), [], {})
    with pytest.raises(TypeError, match="a game says"):
        demand(game, State(2, None))


def test_a_step_must_list_its_options_and_resolve_them() -> None:
    step: Step[State] = Step()
    state, ask = State(2, None), Ask(0, 0, 0, None)
    with pytest.raises(TypeError, match="lists its options"):
        step.options(state, ask)
    with pytest.raises(TypeError, match="resolves its answers"):
        step.resolve(state, ask, 0)


def test_answering_takes_the_question_off_the_agenda(cups: Game[Any]) -> None:
    state = cups.new(2)
    below = state.asked().below
    cups.apply(state, cups.actions.codes["card 2"])
    assert state.agenda is below
    assert state.cards == [2, -1]


def test_deal_answers_for_chance_until_a_seat_is_asked(cups: Game[Any]) -> None:
    state = cups.new(3)
    cups.deal(state, QuickDealer("deal"))
    assert state.seat == 0
    assert all(1 <= card <= 4 for card in state.cards)


def test_deal_leaves_the_question_of_a_seat_alone(cups: Game[Any]) -> None:
    state = cups.new(2)
    cups.deal(state, QuickDealer("deal"))
    before = cups.copy(state)
    cups.deal(state, QuickDealer("again"))
    assert state == before


def test_a_playout_ends_the_game_and_counts_decisions(cups: Game[Any]) -> None:
    state = cups.new(3)
    decisions = cups.playout(state, QuickDealer("playout"))
    assert state.over
    assert decisions >= 6


def test_the_same_dealer_plays_the_same_game(cups: Game[Any]) -> None:
    states = [cups.new(3), cups.new(3)]
    for state in states:
        cups.playout(state, QuickDealer("twice"))
    assert states[0] == states[1]


def test_sample_agrees_with_the_weights(cups: Game[Any]) -> None:
    state = cups.new(2)
    found = [cups.sample(state, QuickDealer(f"{seed}")) for seed in range(50)]
    wanted = [
        QuickDealer(f"{seed}").pick(cups.legal_actions(state), cups.weights(state))
        for seed in range(50)
    ]
    assert found == wanted


@pytest.mark.parametrize("method", ["legal_actions", "weights"])
def test_nothing_is_asked_once_the_game_is_over(cups: Game[Any], method: str) -> None:
    state = cups.new(2)
    cups.playout(state, QuickDealer("over"))
    with pytest.raises(IllegalAction, match="game-over"):
        getattr(cups, method)(state)


def test_why_not_falls_back_on_the_rule_of_the_question(cups: Game[Any]) -> None:
    state = cups.new(2)
    cups.deal(state, QuickDealer("hide"))
    assert cups.why_not(state, cups.actions.codes["hide left"]) == 0
    assert cups.why_not(state, cups.actions.codes["walk"]) == 3


def test_rule_names_have_two_digits_at_least(cups: Game[Any]) -> None:
    assert [cups.rule_name(rule) for rule in (7, 45, 113)] == ["CU-07", "CU-45", "CU-113"]


def test_equal_scores_share_a_place(cups: Game[Any]) -> None:
    state = cups.new(3)
    state.cards = [2, 4, 4]
    assert cups.ranking(state) == [3, 1, 1]


def test_the_plain_redaction_and_imagination_are_copies() -> None:
    class Open(Game[State]):
        def copy(self, state: State) -> State:
            return State(state.seats, state.agenda)

    game = Open("open", 1, [2], "OP", [], Book(), EventBook(), [Option("a", ["b"])], {})
    state = State(2, None)
    for seen in (game.redact(state, NOBODY), game.imagine(state, 0, Dealer())):
        assert seen == state
        assert seen is not state


def test_faults_say_their_key_and_values() -> None:
    assert str(MaatError("wrong", line=3, answer="bid 9")) == "wrong: line=3, answer=bid 9"
    assert str(MaatError("wrong")) == "wrong"


def test_chance_is_asked_first_in_the_tiny_game(cups: Game[Any]) -> None:
    assert cups.new(2).seat == CHANCE
