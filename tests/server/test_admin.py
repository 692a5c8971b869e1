"""What an operator does to a store while its server runs, and that it is written down."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from maat.cli import admin
from maat.client import Data, RequestRefused
from maat.core.errors import MaatError
from maat.core.notation import SOMEBODY
from maat.server import limiter
from maat.server.limiter import Bans, networks
from maat.server.store.interface import Unwell

if TYPE_CHECKING:
    from tests.server.conftest import Serve

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}


def test_an_operator_ends_sessions_and_forgets_people(
    serve: Serve, capsys: pytest.CaptureFixture[str]
) -> None:
    running = serve()
    host, friend, third = (running.guest(name) for name in ("Ania", "Bogdan", "Celina"))
    made = host.open_table("ra", [ME, OPEN])
    table = made["id"]
    friend.sit(table, urlsplit(made["invite"]).fragment[2:])
    other = host.open_table("ra", [ME, OPEN])["id"]
    made = host.open_table("ra", [ME, OPEN, OPEN])
    gathering = made["id"]
    friend.sit(gathering, urlsplit(made["invite"]).fragment[2:])

    def act(*words: str) -> str:
        capsys.readouterr()
        admin.run(running.settings, words[0], *(*words[1:], "", "")[:2])
        return capsys.readouterr().out

    assert "Ania" in act("guests")
    assert table in act("tables")
    act("rename", "1", "Anna")
    act("free", other, "0")
    act("delete", other)
    act("forget", "1")
    act("logout", "3")
    with pytest.raises(RequestRefused, match="401"):
        third.post("/api/me/link")
    for wrong in (("logout", "99"), ("logout", "x"), ("delete", "nothing"), ("free", table, "0")):
        with pytest.raises(MaatError, match="nobody-there"):
            act(*wrong)
    running.stop()
    look = serve().guest()
    friend.url = look.url
    update = friend.get(f"/api/tables/{gathering}")
    assert [seat["kind"] for seat in update["seats"]] == ["open", "human", "open"]
    assert update["host"], "somebody has to be"
    seats = look.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == [SOMEBODY, "Bogdan"]
    assert seats[0]["bot"], "others can go on"
    with pytest.raises(RequestRefused, match="no-such-table"):
        look.get(f"/api/tables/{other}")
    told = act("log")
    assert all(word in told for word in ("rename", "logout", "forget", "delete", "free"))


def test_a_table_in_memory_is_read_again_after_an_operator_changed_it(serve: Serve) -> None:
    running = serve()
    host = running.guest("Ania")
    table = host.open_table("ra", [ME, OPEN])["id"]
    assert host.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ania"
    admin.run(running.settings, "rename", "1", "Anna")
    update = host.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert update["seats"][0]["name"] == "Anna"


def test_who_is_banned_is_read_again_after_a_store_was_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Store:
        async def banned(self) -> list[str]:
            if not bans.networks:
                bans.networks = networks("192.0.2.1")
                raise Unwell("gone")
            return ["192.0.2.7"]

    async def read() -> None:
        store: Any = Store()
        task = asyncio.create_task(bans.keep_reading(store))
        while bans.networks != networks("192.0.2.7"):
            assert not task.done()
            await asyncio.sleep(0)
        task.cancel()

    monkeypatch.setattr(limiter, "EVERY", 0.0)
    bans = Bans()
    asyncio.run(read())


def test_an_operator_bans_an_address_and_lets_it_in_again(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(limiter, "EVERY", 0.001)
    running = serve()
    guest = running.guest("Ania")

    def is_banned() -> bool:
        try:
            guest.get("/api/me")
        except RequestRefused as told:
            return (told.status, told.key) == (403, "banned")
        return False

    admin.run(running.settings, "ban", "127.0.0.0/8", "")
    assert any(is_banned() for _ in range(1000))
    admin.run(running.settings, "ban", "192.0.2.7", "")
    admin.run(running.settings, "allow", "127.0.0.0/8", "")
    admin.run(running.settings, "log", "", "")
    told = capsys.readouterr().out
    assert all(f"{act}  127.0.0.0/8" in told for act in ("ban", "allow"))
    assert not all(is_banned() for _ in range(1000))
    for wrong in ("nowhere", "127.0.0.1/8"):
        with pytest.raises(MaatError, match="nobody-there"):
            admin.run(running.settings, "ban", wrong, "")


def test_an_operator_closes_a_table_and_prunes_old_ones(
    serve: Serve, capsys: pytest.CaptureFixture[str]
) -> None:
    running = serve()
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    made = host.open_table("ra", [ME, OPEN])
    friend.sit(made["id"], urlsplit(made["invite"]).fragment[2:])
    admin.run(running.settings, "close", made["id"], "")
    for _ in range(2):  # the server reads it again once it has noticed
        with pytest.raises(RequestRefused):
            host.post(f"/api/tables/{made['id']}/seats/0/bot", {"bot": "random"})
    assert host.get("/api/me")["tables"] == []
    assert host.get(f"/api/tables/{made['id']}")["seats"][0]["name"] == "Ania"
    admin.run(running.settings, "prune", "1", "")
    assert host.get(f"/api/tables/{made['id']}")["phase"] == "playing"
    running.stop()
    admin.run(running.settings, "prune", "0", "")
    admin.run(running.settings, "log", "", "")
    told = capsys.readouterr().out
    assert f"close  {made['id']}" in told
    assert "prune  0" in told
    with pytest.raises(RequestRefused, match="no-such-table"):
        serve().guest().get(f"/api/tables/{made['id']}")


def test_a_full_server_opens_no_new_table_and_those_there_go_on(serve: Serve) -> None:
    guest = serve(most_tables=1).guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    with pytest.raises(RequestRefused, match="503 server-full"):
        guest.open_table("ra", [ME, ME])
    update = guest.get(f"/api/tables/{table}")
    body = {"action": "invoke", "version": update["version"], "id": "one"}
    assert guest.post(f"/api/tables/{table}/moves", body)["version"] > update["version"]
