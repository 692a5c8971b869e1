"""Places on their sheets, with the drawings of their pieces."""

from __future__ import annotations

from maat.games.tekhenu import fields, words
from maat.games.tekhenu.scene.drawn import here
from maat.games.tekhenu.scene.dress import dressed
from maat.games.tekhenu.scene.layout import lying
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Piece, Place, replace


def finished(state: TekhenuState, told: list[Place]) -> list[Place]:
    """The places on their sheets."""
    return painted(state, [each for place in told for each in spread(state, place)])


def painted(state: TekhenuState, places: list[Place]) -> list[Place]:
    """The places with the drawings of their pieces."""
    return [
        replace(place, pieces=[dressed(state, piece) for piece in place.pieces])
        if place.pieces
        else place
        for place in places
    ]


def spread(state: TekhenuState, place: Place) -> list[Place]:
    """The place where it lies; a space with a Pillar becomes the turned tile and the Pillar."""
    if place.key == "place-refresh":
        jar = Piece(place.key, values=place.values, sprite="refresh")
        return [lying(replace(place, pieces=[jar]))]
    if place.key != "place-space" or not place.pieces:
        return [lying(place)]
    at = words.SPACES.index(place.id.removeprefix("space-"))
    if state.complex[at] == EMPTY:
        return [lying(place)]
    tile = replace(place, pieces=place.pieces[:1])
    found = [replace(lying(tile), turn=90.0 * int(fields.TILE_TURN.of(state.complex[at])))]
    if len(place.pieces) > 1:
        found.append(here(f"pillar-{words.SPACES[at]}", place.pieces[1:]))
    return found
