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
