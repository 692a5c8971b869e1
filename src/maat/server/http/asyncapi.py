"""The AsyncAPI document of the socket, made from the types that are sent and read there."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from maat.scene import Scene
from maat.scene.changes import Changes
from maat.server.http.openapi import REFERENCE
from maat.server.protocol import PROTOCOL, Message, Reply
from maat.version import __version__

CHANNEL = "table"


def document() -> dict[str, Any]:
    """The whole document: one channel, what a client says and what a server tells."""
    said, told = get_args(Message), get_args(Reply)
    _, schemas = msgspec.json.schema_components(
        [*said, *told, Scene, Changes], ref_template=REFERENCE
    )
    scenes = [{"$ref": REFERENCE.format(name=name)} for name in ("Scene", "Changes")]
    schemas["Update"]["properties"]["scene"] = {"anyOf": scenes}  # it is written beforehand
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Maat: a table's socket",
            "version": __version__,
            "description": f"Protocol {PROTOCOL}. A hello comes first; every message is JSON text.",
        },
        "channels": {CHANNEL: _channel([*said, *told])},
        "operations": {"say": _operation("receive", said), "tell": _operation("send", told)},
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in (*said, *told)},
            "schemas": schemas,
        },
    }


def _channel(kinds: list[Any]) -> dict[str, Any]:
    messages = {kind.__name__: _reference("components/messages", kind) for kind in kinds}
    about = {"description": "The table's id, as in its address."}
    return {"address": "/ws/{table}", "parameters": {"table": about}, "messages": messages}


def _operation(action: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
    """As the server sees it: what it receives, and what it sends."""
    messages = [_reference(f"channels/{CHANNEL}/messages", kind) for kind in kinds]
    return {"action": action, "channel": {"$ref": f"#/channels/{CHANNEL}"}, "messages": messages}


def _message(kind: Any) -> dict[str, Any]:
    return {
        "name": kind.__struct_config__.tag,
        "summary": (kind.__doc__ or "").partition("\n")[0],
        "contentType": "application/json",
        "payload": {"$ref": REFERENCE.format(name=kind.__name__)},
    }


def _reference(where: str, kind: Any) -> dict[str, str]:
    return {"$ref": f"#/{where}/{kind.__name__}"}
