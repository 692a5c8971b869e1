"""Senet, a small race game with one secret: an example to copy."""

from __future__ import annotations

from typing import Any

from senet.game import Senet


def make(data: dict[str, Any]) -> Senet:
    """The game with these component values."""
    return Senet(data)
