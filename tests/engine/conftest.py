"""A small program with the real engine package: it is compiled in seconds, and can be changed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from maat.engine import compiled

SOURCES = {
    "core/state.py": "def three() -> int:\n    return 3\n",
    "core/errors.py": "def plain() -> bool:\n    return True\n",
    "bots/random_bot.py": "def first() -> int:\n    return 0\n",
    "games/ur/bots/expert.py": (
        "from maat.games.ur.board import squares\n\n\ndef ask() -> int:\n    return squares()\n"
    ),
    "games/ur/board.py": (
        "from maat.core.state import three\n\n\ndef squares() -> int:\n    return three() + 17\n"
    ),
    "games/ur/scene/board.py": "def drawn() -> bool:\n    return True\n",
    "games/go/board.py": "def points() -> int:\n    return 361\n",
    "learn/evaluator.py": "def judge() -> float:\n    return 0.5\n",
    "learn/net.py": "def layers() -> int:\n    return 2\n",
}


class Program:
    """A package `maat` of a few lines in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "maat"
        self.home = folder / "engines"
        self.said: list[str] = []  # by the first build

    def begin(self) -> None:
        """Write it."""
        for name, text in SOURCES.items():
            self.write(name, text)
        shutil.copytree(compiled.PACKAGE / "engine", self.package / "engine", dirs_exist_ok=True)
        for name in ("__init__.py", "version.py"):
            shutil.copy(compiled.PACKAGE / name, self.package / name)
        recipe = (self.package / "engine" / "recipe.py").read_text("utf-8")
        quick, count = re.subn(r'OPTIMIZE = "\d"', 'OPTIMIZE = "0"', recipe)
        assert count == 1
        self.write("engine/recipe.py", quick)

    def write(self, name: str, text: str) -> None:
        """A source, new or changed."""
        file = self.package / name
        for parent in (file.parent, *file.parent.parents):
            if parent != self.folder and self.folder in parent.parents:
                parent.mkdir(parents=True, exist_ok=True)
                (parent / "__init__.py").touch()
        file.write_text(text, "utf-8")

    def environment(self, **more: str) -> dict[str, str]:
        """Where this program and its engines lie."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("MAAT")}
        return {**kept, "PYTHONPATH": str(self.folder), "MAAT_ENGINE": str(self.home), **more}

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Python with this program."""
        return subprocess.run(
            [sys.executable, *words],
            env=self.environment(**more),
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, **more: str) -> list[str]:
        """The lines a build prints."""
        return self.run("-m", "maat.engine.build", **more).stdout.splitlines()

    def told(self, code: str, **more: str) -> str:
        """What a line of Python prints with this program."""
        done = self.run("-c", code, **more)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def engines(self) -> list[Path]:
        """The engines that can be taken."""
        return [file.parent for file in self.home.glob(f"*/{compiled.LIST}")]

    def libraries(self) -> dict[str, int]:
        """When the libraries were written."""
        lib = self.home / "work" / "lib"
        return {
            file.name.split(".")[0]: file.stat().st_mtime_ns for file in lib.glob("*__mypyc*.so")
        }


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """A small program nobody has compiled."""
    made = Program(tmp_path)
    made.begin()
    return made


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A small program that has been compiled; tests leave it as it is."""
    made = Program(tmp_path_factory.mktemp("built"))
    made.begin()
    made.said = made.build()
    return made


@pytest.fixture
def changing(built: Program, tmp_path: Path) -> Program:
    """A program that has been compiled, to be changed."""
    shutil.copytree(built.folder, tmp_path / "copy")
    return Program(tmp_path / "copy")
