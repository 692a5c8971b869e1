"""The real program, each time in a process of its own."""

from __future__ import annotations

import json
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
from tests import interrupts

COMMAND = [sys.executable, "-m", "maat.cli.main"]
Done = subprocess.CompletedProcess[str]


def environment(lang: str) -> dict[str, str]:
    """Ours, with a language, a wide screen and no colors."""
    kept = {name: value for name, value in os.environ.items() if name != "MAAT_PLAIN"}
    plain = {"MAAT_PLAIN": os.environ["MAAT_PLAIN"]} if "MAAT_PLAIN" in os.environ else {}
    wide = {"COLUMNS": "250", "TERM": "dumb", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    return {**kept, **plain, **wide, "MAAT_LANG": lang}


class Warm:
    """The process that runs the program without starting Python anew (`warm.py`)."""

    def __init__(self, folder: Path) -> None:
        self.streams = [folder / name for name in ("in", "out", "err")]
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("warm.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, words: list[str], typed: str, environment: dict[str, str]) -> Done:
        """What the program does with these words."""
        for stream, text in zip(self.streams, (typed, "", ""), strict=True):
            stream.write_text(text, "utf-8")
        job = {"words": words, "environment": environment, "folder": str(Path.cwd())}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(
            json.dumps({**job, "streams": [str(stream) for stream in self.streams]}),
            file=self.process.stdin,
            flush=True,
        )
        code = int(self.process.stdout.readline())
        out, err = (stream.read_bytes().decode("utf-8") for stream in self.streams[1:])
        return Done(words, code, out, err)


@pytest.fixture(scope="session")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Warm]:
    """One for all tests of this process."""
    made = Warm(tmp_path_factory.mktemp("warm"))
    yield made
    made.process.communicate()


@pytest.fixture(scope="session")
def maat(warm: Warm) -> Callable[..., Done]:
    """Run the program with these words; `typed` is what comes from the keyboard."""

    def run(*words: object, typed: str = "", lang: str = "en") -> Done:
        return warm.run(list(map(str, words)), typed, environment(lang))

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
        with interrupts.heard():
            self.process = subprocess.Popen(
                [*COMMAND, *map(str, words), "--database", str(store)],
                env=environment("en"),
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
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
