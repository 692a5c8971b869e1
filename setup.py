"""Compiles the engine with mypyc where a C compiler is there; else installs it as it is.

MAAT_COMPILE=1 insists on compiling, MAAT_COMPILE=0 forbids it.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from glob import glob
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("MAAT_COMPILE", "")
PATTERNS = [
    "src/maat/core/*.py",
    "src/maat/games/**/*.py",
    "src/maat/bots/*.py",
    "src/maat/learn/judge.py",
]
# Warnings about generated C help nobody, and looking for them takes time.
FLAGS = [] if sys.platform == "win32" else ["-w"]
if sys.platform == "linux":
    # Without it, GCC inlines no function that another library could replace: a sixth slower.
    FLAGS.append("-fno-semantic-interposition")
LEFT_PLAIN = {"__init__.py", "errors.py", "seal.py", "snapshot.py", "notation.py", "scene.py"}


class AllOrNothing(build_ext):
    """A compile that fails half-way must not leave half an engine."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as fault:
            if WISH == "1":
                raise
            print(f"maat: not compiled ({fault}); the plain engine is installed", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def has_compiler() -> bool:
    """Whether the C compiler Python itself was built with is on the path."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0]) is not None


def is_left_plain(name: str) -> bool:
    """Whether a module is of no use compiled: scenes are built for people."""
    return name in LEFT_PLAIN or name.startswith("scene_")


def extensions() -> list[Extension]:
    """The modules to compile, none if that is not wished or not possible."""
    if WISH == "0" or (WISH != "1" and not has_compiler()):
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - only there when compiling is wished
    except ImportError:
        if WISH == "1":
            raise
        return []
    found = sorted(path for pattern in PATTERNS for path in glob(pattern, recursive=True))
    modules = [path for path in found if not is_left_plain(Path(path).name)]
    made = mypycify(modules, opt_level="3", debug_level="0")
    compiled = [extension for extension in made if isinstance(extension, Extension)]
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # a shared list
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
