"""The rows of nobles and artisans with their decks, and the nobles of the draft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from maat.games.pharaon import pieces
from maat.games.pharaon.scene.pieces import about, artisan, noble, present, stock
from maat.games.pharaon.scene.sheets import EDGE, HEAD, canvas, label, sheet
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Canvas, Place, Sheet, members, replace

CARD: Final = 66.0  # the height of a noble, and of what is told about it
DRAFTED: Final = 110.0  # of one in the draft
DECK: Final = 38.0  # the height of the deck below the nobles
RIGHT: Final = 430.0  # where the words of a noble end


class NobleCanvas(Canvas):
    """A sheet that is as high as the cards that are shown, and the deck beside them, need."""

    def sheets(self, state: Any) -> list[Sheet]:
        """The sheet at its height."""
        shown = max(2, len(present(state.noble_row)))
        height = self.sheet.height + CARD * shown
        return [replace(self.sheet, height=height, art=f"nobles-{shown}")]


DRAFT: Final = canvas(
    sheet("draft", HEAD + EDGE + 2 * DRAFTED, "draft", key="place-drawn"),
    when=lambda state: state.drawn != 0,
)
NOBLES: Final = NobleCanvas(sheet("nobles", HEAD + EDGE + DECK, "cards"), seals="board")
ARTISANS: Final = canvas(sheet("artisans", 136, "cards"))


# Nobles lie one below the other, each with what is to be told about it.


@DRAFT.told("drawn")
def draft(state: PharaonState) -> Iterator[Place]:
    """The nobles one of which is kept, apart from those of the row (PH-17)."""
    yield label("place-drawn", 30, 4, 400)
    yield column(state, "drawn", members(state.drawn), DRAFTED)
    yield from abouts(state, members(state.drawn), DRAFTED)


@NOBLES.told("noble_deck *noble_row")
def nobles(state: PharaonState) -> Iterator[Place]:
    """The row, the deck, what the cards say."""
    row, deck = present(state.noble_row), [noble(state, each) for each in members(state.noble_deck)]
    foot = Box(26, HEAD + CARD * max(1, len(row)) + 7, 30, DECK - 8)
    yield label("sheet-nobles", 30, 4, 300)
    yield column(state, "nobles", row, CARD)
    yield from stock("noble-deck", deck, "card-noble", "nobles-down", foot)
    yield from abouts(state, row, CARD)


def column(state: PharaonState, name: str, numbers: list[int], high: float) -> Place:
    """Some nobles one below the other."""
    box = Box(EDGE, HEAD, high, high * max(1, len(numbers)))
    named = [noble(state, number) for number in numbers]
    return Place(f"place-{name}", pieces=named, box=box, layout="grid")


def abouts(state: PharaonState, numbers: list[int], high: float) -> Iterator[Place]:
    """What the cards say; what a high official brings lies below its points."""
    x, wide = EDGE + high + 7, RIGHT - EDGE - high - 7
    for at, number in enumerate(numbers):
        told, y = about(state, number), HEAD + high * at + 3
        if number >= pieces.OFFICIAL:
            note = Place("about-official-owned", told.values, layout="note", silent=True)
            yield replace(note, id=f"{told.id}-note", box=Box(x, y, wide, high - 32))
            yield replace(told, box=Box(x, y + high - 31, wide, 25))
        else:
            yield replace(told, box=Box(x, y, wide, high - 5), layout="note")


@ARTISANS.told("artisan_deck *artisan_row")
def artisans(state: PharaonState) -> Iterator[Place]:
    """The row and the deck."""
    offered = [artisan(state, number) for number in present(state.artisan_row)]
    deck = [artisan(state, number) for number in members(state.artisan_deck)]
    yield label("sheet-artisans", 30, 4, 300)
    yield Place("place-artisans", pieces=offered, box=Box(EDGE, HEAD, 330, 106))
    yield from stock("artisan-deck", deck, "card-artisan", "artisans-down", Box(352, 24, 76, 106))
