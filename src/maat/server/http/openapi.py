"""The OpenAPI document, made from the same operations and types the server runs on."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from maat.server.bodies import Fault
from maat.server.http.routes import Operation
from maat.version import __version__

REFERENCE = "#/components/schemas/{name}"
FAULTS = {
    "400": "Unreadable",
    "401": "No guest",
    "403": "Not yours",
    "404": "Not there",
    "409": "Not now",
    "413": "Too large",
    "415": "Not JSON",
    "429": "Too fast",
    "500": "A fault of the server",
    "503": "Try again",
}


def document(operations: list[Operation]) -> dict[str, Any]:
    """The whole document."""
    types = [part for each in operations for part in (each.body, each.reply) if _is_type(part)]
    unique = list(dict.fromkeys([*types, Fault]))
    shapes, parts = msgspec.json.schema_components(unique, ref_template=REFERENCE)
    schemas = dict(zip(unique, shapes, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in operations:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Maat", "version": __version__},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _is_type(part: Any) -> bool:
    return part is not None and not isinstance(part, str)


def _operation(each: Operation, schemas: dict[Any, Any]) -> dict[str, Any]:
    if _is_type(each.reply):
        content = {"application/json": {"schema": schemas[each.reply]}}
    else:
        content = {each.reply: {"schema": {"type": "string"}}}
    refused = {"content": {"application/json": {"schema": schemas[Fault]}}}
    responses = {str(each.status): {"description": "Done", "content": content}}
    responses |= {status: {"description": told, **refused} for status, told in FAULTS.items()}
    made: dict[str, Any] = {
        "summary": each.summary,
        "operationId": each.run.__name__,
        "parameters": _parameters(each),
        "responses": responses,
    }
    if each.body is not None:
        body = {"application/json": {"schema": schemas[each.body]}}
        made["requestBody"] = {"required": True, "content": body}
    return made


def _parameters(each: Operation) -> list[dict[str, Any]]:
    number = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
    found: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": number if name == "seat" else {"type": "string", "minLength": 1},
        }
        for name in re.findall(r"{(\w+)}", each.path)
    ]
    return found + [{"name": name, "in": "query", "schema": number} for name in each.query]
