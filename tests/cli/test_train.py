"""`maat train`: what it refuses; whole courses are in `tests/learn`."""

from __future__ import annotations

from collections.abc import Callable

import pytest


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "chess"),
        (["ra", "--games", 0], "--games must be at least 1; asked for: 0"),
        (["ra", "--iterations", 0], "--iterations must be at least 1; asked for: 0"),
        (["ra", "--hours", -0.5], "--hours must be at least 0; asked for: -0.5"),
        (["ra", "--seats", "2²"], "2²"),
        (["ra", "--seats", "two"], "two"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_one_line(
    refused: Callable[..., str], words: list[object], told: str
) -> None:
    assert told in refused("train", *words)
