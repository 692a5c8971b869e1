"""Makes a compiled engine: all of it, tried before it is taken, or nothing.

    python -m maat.engine.build        the share that is done, line by line, as `build` goes on

C files, objects and what mypyc remembers stay in a folder of their own, so that the next engine
compiles only what has changed. The engine itself is copied out of it and gets its name last.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from maat.engine import compiled, recipe

if TYPE_CHECKING:
    from setuptools import Extension

Progress = Callable[[float], None]

WORK = "work"
UNFINISHED = "unfinished"  # lies there while C is written: who finds it writes all of it anew
KEPT = 3  # engines, for those who go to and fro between versions
C_SHARE, TRIED_SHARE = 0.1, 0.98  # of the work is done when compiling begins, and when it ends
NO_COMPILER, NO_MYPYC, FAILED = "no-compiler", "no-mypyc", "compile-failed"


class NotBuilt(Exception):
    """There is no compiled engine, and why; the plain one plays on."""

    def __init__(self, key: str, reason: str = "") -> None:
        super().__init__(key, reason)
        self.key = key
        self.reason = reason


def command() -> list[str]:
    """How the C compiler is called that Python itself was built with."""
    if sys.platform == "win32":
        return ["cl"]
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler() -> str | None:
    """Where it is, if it is here."""
    return shutil.which(command()[0])


def obstacle() -> NotBuilt | None:
    """Why no engine can be built here, as far as a moment tells."""
    if compiler() is None:
        return NotBuilt(NO_COMPILER)
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return NotBuilt(NO_MYPYC)
    if fault := compiler_fault():
        return NotBuilt(FAILED, fault)
    return None


def compiler_fault() -> str:
    """What is wrong with a compiler that cannot even read the headers of Python."""
    if sys.platform == "win32":
        return ""  # it needs settings that only setuptools finds
    headers = sysconfig.get_path("include")
    done = subprocess.run(
        [*command(), f"-I{headers}", "-fsyntax-only", "-x", "c", "-"],
        input="#include <Python.h>\n",
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,  # an interrupt ends the table, and is no fault of the compiler
    )
    return "" if done.returncode == 0 else last_line(done.stderr) or f"exit {done.returncode}"


def build(progress: Progress = lambda share: None, jobs: int | None = None) -> Path:
    """The folder of the engine of these sources, built if it is not there."""
    wanted = compiled.folder()
    if found := obstacle():
        raise found
    try:
        with alone(compiled.home()):
            if not (wanted / compiled.LIST).exists():
                _build(wanted, progress, jobs or os.cpu_count() or 1)
    except OSError as fault:
        raise NotBuilt(FAILED, str(fault.strerror or fault)) from fault
    return wanted


def _build(wanted: Path, progress: Progress, jobs: int) -> None:
    work = compiled.home() / WORK
    try:
        files = compiled_by(jobs, work, progress)
    except (Exception, SystemExit) as fault:  # whatever mypyc and compilers end with
        raise NotBuilt(FAILED, last_line(str(fault))) from fault
    publish(files, wanted)
    forget_old(wanted)
    progress(1.0)


def compiled_by(jobs: int, work: Path, progress: Progress) -> list[Path]:
    """Translate and compile what has changed; the libraries."""
    from maat.engine import libraries  # noqa: PLC0415 - needs what only building needs

    extensions = translated(work)
    progress(C_SHARE)
    rest = TRIED_SHARE - C_SHARE
    return libraries.build(extensions, work, jobs, lambda share: progress(C_SHARE + rest * share))


def translated(work: Path) -> list[Extension]:
    """The sources as C; after a translation that was cut short, all of them anew."""
    mark = work / UNFINISHED
    if mark.exists():
        shutil.rmtree(work)
    work.mkdir(exist_ok=True)
    mark.touch()
    made = recipe.libraries(work)
    mark.unlink()
    return made


def publish(files: list[Path], wanted: Path) -> None:
    """Copy an engine to a new folder, try it there, and give the folder its name."""
    fresh = wanted.with_name(f"{wanted.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    for file in files:
        shutil.copy2(file, fresh / file.name)
    modules = json.dumps(recipe.libraries_of_modules(), indent=1)
    (fresh / compiled.LIST).write_text(modules, "utf-8")
    try:
        tried(fresh)
    except NotBuilt:
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    shutil.rmtree(wanted, ignore_errors=True)
    fresh.rename(wanted)


TRIAL = """
import importlib, json, pathlib, sys
from maat.engine import compiled
root = pathlib.Path(sys.argv[1])
assert compiled.take(root)
for module in json.loads((root / compiled.LIST).read_text("utf-8")):
    importlib.import_module(module)
"""


def tried(root: Path) -> None:
    """Refuse an engine that cannot be loaded; a broken library may end the process that tries."""
    environment = {**os.environ, "MAAT_ENGINE": str(root / "none"), "MAAT_PLAIN": "0"}
    environment["PYTHONPATH"] = str(compiled.PACKAGE.parent)
    done = subprocess.run(
        [sys.executable, "-c", TRIAL, str(root)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotBuilt(FAILED, last_line(done.stderr) or f"exit {done.returncode}")


def forget_old(wanted: Path) -> None:
    """Keep only the last few engines."""
    engines = [each.parent for each in wanted.parent.glob(f"*/{compiled.LIST}")]
    for old in sorted(engines, key=lambda each: each.stat().st_mtime)[:-KEPT]:
        if old != wanted:
            shutil.rmtree(old, ignore_errors=True)


def last_line(text: str) -> str:
    """Where compilers and Python say what went wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


@contextmanager
def alone(home: Path) -> Iterator[None]:
    """Wait until nobody else builds here."""
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("w") as file:
        _lock(file.fileno())
        yield


def _lock(file: int) -> None:
    """The system lets go of it when this process ends, however it does."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - not there elsewhere

        msvcrt.locking(file, msvcrt.LK_LOCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - not there on Windows

        fcntl.flock(file, fcntl.LOCK_EX)


def main() -> int:
    """For who waits for the end, or reads line by line how far it has come."""
    if sys.platform != "win32":
        os.nice(10)  # whatever else this computer does comes first
    try:
        where = build(lambda share: print(f"{share:.3f}", flush=True))
    except NotBuilt as fault:
        print(f"{fault.key} {fault.reason}".strip(), flush=True)
        return 1
    print(where)
    return 0


if __name__ == "__main__":
    sys.exit(main())
