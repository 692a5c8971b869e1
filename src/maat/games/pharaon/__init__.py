"""Pharaon, designed by Sylvain "Sylas" Lasjuilliarias and Henri "Pym" Molliné."""

from __future__ import annotations

from typing import Any

from maat.games.pharaon.game import Pharaon


def make(data: dict[str, Any]) -> Pharaon:
    """The game with these component values."""
    return Pharaon(data)
