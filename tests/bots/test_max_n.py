"""Everybody plays for himself: the search expects it of the others, too."""

from __future__ import annotations

from typing import Any

from maat.bots.bot import Glance
from maat.bots.evaluator import Evaluator
from maat.bots.search import SearchBot
from maat.core.game import Game, Step
from maat.core.names import Book, EventBook
from maat.core.state import Ask, State

FIRST, SECOND = 0, 1
LEFT, RIGHT = 0, 1
ENDS = {
    (LEFT, LEFT): [4, 5, 0],
    (LEFT, RIGHT): [4, 5, 0],
    (RIGHT, LEFT): [6, 5, 0],  # the second player keeps close and lets the first one win
    (RIGHT, RIGHT): [0, 0, 10],  # bad for the first, and worse for the second
}


class Fork(State):
    """Two choices, the first by seat 0, the second by seat 1; seat 2 only looks on."""

    def __init__(self) -> None:
        super().__init__(3, 1, None)
        self.said: list[int] = []

    def copy(self) -> Fork:
        """An independent copy."""
        twin = Fork()
        twin.agenda = self.agenda
        twin.said = self.said[:]
        return twin


class Choice(Step[Fork]):
    """Left or right."""

    def options(self, state: Fork, ask: Ask) -> list[int]:
        return [LEFT, RIGHT]

    def resolve(self, state: Fork, ask: Ask, action: int) -> None:
        state.said.append(action)


class Forks(Game[Fork]):
    """The smallest game in which fear and reason differ."""

    def __init__(self) -> None:
        book = Book()
        book.one(LEFT, "left")
        book.one(RIGHT, "right")
        choices: list[tuple[int, str, Step[Fork]]] = [
            (FIRST, "first", Choice()),
            (SECOND, "second", Choice()),
        ]
        super().__init__("forks", 1, [3], "FK", choices, book, EventBook(), [], {})

    def set_up(self, seats: int, options: dict[str, str], rules: int) -> Fork:
        state = Fork()
        state.end()
        state.ask(SECOND, 1)
        state.ask(FIRST, 0)
        return state

    def copy(self, state: Fork) -> Fork:
        return state.copy()

    def scores(self, state: Fork) -> list[int]:
        said = [*state.said, LEFT, LEFT][:2]
        return ENDS[said[0], said[1]] if state.over else [0, 0, 0]


def test_the_others_are_expected_to_play_for_themselves() -> None:
    game = Forks()
    state = game.new(3)
    bot: SearchBot[Any] = SearchBot(Evaluator, "forks", 2000)
    verdict = bot.think(Glance(game, state, state.asked()))
    assert verdict.best == RIGHT
    assert verdict.values[0] > 0.6
    assert verdict.moves[0].mean > 0.5 > verdict.moves[1].mean
