"""A machine that plays a match with every kind of interruption and tries to break it.

A game names itself and says what must hold in every position, and more about views and ends where
it has more to say:

    class RaMachine(Machine[RaState]):
        game = GAME

        def check_position(self, state: RaState) -> None: ...

    TestRa = RaMachine.TestCase
    TestRa.settings = thoroughly(200)
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from maat.core import notation
from maat.core.dealer import QuickDealer
from maat.core.errors import IllegalAction
from maat.core.game import Game
from maat.core.match import Match
from maat.core.snapshot import digest
from maat.core.state import NOBODY, State
from maat.testing.contract import any_answer

S = TypeVar("S", bound=State)

CHOICE = st.integers(min_value=0, max_value=10_000)


def thoroughly(examples: int, steps: int = 40) -> settings:
    """So many matches with so many interruptions each, the same ones every time."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )


def under_way(machine: Machine[Any]) -> bool:
    """Whether a question is open."""
    return not machine.match.over


class Machine(RuleBasedStateMachine, Generic[S]):
    """Plays one match with every kind of interruption."""

    game: ClassVar[Game[Any]]
    every: ClassVar[int] = 1  # after so many answers in a row a position is checked

    def check_position(self, state: S) -> None:
        """What must hold in every position."""

    def check_view(self, seen: S, seat: int) -> None:
        """What must hold for what a seat sees."""

    def check_end(self, state: S) -> None:
        """What must hold when the game is over."""

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """Any seat count, any options."""
        seats = data.draw(st.sampled_from(self.game.seat_counts), label="seats")
        options = {
            option.key: data.draw(st.sampled_from(option.values), label=option.key)
            for option in self.game.options
        }
        self.match: Match[S] = Match(self.game, seats, options)

    # What may be done.

    @precondition(under_way)
    @rule(choice=CHOICE)
    def play(self, choice: int) -> None:
        """Answer what is asked."""
        legal = self.match.legal_actions()
        before = len(self.match.record)
        self.match.play(legal[choice % len(legal)])
        assert len(self.match.record) == before + 1

    @precondition(under_way)
    @rule(seed=CHOICE, answers=st.integers(min_value=1, max_value=120))
    def play_on(self, seed: int, answers: int) -> None:
        """Many answers in a row."""
        dealer = QuickDealer(str(seed))
        for number in range(answers):
            if not self.match.over:
                self.match.play(any_answer(self.game, self.match.state, dealer))
                if number % self.every == 0:
                    self.check_position(self.match.state)

    @precondition(under_way)
    @rule(choice=CHOICE)
    def try_something_illegal(self, choice: int) -> None:
        """An illegal answer is refused and changes nothing."""
        withheld = self.game.withheld(self.match.state)  # taken, though no dealer draws it
        legal = {*self.match.legal_actions(), withheld}
        illegal = [code for code in range(len(self.game.actions)) if code not in legal]
        before = digest(self.match.state)
        try:
            self.match.play(illegal[choice % len(illegal)])
        except IllegalAction:
            assert digest(self.match.state) == before
        else:
            raise AssertionError("an illegal answer was taken")

    @rule(choice=CHOICE, consent=st.booleans())
    def undo(self, choice: int, consent: bool) -> None:
        """Taking back leaves a beginning of the record."""
        seat = choice % self.match.seats
        record = list(self.match.record)
        done = self.match.undo(seat, consent)
        assert self.match.record == record[: len(self.match.record)]
        assert done == (len(self.match.record) < len(record))
        if done:
            assert record[len(self.match.record)][0] == seat

    @precondition(under_way)
    @rule(choice=CHOICE)
    def play_on_a_copy(self, choice: int) -> None:
        """What happens to a copy does not happen to the match."""
        before = digest(self.match.state)
        copy = self.game.copy(self.match.state)
        assert copy == self.match.state
        self.game.playout(copy, QuickDealer(str(choice)))
        assert copy.over
        self.check_end(copy)
        assert digest(self.match.state) == before

    @rule(choice=CHOICE)
    def look(self, choice: int) -> None:
        """Only the asked seat has options; imagining keeps what is seen."""
        for seat in [NOBODY, *range(self.match.seats)]:
            view = self.match.view(seat)
            asked = not self.match.over and self.match.seat == seat
            assert bool(view.options) == asked
            self.check_view(view.state, seat)
            imagined = self.game.imagine(view.state, seat, QuickDealer(str(choice)))
            assert self.game.redact(imagined, seat) == view.state

    @rule()
    def save_and_replay(self) -> None:
        """A record rebuilds the match."""
        text = notation.write(self.match, notation.describe(self.match))
        again = notation.replay(self.game, notation.read(text))
        assert again.state == self.match.state
        assert again.history == self.match.history
        assert again.record == self.match.record

    @invariant()
    def everything_holds(self) -> None:
        """What must hold does."""
        self.check_position(self.match.state)
