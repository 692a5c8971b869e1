"""What follows from the steps of a game, shown on a tiny one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from maat.core.dealer import Dealer, QuickDealer
from maat.core.errors import BadOption, DeadEnd, IllegalAction, MaatError
from maat.core.game import Game, Line, Option, Step, Task
from maat.core.names import Book, EventBook
from maat.core.snapshot import digest
from maat.core.state import CHANCE, NOBODY, Ask, State
from maat.testing import BrokenContract, check_game


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


def test_what_is_done_in_one_game_is_not_seen_in_the_next(cups: Game[Any]) -> None:
    first = cups.new(2)
    before = digest(first)
    cups.deal(first, QuickDealer("away"))
    cups.apply(first, cups.legal_actions(first)[0])
    assert digest(cups.new(2)) == before != digest(first)


def test_openings_of_all_seat_counts_and_options_are_told_apart(cups: Game[Any]) -> None:
    wishes: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {}), (2, {"bonus": "two"})]
    made = [digest(cups.new(*wish)) for _ in range(2) for wish in wishes]
    assert made[:3] == made[3:]
    assert len(set(made)) == 3


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
        demand(game, State(2, 1, None))


def test_a_step_must_list_its_options_and_resolve_them() -> None:
    step: Step[State] = Step()
    state, ask = State(2, 1, None), Ask(0, 0, 0, None)
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
            return State(state.seats, state.rules, state.agenda)

    game = Open("open", 1, [2], "OP", [], Book(), EventBook(), [Option("a", ["b"])], {})
    state = State(2, 1, None)
    for seen in (game.redact(state, NOBODY), game.imagine(state, 0, Dealer())):
        assert seen == state
        assert seen is not state


def test_faults_say_their_key_and_values() -> None:
    assert str(MaatError("wrong", line=3, answer="bid 9")) == "wrong: line=3, answer=bid 9"
    assert str(MaatError("wrong")) == "wrong"


def test_chance_is_asked_first_in_the_tiny_game(cups: Game[Any]) -> None:
    assert cups.new(2).seat == CHANCE


CHOOSE, FLIP = range(2)  # the questions of a trail
LAY, ASK, STOP, LOSE = range(4)  # its tasks, and one it does not have


class Trail(State):
    """Writes down what is done."""

    def __init__(self) -> None:
        super().__init__(1, 1, None)
        self.done: list[str] = []


class Choose(Step[Trail]):
    """Tasks to be done, the last one first."""

    def __init__(self, follow: Callable[[Trail], None]) -> None:
        self.follow = follow

    def options(self, state: Trail, ask: Ask) -> list[int]:
        return [0]

    def resolve(self, state: Trail, ask: Ask, action: int) -> None:
        state.done.append(f"answer {ask.seat}")
        self.follow(state)


class Lay(Task[Trail]):
    """Nothing but a note."""

    def run(self, state: Trail, seat: int, datum: int) -> None:
        state.done.append(f"lay {seat} {datum}")


class AskAgain(Task[Trail]):
    """A question, and something to do after it."""

    def run(self, state: Trail, seat: int, datum: int) -> None:
        state.done.append("ask")
        state.push(LAY, seat, datum)
        state.ask(FLIP, seat)


class StopAll(Task[Trail]):
    """The end, in the middle of everything."""

    def run(self, state: Trail, seat: int, datum: int) -> None:
        state.end()


class Trails(Game[Trail]):
    """Whatever follows its first answer."""

    def __init__(
        self, follow: Callable[[Trail], None], first: Callable[[Trail], None] | None = None
    ) -> None:
        book = Book()
        book.one(0, "on")
        steps: list[tuple[int, str, Step[Trail]]] = [
            (CHOOSE, "choose", Choose(follow)),
            (FLIP, "flip", Choose(lambda _: None)),
        ]
        tasks: list[tuple[int, Task[Trail]]] = [(LAY, Lay()), (ASK, AskAgain()), (STOP, StopAll())]
        super().__init__("trail", 1, [1], "TR", steps, book, EventBook(), [], {}, tasks)
        self.first = first

    def set_up(self, seats: int, options: dict[str, str], rules: int) -> Trail:
        state = Trail()
        if self.first is None:
            state.ask(CHOOSE, 0)
        else:
            self.first(state)
        return state

    def copy(self, state: Trail) -> Trail:
        twin = Trail()
        twin.agenda = state.agenda
        twin.done = state.done[:]
        return twin

    def scores(self, state: Trail) -> list[int]:
        return [0]

    def breakdown(self, state: Trail, side: int) -> list[Line]:
        return []


def after_the_answer(follow: Callable[[Trail], None]) -> Trail:
    """A trail whose first question has been answered."""
    game = Trails(follow)
    state = game.new(1)
    game.apply(state, 0)
    return state


def test_tasks_are_done_before_anybody_is_asked_again_the_last_one_first() -> None:
    def follow(state: Trail) -> None:
        state.ask(FLIP, 0)
        state.push(LAY, 3, 4)
        state.push(LAY, 1, 2)

    state = after_the_answer(follow)
    assert state.done == ["answer 0", "lay 1 2", "lay 3 4"]
    assert state.asked().step == FLIP


def test_a_task_below_a_question_waits_for_its_answer() -> None:
    def follow(state: Trail) -> None:
        state.push(STOP)
        state.push(LAY, 1)
        state.ask(FLIP, 0)

    game = Trails(follow)
    state = game.new(1)
    game.apply(state, 0)
    assert state.done == ["answer 0"]
    game.apply(state, 0)
    assert state.done == ["answer 0", "answer 0", "lay 1 0"]
    assert state.over


def test_a_task_may_ask_and_leave_more_to_do() -> None:
    def follow(state: Trail) -> None:
        state.push(STOP)
        state.push(LAY, 5, 5)
        state.push(ASK, 2, 9)

    game = Trails(follow)
    state = game.new(1)
    assert game.playout(state, QuickDealer("asks")) == 2
    assert state.done == ["answer 0", "ask", "answer 2", "lay 2 9", "lay 5 5"]


def test_set_up_does_its_tasks_before_anybody_is_asked() -> None:
    def first(state: Trail) -> None:
        state.push(ASK)
        state.push(LAY)

    state = Trails(Trail.end, first).new(1)
    assert state.done == [f"lay {NOBODY} 0", "ask"]
    assert state.asked().step == FLIP


def test_what_waits_is_not_done_once_the_game_has_ended() -> None:
    def follow(state: Trail) -> None:
        state.push(LAY)
        state.ask(FLIP, 0)
        state.push(STOP)

    state = after_the_answer(follow)
    assert state.over
    assert state.done == ["answer 0"]


def forget(state: Trail) -> None:
    """Neither ask, nor leave anything to do, nor end the game."""


def only_lay(state: Trail) -> None:
    """Leave something to do that leads nowhere."""
    state.push(LAY)


PLAYERS: dict[str, Callable[[Game[Trail], Trail], object]] = {
    "apply": lambda game, state: game.apply(state, 0),
    "playout": lambda game, state: game.playout(state, QuickDealer("dead end")),
}


@pytest.mark.parametrize("play", PLAYERS.values(), ids=PLAYERS.keys())
@pytest.mark.parametrize("follow", [forget, only_lay])
def test_a_game_that_forgets_to_go_on_has_not_ended(
    play: Callable[[Game[Trail], Trail], object], follow: Callable[[Trail], None]
) -> None:
    game = Trails(follow)
    with pytest.raises(DeadEnd, match="trail: nobody is asked"):
        play(game, game.new(1))


@pytest.mark.parametrize("first", [forget, only_lay])
def test_a_set_up_that_asks_nobody_is_a_fault(first: Callable[[Trail], None]) -> None:
    with pytest.raises(DeadEnd):
        Trails(Trail.end, first).new(1)


def test_the_contract_says_after_which_answer_a_game_forgets_to_go_on() -> None:
    with pytest.raises(BrokenContract, match=r"asked or the game ends \(trail, .* answer 0\)"):
        check_game(Trails(forget))


def test_a_game_that_says_when_it_ends_keeps_the_contract() -> None:
    assert check_game(Trails(Trail.end), games=1) == 1


def test_a_task_the_game_does_not_have_is_a_fault() -> None:
    with pytest.raises(IndexError):
        after_the_answer(lambda state: state.push(LOSE))


def test_tasks_out_of_order_are_refused() -> None:
    with pytest.raises(ValueError, match="tasks out of order"):
        Game("bad", 1, [2], "BA", [], Book(), EventBook(), [], {}, [(1, Task[State]())])


def test_a_task_must_say_what_it_does() -> None:
    with pytest.raises(TypeError, match="says what it does"):
        Task[State]().run(State(2, 1, None), 0, 0)
