"""How the answers of Ra look: what each costs and brings."""

from __future__ import annotations

from typing import Final

from maat.games.ra import actions, tiles
from maat.games.ra.scene import keys
from maat.games.ra.scene.about import without
from maat.games.ra.scene.targets import target
from maat.games.ra.state import RaState
from maat.scene import Offer, Piece, Target
from maat.scene.looks import Looking, looked


def sun(number: int) -> Piece:
    """A sun with its number."""
    return Piece("sun", values={"sun": number}, badge=str(number))


def bid(state: RaState, _: int, at: int) -> Offer:
    """The sun in the center comes for the one that is bid."""
    return Offer([sun(at + 1)], [sun(int(state.center))])


def drawn(_: RaState, __: int, ___: int) -> Offer:
    """A tile of the bag, of which some are Ra tiles."""
    return Offer(about="odds")


def discarded(state: RaState, seat: int, at: int) -> Offer:
    """A tile, by the points it would have scored."""
    lost = without(state, seat, tiles.CIVILIZATION + at)
    return Offer([Piece("worth", values={"points": lost})] if lost else [])


def traded(_: RaState, __: int, kind: int) -> Offer:
    """A tile of the track for a god tile."""
    return Offer([Piece(keys.TILE[tiles.GOD])], [Piece(keys.TILE[kind])])


LOOKS: Final[dict[str, Looking[RaState]]] = {
    "draw": drawn,
    "bid": bid,
    "take": traded,
    "discard": discarded,
}


def answer(state: RaState, seat: int, action: int) -> Target:
    """A legal answer: where it is clicked, what it costs and brings."""
    return looked(actions.BOOK, LOOKS, state, seat, target(state, seat, action))
