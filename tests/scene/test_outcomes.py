"""What is said at a real table by one tap."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.snapshot import digest
from maat.core.state import CHANCE, State

GAMES = ["ra", "pharaon", "tekhenu"]


def questions(game: str, evening: int) -> list[State]:
    """The questions of a whole random game alone, or of two, that are asked again at once."""
    module, rules = catalog.module(game, "scene.outcomes"), catalog.load(game)
    match: Match[Any] = Match(rules, [2, min(rules.seat_counts)][evening % 2])
    dealer, found = QuickDealer(f"orders/{game}/{evening}"), list[State]()
    while not match.over:
        legal = match.legal_actions()
        if match.state.asked().step in module.AGAIN and len(legal) > 1:
            found.append(match.game.copy(match.state))
        drawn = match.seat == CHANCE
        match.apply(
            match.game.sample(match.state, dealer) if drawn else legal[dealer.below(len(legal))]
        )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_order_of_what_is_said_together_makes_no_difference(game: str) -> None:
    rules, compared = catalog.load(game), set[int]()
    for state in [each for evening in range(6) for each in questions(game, evening)]:
        asked = state.asked().step, state.seat
        for one, other in combinations(rules.legal_actions(state), 2):
            found = set[str]()
            for said in ((one, other), (other, one)):
                ahead = rules.copy(state)
                rules.apply(ahead, said[0])
                if not ahead.agenda or (ahead.asked().step, ahead.seat) != asked:
                    break
                if said[1] not in rules.legal_actions(ahead):
                    break
                rules.apply(ahead, said[1])
                found.add(digest(ahead))
            else:
                compared.add(int(asked[0]))
            assert len(found) < 2, (asked, one, other)
    assert compared == catalog.module(game, "scene.outcomes").AGAIN
