"""The reference of Pharaon: resources, offering tokens, urns, artisans and nobles."""

from __future__ import annotations

from maat.games.pharaon import pieces
from maat.games.pharaon.scene import cards
from maat.games.pharaon.state import PharaonState
from maat.scene import Piece
from maat.scene.parts import Part, Section, section


def sections(state: PharaonState) -> list[Section]:
    """Everything in the box that is counted or has something printed on it."""
    box = state.box
    resources = [Piece(cards.piece_key(kind), int(box.each)) for kind in range(pieces.TOKEN)]
    tokens = [
        Piece(cards.piece_key(pieces.TOKEN + kind), count) for kind, count in enumerate(box.tokens)
    ]
    urns = [cards.urn(state, urn) for urn in range(1, pieces.URNS + 1)]
    artisans = [cards.artisan(state, card) for card in range(1, pieces.ARTISAN_CARDS + 1)]
    nobles = [noble(state, number) for number in range(1, len(pieces.NOBLE_NAMES) + 1)]
    return [
        section("place-resources", resources),
        section("place-tokens", tokens),
        section("parts-urns", urns),
        section("place-own-artisans", artisans),
        Section("place-own-nobles", nobles),
    ]


def noble(state: PharaonState, number: int) -> Part:
    """A noble with its points and ability."""
    return Part(cards.noble(state, number), cards.about(state, number))
