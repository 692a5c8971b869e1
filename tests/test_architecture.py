"""docs/architecture.md tells of files and functions that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "maat"
SERVER = PACKAGE / "server"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def rows(heading: str) -> list[str]:
    """The table below a heading, row by row."""
    below = TEXT.split(f"{heading}\n", 1)[1].split("\n## ")[0].split("\n### ")[0]
    return [row for row in below.splitlines() if row.startswith("|")][2:]


STATIONS = [row.split("|")[1].strip() for row in rows("### Follow one answer")]


def test_there_is_a_way_to_follow() -> None:
    assert len(STATIONS) > 10


@pytest.mark.parametrize("station", STATIONS)
def test_every_station_of_an_answer_is_there(station: str) -> None:
    file = PACKAGE
    for name in re.findall(r"`([^`]+)`", station):
        if name.endswith((".py", ".js")):
            file = PACKAGE / name if "/" in name else file.with_name(name)
            assert file.is_file()
        else:
            assert name in file.read_text("utf-8")


def test_every_file_of_the_server_has_its_place() -> None:
    told = "\n".join(rows("## The table on the web"))
    found = [file for file in SERVER.rglob("*.py") if "http" not in file.parts]
    names = {file.name for file in found} - {"__init__.py"}
    assert {name for name in names if name not in told} == set()
