"""Component values: each with a path, a value and the place it is known from."""

from __future__ import annotations

import hashlib
import json
from fnmatch import fnmatchcase
from typing import Any

from maat.core.errors import BadComponents

Data = dict[str, Any]

TAGS = ("rulebook", "public", "reconstructed", "owner")
BOOKKEEPING = ("meta", "provenance")
MOST = 1_000_000  # more of anything is a slip of the keyboard


class Fact:
    """One value of a component file."""

    def __init__(self, path: str, value: object, tag: str, note: str) -> None:
        self.path = path
        self.value = value
        self.tag = tag
        self.note = note


def facts(data: Data) -> list[Fact]:
    """Every value with its provenance; the first pattern that matches its path says it."""
    rows = [row for row in data.get("provenance", []) if isinstance(row, dict)]
    return [_fact(path, value, rows) for path, value in _leaves(_values(data), "")]


def _fact(path: str, value: object, rows: list[Data]) -> Fact:
    for row in rows:
        if fnmatchcase(path, str(row["path"])):
            return Fact(path, value, str(row["tag"]), str(row.get("note", "")))
    raise BadComponents("no-provenance", path=path)


def _values(data: Data) -> Data:
    return {key: value for key, value in data.items() if key not in BOOKKEEPING}


def _leaves(value: object, path: str) -> list[tuple[str, object]]:
    """Tables and lists of tables are opened; a list of plain values is one fact."""
    if isinstance(value, dict):
        return [leaf for key in value for leaf in _leaves(value[key], _join(path, key))]
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        return [leaf for at, item in enumerate(value) for leaf in _leaves(item, f"{path}.{at}")]
    return [(path, value)]


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def corrected(model: Data, changes: Data) -> Data:
    """The model with an owner's values laid over it; what is not named stays."""
    _check(_values(changes), _values(model), "")
    merged = _merged(model, _values(changes))
    rows = [{"path": path, "tag": "owner"} for path, _ in _leaves(_values(changes), "")]
    merged["provenance"] = rows + list(model.get("provenance", []))
    return merged


def _merged(model: Data, changes: Data) -> Data:
    both = dict(model)
    for key, value in changes.items():
        both[key] = _laid(both[key], value)
    return both


def _laid(old: Any, new: Any) -> Any:
    """New values over old ones of the same shape; a table keeps what is not named."""
    if isinstance(old, dict):
        return _merged(old, new)
    if isinstance(old, list):
        return [_laid(item, change) for item, change in zip(old, new, strict=True)]
    return new


def _check(value: object, model: object, path: str) -> None:
    """The same shape as the model: known keys, equal kinds, lists as long."""
    if isinstance(value, dict) and isinstance(model, dict):
        _check_table(value, model, path)
    elif isinstance(value, list) and isinstance(model, list):
        _check_list(value, model, path)
    elif type(value) is not type(model):
        found, expected = type(value).__name__, type(model).__name__
        raise BadComponents("wrong-kind", path=path, found=found, expected=expected)
    elif isinstance(value, int) and isinstance(model, int):
        _check_number(value, model, path)


def _check_number(value: int, model: int, path: str) -> None:
    if value < 0 <= model:
        raise BadComponents("negative", path=path, found=value)
    if abs(value) > MOST:
        raise BadComponents("too-large", path=path, most=MOST)


def _check_table(value: Data, model: Data, path: str) -> None:
    for key in value:
        if key not in model:
            known = ", ".join(str(name) for name in model)
            raise BadComponents("unknown-component", path=_join(path, key), known=known)
        _check(value[key], model[key], _join(path, key))


def _check_list(value: list[object], model: list[object], path: str) -> None:
    if len(value) != len(model):
        raise BadComponents("wrong-length", path=path, found=len(value), expected=len(model))
    for at, (item, pattern) in enumerate(zip(value, model, strict=True)):
        _check(item, pattern, f"{path}.{at}")


def digest(data: Data) -> str:
    """A short name for a set of values, written into records that use it."""
    text = json.dumps(_values(data), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
