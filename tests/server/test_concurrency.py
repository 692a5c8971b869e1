"""What goes wrong only when several things happen at once, or in the middle of something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from tests.server.test_moves import read_to_the_end
from tests.server.test_seats import stopped
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from maat import client
from maat.client import Client, Data, RequestRefused
from maat.core.seal import commitment
from maat.server import app, chat, driver, sockets
from maat.server.bodies import Nothing
from maat.server.clocks import MERCY, Clocks
from maat.server.http.identity import network
from maat.server.http.tables import renew_invite
from maat.server.server_services import ServerServices
from maat.server.services import Services
from maat.server.settings import Settings
from maat.server.store.rows import BOT, GATHERING, HUMAN, PLAYING, GameRow, SeatRow, now
from maat.server.table import Table

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}
SEED = "0" * 64


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """All that a server has, without one."""
    return ServerServices(Settings(database=str(tmp_path / "maat.db"), pause=0.0, thinkers=1))


async def laid(services: Services, *seats: SeatRow, **wishes: Any) -> Table:
    """A table of Ra with these seats; the guests are made."""
    for number in range(2):
        await services.store.add_guest(f"Guest {number}", bytes([number]), "cookie")
    row = GameRow(
        *("table-1", "table", "ra", 1, "", {"open_scores": "off", "boat": "on"}, (0, 0)),
        *("hmac-sha256", commitment(SEED), 1),
        created=now(),
        since=now(),
        phase=GATHERING,
        seats=list(seats),
    )
    for name, value in wishes.items():
        setattr(row, name, value)
    await services.store.add_game(row, SEED, [])
    return await services.registry.table("table-1")


async def until(true: Callable[[], bool], seconds: float = 10) -> None:
    """Wait for something."""
    limit = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < limit
        await asyncio.sleep(0.01)


def run(services: Services, work: Callable[[Services], Coroutine[Any, Any, None]]) -> None:
    """Do something with the tables of a server, and let go of it."""

    async def all_of_it() -> None:
        try:
            await work(services)
        finally:
            await services.close()

    asyncio.run(all_of_it())


TWO = (SeatRow(0, HUMAN, 1, "", "Ania"), SeatRow(1, HUMAN, 2, "", "Bogdan"))


def test_a_seat_taken_while_the_invitation_is_renewed_stays_taken(services: Services) -> None:
    async def work(services: Services) -> None:
        table = await laid(services, TWO[0], SeatRow(1))
        sitting = asyncio.create_task(table.do(table.sit(2, "Bogdan", None)))
        await asyncio.sleep(0)
        host = SimpleNamespace(id=1)

        async def found() -> Table:
            return table

        call: Any = SimpleNamespace(table=found, known=lambda: host, services=services, url="")
        await renew_invite(call, Nothing())
        assert await sitting == 1
        kept = await services.store.game("table-1")
        assert kept is not None
        for row in (table.row, kept):
            assert [each.kind for each in row.seats] == [HUMAN, HUMAN]
            assert (row.phase, row.version, row.invite) == (PLAYING, table.version, 1)

    run(services, work)


def test_a_bot_does_not_answer_for_a_player_who_has_come_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        thinks, may_answer = asyncio.Event(), asyncio.Event()

        async def slow(question: Any, legal: list[int]) -> tuple[int, str]:
            thinks.set()
            await may_answer.wait()
            return legal[0], "random"

        monkeypatch.setattr(services.bots, "choose", slow)
        table = await laid(services, *TWO)
        await until(lambda: table.asked is not None)
        seat = table.asked
        assert seat is not None
        await table.do(table.hand_over(seat + 1, seat, "greedy"))
        await thinks.wait()
        await table.do(table.hand_over(seat + 1, seat, ""))
        before = table.version
        may_answer.set()
        await until(lambda: not services.driver.tasks)
        assert (table.version, table.failed) == (before, {})

    run(services, work)


def test_a_full_table_that_never_began_begins_when_it_is_woken(services: Services) -> None:
    async def work(services: Services) -> None:
        table = await laid(services, *TWO)
        await until(lambda: table.row.phase == PLAYING)
        kept = await services.store.game("table-1")
        assert kept is not None
        assert (kept.phase, kept.version) == (PLAYING, table.version)

    run(services, work)


def test_whoever_asks_for_a_table_that_wakes_gets_the_same_one(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        await laid(services, TWO[0], SeatRow(1))
        services.registry.awake.clear()
        game = services.store.game

        async def slow(id: str) -> GameRow | None:
            await asyncio.sleep(0)
            return await game(id)

        monkeypatch.setattr(services.store, "game", slow)
        first, second = await asyncio.gather(*(services.registry.table("table-1") for _ in "ab"))
        assert first is second is services.registry.awake["table-1"]

    run(services, work)


def test_a_table_goes_on_by_itself_when_the_disk_takes_answers_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        monkeypatch.setattr(driver, "RETRY", 0.05)
        table = await laid(services, TWO[0], SeatRow(1, BOT, None, "random", "random 2"))
        await until(lambda: table.asked is not None)
        faults: list[GameRow] = []
        append = services.store.append

        async def full(row: GameRow, entries: list[Any]) -> GameRow:
            if len(faults) < 2:
                faults.append(row)
                raise OSError("the disk is full")
            return await append(row, entries)

        monkeypatch.setattr(services.store, "append", full)
        before = table.version
        if table.asked == 0:
            await table.do(table.hand_over(1, 0, "random"))
        await until(lambda: services.registry.awake["table-1"].version > before + 3)
        assert len(faults) == 2

    run(services, work)


def test_a_game_that_could_not_begin_is_tried_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        monkeypatch.setattr(driver, "RETRY", 0.05)
        faults: list[Table] = []
        start = Table.start

        async def full(table: Table) -> None:
            if not faults:
                faults.append(table)
                raise OSError("the disk is full")
            await start(table)

        monkeypatch.setattr(Table, "start", full)
        await laid(services, *TWO)
        await until(lambda: services.registry.awake["table-1"].row.phase == PLAYING)
        assert len(faults) == 1

    run(services, work)


def test_who_sits_down_again_has_the_same_seat(shared: Running) -> None:
    host, friend = shared.guest("Ania"), shared.guest("Bogdan")
    opened = host.open_table("ra", [ME, OPEN, OPEN])
    secret = client.take_invitation(opened["invite"])[2]
    assert friend.sit(opened["id"], secret)["mine"] == [1]
    assert friend.sit(opened["id"], secret)["mine"] == [1]
    assert shared.guest("Csaba").sit(opened["id"], secret)["mine"] == [2]
    assert friend.sit(opened["id"], secret)["mine"] == [1]


def test_a_device_is_forgotten_with_its_token(shared: Running) -> None:
    guest = shared.guest("Ania")
    guest.post("/api/me/leave")
    assert not guest.get("/api/me")["known"]


@pytest.mark.parametrize("seat", ["9" * 5000, "-1", "one", "²"])
def test_what_is_no_number_is_no_seat(shared: Running, seat: str) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    with pytest.raises(RequestRefused, match="404 no-such-seat"):
        guest.post(f"/api/tables/{table}/seats/{quote(seat)}/bot", {"bot": "random"})


def test_two_people_may_call_their_answers_the_same(shared: Running) -> None:
    host, friend = shared.guest("Ania"), shared.guest("Bogdan")
    opened = host.open_table("ra", [ME, OPEN])
    table = opened["id"]
    update = friend.sit(table, client.take_invitation(opened["invite"])[2])
    people = (host, friend) if update["asked"]["seat"] == 0 else (friend, host)
    made = []
    for action, who in zip(("invoke", "pass"), people, strict=True):
        version = who.get(f"/api/tables/{table}")["version"]
        body = {"action": action, "version": version, "id": "1"}
        if action == "pass":
            answers = who.get(f"/api/tables/{table}")["answers"]
            body["action"] = answers[-1]["action"]
        path = f"/api/tables/{table}/moves"
        made.append(who.post(path, body)["version"])
        assert who.post(path, body)["version"] == made[-1]
    assert made[0] < made[1]


# Clocks.


def test_taking_back_gives_no_time_back(serve: Serve) -> None:
    first = serve()
    watch = stopped(first)
    guest = first.guest("Ania")
    table = guest.open_table("ra", [ME, ME], clock={"move": 60, "total": 600})["id"]
    with guest.look(table) as seat:
        seat.wait("update")
        asked = seat.update["asked"]["seat"]
        seat.act("invoke")
        seat.wait("update")
        thinker = seat.update["asked"]["seat"]
        watch.seconds += 3
        seat.send("undo", version=seat.update["version"], id="back", seat=asked)
        seat.wait("done")
        clock = seat.wait_update(lambda update: bool(update["asked"]["seat"] == asked))["clock"]
    assert clock["left"][thinker] == 600_000 - 3_000
    first.stop()
    left = Client(serve().url, guest.token).get(f"/api/tables/{table}")["clock"]["left"]
    assert left[thinker] == 600_000 - 3_000


def test_who_takes_back_has_less_time_for_the_rest_of_the_turn() -> None:
    clocks = Clocks((60, 0), 2)
    clocks.turn(None, 0, 0, undone=False)
    clocks.turn(0, 0, 1_000, undone=False)
    clocks.turn(0, 0, 50_000, undone=True)
    assert 8_000 < (clocks.deadline() or 0) <= 9_000
    clocks.turn(0, 0, 1_000, undone=False)
    assert 8_000 < (clocks.deadline() or 0) <= 9_000
    clocks.turn(0, 1, 1_000, undone=False)
    clocks.turn(1, 0, 1_000, undone=False)
    assert (clocks.deadline() or 0) > 59_000


def test_an_answer_taken_back_has_cost_its_time() -> None:
    clocks = Clocks((60, 0), 2)
    clocks.turn(None, 0, 0, undone=False)
    for round in range(1, 4):
        clocks.turn(0, 1, 15_000, undone=False)
        clocks.turn(1, 0, 2_000, undone=True)
        left = 60_000 - 15_000 * round
        assert left - 1_000 < (clocks.deadline() or 0) <= left
    clocks.turn(0, 1, 1_000, undone=False)
    clocks.turn(1, 0, 1_000, undone=False)
    assert (clocks.deadline() or 0) > 59_000


def test_an_open_question_has_its_time_after_a_break() -> None:
    clocks = Clocks((600, 0), 2)
    clocks.turn(None, 0, 0, undone=False)
    clocks.go_on(100_000)
    assert 499_000 < (clocks.deadline() or 0) <= 500_000
    clocks.turn(0, 1, 0, undone=False)
    clocks.go_on(10_000_000)
    assert MERCY - 1_000 < (clocks.deadline() or 0) <= MERCY


def test_clocks_run_on_after_a_restart_though_nobody_looks(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maat.server.clocks.MERCY", 100)
    first = serve()
    guest = first.guest("Ania")
    table = guest.open_table("ra", [ME, ME], clock={"move": 1})["id"]
    version = guest.get(f"/api/tables/{table}")["version"]
    first.stop()
    second = serve()
    awake = second.services.registry.awake
    limit = time.monotonic() + 10
    while table not in awake or awake[table].version <= version:
        assert time.monotonic() < limit
        time.sleep(0.02)


# Sockets and clients.


def test_whoever_says_no_hello_is_let_go(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIME", 0.1)
    running = serve()
    guest = running.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    with connect(f"{running.url.replace('http', 'ws')}/ws/{table}") as line:
        with pytest.raises(ConnectionClosed) as told:
            line.recv(timeout=10)
        assert told.value.rcvd is not None
        assert told.value.rcvd.code == sockets.NO_HELLO


def test_talk_over_a_socket_is_counted_as_over_http(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "PACE", "2/minute")
    guest = serve(limits=True).guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    with guest.look(table) as seat:
        seat.wait("update")
        for _ in range(3):
            seat.send("say", text="hello")
        assert seat.wait("refused")["key"] == "too-fast"


def test_sockets_are_counted_by_address(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "HANDSHAKES", "2/minute")
    guest = serve(limits=True).guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    for _ in range(2):
        with guest.look(table) as seat:
            seat.wait("update")
    with pytest.raises(InvalidStatus):
        guest.look(table)


def test_a_household_is_one_network() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("unknown") == "unknown"


def test_an_address_of_six_has_brackets() -> None:
    assert Settings(host="::1", port=8777).public_url == "http://[::1]:8777"


@pytest.mark.parametrize("first", ["", "no hello", '{"type":"ping"}'])
def test_who_leaves_or_stammers_before_hello_is_no_fault(
    serve: Serve, capfd: pytest.CaptureFixture[str], first: str
) -> None:
    running = serve()
    guest = running.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    with connect(f"{running.url.replace('http', 'ws')}/ws/{table}", proxy=None) as line:
        if first:
            line.send(first)
            with pytest.raises(ConnectionClosed):
                read_to_the_end(line)
    guest.get("/healthz")
    running.stop()
    assert "Exception" not in capfd.readouterr().err


def test_who_follows_the_question_gets_the_log_of_the_seat_it_leads_to(shared: Running) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    version = guest.get(f"/api/tables/{table}")["version"]
    for seat, since in ((None, 0), (0, version)):
        with guest.look(table, version=version, seat=seat) as line:
            assert line.wait("update")["since"] == since


def test_a_passing_fault_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PAUSE", 0.0)
    update = {"version": 1, "phase": "playing", "asked": {"seat": 0}, "seat": 0, "answers": [1]}
    replies = [{"type": "refused", "key": "server-fault"}, {"type": "done"}]

    class Faulty:
        def wait_update(self, *_: Any, **__: Any) -> Data:
            return self.update

        @property
        def update(self) -> Data:
            return update if replies else {"phase": "over"}

        def act(self, _: Any) -> Data:
            return replies.pop(0)

    seat: Any = Faulty()
    assert client._play(seat, lambda _: 0) == {"phase": "over"}


def test_a_client_waits_for_a_server_that_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Away(Client):
        def get(self, path: str) -> Any:
            asked.append(path)
            if len(asked) < 3:
                raise OSError("nobody there")

    monkeypatch.setattr(client, "PAUSE", 0.01)
    client._wait_for(Away(""))
    assert len(asked) == 3
    asked.clear()
    monkeypatch.setattr(client, "AWAY", -1.0)
    with pytest.raises(OSError, match="nobody"):
        client._wait_for(Away(""))


# What is refused changes nothing.


def guests(running: Running) -> int:
    """How many there are."""
    store = running.services.store
    return int(store._value("SELECT count(*) FROM guest"))


def test_a_refused_wish_makes_no_guest(serve: Serve) -> None:
    running = serve()
    host = running.guest("Ania")
    opened = host.open_table("ra", [ME, ME])
    before = guests(running)
    nobody = Client(running.url)
    with pytest.raises(RequestRefused, match="unknown-bot"):
        nobody.open_table("ra", [ME, {"kind": "bot", "bot": "deep"}])
    secret = running.services.invitations.secret(running.services.registry.awake[opened["id"]].row)
    with pytest.raises(RequestRefused, match="no-empty-seat"):
        nobody.sit(opened["id"], secret, "Zofia")
    assert guests(running) == before
