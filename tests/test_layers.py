"""Who may import whom, read from the sources themselves.

core <- scene <- games <- bots, (envs, review) <- arena <- server, cli

The bots of a game lie in its folder, `games/<key>/bots`, and belong to the layer of the bots.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Container, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from maat import catalog
from maat.engine import recipe

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "maat"
FILES = sorted(PACKAGE.rglob("*.py"))
GAMES = [file for file in FILES if PACKAGE / "games" in file.parent.parents]

RANKS = {
    "version": 0,
    "languages": 0,
    "engine": 0.5,  # which of the two engines runs, and how the compiled one is made
    "core": 1,
    "pool": 1.5,  # processes, whatever they do
    "scene": 2,
    "testing": 2,  # the contract for games, of the core alone
    "games": 3,
    "catalog": 4,  # finds and loads games
    "trial": 4.5,  # whether a game can be played with its values
    "positions": 4.5,  # a position as JSON, for programs of other people
    "messages": 4.5,  # what codes of games are called, in no language yet
    "text": 5,  # says what games mean
    "description": 5.5,  # a position in words
    "bots": 5,
    "dataset": 6,
    "envs": 6,
    "learn": 6,
    "review": 6,
    "arena": 7,
    "web": 0,  # what the browser gets; knows only the protocol
    "server": 8,
    "pocket": 8.5,  # the tables of a server, in a worker of a browser
    "client": 9,  # speaks to a server
    "api": 6.5,  # the front door: what `import maat` offers
    "site": 9.5,  # builds what browsers run without a server
    "cli": 10,  # starts everything
}
ROOT = {"version": 0, "engine": 0.5, "core": 1, "api": 6.5}  # what maat/__init__.py itself may use

PURE = ("core", "scene", "games")
STANDARD = {
    "__future__",
    "array",
    "collections",
    "dataclasses",
    "fnmatch",
    "functools",
    "hashlib",
    "hmac",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "typing",
}
OTHERS = {"librt", "mypy_extensions"}
EXCUSED = {
    "core/seal.py": {"secrets"},  # a new seed must come from somewhere
    "scene/__init__.py": {"msgspec"},  # scenes are made by the thousand and sent as they are
    "scene/scene.py": {"msgspec"},
    "scene/brief.py": {"msgspec"},
    "scene/canvas.py": {"msgspec"},
    "scene/parts.py": {"msgspec"},
    "scene/pad.py": {"msgspec"},
    "scene/opening.py": {"msgspec"},
    "scene/changes.py": {"msgspec"},
}
WORLDLY = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def name_of(file: Path) -> str:
    """A file for the report: `games/ra/turn.py`."""
    return str(file.relative_to(PACKAGE))


def unit_of(file: Path) -> str:
    """The part of the package a file belongs to; empty for the package itself."""
    unit = layer_of(file.relative_to(PACKAGE).with_suffix("").parts)
    return "" if unit == "__init__" else unit


def layer_of(parts: Sequence[str]) -> str:
    """The layer of a module named in parts: the bots of a game lie in its folder, above it."""
    return "bots" if parts[0] == "games" and "bots" in parts[2:3] else parts[0]


@cache
def nodes_of(file: Path) -> list[ast.AST]:
    """Every part of a file."""
    return list(ast.walk(ast.parse(file.read_text("utf-8"))))


def imported(file: Path) -> Iterator[str]:
    """Every module a file imports anywhere, names of packages resolved to modules."""
    for node in nodes_of(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(file)} imports relatively"
            assert node.module is not None
            for alias in node.names:
                yield resolved(node.module, alias.name)


def resolved(module: str, name: str) -> str:
    """`from module import name`: the submodule if it is one, else the module."""
    folder = SOURCE.joinpath(*module.split("."))
    is_module = (folder / f"{name}.py").is_file() or (folder / name).is_dir()
    return f"{module}.{name}" if is_module else module


def own(file: Path) -> Iterator[list[str]]:
    """The imports from our own package, in parts: ["games", "ra", "tiles"]."""
    for module in imported(file):
        if module.split(".")[0] == "maat":
            yield module.split(".")[1:]


def foreign(file: Path) -> set[str]:
    """The top names of all other imports."""
    return {module.split(".")[0] for module in imported(file)} - {"maat"}


def pure_files() -> list[Path]:
    """What must not touch the world."""
    return [file for file in FILES if unit_of(file) in PURE]


def test_there_is_something_to_check() -> None:
    assert len(pure_files()) > 20
    assert {"core", "scene", "games", "bots", "cli"} <= {unit_of(file) for file in FILES}


def told(files: list[Path], wrong: Callable[[Path], Collection[object]]) -> dict[str, object]:
    """The files in which something is wrong, each with what it is."""
    return {name_of(file): found for file in files if (found := wrong(file))}


def test_a_module_has_a_place_in_the_layers() -> None:
    assert {unit_of(file) for file in FILES} - RANKS.keys() == {""}


def test_a_module_imports_only_from_below() -> None:
    def above(file: Path) -> list[str]:
        unit = unit_of(file)
        below = ROOT if not unit else {name for name in RANKS if RANKS[name] < RANKS[unit]}
        named = [parts for parts in own(file) if parts]
        return [".".join(parts) for parts in named if layer_of(parts) not in {unit, *below}]

    assert told(FILES, above) == {}


def test_the_engine_does_not_ask_how_it_is_run() -> None:
    """But for the module that makes rows: they are what the engine that runs can hold."""
    asking = [name_of(file) for file in pure_files() if [] in own(file)]
    assert asking == ["core/vectors.py"]


def test_the_engine_needs_nothing_but_a_little_of_the_standard_library() -> None:
    def needed(file: Path) -> set[str]:
        return foreign(file) - STANDARD - OTHERS - EXCUSED.get(name_of(file), set())

    assert told(pure_files(), needed) == {}


def test_the_engine_does_not_touch_the_world() -> None:
    def worldly(file: Path) -> set[str]:
        called = {node.func for node in nodes_of(file) if isinstance(node, ast.Call)}
        return {func.id for func in called if isinstance(func, ast.Name)} & WORLDLY

    assert told(pure_files(), worldly) == {}


def test_games_do_not_know_each_other() -> None:
    def others(file: Path) -> set[str]:
        known = {parts[1] for parts in own(file) if parts[:1] == ["games"] and len(parts) > 1}
        return known - {file.relative_to(PACKAGE / "games").parts[0]}

    assert told(GAMES, others) == {}


def modules_of(game: str) -> dict[str, Path]:
    """The modules of a game's folder with their files, wherever the game comes from."""
    package = catalog.package(game)
    spec = find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    (folder,) = map(Path, spec.submodule_search_locations)
    return {module_name(package, file.relative_to(folder)): file for file in folder.rglob("*.py")}


def module_name(package: str, file: Path) -> str:
    """`rules/turn.py` of a package as it is imported."""
    parts = [package, *file.with_suffix("").parts]
    return ".".join(parts).removesuffix(".__init__")


def loaded_with(file: Path, modules: Container[str]) -> Iterator[str]:
    """What is imported as soon as a file is: `from package import name` means the module of that
    name, where there is one."""
    waiting: list[ast.AST] = [nodes_of(file)[0]]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            named = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (each if each in modules else str(node.module) for each in named)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += ast.iter_child_nodes(node)


def knotted(game: str) -> set[str]:
    """Modules of a game that import themselves by way of others, named from its folder on."""
    modules = modules_of(game)
    package = catalog.package(game)
    imports = {
        name: set(loaded_with(file, modules)) & modules.keys() - {package}
        for name, file in modules.items()
    }
    return {name.removeprefix(f"{package}.") for name in modules if name in reached(imports, name)}


def reached(imports: dict[str, set[str]], start: str) -> set[str]:
    """All modules that are imported with one, at first or second hand."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = imports[waiting.pop()] - found
        found |= new
        waiting += new
    return found


@pytest.mark.parametrize("game", catalog.games())
def test_the_modules_of_a_game_import_downwards(game: str) -> None:
    assert knotted(game) == set()


def test_what_is_compiled_is_tested_on_both_engines() -> None:
    makefile = (SOURCE.parent / "Makefile").read_text("utf-8")
    both = re.findall(r"^BOTH := \$\(addprefix tests/,(.*)\)$", makefile, re.M)[0].split()
    parts = {file.relative_to(PACKAGE).parts[0] for file in recipe.modules()}
    assert parts | {"envs"} == set(both), "environments hand out positions of the engine"


# What answers a bare state: positions, which all others play, and searches from a glance.
ANSWERING = {"core/game.py", "core/position.py", "core/match.py", "bots/greedy.py", "bots/tree.py"}
MEASURED = {"cli/bench.py"}  # the loop of somebody who wants nothing but speed


def answered(file: Path) -> list[int]:
    """The lines of a file that answer a state, for a seat or for chance, or check an answer."""
    calls = [node for node in nodes_of(file) if isinstance(node, ast.Call) and len(node.args) == 2]
    methods = [(each, each.func) for each in calls if isinstance(each.func, ast.Attribute)]
    return [call.lineno for call, func in methods if func.attr in {"apply", "deal"} or judges(func)]


def judges(func: ast.Attribute) -> bool:
    """Whether it is `check` of a game: other things are checked with two words, too."""
    owner = func.value
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return func.attr == "check" and name in {"game", "rules"}


def test_games_are_played_through_positions() -> None:
    found = told(FILES, answered)
    assert found.keys() - MEASURED == ANSWERING, found


def test_only_the_core_notes_what_was_answered() -> None:
    def noted(file: Path) -> list[str]:
        made = [node.func for node in nodes_of(file) if isinstance(node, ast.Call)]
        return [func.id for func in made if isinstance(func, ast.Name) and func.id == "Answers"]

    assert told(FILES, noted).keys() == {"core/position.py", "core/log.py"}


# Everything a server does, below whatever carries its messages and whoever thinks for its bots: the
# same code runs in a browser, where none of what a server has is there.
TABLES = ("services", "minds", "http.api", "sockets", "store.interface")
CARRIERS = {"starlette", "uvicorn", "websockets", "limits", "segno"}
POOLS = {"pebble", "multiprocessing", "concurrent.futures.process", "apsw", "prometheus_client"}
WORDS = {"babel", "fluent", "tree_sitter"}
LISTED = """
import sys
for name in sys.argv[1].split():
    __import__(f"maat.server.{name}")
print(*sys.modules)
"""


def test_what_a_server_does_knows_neither_transport_nor_metrics_nor_processes() -> None:
    command = [sys.executable, "-c", LISTED, " ".join(TABLES)]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = set(told.stdout.split())
    assert "msgspec" in loaded
    assert loaded & (CARRIERS | POOLS | WORDS) == set()


@pytest.mark.parametrize("package", ["numpy", "torch", "gymnasium"])
def test_heavy_packages_stay_in_the_layers_for_learning(package: str) -> None:
    users = {unit_of(file) for file in FILES if package in foreign(file)}
    assert users <= {"envs", "learn"}


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo", "pyspiel"])
def test_only_environments_know_the_packages_they_are_for(package: str) -> None:
    assert {unit_of(file) for file in FILES if package in foreign(file)} == {"envs"}
