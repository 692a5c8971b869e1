"""How a table looks before the first answer: what goes where, as the game itself lays it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

from msgspec import Struct

from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.position import Position
from maat.core.state import NOBODY
from maat.scene.scene import Piece, Place

OTHERS: Final = 8  # deals to compare with: that two ways fall alike in all of them is rare


class Laid(Struct, frozen=True, gc=False):
    """A place to be laid out, and whether luck decides what lies there."""

    place: Place
    drawn: bool


class Opening(Struct, frozen=True, gc=False):
    """What is laid out, who is asked first, and what stays in the box."""

    places: list[Laid]
    unused: list[Piece]
    first: int


def laid_out(game: Game[Any], module: Any, new: Callable[[], Any], seed: str) -> Opening:
    """An opening as the game deals it; what lies otherwise with other luck was drawn."""
    state = _dealt(game, module, new(), seed)
    found = _ordered(_seen(game, module, state), module.opening)
    others = [_dealt(game, module, new(), f"{seed}.{other}") for other in range(OTHERS)]
    known = [{place.id: place for place in _seen(game, module, each)} for each in others]
    laid = [Laid(each, any(lying.get(each.id) != each for lying in known)) for each in found]
    return Opening(laid, module.opening.unused(state), int(state.asked().seat))


def _dealt(game: Game[Any], module: Any, state: Any, seed: str) -> Any:
    """Let the game deal until somebody is asked.

    Questions about secrets are passed over: nothing that is laid out hangs on an answer.
    """
    position, dealer = Position(game, state), QuickDealer(seed)
    position.deal(dealer)
    while state.asked().step in module.opening.SECRET:
        position.apply(position.legal_actions()[0])
        position.deal(dealer)
    return state


def _seen(game: Game[Any], module: Any, state: Any) -> list[Place]:
    """What everybody may see of it: what is secret is dealt by those who play."""
    shown: list[Place] = module.build(game.redact(state, NOBODY)).places
    unshown: list[Place] = module.opening.unshown(state)
    return shown + unshown


def _ordered(places: Sequence[Place], wanted: Any) -> list[Place]:
    """The places that have to be laid out, in the order of the set-up; then seat by seat."""
    table = [place for name in wanted.PLACES for place in places if _is_called(place, name)]
    table = [place for place in table if place.pieces or not _is_called_any(place, wanted.LAID_ON)]
    seats = sorted({place.seat for place in places if place.seat >= 0})
    own = [
        place
        for seat in seats
        for name in wanted.OWN
        for place in places
        if place.seat == seat and place.id == f"seat-{seat}-{name}"
    ]
    return [*table, *own]


def _is_called(place: Place, name: str) -> bool:
    """Whether a place of the table has this name, in which a star is anything."""
    return place.seat < 0 and fnmatchcase(place.id, name)


def _is_called_any(place: Place, names: Sequence[str]) -> bool:
    return any(_is_called(place, name) for name in names)
