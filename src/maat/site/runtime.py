"""The Python for browsers: fetched once, by npm and pip as they are set up, pinned by digests."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Final

from maat.core.errors import NotFound
from maat.engine.build import alone

HERE: Final = Path(str(resources.files("maat"))) / "site"
PINNED: Final = ("package.json", "package-lock.json", "wheels.txt")
WHEEL: Final = (
    *("--no-deps", "--require-hashes", "--only-binary=:all:", "--implementation", "cp"),
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314"),
)
MOST_KEPT: Final = 24  # files that were made before
LAST_WORDS: Final = 1000  # of a program that failed


def cache() -> Path:
    """Where this person's programs keep what can be fetched again."""
    home = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(home) if home else Path.home() / ".cache") / "maat" / "site"


def run(*command: str, cwd: Path | None = None) -> None:
    """Run a program; what it says is shown only if it fails."""
    try:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    except OSError as fault:
        raise NotFound("site-needs", program=command[0], reason=str(fault.strerror)) from None
    if done.returncode:
        words = (done.stderr or done.stdout)[-LAST_WORDS:].strip()
        raise NotFound("site-failed", program=command[0], reason=words)


class Runtime:
    """An interpreter and a wheel in a folder, and what can be done with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pyodide = folder / "node_modules" / "pyodide"
        (wheel,) = folder.glob("*.whl")
        self.wheel = wheel.read_bytes()

    def file(self, name: str) -> bytes:
        """A file of the interpreter."""
        return (self.pyodide / name).read_bytes()

    def run(self, script: Path, given: bytes, *engine: bytes) -> bytes:
        """What a script leaves, run by that interpreter; perhaps in another engine."""
        with tempfile.TemporaryDirectory() as place:
            inside, out = Path(place) / "in", Path(place) / "out"
            inside.write_bytes(given)
            parts = [Path(place) / f"{number}.zip" for number in range(len(engine))]
            for path, data in zip(parts, engine, strict=True):
                path.write_bytes(data)
            files = map(str, (HERE / "python.mjs", self.pyodide, script, inside, out, *parts))
            run("node", *files)
            return out.read_bytes()

    def made(self, script: Path, given: bytes, *engine: bytes) -> bytes:
        """The same of a script that always leaves the same."""
        sources = (HERE / "python.mjs").read_bytes(), script.read_bytes()
        return self._kept(lambda: self.run(script, given, *engine), *sources, given, *engine)

    def packed(self, data: bytes) -> bytes:
        """As small as gzip can, in every run the same bytes."""
        return self._kept(lambda: gzip.compress(data, 9, mtime=0), data)

    def _kept(self, make: Callable[[], bytes], *sources: bytes) -> bytes:
        """What is made of these sources; who made it before, in whatever process, has left it."""
        digests = b"".join(hashlib.sha256(each).digest() for each in sources)
        kept = self.folder / f"{hashlib.sha256(digests).hexdigest()[:16]}.kept"
        with alone(self.folder):
            if kept.is_file():
                os.utime(kept)
            else:
                new = kept.with_suffix(".new")
                new.write_bytes(make())
                new.rename(kept)  # whole, or not at all
                self._forget()
            return kept.read_bytes()

    def _forget(self) -> None:
        """What nobody has asked for in a long time is made anew if it is wanted."""
        by_age = sorted(self.folder.glob("*.kept"), key=lambda path: path.stat().st_mtime)
        for path in by_age[:-MOST_KEPT]:
            path.unlink(missing_ok=True)


def fetched() -> Runtime:
    """What the site needs of others, from the cache if it was fetched before."""
    pinned = b"".join((HERE / name).read_bytes() for name in PINNED)
    folder = cache() / hashlib.sha256(pinned).hexdigest()[:16]
    with alone(folder.parent):
        if not folder.is_dir():
            with tempfile.TemporaryDirectory(dir=folder.parent) as place:
                made = Path(place) / "made"
                made.mkdir()
                _fetch(made)
                made.rename(folder)
    return Runtime(folder)


def _fetch(folder: Path) -> None:
    for name in PINNED:
        shutil.copy(HERE / name, folder)
    run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=folder)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet")
    run(*pip, *WHEEL, "--dest", str(folder), "--requirement", "wheels.txt", cwd=folder)
