"""Compiles C to libraries with setuptools, several at a time, and tells how far it has come."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from maat.engine import recipe

WHOLE = ".whole"  # lies beside a library that was written to its end


class Reported(build_ext):
    """Compiles what has changed, and builds on nothing that was cut short."""

    done = 0
    lock = Lock()
    report: Callable[[int], None]

    def build_extension(self, ext: Any) -> None:
        """One library; it counts as written when its mark is there."""
        library = Path(self.get_ext_fullpath(ext.name))
        whole = library.with_name(library.name + WHOLE)
        if not whole.exists():
            library.unlink(missing_ok=True)
        whole.unlink(missing_ok=True)
        super().build_extension(ext)
        # mypyc dates what it writes a second ahead; a library must not look older than that.
        latest = max(Path(each).stat().st_mtime for each in (*ext.sources, *ext.depends, library))
        os.utime(library, (latest, latest))
        whole.touch()
        with self.lock:
            self.done += recipe.weight(ext)
            self.report(self.done)


def build(
    extensions: list[Extension], work: Path, jobs: int, progress: Callable[[float], None]
) -> list[Path]:
    """Compile them; the files that came of it."""
    total = sum(map(recipe.weight, extensions))
    command = Reported(Distribution({"name": "maat-engine", "ext_modules": extensions}))
    command.report = lambda done: progress(done / total)
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_fullpath(each.name)) for each in extensions]
