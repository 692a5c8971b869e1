"""Positions as plain data: for the wire, for bug reports, for comparing. Never the truth."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass

from maat.core.state import State

Plain = int | bool | str | None | list["Plain"] | dict[str, "Plain"]


def dump(value: object) -> Plain:
    """A position, or a part of one, as numbers, lists and tables by field name."""
    if is_dataclass(value):
        kept = [field.name for field in fields(value) if field.compare]
        return {name: dump(getattr(value, name)) for name in kept}
    if isinstance(value, list | tuple):
        return [dump(item) for item in value]
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"{type(value).__name__} is not plain data")


def digest(state: State) -> str:
    """The same for equal positions, on every machine."""
    text = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
