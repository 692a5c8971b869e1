"""The rows of nobles and artisans, and everything that lies face down."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from maat.core import bitset
from maat.games.pharaon import pieces
from maat.games.pharaon.scene.pieces import about, artisan, noble, present, shown_nobles, stock
from maat.games.pharaon.scene.pyramid import in_pile, urns_left
from maat.games.pharaon.scene.sheets import ARTISANS, BOARD, CARD, EDGE, HEAD, NOBLES
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Piece, Place, members, replace

# Nobles lie one below the other, each with what is to be told about it.


@NOBLES.told(lambda state: (state.drawn, state.noble_deck, *state.noble_row))
def nobles(state: PharaonState) -> Iterator[Place]:
    """The row, the deck, those drawn in the draft, what the cards say."""
    drafted, row = members(state.drawn), present(state.noble_row)
    yield column(state, "nobles", row, len(drafted))
    deck = [noble(state, number) for number in members(state.noble_deck)]
    yield stock("place-noble-deck", deck, "noble-deck")
    if drafted:
        yield column(state, "drawn", drafted, 0)
    for at, number in enumerate(drafted + row):
        y = HEAD + CARD * at
        if number >= pieces.OFFICIAL:  # the place holds what it brings, a note says so
            yield replace(about(state, number), box=Box(74, y + 33, 296, 30))
        else:
            yield replace(about(state, number), box=Box(74, y + 5, 296, CARD - 8), layout="note")


def column(state: PharaonState, name: str, numbers: list[int], first: int) -> Place:
    """Some nobles one below the other."""
    box = Box(0, HEAD + CARD * first, CARD, CARD * max(1, len(numbers)))
    named = [noble(state, number) for number in numbers]
    return Place(f"place-{name}", pieces=named, id=name, box=box, layout="grid")


@NOBLES.drawn(lambda state: (state.drawn, *state.noble_row))
def notes(state: PharaonState) -> Iterator[Place]:
    """The words of the high officials, whose places hold what they bring."""
    for at, number in enumerate(shown_nobles(state)):
        if number >= pieces.OFFICIAL:
            told, box = about(state, number), Box(74, HEAD + CARD * at + 5, 296, 28)
            yield replace(told, pieces=None, id=f"{told.id}-note", box=box, layout="note")


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
    return state.noble_deck, state.artisan_deck, state.bag_total, in_pile(state)


@BOARD.drawn(face_down)
def backs(state: PharaonState) -> Iterator[Place]:
    """The decks, the pile and the bag, so many pieces each."""
    nobles, artisans = int(bitset.count(state.noble_deck)), int(bitset.count(state.artisan_deck))
    for sheet, what, back, count, name, box in (
        ("nobles", "noble-deck", "card-noble", nobles, "nobles-down", Box(378, 26, 54, 74)),
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
