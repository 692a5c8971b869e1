"""What a coach says of a decision: legal, from what its seat sees, with edges in points."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from maat import catalog
from maat.bots.bot import Glance
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.review import coach, decisions, promises, remarks
from maat.review.coach import Advice
from maat.review.report import Edge
from maat.review.reviewer import Work

GAMES = ["ra", "pharaon", "tekhenu"]
DULL = Advice(1, None, lost=0.05, error=0.001, points=2.0, points_error=0.1, edges=[])


def options(match: Match[Any]) -> list[int]:
    """What may be answered now."""
    return match.game.legal_actions(match.state)


def later(key: str, answers: int, seats: int = 2) -> Match[Any]:
    """A game some random answers after its beginning, at a question with a choice."""
    match: Match[Any] = Match(catalog.load(key), seats, {}, QuickDealer("draws"))
    dice = QuickDealer("answers")
    while answers > 0 or not match.has_choice():
        match.play(options(match)[dice.below(len(options(match)))])
        answers -= 1
    return match


def work_on(match: Match[Any], *answer: int, iterations: int = 40) -> Work:
    """The open question of a match, perhaps with an answer."""
    record = [*match.record, *((match.seat, each) for each in answer)]
    places, game = [len(match.record)], match.game
    return Work(
        game=game.key,
        changes=dict(game.changes),
        seats=match.seats,
        options=match.options,
        rules=match.rules,
        record=record,
        length=len(record),
        places=places,
        level=4,
        iterations=iterations,
        seed="1",
    )


@pytest.mark.parametrize("key", GAMES)
def test_what_a_position_promises_is_the_sum_of_its_categories(key: str) -> None:
    game, advice = catalog.load(key), catalog.module(key, "advice")
    dice, seats = QuickDealer("categories"), max(game.seat_counts)
    state = game.new(seats, {})
    while state.agenda is not None:
        legal = game.legal_actions(state)
        drawn = state.seat == CHANCE
        game.apply(state, game.sample(state, dice) if drawn else legal[dice.below(len(legal))])
        for seat in range(seats):
            told = advice.categories(state, seat)
            assert sum(tenths for _, tenths in told) == advice.value(state, seat)


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_a_legal_answer_and_says_what_it_is_ahead_by(key: str) -> None:
    told = [coach.advise(work_on(later(key, answers))) for answers in (3, 20, 30)]
    for answers, each in zip((3, 20, 30), told, strict=True):
        match = later(key, answers)
        assert each.preferred in options(match)
        assert not each.is_remarkable
    edges = [edge for each in told for edge in each.edges]
    assert edges
    assert all(abs(edge.points) >= promises.TELLING for edge in edges)


def test_a_hint_does_not_depend_on_what_its_seat_cannot_see() -> None:
    match = later("tekhenu", 40)
    game, ask, work = match.game, match.state.asked(), work_on(match)
    seen = game.redact(match.state, ask.seat)
    others = [game.imagine(seen, ask.seat, QuickDealer(f"{n}")) for n in range(4)]
    assert any(other != match.state for other in others)
    told = {msgspec.json.encode(coach.advice(Glance(game, s, ask), work)) for s in others}
    assert told == {msgspec.json.encode(coach.advise(work))}


def test_who_answers_as_the_coach_would_gives_nothing_away() -> None:
    match = later("ra", 10)
    best = coach.advise(work_on(match)).preferred
    assert coach.advise(work_on(match, best)).lost == 0


def test_who_lets_the_people_of_tekhenu_starve_hears_of_it_in_bread() -> None:
    match = later("tekhenu", 0)
    dice, names = QuickDealer("1"), match.game.actions.names
    while not {"feed 0", "feed 2"} <= {names[each] for each in options(match)}:
        match.play(options(match)[dice.below(len(options(match)))])
    told = coach.advise(work_on(match, names.index("feed 0")))
    assert told.is_remarkable
    assert told.edges[0].label == "bread"
    assert told.edges[0].points > 2


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, False),
        ({"lost": 0.2}, True),
        ({"lost": 0.2, "error": 0.15}, False),  # nobody knows
        ({"points": 9.0}, True),  # in a game that is lost or won anyway
        ({"points": 9.0, "lost": 0.0}, False),  # dearer, and no worse
        ({"points": 9.0, "points_error": 6.0}, False),
    ],
)
def test_a_remark_is_made_only_of_what_surely_gave_much_away(
    changes: dict[str, float], said: bool
) -> None:
    assert msgspec.structs.replace(DULL, **changes).is_remarkable is said


def test_a_player_who_answers_as_the_coach_would_hears_nothing_and_others_more_often() -> None:
    match = later("ra", 10)
    while not match.over:
        match.play(options(match)[0])
    finished = decisions.read(match)
    told = remarks.advised("ra", finished, finished.decisions[3].at, "random", 16)
    assert told.lost >= 0
    bad = msgspec.structs.replace(DULL, lost=0.1)
    found = [remarks.Survey(9, {"peek": DULL, "greedy": each}) for each in (DULL, bad)]
    assert remarks.share(found, "peek", coach.MUCH, coach.MANY) == 0
    assert remarks.share(found, "greedy", coach.MUCH, coach.MANY) == 0.5
    assert remarks.share(found, "greedy", 0.12, coach.MANY) == 0


def test_advice_travels_as_json() -> None:
    told = msgspec.structs.replace(DULL, edges=[Edge(0, "gold", 3.0)])
    assert msgspec.json.decode(msgspec.json.encode(told), type=Advice) == told
