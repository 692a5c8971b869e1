"""What an operator does to a store while its server runs, and that it is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from maat.cli import admin
from maat.client import Data, RequestRefused
from maat.core.errors import MaatError

if TYPE_CHECKING:
    from tests.server.conftest import Serve

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}


def test_an_operator_ends_sessions_and_forgets_people(
    serve: Serve, capsys: pytest.CaptureFixture[str]
) -> None:
    running = serve()
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    made = host.open_table("ra", [ME, OPEN])
    table = made["id"]
    friend.sit(table, urlsplit(made["invite"]).fragment[2:])
    other = host.open_table("ra", [ME, OPEN])["id"]

    def act(*words: str) -> str:
        capsys.readouterr()
        admin.run(running.settings, words[0], *(*words[1:], "", "")[:2])
        return capsys.readouterr().out

    assert "Ania" in act("guests")
    assert table in act("tables")
    act("rename", "1", "Anna")
    act("free", other, "0")
    act("logout", "2")
    with pytest.raises(RequestRefused, match="401"):
        friend.post("/api/me/link")
    act("delete", other)
    act("forget", "1")
    for wrong in (("logout", "99"), ("logout", "x"), ("delete", "nothing"), ("free", table, "0")):
        with pytest.raises(MaatError, match="nobody-there"):
            act(*wrong)
    running.stop()
    look = serve().guest()
    assert [seat["name"] for seat in look.get(f"/api/tables/{table}")["seats"]] == ["", "Bogdan"]
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
    with pytest.raises(RequestRefused, match="503 try-again"):
        host.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    update = host.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert update["seats"][0]["name"] == "Anna"
