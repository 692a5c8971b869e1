"""Rows in files: JSON lines with nothing extra, Parquet with pyarrow.

Workers turn rows into bytes (`pack`), one process puts the bytes into the file in order, so
memory holds a few parts of the dataset, never all of it.
"""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from msgspec.json import Encoder

from maat.core.errors import NotFound
from maat.dataset.rows import COLUMNS, Row

LINES = ".jsonl"
PACKED_LINES = ".jsonl.gz"
PARQUET = ".parquet"
ENDINGS = (LINES, PACKED_LINES, PARQUET)
ENCODER = Encoder()
GROUP = 16_384  # rows written to Parquet at a time

Put = Callable[[bytes], None]


def ending(path: Path) -> str:
    """Which kind of dataset a file name asks for, empty for none."""
    return next((known for known in ENDINGS if path.name.endswith(known)), "")


def arrow(part: str = "") -> Any:
    """The package for Parquet, or one clear line."""
    try:
        return import_module(f"pyarrow{part}")
    except ImportError:
        raise NotFound("missing-extra", package="pyarrow", extra="maat-games[data]") from None


def check(path: Path) -> None:
    """Refuse a file that could not be written, before anything is played."""
    if not ending(path):
        raise NotFound("bad-ending", file=str(path), known=", ".join(ENDINGS))
    if ending(path) == PARQUET:
        arrow()


def pack(rows: list[Row], kind: str) -> bytes:
    """Some rows as they travel between processes."""
    if kind == PARQUET:
        return _pack_table(rows)
    return ENCODER.encode_lines(rows)


def _schema(options: list[str], about: dict[str, Any]) -> Any:
    pa = arrow()
    name = pa.dictionary(pa.int16(), pa.string())
    small, number = pa.int16(), pa.int32()
    kinds = {
        "game": name,
        "version": small,
        "seats": small,
        "options": pa.struct([(key, pa.string()) for key in options]) if options else pa.null(),
        "seed": name,
        "number": number,
        "index": number,
        "seat": small,
        "bot": name,
        "step": name,
        "legal": pa.list_(pa.string()),
        "answer": pa.string(),
        "features": pa.list_(pa.float32()),
        "score": number,
        "final": number,
        "rank": small,
    }
    fields = [(column, kinds[column]) for column in COLUMNS]
    return pa.schema(fields, metadata={"maat": json.dumps(about, ensure_ascii=False)})


def _pack_table(rows: list[Row]) -> bytes:
    pa, ipc = arrow(), arrow(".ipc")
    schema = _schema(list(rows[0]["options"]), {})
    told = [{**row, "options": row["options"] or None} for row in rows]
    table = pa.Table.from_pylist(told, schema=schema)
    buffer = io.BytesIO()
    with ipc.new_stream(buffer, schema) as stream:
        stream.write_table(table)
    return buffer.getvalue()


@contextmanager
def writer(path: Path, about: dict[str, Any]) -> Iterator[Put]:
    """Takes packed rows; the file is there under its name once all of them are in it."""
    fresh = path.parent / f"{path.name}.new"
    opened = {LINES: _lines, PACKED_LINES: _packed_lines, PARQUET: _parquet}[ending(path)]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with opened(fresh, about) as put:
            yield put
        if ending(path) != PARQUET:
            describe(path, about)
        fresh.replace(path)
    except OSError as fault:
        reason = str(fault.strerror or fault)
        raise NotFound("no-file", file=str(path), reason=reason) from None
    finally:
        with suppress(OSError):
            fresh.unlink()


def describe(path: Path, about: dict[str, Any]) -> None:
    """What JSON lines cannot say of themselves, in a file beside them."""
    beside = path.with_name(path.name.removesuffix(ending(path)) + ".about.json")
    beside.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", "utf-8")


@contextmanager
def _lines(path: Path, about: dict[str, Any]) -> Iterator[Put]:
    with path.open("wb") as file:
        yield _putter(file)


@contextmanager
def _packed_lines(path: Path, about: dict[str, Any]) -> Iterator[Put]:
    with path.open("wb") as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as file:
        yield _putter(file)


def _putter(file: IO[bytes] | gzip.GzipFile) -> Put:
    def put(part: bytes) -> None:
        file.write(part)

    return put


@contextmanager
def _parquet(path: Path, about: dict[str, Any]) -> Iterator[Put]:
    pa, ipc, parquet = arrow(), arrow(".ipc"), arrow(".parquet")
    waiting: list[Any] = []
    schema = _schema(about["option_names"], about)

    def flush() -> None:
        if waiting:
            told = pa.concat_tables(waiting).unify_dictionaries()
            file.write_table(told.replace_schema_metadata(schema.metadata), row_group_size=GROUP)
            waiting.clear()

    def put(part: bytes) -> None:
        with ipc.open_stream(part) as stream:
            waiting.append(stream.read_all())
        if sum(len(table) for table in waiting) >= GROUP:
            flush()

    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        yield put
        flush()
