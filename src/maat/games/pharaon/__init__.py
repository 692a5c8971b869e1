"""Pharaon, designed by Sylvain "Sylas" Lasjuilliarias and Henri "Pym" Molliné."""

from __future__ import annotations

from typing import Any

from maat.games.pharaon.game import Pharaon


def make(data: dict[str, Any]) -> Pharaon:
    return Pharaon(data)
