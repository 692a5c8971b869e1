"""Guided first games: the records that come with the games."""

from __future__ import annotations

from maat import catalog


def text(key: str) -> str:
    """The record of a game's guided first game, empty if it has none."""
    file = catalog.file(key, "lesson.maat")
    return "" if file is None else file.read_text("utf-8")
