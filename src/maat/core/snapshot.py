"""Positions as plain data: for the wire, for bug reports, for comparing. Never the truth."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
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
        setattr(target, name, _like(getattr(target, name), plain[name], name))


def _like(old: object, plain: Plain, name: str) -> object:
    """A value for the field of this name, which now holds `old`."""
    if isinstance(plain, list):
        return _row(old, plain, name)
    if isinstance(plain, dict):
        if old is None or isinstance(old, Ask):
            return _ask(plain)
        fill(old, plain)
        return old
    if old is not None and isinstance(old, int) != isinstance(plain, int):
        raise TypeError(f"{name} is not filled from {type(plain).__name__}")
    return plain


def _row(old: object, plain: list[Plain], name: str) -> object:
    """Players, which are filled as they stand, or numbers, of which there may be more or fewer."""
    if not isinstance(old, list | tuple | vec):
        raise TypeError(f"{name} is not filled from a list")
    if any(is_dataclass(part) for part in old):
        if len(old) != len(plain):
            raise ValueError(f"{name} has {len(old)} parts, not {len(plain)}")
        for part, item in zip(old, plain, strict=True):
            fill(part, item)
        return old
    if len(old) > 0 and plain and _has_rows(old) != _has_rows(plain):
        raise TypeError(f"{name} is of another shape")
    made = [_numbers(item, name) if isinstance(item, list) else item for item in plain]
    if any(isinstance(item, dict) for item in made):
        raise TypeError(f"{name} is a row of numbers")
    if isinstance(old, list | tuple):
        return type(old)(made)
    return _numbers(plain, name)


def _has_rows(parts: Iterable[object]) -> bool:
    """Whether rows lie in a row."""
    return any(isinstance(part, list | tuple | vec) for part in parts)


def _numbers(plain: list[Plain], name: str) -> object:
    """A row as compiled code holds it."""
    numbers = [item for item in plain if isinstance(item, int)]
    if len(numbers) < len(plain):
        raise TypeError(f"{name} is a row of numbers")
    return vec[i64](numbers)


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
