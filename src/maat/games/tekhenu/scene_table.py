"""The scene laid out on sheets for the web table; words and order stay as they are."""

from __future__ import annotations

from typing import Final, NamedTuple

from maat.core.state import NOBODY
from maat.games.tekhenu import (
    scene_board,
    scene_drawn,
    scene_question,
    scene_seats,
    scene_temple,
    scene_wheel,
    steps,
    words,
)
from maat.games.tekhenu.rules import ra
from maat.games.tekhenu.scene_drawn import here, numbered
from maat.games.tekhenu.scene_dress import dressed
from maat.games.tekhenu.scene_layout import lying, sheets
from maat.games.tekhenu.scene_temple import chosen_tile
from maat.games.tekhenu.scene_words import pillar_key, step_of, token_key
from maat.games.tekhenu.secrets import redact
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Piece, Place, Scene, Target, replace

# Places that get a picture to click beside the words that tell of them.
PICTURED: Final = ("turn-",)


def laid_out(state: TekhenuState) -> Scene:
    """Every place with its box, all pieces with their drawings, and what is only drawn."""
    solo = state.sides > state.seats
    shared = board(redact(state, NOBODY))
    told = scene_seats.bot_places(state) if solo else []
    places = [*shared.below, *finished(state, told + scene_question.places(state))]
    seats = [seen_seat(state, seat, shared) for seat in range(int(state.seats))]
    for told_there, _ in seats:
        places += told_there
    places += shared.above
    for _, mat in seats:
        places += mat
    return Scene(places, sheets(int(state.seats), solo))


Seat = tuple[list[Place], list[Place]]  # what is told of a seat, and its mat


def seen_seat(state: TekhenuState, seat: int, shared: Board) -> Seat:
    """A seat; what nobody sees more of than the public is drawn already."""
    if state.players[seat] == shared.state.players[seat]:
        return shared.seats[seat]
    return drawn_seat(state, seat)


def drawn_seat(state: TekhenuState, seat: int) -> Seat:
    """What lies in front of a seat."""
    told = finished(state, scene_seats.places(state, seat))
    return told, painted(state, scene_drawn.mat(state, seat))


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


# What looks the same from every seat.


class Board(NamedTuple):
    """The board of a public position: what is told, and what is drawn after the seats."""

    state: TekhenuState
    below: list[Place]
    above: list[Place]
    seats: list[Seat]


RECENT: Final[list[Board]] = []  # the latest first
MOST_RECENT: Final = 64


def board(public: TekhenuState) -> Board:
    """The board everybody sees, drawn once."""
    for known in RECENT:
        if known.state.agenda is public.agenda and known.state == public:
            return known  # copies of a position share its open question
    made = drawn_board(public)
    RECENT.insert(0, made)
    del RECENT[MOST_RECENT:]
    return made


def drawn_board(public: TekhenuState) -> Board:
    """Wheel, temple, Osiris, track and market."""
    told = scene_wheel.places(public) + scene_temple.places(public) + scene_board.places(public)
    below = painted(public, scene_drawn.ground(public)) + finished(public, told)
    above = scene_drawn.around(public) + scene_drawn.temple(public) + scene_drawn.osiris(public)
    above += scene_drawn.market(public) + turns(public, told)
    seats = [drawn_seat(public, seat) for seat in range(int(public.seats))]
    return Board(public, below, painted(public, above), seats)


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
