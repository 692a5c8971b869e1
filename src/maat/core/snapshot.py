"""Positions as plain data: for the wire, for bug reports, for comparing. Never the truth."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass

from mypy_extensions import i64

from maat.core.state import Ask, State
from maat.core.vectors import vec

Plain = int | bool | str | None | list["Plain"] | dict[str, "Plain"]


def dump(value: object) -> Plain:
    """A position, or a part of one, as numbers, lists and tables by field name."""
    if is_dataclass(value):
        kept = [field.name for field in fields(value) if field.compare]
        return {name: dump(getattr(value, name)) for name in kept}
    if isinstance(value, list | tuple | vec):
        return [dump(item) for item in value]
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"{type(value).__name__} is not plain data")


def fill(target: object, plain: Plain) -> None:
    """Lay plain data over a position of the same game and seat count: the way back from `dump`."""
    if not is_dataclass(target) or not isinstance(plain, dict):
        raise TypeError(f"{type(target).__name__} is not filled from {type(plain).__name__}")
    kept = [field.name for field in fields(target) if field.compare]
    if set(kept) != set(plain):
        unlike = sorted(set(kept) ^ set(plain))
        raise ValueError(f"{type(target).__name__} differs in {', '.join(unlike)}")
    for name in kept:
        setattr(target, name, _like(getattr(target, name), plain[name]))


def _like(old: object, plain: Plain) -> object:
    """A value for the field that now holds `old`."""
    if isinstance(plain, dict):
        if old is None or isinstance(old, Ask):
            return _ask(plain)
        fill(old, plain)
        return old
    if not isinstance(plain, list):
        return plain
    if isinstance(old, tuple):
        return tuple(_like(None, item) for item in plain)
    known = list(old) if isinstance(old, list | vec) else []
    parts = known if len(known) == len(plain) else [None] * len(plain)
    made = [_like(part, item) for part, item in zip(parts, plain, strict=True)]
    if isinstance(old, list):
        return made
    # A row within a list, or one that compiled code holds; players were filled as they stand.
    numbers = [item for item in made if isinstance(item, int)]
    return vec[i64](numbers) if len(numbers) == len(made) else old


def _ask(plain: Plain) -> Ask | None:
    """A question and those below it."""
    if not isinstance(plain, dict):
        return None
    step, seat, datum = plain["step"], plain["seat"], plain["datum"]
    if not (isinstance(step, int) and isinstance(seat, int) and isinstance(datum, int)):
        raise TypeError("a question is three numbers and the one below it")
    return Ask(step, seat, datum, _ask(plain["below"]))


def digest(state: State) -> str:
    """The same for equal positions, on every machine."""
    text = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
