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
from importlib import import_module
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # it has nothing we need, and takes long to import

PACKAGE = Path(__file__).parents[1]
PARTS = ("core", "games", "bots", "learn/evaluator.py", "learn/net.py", "engine/recipe.py")
LIST = "modules.json"  # module -> the library it is in, written last into a new engine's folder
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

    def __init__(self, root: Path, libraries: dict[str, str]) -> None:
        self.root = root
        self.libraries = libraries

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        library = self.libraries.get(fullname)
        if library is None:
            return None
        place = str(self.root / f"{library}{EXTENSION_SUFFIXES[0]}")
        loader = Inside(library) if library != fullname else ExtensionFileLoader(fullname, place)
        spec = ModuleSpec(fullname, loader, origin=place)
        spec.has_location = True
        return spec


class Inside(Loader):
    """Loads a module out of the library that holds it.

    Extensions of mypyc come with a file for every module that does only this: to make, link and
    open those takes longer than to ask the library, which has a function for each of its modules.
    """

    def __init__(self, library: str) -> None:
        self.library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, once the libraries it needs are there; its body has run then."""
        from ctypes import PYFUNCTYPE, c_int, py_object  # noqa: PLC0415 - not for plain engines

        library = import_module(self.library)
        if hasattr(library, "ensure_deps"):
            PYFUNCTYPE(c_int)(self.address(library, "ensure_deps"))()
        function = f"init_{spec.name.replace('.', '___')}"
        made = PYFUNCTYPE(py_object)(self.address(library, function))()
        assert isinstance(made, ModuleType)
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to be done."""

    def address(self, library: ModuleType, name: str) -> int:
        """Where a function lies that the library hands out."""
        from ctypes import c_char_p, c_void_p, py_object, pythonapi  # noqa: PLC0415 - as above

        pointer = pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = c_void_p, (py_object, c_char_p)
        found = pointer(getattr(library, name), f"{self.library}.{name}".encode())
        assert isinstance(found, int)
        return found


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
        libraries = json.loads((root / LIST).read_text("utf-8"))
    except OSError:
        return False
    sys.meta_path.insert(0, Modules(root, libraries))
    return True


def _prefer_sources() -> None:
    """Run the plain sources even where compiled modules lie beside them."""

    def finder(path: str) -> FileFinder:
        if not path.startswith(str(PACKAGE)):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.pop(str(PACKAGE), None)
