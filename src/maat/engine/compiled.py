"""Which engine runs: plain sources, compiled modules beside them, or a compiled engine made later.

An engine that was made after the installation lies in a folder of its own, named by the content of
the sources it was made from. Changed sources have another name, so a stale engine is never taken,
and a folder gets its name only when everything in it is complete. Whatever starts Python pays for
this module, so it does little and imports little.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parents[1]
PARTS = ("core", "games", "bots", "learn/judge.py", "engine/recipe.py")
LIST = "modules.json"  # module -> file, written last into the folder of a new engine
LENGTH = 16


def home() -> Path:
    """Where engines are kept: in the virtual environment that runs, else in the user's cache."""
    if named := os.environ.get("MAAT_ENGINE"):
        return Path(named)
    if sys.prefix != sys.base_prefix:
        return Path(sys.prefix) / "maat-engine"
    cache = os.environ.get("XDG_CACHE_HOME")
    return (Path(cache) if cache else Path.home() / ".cache") / "maat" / "engine"


def sources() -> Iterator[Path]:
    """Every source that a compiled engine depends on, in a fixed order."""
    for part in PARTS:
        path = PACKAGE / part
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def name() -> str:
    """The name of the engine these sources make for this Python."""
    made = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} {sys.implementation.cache_tag}".encode())
    for file in sources():
        made.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode())
        made.update(file.read_bytes())
    return made.hexdigest()[:LENGTH]


def folder() -> Path:
    """Where the engine of these sources lies, or would lie."""
    return home() / name()


def is_beside() -> bool:
    """Whether compiled modules were installed with the sources."""
    return any((PACKAGE / "core" / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


class Modules:
    """Finds the modules of an engine that lies in a folder of its own."""

    def __init__(self, root: Path, files: dict[str, str]) -> None:
        self.root = root
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        file = self.files.get(fullname)
        if file is None:
            return None
        place = str(self.root / file)
        spec = ModuleSpec(fullname, ExtensionFileLoader(fullname, place), origin=place)
        spec.has_location = True
        return spec


def is_plain_wished() -> bool:
    """Whether somebody asks for the plain engine."""
    return os.environ.get("MAAT_PLAIN") == "1"


def choose() -> None:
    """Take the fastest engine there is, or the plain one where MAAT_PLAIN=1 asks for it."""
    if is_plain_wished():
        _prefer_sources()
    elif not is_beside() and home().is_dir():
        take(folder())


def take(root: Path) -> bool:
    """Let compiled modules be imported from a folder, if it holds a whole engine."""
    try:
        files = json.loads((root / LIST).read_text("utf-8"))
    except OSError:
        return False
    sys.meta_path.insert(0, Modules(root, files))
    return True


def _prefer_sources() -> None:
    """Run the plain sources even where compiled modules lie beside them."""

    def finder(path: str) -> FileFinder:
        if not path.startswith(str(PACKAGE)):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.pop(str(PACKAGE), None)
