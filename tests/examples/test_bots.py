"""The bots of examples/ play: in a simulation, by invitation, from a process of their own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maat import client
from maat.client import Client
from maat.server.run import in_background
from maat.server.settings import Settings, url_of

EXAMPLES = Path(__file__).parents[2] / "examples"
CUSTOM = EXAMPLES / "custom_bot.py"
REMOTE = EXAMPLES / "remote_bot.py"


def started(*words: object) -> subprocess.Popen[str]:
    """A Python of its own."""
    environment = {**os.environ, "MAAT_LANG": "en", "TERM": "dumb", "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, *map(str, words)],
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def ended(process: subprocess.Popen[str]) -> str:
    """What it said; it must have ended well."""
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 0, told
    return told


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own."""
    database = str(tmp_path_factory.mktemp("server") / "maat.db")
    wished = Settings(database=database, pause=0.0, limits=False, thinkers=1)
    with in_background(wished) as running:
        yield url_of(running.config.host, running.config.port)


def host_of(url: str, game: str) -> tuple[Client, dict[str, Any]]:
    """A person with a table that has one open seat."""
    host = Client(url)
    host.come_in("Ania")
    return host, host.open_table(game, [{"kind": "me"}, {"kind": "open"}])


def first(update: dict[str, Any]) -> int:
    """A person without ideas."""
    return int(update["answers"][0]["action"])


def test_a_bot_of_ones_own_beats_chance_in_a_simulation() -> None:
    words = ["--games", 30, "--bots", f"{CUSTOM},random", "--seats", 2, "--json"]
    told = json.loads(ended(started("-m", "maat.cli.main", "simulate", "ra", *words)))
    assert told["bots"] == ["custom_bot", "random"]
    assert told["wins"][0] > 25


def test_it_is_about_twenty_lines_long() -> None:
    code = re.sub(r'"""(.|\n)*?"""', "", CUSTOM.read_text("utf-8"))
    lines = [line for line in code.splitlines() if line.strip() and "import" not in line]
    assert len(lines) <= 22


def test_the_same_file_joins_a_web_table(url: str) -> None:
    host, opened = host_of(url, "ra")
    joined = started("-m", "maat.cli.main", "join", opened["invite"], "--bot", CUSTOM)
    update = client.play(host, opened["id"], first)
    ended(joined)
    assert update["seats"][1]["name"] == "custom_bot"
    assert update["scores"][1] > 20


@pytest.mark.parametrize("game", ["ra", "pharaon", "tekhenu"])
def test_a_remote_bot_plays_every_game(url: str, game: str) -> None:
    host, opened = host_of(url, game)
    remote = started(REMOTE, opened["invite"], "--pace", 0, "--name", "Far")
    update = client.play(host, opened["id"], first)
    told = ended(remote)
    assert update["seats"][1]["name"] == "Far"
    assert f"over: scores {update['scores']}" in told


def test_a_remote_bot_comes_back_with_its_token(url: str) -> None:
    host, opened = host_of(url, "ra")
    away = started(REMOTE, opened["invite"], "--pace", 0)
    assert away.stdout is not None
    token = away.stdout.readline().split()[-1]
    away.terminate()
    away.communicate(timeout=20)
    back = started(REMOTE, opened["invite"].partition("#")[0], "--token", token, "--pace", 0)
    update = client.play(host, opened["id"], first)
    assert update["phase"] == "over"
    assert "over: scores" in ended(back)


def test_a_link_that_does_not_invite_is_told_in_one_line(url: str) -> None:
    done = started(REMOTE, f"{url}/t/nowhere#i=nothing")
    told, _ = done.communicate(timeout=30)
    assert done.returncode == 1
    assert told.startswith("remote_bot: 4")
    assert told.count("\n") == 1
