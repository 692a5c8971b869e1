"""Sitting down: invitations, private links, bots that stand in, clocks."""

from __future__ import annotations

import asyncio
import json
import time
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock, Mock
from urllib.parse import urlsplit

import apsw
import pytest

from maat import client
from maat.client import Client, Data, RequestRefused
from maat.server.bot_pool import BotPool
from maat.server.interfaces import Question
from maat.server.presence import Presence
from maat.server.registry import Registry
from maat.server.store.interface import Unwell

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}
BOT: Data = {"kind": "bot", "bot": "random"}


class Browser:
    """Sends and keeps the cookie as a browser does."""

    def __init__(self, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.origin = url
        self.cookie = ""

    def post(self, path: str, body: Data) -> tuple[int, Data]:
        """A request of the page."""
        headers = {"Content-Type": "application/json", "Origin": self.origin}
        headers["Sec-Fetch-Site"] = "same-origin"
        return self.ask("POST", path, headers, json.dumps(body))

    def ask(
        self, method: str, path: str, headers: dict[str, str], body: str | None = None
    ) -> tuple[int, Data]:
        """Any request."""
        line = HTTPConnection(self.host, timeout=20)
        if self.cookie:
            headers = {**headers, "Cookie": self.cookie.split(";")[0]}
        line.request(method, path, body, headers)
        reply = line.getresponse()
        text = reply.read()
        self.cookie = reply.getheader("Set-Cookie") or self.cookie
        line.close()
        found: Data = json.loads(text)
        return reply.status, found


class Watch:
    """A time that stands still until a test moves it on."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def stopped(running: Running) -> Watch:
    """The time of all tables that wake from now on."""
    watch = running.services.registry.time = Watch()
    return watch


def secret_of(url: str) -> str:
    """The fragment of a link."""
    return urlsplit(url).fragment.partition("=")[2]


def test_a_guest_lives_in_a_cookie_that_scripts_cannot_read(shared: Running) -> None:
    browser = Browser(shared.url)
    status, opened = browser.post("/api/tables", {"game": "ra", "seats": [ME, BOT]})
    assert status == 201
    assert "HttpOnly" in browser.cookie
    assert "SameSite=lax" in browser.cookie
    assert "Path=/" in browser.cookie
    _, me = browser.ask("GET", "/api/me", {})
    assert [row["id"] for row in me["tables"]] == [opened["id"]]


def grow_old(running: Running, days: int) -> None:
    """Let days pass for all tokens."""
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        store.execute("UPDATE token SET created = created - ?", (days * 86_400_000,))


@pytest.mark.parametrize(("days", "anew"), [(0, False), (2, True), (179, True)])
def test_whoever_comes_again_stays_known(serve: Serve, days: int, anew: bool) -> None:
    running = serve()
    browser = Browser(running.url)
    browser.post("/api/me", {"name": "Ania"})
    browser.cookie, _, _ = browser.cookie.partition(";")
    grow_old(running, days)
    assert browser.ask("GET", "/api/me", {})[1]["known"]
    assert ("Max-Age" in browser.cookie) is anew


@pytest.mark.parametrize("days", [179, 181])
def test_a_cookie_nobody_used_for_long_opens_nothing(serve: Serve, days: int) -> None:
    running = serve()
    browser = Browser(running.url)
    browser.post("/api/me", {"name": "Ania"})
    running.stop()
    grow_old(running, days)
    again = Browser(serve().url)
    again.cookie = browser.cookie
    assert again.ask("GET", "/api/me", {})[1]["known"] is (days < 180)


def test_over_tls_the_cookie_belongs_to_this_host_alone(serve: Serve) -> None:
    running = serve(url="https://table.example")
    browser = Browser(f"http://127.0.0.1:{running.settings.port}")
    browser.origin = "https://table.example"
    browser.post("/api/me", {"name": "Ania"})
    assert browser.cookie.startswith("__Host-maat=")
    assert "Secure" in browser.cookie


def test_a_private_link_opens_the_same_seats_elsewhere(shared: Running) -> None:
    one, two = Browser(shared.url), Browser(shared.url)
    one.post("/api/tables", {"game": "ra", "seats": [ME, BOT], "name": "Ania"})
    _, old = one.post("/api/me/link", {})
    _, new = one.post("/api/me/link", {})
    status, refused = two.post("/api/me/open", {"secret": secret_of(old["url"])})
    assert (status, refused["key"]) == (403, "bad-link")
    assert two.post("/api/me/open", {"secret": secret_of(new["url"])}) == (
        200,
        {"name": "Ania", "token": ""},
    )
    assert one.ask("GET", "/api/me", {}) == two.ask("GET", "/api/me", {})
    two.post("/api/me/leave", {})
    two.cookie = ""
    assert two.ask("GET", "/api/me", {})[1]["known"] is False


def test_a_link_does_not_replace_somebody_who_has_tables_unasked(shared: Running) -> None:
    ania, bogdan = shared.guest("Ania"), shared.guest("Bogdan")
    secret = ania.post("/api/me/link")["url"].partition("#k=")[2]
    assert bogdan.post("/api/me/open", {"secret": secret})["name"] == "Ania"
    bogdan.open_table("ra", [ME, ME])
    with pytest.raises(RequestRefused, match="other-guest"):
        bogdan.post("/api/me/open", {"secret": secret})
    assert bogdan.post("/api/me/open", {"secret": secret, "replace": True})["name"] == "Ania"


def test_the_secret_of_a_link_is_no_cookie(shared: Running) -> None:
    one, two = Browser(shared.url), Browser(shared.url)
    one.post("/api/me", {"name": "Ania"})
    _, link = one.post("/api/me/link", {})
    two.cookie = f"maat={secret_of(link['url'])}"
    assert two.ask("GET", "/api/me", {})[1]["known"] is False
    assert Client(shared.url, secret_of(link["url"])).get("/api/me")["known"] is False


def test_an_invitation_grants_an_empty_seat_and_nothing_else(shared: Running) -> None:
    host, friend, late = (shared.guest(name) for name in ("Ania", "Bogdan", "Csaba"))
    opened = host.open_table("ra", [ME, OPEN, BOT])
    table, secret = opened["id"], secret_of(opened["invite"])
    with pytest.raises(RequestRefused, match="bad-invite"):
        friend.sit(table, "x" * 24)
    with pytest.raises(RequestRefused, match="seat-taken"):
        friend.post(f"/api/tables/{table}/seats", {"invite": secret, "seat": 0})
    assert friend.sit(table, secret)["mine"] == [1]
    with pytest.raises(RequestRefused, match="no-empty-seat"):
        late.sit(table, secret)
    with pytest.raises(RequestRefused, match="not-seated"):
        late.get(f"/api/tables/{table}/invite")


def test_an_invitation_can_be_renewed_by_the_host(shared: Running) -> None:
    host, friend = shared.guest("Ania"), shared.guest("Bogdan")
    opened = host.open_table("ra", [ME, OPEN, OPEN])
    table, old = opened["id"], secret_of(opened["invite"])
    friend.sit(table, old)
    with pytest.raises(RequestRefused, match="not-host"):
        friend.post(f"/api/tables/{table}/invite")
    new = secret_of(host.post(f"/api/tables/{table}/invite")["url"])
    with pytest.raises(RequestRefused, match="bad-invite"):
        shared.guest("Csaba").sit(table, old)
    assert secret_of(friend.get(f"/api/tables/{table}/invite")["url"]) == new
    assert friend.get(f"/api/tables/{table}/invite.svg").startswith("<svg")


def test_links_name_an_address_that_others_can_reach(serve: Serve) -> None:
    running = serve(host="0.0.0.0")
    reached = f"http://127.0.0.1:{running.settings.port}/"
    host = Client(reached.rstrip("/"))
    host.come_in("Ania")
    opened = host.open_table("ra", [ME, OPEN])
    links = [opened["url"], opened["invite"], host.post("/api/me/link")["url"]]
    links.append(host.get(f"/api/tables/{opened['id']}/invite")["url"])
    assert [link.startswith(reached) for link in links] == [True] * 4


def test_the_host_fills_open_seats_with_bots(shared: Running) -> None:
    host = shared.guest("Ania")
    table = host.open_table("ra", [ME, OPEN, OPEN])["id"]
    with pytest.raises(RequestRefused, match="not-started"):
        host.post(f"/api/tables/{table}/moves", {"action": 0, "version": 0, "id": "x"})
    host.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    host.post(f"/api/tables/{table}/seats/1/bot", {"bot": ""})
    assert host.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    host.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    update = host.post(f"/api/tables/{table}/seats/2/bot", {"bot": "drawy"})
    assert update["phase"] == "playing"


def seated(running: Running) -> tuple[Client, Client, str]:
    """Somebody, a friend, and their table."""
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    opened = host.open_table("ra", [ME, OPEN])
    friend.sit(opened["id"], secret_of(opened["invite"]))
    return host, friend, str(opened["id"])


def test_a_vanished_player_is_stood_in_for_and_comes_back(shared: Running) -> None:
    host, friend, table = seated(shared)
    seat = f"/api/tables/{table}/seats/1/bot"
    with host.look(table) as looking:
        with friend.look(table) as other:
            other.wait("update")
            looking.wait_update(lambda update: bool(update["seats"][1]["online"]))
            with pytest.raises(RequestRefused, match="player-present"):
                host.post(seat, {"bot": "random"})
        looking.wait_update(lambda update: not update["seats"][1]["online"])
        host.post(seat, {"bot": "random"})
        for _ in range(4):
            update = looking.wait_update(client.is_my_turn)
            looking.act(update["answers"][0]["action"])
            looking.wait("update")
    with pytest.raises(RequestRefused, match="not-your-seat"):
        host.post(seat, {"bot": ""})
    assert friend.post(seat, {"bot": ""})["seats"][1] == {
        "name": "Bogdan",
        "kind": "human",
        "bot": "",
        "online": False,
        "status": "",
        "color": None,
        "wait": 0,
    }
    friend.post(seat, {"bot": "random"})
    assert host.post(seat, {"bot": "peek"})["seats"][1]["bot"] == "random", "whom they chose stays"


def test_who_has_only_just_gone_is_not_replaced(serve: Serve) -> None:
    running = serve(grace=30)
    watch = stopped(running)
    host, friend, table = seated(running)
    seat = f"/api/tables/{table}/seats/1/bot"
    with host.look(table) as looking:
        with friend.look(table) as other:
            other.wait("update")
        looking.wait_update(lambda update: not update["seats"][1]["online"])
        with pytest.raises(RequestRefused, match="just-left"):
            host.post(seat, {"bot": "random"})
        watch.seconds += 29.5
        with pytest.raises(RequestRefused, match="just-left") as refused:
            host.post(seat, {"bot": "random"})
        assert refused.value.fault["values"] == {"seconds": 1}
        watch.seconds += 0.5
        found = host.post(seat, {"bot": "random"})["seats"][1]["bot"]
        assert found == "peek", "a rival does not choose who stands in"


def test_strangers_hand_over_nothing(shared: Running) -> None:
    host, stranger = shared.guest("Ania"), shared.guest("Zły")
    table = host.open_table("ra", [ME, BOT])["id"]
    with pytest.raises(RequestRefused, match="not-seated"):
        stranger.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    with pytest.raises(RequestRefused, match="no-such-seat"):
        host.post(f"/api/tables/{table}/seats/7/bot", {"bot": "random"})
    with pytest.raises(RequestRefused, match="unknown-bot"):
        host.post(f"/api/tables/{table}/seats/0/bot", {"bot": "nobody"})


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [ME]}, "unknown-game"),
        ({"game": "ra", "seats": [ME]}, "wrong-seats"),
        ({"game": "ra", "seats": [ME, BOT], "options": {"color": "red"}}, "unknown-option"),
        ({"game": "ra", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, "unknown-bot"),
        ({"game": "ra", "seats": []}, "unreadable"),
        ({"game": "ra", "seats": [ME, BOT], "more": 1}, "unreadable"),
        ({"game": "ra", "seats": [{"kind": "me", "name": "x" * 99}, BOT]}, "unreadable"),
        ({"game": "ra", "seats": [{"kind": "me", "name": "a\nb"}, BOT]}, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused(shared: Running, body: Data, key: str) -> None:
    with pytest.raises(RequestRefused) as told:
        shared.guest("Ania").post("/api/tables", body)
    assert told.value.key == key


# Bots and clocks.


def test_a_bot_that_fails_is_replaced_by_a_simpler_one(shared: Running) -> None:
    bots: BotPool = shared.services.bots
    failed = shared.services.metrics.failures
    before = failed._value.get()
    question = Question("table", 0, "ra", 2, {}, 1, [], "no-such-bot", "seed")
    answer, used = asyncio.run(bots.choose(question, [1, 2]))
    assert used == "random"
    assert answer in (1, 2)
    assert failed._value.get() > before


def test_a_table_goes_on_when_all_thinking_fails(serve: Serve) -> None:
    running = serve(think=0.0001)
    guest = running.guest("Ania")
    table = guest.open_table("ra", [ME, BOT])["id"]
    update = client.play(guest, table, lambda update: update["answers"][-1]["action"])
    assert update["phase"] == "over"


def test_when_time_is_up_a_bot_answers_that_question(serve: Serve) -> None:
    running = serve()
    watch, guest = stopped(running), running.guest("Ania")
    table = guest.open_table("ra", [ME, ME], clock={"move": 1})["id"]
    with guest.look(table) as seat:
        seat.wait("update")
        assert seat.update["clock"]["move"] == 1
        assert seat.update["clock"]["deadline"] == 1000
        version = seat.update["version"]
        watch.seconds += 1
        seat.wait_update(lambda update: update["version"] > version)
        assert seat.update["seats"][0]["bot"] == ""
    entries = asyncio.run(running.services.store.entries(table))
    assert entries[version].spent == 1000


def test_the_time_of_the_whole_game_is_kept_across_a_restart(serve: Serve) -> None:
    first = serve()
    watch, guest = stopped(first), first.guest("Ania")
    table = guest.open_table("ra", [ME, ME], clock={"total": 600})["id"]
    with guest.look(table) as seat:
        seat.wait("update")
        asked = seat.update["asked"]["seat"]
        watch.seconds += 300
        seat.act("invoke")
        seat.wait("update")
    first.stop()
    left = Client(serve().url, guest.token).get(f"/api/tables/{table}")["clock"]["left"]
    assert left[asked] == 300_000
    assert left[1 - asked] > 300_000


def test_the_grace_counts_from_sitting_down_and_survives_sleep_and_restart(serve: Serve) -> None:
    running = serve(grace=30, asleep=0.05)
    watch = stopped(running)
    host, _, table = seated(running)
    seat = f"/api/tables/{table}/seats/1/bot"
    with pytest.raises(RequestRefused, match="just-left"):
        host.post(seat, {"bot": "random"})
    watch.seconds += 20
    registry = running.services.registry
    sleeping(registry, table)
    with pytest.raises(RequestRefused, match="just-left"):
        host.post(seat, {"bot": "random"})
    running.stop()
    again = serve(grace=30)
    later = stopped(again)
    host.url = again.url
    with pytest.raises(RequestRefused, match="just-left"):
        host.post(seat, {"bot": "random"})
    later.seconds += 31
    assert host.post(seat, {"bot": "random"})["seats"][1]["bot"]


def sleeping(registry: Any, table: str) -> None:
    """Wait until a table has left the memory."""
    while table in registry.awake:
        time.sleep(0.01)


def test_who_was_here_last_is_told_again_where_the_store_could_not_keep_it() -> None:
    store, table = AsyncMock(), Mock(present=Presence(30))
    table.row.id = "a"
    table.present.note(7)
    registry = Mock(awake={"a": table}, store=store)
    store.note_seen.side_effect = Unwell("gone")
    with pytest.raises(Unwell):
        asyncio.run(Registry.keep_seen(registry))
    store.note_seen.side_effect = None
    asyncio.run(Registry.keep_seen(registry))
    asyncio.run(Registry.keep_seen(registry))
    assert [list(call.args[0]["a"]) for call in store.note_seen.await_args_list] == [[7], [7]]


def test_who_has_gone_is_gone_since_then_also_after_a_restart(serve: Serve) -> None:
    running = serve(grace=30)
    host, friend, table = seated(running)
    with friend.look(table) as looking:
        looking.wait("update")
    running.stop()
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        (first,), (second,) = store.execute("SELECT seen FROM seat ORDER BY seat").fetchall()
        assert int(str(second)) > int(str(first))
        store.execute("UPDATE seat SET seen = seen - 60000")
    again = serve(grace=30)
    again.services.registry.started -= 60_000
    host.url = again.url
    assert host.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})["seats"][1]["bot"]


def test_a_host_asks_somebody_by_their_contact_and_they_say_whether_they_come(
    shared: Running,
) -> None:
    host, friend = shared.guest("Ania"), shared.guest("Basia")
    contact = friend.post("/api/me/contact")
    opened = host.open_table("ra", [ME, OPEN, OPEN])
    seats = f"/api/tables/{opened['id']}/seats"
    assert host.post(f"{seats}/2/guest", contact)["seats"][2]["name"] == "Basia"
    [table] = friend.get("/api/me")["tables"]
    assert (table["mine"], table["seats"][2]["status"]) == ([2], "asked")
    friend.post(f"{seats}/2/free")
    assert not friend.get("/api/me")["tables"]
    host.post(f"{seats}/1/guest", contact)
    host.post(f"{seats}/2/bot", {"bot": "random"})
    assert host.get(f"/api/tables/{opened['id']}")["phase"] == "gathering"
    assert friend.post(f"{seats}/1", {"ready": True})["phase"] == "playing"


def test_nobody_is_asked_but_by_a_host_by_a_contact_to_an_empty_seat(shared: Running) -> None:
    host, friend = shared.guest("Ania"), shared.guest("Basia")
    contact = friend.post("/api/me/contact")
    opened = host.open_table("ra", [ME, OPEN, OPEN, BOT])
    seats = f"/api/tables/{opened['id']}/seats"
    refused(friend, f"{seats}/1/guest", contact, "not-host")
    refused(host, f"{seats}/1/guest", {"contact": friend.token}, "no-such-contact")
    refused(host, f"{seats}/3/guest", contact, "seat-taken")
    host.post(f"{seats}/1/guest", contact)
    refused(host, f"{seats}/2/guest", contact, "seated-already")
    assert friend.get("/api/me")["tables"]
    with pytest.raises(RequestRefused):
        Client(shared.url, contact["contact"]).post("/api/me/contact")


def refused(guest: Client, path: str, body: Data, key: str) -> None:
    """A request that is refused so."""
    with pytest.raises(RequestRefused) as fault:
        guest.post(path, body)
    assert fault.value.key == key
