"""The reference of Tekhenu: tokens, Pillar tiles, all cards, action tiles of Botankhamun."""

from __future__ import annotations

from maat.games.tekhenu import automa, words
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import card, tile
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Piece, Place
from maat.scene.parts import Part, Section, section


def sections(state: TekhenuState) -> list[Section]:
    """Everything in the box that is counted or has something printed on it."""
    tokens = [Piece(keys.TOKEN[token], count) for token, count in enumerate(state.box.supply)]
    tiles = [tile(state, number) for number in range(len(words.PILLARS))]
    return [
        section("parts-tokens", tokens),
        section("parts-pillars", tiles),
        deck(state, "place-blessings", 0, words.DECK),
        deck(state, "place-technologies", words.DECK, 2 * words.DECK),
        deck(state, "place-decrees", 2 * words.DECK, 3 * words.DECK),
        deck(state, "place-own-starting", words.FIRST_STARTING, words.FIRST_DESTINY),
        deck(state, "parts-destiny", words.FIRST_DESTINY, len(words.CARDS)),
        Section("sheet-pyramid", [action(state, number) for number in range(automa.TILES)]),
    ]


def action(state: TekhenuState, tile: int) -> Part:
    """An action tile; a resource tile looks for its resources in this order (TK-130)."""
    if tile < automa.GOD_TILES:
        return Part(Piece(keys.TILE[tile]))
    order = [Piece(keys.TOKEN[token]) for token in state.box.dice_tiles[tile - automa.GOD_TILES]]
    return Part(Piece(keys.TILE[tile]), Place("parts-order", pieces=order, id=f"tile-{tile}"))


def deck(state: TekhenuState, key: str, first: int, last: int) -> Section:
    """The cards from the first to before the last."""
    return section(key, [card(state, number) for number in range(first, last)])
