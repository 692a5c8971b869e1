"""A game is one folder: nothing outside names one, and every folder is of the same shape."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maat import catalog
from maat.scene import Canvas

PACKAGE = Path(__file__).parents[1] / "src" / "maat"
GAMES = PACKAGE / "games"
KEYS = sorted(folder.name for folder in GAMES.iterdir() if (folder / "game.py").is_file())
OUTSIDE = sorted(file for file in PACKAGE.rglob("*") if GAMES not in file.parents)
SOURCES = [file for file in OUTSIDE if file.suffix == ".py"]
PAGE = [file for file in OUTSIDE if file.suffix in (".js", ".css", ".html")]
EXCUSED = {"cli/options.py": {"ra"}}  # what is measured where nobody says what

MODULES = [
    *("game", "state", "setup", "rules", "scoring", "secrets"),
    *("steps", "tasks", "actions", "events", "components", "ranges"),
    *("advice", "bots", "features", "scene"),
]
FILES = [
    *("components.toml", "art.svg", "lesson.maat", "lesson.toml"),
    *("chances.json", "weights.npz", "weights.json"),
]

# A scene: what it answers, the modules that every one has, those of larger boards, and chapters.
ANSWERS = {"answer", "build", "draw", "target", "veiled"}
SCENE = [
    *("about", "keys", "looks", "opening", "outcomes", "pad", "parts", "pieces"),
    *("seats", "targets", "telling", "ties"),
]
LARGER = ["brief", "question", "sheets", "summary"]


def name_of(file: Path) -> str:
    """A file for the report."""
    return file.relative_to(PACKAGE).as_posix()


def named(file: Path) -> Iterator[str]:
    """The games that a module names as text or imports."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and node.value in KEYS:
            yield str(node.value)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith("maat.games."))
        elif isinstance(node, ast.ImportFrom) and str(node.module).startswith("maat.games"):
            yield str(node.module)


def test_there_is_something_to_check() -> None:
    assert set(KEYS) <= set(catalog.games())
    assert len(KEYS) == 3
    assert len(SOURCES) > 100
    assert len(PAGE) > 30


def test_no_module_outside_its_folder_names_a_game() -> None:
    found = {name_of(file): set(named(file)) for file in SOURCES}
    assert {name: games for name, games in found.items() if games} == EXCUSED


def test_the_page_names_no_game() -> None:
    quoted = re.compile(rf"""["'`]({"|".join(KEYS)})["'`]""")
    assert [name_of(file) for file in PAGE if quoted.search(file.read_text("utf-8"))] == []


def test_no_file_outside_its_folder_is_called_like_a_game() -> None:
    own = [file for file in OUTSIDE if file.suffix not in (".ftl", ".pyc")]
    assert [name_of(file) for file in own if file.stem in KEYS] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_folder_of_a_game_holds_all_of_it(key: str) -> None:
    assert [name for name in FILES if catalog.file(key, name) is None] == []
    wanted = [*MODULES, *(f"scene.{name}" for name in SCENE)]
    assert [name for name in wanted if catalog.module(key, name) is None] == []


@pytest.mark.parametrize("key", KEYS)
def test_scenes_are_of_the_same_shape(key: str) -> None:
    scene = catalog.module(key, "scene")
    assert {*scene.__all__} == ANSWERS
    chapters = {file.stem for file in (GAMES / key / "scene").glob("[a-z]*.py")}
    chapters -= {*SCENE, *LARGER}
    assert chapters
    drawn = {name: canvases_of(catalog.module(key, f"scene.{name}")) for name in chapters}
    assert {name for name, canvases in drawn.items() if not canvases} == set()
    assert {id(each) for canvases in drawn.values() for each in canvases} <= {*map(id, scene.TABLE)}


def canvases_of(chapter: Any) -> list[Canvas]:
    """The sheets a chapter of the board declares."""
    body = ast.parse(Path(chapter.__file__).read_text("utf-8")).body
    names = [node.target for node in body if isinstance(node, ast.AnnAssign)]
    declared = [getattr(chapter, name.id) for name in names if isinstance(name, ast.Name)]
    return [each for each in declared if isinstance(each, Canvas)]


def asked_for() -> set[str]:
    """The modules and files of a game that others ask for by name."""
    calls = re.compile(r'(?:catalog\.|\b)(?:module|file)\([a-z_.]+, "([^"]+)"\)')
    return {name for file in SOURCES for name in calls.findall(file.read_text("utf-8"))}


def test_whatever_others_ask_for_is_there_in_every_game() -> None:
    known = {*MODULES, *FILES, *(f"scene.{name}" for name in SCENE)}
    assert len(asked_for()) > 10
    assert asked_for() - known == set()


@pytest.mark.parametrize("name", ["chapter", "scene.nothing", "nothing.parts", "advice.parts"])
def test_what_a_game_has_not_is_none(name: str) -> None:
    assert catalog.module("ra", name) is None
    assert catalog.file("ra", f"{name}.txt") is None
