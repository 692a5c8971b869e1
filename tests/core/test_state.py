"""The agenda is a stack; what happens is heard by those who may."""

from __future__ import annotations

import pytest

from maat.core.errors import IllegalAction
from maat.core.state import CHANCE, END, EVERYONE, NOBODY, Ask, Listener, State


class Ear(Listener):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, ...]] = []

    def hear(self, event: int, audience: int, seat: int, a: int, b: int, c: int) -> None:
        self.heard.append((event, audience, seat, a, b, c))


def parts(ask: Ask | None) -> list[tuple[int, int, int]]:
    """Every open question from the top down."""
    found = []
    while ask is not None:
        found.append((int(ask.step), int(ask.seat), int(ask.datum)))
        ask = ask.below
    return found


def test_the_last_question_asked_is_the_first_to_answer() -> None:
    state = State(3, 1, None)
    state.ask(1, 0)
    state.ask(2, CHANCE, 7)
    state.ask(3, 2)
    assert parts(state.agenda) == [(3, 2, 0), (2, CHANCE, 7), (1, 0, 0)]
    assert state.seat == 2


@pytest.mark.parametrize("seat", [CHANCE, 0, 1, 13, 14, 15, 16, 17, 100])
@pytest.mark.parametrize("step", [0, 1, 62, 63, 64, 65, 1000])
@pytest.mark.parametrize("datum", [0, 1, -1])
def test_any_question_comes_back_as_it_was_asked(step: int, seat: int, datum: int) -> None:
    state = State(2, 1, None)
    state.ask(step, seat, datum)
    assert parts(state.agenda) == [(step, seat, datum)]
    state.ask(step, seat, datum)
    assert parts(state.agenda) == [(step, seat, datum)] * 2


def test_a_task_lies_on_the_same_stack_and_is_told_from_a_question() -> None:
    state = State(3, 1, None)
    state.push(1, 2, 7)
    state.ask(1, 2, 7)
    state.push(0)
    assert parts(state.agenda) == [(~0, NOBODY, 0), (1, 2, 7), (~1, 2, 7)]


@pytest.mark.parametrize("seat", [NOBODY, CHANCE, 0, 13, 14, 100])
@pytest.mark.parametrize("task", [0, 1, 63, 64, 1000])
@pytest.mark.parametrize("datum", [0, 1, -1])
def test_any_task_comes_back_as_it_was_pushed(task: int, seat: int, datum: int) -> None:
    state = State(2, 1, None)
    state.push(task, seat, datum)
    state.push(task, seat, datum)
    assert parts(state.agenda) == [(~task, seat, datum)] * 2


def test_a_question_asked_again_is_the_same_one() -> None:
    state, other = State(2, 1, None), State(2, 1, None)
    for each in (state, other):
        each.push(1, 0, 4)
        each.ask(2, 1, 3)
    assert state.agenda is other.agenda


@pytest.mark.parametrize("below", [(0, 0, 0), (1, 1, 0), (1, 0, 1), (3, 0, 0)])
def test_the_same_question_above_others_is_another_one(below: tuple[int, int, int]) -> None:
    state = State(2, 1, None)
    state.ask(1, 0)
    state.ask(2, 1)
    other = State(2, 1, None)
    other.ask(*below)
    other.ask(2, 1)
    assert parts(other.agenda) == [(2, 1, 0), below]


def test_the_end_drops_whatever_waits() -> None:
    state = State(2, 1, None)
    state.ask(1, 0)
    state.push(1, 0)
    state.end()
    assert parts(state.agenda) == [(END, NOBODY, 0)]


def test_asking_leaves_the_questions_of_a_copy_alone() -> None:
    state = State(2, 1, None)
    state.ask(1, 0)
    twin = State(2, 1, state.agenda)
    state.ask(2, 1)
    assert parts(twin.agenda) == [(1, 0, 0)]


def test_a_game_without_questions_is_over() -> None:
    state = State(2, 1, None)
    assert state.over
    assert state.seat == NOBODY


def test_nothing_can_be_asked_for_once_the_game_is_over() -> None:
    with pytest.raises(IllegalAction) as caught:
        State(2, 1, None).asked()
    assert caught.value.key == "game-over"


def test_the_question_on_top_stays_until_it_is_answered() -> None:
    state = State(2, 1, None)
    state.ask(4, 1, 5)
    assert state.asked() is state.asked()
    assert not state.over


def test_everybody_hears_what_is_told() -> None:
    state, ear = State(2, 1, None), Ear()
    state.listener = ear
    state.tell(6, 1, 2, 3, 4)
    assert ear.heard == [(6, EVERYONE, 1, 2, 3, 4)]


@pytest.mark.parametrize("seat", [0, 1, 4])
def test_one_seat_hears_what_is_whispered(seat: int) -> None:
    state, ear = State(5, 1, None), Ear()
    state.listener = ear
    state.whisper(6, seat, 2)
    assert ear.heard == [(6, 1 << seat, seat, 2, 0, 0)]


def test_without_a_listener_telling_does_nothing() -> None:
    state = State(2, 1, None)
    state.tell(1, 0)
    state.whisper(1, 0)
    assert state == State(2, 1, None)


def test_a_bare_listener_takes_no_note() -> None:
    state = State(2, 1, None)
    state.listener = Listener()
    state.tell(1, 0)
    assert state == State(2, 1, None)


def test_positions_are_equal_whoever_listens() -> None:
    one, other = State(2, 1, None), State(2, 1, None)
    one.listener = Ear()
    assert one == other
    assert "listener" not in repr(one)


def test_positions_with_other_questions_differ() -> None:
    one, other = State(2, 1, None), State(2, 1, None)
    one.ask(1, 0)
    other.ask(1, 1)
    assert one != other
