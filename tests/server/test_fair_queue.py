"""Heavy work: whoever asks most waits longest, and people at a table come first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.client import Data, RequestRefused
from maat.core import notation
from maat.core.match import Match
from maat.server import recovery, replays
from maat.server.fair_queue import FairQueue
from maat.server.replays import MOST_LINES
from maat.server.store.rows import MOST_UNDOS, EntryRow, GameRow

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

ME: Data = {"kind": "me"}
BOT: Data = {"kind": "bot", "bot": "random"}


def order(places: int, wishes: list[tuple[str, bool]]) -> list[str]:
    """In which order those who ask in this order have their turns."""
    done: list[str] = []

    async def work(turns: FairQueue, owner: str, has_time: bool) -> None:
        async with turns.of(owner, has_time):
            done.append(owner)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = FairQueue(places)
        async with turns.of("first"):
            tasks = [asyncio.create_task(work(turns, *wish)) for wish in wishes]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert (turns.busy, turns.slow) == (0, 0)

    asyncio.run(all_of_them())
    return done


def test_everybody_has_a_turn_before_anybody_has_a_second_one() -> None:
    wishes = [("a", False)] * 5 + [("b", False)] * 2 + [("c", False)]
    assert "".join(order(1, wishes)) == "abcabaaa"


def test_who_has_time_waits_for_people_but_not_for_ever() -> None:
    wishes = [("review", True)] * 2 + [("a", False)] * 7
    told = order(1, wishes)
    assert told[:4] == ["a", "a", "a", "review"]
    assert told.index("review", 4) == 7


def test_one_of_several_places_is_left_to_people() -> None:
    async def work() -> None:
        turns = FairQueue(2)
        async with turns.of("review", has_time=True):
            second = asyncio.create_task(turns._enter("review", True))
            await asyncio.sleep(0)
            assert not second.done()
            async with turns.of("a"):
                pass
            second.cancel()

    asyncio.run(work())


def test_who_gives_up_waiting_leaves_no_place_taken() -> None:
    async def work() -> None:
        turns = FairQueue(1)
        async with turns.of("a"):
            late = asyncio.create_task(turns._enter("b", False))
            await asyncio.sleep(0)
        late.cancel()  # in the moment it got its turn
        await asyncio.gather(late, return_exceptions=True)
        async with asyncio.timeout(5), turns.of("c"):
            assert turns.busy == 1

    asyncio.run(work())


def test_a_table_of_bots_goes_on_while_somebody_looks_and_sleeps_when_nobody_does(
    serve: Serve,
) -> None:
    running = serve(asleep=0.2, pause=0.02)
    guest = running.guest("Ania")
    table = str(guest.open_table("ra", [BOT, BOT])["id"])
    spectator = running.guest()
    with spectator.look(table) as looking:
        seen = looking.wait("update")["version"]
        looking.wait_update(lambda update: update["version"] > seen + 20)
    awake = running.services.registry.awake
    while table in awake:
        time.sleep(0.01)
    update = guest.get(f"/api/tables/{table}")
    assert update["phase"] == "playing", "it fell asleep before the end"
    with spectator.look(table) as looking:
        looking.wait_update(lambda told: told["version"] > update["version"] + 5)


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        (["0 draw"] * (MOST_LINES + 1), "413 record-too-long"),
        (["0 invoke", "undo 1"] * (MOST_UNDOS + 1), "409 too-many-undos"),
        (["0 draw"] * 2000 + ["undo 1", "0 draw"] * 60, "409 too-many-undos"),
    ],
)
def test_an_import_is_refused_by_length_undos_and_cost_before_it_is_played(
    shared: Running, lines: list[str], key: str
) -> None:
    record = "maat 1\ngame ra\nrules 1\nseats 2\n\n" + "\n".join(lines) + "\n"
    with pytest.raises(RequestRefused, match=key):
        shared.guest("Ania").post("/api/records", {"record": record})


def newer(version: int) -> Callable[[Data], bool]:
    """Whether an update came later."""
    return lambda update: update["version"] > version


def test_a_long_replay_comes_in_parts_that_fit_together(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    with guest.look(table) as seat:
        for _ in range(12):
            update = seat.wait_update(lambda update: update["answers"])
            seat.act(update["answers"][-1]["action"])
            seat.wait_update(newer(update["version"]))
    whole = guest.get(f"/api/tables/{table}/replay")
    assert len(whole["frames"]) == whole["total"] > 12
    monkeypatch.setattr(replays, "MOST_FRAMES", 5)
    frames: list[Data] = []
    while len(frames) < whole["total"]:
        part = guest.get(f"/api/tables/{table}/replay?from={len(frames)}")
        assert 0 < len(part["frames"]) <= 5
        assert part["sides"] == whole["sides"]
        frames += part["frames"]
    assert frames == whole["frames"]


def test_a_table_that_wakes_lets_others_have_their_turn(
    row: GameRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "SLICE", 0.0)
    played = Match(catalog.load("ra"), 3, seed="1")
    for _ in range(20):
        played.play(played.answers()[0])
    lines = [EntryRow(notation.line(played.game, *each)) for each in played.history]
    match, turns = played.opening(), 0

    async def wake() -> None:
        nonlocal turns
        waking = asyncio.create_task(recovery.play_again(match, row, lines, time.monotonic))
        while not waking.done():
            turns += 1
            await asyncio.sleep(0)

    asyncio.run(wake())
    assert match.history == played.history
    assert turns >= len(lines)
