"""The real program, run as its own process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import apsw
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


class Running:
    """A run of many games that has kept the first of them."""

    def __init__(self, words: list[object], store: Path) -> None:
        self.store = store
        # Tests in the background of a shell do not hear Ctrl+C, nor would what they start.
        deaf = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, words), "--database", str(store)],
            env=environment("en"),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        signal.signal(signal.SIGINT, deaf)
        try:
            self.wait_until(lambda: self.process.poll() is not None or self.played() > 0)
            assert self.process.poll() is None, "the run has ended before it could be stopped"
        except BaseException:
            self.process.kill()
            self.process.communicate()
            raise

    def played(self) -> int:
        """How many games its store holds, as anybody could ask."""
        try:
            connection = apsw.Connection(str(self.store), flags=apsw.SQLITE_OPEN_READWRITE)
            connection.set_busy_timeout(5000)
            found: list[Any] = connection.execute("SELECT count(*) FROM game").fetchall()
            connection.close()
        except (apsw.CantOpenError, apsw.SQLError):
            return 0  # not there yet
        return int(found[0][0])

    def wait_until(self, true: Callable[[], bool], seconds: float = 60) -> None:
        """Look again and again; a machine may be slow."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end
            time.sleep(0.02)

    def interrupt(self) -> tuple[int, str]:
        """Ctrl+C, which reaches its workers, too: the exit code, and what is told."""
        os.killpg(self.process.pid, signal.SIGINT)
        _, told = self.process.communicate(timeout=60)
        return self.process.returncode, told.strip()


@pytest.fixture
def begun() -> Iterator[Callable[..., Running]]:
    """Begin a long run; none is left behind."""
    started: list[Running] = []

    def begin(*words: object, store: Path) -> Running:
        started.append(Running(list(words), store))
        return started[-1]

    yield begin
    for each in started:
        if each.process.poll() is None:
            each.process.kill()
            each.process.communicate()
