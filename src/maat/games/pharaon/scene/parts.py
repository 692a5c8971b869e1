"""The reference of Pharaon: resources, tokens, urns, artisans, nobles, tiles of the Traitor."""

from __future__ import annotations

from maat.games.pharaon import pieces
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.pieces import about, artisan, noble, urn
from maat.games.pharaon.scene.traitor import icon
from maat.games.pharaon.state import PharaonState
from maat.scene import Piece, Place
from maat.scene.parts import Part, Section, section


def sections(state: PharaonState) -> list[Section]:
    """Everything in the box that is counted or has something printed on it."""
    box = state.box
    resources = [Piece(keys.PIECE[kind], int(box.each)) for kind in range(pieces.TOKEN)]
    tokens = [
        Piece(keys.PIECE[pieces.TOKEN + kind], count) for kind, count in enumerate(box.tokens)
    ]
    nobles = range(1, pieces.ALL_NOBLES + 1)
    return [
        section("place-resources", resources),
        section("place-tokens", tokens),
        section("parts-urns", [urn(state, each) for each in range(1, pieces.URNS + 1)]),
        section(
            "place-own-artisans",
            [artisan(state, card) for card in range(1, pieces.ARTISAN_CARDS + 1)],
        ),
        Section(
            "place-own-nobles", [Part(noble(state, card), about(state, card)) for card in nobles]
        ),
        Section(
            "sheet-traitor",
            [side(state, tile, dark) for tile in range(pieces.TILES) for dark in (0, 1)],
        ),
    ]


def side(state: PharaonState, tile: int, dark: int) -> Part:
    """A side of a Traitor tile: the urns at its foot, and its icons from the bottom up."""
    icons = [icon(state, tile, code) for code in state.box.tile_icons[tile][dark]]
    urns = int(state.box.tile_urns[tile][dark])
    key = "action-dark" if dark else "action-light"
    sprite = f"icon-{keys.GOD[state.box.tile_god[tile]]}"  # every tile shows another god
    piece = Piece(key, 1 - dark, values={"tile": tile + 1}, sprite=sprite)  # a tile counts once
    return Part(piece, Place("parts-tile", {"urns": urns}, icons, id=f"tile-{tile}-{dark}"))
