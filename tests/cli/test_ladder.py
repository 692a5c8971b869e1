"""`maat ladder`: a very small one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

TINY = ["--games", 2, "--slow-games", 1, "--solo-games", 1, "--up-to", 2, "--seats", 2]


def test_a_ladder_is_played_and_written(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = [*TINY, "--only", "ra", "--store", tmp_path / "l.sqlite", "--out", page]
    assert str(page) in good("ladder", *words)
    told = page.read_text("utf-8")
    assert "| 2 | greedy | random |" in told
    assert (tmp_path / "pictures" / "ladder-ra.svg").read_text("utf-8").startswith("<svg")
    good("ladder", *words)
    assert "rest on: 2; wanted: 2" in page.read_text("utf-8")


def test_solo_games_are_a_table_of_difficulties(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = ["--solo-games", 1, "--up-to", 1, "--seats", 1, "--only", "tekhenu"]
    good("ladder", *words, "--store", tmp_path / "l.sqlite", "--out", page)
    assert "| level | level=easy | level=medium | level=hard |" in page.read_text("utf-8")


def test_a_page_can_be_written_without_playing(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = [*TINY, "--only", "ra", "--store", tmp_path / "l.sqlite", "--out", page]
    good("ladder", *words, "--write-only")
    assert "rest on: 0; wanted: 2" in page.read_text("utf-8")


def test_a_ladder_stops_when_its_time_is_over(good: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = [*TINY, "--only", "ra", "--store", tmp_path / "l.sqlite", "--out", page]
    good("ladder", *words, "--minutes", 0)
    assert "rest on: 0; wanted: 2" in page.read_text("utf-8")


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
    place = ["--store", tmp_path / "l.sqlite", "--out", tmp_path / "l.md"]
    assert told in refused("ladder", *words, *place)


def test_a_store_of_the_arena_is_refused(
    good: Callable[..., str], refused: Callable[..., str], tmp_path: Path
) -> None:
    store = tmp_path / "a.sqlite"
    good("arena", "ra", "--bots", "random,drawy", "--games", 2, "--store", store)
    assert "other settings" in refused("ladder", *TINY, "--store", store, "--out", tmp_path / "l")
