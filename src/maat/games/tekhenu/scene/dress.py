"""How the pieces of a scene look: the drawing of each, where its name alone does not say it."""

from __future__ import annotations

from functools import cache
from typing import Final

from maat.games.tekhenu import words
from maat.games.tekhenu.scene.pieces import dashed
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Piece, replace

# Pieces of a side, by the drawing that each side has.
OWNED: Final = {
    "statue": "statue",
    "building": "building",
    "built": "building",
    "workshop": "building",
    "pillar": "pillar",
    "cell-pillar": "pillar",
    "population-marker": "population-marker",
    "happiness-marker": "happiness-marker",
    "in-order": "in-order",
}

# Pieces whose drawing is named by one of their values.
BY_VALUE: Final = {
    "surplus": "resource",
    "die": "face",
    "cell": "token",
    "cell-tile": "pillar",
    "decree-symbol": "symbol",
    "slot": "god",
}

KINDS: Final = {"B": "blessing", "T": "technology", "S": "starting", "A": "destiny"}


def dressed(state: TekhenuState, piece: Piece) -> Piece:
    """The piece with its drawing."""
    sort, word = way(piece.key)
    return replace(piece, sprite=drawing(state, piece, sort, word)) if sort else piece


@cache
def way(key: str) -> tuple[str, str]:
    """How the drawing of a piece is found, and a word for it; empty if it has its own."""
    base = OWNED.get(key.removesuffix("-bot"))
    if base is not None:
        return "owned", base
    if key in BY_VALUE:
        return "value", BY_VALUE[key]
    if key.startswith("card-"):
        return "card", key.removeprefix("card-")
    if key == "production-step":
        return "production", "resource"
    if key.startswith("people-"):
        return "named", "token-population"
    return ("named", "unit-choice") if key == "cell-several" else ("", "")


def drawing(state: TekhenuState, piece: Piece, sort: str, word: str) -> str:
    """The drawing of a piece."""
    if sort == "owned":
        return f"{word}-{piece.tone.removeprefix('seat-')}"
    if sort == "value":
        return str(piece.values[word])
    if sort == "card":
        return card(state, word)
    return str(piece.values[word]).replace(word, sort) if sort == "production" else word


def card(state: TekhenuState, name: str) -> str:
    """The face of a card: one for each kind, and for each symbol of the Decrees."""
    if name in words.DECREES:
        return f"decree-{dashed(words.SYMBOLS[state.box.symbol[words.DECREES.index(name)]])}"
    return KINDS[name[0]]
