"""The plain file a network is kept in.

It is a numpy archive without pickled objects: for every layer a matrix `<layer>_w` (outputs by
inputs) and a vector `<layer>_b`, as half-precision numbers, and `about`, a JSON text as bytes. To
read one takes the standard library alone.
"""

from __future__ import annotations

import ast
import hashlib
import json
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import BadZipFile, ZipFile

from maat.core.errors import BadRecord
from maat.learn.net import LAYERS, Net

Arrays: TypeAlias = dict[str, list[Any]]  # by name: a list of numbers, or of rows of them

NAMES: Final = [f"{layer}_{part}" for layer in LAYERS for part in ("w", "b")]
ABOUT: Final = "about"
START: Final = struct.Struct("<6sBBH")  # of an array: magic, version, how long its description is
MAGIC: Final = b"\x93NUMPY"
UNREADABLE: Final = (ValueError, KeyError, EOFError, SyntaxError)  # what broken texts end with
HALVES, BYTES_ALONE = "<f2", "|u1"


def digest(names: list[str]) -> str:
    """A short fingerprint of a list of names, their order included."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def read(path: Path, features: list[str], actions: list[str]) -> Net:
    """A network from a file; refused if it was made for other features or actions."""
    return Net(*load(path, features, actions))


def load(path: Path, features: list[str], actions: list[str]) -> tuple[Arrays, dict[str, Any]]:
    """The arrays of a file, and what it says about itself; refused as above."""
    try:
        with path.open("rb") as file, ZipFile(file) as archive:
            arrays = {name: array(archive.read(f"{name}.npy"), HALVES) for name in NAMES}
            about = json.loads(bytes(array(archive.read(f"{ABOUT}.npy"), BYTES_ALONE)))
    except (
        ValueError,
        KeyError,
        EOFError,
        SyntaxError,
        struct.error,
        BadZipFile,
        zlib.error,
    ) as no:
        raise BadRecord("bad-weights", file=path.name) from no
    if about.get("features") != digest(features):
        raise BadRecord("other-features", file=path.name)
    if about.get("actions") != digest(actions):
        raise BadRecord("other-actions", file=path.name)
    return arrays, about


def array(data: bytes, kind: str) -> list[Any]:
    """A vector, or the rows of a matrix, of numbers of this kind."""
    magic, *_, length = START.unpack_from(data)
    end = START.size + length
    told = ast.literal_eval(data[START.size : end].decode("latin-1")) if magic == MAGIC else {}
    if told.get("descr") != kind or told.get("fortran_order"):
        raise ValueError(kind)
    if kind == BYTES_ALONE:
        return list(data[end:])
    numbers = list(struct.unpack(f"<{(len(data) - end) // 2}e", data[end:]))
    _, *across = told["shape"]
    if not across:
        return numbers
    width = across[0]
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]


def write(path: Path, arrays: Mapping[str, Any], about: dict[str, Any]) -> None:
    """Keep a network in a file, whole or not at all."""
    import numpy as np  # noqa: PLC0415 - only who trains writes

    text = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
    halves: dict[str, Any] = {name: np.asarray(arrays[name], np.float16) for name in NAMES}
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, about=text, **halves)
    part.replace(path)
