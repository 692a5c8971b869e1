"""Numbers as people write them."""

from __future__ import annotations

import pytest

from maat.arena.figures import Figures
from maat.text import Texts


@pytest.mark.parametrize(
    ("time", "told"),
    [
        (0.000325, "<0.001"),
        (0.0341, "0.034"),
        (8.773, "8.77"),
        (48.5, "48.5"),
        (641.3, "641"),
        (1301.2, "1,301"),
    ],
)
def test_times_have_as_many_digits_as_tell_something(time: float, told: str) -> None:
    assert Figures(Texts("en")).milliseconds(time) == told


@pytest.mark.parametrize(("lang", "third"), [("pl", "33,3%"), ("uk", "33,3 %"), ("hu", "33,3%")])
def test_numbers_have_a_decimal_comma(lang: str, third: str) -> None:
    figures = Figures(Texts(lang))
    assert figures.number(-3.25, 2) == "−3,25"
    assert figures.percent(1 / 3) == third
    assert figures.milliseconds(0.0) == "<0,001"


def test_a_zero_has_no_minus() -> None:
    assert Figures(Texts("en")).number(-0.04) == "0.0"
