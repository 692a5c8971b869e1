"""The scene laid out on sheets for the web table; words and order stay as they are."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import scene_drawn, steps, words
from maat.games.tekhenu.rules import ra
from maat.games.tekhenu.scene_drawn import here, numbered
from maat.games.tekhenu.scene_dress import dressed
from maat.games.tekhenu.scene_layout import lying, sheets
from maat.games.tekhenu.scene_temple import chosen_tile
from maat.games.tekhenu.scene_words import pillar_key, step_of, token_key
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Piece, Place, Scene, Target, replace

# Places that get a picture to click beside the words that tell of them.
PICTURED: Final = ("turn-",)


def laid_out(state: TekhenuState, told: list[Place]) -> Scene:
    """Every place with its box, all pieces with their drawings, and what is only drawn."""
    solo = state.sides > state.seats
    places = scene_drawn.ground(state)
    for place in told:
        places += spread(state, place)
    places += scene_drawn.around(state) + scene_drawn.temple(state) + scene_drawn.osiris(state)
    places += scene_drawn.market(state) + turns(state, told)
    for seat in range(int(state.seats)):
        places += scene_drawn.mat(state, seat)
    return Scene([painted(state, each) for each in places], sheets(int(state.seats), solo))


def painted(state: TekhenuState, place: Place) -> Place:
    """The place with the drawings of its pieces."""
    if not place.pieces:
        return place
    return replace(place, pieces=[dressed(state, piece) for piece in place.pieces])


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
    found = [replace(lying(tile), turn=90.0 * (state.complex[at] & 3))]
    if len(place.pieces) > 1:
        found.append(here(f"pillar-{words.SPACES[at]}", place.pieces[1:]))
    return found


# Turning a Pillar tile.


def turns(state: TekhenuState, places: list[Place]) -> list[Place]:
    """The tile in every way it can be turned, and the VP of its edges."""
    if step_of(state) != steps.ROTATION:
        return []
    tile = pillar_key(chosen_tile(state))
    found = []
    for turn in words.ROTATIONS[: int(ra.turns(state, chosen_tile(state)))]:
        told = next(place for place in places if place.id == f"turn-{turn}")
        found.append(here(f"face-{turn}", [Piece(told.key, values=told.values, sprite=tile)]))
        points = numbered(token_key(words.VP), int(str(told.values["points"])))
        found.append(here(f"points-{turn}", [points]))
    return found


def pictured(target: Target) -> Target:
    """The target at the picture of a turned tile."""
    if target.place.startswith(PICTURED):
        return replace(target, place=f"face-{target.place.removeprefix('turn-')}")
    return target
