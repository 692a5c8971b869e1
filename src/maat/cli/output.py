"""How commands speak: texts in the reader's language, one line for a fault, JSON for programs."""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import ParamSpec, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from maat import catalog
from maat.core import notation
from maat.core.errors import MaatError, NotFound
from maat.text import Texts, check_language, language_of

P = ParamSpec("P")
R = TypeVar("R")

BAD_INPUT = 2

CONSOLE = Console(highlight=False, markup=False, emoji=False)
ERRORS = Console(stderr=True, highlight=False, markup=False, emoji=False)


def forgive_signs() -> None:
    """Signs that cannot be read or shown here are replaced; they must not stop a game."""
    for stream, way in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=way)


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


TEXTS = texts()
SAY = TEXTS.say


def clear_faults(command: Callable[P, R]) -> Callable[P, R]:
    """Bad input is answered with one line and an exit code, never with a traceback."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except MaatError as fault:
            complain(fault)
            raise typer.Exit(BAD_INPUT) from None
        except OSError as fault:
            if fault.errno != errno.ENOSPC:
                raise
            complain(NotFound("no-file", file="-", reason=str(fault.strerror)))
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            ERRORS.print()
            raise typer.Exit(130) from None

    return guarded


def complain(fault: MaatError, game: catalog.AnyGame | None = None) -> None:
    """The fault in one line."""
    known = game if game is not None else fault_game.get("game")
    print_fault(texts(known).error(fault))


def print_fault(told: str) -> None:
    """One line on standard error, whatever signs the input was made of."""
    line = "".join(sign if sign.isprintable() else " " for sign in told)
    ERRORS.print(f"maat: {line}", soft_wrap=True)


def refuse_unknown_language() -> None:
    """Stop if `--lang` asks for a language we do not speak."""
    try:
        check_language(wished_language())
    except MaatError as fault:
        complain(fault)
        sys.exit(BAD_INPUT)


fault_game: dict[str, catalog.AnyGame] = {}  # whose rules a fault may name


def load(key: str, corrections: Path | None = None) -> catalog.AnyGame:
    """A game by its key; from now on faults can quote its rules."""
    fault_game["game"] = catalog.load(key)
    if corrections is not None:
        fault_game["game"] = catalog.load(key, corrections)
    return fault_game["game"]


def load_for(record: notation.Record, corrections: Path | None = None) -> catalog.AnyGame:
    """The game of a record, with the values it was played with; faults can quote its rules."""
    fault_game["game"] = catalog.load(record.game)
    fault_game["game"] = catalog.load_for(record, corrections)
    return fault_game["game"]


def read_text(path: Path) -> str:
    """A file somebody named."""
    try:
        return path.read_text("utf-8-sig")  # some editors begin a file with a mark
    except OSError as fault:
        reason = str(fault.strerror)
        raise NotFound("no-file", file=str(path), reason=reason) from None
    except UnicodeDecodeError:
        raise NotFound("not-text", file=str(path)) from None


def write_file(path: Path, text: str) -> None:
    """A whole file at once: the old one stays until the new one is complete."""
    fresh = path.parent / f"{path.name}.new"
    try:
        if path.is_symlink() or (path.exists() and not path.is_file()):
            path.write_text(text, "utf-8")  # a link leads on, a pipe takes it, a folder refuses it
            return
        fresh.write_text(text, "utf-8")
        fresh.replace(path)
    except (OSError, ValueError) as fault:
        with suppress(OSError, ValueError):
            fresh.unlink()
        reason = str(getattr(fault, "strerror", None) or fault)
        raise NotFound("no-file", file=str(path), reason=reason) from None


def check_place(*paths: Path | None) -> None:
    """Refuse files that cannot be written later, before any work is done for them."""
    for path in paths:
        obstacle = 0 if path is None else _obstacle(path)
        if obstacle:
            raise NotFound("no-file", file=str(path), reason=os.strerror(obstacle))


def _obstacle(path: Path) -> int:
    """Why a file cannot be written, as the system counts its reasons; 0 for none."""
    if path.is_dir():
        return errno.EISDIR
    if not path.parent.is_dir():
        return errno.ENOENT
    return 0 if os.access(path if path.exists() else path.parent, os.W_OK) else errno.EACCES


def make_folder(folder: Path) -> None:
    """A folder, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        reason = str(fault.strerror)
        raise NotFound("no-folder", file=str(folder), reason=reason) from None


def number_in(word: str) -> int | None:
    """The number somebody typed, None if it is none or no game has as many of anything."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else None


def seat_counts(words: str) -> tuple[int, ...]:
    """Numbers of seats as they are typed, separated by commas."""
    found = tuple(number_in(word.strip()) or 0 for word in words.split(","))
    if not all(found):
        raise NotFound("bad-seats", seats=words)
    return found


def called(record: notation.Record, seats: int, texts: Texts) -> list[str]:
    """Who sat where, as on the page: those of one name are told apart by their seats, from 1."""
    names = [record.names.get(at, texts.say("seat", seat=at + 1)) for at in range(seats)]
    names = [texts.say("somebody") if name == notation.SOMEBODY else name for name in names]
    return [
        texts.say("bot-at-seat", bot=name, seat=seat) if names.count(name) > 1 else name
        for seat, name in enumerate(names, start=1)
    ]


def check_least(option: str, found: float, least: int) -> None:
    """Refuse a number that is too small for an option."""
    if found < least:
        raise NotFound("at-least", option=option, least=least, found=f"{found:g}")


def check_extra(package: str, extra: str) -> None:
    """Refuse what needs a package of an extra that is not installed."""
    if find_spec(package) is None:
        raise NotFound("missing-extra", package=package, extra=f"maat-games[{extra}]")


def show_below(told: str) -> None:
    """A line that the next one replaces, where people look; empty takes it away."""
    if ERRORS.is_terminal and not ERRORS.is_dumb_terminal:
        ERRORS.file.write(f"\r\x1b[K{told}")
        ERRORS.file.flush()


@dataclass(frozen=True)
class Form:
    """How a result is wished: for a program or a person, in a file or on standard output."""

    json: bool = False
    out: Path | None = None

    def check(self) -> None:
        """Refuse a file that cannot be written, before any work is done for it."""
        check_place(self.out)

    def give(self, data: Callable[[], object], show: Callable[[], None]) -> None:
        """The result: `data` makes it for programs, `show` prints it for people."""
        if not self.json and self.out is None:
            show()
            return
        text = written(data()) if self.json else captured(show)
        if self.out is None:
            sys.stdout.write(text)
        else:
            write_file(self.out, text)


def written(value: object) -> str:
    """One JSON document."""
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def captured(show: Callable[[], None]) -> str:
    """What is printed for people, without colors."""
    with CONSOLE.capture() as printed:
        show()
    return Text.from_ansi(printed.get()).plain.rstrip("\n") + "\n"


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
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error for work that takes a while; give it what has been done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=ERRORS, transient=True)
    bar.disable = not ERRORS.is_terminal
    with bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)
