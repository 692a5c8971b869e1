"""The tree of a search: what it tries, what it expects of chance, and how much it may cost."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from maat import is_compiled
from maat.bots import roster
from maat.bots.node import Node
from maat.bots.search import SearchBot
from maat.bots.tree import Tree
from maat.catalog import load
from maat.core.dealer import QuickDealer
from maat.core.game import Game, Step
from maat.core.names import Book, EventBook
from maat.core.state import CHANCE, Ask, State
from maat.games.ra import actions, steps
from maat.testing import walks

ANSWERS = 60  # far more than are tried at once
OPEN, ROLL = 0, 1
FACES = [1, 2, 4, 8, 16]  # how likely each is; what is thrown is what is won


class Room(State):
    """One choice of a door, then one throw; both are worth points."""

    def __init__(self) -> None:
        super().__init__(2, 1, None)
        self.points = 0

    def copy(self) -> Room:
        """An independent copy."""
        twin = Room()
        twin.agenda = self.agenda
        twin.points = self.points
        return twin


class Open(Step[Room]):
    """A door, each a little better than the one before."""

    def options(self, state: Room, ask: Ask) -> list[int]:
        return list(range(ANSWERS))

    def resolve(self, state: Room, ask: Ask, action: int) -> None:
        state.points += action // 10


class Roll(Step[Room]):
    """A loaded die."""

    def options(self, state: Room, ask: Ask) -> list[int]:
        return list(range(len(FACES)))

    def weights(self, state: Room, ask: Ask) -> list[int]:
        return FACES

    def resolve(self, state: Room, ask: Ask, action: int) -> None:
        state.points += action


class Doors(Game[Room]):
    """The smallest game with very many answers and uneven chances."""

    def __init__(self) -> None:
        book = Book()
        for door in range(ANSWERS):
            book.one(door, f"door {door}")
        asked: list[tuple[int, str, Step[Room]]] = [(OPEN, "open", Open()), (ROLL, "roll", Roll())]
        super().__init__("doors", 1, [2], "DO", asked, book, EventBook(), [], {})

    def set_up(self, seats: int, options: dict[str, str], rules: int) -> Room:
        state = Room()
        state.end()
        state.ask(ROLL, CHANCE)
        state.ask(OPEN, 0)
        return state

    def copy(self, state: Room) -> Room:
        return state.copy()

    def scores(self, state: Room) -> list[int]:
        return [state.points, 0]


def planted(game: Game[Any], state: Any) -> Tree[Any]:
    """A tree that looks at a position, nothing tried yet."""
    tree: Tree[Any] = Tree(game, roster.evaluator(game.key)(game), QuickDealer("tree"))
    tree.look(state, state.asked(), game.legal_actions(state))
    return tree


def tried(tree: Tree[Any], iterations: int) -> int:
    """How many answers have been tried at the root after so many more iterations."""
    tree.iterations(iterations)
    return sum(1 for child in tree.children() if child.visits)


def below(node: Node) -> list[Node]:
    """The children of a node."""
    found = []
    child = node.first
    while child is not None:
        found.append(child)
        child = child.next
    return found


# Where there are many answers.


def widest(key: str) -> tuple[Game[Any], Any]:
    """The question of a random game that has most answers."""
    game = load(key)
    return game, max(walks.questions(game, 2, "wide"), key=lambda asked: len(asked[1]))[0]


@pytest.mark.parametrize("key", ["doors", "tekhenu"])
def test_of_many_answers_only_some_are_tried_at_first_and_more_later(key: str) -> None:
    game, state = (Doors(), Doors().new(2)) if key == "doors" else widest(key)
    tree = planted(game, state)
    answers = len(tree.root_options)
    assert answers >= 25
    first = tried(tree, answers)
    later = tried(tree, 9 * answers)
    assert 1 < first < answers / 2
    assert 1.5 * first < later < answers


# Where chance answers.


def check_shares(node: Node, weights: dict[int, int]) -> None:
    """Chance went each way below a node about as often as its weight says, and no other way."""
    visits = {int(child.action): int(child.visits) for child in below(node) if child.seat == CHANCE}
    assert set(visits) <= set(weights)
    each = sum(visits.values()) / sum(weights.values())
    for outcome, weight in weights.items():
        expected = each * weight
        assert abs(visits.get(outcome, 0) - expected) <= 4 * expected**0.5, outcome


def test_a_loaded_die_is_loaded_in_the_search() -> None:
    tree = planted(Doors(), Doors().new(2))
    tree.iterations(2000)
    assert tree.children()[0].visits > 100
    check_shares(tree.children()[0], dict(enumerate(FACES)))


def test_tiles_of_ra_are_drawn_in_the_search_as_the_bag_holds_them() -> None:
    game = load("ra")
    state = next(walks.questions(game, 3, "bag"))[0]
    tree = planted(game, state)
    tree.iterations(2000)
    drawn = tree.root.child(steps.TURN, state.seat, actions.DRAW)
    assert drawn is not None
    assert drawn.visits > 500
    game.apply(state, actions.DRAW)
    assert state.seat == CHANCE
    check_shares(drawn, dict(zip(game.legal_actions(state), game.weights(state), strict=True)))


# What it may cost, and what it runs on.


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_higher_level_searches_longer(key: str) -> None:
    peek, search, learned = (roster.brought(key).iterations[level] for level in roster.LEVELS[2:])
    assert 0 < peek < search <= learned


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu", "any"])
def test_a_bot_searches_as_long_as_its_level_may(key: str) -> None:
    budgets = []
    for level in roster.levels(key)[2:]:
        bot = roster.find(key, level)("budget")
        assert isinstance(bot, SearchBot)
        budgets.append(bot.iterations)
    assert budgets == sorted(budgets)
    assert budgets[0] < budgets[1]
    assert len(budgets) == (2 if key == "any" else 3)


@pytest.mark.parametrize("name", ["tree", "node", "search"])
def test_the_search_is_compiled_where_the_engine_is(name: str) -> None:
    module = importlib.import_module(f"maat.bots.{name}")
    assert str(module.__file__).endswith(".py") is not is_compiled()
