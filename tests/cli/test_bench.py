"""`maat bench`: the figures are there for every engine; how high they are is not a test."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from maat import catalog, is_compiled
from maat.cli import bench

KINDS = {"loop", "python_loop", "batch", "search", "copies", "bytes"}


def test_a_program_gets_figures_of_every_engine(good: Callable[..., str]) -> None:
    told = json.loads(good("bench", "ra", "--seats", 2, "--seconds", 0.01, "--json"))
    assert (told["game"], told["seats"]) == ("ra", 2)
    assert set(told["engines"]) == ({"plain", "compiled"} if is_compiled() else {"plain"})
    for figures in told["engines"].values():
        assert set(figures) == KINDS
        assert all(figure > 0 for figure in figures.values())


def test_people_get_both_engines_and_the_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    plain = dict.fromkeys(KINDS, 1000.0)
    bench.show("ra", 3, {"plain": plain, "compiled": dict.fromkeys(KINDS, 12500.0)})
    told = capsys.readouterr().out
    assert told.count("12,500") == told.count("12.5") == len(KINDS)
    assert told.strip().startswith("Ra, 3 seats")


def test_people_get_one_engine_without_a_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    bench.show("ra", 3, {"plain": dict.fromkeys(KINDS, 1000.0)})
    assert capsys.readouterr().out.count("1,000") == len(KINDS)


def test_the_middle_figure_counts() -> None:
    assert bench.medians([{"loop": 3.0}, {"loop": 100.0}, {"loop": 1.0}]) == {"loop": 3.0}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_position_that_is_copied_lies_in_the_game(seats: int) -> None:
    assert not bench.middle(catalog.load("ra"), seats).over


@pytest.mark.parametrize(
    ("words", "wanted"), [(["chess"], "ra"), (["ra", "--seats", "9"], "2, 3, 4, 5")]
)
def test_what_cannot_be_measured_says_what_can(
    refused: Callable[..., str], words: list[str], wanted: str
) -> None:
    assert wanted in refused("bench", *words)
