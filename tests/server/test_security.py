"""What protects the server and those who use it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from maat.client import Client, Connection, Data, RequestRefused
from maat.core.errors import NotFound
from maat.server import pace
from maat.server.errors import Refusal
from maat.server.http import endpoint
from maat.server.limiter import MovingLimiter
from maat.server.settings import read

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

JSON = {"Content-Type": "application/json"}
PAGES = ["/", "/t/a", "/replay/a", "/verify/a", "/rules/ra", "/cards/ra", "/learn/ra", "/tables"]
OTHERS = ["/api/games", "/healthz", "/nothing", "/locale/en/ra.ftl"]
NO_TEXTS = ["xx/ra.ftl", "en/chess.ftl", "en/..%2f..%2fpyproject.toml", "en/ra"]
NOWHERE = ["/api/tables/nothing", "/api/tables/nothing/replay", "/api/nothing"]


class Reply:
    """What came back."""

    def __init__(self, url: str, method: str, path: str, body: bytes | None, headers: object):
        line = HTTPConnection(urlsplit(url).netloc, timeout=10)
        assert isinstance(headers, dict)
        line.request(method, path, body, headers)
        reply = line.getresponse()
        self.status = reply.status
        self.headers = reply.headers
        self.text = reply.read()
        line.close()

    @property
    def key(self) -> str:
        """Which fault."""
        return str(json.loads(self.text)["key"])


def get(running: Running, path: str, **headers: str) -> Reply:
    """A plain request."""
    return Reply(running.url, "GET", path, None, headers)


def post(running: Running, path: str, body: bytes = b"{}", **headers: str) -> Reply:
    """A request that would change something; underscores stand for dashes."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Reply(running.url, "POST", path, body, {**JSON, **named})


@pytest.mark.parametrize("path", [*PAGES, *OTHERS])
def test_every_reply_tells_the_browser_what_is_allowed(shared: Running, path: str) -> None:
    reply = get(shared, path)
    policy = reply.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert reply.headers["X-Content-Type-Options"] == "nosniff"
    assert reply.headers["Referrer-Policy"] == "same-origin"
    assert reply.headers["Server"] is None


@pytest.mark.parametrize("path", PAGES)
def test_the_page_has_no_inline_script(shared: Running, path: str) -> None:
    text = get(shared, path).text.decode()
    assert "%STATIC%" not in text
    assert not re.search(r"<script(?![^>]*\bsrc=)(?![^>]*importmap)", text)
    assert not re.search(r"\son\w+=", text)


def test_files_are_kept_for_ever_and_data_never(shared: Running) -> None:
    version = shared.services.assets.version
    script = get(shared, f"/static/{version}/main.js")
    assert "immutable" in script.headers["Cache-Control"]
    assert script.headers.get_content_type() == "text/javascript"
    assert "immutable" not in get(shared, "/static/old/main.js").headers["Cache-Control"]
    assert get(shared, "/api/games").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["../app.py", "%2e%2e/app.py", "..%2fsettings.py", "__init__.py", "index.html", ""]
)
def test_no_other_file_is_served(shared: Running, path: str) -> None:
    assert get(shared, f"/static/{shared.services.assets.version}/{path}").status == 404


@pytest.mark.parametrize("path", NO_TEXTS)
def test_no_other_text_is_served(shared: Running, path: str) -> None:
    assert get(shared, f"/locale/{path}").status == 404


@pytest.mark.parametrize("language", ["en", "pl", "uk", "hu"])
def test_texts_are_served_in_four_languages(shared: Running, language: str) -> None:
    text = get(shared, f"/locale/{language}/ra.ftl").text.decode()
    assert "place-empty =" in text
    assert "game-title =" in text
    assert "error-stale =" in get(shared, f"/locale/{language}/server.ftl").text.decode()
    assert "rule-RA-45" in get(shared, f"/locale/{language}/ra-rules.ftl").text.decode()


def test_a_foreign_page_changes_nothing(shared: Running) -> None:
    assert post(shared, "/api/me", Origin="https://evil.example").key == "foreign-origin"
    assert post(shared, "/api/me", Sec_Fetch_Site="cross-site").key == "foreign-origin"
    assert post(shared, "/api/me", Origin="null").status == 403
    assert post(shared, "/api/me", Origin=shared.url).status == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_read(shared: Running, kind: str) -> None:
    assert post(shared, "/api/me", Content_Type=kind).status == 415


def test_a_name_that_is_not_ours_is_refused(shared: Running) -> None:
    assert get(shared, "/", Host="rebound.example").status == 403
    assert get(shared, "/", Host="localhost").status == 200


def test_a_foreign_page_opens_no_socket(shared: Running) -> None:
    address = shared.url.replace("http", "ws") + "/ws/x"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("https://evil.example"), proxy=None)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"[" * 60_000,
        b'{"name": 1e400}',
        b'{"name": NaN}',
        b'{"name": "\xff\xfe"}',
        b'{"name": "\\ud800"}',
        b'\xef\xbb\xbf{"name": "x"}',
        b'{"name": "' + b"x" * 60_000 + b'"}',
        b'{"name": "a\\u0000b"}',
        b'{"name": true}',
        b'{"naem": "x"}',
        b'{"bearer": 1}',
    ],
)
def test_hostile_bodies_are_refused(shared: Running, body: bytes) -> None:
    reply = post(shared, "/api/me", body)
    assert (reply.status, reply.key) == (400, "unreadable")


def test_a_huge_body_is_not_even_read(shared: Running) -> None:
    assert post(shared, "/api/me", b'{"name": "' + b"x" * 100_000 + b'"}').status == 413
    line = HTTPConnection(urlsplit(shared.url).netloc, timeout=10)
    line.request("POST", "/api/me", iter([b"x" * 30_000] * 9), JSON, encode_chunked=True)
    assert line.getresponse().status == 413
    line.close()


def test_a_huge_message_ends_the_connection(shared: Running) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    with guest.look(table) as seat:
        seat.wait("update")
        seat.send("say", text="x" * 20_000)
        with pytest.raises(ConnectionClosed):
            seat.receive(5)


@pytest.mark.parametrize("path", NOWHERE)
def test_what_is_not_there_is_a_404(shared: Running, path: str) -> None:
    assert get(shared, path).status == 404


def refused(guest: Client, path: str, body: Data) -> tuple[int, str]:
    """How a request was refused."""
    with pytest.raises(RequestRefused) as told:
        guest.post(path, body)
    return told.value.status, told.value.key


def test_requests_are_counted_by_address(serve: Serve) -> None:
    running = serve(limits=True)
    guest = Client(running.url)
    told = [refused(guest, "/api/me/open", {"secret": "x" * 20}) for _ in range(22)]
    assert told == [(403, "bad-link")] * 20 + [(429, "too-fast")] * 2


def test_whoever_asks_too_often_hears_so_late(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = serve(limits=True)
    monkeypatch.setattr(running.services.limiter, "times", 0)
    monkeypatch.setattr(endpoint, "PENANCE", 0.2)
    began = time.monotonic()
    with pytest.raises(RequestRefused, match="429"):
        Client(running.url).get("/api/games")
    assert time.monotonic() - began >= 0.2
    assert Client(running.url).get("/healthz"), "how the server is is told all the same"


def talk(seat: Connection) -> None:
    """Send much at once; the line may close before the last of it."""
    for _ in range(30):
        seat.send("ping")
    seat.wait("nothing", seconds=5)


def test_a_socket_that_talks_too_fast_is_closed(serve: Serve) -> None:
    guest = serve(limits=True).guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    with guest.look(table) as seat, pytest.raises(ConnectionClosed) as closed:
        talk(seat)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_messages_of_all_sockets_of_one_guest_have_their_turn_later(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "SHARE", "3/hour")
    monkeypatch.setattr(pace, "BREATH", 0.001)
    running = serve(limits=True)
    guest, other = running.guest("Ania"), running.guest("Bogdan")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    with guest.look(table) as first, guest.look(table) as second, other.look(table) as third:
        for seat in (first, second, first):
            seat.send("ping")
            seat.wait("pong")
        second.send("ping")
        for _ in range(3):
            third.send("ping")
            third.wait("pong")
        with pytest.raises(TimeoutError):
            second.wait("pong", seconds=0.05)
        monkeypatch.setattr(pace, "SHARE", "4/hour")
        second.wait("pong")


def test_addresses_that_ask_no_more_are_forgotten() -> None:
    limiter = MovingLimiter(on=True)
    for number in range(50):
        limiter.check("5/second", str(number))
    limit = time.monotonic() + 20
    while limiter.storage.events:
        assert time.monotonic() < limit
        time.sleep(0.1)
        limiter.forget()


@pytest.mark.parametrize("host", ["[", "[x]", "a]b"])
def test_a_host_that_cannot_be_read_is_refused(shared: Running, host: str) -> None:
    reply = get(shared, "/healthz", Host=host)
    assert (reply.status, reply.key) == (403, "foreign-host")


def test_limits_can_be_switched_off() -> None:
    limiter = MovingLimiter(on=False)
    for _ in range(10):
        limiter.check("1/minute", "a")
    limiter = MovingLimiter(on=True)
    limiter.check("1/minute", "a")
    limiter.check("1/minute", "b")
    with pytest.raises(Refusal, match="too-fast"):
        limiter.check("1/minute", "a")


def test_a_fault_of_the_server_shows_only_an_id(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    running = serve()
    running.services.store.guest = None  # a store that is out of order
    with caplog.at_level(logging.CRITICAL, logger="maat.security"):
        reply = get(running, "/api/me", Authorization="Bearer x")
    told = json.loads(reply.text)
    assert (reply.status, told["key"]) == (500, "server-fault")
    assert len(told["id"]) == 12
    assert b"Traceback" not in reply.text


def test_no_secret_is_written_to_the_log(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        running = serve()
        guest = running.guest("Ania")
        opened = guest.open_table("ra", [{"kind": "me"}, {"kind": "open"}])
        secret = opened["invite"].partition("#i=")[2]
        running.guest("Bogdan").sit(opened["id"], secret)
        seed = asyncio.run(running.services.store.seed(opened["id"]))
        running.stop()
    for hidden in (guest.token, secret, seed):
        assert hidden not in caplog.text


def test_the_seed_is_not_told_before_the_end(shared: Running) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    seed = asyncio.run(shared.services.store.seed(table))
    for path in ("", "/replay", "/replay?seat=0", "/invite"):
        assert seed not in json.dumps(guest.get(f"/api/tables/{table}{path}"))


def test_over_tls_browsers_come_by_nothing_else(serve: Serve, shared: Running) -> None:
    running = serve(url="https://table.example")
    there = Reply(f"http://127.0.0.1:{running.settings.port}", "GET", "/healthz", None, {})
    told = there.headers["Strict-Transport-Security"]
    assert told == "max-age=31536000; includeSubDomains"
    assert get(shared, "/").headers["Strict-Transport-Security"] is None
    assert get(shared, "/").headers["Access-Control-Allow-Origin"] is None


def turned_away(
    limiter: MovingLimiter, guests: Sequence[int | None], address: str = "192.0.2.1"
) -> int:
    """How many of these are turned away."""
    told = 0
    for guest in guests:
        try:
            asyncio.run(limiter.ask("2/hour", "/api/tables", address, guest))
        except Refusal:
            told += 1
    return told


def test_guests_behind_one_address_are_counted_one_by_one_and_together() -> None:
    assert turned_away(MovingLimiter(on=True), [1, 1, 1, 2, 2]) == 1
    assert turned_away(MovingLimiter(on=True), list(range(25))) == 5
    assert turned_away(MovingLimiter(on=True), [None] * 3) == 1
    assert turned_away(MovingLimiter(on=True, times=2), [None] * 5) == 1
    assert turned_away(MovingLimiter(on=True), [1] * 99 + list(range(2, 20))) == 97


def test_sockets_behind_one_address_are_counted_in_the_same_way() -> None:
    limiter = MovingLimiter(on=True)
    for guest in range(10):
        limiter.share("2/minute", "messages", "192.0.2.1", guest)
        limiter.share("2/minute", "messages", "192.0.2.1", guest)
        with pytest.raises(Refusal, match="too-fast"):
            limiter.share("2/minute", "messages", "192.0.2.2", guest)
    with pytest.raises(Refusal, match="too-fast"):
        limiter.share("2/minute", "messages", "192.0.2.1", 10)
    limiter.share("2/minute", "messages", "192.0.2.2", 11)


def test_people_of_a_club_are_counted_one_by_one_alone() -> None:
    club = MovingLimiter(on=True, club="192.0.2.0/24, 2001:db8::/32")
    assert turned_away(club, [None] * 120) == 0
    assert turned_away(club, [*range(120), 7, 7]) == 1
    assert turned_away(club, [None] * 3, "198.51.100.1") == 1
    assert turned_away(club, [None] * 3, "2001:db8:1:2::/64") == 0
    with pytest.raises(NotFound, match="bad-setting"):
        read({"MAAT_CLUB": "the tavern"})
