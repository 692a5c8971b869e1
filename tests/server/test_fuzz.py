"""Whatever is sent: no fault of the server, replies as described, and nothing changes."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks
from schemathesis.openapi import from_dict
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from maat import client
from maat.client import Client
from maat.server.http.api import OPERATIONS
from maat.server.http.routes import Operation
from maat.server.protocol import MESSAGE_BYTES, Message

if TYPE_CHECKING:
    from tests.server.conftest import Running

FUZZ = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
checks.load_all_checks()
RULES: Any = [
    checks.CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    )
]
TOO_LARGE, UNREADABLE, NO_HELLO = 1009, 4002, 4001


class Ground:
    """Tables in every phase, and somebody who sits at them."""

    def __init__(self, running: Running) -> None:
        self.url = running.url
        self.running = running
        self.guest = running.guest("Ania")
        me, bot, free = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
        self.playing = str(self.guest.open_table("ra", [me, me])["id"])
        gathering = str(self.guest.open_table("tekhenu", [me, bot, free])["id"])
        over = str(self.guest.open_table("ra", [me, me])["id"])
        client.play(self.guest, over, lambda update: update["answers"][-1]["action"])
        self.ids = [self.playing, gathering, over, "nothing"]
        self.schema = from_dict(self.guest.get("/openapi.json"))

    @property
    def version(self) -> int:
        """Of the table that is played."""
        return int(self.guest.get(f"/api/tables/{self.playing}")["version"])


@pytest.fixture(scope="module")
def ground(shared: Running) -> Ground:
    """On the server all tests share."""
    return Ground(shared)


def name_of(operation: Operation) -> str:
    """For the report."""
    return f"{operation.method} {operation.path}"


# Over HTTP.


@pytest.mark.parametrize("operation", OPERATIONS, ids=name_of)
def test_any_request_is_answered_as_described(ground: Ground, operation: Operation) -> None:
    fuzz(ground, operation, GenerationMode.POSITIVE)


WITH_BODY = [each for each in OPERATIONS if each.body is not None]


@pytest.mark.parametrize("operation", WITH_BODY, ids=name_of)
def test_any_broken_request_is_answered_as_described(ground: Ground, operation: Operation) -> None:
    fuzz(ground, operation, GenerationMode.NEGATIVE)


def fuzz(ground: Ground, operation: Operation, mode: GenerationMode) -> None:
    """Send requests made from the description, at tables that are there and at one that is not."""
    described = ground.schema[operation.path][operation.method]
    headers = {"Authorization": f"Bearer {ground.guest.token}"}

    @FUZZ
    @given(st.data())
    def send(data: st.DataObject) -> None:
        case = data.draw(described.as_strategy(generation_mode=mode))
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = data.draw(st.sampled_from(ground.ids))
        if "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = data.draw(st.sampled_from(["ra", "chess"]))
        reply = case.call(base_url=ground.url, headers=headers)
        case.validate_response(reply, checks=RULES)

    send()


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
def test_a_wrong_method_is_refused(ground: Ground, method: str) -> None:
    with pytest.raises(client.RequestRefused, match="405 wrong-method"):
        ground.guest._send(method, "/api/games", None)


# Over a socket.

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
TYPES = [kind.__struct_config__.tag for kind in Message.__args__]
FIELDS = ["version", "chat", "seat", "action", "id", "agree", "phrase", "text", "more"]
SHAPED = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from([*TYPES, "update", ""]),
    st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=4),
)
SENT = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    ANYTHING.map(json.dumps),
    SHAPED.map(json.dumps),
    st.sampled_from(["[" * 5000, '{"type":"say","text":"' + "a" * 9000, "\x00", "{}"]),
)


class Line:
    """A socket of somebody who watches, or sits; and what came of a message."""

    def __init__(self, ground: Ground, guest: Client) -> None:
        headers = {"Authorization": f"Bearer {guest.token}"} if guest.token else {}
        address = f"{ground.url.replace('http', 'ws', 1)}/ws/{ground.playing}"
        self.line = connect(address, additional_headers=headers, proxy=None, max_size=None)

    def answers(self, message: str | bytes) -> tuple[list[dict[str, Any]], int]:
        """All replies until the server closes (and its code) or has answered a ping."""
        replies: list[dict[str, Any]] = []
        with self.line as line:
            with suppress(ConnectionClosed):  # what came before the end can still be read
                for each in ('{"type":"hello"}', message, '{"type":"ping"}'):
                    line.send(each)
            try:
                while not replies or replies[-1]["type"] != "pong":
                    replies.append(json.loads(line.recv(timeout=20)))
            except ConnectionClosed as closed:
                return replies, 0 if closed.rcvd is None else closed.rcvd.code
        return replies, 0


@pytest.mark.parametrize("seated", [False, True], ids=["a spectator", "a player"])
def test_any_message_is_answered_or_closes_the_socket(ground: Ground, seated: bool) -> None:
    guest = ground.guest if seated else Client(ground.url)
    faults = ground.running.services.metrics.faults
    before = ground.version, faults._value.get()  # others provoke faults on the server all share

    @settings(FUZZ, max_examples=150)
    @given(SENT)
    def send(message: str | bytes) -> None:
        replies, code = Line(ground, guest).answers(message)
        assert code in (0, UNREADABLE)
        if code:
            said = [each for each in replies if each["type"] == "refused"]
            assert [each["key"] for each in said] == ["unreadable"]
            assert "\n" not in said[0]["values"]["detail"]

    send()
    assert (ground.version, faults._value.get()) == before


def test_a_huge_message_closes_the_socket(ground: Ground) -> None:
    _, code = Line(ground, ground.guest).answers("a" * (MESSAGE_BYTES + 1))
    assert code == TOO_LARGE


def test_a_socket_begins_with_hello(ground: Ground) -> None:
    with Line(ground, ground.guest).line as line:
        line.send('{"type":"ping"}')
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_HELLO
