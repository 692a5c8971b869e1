"""The reference of Tekhenu: tokens, Pillar tiles and all cards."""

from __future__ import annotations

from maat.games.tekhenu import words
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import card, tile
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Piece
from maat.scene.parts import Section, section


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
    ]


def deck(state: TekhenuState, key: str, first: int, last: int) -> Section:
    """The cards from the first to before the last."""
    return section(key, [card(state, number) for number in range(first, last)])
