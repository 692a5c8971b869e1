"""The wheel in the ring of areas and gods, as it is drawn."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from maat.games.pharaon import pieces, scoring
from maat.games.pharaon.scene import board
from maat.games.pharaon.scene.board import only_drawn
from maat.games.pharaon.scene.cards import area_key, color_key, piece_key
from maat.games.pharaon.scene.layout import BOARD, Spot, Spots
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Piece, Place, replace

MIDDLE: Final = (220.0, 226.0)
PART: Final = 360.0 / pieces.AREAS
WHEEL: Final = 122.0  # its radius
SLOTS: Final = 95.0  # how far from the middle the slots are
SLOT: Final = 25.0
COLORS: Final = 160.0  # the square in which the five resources of the wheel stand
AREAS: Final = 167.0  # how far from the middle the areas are
GODS: Final = 174.0


def around(angle: float, radius: float, width: float, height: float) -> Box:
    """A box at some angle from noon, clockwise."""
    x = MIDDLE[0] + radius * sin(radians(angle))
    y = MIDDLE[1] - radius * cos(radians(angle))
    return Box(round(x - width / 2, 1), round(y - height / 2, 1), width, height)


def on_board(place: Place) -> Place:
    """A place of the board that is only drawn."""
    return only_drawn(replace(place, sheet=BOARD))


def slots(state: PharaonState) -> Spots:
    """Where the slots of the sectors are, each row in the direction its sector faces."""
    found = {}
    for color in state.facing:
        angle = facing_angle(state, color)
        box = around(angle, SLOTS, SLOT * int(state.limit), SLOT)
        found[board.sector_id(color)] = Spot(BOARD, box, turn=angle)
    return found


def facing_angle(state: PharaonState, color: int) -> float:
    """The direction a sector faces; it grows beyond 360 degrees as the wheel turns."""
    now = PART * state.ring.index(state.facing.index(color))
    way = PART * (max(1, int(state.round)) - 1) * (1 if state.clockwise else -1)
    return (now - way) % 360 + way


def turning(state: PharaonState) -> list[Place]:
    """Sectors, their resources, and the way the wheel turns."""
    found = [sector(state, color) for color in state.box.wheel]
    return [*found, colors(state), direction(state)]


def plates(state: PharaonState, place: int) -> list[Place]:
    """The area at a place of the ring and the god after it."""
    area = state.ring[place]
    return [*area_plate(state, place, area), *god(state, place, area)]


def sector(state: PharaonState, color: int) -> Place:
    """A part of the wheel, with as many slots as are in use (PH-52)."""
    name = pieces.COLOR_NAMES[color]
    part = Piece(
        "place-sector", values={"color": color_key(color)}, sprite=f"sector-{name}-{state.limit}"
    )
    box = around(0, 0, 2 * WHEEL, 2 * WHEEL)
    place = Place("place-sector", {"color": color_key(color)}, [part], id=f"wheel-{name}", box=box)
    return on_board(replace(place, layout="wheel", turn=facing_angle(state, color)))


def colors(state: PharaonState) -> Place:
    """The resources of the sectors, upright however the wheel has turned."""
    order = state.box.wheel
    shown = [Piece(piece_key(color)) for color in order]
    box = around(0, 0, COLORS, COLORS)
    place = Place("place-wheel", pieces=shown, id="wheel", box=box, layout="ring")
    return on_board(replace(place, turn=facing_angle(state, order[0])))


def direction(state: PharaonState) -> Place:
    """The direction marker (PH-12)."""
    way = "place-clockwise" if state.clockwise else "place-counterclockwise"
    sprite = way.removeprefix("place-")
    shown = [Piece(way, sprite=sprite)]
    return on_board(Place(way, pieces=shown, id="direction-marker", box=Box(392, 6, 42, 42)))


def plate_id(area: int) -> str:
    """Where one clicks to act in an area."""
    return f"plate-{pieces.AREA_NAMES[area]}"


def area_plate(state: PharaonState, place: int, area: int) -> list[Place]:
    """The sign of an area and its name."""
    angle = PART * place
    values = board.access_values(state, area)
    shown = pieces.AREA_NAMES[area]
    sign = Piece("place-area", values=values, sprite=f"area-{shown}")
    box = around(angle, AREAS, 46, 46)
    name = plate_name(angle, box)
    raised = replace(box, y=box.y - 9)
    return [
        on_board(Place("place-area", values, [sign], id=plate_id(area), box=raised)),
        on_board(Place(f"sheet-{shown}", id=f"{plate_id(area)}-name", box=name, layout="title")),
    ]


def plate_name(angle: float, box: Box) -> Box:
    """Room for the name below the sign: narrow beside the wheel, nearer to the middle below it."""
    width = 74.0 if abs(sin(radians(angle))) > 0.9 else 82.0
    inward = -15.0 * sin(radians(angle)) if cos(radians(angle)) < -0.5 else 0.0
    return Box(round(box.x + (box.width - width) / 2 + inward, 1), box.y + 38, width, 26)


def god(state: PharaonState, place: int, area: int) -> list[Place]:
    """The god on the column after an area, and what it asks for on both sides."""
    angle = PART * place + PART / 2
    values = board.god_values(state, place)
    name = str(values["god"])
    points = str(values["points"])
    figure = Piece("place-god", values=values, sprite=name, tone="corner", badge=points)
    found = [
        Place("place-god", values, [figure], id=f"{name}-column", box=around(angle, GODS, 40, 56))
    ]
    after = state.ring[(place + 1) % pieces.AREAS]
    for side, asks in ((-1, area), (1, after)):
        need = str(int(scoring.need(state, asks)))
        chip = Piece(area_key(asks), sprite="need", tone="need", badge=need)
        box = around(angle + 13.5 * side, GODS + 8, 22, 22)
        found.append(Place(area_key(asks), pieces=[chip], id=f"{name}-asks-{side + 1}", box=box))
    return [on_board(each) for each in found]
