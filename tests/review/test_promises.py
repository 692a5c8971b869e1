"""Why an answer is better, by category of points and by who gets them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from maat import catalog
from maat.bots.bot import Glance
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.languages import LANGUAGES
from maat.messages import score
from maat.review.promises import FEW, OTHERS, TELLING, Promises, edges
from maat.review.report import Review
from maat.text import Texts

Look = Callable[[str, int], Review]
GAMES = [("ra", 3), ("pharaon", 2), ("tekhenu", 2)]


def glance() -> Glance[Any]:
    """The first question of a game."""
    match: Match[Any] = Match(catalog.load("ra"), 3, {}, QuickDealer("1"))
    return Glance(match.game, match.state, match.state.asked())


def promised(**points: float) -> Promises:
    """What one position promises, as `label_seat`."""
    made = Promises(glance(), [0, 1])
    made.count = 1
    tenths = {(int(name[-1]), name[:-2]): round(10 * each) for name, each in points.items()}
    made.sums = Counter(tenths)
    return made


def test_what_speaks_for_an_answer_comes_first_also_what_others_do_not_get() -> None:
    more = promised(gold_0=5, suns_0=1, nile_1=0)
    less = promised(gold_0=2, suns_0=2.5, nile_1=2)
    told = [(each.seat, each.label, each.points) for each in edges(more, less, 0)]
    assert told == [(0, "gold", 3.0), (1, "nile", -2.0), (0, "suns", -1.5)]


def test_little_is_not_worth_a_word_and_of_others_less_is_little() -> None:
    none = promised()
    assert edges(promised(gold_0=TELLING - 0.1), none, 0) == []
    assert edges(promised(gold_1=OTHERS - 0.1), none, 0) == []
    assert len(edges(promised(gold_0=TELLING, nile_1=OTHERS), none, 0)) == 2


def test_few_are_named() -> None:
    more = promised(a_0=1, b_0=2, c_0=3, d_0=4)
    less = promised(e_0=1, f_0=2, g_0=3, h_0=4)
    found = edges(more, less, 0)
    assert [each.label for each in found] == ["d", "c", "b", "f", "g", "h"]
    assert len(found) == 2 * FEW


def test_some_positions_of_a_search_are_enough() -> None:
    seen = glance()
    every, some = Promises(seen, [0, 1, 2]), Promises(seen, [0, 1, 2], 4)
    for _ in range(12):
        every(seen.state)
        some(seen.state)
    assert (every.count, some.count) == (12, 3)
    assert [some.mean(*key) for key in every.sums] == [every.mean(*key) for key in every.sums]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_review_says_why_where_the_bot_would_have_done_otherwise(
    look: Look, key: str, seats: int
) -> None:
    made = look(key, seats)
    told = [each for each in made.decisions if each.edges]
    assert len(told) > 5
    assert all(each.played != each.preferred for each in told)
    labels = {edge.label for each in told for edge in each.edges}
    for language in LANGUAGES:
        texts = Texts(language, catalog.load(key))
        assert [label for label in labels if not texts.has(score(label))] == []
