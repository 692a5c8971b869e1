"""The card market, and the decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.tekhenu.scene.pieces import DECREES, card, picture, symbols, unnamed
from maat.games.tekhenu.scene.sheets import canvas
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import SEAL, Box, Piece, Place, members

MARKET: Final = canvas("market", 560, "god-thoth")
TOP: Final = 8.0
SECTION: Final = 137.0  # from one section to the next
CARDS_LEFT: Final = 50.0


@MARKET.told("opened *market *unnamed")
def sections(state: TekhenuState) -> Iterator[Place]:
    """Four from top to bottom: Happiness asked for, Population while closed, cards, jar (TK-18)."""
    for at, happiness in enumerate(state.box.thoth_happiness):
        told, y, here = section(state, at), TOP + SECTION * at, {"section": at + 1}
        asks = picture(told, "asks", str(happiness))
        yield told
        yield unnamed(f"asks-{at + 1}", [asks], Box(8, y + 14, 36, 36))
        if at >= state.opened:
            people = picture(told, "closed", str(state.box.opens_at[at]))
            yield unnamed(f"closed-{at + 1}", [people], Box(CARDS_LEFT + 150, y + 20, 92, 92))
            continue
        jar, box = Piece("place-refresh", values=here, sprite="refresh"), Box(8, y + 80, 36, 36)
        yield Place("place-refresh", here, [jar], id=f"refresh-{at + 1}", box=box, silent=True)
        named = [number for number in lying(state, at) if number not in state.unnamed]
        decrees = [number - DECREES.start for number in named if number in DECREES]
        if decrees:
            marked, box = symbols(state, decrees), Box(8, y + 54, 36, 20)
            name = f"symbols-{at + 1}"
            yield Place("place-market-symbols", here, marked, id=name, box=box, layout=SEAL)


def lying(state: TekhenuState, at: int) -> list[int]:
    """The cards of a section."""
    first, last = state.box.section_first[at], state.box.section_first[at + 1]
    return [number for number in state.market[first:last] if number != EMPTY]


def section(state: TekhenuState, at: int) -> Place:
    """A market section: its cards, or what opens it (TK-66 to TK-68)."""
    name = f"market-{at + 1}"
    values = {"section": at + 1}
    if at >= state.opened:
        values["population"] = state.box.opens_at[at]
        return Place("place-market-closed", values, id=name)
    values["happiness"] = state.box.thoth_happiness[at]
    shown = [card(state, number) for number in lying(state, at)]
    box = Box(CARDS_LEFT, TOP + SECTION * at + 3, 426, 128)
    return Place("place-market", values, shown, id=name, box=box, layout="cards")


# Beside the board.


@MARKET.told("blessing_deck technology_deck decree_left *bottom")
def beside(state: TekhenuState) -> Iterator[Place]:
    """What is left in the decks."""
    counts = {
        "blessings": len(members(state.blessing_deck)),
        "technologies": len(members(state.technology_deck)),
        "decrees": int(state.decree_left) + len(state.bottom),
    }
    yield Place("place-decks", counts, stock=True)
