"""How commands speak: texts in the reader's language, one line for a fault, JSON for programs."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maat import catalog
from maat.core.errors import MaatError, NotFound
from maat.text import Texts, check_language, language_of

P = ParamSpec("P")
R = TypeVar("R")

BAD_INPUT = 2

CONSOLE = Console(highlight=False)
ERRORS = Console(stderr=True, highlight=False)


def wished_language() -> str:
    """From `--lang`, else from the environment."""
    for at, word in enumerate(sys.argv):
        if word == "--lang" and at + 1 < len(sys.argv):
            return sys.argv[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    for name in ("MAAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name])
    return language_of("")


def texts(game: catalog.AnyGame | None = None) -> Texts:
    """What this person reads."""
    return Texts(language_of(wished_language()), game)


SAY = texts().say


def clear_faults(command: Callable[P, R]) -> Callable[P, R]:
    """Bad input is answered with one line and an exit code, never with a traceback."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            check_language(wished_language())
            return command(*args, **kwargs)
        except MaatError as fault:
            complain(fault)
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            ERRORS.print()
            raise typer.Exit(130) from None

    return guarded


def complain(fault: MaatError, game: catalog.AnyGame | None = None) -> None:
    """The fault in one line."""
    known = game if game is not None else fault_game.get("game")
    ERRORS.print(f"maat: {texts(known).error(fault)}", markup=False, soft_wrap=True)


fault_game: dict[str, catalog.AnyGame] = {}  # whose rules a fault may name


def load(key: str, corrections: Path | None = None) -> catalog.AnyGame:
    """A game by its key; from now on faults can quote its rules."""
    game = catalog.load(key, corrections)
    fault_game["game"] = game
    return game


def read_text(path: Path) -> str:
    """A file somebody named."""
    try:
        return path.read_text("utf-8")
    except OSError as fault:
        reason = str(fault.strerror)
        raise NotFound("no-file", file=str(path), reason=reason) from None
    except UnicodeDecodeError:
        raise NotFound("not-text", file=str(path)) from None


def print_json(value: object) -> None:
    """For programs: one JSON document on standard output."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def chosen_options(pairs: list[str]) -> dict[str, str]:
    """`key=value` words as options of a game."""
    made: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise NotFound("bad-option", option=pair)
        made[key] = value
    return made


@contextmanager
def progress(label: str, total: int, shown: bool = True) -> Iterator[Callable[[int], None]]:
    """A bar on standard error for work that takes a while; give it what has been done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=ERRORS, transient=True)
    bar.disable = not (shown and ERRORS.is_terminal)
    with bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)
