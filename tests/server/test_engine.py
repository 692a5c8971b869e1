"""The fast engine is compiled while the table is open; whatever goes wrong, the plain one plays."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest
from tests import interrupts

from maat.client import Client
from maat.engine import compiled

if TYPE_CHECKING:
    from tests.server.conftest import Serve

COMMAND = "from maat.cli.main import main; main()"
PLAY = [sys.executable, "-c", COMMAND, "play", "--no-browser", "--port", "0"]
READY = "The table is open at "


class Played:
    """`maat play` in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.lines = process.stdout
        self.url = self.line().removeprefix(READY).split()[0]

    def line(self) -> str:
        """The next line it prints."""
        return self.lines.readline()

    def engine(self) -> dict[str, Any]:
        """What its page tells about the engine."""
        with urlopen(f"{self.url}/api/about", timeout=20) as reply:
            found: dict[str, Any] = json.load(reply)["engine"]
        return found

    def play_on(self) -> None:
        """Wait until a game among bots is over."""
        guest = Client(self.url)
        guest.come_in("Looker")
        table = guest.open_table("ra", [{"kind": "bot", "bot": "greedy"}] * 2)["id"]
        with guest.look(table) as seat:
            seat.wait_update(lambda update: update["phase"] == "over")


@contextmanager
def played(folder: Path, **environment: str) -> Iterator[Played]:
    """`maat play` with the plain engine, as somebody starts it who has no other."""
    wishes = {"MAAT_PLAIN": "0", "MAAT_COMPILE": "1", "MAAT_ENGINE": str(folder / "engines")}
    more = {"MAAT_LANG": "en", "MAAT_PAUSE": "0", "MAAT_THINKERS": "1", "COLUMNS": "250"}
    with interrupts.heard():
        process = subprocess.Popen(
            [*PLAY, "--database", str(folder / "maat.db")],
            env={**os.environ, **wishes, **more, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    try:
        yield Played(process)
    finally:
        process.send_signal(signal.SIGINT)
        _, told = process.communicate()
    # Ctrl+C is how a table is ended, and no fault.
    assert (process.returncode, told.strip()) == (0, "")


def test_without_a_compiler_one_line_says_so_and_the_plain_engine_plays(tmp_path: Path) -> None:
    with played(tmp_path, CC="no-such-compiler") as table:
        assert table.line() == (
            "The plain engine plays: there is no C compiler for the fast one.\n"
        )
        assert table.engine() == {"stage": "failed", "share": 0.0, "key": "no-compiler"}
        table.play_on()


def test_with_a_broken_compiler_one_line_says_so_and_the_plain_engine_plays(
    tmp_path: Path,
) -> None:
    with played(tmp_path, CC=str(shutil.which("false"))) as table:
        assert table.line().startswith(
            "The plain engine plays: the fast one could not be compiled ("
        )
        assert table.engine()["stage"] == "failed"
        table.play_on()
    assert list((tmp_path / "engines").glob(f"*/{compiled.LIST}")) == []


def test_where_the_plain_engine_is_asked_for_nothing_is_compiled(serve: Serve) -> None:
    running = serve(compile=False)
    engine = running.guest().get("/api/about")["engine"]
    assert engine["stage"] in ("plain", "compiled")
    assert engine["key"] == ""


@pytest.mark.compiled
def test_bots_take_the_fast_engine_when_it_is_ready_while_their_game_goes_on(
    tmp_path: Path,
) -> None:
    engines = tmp_path / "engines"
    engines.mkdir()
    with ExitStack() as held:
        lock = held.enter_context((engines / "lock").open("w"))
        fcntl.flock(lock, fcntl.LOCK_EX)  # it is our turn to build
        table = held.enter_context(played(tmp_path))
        assert "being compiled" in table.line()
        table.play_on()
        assert uses(table, engines) == set()
        shutil.copytree(compiled.folder(), engines / compiled.name())
        fcntl.flock(lock, fcntl.LOCK_UN)
        assert table.line() == "The fast engine is ready; bots use it from now on.\n"
        assert table.engine()["stage"] == "compiled"
        table.play_on()
        assert uses(table, engines) != set()


def uses(table: Played, engines: Path) -> set[int]:
    """The processes of a table that have loaded the fast engine."""
    found = {int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()}
    return {each for each in found if _belongs(each, table) and _has_loaded(each, engines)}


def _belongs(process: int, table: Played) -> bool:
    """Whether it was started by the table, directly or not."""
    while process > 1:
        if process == table.process.pid:
            return True
        try:
            stat = Path(f"/proc/{process}/stat").read_text("utf-8")
        except OSError:
            return False
        process = int(stat.rpartition(")")[2].split()[1])
    return False


def _has_loaded(process: int, engines: Path) -> bool:
    try:
        return str(engines) in Path(f"/proc/{process}/maps").read_text("utf-8")
    except OSError:
        return False
