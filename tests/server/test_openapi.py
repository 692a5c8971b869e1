"""The description of the API is exact, and the document names everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema_rs
import msgspec
import pytest

from maat.server.http.api import OPERATIONS
from maat.server.http.routes import Operation
from maat.server.protocol import Message, Reply

if TYPE_CHECKING:
    from tests.server.conftest import Running

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def name_of(operation: Operation) -> str:
    """For the report."""
    return f"{operation.method} {operation.path}"


@pytest.fixture(scope="module")
def described(shared: Running) -> Any:
    """The description as served."""
    return shared.guest().get("/openapi.json")


@pytest.mark.parametrize("operation", OPERATIONS, ids=name_of)
def test_every_operation_is_described(described: Any, operation: Operation) -> None:
    told = described["paths"][operation.path][operation.method.lower()]
    assert str(operation.status) in told["responses"]
    assert ("requestBody" in told) == (operation.body is not None)


@pytest.mark.parametrize("operation", OPERATIONS, ids=name_of)
def test_every_operation_is_in_the_document(operation: Operation) -> None:
    path = operation.path.replace("{seat}", "{n}").replace("{", "<").replace("}", ">")
    assert f"`{operation.method} {path}" in DOCUMENT


def test_every_operation_has_an_id_of_its_own() -> None:
    ids = [operation.run.__name__ for operation in OPERATIONS]
    assert sorted(set(ids)) == sorted(ids)


def test_bodies_are_closed(described: Any) -> None:
    schemas = described["components"]["schemas"]
    for operation in OPERATIONS:
        if operation.body is not None:
            assert schemas[operation.body.__name__]["additionalProperties"] is False


def test_every_reference_leads_somewhere(described: Any) -> None:
    schemas = described["components"]["schemas"]
    used = set(re.findall(r"#/components/schemas/(\w+)", msgspec.json.encode(described).decode()))
    assert used <= set(schemas)


@pytest.mark.parametrize("kinds", [Message, Reply], ids=["message", "reply"])
def test_every_message_is_in_the_document(kinds: Any) -> None:
    for kind in kinds.__args__:
        assert f"`{kind.__struct_config__.tag}`" in DOCUMENT


PLAIN = [
    each
    for each in OPERATIONS
    if each.method == "GET" and "{" not in each.path and not isinstance(each.reply, str)
]


@pytest.mark.parametrize("operation", PLAIN, ids=name_of)
def test_replies_are_as_described(shared: Running, operation: Operation) -> None:
    msgspec.convert(shared.guest("Ania").get(operation.path), operation.reply)


def test_the_socket_is_described_beside_it(shared: Running) -> None:
    told = shared.guest().get("/asyncapi.json")
    parts = told["components"]
    for kinds, action in ((Message, "receive"), (Reply, "send")):
        (operation,) = [each for each in told["operations"].values() if each["action"] == action]
        named = {each["$ref"].rpartition("/")[2] for each in operation["messages"]}
        assert named == {kind.__name__ for kind in kinds.__args__}
        assert named <= set(told["channels"]["table"]["messages"]) & set(parts["messages"])
    used = set(re.findall(r"#/components/schemas/(\w+)", msgspec.json.encode(told).decode()))
    assert used == set(parts["schemas"])


def test_updates_are_as_the_description_of_the_socket_says(shared: Running) -> None:
    told = shared.guest().get("/asyncapi.json")
    schema = {"$ref": "#/components/schemas/Update", "components": told["components"]}
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    with guest.look(table, position=True) as seat:
        raw = seat.socket.recv(timeout=30)
        while '"type":"update"' not in str(raw):
            raw = seat.socket.recv(timeout=30)
    assert jsonschema_rs.validator_for(schema).is_valid(msgspec.json.decode(raw))
