"""Several workers on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from maat import client
from maat.client import Client, Connection, Data, RequestRefused

if TYPE_CHECKING:
    from tests.postgres import Postgres
    from tests.server.conftest import Running

Pair = tuple["Running", "Running"]

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}
BOT: Data = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two workers of one database."""
    from tests.server.conftest import Running  # noqa: PLC0415 - a fixture of its own kind

    database = postgres.database()
    folder: Path = tmp_path_factory.mktemp("workers")
    workers = Running(folder, database=database), Running(folder, database=database)
    yield workers
    for worker in workers:
        worker.stop()


def at(guest: Client, worker: Running) -> Client:
    """The same guest by way of another worker."""
    return Client(worker.url, guest.token)


def until(holds: Callable[[], Any], seconds: float = 120.0) -> None:
    """Wait for something that is about to happen."""
    limit = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < limit
        time.sleep(0.02)


def wait_for(seat: Connection, version: int) -> None:
    """Until a seat has seen so much."""
    seat.wait_update(lambda told: bool(told["version"] >= version))


def begun(pair: Pair, **more: Any) -> tuple[Client, Client, str]:
    """A table of two people, who know different workers, begun through both."""
    first, second = pair
    host = first.guest("Ania")
    opened = host.open_table("ra", [ME, OPEN], **more)
    table = str(opened["id"])
    assert at(host, second).get(f"/api/tables/{table}")["phase"] == "gathering"
    friend = second.guest("Ola")
    friend.sit(table, client.take_invitation(opened["invite"])[2])
    assert host.get(f"/api/tables/{table}")["phase"] == "playing"
    return host, friend, table


def test_people_at_two_workers_play_and_talk_at_one_table(pair: Pair) -> None:
    host, friend, table = begun(pair)
    with host.look(table) as here, friend.look(table) as there:
        for _ in range(12):
            for each in (here, there):
                each.wait_update(lambda _: True)
            seat = here if client.is_my_turn(here.update) else there
            done = seat.act(seat.update["answers"][0]["action"])
            assert done["type"] == "done"
            for each in (here, there):
                wait_for(each, done["version"])
        assert here.update["version"] == there.update["version"]
        here.send("say", text="Hi")
        assert there.wait("chat")["lines"][-1]["text"] == "Hi"
        there.send("say", text="Hello")
        told = here.wait("chat")["lines"] + here.wait("chat")["lines"]
        assert [each["text"] for each in told] == ["Hi", "Hello"]


def test_who_looks_by_way_of_one_worker_is_here_for_the_other(pair: Pair) -> None:
    host, friend, table = begun(pair)
    mine = host.get(f"/api/tables/{table}")["mine"][0]
    with host.look(table) as here:
        here.wait("update")
        with friend.look(table) as there:
            there.wait_update(lambda told: told["seats"][mine]["online"])
            here.wait_update(lambda told: told["seats"][1 - mine]["online"])
        here.wait_update(lambda told: not told["seats"][1 - mine]["online"])


def test_an_answer_sent_again_to_another_worker_is_played_once(pair: Pair) -> None:
    host, friend, table = begun(pair)
    asked = host if client.is_my_turn(host.get(f"/api/tables/{table}")) else friend
    update = asked.get(f"/api/tables/{table}")
    move = {"action": update["answers"][0]["action"], "version": update["version"], "id": "once"}
    done = [at(asked, worker).post(f"/api/tables/{table}/moves", move) for worker in (*pair, *pair)]
    assert {each["version"] for each in done} == {done[0]["version"]}
    assert friend.get(f"/api/tables/{table}")["version"] == done[0]["version"]


def test_a_lost_word_is_healed_by_looking_again(pair: Pair) -> None:
    host, friend, table = begun(pair)
    with host.look(table) as here, friend.look(table) as there:
        for each in (here, there):
            each.wait("update")
        for worker in pair:
            worker.services.store.written = lambda _: None
        try:
            seat, other = (here, there) if client.is_my_turn(here.update) else (there, here)
            done = seat.act(seat.update["answers"][0]["action"])
            wait_for(other, done["version"])
        finally:
            for worker in pair:
                worker.services.store.written = worker.services.crew.tell


def test_a_session_that_ends_at_one_worker_ends_at_the_other(pair: Pair) -> None:
    host, _, table = begun(pair)
    with at(host, pair[1]).look(table) as seat:
        seat.wait("update")
        host.post("/api/me/leave", {})
        with pytest.raises(ConnectionClosed):
            seat.wait("nothing that is ever said")


def test_a_bot_answers_for_whoever_asked_and_another_worker_takes_over(
    postgres: Postgres, tmp_path: Path, pair: Pair
) -> None:
    database = pair[0].settings.database
    from tests.server.conftest import Running  # noqa: PLC0415 - the same

    dying = Running(tmp_path, database=database)
    guest = dying.guest("Ania")

    async def forget(*_: Any) -> None:
        await asyncio.Event().wait()  # a worker that thinks for ever, until it is gone

    dying.services.driver._think = forget
    table = guest.open_table("ra", [ME, BOT])["id"]
    with guest.look(table) as seat:
        if client.is_my_turn(seat.wait("update")):
            seat.act(seat.update["answers"][0]["action"])
        left = seat.wait_update(lambda told: not client.is_my_turn(told))["version"]
    dying.stop()
    other = at(guest, pair[0])
    until(lambda: table in {*pair[0].services.registry.awake, *pair[1].services.registry.awake})
    until(lambda: other.get(f"/api/tables/{table}")["version"] > left)


def test_a_review_is_made_by_one_worker_and_told_by_all(pair: Pair) -> None:
    records = Path(__file__).parents[1] / "games" / "ra" / "records"
    text = sorted(records.glob("*.maat"))[0].read_text("utf-8")
    guest = pair[0].guest("Ania")
    table = guest.post("/api/records", {"record": text})["id"]
    guest.post(f"/api/tables/{table}/review", {})
    assert at(guest, pair[1]).get(f"/api/tables/{table}/review")["state"] in ("waiting", "running")
    assert table not in pair[1].services.reviews.tasks
    pair[0].services.reviews.tasks[table].cancel()


def test_limits_count_what_all_workers_have_let_in(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    for worker in pair:
        monkeypatch.setattr(worker.services.limiter, "on", True)
    for number in range(30):
        pair[number % 2].guest(f"Guest {number}")
    with pytest.raises(RequestRefused, match="429"):
        pair[0].guest("One too many")
