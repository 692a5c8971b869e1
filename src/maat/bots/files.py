"""Bots of a person's own: a file in which `make(seed)` gives one that plays, or a program."""

from __future__ import annotations

import errno
import importlib.util
import os
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from mypy_extensions import i64

from maat.bots import programs, roster
from maat.bots.bot import Bot, Glance, glance
from maat.bots.bot_set import AnyBot
from maat.core.dealer import QuickDealer
from maat.core.errors import MaatError, NotFound
from maat.core.game import Game
from maat.core.position import Position
from maat.core.state import State

ENDING: Final = ".py"
TRIED: Final = 3  # questions that a bot answers before it sits down
_loaded: Final[dict[str, Callable[[str], AnyBot]]] = {}


def is_own(name: str) -> bool:
    """Whether a name is that of a person's own file or program."""
    return programs.called(name) is not None or name.endswith(ENDING)


def find(game: str, name: str) -> Callable[[str], AnyBot]:
    """A bot by name, by its file or as a program. Never for names that strangers send."""
    command = programs.called(name)
    if command is not None:
        return _speaking(command)
    if not name.endswith(ENDING):
        return roster.find(game, name)
    if name not in _loaded:
        _loaded[name] = _load(Path(name))
    return _loaded[name]


def try_out(make: Callable[[str], AnyBot], game: Game[Any], state: State) -> None:
    """Ask a bot some questions from a position on: one for another game breaks here."""
    position, dealer, bot = Position(game, state), QuickDealer("trial"), make("trial")
    for _ in range(TRIED):
        position.deal(dealer)
        if position.over:
            return
        position.apply(int(bot.choose(glance(position))))


def _speaking(command: programs.CommandLine) -> Callable[[str], AnyBot]:
    programs.program(command).check()

    def make(seed: str) -> AnyBot:
        return programs.ProgramBot(command, seed)

    return make


def _load(path: Path) -> Callable[[str], AnyBot]:
    make: Callable[[str], AnyBot] | None = getattr(own_module(path), "make", None)
    if make is None:
        raise NotFound("no-maker", file=str(path))
    return checking(make, path)


def own_module(path: Path) -> ModuleType:
    """A person's own file, which finds the modules that lie beside it."""
    spec = importlib.util.spec_from_file_location(f"maat_own_{len(_loaded)}_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NotFound("no-file", file=str(path), reason=os.strerror(errno.ENOENT))
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as fault:
        raise blamed(path, fault) from fault
    return module


def blamed(path: Path, fault: BaseException) -> MaatError:
    """A fault of a person's file, told with the last of its lines that took part; 0 for none."""
    told = f"{type(fault).__name__}: {fault}"
    return MaatError("bot-fault", file=str(path), line=_line(path, fault), fault=told)


def _line(path: Path, fault: BaseException) -> int:
    file = os.path.abspath(path)  # as Python names what it loads
    if isinstance(fault, SyntaxError) and fault.filename == file:
        return fault.lineno or 0
    frames = traceback.extract_tb(fault.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == file]
    return lines[-1] or 0 if lines else 0


def checking(make: Callable[[str], AnyBot], path: Path) -> Callable[[str], AnyBot]:
    """The same bots, each with somebody who looks whether its answers are legal."""

    def watched(seed: str) -> AnyBot:
        try:
            return Watched(make(seed), path)
        except (Exception, SystemExit) as fault:
            raise blamed(path, fault) from fault

    return watched


class Watched(Bot[Any]):
    """Lets another bot choose and refuses what the rules forbid: games between bots do not look."""

    def __init__(self, inner: AnyBot, path: Path) -> None:
        self.inner = inner
        self.path = path

    def choose(self, glance: Glance[Any]) -> i64:
        try:
            answer = int(self.inner.choose(glance))
        except (Exception, SystemExit) as fault:
            raise blamed(self.path, fault) from fault
        if answer not in glance.options:
            raise programs.refusal(glance, answer, str(self.path))
        return answer


def seated(game: str, names: list[str], seats: int) -> list[str]:
    """One name for each seat: the names given, over and over."""
    for name in names:
        find(game, name)
    return roster.around(names, seats)


def shown(name: str, names: Iterable[str]) -> str:
    """How one of these bots is called where people read; files of one name by their folders too."""
    command = programs.called(name)
    if command is not None:
        return command.line
    if not name.endswith(ENDING):
        return name
    stem = Path(name).stem
    alike = {other for other in names if Path(other).stem == stem}
    return stem if len(alike) < 2 else str(Path(name).with_suffix(""))
