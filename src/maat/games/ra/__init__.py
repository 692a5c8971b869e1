"""Ra, designed by Reiner Knizia."""

from __future__ import annotations

from typing import Any

from maat.games.ra.game import Ra


def make(data: dict[str, Any]) -> Ra:
    return Ra(data)
