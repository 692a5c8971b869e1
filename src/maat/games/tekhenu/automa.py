"""Botankhamun, the opponent of the solo game (TK-116 to TK-143)."""

from __future__ import annotations

from maat.games.tekhenu.state import TekhenuState


def schedule(state: TekhenuState) -> None:
    """Plan what is set up for him."""


def deal_start(state: TekhenuState) -> None:
    """Two random Starting cards (TK-125)."""


def choose_destiny(state: TekhenuState) -> None:
    """He takes A01 or A02 at random (TK-119, TK-139)."""


def score_cards(state: TekhenuState) -> None:
    """VP for his Blessings and Technologies (TK-141)."""


def score_end(state: TekhenuState) -> None:
    """VP for his Decrees and Scribes (TK-142)."""
