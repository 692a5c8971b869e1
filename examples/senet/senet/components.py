"""What came in the box, read from components.toml."""

from __future__ import annotations

from typing import Any

from maat.core.errors import BadComponents


class Components:
    """The component values as the rules use them."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.weights: list[int] = data["sticks"]["weights"]
        self.again: list[int] = data["sticks"]["again"]
        self.piece: int = data["points"]["piece"]
        self.amulet: int = data["points"]["amulet"]


def read(data: dict[str, Any]) -> Components:
    """The box that these values describe."""
    box = Components(data)
    check(box)
    return box


def check(box: Components) -> None:
    """Refuse values no game could be played with."""
    if min(box.weights) < 1:
        raise BadComponents("bad-sticks", weights=str(box.weights))
    if box.amulet >= box.piece:
        raise BadComponents("bad-points", piece=box.piece, amulet=box.amulet)
