"""Setting up Tekhenu: wheel, dice, tiles, market and what each player begins with (TK-01 on)."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import fields, steps, words
from maat.games.tekhenu.cards import decrees, technologies
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import cards, owned_at
from maat.games.tekhenu.scene.temple import pillars
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Piece, Place, Values

PLACES: Final = [
    *("arrow", "scoring-*", "section-*", "slots", "bag", "display-*", "people-*", "osiris-row-2"),
    *("market-*", "decks", "destiny", "starting"),
    *("seat-1-points", "bot-statues", "osiris-?-*", "laid-*", "pyramid-*", "progress-start"),
]
OWN: Final = ["resources", "commoners", "production", "left", "points"]
LAID_ON: Final = ["osiris-?-*"]  # places that matter where something lies on them

SECRET: Final = [steps.KEEP_DECREE]  # questions of the set-up that change nothing others see


def unused(state: TekhenuState) -> list[Piece]:
    """What is not dealt, cards and dice of larger tables, and what only other ways to play need."""
    most, every = len(state.box.dice) - 1, (1 << words.DECK) - 1
    left = cards(state, int(state.starting_out), words.FIRST_STARTING)
    left += cards(state, every & ~technologies.deck(state.sides), words.DECK)
    left += cards(state, every & ~decrees.deck(state.sides), 2 * words.DECK)
    for color, count in enumerate(state.box.dice[most]):
        out = count - state.box.dice[state.sides][color]
        if out:
            left.append(Piece(keys.COLOR[color], out))
    if state.printed:
        left.append(Piece("opening-horus-tiles"))
    return left if state.sides > state.seats else [*left, Piece("opening-solo")]


def unshown(state: TekhenuState) -> list[Place]:
    """What Botankhamun begins with in the Complex, and what waits beside his pyramid (TK-121)."""
    if state.sides == state.seats:
        return []
    found = [Place("opening-progress", id="progress-start")]
    for at, code in enumerate(state.complex):
        if code != EMPTY:
            lying = [Piece(keys.PILLAR[fields.TILE.of(code)])]
            lying += owned_at(state, "pillar", pillars(state), at)
            values: Values = {"space": keys.SPACE[at]}
            found.append(Place("place-space", values, lying, id=f"laid-{keys.SPACE[at]}"))
    return found
