"""Several workers on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed

from maat import client
from maat.client import Client, Connection, Data, RequestRefused
from maat.server.follower import CLAIM
from maat.server.store.news import WORDS, News
from maat.server.store.postgres.cluster import BEAT, words
from maat.server.store.postgres.schema import SILENCE

if TYPE_CHECKING:
    from tests.postgres import Postgres
    from tests.server.conftest import Running

T = TypeVar("T")
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


def run_at(worker: Running, work: Coroutine[Any, Any, T]) -> T:
    """What comes of work in the loop of a worker."""
    loop = worker.server.servers[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


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
        told: list[str] = []
        while len(told) < 2:  # one message brings all that was said since the last
            told += [each["text"] for each in here.wait("chat")["lines"]]
        assert told == ["Hi", "Hello"]


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
                worker.services.store.written = worker.services.cluster.tell


def test_what_was_appended_is_heard_and_read_only_if_its_hashes_do_not_fit(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend, id = begun(pair)
    heard: list[News] = []
    monkeypatch.setattr(pair[0].services.store, "written", heard.append)
    for _ in range(2):
        asked = host if client.is_my_turn(host.get(f"/api/tables/{id}")) else friend
        update = at(asked, pair[0]).get(f"/api/tables/{id}")
        move = {"action": update["answers"][0]["action"], "version": update["version"]}
        at(asked, pair[0]).post(f"/api/tables/{id}/moves", {**move, "id": client.new_id()})
    table, store, reads = pair[1].services.registry.awake[id], pair[1].services.store, list[int]()
    news = store.news

    async def counted(id: str, after: int) -> Any:
        reads.append(after)
        return await news(id, after)

    monkeypatch.setattr(store, "news", counted)
    first, second = heard
    run_at(pair[1], table.do(table.catch_up(first)))
    assert not reads
    assert (table.version, table.row.revision) == first.made == (second.version, second.revision)
    forged = structs.replace(second, lines=[("0 ra", *line[1:]) for line in second.lines])
    run_at(pair[1], table.do(table.catch_up(forged)))
    assert reads == [second.version], "what was said is not what is kept"
    for late in (first, second):
        run_at(pair[1], table.do(table.catch_up(late)))
    assert reads == [second.version]
    assert (table.version, table.row.revision) == second.made
    assert table.row == pair[0].services.registry.awake[id].row


def test_words_are_as_short_as_postgresql_wants_them() -> None:
    line = "0 ra", 0, 0, None, None, b"hash"
    short = News("short", 0, 0, 0, "playing", 0, "", None, "", [], [line])
    long = structs.replace(short, id="long", lines=[line] * 500)
    told = words("me", ["table", "@7", *[short] * 200, long])
    assert all(len(word) < 8000 for word in told)
    assert len(told) > 1
    heard = [each for word in told for each in WORDS.decode(word)[1:]]
    assert heard[:2] == ["table", "@7"]
    assert heard[-1] == "long"
    assert [each.id for each in heard if isinstance(each, News)] == ["short"] * 200


def test_a_table_nobody_looks_at_here_is_read_when_somebody_asks(pair: Pair) -> None:
    host, friend, table = begun(pair)
    follower = pair[1].services.follower

    async def heard() -> set[str]:
        follower._hear({table})
        return set(follower.heard)

    assert table in pair[1].services.registry.awake
    assert table not in run_at(pair[1], heard())
    asked = host if client.is_my_turn(host.get(f"/api/tables/{table}")) else friend
    update = at(asked, pair[0]).get(f"/api/tables/{table}")
    move = {"action": update["answers"][0]["action"], "version": update["version"], "id": "m"}
    made = at(asked, pair[0]).post(f"/api/tables/{table}/moves", move)["version"]
    with friend.look(table) as seat:
        assert seat.wait("update")["version"] == made
        assert table in run_at(pair[1], heard())


def test_a_session_that_ends_at_one_worker_ends_at_the_other(pair: Pair) -> None:
    host, _, table = begun(pair)
    with at(host, pair[1]).look(table) as seat:
        seat.wait("update")
        host.post("/api/me/leave", {})
        with pytest.raises(ConnectionClosed):
            seat.wait("nothing that is ever said")


@pytest.fixture
def dying(tmp_path: Path, pair: Pair) -> Iterator[Running]:
    """A third worker of the same database, with bots that think for ever."""
    from tests.server.conftest import Running  # noqa: PLC0415 - the same

    async def forget(*_: Any) -> None:
        await asyncio.Event().wait()

    worker = Running(tmp_path, database=pair[0].settings.database)
    worker.services.driver._think = forget
    yield worker
    worker.stop()


def kill(worker: Running) -> None:
    """All that the others see of a worker that is gone: its lines are cut, and it does nothing."""
    services = worker.services

    async def nothing(*_: Any) -> None:
        await asyncio.Event().wait()

    services.registry.claim = services.cluster._begin = nothing
    services.driver.is_closing = True

    async def cut() -> None:
        services.cluster.connection.terminate()

    run_at(worker, cut())


@pytest.fixture
def claims(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> dict[Running, int]:
    """How often each of the others has looked for what nobody acts for."""
    counts = dict.fromkeys(pair, 0)

    def counted(worker: Running) -> Callable[[], Any]:
        claim = worker.services.registry.claim

        async def count() -> None:
            counts[worker] += 1
            await claim()

        return count

    for worker in pair:
        monkeypatch.setattr(worker.services.registry, "claim", counted(worker))
    return counts


def is_taken(pair: Pair, table: str) -> bool:
    """Whether another worker acts for a table."""
    return any(table in worker.services.registry.awake for worker in pair)


def test_bots_of_a_worker_that_may_take_over_are_there_before_they_are_asked(pair: Pair) -> None:
    until(lambda: all(worker.services.bots.running is not None for worker in pair))


def test_what_a_worker_did_another_does_after_a_few_looks(
    pair: Pair, dying: Running, claims: dict[Running, int]
) -> None:
    guest = dying.guest("Ania")
    table = guest.open_table("ra", [ME, BOT])["id"]
    with guest.look(table) as seat:
        if client.is_my_turn(seat.wait("update")):
            seat.act(seat.update["answers"][0]["action"])
        left = seat.wait_update(lambda told: not client.is_my_turn(told))["version"]
    assert not is_taken(pair, table)
    kill(dying)
    claims |= dict.fromkeys(pair, 0)
    until(lambda: is_taken(pair, table))
    assert min(claims.values()) * CLAIM <= 2  # not ten of them, which are five seconds
    until(lambda: at(guest, pair[0]).get(f"/api/tables/{table}")["version"] > left)


def test_a_worker_that_falls_silent_is_missed_in_time(pair: Pair, dying: Running) -> None:
    """Its connections may stay: its computer is gone, and nobody says so."""
    assert SILENCE + BEAT + CLAIM < 5
    pool, me = pair[0].services.cluster.pool, dying.services.cluster.me

    async def nothing() -> None:
        await asyncio.Event().wait()

    async def is_missed() -> bool:
        aged = f"UPDATE worker SET beat = now() - interval '{SILENCE} s' WHERE id = $1"
        await pool.write(aged, me)
        return me not in {row["id"] for row in await pool.read("SELECT id FROM living")}

    dying.services.cluster._beat = nothing
    until(lambda: run_at(pair[0], is_missed()))


def test_when_postgresql_comes_back_tables_go_on_after_a_few_looks(
    pair: Pair, postgres: Postgres, claims: dict[Running, int]
) -> None:
    host, friend, table = begun(pair)
    with host.look(table) as here, friend.look(table) as there:
        for each in (here, there):
            each.wait("update")
        postgres.kill()
        try:
            with pytest.raises(RequestRefused) as refused:
                host.get("/readyz")
            assert refused.value.status == 503
            assert host.get("/healthz")["version"]
        finally:
            postgres.start()
        claims |= dict.fromkeys(pair, 0)
        seat, other = (here, there) if client.is_my_turn(here.update) else (there, here)
        done = seat.act(seat.update["answers"][0]["action"])
        wait_for(other, done["version"])
        assert min(claims.values()) * CLAIM <= 3
    until(lambda: host.get("/readyz")["status"] == "ok")


def test_a_deadline_is_kept_by_another_worker(
    pair: Pair, dying: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maat.server.clocks.MERCY", 100)
    guest = dying.guest("Ania")
    table = guest.open_table("ra", [ME, ME], clock={"move": 1})["id"]
    left = guest.get(f"/api/tables/{table}")["version"]
    kill(dying)
    until(lambda: at(guest, pair[0]).get(f"/api/tables/{table}")["version"] > left)


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


def test_rematches_asked_for_at_two_workers_are_one_table(pair: Pair) -> None:
    host, friend, table = begun(pair)
    for seat, guest in enumerate((host, friend)):
        guest.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    with host.look(table) as here:
        here.wait_update(lambda told: bool(told["phase"] == "over"))
    until(lambda: friend.get(f"/api/tables/{table}")["phase"] == "over")
    with ThreadPoolExecutor(4) as crowd:
        people = [at(guest, worker) for guest in (host, friend) for worker in pair]
        asked = [crowd.submit(each.post, f"/api/tables/{table}/rematch") for each in people]
        found = {each.result()["id"] for each in asked}
    (again,) = found
    assert {row["id"] for row in host.get("/api/me")["tables"]} == {table, again}, (
        "none is orphaned"
    )
    for worker in pair:
        assert at(host, worker).get(f"/api/tables/{again}")["phase"] == "playing"


def test_people_at_two_workers_get_ready_for_one_game(pair: Pair) -> None:
    first, second = pair
    host, friend = first.guest("Ania"), second.guest("Ola")
    opened = host.open_table("ra", [ME, OPEN], ready=False)
    path, invite = f"/api/tables/{opened['id']}", client.take_invitation(opened["invite"])[2]
    friend.post(f"{path}/seats", {"invite": invite, "ready": False})
    with ThreadPoolExecutor(2) as crowd:
        wishes = {host: (0, {"ready": True, "color": 4}), friend: (1, {"ready": True, "color": 5})}
        said = [
            crowd.submit(who.post, f"{path}/seats/{seat}", wish)
            for who, (seat, wish) in wishes.items()
        ]
        for each in said:
            each.result()
    for who in wishes:
        update = who.get(path)
        assert update["phase"] == "playing"
        assert [seat["color"] for seat in update["seats"]] == [4, 5]
