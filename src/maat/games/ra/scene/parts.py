"""The reference of Ra: tiles and suns."""

from __future__ import annotations

from maat.games.ra.scene import keys
from maat.games.ra.state import RaState
from maat.scene import Piece, members
from maat.scene.parts import Section, section


def sections(state: RaState) -> list[Section]:
    """Everything in the box that is counted."""
    tiles = [Piece(keys.TILE[kind], count) for kind, count in enumerate(state.box.tiles)]
    return [section("parts-tiles", tiles), section("parts-suns", suns(state))]


def suns(state: RaState) -> list[Piece]:
    """Every sun of the largest table, and the one that begins in the center."""
    dealt = [bits for sets in state.box.suns for bits in sets]
    known = {state.box.center} | {sun for bits in dealt for sun in members(bits)}
    return [Piece("sun", values={"sun": sun}, badge=str(sun)) for sun in sorted(known)]
