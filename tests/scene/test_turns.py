"""A log in turns: over whole random games one line for every turn, and nothing outside of it."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.games.pharaon.rules import pyramid
from maat.server.messages import Messages
from maat.server.protocol import LogLine

TABLES = [(key, seats) for key in catalog.games() for seats in catalog.load(key).seat_counts]
SEEDS = (1, 3)
NOBODY = -1
# In Ra others bid and win in a turn; in Tekhenu others gain by whose statue stands where one acts.
OTHERS = {
    "ra": {
        "event-bid-placed",
        "event-passed",
        "event-could-not-bid",
        "event-auction-won",
        "event-disaster-struck",
        "event-tile-lost",
    },
    "pharaon": set(),
    "tekhenu": {"event-gained", "event-vp-gained"},
}
each_table = pytest.mark.parametrize(("key", "seats"), TABLES)
each_seed = pytest.mark.parametrize("seed", SEEDS)


class Question(NamedTuple):
    """Where a question is asked: in whose turn, the lines before it, and whose turns may follow."""

    owner: int
    lines: list[LogLine]
    order: list[int]
    idle: set[int]


def owner(key: str, state: Any) -> int:
    """Whose turn it is by the position, NOBODY while the table is laid out or between rounds."""
    if key == "tekhenu":
        return int(state.order[state.at]) if state.order and state.at >= 0 else NOBODY
    if key == "pharaon":
        laid_out = state.passed == state.sides() and not any(each.passed for each in state.players)
        return NOBODY if laid_out or not state.round else int(state.actor)
    dealt = all(player.suns | player.spent for player in state.players)
    return int(state.actor) if dealt else NOBODY


def is_idle(key: str, state: Any, side: int) -> bool:
    """Whether a side has no turn any more before the next chapter."""
    player = state.players[side]
    if key == "ra":
        return not player.suns
    if key == "pharaon":
        return bool(player.passed) and not pyramid.has_space(state, side)
    return False


@cache
def played(key: str, seats: int, seed: int) -> list[Question]:
    """Every question of a random game, to seats and to chance."""
    game = catalog.load(key)
    match: Match[Any] = Match(game, seats)
    messages = Messages(game)
    dice, dealer = random.Random(seed), QuickDealer(str(seed))
    found = []
    told = -1
    while not match.over:
        state = match.state
        order = state.order if key == "tekhenu" else range(len(match.scores))
        idle = {side for side in order if is_idle(key, state, side)}
        lines = messages.lines(match, 0, told)
        found.append(Question(owner(key, state), lines, list(order), idle))
        told = match.version
        if state.seat == CHANCE:
            match.play(int(game.sample(state, dealer)))
        else:
            match.play(dice.choice(game.legal_actions(state)))
    return found


def told(key: str, seats: int, seed: int) -> list[LogLine]:
    """The log up to the last question."""
    return [line for question in played(key, seats, seed) for line in question.lines]


@each_table
@each_seed
def test_what_is_asked_in_a_turn_is_told_in_its_line(key: str, seats: int, seed: int) -> None:
    opens, whose = "", NOBODY
    owners = set()
    for question in played(key, seats, seed):
        for line in question.lines:
            if line.opens:
                opens, whose = line.opens, line.seat
        owners.add(question.owner)
        if question.owner == NOBODY:
            assert opens != "turn", question.lines
        else:
            assert (opens, whose) == ("turn", question.owner), question.lines
    assert owners >= set(range(seats))


@each_table
@each_seed
def test_a_turn_is_one_line(key: str, seats: int, seed: int) -> None:
    """The next turn is that of the next side in order that still has one."""
    whose = NOBODY
    before: set[int] = set()  # a new round sets those going again who had no turn any more
    for _, lines, order, idle in played(key, seats, seed):
        for line in lines:
            if line.opens == "turn" and whose != NOBODY:
                at = order.index(whose) + 1
                between = (order[at:] + order[:at])[: (order.index(line.seat) - at) % len(order)]
                assert set(between) <= idle | before, (whose, line)
            if line.opens:
                whose = line.seat if line.opens == "turn" else NOBODY
        before = idle


@each_table
@each_seed
def test_what_a_side_does_stands_in_its_own_turn(key: str, seats: int, seed: int) -> None:
    whose = NOBODY
    for line in told(key, seats, seed):
        if line.opens:
            whose = line.seat if line.opens == "turn" else NOBODY
        if line.role and NOBODY != whose != line.seat >= 0:
            assert line.key in OTHERS[key], line


def test_a_turn_may_begin_with_what_is_done_beside_an_action() -> None:
    """What nobles exchange before an action once stood in the turn before, in these games."""
    lines = told("pharaon", 3, 1) + told("pharaon", 5, 1) + told("pharaon", 3, 3)
    first = {line.key for before, line in pairwise(lines) if before.opens == "turn"}
    assert first >= {"event-exchanged", "event-acted", "event-disc-moved"}
