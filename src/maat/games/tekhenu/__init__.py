"""Tekhenu: Obelisk of the Sun, designed by Daniele Tascini and Dávid Turczi."""

from __future__ import annotations

from typing import Any

from maat.games.tekhenu.game import Tekhenu


def make(data: dict[str, Any]) -> Tekhenu:
    """The game with these component values."""
    return Tekhenu(data)
