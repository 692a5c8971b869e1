"""`maat doctor`: what is here and whether it is enough for a game, fit for a bug report."""

from __future__ import annotations

import asyncio
import errno
import os
import platform
import shutil
import subprocess
import sys
import webbrowser
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import maat
from maat import catalog
from maat.cli import check, output, serve
from maat.core.errors import MaatError, NotFound
from maat.engine import build, compiled
from maat.languages import LANGUAGES
from maat.server.settings import Settings
from maat.server.store.backend import is_address, shown
from maat.server.store.database import announced

SAY = output.SAY
LEAST: Final = 10_000_000  # bytes without which a disk is as good as full
PATIENCE: Final = 10  # seconds for a compiler to say its name
# What each extra brings along that the program itself does not need.
EXTRAS: Final = {
    "compile": "mypyc",
    "data": "pyarrow",
    "envs": "pettingzoo",
    "postgres": "asyncpg",
    "openspiel": "pyspiel",
    "ray": "ray",
    "research": "matplotlib",
    "train": "torch",
}


TOGETHER: Final = ("python", "browser")  # told on the line of what comes before: ten lines in all


@dataclass(frozen=True)
class Finding:
    """One line of the report, for people and for programs."""

    about: str
    line: str
    data: Any
    fault: str = ""  # why no game can be played, if this is the reason


def run(settings: Settings, form: output.Form) -> int:
    """Look at everything and tell it; the exit code is 1 where no game can be played."""
    form.check()
    found = [
        *(version(), python(), engine(), games(), database(settings), port(settings)),
        *(compiler(), languages(), terminal(), browser(), extras()),
    ]
    form.give(lambda: report(found), lambda: show(found))
    return 1 if faults(found) else 0


def faults(found: list[Finding]) -> list[str]:
    """Why no game can be played; nothing where one can."""
    return [each.fault for each in found if each.fault]


def report(found: list[Finding]) -> dict[str, Any]:
    """Everything for a program."""
    told = {each.about: each.data for each in found}
    return {**told, "playable": not faults(found), "faults": faults(found)}


def show(found: list[Finding]) -> None:
    """Line by line, and at last whether a game can be played."""
    lines: list[str] = []
    for each in found:
        start = f"{lines.pop()} · " if each.about in TOGETHER else ""
        lines.append(start + each.line)
    for line in lines:
        output.CONSOLE.print(line, soft_wrap=True)
    for reason in faults(found):
        output.CONSOLE.print(SAY("doctor-bad", reason=reason), soft_wrap=True)
    if not faults(found):
        output.CONSOLE.print(SAY("doctor-good"))


# The program.


def version() -> Finding:
    """Which version this is."""
    number = maat.__version__
    return Finding("version", SAY("doctor-version", version=number), number)


def python() -> Finding:
    """What it runs on."""
    number, system = platform.python_version(), platform.platform()
    line = SAY("doctor-python", python=number, platform=system)
    return Finding("python", line, {"version": number, "platform": system})


def engine() -> Finding:
    """Which engine plays, and why it is the plain one where that is known."""
    asked = compiled.is_plain_wished()
    missing = None if maat.is_compiled() or asked else build.obstacle()
    if missing:
        line = SAY(f"engine-{missing.key}", reason=missing.reason)
    elif asked:
        line = SAY("doctor-engine-asked", engine=SAY("engine-plain"))
    else:
        name = "compiled" if maat.is_compiled() else "plain"
        line = SAY("doctor-engine", engine=SAY(f"engine-{name}"))
    return Finding("engine", line, {"compiled": maat.is_compiled(), "plain_asked": asked})


def games() -> Finding:
    """Which games there are; each is set up once."""
    keys = catalog.games()
    fault = ""
    try:
        for key in keys:
            game = catalog.load(key)
            game.new(game.seat_counts[0])
    except Exception as broken:  # whatever a game of another package may do
        fault = f"{type(broken).__name__}: {broken}"
    return Finding("games", SAY("doctor-games", games=", ".join(keys)), keys, fault)


# The table on this computer.


def database(settings: Settings) -> Finding:
    """Whether the database can be used, and how many tables it holds."""
    if is_address(settings.database):
        return served_database(settings)
    file = Path(settings.database)
    data: dict[str, Any] = {"file": str(file), "tables": None, "free": None}
    try:
        data["free"] = room(file)
        data["tables"] = tables(settings) if file.exists() else None
    except MaatError as wrong:
        told = output.TEXTS.error(wrong)
        return Finding("database", SAY("doctor-database-bad", reason=told), data, told)
    free = output.TEXTS.number(data["free"] / 1e9, 1)
    line = SAY("doctor-database-new", file=str(file), free=free)
    if data["tables"] is not None:
        line = SAY("doctor-database", file=str(file), tables=data["tables"], free=free)
    return Finding("database", line, data)


def served_database(settings: Settings) -> Finding:
    """The same of PostgreSQL."""
    data: dict[str, Any] = {"file": shown(settings.database), "tables": None, "free": None}
    try:
        data["tables"] = serve.reading(settings, check.count)
    except MaatError as wrong:
        told = output.TEXTS.error(wrong)
        return Finding("database", SAY("doctor-database-bad", reason=told), data, told)
    return Finding("database", SAY("doctor-postgres", **data), data)


def room(file: Path) -> int:
    """Bytes that are free where a file is or will be; refused if it cannot be written there."""
    folder = next(each for each in file.absolute().parents if each.exists())
    free = shutil.disk_usage(folder).free
    obstacle = 0
    if not folder.is_dir():
        obstacle = errno.ENOTDIR
    elif not os.access(folder, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        obstacle = errno.EACCES
    elif free < LEAST:
        obstacle = errno.ENOSPC
    if obstacle:
        raise NotFound("no-file", file=str(file), reason=os.strerror(obstacle))
    return free


def tables(settings: Settings) -> int:
    """How many tables a database holds."""
    with serve.opened(settings) as store:
        return len(asyncio.run(store.game_ids()))


def port(settings: Settings) -> Finding:
    """Whether a table can listen where it usually does."""
    url = "" if is_address(settings.database) else announced(Path(settings.database))
    data = {"host": settings.host, "port": settings.port, "free": False, "open": url or None}
    if url:
        return Finding("port", SAY("doctor-port-open", url=url), data)
    try:
        with serve.listener_for(settings) as listener:
            data["free"] = settings.port in (0, int(listener.getsockname()[1]))
    except MaatError as wrong:
        told = output.TEXTS.error(wrong)
        return Finding("port", SAY("doctor-port-bad", reason=told), data, told)
    key = "doctor-port-free" if data["free"] else "doctor-port-taken"
    return Finding("port", SAY(key, port=str(settings.port)), data)


# What is around it.


def compiler() -> Finding:
    """The C compiler that could make the engine faster."""
    path = build.compiler()
    if path is None:
        return Finding("compiler", SAY("doctor-compiler-none"), None)
    named = introduced(path)
    line = SAY("doctor-compiler", compiler=f"{path} ({named})" if named else path)
    return Finding("compiler", line, {"path": path, "name": named})


def introduced(path: str) -> str:
    """What a compiler calls itself, if it says so."""
    try:
        done = subprocess.run(
            [path, "--version"], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, UnicodeDecodeError, subprocess.TimeoutExpired):
        return ""
    return (done.stdout.splitlines() or [""])[0]


def languages() -> Finding:
    """Which languages there are, and which one is read here."""
    used = output.TEXTS.language
    line = SAY("doctor-languages", known=", ".join(LANGUAGES), language=used)
    return Finding("languages", line, {"known": list(LANGUAGES), "used": used})


def terminal() -> Finding:
    """What the screen can show."""
    signs, width = str(sys.stdout.encoding), output.CONSOLE.width
    line = SAY("doctor-terminal", encoding=signs, columns=str(width))
    return Finding("terminal", line, {"encoding": signs, "columns": width})


def browser() -> Finding:
    """What opens the page."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return Finding("browser", SAY("doctor-browser-none"), None)
    name = str(getattr(found, "name", type(found).__name__))
    return Finding("browser", SAY("doctor-browser", browser=name), name)


def extras() -> Finding:
    """Which extras are installed."""
    there = {name: find_spec(package) is not None for name, package in EXTRAS.items()}
    found, missing = (
        ", ".join(name for name, here in there.items() if here is wanted) or SAY("place-empty")
        for wanted in (True, False)
    )
    return Finding("extras", SAY("doctor-extras", found=found, missing=missing), there)
