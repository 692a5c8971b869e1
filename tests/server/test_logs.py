"""Logs: readable by people and programs, with request and table, and without any secret."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from maat.client import Client, Data, RequestRefused
from maat.core.errors import MaatError
from maat.core.seal import new_seed
from maat.server import logs, settings
from maat.server.store.interface import Unwell
from maat.server.tokens import new_token

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

ME: Data = {"kind": "me"}


def line(form: str, message: str, fault: Exception | None = None) -> str:
    """A line of the log."""
    about = (type(fault), fault, None) if fault else None
    record = logging.LogRecord("maat.x", logging.WARNING, "", 0, message, (), about)
    logs.REQUEST.set("ab12")
    logs.TABLE.set("table1")
    return logs.LogFormatter(form).format(record)


def test_a_line_has_time_level_request_and_table_and_is_one_line() -> None:
    told = json.loads(line(logs.JSON, "two\nlines", ValueError("oh")))
    assert told.pop("time").endswith("Z")
    assert "ValueError: oh" in told.pop("trace")
    about = {"request": "ab12", "table": "table1", "message": "two lines"}
    assert told == {"level": "warning", "logger": "maat.x", **about}
    assert line(logs.TEXT, "two\nlines").endswith(" warning maat.x ab12 table1 two lines")


def test_no_secret_gets_into_a_line() -> None:
    secrets = [make() for make in (new_token, new_seed) for _ in range(200)]
    for secret in [*secrets, "kX9-_abcDEFghij0123456_Z"]:
        for told in (line(logs.JSON, f"at #i={secret}"), line(logs.TEXT, "x", ValueError(secret))):
            assert secret not in told
    name = "test_whoever_does_not_come_to_the_point"
    assert name in line(logs.TEXT, f"in {name}, 2026-11-18T02:03:04.005Z")


def test_a_store_that_is_unwell_is_told_in_a_line_and_a_fault_of_ours_with_all_of_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = logging.getLogger("maat.x")
    broken = Unwell("lost")
    broken.__cause__ = OSError("the other side has gone")
    logs.complain(log, broken, "a bot cannot go on")
    logs.complain(log, KeyError("seat"), "a bot cannot go on")
    calm, loud = caplog.records
    assert calm.getMessage() == "a bot cannot go on: Unwell from OSError"
    assert (calm.levelno, calm.exc_info) == (logging.WARNING, None)
    assert (loud.levelno, loud.exc_info and loud.exc_info[0]) == (logging.ERROR, KeyError)


def test_refused_log_ins_invitations_and_limits_are_told_once_in_a_while(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    running = serve(limits=True)
    guest = running.guest("Ania")
    table = guest.open_table("ra", [ME, {"kind": "open"}])["id"]
    for _ in range(25):
        with pytest.raises(RequestRefused):
            running.guest().post("/api/me/open", {"secret": "x" * 43})
    with pytest.raises(RequestRefused, match="bad-invite"):
        running.guest().post(f"/api/tables/{table}/seats", {"invite": "y" * 24})
    told = [each.getMessage() for each in caplog.records if each.name == "maat.refused"]
    assert told == [f"{key}: 127.0.0.1" for key in ("bad-link", "too-fast", "bad-invite")]


def test_every_reply_names_its_request(shared: Running) -> None:
    line = HTTPConnection(urlsplit(shared.url).netloc, timeout=10)
    found = set()
    for _ in range(2):
        line.request("GET", "/api/games")
        reply = line.getresponse()
        reply.read()
        found.add(reply.getheader("X-Request-Id"))
    line.close()
    assert len(found) == 2
    assert None not in found


def test_metrics_are_for_whoever_has_the_token(serve: Serve, shared: Running) -> None:
    assert "maat_moves" in shared.guest().get("/metrics"), "at a computer of one's own"
    closed = serve(url="http://table.example", host="127.0.0.1")
    with pytest.raises(RequestRefused, match="404"):
        Client(f"http://127.0.0.1:{closed.settings.port}").get("/metrics")
    closed.stop()
    guarded = serve(metrics_token="sesame")
    for token in ("", "open"):
        with pytest.raises(RequestRefused, match="404"):
            Client(guarded.url, token).get("/metrics")
    assert "maat_moves" in Client(guarded.url, "sesame").get("/metrics")


@pytest.mark.parametrize("name", ["MAAT_LOG", "MAAT_LOG_LEVEL"])
def test_an_unknown_form_or_level_is_refused(name: str) -> None:
    with pytest.raises(MaatError, match="bad-setting"):
        settings.read({name: "loud"})


def test_a_server_logs_as_its_settings_say(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "maat.cli.main", "serve", "--port", "0"]
    command += ["--database", str(tmp_path / "maat.db")]
    wishes = {"MAAT_LOG": "json", "MAAT_LOG_LEVEL": "info", "COLUMNS": "200", "MAAT_COMPILE": "off"}
    process = subprocess.Popen(
        command, env={**os.environ, **wishes}, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    said = process.stdout.readline().decode()
    url = next(word for word in said.split() if word.startswith("http"))
    with pytest.raises(RequestRefused, match="bad-link"):
        Client(url).post("/api/me/open", {"secret": "x" * 43})
    process.send_signal(signal.SIGTERM)
    _, told = process.communicate(timeout=20)
    (refused,) = [json.loads(each) for each in told.decode().splitlines() if "bad-link" in each]
    assert refused["logger"] == "maat.refused"
    assert len(refused["request"]) == 12
