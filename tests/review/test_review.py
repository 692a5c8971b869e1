"""What a review says about a game, with budgets as small as can be."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from maat import catalog
from maat.bots.bot import Glance
from maat.core import snapshot
from maat.core.dealer import QuickDealer
from maat.core.errors import BadRecord, NotFound
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.review import chances, decisions, reviewer, runner, swings
from maat.review.chances import Scale
from maat.review.report import CHOICE, LUCK, Decision, Moment, Review
from maat.review.runner import ReviewSettings

Play = Callable[..., Match[Any]]
Look = Callable[[str, int], Review]

QUICK = ReviewSettings(iterations=16)
GAMES = [("ra", 3), ("ra", 2), ("pharaon", 2), ("pharaon", 1), ("tekhenu", 2), ("tekhenu", 1)]

each_game = pytest.mark.parametrize(("key", "seats"), GAMES)


@pytest.fixture(scope="module")
def review(look: Look) -> Review:
    """The review of a game of Ra for three."""
    return look("ra", 3)


def choices(match: Match[Any]) -> list[tuple[int, int, int]]:
    """Every question with more than one answer: its number among them, seat and answer."""
    state = match.game.new(match.seats, match.options)
    found: list[tuple[int, int, int]] = []
    for seat, action in match.record:
        if seat != CHANCE and len(match.game.legal_actions(state)) > 1:
            found.append((len(found) + 1, seat, action))
        match.game.apply(state, action)
    return found


# How sure it is.


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_other_dice_change_a_chance_by_no_more_than_is_said(play: Play, key: str) -> None:
    found = decisions.read(play(key, 2))
    some = slice(4, None, max(1, len(found.decisions) // 24))
    first, again = (
        [reviewer.judge(work)[0] for work in runner.parts(found, wish, 1)[some]]
        for wish in (
            ReviewSettings(iterations=60, seed="1"),
            ReviewSettings(iterations=60, seed="2"),
        )
    )
    apart = [
        abs(one.played[point.seat] - other.played[point.seat])
        / max(1e-9, hypot(one.played_error, other.played_error))
        for point, one, other in zip(found.decisions[some], first, again, strict=True)
    ]
    far = sum(1 for each in apart if each > 2)  # one of twenty, were it the normal distribution
    assert far / len(apart) < 0.2


def evening() -> Match[Any]:
    """A game with the real box: what people drew in secret they have named only to play it."""
    match: Match[Any] = Match(catalog.load("tekhenu"), 2)
    dealer = QuickDealer("an evening")
    while not match.over:
        withheld = int(match.game.withheld(match.state)) if match.seat == CHANCE else -1
        options = match.game.legal_actions(match.state)
        drawn = int(match.game.sample(match.state, dealer)) if match.seat == CHANCE else 0
        own = options[dealer.below(len(options))]
        answer = own if match.seat != CHANCE else withheld if withheld >= 0 else drawn
        match.enter((match.seat, answer))
    return match


def test_an_evening_with_cards_nobody_named_is_reviewed() -> None:
    found = decisions.read(evening())
    parts = runner.parts(found, QUICK)
    for work in (parts[0], parts[len(parts) // 2], parts[-1]):
        assert all(0 <= chance <= 1 for each in reviewer.judge(work) for chance in each.played)


# The whole of it.


@each_game
def test_every_choice_is_reviewed_and_nothing_that_was_forced(
    play: Play, look: Look, key: str, seats: int
) -> None:
    match = play(key, seats)
    made = look(key, seats)
    assert [(each.n, each.seat, each.played) for each in made.decisions] == choices(match)
    assert len(made.curve) == len(made.decisions) + 1
    assert made.curve[-1].chances == decisions.shares(match.game.ranking(match.state))
    assert len(made.turns) <= 3


def test_the_same_seed_gives_the_same_review_in_any_number_of_processes(
    play: Play, review: Review
) -> None:
    assert runner.review(play("ra", 3), QUICK, jobs=2) == review
    other = runner.review(play("ra", 3), ReviewSettings(iterations=16, seed="2"))
    assert other.decisions != review.decisions


def test_progress_counts_every_decision(play: Play) -> None:
    done: list[int] = []
    made = runner.review(play("ra", 2), QUICK, advance=done.append)
    assert sum(done) == len(made.decisions)


def test_a_review_travels_as_json(review: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


def test_a_game_that_is_not_over_is_refused() -> None:
    match = Match(catalog.load("ra"), 2, {}, QuickDealer("1"))
    with pytest.raises(BadRecord, match="review-unfinished"):
        runner.review(match, QUICK)


@pytest.mark.parametrize("level", [0, 1, 2, 9])
def test_a_level_that_cannot_explain_itself_is_refused(play: Play, level: int) -> None:
    with pytest.raises(NotFound, match="no-reviewer"):
        runner.review(play("ra", 2), ReviewSettings(level=level, iterations=16))


def test_the_documentation_tells_how_often_a_decision_is_looked_at() -> None:
    text = " ".join((Path(__file__).parents[2] / "docs" / "review.md").read_text("utf-8").split())
    ra, pharaon, tekhenu = (reviewer.usual(key, 4) for key in ("ra", "pharaon", "tekhenu"))
    assert f"level 4: {ra:,}, {pharaon:,} and {tekhenu:,} iterations" in text


# Chances.


@each_game
def test_chances_of_all_sides_sum_to_one(look: Look, key: str, seats: int) -> None:
    made = look(key, seats)
    for moment in made.curve:
        assert sum(moment.chances) == pytest.approx(1, abs=0.001)
        assert all(0 <= chance <= 1 for chance in moment.chances)


@each_game
def test_luck_and_choice_sum_to_the_swing(look: Look, key: str, seats: int) -> None:
    made = look(key, seats)
    for at, each in enumerate(made.decisions):
        before, after = made.curve[at].chances, made.curve[at + 1].chances
        for side in range(len(before)):
            swing = after[side] - before[side]
            assert each.choice[side] + each.luck[side] == pytest.approx(swing, abs=0.0003)


def test_there_is_luck_only_where_something_was_drawn(review: Review) -> None:
    dry = [each for each in review.decisions if not each.draws]
    assert dry
    assert all(each.luck == [0, 0, 0] for each in dry)
    assert any(each.luck != [0, 0, 0] for each in review.decisions)


def test_what_the_bot_would_have_done_costs_nothing(review: Review) -> None:
    same = [each for each in review.decisions if each.played == each.preferred]
    assert same
    assert {(each.lost, each.points_lost) for each in same} == {(0, 0)}
    assert all(each.lost >= 0 for each in review.decisions)


@pytest.mark.parametrize("results", [[0.5, 0.5], [0.9, 0.1], [0.3, 0.3, 0.3], [0.99, 0.2, 0.01]])
def test_better_results_are_better_chances(results: list[float]) -> None:
    found = Scale(len(results)).chances(results, 0.5)
    assert sum(found) == pytest.approx(1)
    order = sorted(range(len(results)), key=lambda side: results[side])
    assert sorted(range(len(found)), key=lambda side: found[side]) == order


def test_two_sides_keep_their_results_where_nothing_was_fitted() -> None:
    assert chances.scale("senet", 2) == Scale(2)
    assert Scale(2).chances([0.7, 0.3], 0.5) == pytest.approx([0.7, 0.3])


def test_chances_get_sharper_towards_the_end_where_that_is_fitted() -> None:
    scale = Scale(2, sharp=(1.0, 3.0))
    early, late = (scale.chances([0.7, 0.3], progress)[0] for progress in (0.0, 1.0))
    assert early == pytest.approx(0.7)
    assert late == pytest.approx(0.7**3 / (0.7**3 + 0.3**3))


def test_an_automa_can_be_better_than_its_points() -> None:
    scale = Scale(1, automa=(2.0, 0.0))
    early, late = (scale.chances([0.7, 0.3], progress)[1] for progress in (0.0, 1.0))
    assert early > 0.7
    assert late == pytest.approx(0.3)


def test_chances_are_bent_on_lines_between_what_is_known() -> None:
    scale = Scale(2, bend=[(0.2, 0.2), (0.8, 0.7)])
    assert [scale.bent(each) for each in (0.0, 0.1, 0.2, 0.8, 0.9, 1.0)] == pytest.approx(
        [0, 0.1, 0.2, 0.7, 0.85, 1]
    )
    assert scale.chances([0.8, 0.2], 0.5) == pytest.approx([0.7 / 0.9, 0.2 / 0.9])


def test_the_error_of_a_chance_covers_the_judge_and_two_answers_share_it() -> None:
    sure = Scale(2, doubt=0.8)
    assert sure.error(0.5, 0.5, 0.0, 0.5) == pytest.approx(0.2)
    assert Scale(2).error(0.5, 0.5, 0.03, 0.5) == pytest.approx(0.03)
    assert sure.error(0.5, 0.5, 0.03, 0.5) == pytest.approx(hypot(0.2, 0.03))
    assert sure.apart((0.5, 0.2), (0.5, 0.2)) == pytest.approx(0.2 * 2**0.5)
    together = replace(sure, shared=1.0)
    assert together.apart((0.5, 0.2), (0.5, 0.2)) == pytest.approx(0, abs=1e-6)
    assert together.apart((0.5, 0.2), (0.9, 0.072)) == pytest.approx(0.2 - 0.072)


def test_a_review_says_the_whole_error(play: Play) -> None:
    found = decisions.read(play("ra", 2))
    [work] = runner.parts(found, QUICK, 1)[5:6]
    [said] = reviewer.judge(work)
    seat = found.decisions[5].seat
    judge = chances.scale("ra", 2).judge_error(said.played[seat])
    assert 0 < judge <= said.played_error


# Secrets.


@each_game
def test_what_the_seat_could_not_see_changes_nothing(play: Play, key: str, seats: int) -> None:
    match = play(key, seats)
    game = match.game
    found = decisions.read(match)
    some = found.decisions[:: max(1, len(found.decisions) // 6)]
    state = game.new(match.seats, match.options)
    wanted = {point.at for point in some}
    [work] = runner.parts(found, QUICK, len(found.decisions))
    for at, (seat, action) in enumerate(match.record):
        if at in wanted:
            seen = game.redact(state, seat)
            other = game.imagine(seen, seat, QuickDealer(f"other {at}"))
            assert snapshot.dump(game.redact(other, seat)) == snapshot.dump(seen)
            true, false = (Glance(game, each, state.asked()) for each in (state, other))
            told = reviewer.opinion(true, action, work, at)
            assert reviewer.opinion(false, action, work, at) == told
        game.apply(state, action)


# Undone answers.


def test_answers_taken_back_do_not_count() -> None:
    match = Match(catalog.load("ra"), 2, {}, QuickDealer("1"))
    dice = QuickDealer("2")
    while not match.over:
        options = match.game.legal_actions(match.state)
        match.play(options[int(dice.below(len(options)))])
        if match.undoable(0):
            match.undo(0)
            match.play(options[0])
    made = runner.review(match, QUICK)
    assert len(match.history) > len(match.record)
    assert [each.n for each in made.decisions] == list(range(1, len(choices(match)) + 1))
    for each in made.decisions:
        assert match.history[each.version] == (each.seat, each.played)
    assert made.curve[-1].version == len(match.history)


# Turning points and accuracy.


def decision(seat: int, lost: float, luck: list[float], error: float = 0.01) -> Decision:
    """A decision of which only this matters; a tenth was at stake."""
    return Decision(
        *(1, 1, seat, "turn", 2, 5, 6, 0.5, error, 0.5 + lost, error, lost, error, 0.0, 0.0),
        stake=0.1,
        shortfall=lost,
        choice=[0.0, 0.0],
        luck=luck,
        draws=[],
    )


def weighed(*figures: tuple[float, float]) -> list[Decision]:
    """Decisions of one seat with these stakes and shortfalls."""
    plain = decision(0, 0.0, [0.0, 0.0])
    return [replace(plain, stake=stake, shortfall=short) for stake, short in figures]


def test_turning_points_are_the_largest_swings_told_apart() -> None:
    found = [
        decision(0, 0.02, [0.0, 0.0]),
        decision(1, 0.3, [0.1, -0.1]),
        decision(0, 0.0, [-0.4, 0.4]),
        decision(0, 0.1, [0.0, 0.0]),
        decision(1, 0.5, [0.0, 0.0], error=0.6),
    ]
    moments = [Moment(at, at, [0.5, 0.5], 0.01) for at in range(6)]
    turns = swings.turns(found, moments, Scale(2))
    told = [(each.kind, each.decision, each.seat) for each in turns]
    assert told == [(CHOICE, 1, 1), (LUCK, 2, 0), (CHOICE, 3, 0)]
    assert [each.swing for each in turns] == [-0.3, -0.4, -0.1]


def test_the_answers_of_the_bot_are_accurate_and_those_of_chance_are_not() -> None:
    assert swings.accuracy(weighed((0.1, 0.0), (0.3, 0.0))) == 100
    assert swings.accuracy(weighed((0.1, 0.2), (0.3, 0.2))) == 0
    assert swings.accuracy(weighed((0.1, 0.05), (0.3, 0.05))) == 75


def test_decisions_without_a_stake_do_not_make_anybody_accurate() -> None:
    serious = weighed((0.2, 0.1))
    idle = weighed(*[(0.0, 0.0)] * 50)
    assert swings.accuracy(serious + idle) == swings.accuracy(serious) == 50


def test_errors_of_the_search_even_out() -> None:
    assert swings.accuracy(weighed((0.1, 0.04), (0.1, -0.04))) == 100


def test_accuracy_stays_between_none_and_all() -> None:
    assert swings.accuracy(weighed((0.1, 0.3))) == 0
    assert swings.accuracy(weighed((0.1, -0.3))) == 100


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_bot_that_plays_at_random_is_far_less_accurate_than_a_greedy_one(
    contest: Play, seed: str
) -> None:
    made = runner.review(contest("ra", ["random", "greedy"], seed), QUICK)
    by_chance, greedy = (each.accuracy for each in made.players)
    assert by_chance is not None
    assert greedy is not None
    assert by_chance + 30 < greedy


def test_few_answers_are_all_drawn_and_many_in_part() -> None:
    dice = QuickDealer("1")
    assert sorted(reviewer.drawn([4, 7, 9], dice)) == [4, 7, 9]
    some = reviewer.drawn(list(range(50)), dice)
    assert len(set(some)) == reviewer.LOTS
    assert reviewer.drawn(list(range(50)), dice) != some


def test_a_player_is_the_sum_of_their_decisions() -> None:
    found = [
        decision(0, 0.1, [0.2, -0.2], 0),
        decision(0, 0.0, [0.1, -0.1]),
        decision(1, 0, [0, 0]),
    ]
    own = swings.player(0, found)
    assert (own.decisions, own.accuracy, own.lost, own.luck) == (2, 50, 0.05, 0.3)


def test_who_had_nothing_at_stake_has_no_accuracy() -> None:
    assert swings.player(1, [decision(0, 0.1, [0.0, 0.0])]).accuracy is None
    assert swings.accuracy(weighed((0.0, 0.0))) is None


def test_a_shared_victory_is_shared() -> None:
    assert decisions.shares([1, 1, 3]) == [0.5, 0.5, 0]
    assert decisions.shares([2]) == [0]
