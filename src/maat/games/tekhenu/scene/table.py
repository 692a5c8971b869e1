"""The scene laid out on sheets for the web table; words and order stay as they are."""

from __future__ import annotations

from typing import Final, NamedTuple

from maat.core.state import NOBODY
from maat.games.tekhenu import steps, words
from maat.games.tekhenu.rules import ra
from maat.games.tekhenu.scene import kept, question, temple
from maat.games.tekhenu.scene.drawn import here, numbered
from maat.games.tekhenu.scene.kept import seat_parts
from maat.games.tekhenu.scene.layout import sheets
from maat.games.tekhenu.scene.pieces import pillar_key, step_of, token_key
from maat.games.tekhenu.scene.seats import bot_places
from maat.games.tekhenu.scene.sheets import finished, painted
from maat.games.tekhenu.scene.temple import chosen_tile
from maat.games.tekhenu.secrets import redact
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Piece, Place, Scene, Target, replace

# Places that get a picture to click beside the words that tell of them.
PICTURED: Final = ("turn-",)


def laid_out(state: TekhenuState) -> Scene:
    """Every place with its box, all pieces with their drawings, and what is only drawn."""
    solo = state.sides > state.seats
    shared = board(redact(state, NOBODY))
    told = bot_places(state) if solo else []
    places = [*shared.below, *finished(state, told + question.places(state))]
    seats = [seat_parts(state, seat) for seat in range(int(state.seats))]
    for told_there, _ in seats:
        places += told_there
    places += shared.above
    for _, mat in seats:
        places += mat
    return Scene(places, sheets(int(state.seats), solo))


# What looks the same from every seat.


class Board(NamedTuple):
    """The board of a public position: what is told, and what is drawn after the seats."""

    state: TekhenuState
    below: list[Place]
    above: list[Place]


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
    turned = painted(public, turns(public, temple.turns(public)))
    return Board(public, kept.below(public), kept.above(public) + turned)


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
