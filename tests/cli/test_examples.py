"""Every example of the help does what it promises, typed into a shell as it is written."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.cli.conftest import environment
from tests.postgres import Postgres
from tests.server.conftest import Running

from maat import client
from maat.cli import serve as serve_commands
from maat.cli.examples import EXAMPLES
from maat.cli.manual import ORDER

RECORD = sorted((Path(__file__).parents[1] / "games" / "ra" / "records").glob("*.maat"))[0]
SHIM = f"""#!/bin/sh
exec {shlex.quote(sys.executable)} -m maat.cli.main "$@"
"""
MINE = """
def make(seed):
    return Mine()

class Mine:
    def choose(self, glance):
        return glance.options[0]
"""
GUEST = """
def choose(update):
    return update["answers"][-1]["name"]
"""
BOX = """
[tiles]
god = 9
"""
WAITING = ("play", "serve")  # until they are told to stop
APART = (*WAITING, "join", "table", "site", "train", "move-store")
QUICK = [words for name, pair in EXAMPLES.items() if name not in APART for words in pair]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game."""
    folder = tmp_path_factory.mktemp("kept")
    running = Running(folder)
    guest = running.guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    client.play(guest, table, lambda update: update["answers"][-1]["action"])
    running.stop()
    serve_commands.backup(running.settings, folder / "copy.db")
    return folder / "copy.db"


@pytest.fixture
def home(tmp_path: Path, kept: Path) -> Path:
    """A person's folder with the files that examples name."""
    for folder in ("bin", "data/maat", ".config/fish/completions"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(RECORD, tmp_path / "game.maat")
    shutil.copy(kept, tmp_path / "friends.db")
    shutil.copy(kept, tmp_path / "data" / "maat" / "maat.db")
    for name, text in {"mine.py": MINE, "guest.py": GUEST, "box.toml": BOX}.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "bin" / "maat").write_text(SHIM, "utf-8")
    (tmp_path / "bin" / "maat").chmod(0o755)
    return tmp_path


def surroundings(home: Path) -> dict[str, str]:
    """What a shell of this person knows; any free port is the usual one."""
    sources = [str(Path(each).absolute()) for each in os.environ.get("PYTHONPATH", "").split(":")]
    return {
        **environment("en"),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "PATH": f"{home / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": ":".join(sources),
        "MAAT_PORT": "0",
        "BROWSER": "true",
    }


def typed(words: str, home: Path, keys: str = "") -> subprocess.CompletedProcess[str]:
    """What comes of these words in a shell."""
    return subprocess.run(
        ["sh", "-c", words],
        input=keys,
        cwd=home,
        env=surroundings(home),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_every_command_has_two_examples_of_its_own() -> None:
    assert list(EXAMPLES) == ORDER
    for name, pair in EXAMPLES.items():
        assert len(set(pair)) == 2
        assert all(name in shlex.split(words)[:4] for words in pair)


@pytest.mark.parametrize("words", QUICK)
def test_an_example_runs_as_it_is_written(words: str, home: Path) -> None:
    before = {file for file in home.rglob("*") if file.is_file()}
    done = typed(words, home)
    assert (done.returncode, done.stderr) == (0, "")
    made = {file for file in home.rglob("*") if file.is_file()} - before
    split = shlex.split(words)
    told = done.stdout
    if "--out" in split:
        file = home / split[split.index("--out") + 1]
        assert file in made
        told = file.read_text("utf-8") if "--json" in split else told
    if "--json" in split:
        assert json.loads(told)
    assert told or made


def test_the_examples_of_moving_go_there_and_back(home: Path, postgres: Postgres) -> None:
    there = urlsplit(postgres.database("maat"))
    usual = {"PGHOST": there.hostname, "PGPORT": there.port, "PGUSER": there.username}
    settings = " ".join(f"{name}={value}" for name, value in usual.items())
    for words in EXAMPLES["move-store"]:
        done = typed(f"{settings} {words}", home)
        assert (done.returncode, done.stderr) == (0, "")
        (home / "friends.db").rename(home / "before.db")
    shutil.move(home / "before.db", home / "friends.db")
    assert typed("maat check friends.db", home).returncode == 0


@pytest.mark.parametrize("words", EXAMPLES["table"])
def test_an_example_of_a_table_seats_a_person(words: str, home: Path) -> None:
    done = typed(words, home, "quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "SHA-256" in done.stdout
    assert ("--record" in words) == (home / "evening.maat").is_file()


@pytest.fixture
def started(home: Path) -> Iterator[list[subprocess.Popen[str]]]:
    """Servers that are ended, whatever happens."""
    found: list[subprocess.Popen[str]] = []
    yield found
    for each in found:
        each.terminate()
        each.communicate()


@pytest.mark.parametrize("words", [words for name in WAITING for words in EXAMPLES[name]])
def test_an_example_of_a_server_opens_a_page(
    words: str, home: Path, started: list[subprocess.Popen[str]]
) -> None:
    command = ["sh", "-c", f"exec {words}"]
    started.append(
        subprocess.Popen(
            command, cwd=home, env=surroundings(home), stdout=subprocess.PIPE, text=True
        )
    )
    assert started[0].stdout is not None
    line = started[0].stdout.readline()
    (url,) = [word for word in line.split() if word.startswith("http://")]
    with urllib.request.urlopen(url) as page:
        assert "<html" in page.read().decode("utf-8")


@pytest.mark.parametrize("words", EXAMPLES["join"])
def test_an_example_of_joining_plays_a_seat(words: str, home: Path) -> None:
    running = Running(home / "data" / "maat")
    try:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        invite = running.guest("Ania").open_table("ra", seats)["invite"]
        done = typed(words.replace("LINK", shlex.quote(invite)), home)
    finally:
        running.stop()
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout


@pytest.mark.parametrize("words", EXAMPLES["train"])
def test_an_example_of_training_makes_a_network_or_says_what_it_needs(
    words: str, home: Path
) -> None:
    done = typed(words, home)
    if find_spec("torch") is None:
        assert (done.returncode, done.stdout) == (2, "")
        assert 'pip install "maat-games[train]"' in done.stderr
    else:
        assert done.returncode == 0
        assert len(list(home.glob("*.npz"))) == 1
