"""The card table: the cards a question lets choose among, apart from those somebody has.

Who chooses among which kind of cards is no secret, only whoever may see them sees which they are:
so the table is there for everybody and always of the same size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.cards import destiny, starting
from maat.games.tekhenu.scene.pieces import card, cards
from maat.games.tekhenu.scene.sheets import canvas
from maat.games.tekhenu.scene.wheel import WHEEL
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Box, Canvas, Piece, Place, replace, step_of

MIDDLE: Final = Box(8, 28, 464, 364)
TITLE: Final = Box(10, 6, 460, 18)
WIDE: Final = 228.0  # a card of few
ASPECT: Final = 106 / 128  # of a card
LYING: Final = 106 / 84  # of a Destiny card
ACROSS: Final = (1, 2, 3, 4)  # cards in a row
FOOT: Final = Box(96, 480, 376, 74)  # of the wheel, where Destiny cards lie otherwise
KINDS: Final = {
    steps.KEEP_DECREE: "dealt",
    steps.DRAFT: "starting",
    steps.KEEP_CARD: "drawn",
    steps.DESTINY: "destiny",
}


def is_choosing(state: TekhenuState, *_: int) -> bool:
    """Whether the card table is in use, as everybody knows."""
    return step_of(state) in KINDS


SHEET: Final = replace(canvas("cards", 400, "decree-scroll").sheet, art="")
CARDS: Final = Canvas(SHEET, when=is_choosing)
BESIDE: Final = Canvas(SHEET)  # those nobody has, wherever they lie


def room(count: int, aspect: float = ASPECT) -> Box:
    """The middle of the table, for so many cards in the rows in which they are the largest."""

    def rows(across: int) -> int:
        return max(1, -(-count // across))

    def wide(across: int) -> float:
        return min(WIDE, MIDDLE.width / across, MIDDLE.height / rows(across) * aspect)

    across = max(ACROSS, key=wide)
    width, height = across * wide(across), rows(across) * wide(across) / aspect
    x, y = MIDDLE.x + (MIDDLE.width - width) / 2, MIDDLE.y + (MIDDLE.height - height) / 2
    return Box(x, y, width, height)


@CARDS.drawn(step_of)
def title(state: TekhenuState) -> Iterator[Place]:
    """Which kind of cards it is about."""
    kind = KINDS[step_of(state)]
    yield Place(f"place-{kind}", id="cards-title", box=TITLE, layout="label")


@BESIDE.told("starting drawn players.destiny", step_of)
def shown(state: TekhenuState) -> Iterator[Place]:
    """Starting cards, those drawn with S05 or S06, Destiny cards nobody has."""
    found = {
        "starting": cards(state, state.starting, words.FIRST_STARTING),
        "drawn": drawn(state),
        "destiny": cards(state, destiny.left(state), words.FIRST_DESTINY),
    }
    asked = KINDS.get(step_of(state), "")
    for kind, pieces in found.items():
        lying = Place(f"place-{kind}", pieces=pieces, layout="cards")
        if kind == asked:
            aspect = LYING if kind == "destiny" else ASPECT
            yield replace(lying, box=room(len(pieces), aspect))
        elif kind == "destiny":
            yield replace(lying, sheet=WHEEL.sheet.id, box=FOOT)
        elif pieces:
            yield replace(lying, layout="row")


def drawn(state: TekhenuState) -> list[Piece]:
    """The cards drawn with S05 or S06."""
    numbers = (int(starting.FIRST.of(state.drawn)), int(starting.SECOND.of(state.drawn)))
    return [card(state, number - 1) for number in numbers if number]
