"""What plays: a short fingerprint of sources, learned weights and budgets."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from maat import catalog
from maat.arena import contestants
from maat.bots import files, programs, roster
from maat.bots.search import SearchBot
from maat.learn.evaluator import WEIGHTS

LENGTH = 8
LEARNED = "learned"
EVALUATOR = tuple(("maat.learn", f"{name}.py") for name in ("evaluator", "net", "weights"))
LEFT_OUT = ("chances", "locale", "__pycache__", "scene", "test", "weights")


def fingerprint(game: str, bots: Iterable[str]) -> str:
    """Changes with all that games between these bots depend on, not with what others do."""
    names = set(bots)
    if any(files.is_own(name) for name in names):
        names.update(roster.levels(game))  # a person's own file may build on any of them
    parts = [sources(game, LEARNED in names), *(nature(game, name) for name in sorted(names))]
    return hashlib.sha256(";".join(parts).encode()).hexdigest()[:LENGTH]


def nature(game: str, name: str) -> str:
    """What a bot is: its file and what that imports beside it, or what the roster makes of it."""
    command = programs.called(name)
    if command is not None:
        words = [content(Path(word)) if Path(word).is_file() else word for word in command.words]
        return f"{command.seconds} {words}"
    if name.endswith(files.ENDING):
        return content(Path(name))
    bot = contestants.find(game, name)("")
    made = f"{name} {type(bot).__name__}"
    if isinstance(bot, SearchBot):
        evaluator = getattr(roster.evaluator(game), "__name__", "")
        made += f" {evaluator} {bot.iterations} {bot.milliseconds}"
    return made


def content(bot: Path) -> str:
    """What stands in a file and in those it imports, as far as that can be told: in Python."""
    found = sorted(own_files(bot))
    return ";".join(hashlib.sha256(file.read_bytes()).hexdigest() for file in found)


def own_files(bot: Path) -> set[Path]:
    """A person's file, and the modules and packages beside it that it imports, directly or not."""
    known: set[Path] = set()
    waiting = [bot]
    while waiting:
        file = waiting.pop()
        if file not in known:
            known.add(file)
            waiting += [each for name in imported(file) for each in beside(bot, name)]
    return known


def beside(bot: Path, name: str) -> list[Path]:
    """The file of a module, or all files of a package, that lies beside a bot."""
    module = bot.with_name(f"{name}.py")
    return [module] if module.is_file() else list(bot.with_name(name).rglob("*.py"))


def imported(file: Path) -> Iterator[str]:
    """The first words of the modules a file imports; of one that is no Python none."""
    try:
        tree = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@cache
def sources(game: str, learned: bool) -> str:
    """The content of everything that decides, read once: a process plays what it has loaded."""
    made = hashlib.sha256()
    for path, file in deciding(game, learned):
        made.update(f"{path}:{hashlib.sha256(file.read_bytes()).hexdigest()};".encode())
    return made.hexdigest()


def deciding(game: str, learned: bool) -> Iterator[tuple[str, Traversable]]:
    """The files of rules and bots; not the roster, which `nature` asks."""
    apart = {f"maat.bots/{name}.py" for name in ("roster", "bot_set", "files", "programs")}
    for package in ("maat.core", "maat.bots", catalog.package(game)):
        found = files_in(resources.files(package), package)
        yield from (each for each in found if each[0] not in apart)
    if learned:
        for package, name in (*EVALUATOR, (catalog.package(game), WEIGHTS)):
            yield f"{package}/{name}", resources.files(package) / name


def files_in(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """Every file that matters, in a fixed order; texts, drawings and compiled copies do not."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.name.startswith(LEFT_OUT):
            continue
        if item.is_dir():
            yield from files_in(item, f"{path}/{item.name}")
        elif not item.name.endswith((".so", ".pyd", ".pyc", ".md", ".maat", ".svg")):
            yield f"{path}/{item.name}", item
