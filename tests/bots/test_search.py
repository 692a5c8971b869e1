"""The search: fair, repeatable, in time, and not blind."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from mypy_extensions import i64

from maat import catalog
from maat.bots import matches, roster, stopwatch
from maat.bots.bot import Bot, Glance
from maat.bots.evaluator import Evaluator
from maat.bots.search import BATCH, SearchBot
from maat.bots.tree import Tree
from maat.core import rows
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.log import HIDDEN, Answers
from maat.core.match import Match
from maat.core.state import CHANCE, Ask
from maat.core.vectors import vec
from maat.games.ra import actions, steps, tiles
from maat.games.ra.state import RA_DRAWN
from maat.testing import walks

RA = catalog.load("ra")
FEW = 24  # iterations: enough to be wrong, not to be slow
LOOKS = 5
APART = 7


def searcher(game: Game[Any], seed: str, iterations: int = FEW) -> SearchBot[Any]:
    """A bot with the evaluator of a game."""
    return SearchBot(roster.evaluator(game.key), seed, iterations)


class Checked(Bot[Any]):
    """Lets another bot answer and looks whether it may."""

    def __init__(self, inner: Bot[Any]) -> None:
        self.inner = inner

    def choose(self, glance: Glance[Any]) -> int:
        answer = int(self.inner.choose(glance))
        assert answer in glance.options
        return answer


def played(game: Game[Any], seats: int, seed: str) -> Any:
    """The end of a game between searchers."""
    state = game.new(seats)
    bots: list[Bot[Any]] = [Checked(searcher(game, f"{seed}.{n}", 8)) for n in range(seats)]
    matches.play_out(game, state, bots, QuickDealer(seed))
    return state


def test_whole_games_are_legal_and_the_same_for_a_seed(any_game: Game[Any]) -> None:
    one, two = (played(any_game, 2, "same") for _ in range(2))
    assert one.over
    assert one == two


def test_more_than_two_can_search(any_game: Game[Any]) -> None:
    seats = max(any_game.seat_counts)
    state = played(any_game, seats, "many")
    assert len(any_game.scores(state)) == seats


@pytest.mark.parametrize("key", ["pharaon", "tekhenu"])
def test_a_search_plays_alone_against_the_automa(key: str) -> None:
    game = catalog.load(key)
    state = played(game, 1, "alone")
    assert state.over
    assert len(game.ranking(state)) == 2
    verdict = searcher(game, "alone").think(glance_at(game, first_choice(game, 1)))
    assert len(verdict.values) == 2


def first_choice(game: Game[Any], seats: int) -> Any:
    """The first position in which a seat has a choice."""
    state = game.new(seats)
    dealer = QuickDealer("first")
    game.deal(state, dealer)
    while len(game.legal_actions(state)) == 1:
        game.apply(state, game.legal_actions(state)[0])
        game.deal(state, dealer)
    return state


def glance_at(game: Game[Any], state: Any, answers: Answers | None = None) -> Glance[Any]:
    """What the seat that is asked sees."""
    return Glance(game, state, state.asked(), answers)


def test_what_a_seat_cannot_see_does_not_change_its_answer(any_game: Game[Any]) -> None:
    game = any_game
    for state in walks.choices(game, LOOKS, APART):
        seat = state.seat
        other = game.imagine(game.redact(state, seat), seat, QuickDealer("other"))
        verdicts = [searcher(game, "same").think(glance_at(game, at)) for at in (state, other)]
        assert verdicts[0].best == verdicts[1].best
        assert verdicts[0].values == verdicts[1].values


def test_thinking_leaves_the_position_as_it_is(any_game: Game[Any]) -> None:
    [state] = walks.choices(any_game, 1, APART)
    before = any_game.copy(state)
    searcher(any_game, "look").think(glance_at(any_game, state))
    assert state == before


def test_a_verdict_says_how_sure_it_is(any_game: Game[Any]) -> None:
    [state] = walks.choices(any_game, 1, APART)
    verdict = searcher(any_game, "sure", 64).think(glance_at(any_game, state))
    assert verdict.best == verdict.moves[0].action
    assert {move.action for move in verdict.moves} == set(any_game.legal_actions(state))
    assert sum(move.visits for move in verdict.moves) == 64
    assert all(0 <= value <= 1 for value in verdict.values)
    assert len(verdict.values) == state.seats
    assert all(0 <= move.mean <= 1 and 0 <= move.error <= 1 for move in verdict.moves)
    visits = [move.visits for move in verdict.moves]
    assert visits == sorted(visits, reverse=True)


def test_a_question_with_one_answer_is_answered_at_once() -> None:
    state = first_choice(RA, 2)
    state.agenda = None
    state.bid = 0
    state.context = RA_DRAWN
    state.players[0].suns = 0
    state.players[1].suns = 1 << 9
    state.filled = len(state.track)
    state.ask(steps.TURN, 1)
    assert RA.legal_actions(state) == [actions.INVOKE]
    bot = searcher(RA, "one", 100_000_000)
    assert bot.choose(glance_at(RA, state)) == actions.INVOKE
    assert bot.kept is None


# Budgets.


def test_a_search_can_be_stopped_early_and_answers_with_what_it_has() -> None:
    state = first_choice(RA, 2)
    verdict = searcher(RA, "stop", 100_000_000).think(glance_at(RA, state), lambda: True)
    assert sum(move.visits for move in verdict.moves) == BATCH
    assert verdict.best in RA.legal_actions(state)


def test_a_search_keeps_to_its_time() -> None:
    state = first_choice(RA, 2)
    bot: SearchBot[Any] = SearchBot(roster.evaluator("ra"), "time", 0, 30)
    looks = count()
    bot.clock = lambda: next(looks) / 1000  # a batch takes a millisecond
    verdict = bot.think(glance_at(RA, state))
    assert sum(move.visits for move in verdict.moves) == 30 * BATCH


def test_getting_ready_is_part_of_the_time() -> None:
    state = first_choice(RA, 2)
    bot: SearchBot[Any] = SearchBot(roster.evaluator("ra"), "time", 0, 1000)
    bot.clock = lambda: 2.0
    glance = glance_at(RA, state)
    tree = bot.prepare(glance, glance.options, False)
    bot.run(tree, 0, None, False, 0.0)
    assert sum(int(node.visits) for node in tree.children()) == BATCH


def test_a_search_keeps_to_its_iterations() -> None:
    state = first_choice(RA, 2)
    verdict = searcher(RA, "count", 37).think(glance_at(RA, state))
    assert sum(move.visits for move in verdict.moves) == 37


# The tree is kept.


def follow(state: Any, answers: Answers, action: int) -> None:
    """Give an answer and let chance answer, all written down."""
    dealer = QuickDealer("follow")
    answers.note(RA, state, state.asked(), action)
    RA.apply(state, action)
    while state.seat == CHANCE:
        outcome = RA.sample(state, dealer)
        answers.note(RA, state, state.asked(), outcome)
        RA.apply(state, outcome)


def test_the_tree_is_kept_along_the_answers_given() -> None:
    state, answers = first_choice(RA, 2), Answers()
    bot = searcher(RA, "keep", 2000)
    seat = state.seat
    best = bot.think(glance_at(RA, state, answers)).moves[0]
    follow(state, answers, best.action)
    while state.seat != seat:
        follow(state, answers, RA.legal_actions(state)[0])
    verdict = bot.think(glance_at(RA, state, answers))
    assert sum(move.visits for move in verdict.moves) >= 2000
    assert bot.kept is not None
    assert bot.kept.root.visits > 2000


def test_iterations_of_earlier_questions_count_but_a_quarter_is_new() -> None:
    state, answers = first_choice(RA, 2), Answers()
    bot = searcher(RA, "count", 400)
    glance = glance_at(RA, state, answers)
    tree = bot.prepare(glance, glance.options, False)
    assert bot.missing(tree) == 400
    tree.iterations(50)
    assert bot.missing(tree) == 350
    tree.iterations(1000)
    assert bot.missing(tree) == 100
    follow(state, answers, bot.think(glance).best)
    assert bot.missing(tree) == 100


def test_a_search_without_a_number_of_iterations_misses_none() -> None:
    bot: SearchBot[Any] = SearchBot(roster.evaluator("ra"), "time", 0, 30)
    glance = glance_at(RA, first_choice(RA, 2))
    tree = bot.prepare(glance, glance.options, False)
    tree.iterations(50)
    assert bot.missing(tree) == 0


def test_a_search_ends_when_the_next_best_will_not_catch_up() -> None:
    glance = glance_at(RA, first_choice(RA, 2))
    bot = searcher(RA, "ends")
    tree = bot.prepare(glance, glance.options, False)
    tree.iterations(100)
    most, second = sorted((int(node.visits) for node in tree.children()), reverse=True)[:2]
    assert not tree.is_decided(2 * (most - second))
    assert tree.is_decided(2 * (most - second) - 1)


def test_without_the_answers_so_far_a_tree_starts_anew() -> None:
    state = first_choice(RA, 2)
    bot = searcher(RA, "anew", 100)
    for _ in range(2):
        verdict = bot.think(glance_at(RA, state))
        assert sum(move.visits for move in verdict.moves) == 100


def test_an_answer_the_tree_does_not_know_starts_it_anew() -> None:
    state, answers = first_choice(RA, 2), Answers()
    bot = searcher(RA, "lost", BATCH)
    bot.think(glance_at(RA, state, answers))
    answers.note(RA, state, Ask(steps.DISCARD, 1, 0, None), 0)
    verdict = bot.think(glance_at(RA, state, answers))
    assert sum(move.visits for move in verdict.moves) == BATCH


def test_an_answer_the_seat_did_not_see_starts_the_tree_anew(senet: Game[Any]) -> None:
    opening, state, answers = senet.new(2), senet.new(2), Answers()
    bot = searcher(senet, "blind", 50)
    answers.note(senet, state, state.asked(), senet.legal_actions(state)[0])
    senet.apply(state, senet.legal_actions(state)[0])
    bot.think(glance_at(senet, state, answers))
    answers.note(senet, opening, opening.asked(), 21)  # the other seat alone saw it
    verdict = bot.think(glance_at(senet, state, answers))
    assert sum(move.visits for move in verdict.moves) == 50


def test_a_seat_is_told_only_the_answers_it_saw(senet: Game[Any]) -> None:
    state, answers = senet.new(2), Answers()
    hidden = senet.legal_actions(state)[0]
    step, seat = int(state.asked().step), int(state.seat)
    answers.note(senet, state, state.asked(), hidden)
    assert answers.seen_by(seat) == [(step, seat, hidden)]
    assert answers.seen_by(1 - seat) == [(step, seat, HIDDEN)]
    assert answers.seen_by(seat, len(answers)) == []


@pytest.mark.parametrize("key", ["ra", "pharaon"])
def test_the_arena_plays_as_games_with_their_answers_are_played(key: str) -> None:
    game = catalog.load(key)
    one, two = game.new(2), game.new(2)
    matches.play_out(game, one, [searcher(game, "a"), searcher(game, "b")], QuickDealer("1"))
    stopwatch.play_watched(game, two, [searcher(game, "a"), searcher(game, "b")], QuickDealer("1"))
    assert one == two


class Counting(Evaluator[Any]):
    """Notes how many decisions were made before it was asked."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.made = 0
        self.seen: set[int] = set()

    def rollout_choice(self, state: Any, ask: Ask, options: list[int], dice: QuickDealer) -> int:
        self.made += 1
        return options[0]

    def values(self, state: Any) -> list[float]:
        if state.agenda is not None:
            self.seen.add(self.made)
        self.made = 0
        return [0.5] * state.seats


def test_a_judge_with_foresight_looks_after_some_more_decisions() -> None:
    found = []
    for foresight in (0, 5):
        evaluator = Counting(RA)
        evaluator.has_policy = True
        evaluator.foresight = foresight
        tree = Tree(RA, evaluator, QuickDealer("1"))
        state = RA.new(2)
        RA.deal(state, QuickDealer("1"))
        tree.look(state, state.asked(), RA.legal_actions(state))
        tree.iterations(FEW)
        found.append(max(evaluator.seen))
    assert found[0] == 0
    assert 0 < found[1] <= 5


@pytest.mark.parametrize(("seats", "most"), [(2, 0), (3, 8), (4, 8)])
def test_where_more_than_two_play_a_judge_may_look_later(seats: int, most: int) -> None:
    evaluator = Counting(RA)
    evaluator.has_policy = True
    evaluator.crowd = 8
    tree = Tree(RA, evaluator, QuickDealer("1"))
    state = RA.new(seats)
    RA.deal(state, QuickDealer("1"))
    tree.look(state, state.asked(), RA.legal_actions(state))
    tree.iterations(FEW)
    assert max(evaluator.seen) == most


@pytest.mark.parametrize("key", ["ra", "tekhenu"])
def test_a_search_plays_a_match_as_it_plays_a_bare_game(key: str) -> None:
    game = catalog.load(key)
    state = game.new(2)
    matches.play_out(game, state, [searcher(game, f"{n}", 4) for n in range(2)], QuickDealer("m"))
    match: Match[Any] = Match(game, 2, {}, QuickDealer("m"))
    matches.play_match(match, [searcher(game, f"{n}", 4) for n in range(2)])
    match.state.listener = None
    assert match.state == state


# What must be found.


def auction(track: list[int], suns: list[int], points: list[int]) -> Any:
    """The last auction of a game: one Ra tile from the end, seat 0 has the last word."""
    state = first_choice(RA, len(suns))
    state.agenda = None
    state.epoch = 3
    state.ra_count = state.ra_limit - 1
    state.track = vec[i64](track)
    state.filled = len(track)
    state.ra_player = 0
    state.context = RA_DRAWN
    for seat, bits in enumerate(suns):
        state.players[seat].suns = bits
        state.players[seat].points = points[seat]
    state.ask(steps.BID, 0)
    return state


@pytest.mark.parametrize(
    ("kind", "bids"), [(tiles.GOLD, True), (tiles.GOD, True), (tiles.EARTHQUAKE, False)]
)
def test_a_lot_is_bought_for_what_it_brings(kind: int, bids: bool) -> None:
    state = auction([kind] * 8, [1 << 5, 0], [10, 10])
    for space in range(tiles.MONUMENT, tiles.FUNERAL):
        state.players[0].tiles = rows.put(state.players[0].tiles, space, 2)
    verdict = searcher(RA, "buy", 100).think(glance_at(RA, state))
    assert (verdict.best != actions.PASS) is bids


def test_a_win_is_seen_before_it_is_there() -> None:
    state = auction([tiles.GOLD] * 8, [1 << 5, 0], [20, 30])
    state.bag = vec[i64](
        [100] + [0] * (tiles.KINDS - 1)
    )  # nothing but Ra: the game ends with the next tile
    state.bag_total = 100
    verdict = searcher(RA, "win", 100).think(glance_at(RA, state))
    assert verdict.best == actions.BID + 5
    assert verdict.values[0] > 0.6


def test_a_small_search_beats_the_rule_of_thumb_and_the_greedy_player() -> None:
    wins = 0
    for number in range(6):
        seat = number % 2
        rival = roster.find("ra", ["rule-of-thumb", "greedy"][number // 3])("rival")
        bots: list[Bot[Any]] = [rival, rival]
        bots[seat] = roster.find("ra", "peek")(f"{number}")
        state = RA.new(2)
        matches.play_out(RA, state, bots, QuickDealer(f"thumb.{number}"))
        wins += 1 if RA.ranking(state)[seat] == 1 else 0
    assert wins >= 4
