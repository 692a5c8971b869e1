"""A process that has loaded everything the program imports, and forks one that runs it.

Starting Python and importing took most of the time of the tests of commands. Here each command
still runs in a process of its own, with its own words, environment, folder and streams; only what
no command can change is shared: imported libraries, the engine, texts that have been read. It takes
jobs, one JSON document a line, and answers each with the exit code.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import io
import json
import os
import runpy
import sys
import traceback
from typing import Any

from maat.languages import LANGUAGES
from maat.text import Texts

PROGRAM = "maat.cli.main"
LOADED = (
    *("apsw", "babel.dates", "babel.numbers", "fluent.runtime", "msgspec", "rich.markup"),
    *("rich.panel", "rich.progress", "rich.table", "typer", "typer.completion"),
    *(
        "typer.core",
        "typer.rich_utils",
        "maat.arena.ladder_page",
        "maat.arena.runner",
        "maat.arena.summary",
    ),
    *("maat.bots.files", "maat.description", "maat.learn.evaluator", "maat.review.runner"),
    "maat.text",
)  # nothing of maat.cli: it reads its language when it is imported


def main() -> None:
    """Run jobs until nobody sends more."""
    for module in LOADED:
        importlib.import_module(module)
    for language in LANGUAGES:
        Texts(language).say("help-maat")
    gc.freeze()
    for line in sys.stdin:
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            run(job)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def run(job: dict[str, Any]) -> None:
    """Be the program, and end."""
    code = 1
    try:
        become(job)
        code = played()
        sys.stdout.flush()
        sys.stderr.flush()
        atexit._run_exitfuncs()
    finally:
        os._exit(code)


def become(job: dict[str, Any]) -> None:
    """Take the words, environment, folder and streams of a job."""
    os.environ.clear()
    os.environ.update(job["environment"])
    os.chdir(job["folder"])
    ways = (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY)
    for number, (path, way) in enumerate(zip(job["streams"], ways, strict=True)):
        opened = os.open(path, way)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = io.TextIOWrapper(io.FileIO(0, closefd=False), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(io.FileIO(1, "w", closefd=False), encoding="utf-8")
    sys.stderr = io.TextIOWrapper(io.FileIO(2, "w", closefd=False), encoding="utf-8")
    sys.argv = [PROGRAM, *job["words"]]


def played() -> int:
    """The exit code of the program."""
    try:
        runpy.run_module(PROGRAM, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    main()
