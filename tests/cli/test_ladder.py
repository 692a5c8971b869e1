"""`maat ladder`: a very small one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from maat.arena.store import LADDER, ResultStore

if TYPE_CHECKING:
    from tests.cli.conftest import Running

TINY = ["--games", 2, "--slow-games", 1, "--solo-games", 1, "--up-to", 2, "--seats", 2]


def test_a_ladder_is_played_and_written(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = [*TINY, "--only", "ra", "--database", tmp_path / "l.sqlite", "--out", page]
    assert str(page) in good("ladder", *words)
    told = page.read_text("utf-8")
    assert "| 2 | 2 greedy | 1 random |" in told
    assert (tmp_path / "pictures" / "ladder-ra.svg").read_text("utf-8").startswith("<svg")
    good("ladder", *words)
    assert "(2 of 2 games)" in page.read_text("utf-8")


def test_programs_get_the_rows_of_a_ladder(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = [*TINY, "--only", "ra", "--database", tmp_path / "l.sqlite", "--out", page]
    told = json.loads(good("ladder", *words, "--json"))
    (row,) = told["rows"]
    assert (row["game"], row["seats"], row["bots"]) == ("ra", 2, ["greedy", "random"])
    assert (row["games"], row["wanted"]) == (2, 2)
    assert told["command"].startswith("maat ladder --games 2")
    assert page.is_file()


def test_solo_games_are_a_table_of_difficulties(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = ["--solo-games", 1, "--up-to", 1, "--seats", 1, "--only", "tekhenu"]
    good("ladder", *words, "--database", tmp_path / "l.sqlite", "--out", page)
    told = page.read_text("utf-8")
    assert "the option `level`" in told
    assert "| level | easy | medium | hard |" in told


def test_a_page_can_be_written_without_playing(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = [*TINY, "--only", "ra", "--database", tmp_path / "l.sqlite", "--out", page]
    good("ladder", *words, "--write-only")
    assert "(0 of 2 games)" in page.read_text("utf-8")


def test_a_ladder_stops_when_its_time_is_over(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = [*TINY, "--only", "ra", "--database", tmp_path / "l.sqlite", "--out", page]
    good("ladder", *words, "--minutes", 0)
    assert "(0 of 2 games)" in page.read_text("utf-8")


def test_the_games_beside_a_page_are_gone_on_from(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = ["ladder", *TINY, "--only", "ra", "--out", page]
    good(*words, "--database", tmp_path / "first.sqlite")
    told = page.read_text("utf-8")
    good(*words, "--database", tmp_path / "second.sqlite", "--write-only")
    assert page.read_text("utf-8") == told


def test_what_lies_beside_a_page_and_is_no_games_is_refused(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "ladder.games.gz").write_text("something else", "utf-8")
    words = [*TINY, "--only", "ra", "--database", tmp_path / "l.sqlite"]
    assert "ladder.games.gz" in refused("ladder", *words, "--out", tmp_path / "ladder.md")


def results(store: Path) -> list[tuple[object, ...]]:
    """What came of every game of a store, without what depends on the clock."""
    kept = ResultStore(store, LADDER)
    try:
        rows = range(1, 10)
        found = [(row, number, each) for row in rows for number, each in kept.results(row).items()]
    finally:
        kept.close()
    return [(row, at, each.places, each.scores, each.decisions) for row, at, each in found]


def test_an_interrupted_ladder_is_written_and_goes_on_to_the_same_end(
    good: Callable[..., str], begun: Callable[..., Running], tmp_path: Path
) -> None:
    page, store = tmp_path / "ladder.md", tmp_path / "l.sqlite"
    words = ["ladder", *TINY, "--games", 16, "--only", "pharaon", "--out", page]
    running = begun(*words, store=store)
    code, told = running.interrupt()
    assert code == 130
    [line] = told.split("\n")
    found = re.match(r"Stopped after (\d+) of 16 games", line)
    assert found is not None
    assert int(found[1]) <= running.played() < 16  # the last ones may be kept before they are told
    assert running.played() > 0
    assert str(store) in line
    assert " of 16 games)" in page.read_text("utf-8")
    good(*words, "--database", store)
    good(*words, "--database", tmp_path / "whole.sqlite", "--out", tmp_path / "whole.md")
    assert len(results(store)) == 16
    assert results(store) == results(tmp_path / "whole.sqlite")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--only", "chess"], "chess"),
        (["--seats", "two"], "two"),
        (["--games", "0"], "one game"),
        (["--only", "ra", "--seats", "1"], "nothing to play"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    refused: Callable[..., str], tmp_path: Path, words: list[str], told: str
) -> None:
    place = ["--database", tmp_path / "l.sqlite", "--out", tmp_path / "l.md"]
    assert told in refused("ladder", *words, *place)


def test_a_store_of_the_arena_is_refused(
    good: Callable[..., str], refused: Callable[..., str], tmp_path: Path
) -> None:
    store = tmp_path / "a.sqlite"
    good("arena", "ra", "--bots", "random,drawy", "--games", 2, "--database", store)
    told = refused("ladder", *TINY, "--database", store, "--out", tmp_path / "l")
    assert "another plan (maat arena ra " in told
