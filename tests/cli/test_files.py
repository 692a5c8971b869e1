"""Where results go and where files come from: links, folders, full disks, files of others."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import COMMAND, environment

from maat.cli import output
from maat.core.errors import MaatError

RECORD = sorted((Path(__file__).parents[1] / "games" / "ra" / "records").glob("*.maat"))[0]
GAME = ("simulate", "ra", "--games", 1, "--seats", 2)


def test_records_of_other_bots_are_not_written_over(
    good: Callable[..., str], refused: Callable[..., str], tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    good(*GAME, "--records", folder, "--bots", "drawy")
    (file,) = folder.iterdir()
    before = file.read_bytes()
    good(*GAME, "--records", folder, "--bots", "drawy")
    assert str(file) in refused(*GAME, "--records", folder, "--bots", "random")
    assert file.read_bytes() == before


def test_a_link_leads_to_the_file_that_is_written(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    output.write_file(tmp_path / "link", "told")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "told"


def test_a_folder_is_no_place_for_a_file(tmp_path: Path, refused: Callable[..., str]) -> None:
    with pytest.raises(MaatError, match="no-file"):
        output.check_place(tmp_path)
    assert "directory" in refused("train", "ra", "--out", tmp_path)


def test_a_full_disk_gets_one_line() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "components", "ra", "--json"],
            env=environment("en"),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["maat: Cannot use file -: No space left on device."]


@pytest.mark.parametrize("form", [[], ["--json"]])
@pytest.mark.parametrize("words", [["components", "ra"], ["replay", RECORD], ["rules", "ra", "45"]])
def test_a_file_gets_what_would_be_printed(
    good: Callable[..., str], tmp_path: Path, words: list[object], form: list[str]
) -> None:
    file = tmp_path / "result"
    assert good(*words, *form, "--out", file) == ""
    assert file.read_text("utf-8") == good(*words, *form)


def test_a_file_gets_no_colors(tmp_path: Path) -> None:
    file = tmp_path / "result"
    colored = {**environment("en"), "FORCE_COLOR": "1", "TERM": "xterm-256color"}
    del colored["NO_COLOR"]
    command = [*COMMAND, "replay", str(RECORD)]
    shown = subprocess.run(command, env=colored, capture_output=True, check=True).stdout
    subprocess.run([*command, "--out", str(file)], env=colored, check=True)
    assert b"\x1b[" in shown
    assert b"\x1b" not in file.read_bytes()


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "ra", "--bots", "random,drawy"],
        ["bench"],
        ["components", "ra"],
        ["doctor"],
        ["replay", "none.maat"],
        ["review", "none.maat"],
        ["rules", "ra"],
        ["simulate", "ra"],
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_work(
    refused: Callable[..., str], words: list[object]
) -> None:
    assert "nowhere/result" in refused(*words, "--out", "nowhere/result")


def test_a_record_may_begin_with_a_mark(good: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "marked.maat"
    file.write_text(RECORD.read_text("utf-8"), "utf-8-sig")
    assert good("replay", file) == good("replay", RECORD)


def test_a_bot_that_leaves_is_told_with_its_line(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "leaving.py"
    file.write_text("import sys\nsys.exit(0)\n")
    told = refused(*GAME, "--bots", file)
    assert "leaving.py" in told
    assert "line 2" in told
