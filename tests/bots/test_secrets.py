"""What a seat does not see: a search does not play as if it knew, and a bot cannot read it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from maat import catalog
from maat.bots.bot import Bot, Glance, SeenAnswers
from maat.bots.evaluator import Evaluator
from maat.bots.matches import play_out
from maat.bots.random_bot import RandomBot
from maat.bots.search import Candidate, SearchBot
from maat.core.dealer import Dealer, QuickDealer
from maat.core.game import Game, Step
from maat.core.log import HIDDEN, Answers
from maat.core.names import Book, EventBook
from maat.core.state import CHANCE, Ask, State

SAFE, RISK, HEADS, TAILS = range(4)
ENTER, COIN, GUESS = range(3)
UNKNOWN = -1
ITERATIONS = 600


class Table(State):
    """A coin under a cup."""

    def __init__(self) -> None:
        super().__init__(2, 1, None)
        self.coin = UNKNOWN
        self.points = [0, 0]

    def copy(self) -> Table:
        """An independent copy."""
        twin = Table()
        twin.agenda = self.agenda
        twin.coin = self.coin
        twin.points = self.points[:]
        return twin


class Enter(Step[Table]):
    """A sure small win, or a guess that wins or loses much."""

    def __init__(self, hider: int) -> None:
        self.hider = hider

    def options(self, state: Table, ask: Ask) -> list[int]:
        return [SAFE, RISK]

    def resolve(self, state: Table, ask: Ask, action: int) -> None:
        if action == SAFE:
            state.points = [2, 0]
        else:
            state.ask(GUESS, 0)
            state.ask(COIN, self.hider)


class Coin(Step[Table]):
    """Heads or tails; only the other seat sees it."""

    def options(self, state: Table, ask: Ask) -> list[int]:
        return [HEADS, TAILS]

    def seen_by(self, state: Table, ask: Ask) -> int:
        return 1 << 1

    def resolve(self, state: Table, ask: Ask, action: int) -> None:
        state.coin = action


class Guess(Step[Table]):
    """Which of the two."""

    def options(self, state: Table, ask: Ask) -> list[int]:
        return [HEADS, TAILS]

    def resolve(self, state: Table, ask: Ask, action: int) -> None:
        state.points = [30, 0] if action == state.coin else [0, 30]


class Cup(Game[Table]):
    """The smallest game in which it matters not to see."""

    def __init__(self, hider: int) -> None:
        book = Book()
        for code, name in enumerate(("safe", "risk", "heads", "tails")):
            book.one(code, name)
        asked: list[tuple[int, str, Step[Table]]] = [
            (ENTER, "enter", Enter(hider)),
            (COIN, "coin", Coin()),
            (GUESS, "guess", Guess()),
        ]
        super().__init__("cup", 1, [2], "CU", asked, book, EventBook(), [], {})

    def set_up(self, seats: int, options: dict[str, str], rules: int) -> Table:
        state = Table()
        state.end()
        state.ask(ENTER, 0)
        return state

    def copy(self, state: Table) -> Table:
        return state.copy()

    def scores(self, state: Table) -> list[int]:
        return state.points

    def redact(self, state: Table, seat: int) -> Table:
        seen = state.copy()
        if seat != 1 and not state.over:
            seen.coin = UNKNOWN
        return seen

    def imagine(self, state: Table, seat: int, dealer: Dealer) -> Table:
        full = state.copy()
        asked = full.agenda
        if full.coin == UNKNOWN and asked is not None and asked.step == GUESS:
            full.coin = HEADS + dealer.below(2)
        return full


def searching(seed: str, iterations: int = ITERATIONS) -> SearchBot[Any]:
    """A search without any advice."""
    return SearchBot(Evaluator, seed, iterations)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_search_does_not_hope_to_guess_what_it_cannot_see(seed: str) -> None:
    game = Cup(CHANCE)
    state = game.new(2)
    verdict = searching(seed).think(Glance(game, state, state.asked()))
    risk = next(move for move in verdict.moves if move.action == RISK)
    assert verdict.best == SAFE
    assert risk.mean < 0.7


def gone_on(hider: int) -> list[Candidate]:
    """What a search thinks of the guess when it has thought about the risk before."""
    game, answers = Cup(hider), Answers()
    state = game.new(2)
    bot = searching("kept")
    bot.think(Glance(game, state, state.asked(), answers))
    for action in (RISK, TAILS):
        answers.note(game, state, state.asked(), action)
        game.apply(state, action)
    return bot.think(Glance(game, state, state.asked(), answers)).moves


@pytest.mark.parametrize("hider", [CHANCE, 1])
def test_the_tree_is_kept_along_an_answer_the_seat_did_not_see(hider: int) -> None:
    assert sum(move.visits for move in gone_on(hider)) > ITERATIONS


def test_points_of_a_kept_tree_are_those_of_a_new_one() -> None:
    for move in gone_on(CHANCE):
        assert move.points == pytest.approx(15.0, abs=4.0)


class Curious(Bot[Any]):
    """Answers at random and looks at everything a glance offers."""

    def __init__(self, seed: str) -> None:
        self.inner: Bot[Any] = RandomBot(seed)
        self.names: set[str] = set()
        self.heard: SeenAnswers | None = None

    def choose(self, glance: Glance[Any]) -> int:
        self.names |= {name for name in dir(glance) if not name.startswith("_")}
        self.heard = glance.heard
        return int(self.inner.choose(glance))


def test_a_glance_offers_nothing_but_what_its_seat_knows() -> None:
    game = catalog.load("tekhenu")
    bot = Curious("1")
    play_out(game, game.new(2), [bot, RandomBot("2")], QuickDealer("3"))
    assert bot.names == {"ask", "game", "heard", "options", "state"}
    assert bot.heard is not None
    public = {name for name in dir(bot.heard) if not name.startswith("_")}
    assert public == {"goes_on", "since"}
    keeping = game.step_names.index("keep_decree")
    kept = {seat: action for step, seat, action in bot.heard.since(0) if step == keeping}
    assert kept[0] != HIDDEN
    assert kept[1] == HIDDEN


def test_faith_placed_in_secret_is_imagined_as_it_might_be() -> None:
    game = catalog.load("tekhenu")
    state, dice = game.new(3, {"faith": "secret"}), QuickDealer("5")
    found: Counter[tuple[int, ...]] = Counter()
    faith = game.step_names.index("faith")
    while state.agenda is not None:
        asked = state.agenda
        if asked.step == faith:
            found.update(imagined(game, state, int(asked.seat)))
        options = game.legal_actions(state)
        answer = options[-1] if asked.step == faith else options[int(dice.below(len(options)))]
        game.apply(state, game.sample(state, dice) if asked.seat == CHANCE else answer)
    assert len({placed for placed in found if any(placed)}) > 1


def imagined(game: Game[Any], state: Any, seat: int) -> list[tuple[int, ...]]:
    """The Faith of everybody in some worlds the seat thinks possible; its own is what it is."""
    seen = game.redact(state, seat)
    worlds = [game.imagine(seen, seat, QuickDealer(f"{number}")) for number in range(30)]
    for world in worlds:
        assert world.players[seat].placed == state.players[seat].placed
        for player in world.players:
            assert abs(player.placed) <= player.faith
    return [tuple(int(player.placed) for player in world.players) for world in worlds]
