"""Setting up Tekhenu: wheel, dice, tiles, market and what each player begins with (TK-01 on)."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.cards import decrees
from maat.games.tekhenu.scene.pieces import card, cards
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Piece

PLACES: Final = [
    *("arrow", "scoring-*", "section-*", "slots", "bag", "display-*", "people-*", "osiris-row-2"),
    *("market-*", "decks", "destiny", "starting"),
]
OWN: Final = ["resources", "commoners", "production", "points"]

SECRET: Final = [steps.KEEP_DECREE]  # questions of the set-up that change nothing others see


def unused(state: TekhenuState) -> list[Piece]:
    """Starting cards that were not dealt, and the Decree that needs three."""
    left = cards(state, int(state.starting_out), words.FIRST_STARTING)
    if decrees.deck(state.sides) >> decrees.D20 & 1:
        return left
    return [*left, card(state, 2 * words.DECK + decrees.D20)]
