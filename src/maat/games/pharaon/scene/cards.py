"""The rows of nobles and artisans, and everything that lies face down."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from maat.core import bitset
from maat.games.pharaon import pieces
from maat.games.pharaon.scene.pieces import about, artisan, noble, present, stock
from maat.games.pharaon.scene.pyramid import in_pile, urns_left
from maat.games.pharaon.scene.sheets import (
    ARTISANS,
    BOARD,
    CARD,
    DECK,
    DRAFT,
    DRAFTED,
    EDGE,
    HEAD,
    NOBLES,
    line,
)
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Piece, Place, members, replace

RIGHT: Final = 430.0  # where the words of a noble end
# Nobles lie one below the other, each with what is to be told about it.


@DRAFT.told(lambda state: state.drawn)
def draft(state: PharaonState) -> Iterator[Place]:
    """The nobles one of which is kept, apart from those of the row (PH-17)."""
    drawn = members(state.drawn)
    if drawn:
        name, box = "label-drawn", line(30, 4, 400)
        yield Place("place-drawn", id=name, box=box, layout="label", silent=True)
        yield column(state, "drawn", drawn, DRAFTED)
        yield from abouts(state, drawn, DRAFTED)


@NOBLES.told(lambda state: (state.noble_deck, *state.noble_row))
def nobles(state: PharaonState) -> Iterator[Place]:
    """The row, the deck, what the cards say."""
    row = present(state.noble_row)
    yield column(state, "nobles", row)
    deck = [noble(state, number) for number in members(state.noble_deck)]
    yield stock("place-noble-deck", deck, "noble-deck")
    yield from abouts(state, row)


def column(state: PharaonState, name: str, numbers: list[int], high: float = CARD) -> Place:
    """Some nobles one below the other."""
    box = Box(EDGE, HEAD, high, high * max(1, len(numbers)))
    named = [noble(state, number) for number in numbers]
    return Place(f"place-{name}", pieces=named, id=name, box=box, layout="grid")


def abouts(state: PharaonState, numbers: list[int], high: float = CARD) -> Iterator[Place]:
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


@ARTISANS.told(lambda state: (state.artisan_deck, *state.artisan_row))
def artisans(state: PharaonState) -> list[Place]:
    """The row and the deck."""
    offered = [artisan(state, number) for number in present(state.artisan_row)]
    deck = [artisan(state, number) for number in members(state.artisan_deck)]
    return [
        Place("place-artisans", pieces=offered, id="artisans", box=Box(EDGE, HEAD, 330, 106)),
        stock("place-artisan-deck", deck, "artisan-deck"),
    ]


def face_down(state: PharaonState) -> Hashable:
    """What lies face down."""
    shown = len(present(state.noble_row))
    return state.noble_deck, state.artisan_deck, state.bag_total, in_pile(state), shown


@BOARD.drawn(face_down)
def backs(state: PharaonState) -> Iterator[Place]:
    """The decks, the pile and the bag, so many pieces each."""
    nobles, artisans = int(bitset.count(state.noble_deck)), int(bitset.count(state.artisan_deck))
    foot = HEAD + CARD * max(1, len(present(state.noble_row)))
    for sheet, what, back, count, name, box in (
        (
            "nobles",
            "noble-deck",
            "card-noble",
            nobles,
            "nobles-down",
            Box(26, foot + 3, 30, DECK - 4),
        ),
        (
            "artisans",
            "artisan-deck",
            "card-artisan",
            artisans,
            "artisans-down",
            Box(352, 24, 76, 106),
        ),
        ("pyramid", "urn-pile", "urn-down", urns_left(state), "urns-down", Box(214, 134, 62, 74)),
        (
            "offerings",
            "bag",
            "token-down",
            int(state.bag_total),
            "tokens-down",
            Box(352, 66, 60, 64),
        ),
    ):
        down = [Piece(back, count)] if count else []
        yield Place(f"place-{what}", {"count": count}, down, id=name, sheet=sheet, box=box)
