"""Which rules and bots played: a short name for their sources."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from maat import catalog
from maat.bots import files

LENGTH = 8
SHARED = ("maat.core", "maat.bots", "maat.learn")
LEFT_OUT = ("locale", "__pycache__", "scene", "test")


def name_of_code(game: str, bots: tuple[str, ...]) -> str:
    """Changes with every source and every learned weight a game between bots can depend on."""
    made = hashlib.sha256()
    for package in (*SHARED, catalog.package(game)):
        try:
            folder = resources.files(package)
        except ModuleNotFoundError:
            continue
        for path, file in files_in(folder, package):
            made.update(f"{path}:{hashlib.sha256(file.read_bytes()).hexdigest()};".encode())
    for bot in bots:
        if bot.endswith(files.ENDING):
            made.update(Path(bot).read_bytes())
    return made.hexdigest()[:LENGTH]


def files_in(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """Every file that matters, in a fixed order; texts, drawings and compiled copies do not."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.name.startswith(LEFT_OUT):
            continue
        if item.is_dir():
            yield from files_in(item, f"{path}/{item.name}")
        elif not item.name.endswith((".so", ".pyd", ".pyc", ".md", ".maat")):
            yield f"{path}/{item.name}", item
