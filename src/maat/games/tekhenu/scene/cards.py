"""The card table: the cards a question lets choose among, apart from those somebody has.

Who chooses among which kind of cards is no secret, only whoever may see them sees which they are:
so the table is there for everybody and always of the same size.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from maat.games.tekhenu import steps, words
from maat.games.tekhenu.cards import destiny, starting
from maat.games.tekhenu.scene.pieces import card, cards
from maat.games.tekhenu.scene.sheets import CARDS, WHEEL, is_choosing
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Box, Piece, Place, members, seat_id, step_of

MIDDLE: Final = Box(8, 28, 464, 364)
TITLE: Final = Box(10, 6, 460, 18)
WIDE: Final = 228.0  # a card of few
ASPECT: Final = 106 / 128  # of every card
ACROSS: Final = (1, 1, 2, 3, 2, 3, 3, 4, 4, 3, 4, 4, 4)  # cards in a row, by how many there are
FOOT: Final = Box(96, 480, 376, 74)  # of the wheel, where Destiny cards lie otherwise
KINDS: Final = {
    steps.KEEP_DECREE: "dealt",
    steps.DRAFT: "starting",
    steps.KEEP_CARD: "drawn",
    steps.DESTINY: "destiny",
}


def room(count: int) -> Box:
    """The middle of the table, for so many cards in rows."""
    across = ACROSS[count]
    rows = max(1, -(-count // across))
    wide = min(WIDE, MIDDLE.width / across, MIDDLE.height / rows * ASPECT)
    high = rows * wide / ASPECT
    x, y = MIDDLE.x + (MIDDLE.width - across * wide) / 2, MIDDLE.y + (MIDDLE.height - high) / 2
    return Box(x, y, across * wide, high)


@CARDS.drawn(step_of)
def title(state: TekhenuState) -> Iterator[Place]:
    """Which kind of cards it is about."""
    if is_choosing(state):
        kind = KINDS[step_of(state)]
        yield Place(f"place-{kind}", id="cards-title", box=TITLE, layout="label")


def lying(state: TekhenuState) -> Hashable:
    """Starting cards, those drawn with S05 or S06, Destiny cards nobody has."""
    taken = [player.destiny for player in state.players]
    return step_of(state), state.starting, state.drawn, *taken


@CARDS.told(lying)
def shown(state: TekhenuState) -> Iterator[Place]:
    """What everybody sees of the cards that nobody has."""
    found = {
        "starting": cards(state, state.starting, words.FIRST_STARTING),
        "drawn": drawn(state),
        "destiny": cards(state, destiny.left(state), words.FIRST_DESTINY),
    }
    asked = KINDS.get(step_of(state), "")
    for kind, pieces in found.items():
        if kind == asked:
            box = room(len(pieces))
            yield Place(f"place-{kind}", pieces=pieces, id=kind, box=box, layout="cards")
        elif kind == "destiny":
            beside = Place(f"place-{kind}", pieces=pieces, id=kind, box=FOOT, layout="cards")
            yield WHEEL.lay(beside, silent=False)
        elif pieces:
            yield Place(f"place-{kind}", pieces=pieces, id=kind)


def drawn(state: TekhenuState) -> list[Piece]:
    """The cards drawn with S05 or S06."""
    numbers = (int(starting.FIRST.of(state.drawn)), int(starting.SECOND.of(state.drawn)))
    return [card(state, number - 1) for number in numbers if number]


def dealt(state: TekhenuState, seat: int) -> Hashable:
    """The Decrees a seat chooses from, if whoever looks may see them."""
    return state.players[seat].dealt, is_choosing(state)


@CARDS.told(dealt)
def own(state: TekhenuState, seat: int) -> Iterator[Place]:
    """The Decrees of a seat to choose from; those of the next one come after them."""
    dealt = state.players[seat].dealt
    if dealt and is_choosing(state):
        pieces, name = cards(state, dealt, 2 * words.DECK), seat_id(seat, "dealt")
        box = room(len(members(dealt)))
        yield Place("place-dealt", pieces=pieces, seat=seat, id=name, box=box, layout="cards")
