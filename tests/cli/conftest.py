"""The real program, run as its own process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "maat.cli.main"]
Done = subprocess.CompletedProcess[str]


def environment(lang: str) -> dict[str, str]:
    """Ours, with a language, a wide screen and no colors."""
    kept = {name: value for name, value in os.environ.items() if name != "MAAT_PLAIN"}
    plain = {"MAAT_PLAIN": os.environ["MAAT_PLAIN"]} if "MAAT_PLAIN" in os.environ else {}
    wide = {"COLUMNS": "250", "TERM": "dumb", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    return {**kept, **plain, **wide, "MAAT_LANG": lang}


@pytest.fixture(scope="session")
def maat() -> Callable[..., Done]:
    """Run the program with these words; `typed` is what comes from the keyboard."""

    def run(*words: object, typed: str = "", lang: str = "en") -> Done:
        return subprocess.run(
            [*COMMAND, *map(str, words)],
            input=typed,
            env=environment(lang),
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )

    return run


@pytest.fixture(scope="session")
def good(maat: Callable[..., Done]) -> Callable[..., str]:
    """Run what must go well and give its output."""

    def run(*words: object, typed: str = "", lang: str = "en") -> str:
        done = maat(*words, typed=typed, lang=lang)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return run


@pytest.fixture(scope="session")
def refused(maat: Callable[..., Done]) -> Callable[..., str]:
    """Run what must be refused with one clear line and give that line."""

    def run(*words: object, lang: str = "en") -> str:
        done = maat(*words, lang=lang)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert done.stderr.startswith("maat: ")
        line = done.stderr.removeprefix("maat: ").strip()
        assert not line.startswith("error-"), "the fault has no words"
        return line

    return run


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place for files that several tests look at."""
    return tmp_path_factory.mktemp("cli")
