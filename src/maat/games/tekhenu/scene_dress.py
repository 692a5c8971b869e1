"""How the pieces of a scene look: the drawing of each, where its name alone does not say it."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import words
from maat.games.tekhenu.scene_words import dashed
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
    sprite = drawing(state, piece)
    return replace(piece, sprite=sprite) if sprite else piece


def drawing(state: TekhenuState, piece: Piece) -> str:
    """The drawing of a piece; nothing if it is named like the piece."""
    key = piece.key
    base = OWNED.get(key.removesuffix("-bot"))
    if base is not None:
        return f"{base}-{piece.tone.removeprefix('seat-')}"
    if key in BY_VALUE:
        return str(piece.values[BY_VALUE[key]])
    if key.startswith("card-"):
        return card(state, key.removeprefix("card-"))
    if key == "production-step":
        return str(piece.values["resource"]).replace("resource", "production")
    if key.startswith("people-"):
        return "token-population"
    return "unit-choice" if key == "cell-several" else piece.sprite


def card(state: TekhenuState, name: str) -> str:
    """The face of a card: one for each kind, and for each symbol of the Decrees."""
    if name in words.DECREES:
        return f"decree-{dashed(words.SYMBOLS[state.box.symbol[words.DECREES.index(name)]])}"
    return KINDS[name[0]]
