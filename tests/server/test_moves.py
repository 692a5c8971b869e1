"""Answers: checked, kept once, refused with a reason; why not, previews, score sheets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from maat import client
from maat.client import Client, Connection, Data, RequestRefused
from maat.server import update

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

TWO: list[Data] = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def guest(shared: Running) -> Client:
    """Somebody."""
    return shared.guest("Ania")


@pytest.fixture
def table(guest: Client) -> str:
    """A table of Ra at which one guest holds both seats."""
    return str(guest.open_table("ra", TWO)["id"])


@pytest.fixture
def seat(guest: Client, table: str) -> Iterator[Connection]:
    """A socket at it."""
    with guest.look(table) as made:
        made.wait("update")
        yield made


@pytest.mark.parametrize("way", ["name", "action"])
def test_an_answer_by_name_or_code_is_the_same(seat: Connection, way: str) -> None:
    version = seat.update["version"]
    invoke = next(each for each in seat.update["answers"] if each["name"] == "invoke")
    done = seat.act(invoke[way])
    assert done["type"] == "done"
    assert seat.wait("update")["version"] == done["version"] == version + 1
    assert seat.update["log"][-1]["key"] == "event-ra-invoked"


def test_a_stale_answer_is_refused_with_the_present_table(seat: Connection) -> None:
    seat.send("act", action="draw", version=0, id="stale-1")
    refused = seat.wait("refused")
    assert (refused["key"], refused["id"]) == ("stale", "stale-1")
    assert seat.wait("update")["version"] == refused["version"]


def test_a_table_that_cannot_be_shown_ends_the_connection(
    seat: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a scene that cannot be drawn")

    monkeypatch.setattr(update.Showing, "written", broken)
    assert seat.act("invoke")["type"] == "done"
    with pytest.raises(ConnectionClosed) as told:
        seat.wait("update")
    assert told.value.rcvd is not None
    assert told.value.rcvd.code == 1011


def test_an_answer_sent_again_is_not_played_again(seat: Connection) -> None:
    version = seat.update["version"]
    for _ in range(3):
        seat.send("act", action="invoke", version=version, id="twice")
        assert seat.wait("done")["version"] == version + 1
    assert seat.wait_update(lambda update: update["version"] > version)["version"] == version + 1


def test_an_answer_against_the_rules_names_the_rule(seat: Connection) -> None:
    refused = seat.act("bid 1")
    assert refused["key"] == "illegal-answer"
    assert refused["values"]["rule"] == "RA-20"
    assert seat.act("fly")["key"] == "unknown-action"
    refused = seat.act(9999)
    assert (refused["key"], refused["values"]) == ("unknown-action", {"action": "9999"})


def test_over_http_a_stale_answer_is_a_409_with_the_version(guest: Client, table: str) -> None:
    path = f"/api/tables/{table}/moves"
    version = guest.get(f"/api/tables/{table}")["version"]
    assert guest.post(path, {"action": "invoke", "version": version, "id": "h1"}) == {
        "version": version + 1,
        "asked": False,
    }
    with pytest.raises(RequestRefused) as told:
        guest.post(path, {"action": "pass", "version": version, "id": "h2"})
    assert (told.value.status, told.value.key) == (409, "stale")
    assert told.value.fault["version"] == version + 1
    again = guest.post(path, {"action": "invoke", "version": version, "id": "h1"})
    assert again["version"] == version + 1


def test_nobody_answers_for_others(shared: Running, table: str) -> None:
    stranger = shared.guest("Zły")
    with pytest.raises(RequestRefused) as told:
        stranger.post(f"/api/tables/{table}/moves", {"action": 0, "version": 2, "id": "x"})
    assert (told.value.status, told.value.key) == (403, "not-seated")
    with pytest.raises(RequestRefused) as told:
        Client(shared.url).post(
            f"/api/tables/{table}/moves", {"action": 0, "version": 2, "id": "x"}
        )
    assert told.value.status == 401


def test_why_not_names_the_rule_and_the_answers(seat: Connection) -> None:
    seat.send("why", action="bid 3")
    reasons = seat.wait("why")["reasons"]
    assert [(each["rule"], each["answers"][0]["name"]) for each in reasons] == [("RA-20", "bid 3")]
    seat.send("why", action="invoke")
    assert seat.wait("why")["reasons"] == []
    seat.act("invoke")
    seat.wait("update")
    seat.send("why")
    listed = {each["rule"]: each["answers"] for each in seat.wait("why")["reasons"]}
    assert listed


def test_a_thing_tells_what_it_is_and_why_not_for_itself_alone(seat: Connection) -> None:
    seat.send("what", place="bag")
    told = seat.wait("what")
    assert (told["rules"][0], told["reasons"]) == ("RA-12", [])  # a tile can be drawn
    seat.send("what", place="bag", piece="tile-gold")
    told = seat.wait("what")
    assert told["rules"][0] == "RA-87"
    assert {note["key"]: note["values"] for note in told["notes"]} == {
        "what-more-epoch": {"points": 3},
        "what-left": {"count": 5},
    }
    seat.act("invoke")
    seat.wait("update")
    seat.send("what", place="statue")  # who bids cannot invoke Ra; other answers do not matter here
    reasons = seat.wait("what")["reasons"]
    assert [each["name"] for reason in reasons for each in reason["answers"]] == ["invoke"]
    seat.send("what", place="nowhere")
    assert seat.wait("refused")["key"] == "not-there"


def test_a_preview_tells_what_would_be_heard_and_changes_nothing(seat: Connection) -> None:
    version = seat.update["version"]
    seat.send("preview", action="invoke")
    effect = seat.wait("preview")
    assert [line["key"] for line in effect["lines"]] == ["event-ra-invoked"]
    assert effect["points"][seat.update["seat"]] == 0
    assert effect["points"][1 - seat.update["seat"]] is None
    seat.send("preview", action="bid 1")
    assert seat.wait("refused")["key"] == "not-legal"
    seat.send("look")
    assert seat.wait("update")["version"] == version


def test_several_answers_are_foreseen_in_one_message(seat: Connection) -> None:
    actions = [answer["action"] for answer in seat.update["answers"]]
    alone = []
    for action in actions:
        seat.send("preview", action=action)
        alone.append(seat.wait("preview"))
    seat.send("preview", action=actions)
    told = seat.wait("previews")
    assert len(actions) > 1
    assert told["effects"] == alone
    assert told["version"] == seat.update["version"]
    seat.send("preview", action=["invoke", "bid 1"])  # one that is not legal: none is told
    assert seat.wait("refused", "previews")["key"] == "not-legal"


def test_a_score_sheet_shows_my_own_points(seat: Connection) -> None:
    seat.send("sheet")
    sides = seat.wait("sheet")["sides"]
    own = sides.pop(seat.update["seat"])
    assert sum(line["points"] for line in own) == 10
    assert sides == [None]


def test_a_client_that_was_away_gets_the_lines_it_missed(guest: Client, seat: Connection) -> None:
    before = seat.update["version"]
    seat.act("invoke")
    seat.wait_update(lambda update: update["version"] > before)
    with guest.look(seat.update["table"], version=before, seat=0) as back:
        update = back.wait("update")
    assert update["since"] == before
    assert {line["at"] for line in update["log"]} == {before + 1}


def test_a_table_goes_on_after_a_restart(serve: Serve) -> None:
    first = serve()
    guest = first.guest("Ania")
    table = str(guest.open_table("ra", TWO)["id"])
    with guest.look(table) as seat:
        seat.wait("update")
        done = seat.act("invoke", "kept")
    first.stop()
    second = serve()
    again = Client(second.url, guest.token)
    update = again.get(f"/api/tables/{table}")
    assert update["version"] == done["version"]
    body = {"action": "invoke", "version": 2, "id": "kept"}
    assert again.post(f"/api/tables/{table}/moves", body)["version"] == done["version"]
    with again.look(table) as seat:
        seat.wait("update")
        assert seat.act("pass")["type"] == "done"


def read_to_the_end(socket: ClientConnection) -> None:
    """A word on what is wrong may come before the end."""
    while True:
        socket.recv(timeout=20)


@pytest.mark.parametrize(
    ("text", "code"),
    [("{", 4002), ('{"type":"fly"}', 4002), ('{"type":"look"}', 4001), ("\x00" * 20, 4002)],
)
def test_what_cannot_be_read_ends_the_connection(
    guest: Client, table: str, text: str, code: int
) -> None:
    with connect(guest.url.replace("http", "ws") + f"/ws/{table}", proxy=None) as socket:
        socket.send(text)
        with pytest.raises(ConnectionClosed) as closed:
            read_to_the_end(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_moves_are_counted(shared: Running, seat: Connection) -> None:
    def moves() -> float:
        metrics = str(Client(shared.url).get("/metrics"))
        return float(re.findall(r"^maat_moves_total ([\d.]+)", metrics, re.MULTILINE)[0])

    before = moves()
    seat.act("invoke")
    assert moves() > before
    assert client.Client(shared.url).get("/healthz")["status"] == "ok"
