"""Searches for which luck is settled: who cheats, who guesses, and where they may sit."""

from __future__ import annotations

import pytest

from maat import catalog
from maat.arena import contestants
from maat.arena.plan import Plan
from maat.arena.worker import play_game
from maat.bots import files, matches, roster
from maat.bots.bot import Bot, Glance
from maat.bots.evaluator import Evaluator
from maat.bots.seers import FatedTree, GuesserBot, SeerBot
from maat.core.dealer import QuickDealer
from maat.core.errors import NotFound
from maat.core.game import Game, Step
from maat.core.names import Book, EventBook
from maat.core.state import CHANCE, Ask, State

SAFE, HEADS, TAILS, UP, DOWN = range(5)
CHOICE, TOSS = range(2)
TOSSES = 12


class Toss(State):
    """A coin that somebody may bet on before it falls."""

    def __init__(self) -> None:
        super().__init__(2, 1, None)
        self.bet = SAFE
        self.points = [0, 0]

    def copy(self) -> Toss:
        """An independent copy."""
        twin = Toss()
        twin.agenda, twin.bet, twin.points = self.agenda, self.bet, self.points[:]
        return twin


class Choice(Step[Toss]):
    """Something safe, or what the coin will show."""

    def options(self, state: Toss, ask: Ask) -> list[int]:
        return [SAFE, HEADS, TAILS]

    def resolve(self, state: Toss, ask: Ask, action: int) -> None:
        state.bet = action


class Fall(Step[Toss]):
    """Whoever bet well wins much, who bet badly loses more."""

    def options(self, state: Toss, ask: Ask) -> list[int]:
        return [UP, DOWN]

    def resolve(self, state: Toss, ask: Ask, action: int) -> None:
        if state.bet == SAFE:
            state.points = [5, 0]
        else:
            won = (state.bet == HEADS) == (action == UP)
            state.points = [30, 0] if won else [0, 90]


class Coins(Game[Toss]):
    """The smallest game in which it helps to know what chance will say."""

    def __init__(self) -> None:
        book = Book()
        for code, name in enumerate(("safe", "heads", "tails", "up", "down")):
            book.one(code, name)
        steps: list[tuple[int, str, Step[Toss]]] = [
            (CHOICE, "choice", Choice()),
            (TOSS, "toss", Fall()),
        ]
        super().__init__("coins", 1, [2], "CO", steps, book, EventBook(), [], {})

    def set_up(self, seats: int, options: dict[str, str], rules: int) -> Toss:
        state = Toss()
        state.end()
        state.ask(TOSS, CHANCE)
        state.ask(CHOICE, 0)
        return state

    def copy(self, state: Toss) -> Toss:
        return state.copy()

    def scores(self, state: Toss) -> list[int]:
        return state.points


def points(bot: Bot[Toss], dealer: QuickDealer) -> int:
    """What a bot makes of one toss."""
    game = Coins()
    state = game.new(2)
    matches.play_out(game, state, [bot, bot], dealer)
    return state.points[0]


def test_a_seer_always_bets_on_what_comes() -> None:
    for number in range(TOSSES):
        dealer = QuickDealer(f"toss.{number}")
        bot: SeerBot[Toss] = SeerBot(Evaluator, f"{number}", 60)
        bot.dealer = dealer
        assert points(bot, dealer) == 30


def test_who_only_guesses_does_not_know_what_comes() -> None:
    made = [
        points(GuesserBot(Evaluator, f"{number}", 600), QuickDealer(f"toss.{number}"))
        for number in range(TOSSES)
    ]
    assert set(made) != {30}


def test_a_seer_does_not_draw_from_the_dealer_it_looks_at() -> None:
    dealer, twin = QuickDealer("same"), QuickDealer("same")
    game = Coins()
    state = game.new(2)
    bot: SeerBot[Toss] = SeerBot(Evaluator, "1", 60)
    bot.dealer = dealer
    bot.choose(Glance(game, state, state.asked()))
    assert [dealer.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]


def test_a_seer_that_nobody_shows_the_dealer_does_not_play() -> None:
    bot: SeerBot[Toss] = SeerBot(Evaluator, "1", 60)
    with pytest.raises(TypeError, match="dealer"):
        points(bot, QuickDealer("1"))


def test_every_iteration_begins_with_the_same_luck() -> None:
    game = catalog.load("ra")
    tree = FatedTree(game, Evaluator(game), QuickDealer("dice"))
    tree.fate = QuickDealer("fate")
    state = game.new(2)
    game.deal(state, QuickDealer("deal"))
    tree.look(game.redact(state, state.seat), state.asked(), game.legal_actions(state))
    draws = []
    for _ in range(3):
        tree.world()
        draws.append([tree.luck.below(1000) for _ in range(4)])
    assert draws[0] == draws[1] == draws[2]


@pytest.mark.parametrize("name", ["cheating-seer", "ten-guesses"])
def test_players_of_the_arena_sit_down_nowhere_else(name: str) -> None:
    assert name in roster.brought("ra").arena
    assert name not in roster.known("ra")
    with pytest.raises(NotFound, match="unknown-bot"):
        roster.seated("ra", [name], 2)
    with pytest.raises(NotFound, match="unknown-bot"):
        files.find("ra", name)
    assert contestants.find("ra", name)("1") is not None


def test_who_knows_the_order_of_the_bag_beats_who_does_not() -> None:
    plan = Plan("ra", 2, ("cheating-seer", "greedy"), "seers")
    leads = []
    for number in range(6):
        scores = play_game(plan, number).scores
        own = plan.seating(number).index("cheating-seer")
        leads.append(scores[own] - scores[1 - own])
    assert sum(1 for lead in leads if lead > 0) >= 5
