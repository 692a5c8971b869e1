"""Makes bytecode of a zip's sources, with the very Python that will run it; its own way in and out.

Two runs make the same bytes: entries are sorted and have no date, and what was compiled is known by
the sources themselves, never by a time.
"""

from __future__ import annotations

import importlib.util
import marshal
import zipfile
from typing import Final

FLAGS: Final = (1).to_bytes(4, "little")  # by the hash of the source, which nobody checks
START: Final = (1980, 1, 1, 0, 0, 0)


def compiled(name: str, source: bytes) -> bytes:
    """A source without asserts and docstrings, as it is imported without the source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    head = importlib.util.MAGIC_NUMBER + FLAGS + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def convert(source: str, target: str) -> None:
    """All sources of a zip compiled, all else as it is."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            is_source = name.endswith(".py")
            made = zipfile.ZipInfo(f"{name}c" if is_source else name, START)
            new.writestr(made, compiled(name, data) if is_source else data)


def main() -> None:
    """What `python.mjs` calls."""
    convert("/tmp/in", "/tmp/out")
