"""Sessions: where I am known, logging out, links that are renewed, and being forgotten."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import apsw
import pytest
from websockets.exceptions import ConnectionClosed

from maat import client
from maat.client import Client, Data, RequestRefused
from maat.core.notation import SOMEBODY
from maat.server.http.identity import device
from maat.server.retention import DAY, Retention
from maat.server.settings import Settings
from maat.server.store.rows import now

from .test_seats import Browser

if TYPE_CHECKING:
    from tests.server.conftest import OpenStore, Running, Serve

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


def secret_of(url: str) -> str:
    """The fragment of a link."""
    return urlsplit(url).fragment.partition("=")[2]


def coming(running: Running, name: str = "Ania") -> Browser:
    """Somebody with a browser."""
    browser = Browser(running.url)
    browser.post("/api/me", {"name": name})
    return browser


def opened(running: Running, secret: str) -> Browser:
    """Another device, on which a private link was opened."""
    browser = Browser(running.url)
    assert browser.post("/api/me/open", {"secret": secret})[0] == 200
    return browser


def is_known(browser: Browser) -> bool:
    """Whether a device still opens something."""
    return bool(browser.ask("GET", "/api/me", {})[1]["known"])


def listed(browser: Browser) -> list[Data]:
    """The devices of a guest."""
    found: list[Data] = browser.ask("GET", "/api/me/devices", {})[1]["devices"]
    return found


def test_devices_are_listed_and_logged_out_one_by_one_or_all(shared: Running) -> None:
    here = coming(shared)
    secret = secret_of(here.post("/api/me/link", {})[1]["url"])
    phone, tablet = opened(shared, secret), opened(shared, secret)
    found = listed(here)
    assert sorted(each["kind"] for each in found) == ["cookie", "cookie", "cookie", "link"]
    assert [each["here"] for each in found].count(True) == 1
    assert "token" not in json.dumps(found)
    (gone,) = [each["id"] for each in listed(phone) if each["here"]]
    assert here.post(f"/api/me/devices/{gone}/leave", {})[0] == 200
    assert (is_known(phone), is_known(tablet), is_known(here)) == (False, True, True)
    assert here.post(f"/api/me/devices/{gone}/leave", {})[1]["key"] == "no-such-device"
    before = here.cookie
    here.post("/api/me/leave", {"everywhere": True})
    here.cookie = before
    assert (is_known(tablet), is_known(here)) == (False, False)


def test_nobody_logs_out_the_devices_of_others(shared: Running) -> None:
    here, other = coming(shared), coming(shared, "Bogdan")
    (mine,) = [each["id"] for each in listed(here)]
    assert other.post(f"/api/me/devices/{mine}/leave", {})[0] == 404
    assert is_known(here)


def test_a_renewed_link_closes_what_the_old_one_has_opened(shared: Running) -> None:
    here = coming(shared)
    old = secret_of(here.post("/api/me/link", {})[1]["url"])
    phone = opened(shared, old)
    new = secret_of(here.post("/api/me/link", {})[1]["url"])
    assert (is_known(here), is_known(phone)) == (True, False)
    assert phone.post("/api/me/open", {"secret": old})[0] == 403
    assert is_known(opened(shared, new))


def test_who_is_logged_out_is_so_on_open_sockets_too(shared: Running) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    with guest.look(table) as looking:
        looking.wait("update")
        guest.post("/api/me/leave", {"everywhere": True})
        with pytest.raises(ConnectionClosed) as closed:
            looking.wait("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    with guest.look(table) as looking:
        assert looking.wait("update")["mine"] == []


def test_a_session_ends_for_good_after_its_lifetime(serve: Serve) -> None:
    running = serve(lifetime=400)
    here = coming(running)
    for days, known in ((399, True), (2, False)):
        with apsw.Connection(running.settings.database) as store:
            store.set_busy_timeout(5000)  # the server writes, too
            store.execute("UPDATE token SET born = born - ?", (days * 86_400_000,))
        assert is_known(here) is known


def test_a_device_is_called_by_browser_and_system_and_nothing_else() -> None:
    assert device(FIREFOX) == "Firefox, Linux"
    assert device("curl/8.0 <script>") == ""


# All that is known.


def played(running: Running) -> tuple[Client, Client, str]:
    """Two people, a finished game of theirs, and what they said."""
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    made = host.open_table("ra", [ME, OPEN])
    table = str(made["id"])
    friend.sit(table, secret_of(made["invite"]))
    host.post(f"/api/tables/{table}/chat", {"text": "my secret word"})
    people = {0: host, 1: friend}
    while (update := host.get(f"/api/tables/{table}"))["phase"] != "over":
        mover = people[update["asked"]["seat"]]
        answers = mover.get(f"/api/tables/{table}")["answers"]
        body = {"action": answers[-1]["action"], "version": update["version"]}
        mover.post(f"/api/tables/{table}/moves", {**body, "id": client.new_id()})
    return host, friend, table


def test_a_guest_gets_all_that_is_known_of_them_and_can_be_forgotten(serve: Serve) -> None:
    running = serve()
    host, friend, table = played(running)
    gathering = host.open_table("ra", [ME, OPEN])
    begun = host.open_table("ra", [ME, OPEN])
    friend.sit(begun["id"], secret_of(begun["invite"]))
    found: Any = host.get("/api/me/export")
    assert found["name"] == "Ania"
    assert {each["id"] for each in found["tables"]} == {table, gathering["id"], begun["id"]}
    assert [each["text"] for each in found["said"]] == ["my secret word"]
    with pytest.raises(RequestRefused, match="not-sure"):
        host.post("/api/me/forget", {})
    host.post("/api/me/forget", {"sure": True})
    with pytest.raises(RequestRefused, match="no-guest"):
        host.get("/api/me/export")
    names = [seat["name"] for seat in friend.get(f"/api/tables/{table}")["seats"]]
    assert names == [SOMEBODY, "Bogdan"]
    record = friend.get(f"/api/tables/{table}/record")
    assert "Ania" not in record
    assert f"name 0 {SOMEBODY}\n" in record
    assert "name 1 Bogdan" in record
    running.stop()
    for file in Path(running.settings.database).parent.iterdir():
        assert b"my secret word" not in file.read_bytes()
    friend.url = serve().url
    assert friend.get(f"/api/tables/{gathering['id']}")["seats"][0]["kind"] == "open"
    seat = friend.get(f"/api/tables/{begun['id']}")["seats"][0]
    assert (seat["name"], bool(seat["bot"])) == (SOMEBODY, True), "others can go on"
    ending = friend.get(f"/api/tables/{table}/replay")
    assert "Ania" not in json.dumps(ending)


# The clock.


class Times:
    """A clock on the wall and one that only counts."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.seconds = 0.0

    def wall(self) -> int:
        return now() + int((self.ahead + self.seconds) * 1000)

    def time(self) -> float:
        return self.seconds


def rounds(store: Any, times: Times, **wishes: Any) -> Retention:
    """A retention that has begun and gone round once."""
    retention = Retention(store, Settings(**wishes), times.wall, times.time)

    async def work() -> None:
        await retention.begin()
        await retention.round()

    asyncio.run(work())
    return retention


def tokens(store: Any) -> int:
    """How many there are."""
    return int(store._value("SELECT count(*) FROM token"))


@pytest.mark.parametrize("days", [-30, 700])
def test_a_wrong_clock_deletes_nothing_and_says_so(
    open_store: OpenStore, caplog: pytest.LogCaptureFixture, days: int
) -> None:
    store, times = open_store(), Times()
    asyncio.run(store.add_guest("Ania", b"hash", "cookie"))
    times.ahead = days * DAY
    with caplog.at_level(logging.WARNING):
        retention = rounds(store, times)
    assert tokens(store) == 1
    assert "nothing is deleted" in caplog.text
    times.seconds += 2 * DAY
    asyncio.run(retention.round())
    assert tokens(store) == (0 if days > 0 else 1), "a clock that stays so is believed"


def test_a_clock_that_is_set_while_the_server_runs_deletes_nothing_at_once(
    open_store: OpenStore,
) -> None:
    store, times = open_store(), Times()
    asyncio.run(store.add_guest("Ania", b"hash", "cookie"))
    retention = rounds(store, times)
    times.ahead = 700 * DAY
    asyncio.run(retention.round())
    assert tokens(store) == 1


def test_old_tables_and_absent_guests_go_when_the_settings_say_so(serve: Serve) -> None:
    running = serve()
    guest = running.guest("Ania")
    old, new = (guest.open_table("ra", [ME, ME])["id"] for _ in range(2))
    running.stop()
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        store.execute("UPDATE game SET since = since - ? WHERE id = ?", (40 * 86_400_000, old))
    guest.url = serve(keep_games=30).url
    store = apsw.Connection(running.settings.database)  # no transaction: each look is a new one
    while store.execute("SELECT count(*) FROM game").get == 2:
        time.sleep(0.01)  # it goes in the background
    store.close()
    with pytest.raises(RequestRefused, match="no-such-table"):
        guest.get(f"/api/tables/{old}")
    assert guest.get(f"/api/tables/{new}")["mine"] == [0, 1]
