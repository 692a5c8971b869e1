"""Opening a server that only this computer reaches to its network, and closing it again."""

from __future__ import annotations

import json
import socket
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from maat.client import Client, RequestRefused
from maat.server import network, run
from maat.server.settings import url_of

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

NETWORK = network.address() or "127.0.0.2"  # the address of this machine, or what comes near to one
ME, OPEN = {"kind": "me"}, {"kind": "open"}

Home = Callable[..., "Running"]


@pytest.fixture
def home(serve: Serve) -> Home:
    """Starts servers on a computer that is in a network."""

    def start(find: Callable[[], str] = lambda: NETWORK, **wishes: Any) -> Running:
        return serve(find=find, **wishes)

    return start


def opened(guest: Client) -> str:
    """Open the door; where it is."""
    return str(guest.post("/api/network", {"open": True})["url"])


def close(guest: Client) -> None:
    """Close the door."""
    assert guest.post("/api/network", {"open": False}) == {"may": True, "url": "", "code": ""}


def answers(url: str) -> bool:
    """Whether anybody listens there."""
    parts = urlsplit(url)
    try:
        socket.create_connection((str(parts.hostname), int(parts.port or 0)), timeout=10).close()
    except ConnectionRefusedError:
        return False
    return True


def asked(url: str, guest: Client, **headers: str) -> tuple[int, str]:
    """How a wish to open the door was refused; underscores stand for dashes."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    who = {"Authorization": f"Bearer {guest.token}", "Content-Type": "application/json"}
    status, told = said(url, "POST", "/api/network", {**who, **named}, b'{"open": true}')
    return status, json.loads(told)["key"]


def said(
    url: str, method: str, path: str, headers: dict[str, str], body: bytes | None = None
) -> tuple[int, bytes]:
    """Status and body of a reply, whatever name is asked for."""
    line = HTTPConnection(urlsplit(url).netloc, timeout=10)
    line.request(method, path, body, headers)
    reply = line.getresponse()
    told = reply.status, reply.read()
    line.close()
    return told


def answer(table: str, *guests: Client) -> None:
    """Whoever is asked gives the first answer there is."""
    updates = [guest.get(f"/api/tables/{table}") for guest in guests]
    guest, update = next(pair for pair in zip(guests, updates, strict=True) if pair[1]["answers"])
    move = {"action": update["answers"][0]["action"], "version": update["version"]}
    made = guest.post(f"/api/tables/{table}/moves", {**move, "id": f"at-{update['version']}"})
    assert made["version"] > update["version"]


def test_a_friend_sits_down_by_the_link_and_the_game_outlives_the_door(home: Home) -> None:
    running = home()
    host = running.guest("Ania")
    table = host.open_table("ra", [ME, OPEN])
    assert table["invite"].startswith(running.url)
    url = opened(host)
    assert url == url_of(NETWORK, running.settings.port)
    link = host.get(f"/api/tables/{table['id']}/invite")["url"]
    assert link.startswith(f"{url}/t/{table['id']}#i=")
    friend = Client(url)
    friend.come_in("Basia")
    friend.sit(table["id"], link.partition("#i=")[2])
    for _ in range(4):
        answer(table["id"], host, friend)
    close(host)
    assert not answers(url)
    assert host.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == "Basia"
    assert opened(host) == url
    for _ in range(4):
        answer(table["id"], host, friend)


def test_lines_of_the_network_end_with_the_door_and_others_go_on(home: Home) -> None:
    running = home()
    host = running.guest("Ania")
    table = host.open_table("ra", [ME, ME])["id"]
    with host.look(table) as here:
        here.wait("update")
        url = opened(host)
        with connect(f"{url.replace('http', 'ws')}/ws/{table}", proxy=None) as there:
            there.send(json.dumps({"type": "hello", "version": 0, "chat": 0}))
            there.recv(timeout=10)
            close(host)
            with pytest.raises(ConnectionClosed) as told:
                deque(iter(partial(there.recv, timeout=10), None), maxlen=0)
            assert told.value.rcvd is not None
            assert told.value.rcvd.code == 1012
        here.send("ping")
        here.wait("pong")


def test_whoever_does_not_listen_is_let_go(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "GRACE", 0.05)
    running = home()
    host = running.guest("Ania")
    parts = urlsplit(opened(host))
    with socket.create_connection((NETWORK, int(parts.port or 0)), timeout=20) as line:
        head = f"POST /api/me HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Length: 10"
        line.sendall(f"{head}\r\nContent-Type: application/json\r\n\r\n{{".encode())
        while not any(each.client == line.getsockname() for each in lines(running)):
            time.sleep(0.01)
        close(host)
        try:
            left = line.recv(1)
        except ConnectionResetError:
            left = b""
    assert left == b""


def lines(running: Running) -> list[Any]:
    """All connections that somebody has."""
    return list(running.server.server_state.connections)


def test_the_end_of_the_server_is_the_end_of_the_door(home: Home) -> None:
    running = home()
    host = running.guest("Ania")
    table = host.open_table("ra", [ME, ME])["id"]
    url = opened(host)
    with connect(f"{url.replace('http', 'ws')}/ws/{table}", proxy=None):
        running.stop()
    assert not answers(url)


# Links.


def test_links_are_for_others_and_a_table_is_where_it_was_asked_for(home: Home) -> None:
    running = home()
    host = running.guest("Ania")
    url = opened(host)
    friend = Client(url)
    friend.come_in("Basia")
    for guest, own in ((host, running.url), (friend, url)):
        table = guest.open_table("ra", [ME, OPEN])
        assert table["url"] == f"{own}/t/{table['id']}"
        assert table["invite"].startswith(f"{url}/t/")
        assert guest.post("/api/me/link")["url"].startswith(f"{url}/#k=")
    close(host)
    assert host.open_table("ra", [ME, OPEN])["invite"].startswith(f"{running.url}/t/")


def test_the_code_of_an_invitation_shows_the_address_in_the_network(home: Home) -> None:
    host = home().guest("Ania")
    table = host.open_table("ra", [ME, OPEN])["id"]
    before = host.get(f"/api/tables/{table}/invite.svg")
    told = host.post("/api/network", {"open": True})
    assert told["code"].startswith("data:image/svg+xml")
    assert host.get("/api/network") == told
    assert host.get(f"/api/tables/{table}/invite.svg") != before


# Who may.


def test_only_somebody_at_this_computer_opens_and_closes(home: Home) -> None:
    running = home()
    host = running.guest("Ania")
    url = opened(host)
    friend = Client(url)
    friend.come_in("Basia")
    assert friend.get("/api/network") == {"may": False, "url": "", "code": ""}
    own_name = urlsplit(running.url).netloc
    assert asked(url, friend) == (403, "not-here")
    assert asked(url, friend, Host=own_name) == (403, "not-here")
    assert asked(url, host, Host=own_name) == (403, "not-here")
    assert asked(running.url, host, Host=urlsplit(url).netloc) == (403, "not-here")
    assert answers(url)


@pytest.mark.parametrize("name", ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"])
def test_a_request_that_was_passed_on_opens_nothing(home: Home, name: str) -> None:
    running = home()
    assert asked(running.url, running.guest("Ania"), **{name: "127.0.0.1"}) == (403, "not-here")


def test_no_foreign_page_opens_it(home: Home) -> None:
    running = home()
    host = running.guest("Ania")
    foreign = (403, "foreign-origin")
    assert asked(running.url, host, Host="rebound.example") == (403, "foreign-host")
    assert asked(running.url, host, Origin="https://evil.example") == foreign
    assert asked(running.url, host, Origin="http://127.0.0.1:1") == foreign
    assert asked(running.url, host, Sec_Fetch_Site="cross-site") == foreign
    assert not answers(url_of(NETWORK, running.settings.port))


def test_whoever_opens_it_is_a_guest(home: Home) -> None:
    with pytest.raises(RequestRefused, match="no-guest"):
        opened(home().guest())


def test_the_address_in_the_network_is_ours_while_it_is_open(home: Home) -> None:
    running = home()
    host = running.guest("Ania")
    there = f"{NETWORK}:{running.settings.port}"

    def status() -> int:
        return said(running.url, "GET", "/healthz", {"Host": there})[0]

    assert status() == 403
    opened(host)
    assert status() == 200
    close(host)
    assert status() == 403


@pytest.mark.parametrize(
    "wishes", [{"host": "0.0.0.0"}, {"url": "https://maat.example"}, {"proxies": 1}]
)
def test_nothing_is_offered_where_others_come_already(home: Home, wishes: dict[str, Any]) -> None:
    running = home(**wishes)
    guest = Client(f"http://127.0.0.1:{running.settings.port}")
    guest.come_in("Ania")
    assert guest.get("/api/network")["may"] is False
    with pytest.raises(RequestRefused, match="not-here"):
        opened(guest)


# The network.


def test_without_a_network_nothing_opens(home: Home) -> None:
    host = home(str).guest("Ania")
    with pytest.raises(RequestRefused, match="no-network"):
        opened(host)
    assert host.get("/api/network") == {"may": True, "url": "", "code": ""}


def test_an_address_that_cannot_be_had_is_told(home: Home) -> None:
    host = home(lambda: "203.0.113.77").guest("Ania")
    with pytest.raises(RequestRefused, match="no-address"):
        opened(host)


def test_after_a_change_of_network_it_opens_at_the_new_address(home: Home) -> None:
    found = ["127.0.0.2"]
    running = home(lambda: found[0])
    host = running.guest("Ania")
    table = host.open_table("ra", [ME, OPEN])["id"]
    before = opened(host)
    found[0] = "127.0.0.3"
    assert host.get("/api/network")["url"] == ""
    assert host.get(f"/api/tables/{table}/invite")["url"].startswith(running.url)
    after = opened(host)
    assert after == url_of("127.0.0.3", running.settings.port)
    assert (answers(before), answers(after)) == (False, True)
    found[0] = ""
    with pytest.raises(RequestRefused, match="no-network"):
        opened(host)
    assert not answers(after)


def test_a_taken_port_gives_way_to_another_that_stays(home: Home) -> None:
    running = home()
    host = running.guest("Ania")
    with socket.socket() as other:
        other.bind((NETWORK, running.settings.port))
        other.listen()
        url = opened(host)
    assert urlsplit(url).port != running.settings.port
    assert Client(url).get("/healthz")["status"] == "ok"
    close(host)
    assert opened(host) == url  # free again or not: friends find their way back


def test_opening_twice_disturbs_nobody(home: Home) -> None:
    host = home().guest("Ania")
    url = opened(host)
    with socket.create_connection((NETWORK, int(urlsplit(url).port or 0)), timeout=10) as line:
        assert opened(host) == url
        line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n\r\n".encode())
        assert line.recv(12) == b"HTTP/1.1 200"


def test_the_address_of_this_machine_is_one_of_its_own() -> None:
    found = network.address()
    if found:
        run.listening(found, 0).close()
    assert found not in ("127.0.0.1", "::1", "0.0.0.0", "::")


def test_an_address_of_six_parts_has_brackets() -> None:
    assert url_of("2001:db8::5", 8777) == "http://[2001:db8::5]:8777"
