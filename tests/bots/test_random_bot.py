"""The bots that hardly look: how often they answer what."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

from maat import catalog
from maat.bots import matches
from maat.bots.bot import Bot, Glance
from maat.bots.random_bot import RandomBot
from maat.core.dealer import QuickDealer
from maat.core.errors import IllegalAction
from maat.core.match import Match
from maat.games.ra import actions, steps
from maat.games.ra.bots.advised import DrawyBot

RA = catalog.load("ra")
GAMES = 60

Seen = list[tuple[int, list[int], int]]  # step, options, answer


class Watcher(Bot[Any]):
    """Answers like another bot and remembers every answer."""

    def __init__(self, inner: Bot[Any], seen: Seen) -> None:
        self.inner = inner
        self.seen = seen

    def choose(self, glance: Glance[Any]) -> int:
        answer = int(self.inner.choose(glance))
        self.seen.append((int(glance.ask.step), glance.options, answer))
        return answer


def watched(kind: type[RandomBot]) -> Seen:
    """Every decision of some games between three bots of a kind."""
    seen: Seen = []
    for game in range(GAMES):
        bots: list[Bot[Any]] = [Watcher(kind(f"{game}.{seat}"), seen) for seat in range(3)]
        matches.play_out(RA, RA.new(3), bots, QuickDealer(f"{game}"))
    return seen


@pytest.fixture(scope="module")
def drawy() -> Seen:
    """What drawy bots decide."""
    return watched(DrawyBot)


@pytest.fixture(scope="module")
def random() -> Seen:
    """What random bots decide."""
    return watched(RandomBot)


def surprise(chances: list[float], happened: int) -> float:
    """How many standard deviations a count lies off what these chances give."""
    variance = sum(chance * (1 - chance) for chance in chances)
    return abs(happened - sum(chances)) / math.sqrt(variance)


def test_only_legal_answers_are_given(drawy: Seen, random: Seen) -> None:
    assert all(answer in options for _, options, answer in drawy + random)


def test_drawy_draws_in_three_turns_of_four_and_a_share_of_the_rest(drawy: Seen) -> None:
    turns = [row for row in drawy if actions.DRAW in row[1]]
    drawn = sum(1 for _, _, answer in turns if answer == actions.DRAW)
    assert len(turns) > 2000
    assert surprise([0.75 + 0.25 / len(options) for _, options, _ in turns], drawn) < 3.5


def test_drawy_passes_in_three_auctions_of_five_and_a_share_of_the_rest(drawy: Seen) -> None:
    bids = [row for row in drawy if actions.PASS in row[1]]
    passed = sum(1 for _, _, answer in bids if answer == actions.PASS)
    assert len(bids) > 1000
    assert surprise([0.6 + 0.4 / len(options) for _, options, _ in bids], passed) < 3.5


def test_drawy_is_even_among_what_is_left(drawy: Seen) -> None:
    left = [
        (options, answer)
        for step, options, answer in drawy
        if step == steps.BID and answer != actions.PASS
    ]
    first = sum(1 for options, answer in left if answer == bids_of(options)[0])
    assert surprise([1 / len(bids_of(options)) for options, _ in left], first) < 3.5


def bids_of(options: list[int]) -> list[int]:
    """The options that bid a sun."""
    return [option for option in options if option != actions.PASS]


@pytest.mark.parametrize("step", [steps.TURN, steps.BID])
def test_random_is_even(random: Seen, step: int) -> None:
    rows = [row for row in random if row[0] == step and len(row[1]) > 1]
    for place in (0, -1):
        hits = sum(1 for _, options, answer in rows if answer == options[place])
        assert surprise([1 / len(options) for _, options, _ in rows], hits) < 3.5


def test_random_gives_every_answer_there_is(random: Seen) -> None:
    sizes = Counter(len(options) for _, options, _ in random)
    for size in [size for size, count in sizes.items() if count > 50 * size]:
        places = {options.index(answer) for _, options, answer in random if len(options) == size}
        assert places == set(range(size))


@pytest.mark.parametrize("kind", [RandomBot, DrawyBot])
def test_the_same_seed_plays_the_same_game(kind: type[RandomBot]) -> None:
    states = [RA.new(4), RA.new(4)]
    for state in states:
        bots: list[Bot[Any]] = [kind(f"{seat}") for seat in range(4)]
        matches.play_out(RA, state, bots, QuickDealer("same"))
    assert states[0] == states[1]


def test_a_match_goes_the_way_of_a_bare_game() -> None:
    state = RA.new(3)
    decisions = matches.play_out(RA, state, [DrawyBot(f"{n}") for n in range(3)], QuickDealer("m"))
    match: Match[Any] = Match(RA, 3, {}, QuickDealer("m"))
    bots: list[Bot[Any]] = [DrawyBot(f"{seat}") for seat in range(3)]
    assert matches.play_match(match, bots) == decisions
    assert match.state == state


class Cheat(Bot[Any]):
    """Always discards a sphinx."""

    def choose(self, glance: Glance[Any]) -> int:
        return RA.actions.codes["discard sphinx"]


def test_a_match_refuses_what_a_bot_may_not_do() -> None:
    match: Match[Any] = Match(RA, 2, {}, QuickDealer("1"))
    with pytest.raises(IllegalAction):
        matches.play_match(match, [Cheat(), Cheat()])


def test_a_glance_shows_no_points_of_others_and_cannot_change_the_game() -> None:
    match: Match[Any] = Match(RA, 3, {}, QuickDealer("1"))
    ask = match.state.asked()
    seen = Glance(RA, match.state, ask).state
    seen.players[0].points = 99
    assert match.state.players[0].points == 10
    assert sorted(player.points for player in Glance(RA, match.state, ask).state.players) == [
        -1,
        -1,
        10,
    ]


def test_a_bot_must_say_what_it_chooses() -> None:
    match: Match[Any] = Match(RA, 3, {}, QuickDealer("1"))
    with pytest.raises(TypeError, match="what it chooses"):
        Bot().choose(Glance(RA, match.state, match.state.asked()))
