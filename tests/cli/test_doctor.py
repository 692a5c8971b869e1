"""`maat doctor`: the lines of a bug report."""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import pytest
from tests.server.conftest import Running

from maat import __version__, catalog, is_compiled
from maat.cli.doctor import EXTRAS
from maat.languages import LANGUAGES
from maat.server.run import listening
from maat.text import Texts

PROJECT = Path(__file__).parents[2]
Run = Callable[..., subprocess.CompletedProcess[str]]


def examined(maat: Run, *words: object) -> tuple[int, dict[str, Any]]:
    """The exit code, and what programs are told."""
    done = maat("doctor", "--json", *words)
    assert done.stderr == ""
    return done.returncode, json.loads(done.stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_has_ten_lines_in_each_language(
    good: Callable[..., str], tmp_path: Path, lang: str
) -> None:
    lines = good("doctor", "--database", tmp_path / "maat.db", "--port", 0, lang=lang).splitlines()
    texts = Texts(lang)
    engine = texts.say("engine-compiled" if is_compiled() else "engine-plain")
    assert len(lines) == 10
    assert lines[0].startswith(texts.say("doctor-version", version=__version__))
    assert lines[1].startswith(texts.say("doctor-engine", engine=engine))
    assert str(tmp_path / "maat.db") in lines[3]
    assert lines[-1] == texts.say("doctor-good")
    assert not (tmp_path / "maat.db").exists(), "looking makes nothing"


def test_a_program_gets_the_same(maat: Run, tmp_path: Path) -> None:
    code, told = examined(maat, "--database", tmp_path / "maat.db", "--port", 0)
    assert (code, told["playable"], told["faults"]) == (0, True, [])
    assert told["version"] == __version__
    assert told["engine"]["compiled"] == is_compiled()
    assert told["games"] == catalog.games()
    assert told["database"]["tables"] is None
    assert told["database"]["free"] > 0
    assert told["languages"] == {"known": list(LANGUAGES), "used": "en"}


def test_a_running_server_and_its_tables_are_seen(maat: Run, tmp_path: Path) -> None:
    running = Running(tmp_path)
    try:
        running.guest("Ania").open_table("ra", [{"kind": "me"}, {"kind": "me"}])
        code, told = examined(maat, "--database", running.settings.database)
        assert (code, told["database"]["tables"], told["port"]["open"]) == (0, 1, running.url)
    finally:
        running.stop()
    code, told = examined(maat, "--database", running.settings.database, "--port", 0)
    assert (code, told["database"]["tables"], told["port"]["open"]) == (0, 1, None)
    assert told["port"]["free"]


def test_a_port_in_use_is_told_and_no_obstacle(maat: Run, tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        code, told = examined(maat, "--database", tmp_path / "maat.db", "--port", port)
        assert (code, told["port"]["port"], told["port"]["free"]) == (0, port, False)
        done = maat("doctor", "--database", tmp_path / "maat.db", "--port", port)
    assert f"Port: {port}, in use" in done.stdout


def test_a_database_of_something_else_is_why_nothing_can_be_played(
    maat: Run, tmp_path: Path
) -> None:
    file = tmp_path / "other.db"
    with apsw.Connection(str(file)) as other:
        other.execute("CREATE TABLE recipe(name)")
    done = maat("doctor", "--database", file, "--port", 0)
    assert (done.returncode, done.stderr) == (1, "")
    reason = Texts("en").say("error-foreign-store", file=str(file))
    assert done.stdout.splitlines()[-1] == Texts("en").say("doctor-bad", reason=reason)
    code, told = examined(maat, "--database", file, "--port", 0)
    assert (code, told["playable"], told["faults"]) == (1, False, [reason])


def test_a_place_where_no_file_can_be_is_why_nothing_can_be_played(
    maat: Run, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    code, told = examined(maat, "--database", tmp_path / "file" / "maat.db", "--port", 0)
    assert code == 1
    assert "Not a directory" in told["faults"][0]


def test_an_address_that_is_not_ours_is_why_nothing_can_be_played(
    maat: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAAT_HOST", "203.0.113.1")
    code, told = examined(maat, "--database", tmp_path / "maat.db", "--port", 0)
    assert code == 1
    assert "203.0.113.1" in told["faults"][0]


def test_a_compiler_that_is_not_there_is_no_obstacle(
    maat: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    code, told = examined(maat, "--database", tmp_path / "maat.db", "--port", 0)
    assert (code, told["compiler"]) == (0, None)


def test_all_extras_are_looked_for() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    assert list(EXTRAS) == list(project["optional-dependencies"])
