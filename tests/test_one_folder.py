"""A game is one folder: nothing outside names one, and every folder is of the same shape."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from maat import catalog

PACKAGE = Path(__file__).parents[1] / "src" / "maat"
GAMES = PACKAGE / "games"
KEYS = sorted(folder.name for folder in GAMES.iterdir() if (folder / "game.py").is_file())
OUTSIDE = sorted(file for file in PACKAGE.rglob("*") if GAMES not in file.parents)
SOURCES = [file for file in OUTSIDE if file.suffix == ".py"]
PAGE = [file for file in OUTSIDE if file.suffix in (".js", ".css", ".html")]
EXCUSED = {"cli/options.py": {"ra"}}  # what is measured where nobody says what

MODULES = ["game", "advice", "bots", "features", "scene"]
SCENE = ["keys", "parts", "pieces", "seats", "targets"]
FILES = ["components.toml", "art.svg", "lesson.maat", "lesson.toml", "weights.npz", "weights.json"]


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


@pytest.mark.parametrize("name", ["chapter", "scene.nothing", "nothing.parts", "advice.parts"])
def test_what_a_game_has_not_is_none(name: str) -> None:
    assert catalog.module("ra", name) is None
    assert catalog.file("ra", f"{name}.txt") is None
