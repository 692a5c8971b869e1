"""Component values: each with a path, a value and the place it is known from."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any, TypeVar

from maat.core.errors import BadComponents

Data = dict[str, Any]
Open = dict[str, int]
B = TypeVar("B")

TAGS = ("rulebook", "public", "reconstructed", "owner")
BOOKKEEPING = ("meta", "provenance", "before")
BARE = re.compile(r"[A-Za-z0-9_-]+")  # a key that TOML takes without quotes
MOST = 1_000_000  # more of anything is a slip of the keyboard


class Fact:
    """One value of a component file."""

    def __init__(self, path: str, value: object, tag: str, note: str) -> None:
        self.path = path
        self.value = value
        self.tag = tag
        self.note = note


class Range:
    """Which numbers the values of some paths may be, and what they count: that says why."""

    def __init__(self, pattern: str, least: int, most: int, counts: str) -> None:
        self.pattern = pattern
        self.least = least
        self.most = most
        self.counts = counts  # how `error-out-of-range` says it


def read_box(
    data: Data, ranges: list[Range], make: Callable[[Data], B], check: Callable[[B], None]
) -> B:
    """The box that these values describe; refused if no game could be played with it."""
    check_ranges(data, ranges)
    box = make(data)
    check(box)
    return box


def check_ranges(data: Data, ranges: list[Range]) -> None:
    """Refuse a number outside of its range; the first pattern that matches its path says it."""
    for path, value in _leaves(_values(data), ""):
        for number in value if isinstance(value, list) else [value]:
            if isinstance(number, int) and not isinstance(number, bool):
                _check_range(path, number, ranges)


def _check_range(path: str, number: int, ranges: list[Range]) -> None:
    for each in ranges:
        if fnmatchcase(path, each.pattern):
            if not each.least <= number <= each.most:
                raise BadComponents(
                    "out-of-range",
                    path=path,
                    found=number,
                    least=each.least,
                    most=each.most,
                    counts=each.counts,
                )
            return
    raise BadComponents("no-range", path=path)


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
    _check(_values(changes), _values(model), "", _open(model))
    return changed(model, dict(_leaves(_values(changes), "")))


def changed(model: Data, changes: Data) -> Data:
    """The model with an owner's values, each named by its path, in the place of its own."""
    both = _replaced(model, changes)
    rows = [{"path": path, "tag": "owner"} for path in changes]
    both["provenance"] = rows + list(model.get("provenance", []))
    both.pop("before", None)  # an owner's box is the same whatever the rules
    return both


def differences(model: Data, values: Data) -> Data:
    """The values that are not the model's, by their paths: what `changed` needs to make them."""
    known = dict(_leaves(_values(model), ""))
    return {path: value for path, value in _leaves(_values(values), "") if value != known[path]}


def written(model: Data, changes: Data) -> str:
    """An owner's values as a file that `corrected` takes; of lists in lists, the outer one."""
    both = changed(model, changes)
    lines = {_line(both, path.split(".")): None for path in changes}
    return "".join(f"{line}\n" for line in lines)


def _line(values: Any, keys: list[str]) -> str:
    """The value some keys lead to, or the list they would go into, as a line of TOML."""
    told: list[str] = []
    for key in keys:
        if isinstance(values, list):
            break
        values = values[key]
        told.append(key if BARE.fullmatch(key) else json.dumps(key))
    return f"{'.'.join(told)} = {json.dumps(values)}"


def under(data: Data, rules: int) -> Data:
    """The values under a version of the rules: `before` has what was corrected with a later one."""
    before: Data = data.get("before", {})
    for version in sorted(map(int, before), reverse=True):
        if rules < version:
            data = _replaced(data, before[str(version)])
    return data


def editions(data: Data, newest: int, make: Callable[[Data], B]) -> list[B]:
    """What a game makes of its values, for each version of its rules from 1 on."""
    return [make(under(data, rules)) for rules in range(1, newest + 1)]


def _open(model: Data) -> Open:
    """The lists that may have other lengths than ours, by pattern, and how many entries at most."""
    found: Open = model.get("meta", {}).get("lists", {})
    return found


def _replaced(model: Data, changes: Data) -> Data:
    both = dict(model)
    for path, value in changes.items():
        both = _with(both, path.split("."), value, path, _open(model))
    return both


def _with(old: Any, keys: list[str], value: object, path: str, lists: Open) -> Any:
    """A table or list with the value the keys lead to replaced; the old one stays as it was."""
    if not keys and [leaf for leaf, _ in _leaves(old, path)] == [path]:
        _check(value, old, path, lists)
        return value
    if not keys:
        raise BadComponents("not-one-value", path=path)
    if isinstance(old, list) and keys[0].isdecimal() and int(keys[0]) < len(old):
        at = int(keys[0])
        return [*old[:at], _with(old[at], keys[1:], value, path, lists), *old[at + 1 :]]
    if not isinstance(old, dict) or keys[0] not in _values(old):
        known = ", ".join(_values(old)) if isinstance(old, dict) else "-"
        raise BadComponents("unknown-component", path=path, known=known)
    return {**old, keys[0]: _with(old[keys[0]], keys[1:], value, path, lists)}


def _check(value: object, model: object, path: str, lists: Open) -> None:
    """The same shape as the model: known keys, equal kinds, lists as long or as long as allowed."""
    if isinstance(value, dict) and isinstance(model, dict):
        _check_table(value, model, path, lists)
    elif isinstance(value, list) and isinstance(model, list):
        _check_list(value, model, path, lists)
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


def _check_table(value: Data, model: Data, path: str, lists: Open) -> None:
    for key in value:
        if key not in model:
            known = ", ".join(str(name) for name in model)
            raise BadComponents("unknown-component", path=_join(path, key), known=known)
        _check(value[key], model[key], _join(path, key), lists)


def _check_list(value: list[object], model: list[object], path: str, lists: Open) -> None:
    most = next((lists[each] for each in lists if fnmatchcase(path, each)), -1)
    if len(value) > most >= 0:
        raise BadComponents("wrong-length", path=path, found=len(value), expected=most)
    if most >= 0:
        model = [""] * len(value)  # lists that are open hold names
    elif len(value) != len(model):
        raise BadComponents("wrong-length", path=path, found=len(value), expected=len(model))
    for at, (item, pattern) in enumerate(zip(value, model, strict=True)):
        _check(item, pattern, f"{path}.{at}", lists)


def digest(data: Data) -> str:
    """A short name for a set of values, written into records that use it."""
    text = json.dumps(_values(data), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
