"""Bots at a table: what a process keeps in mind between their questions."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from maat import catalog
from maat.bots.search import SearchBot
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.server import minds
from maat.server.bot_pool import BotPool, begin
from maat.server.interfaces import Question
from maat.server.minds import MINDS, MOST_MINDS, Mind, think


@pytest.fixture(autouse=True)
def nothing_in_mind() -> Iterator[None]:
    """Each test begins and ends with a process that has not thought yet."""
    MINDS.clear()
    yield
    MINDS.clear()


def new_match() -> Match[Any]:
    """A game of Ra for two, at its first question."""
    return Match(catalog.load("ra"), 2, dealer=QuickDealer("deal"))


def asked(match: Match[Any], bot: str = "peek", table: str = "a", seconds: float = 0.0) -> Question:
    """The open question of a match."""
    record = list(match.record)
    return Question(table, match.seat, "ra", 2, {}, 1, record, bot, "seed", seconds)


def tree_of(question: Question) -> object:
    """The tree that is kept for a question's bot."""
    bot = MINDS[question.table, question.seat, question.bot].bot
    assert isinstance(bot, SearchBot)
    return bot.kept


@pytest.mark.parametrize(
    ("level", "given", "taken"),
    [("search", 10.0, 2_000.0), ("learned", 10.0, 3_000.0), ("search", 1.0, 700.0)],
)
def test_a_search_answers_before_its_time_is_up(level: str, given: float, taken: float) -> None:
    question = asked(new_match(), level, seconds=given)
    mind = Mind(question)
    mind.answer(question)
    assert isinstance(mind.bot, SearchBot)
    assert mind.bot.milliseconds == pytest.approx(taken)


def test_a_bot_that_does_not_search_needs_no_time() -> None:
    match = new_match()
    assert think(asked(match, "random")) in match.game.legal_actions(match.state)


def play_round(match: Match[Any]) -> Question:
    """Both seats answer by their bots until the first is asked again; that question."""
    seat = match.seat
    match.play(think(asked(match)))
    while match.seat != seat:
        match.play(think(asked(match)))
    return asked(match)


def test_a_bot_goes_on_with_what_it_thought_at_the_same_table() -> None:
    match = new_match()
    first = asked(match)
    again = play_round(match)
    mind = MINDS[first.table, first.seat, first.bot]
    think(again)
    assert MINDS[again.table, again.seat, again.bot] is mind
    assert mind.match.record == match.record


def test_a_mind_answers_as_a_bot_that_never_left() -> None:
    match = new_match()
    mind = Mind(asked(match))
    for _ in range(30):
        question = asked(match)
        answer = think(question)
        if match.seat == 0:
            assert answer == mind.answer(question)
        match.play(answer)


def test_after_an_undo_a_bot_thinks_anew() -> None:
    match = new_match()
    first = asked(match)
    think(play_round(match))
    before = MINDS[first.table, first.seat, first.bot]
    think(first)
    assert MINDS[first.table, first.seat, first.bot] is not before


def test_tables_and_seats_have_minds_of_their_own() -> None:
    match = new_match()
    think(asked(match, table="a"))
    think(asked(match, table="b"))
    assert tree_of(asked(match, table="a")) is not tree_of(asked(match, table="b"))


def test_few_bots_are_kept_in_mind() -> None:
    match = new_match()
    for number in range(MOST_MINDS + 2):
        think(asked(match, table=str(number)))
    assert [table for table, _, _ in MINDS] == [str(at) for at in range(2, MOST_MINDS + 2)]


def test_a_bot_that_fails_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    question = asked(match)
    think(question)
    monkeypatch.setattr(minds.Mind, "answer", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        think(question)
    assert not MINDS


def test_a_pool_that_is_out_of_order_is_replaced() -> None:
    pool = BotPool(1, 10.0, lambda: None)
    ended = threading.Event()
    pool.pool = broken = SimpleNamespace(active=False, stop=ended.set, join=lambda: None)
    try:
        assert pool._pool() is not broken
        assert ended.wait(10)
    finally:
        pool.close()


def test_processes_of_bots_start_deaf_to_an_interrupt() -> None:
    told: list[set[int]] = []

    def schedule(_: object) -> None:
        told.append(set(signal.pthread_sigmask(signal.SIG_BLOCK, [])))

    begin(SimpleNamespace(schedule=schedule))
    told.append(set(signal.pthread_sigmask(signal.SIG_BLOCK, [])))
    assert [signal.SIGINT in each for each in told] == [True, False]


# The first process there is that starts others, and the signals it does not hear.
FIRST = """
import asyncio
from multiprocessing import forkserver
from maat.server.bot_pool import BotPool
if __name__ == "__main__":
    pool = BotPool(1, 10.0, lambda: None)
    asyncio.run(pool.ready())
    print(open(f"/proc/{forkserver._forkserver._forkserver_pid}/status").read())
    pool.close()
"""


def test_what_starts_processes_of_bots_is_deaf_to_an_interrupt_from_its_first_moment() -> None:
    command = [sys.executable, "-c", FIRST]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    deaf = next(line for line in told.splitlines() if line.startswith("SigBlk"))
    assert int(deaf.split()[1], 16) >> (signal.SIGINT - 1) & 1


def test_an_interrupt_is_heard_again_where_processes_of_bots_could_not_start() -> None:
    class Full:
        def schedule(self, work: Any) -> None:
            raise OSError("no more processes")

    before = signal.pthread_sigmask(signal.SIG_BLOCK, set())
    with pytest.raises(OSError, match="no more"):
        begin(Full())
    assert signal.pthread_sigmask(signal.SIG_BLOCK, set()) == before


def test_tables_are_served_while_processes_of_bots_start() -> None:
    served = threading.Event()
    pool = BotPool(1, 10.0, lambda: None)
    pool.pool = SimpleNamespace(active=True, schedule=lambda _: served.wait(60))

    async def serve() -> None:
        starting = asyncio.create_task(pool.ready())
        while pool.running is None:
            await asyncio.sleep(0)
            served.set()
        assert await starting is pool.pool

    asyncio.run(serve())


class Pool:
    """Does nothing, in the order in which it is asked to."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def schedule(self, work: Any, args: Any, timeout: float) -> Future[Any]:
        """It is done at once."""
        self.done.append(work.__name__)
        future: Future[Any] = Future()
        future.set_result(None)
        return future


def test_a_coach_waits_for_the_bots_people_play_with(monkeypatch: pytest.MonkeyPatch) -> None:
    bots, pool = BotPool(1, 10.0, lambda: None), Pool()
    question = asked(new_match())
    work: Any = None

    async def ready() -> Pool:
        return pool

    async def all_at_once() -> None:
        async with bots.turns.of("somebody"):
            waiting: list[asyncio.Task[Any]] = [asyncio.create_task(bots.advise(work, "host"))]
            waiting += [asyncio.create_task(bots._think(question)) for _ in range(3)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    monkeypatch.setattr(bots, "ready", ready)
    asyncio.run(all_at_once())
    assert pool.done == ["think", "think", "think", "advise"]
