"""The wheel in the ring of areas and gods."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import cos, radians, sin
from typing import Final

from maat.core import rows
from maat.games.pharaon import pieces, scoring
from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.board import BOARD
from maat.games.pharaon.scene.pieces import present
from maat.games.pharaon.scene.sheets import canvas
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Piece, Place, Value, replace
from maat.scene.layout import around

MIDDLE: Final = (220.0, 226.0)
PART: Final = 360.0 / pieces.AREAS
WHEEL: Final = 122.0  # its radius
SLOTS: Final = 95.0  # how far from the middle the slots are
SLOT: Final = 25.0
COLORS: Final = 160.0  # the square in which the five resources of the wheel stand
AREAS: Final = 167.0  # how far from the middle the areas are
GODS: Final = 174.0
TURNED: Final = "limit round clockwise *ring *facing"  # how the wheel lies in the ring

# Ring and wheel lie on the board once both are laid.
RING: Final = canvas(BOARD.sheet, when=lambda state: len(state.facing) == pieces.AREAS)


# The wheel as it turns.


def facing_angle(state: PharaonState, color: int) -> float:
    """The direction a sector faces; it grows beyond 360 degrees as the wheel turns."""
    now = PART * int(rows.place_of(state.ring, rows.place_of(state.facing, color)))
    way = PART * (max(1, int(state.round)) - 1) * (1 if state.clockwise else -1)
    return (now - way) % 360 + way


@RING.drawn(TURNED)
def turning(state: PharaonState) -> Iterator[Place]:
    """Sectors, their resources upright however the wheel has turned, its direction (PH-12)."""
    order, whole = state.box.wheel, around(MIDDLE, 0, 0, 2 * WHEEL, 2 * WHEEL)
    for color in order:  # each with as many slots as are in use (PH-52)
        values, name = {"color": keys.COLOR[color]}, pieces.COLOR_NAMES[color]
        part = [Piece("place-sector", values=values, sprite=f"sector-{name}-{state.limit}")]
        sector = Place("place-sector", values, part, id=f"wheel-{name}", box=whole)
        yield replace(sector, layout="wheel", turn=facing_angle(state, color))
    resources = [Piece(keys.PIECE[color]) for color in order]
    box, turn = around(MIDDLE, 0, 0, COLORS, COLORS), facing_angle(state, order[0])
    yield Place("place-wheel", pieces=resources, box=box, layout="ring", turn=turn)
    way = "clockwise" if state.clockwise else "counterclockwise"
    marker, box = [Piece(f"place-{way}", sprite=way)], Box(392, 6, 42, 42)
    yield Place(f"place-{way}", pieces=marker, id="direction-marker", box=box)


# Areas and gods around it.


def slots_of(state: PharaonState, color: int) -> list[int]:
    """What is on the slots of a sector in use."""
    start = color * int(state.box.slots)
    return list(state.slots[start : start + int(state.limit)])


def at_place(state: PharaonState, place: int) -> Hashable:
    """What is drawn at a place of the ring."""
    color = state.facing[state.ring[place]]
    return state.limit, state.rulings.nile_need, *state.ring, color, *slots_of(state, color)


@RING.drawn("rulings.nile_need *slots", TURNED, at_place, each=lambda _: range(pieces.AREAS))
def plate(state: PharaonState, place: int) -> Iterator[Place]:
    """The area at a place of the ring, its name, and the god after it."""
    angle, area = PART * place, state.ring[place]
    name, values = pieces.AREA_NAMES[area], access_values(state, area)
    box = around(MIDDLE, angle, AREAS, 46, 46)
    sign = [Piece("place-area", values=values, sprite=keys.AREA[area])]
    yield Place(
        "place-area", values, sign, id=f"plate-{name}", box=Box(box.x + 2, box.y - 8, 42, 42)
    )
    below = plate_name(angle, box)
    yield Place(f"sheet-{name}", id=f"plate-{name}-name", box=below, layout="title")
    yield from god(state, place)


def plate_name(angle: float, box: Box) -> Box:
    """Room for the name below the sign: narrower beside the wheel, most of all below it."""
    below = cos(radians(angle)) < -0.5
    width = 66.0 if below else 74.0 if abs(sin(radians(angle))) > 0.9 else 82.0
    inward = -29.0 * sin(radians(angle)) if below else 0.0
    y = box.y + (34 if below else 38)
    return Box(round(box.x + (box.width - width) / 2 + inward, 1), y, width, 26)


def god(state: PharaonState, place: int) -> Iterator[Place]:
    """The god on the column after an area, and what it asks for on both sides."""
    angle = PART * place + PART / 2
    values = god_values(state, place)
    name, points = str(values["god"]), str(values["points"])
    figure = Piece("place-god", values=values, sprite=name, tone="corner", badge=points)
    box = around(MIDDLE, angle, GODS, 40, 56)
    yield Place("place-god", values, [figure], id=f"{name}-column", box=box)
    for number, area, need in ((0, "first", "need"), (2, "second", "also")):
        chip = Piece(str(values[area]), sprite="need", tone="need", badge=str(values[need]))
        box = around(MIDDLE, angle + 13.5 * (number - 1), GODS + 8, 22, 22)
        yield Place(chip.key, pieces=[chip], id=f"{name}-asks-{number}", box=box)


# What is told of them.


@RING.told(TURNED, "*slots")
def areas(state: PharaonState) -> Iterator[Place]:
    """The areas clockwise, each with the sector that faces it."""
    for area in state.ring:
        color = state.facing[area]
        name, angle = pieces.COLOR_NAMES[color], facing_angle(state, color)
        box = around(MIDDLE, angle, SLOTS, SLOT * int(state.limit), SLOT)
        lying = [Piece(keys.PIECE[kind]) for kind in present(slots_of(state, color))]
        sector = Place("place-sector", {"color": keys.COLOR[color]}, lying, id=f"sector-{name}")
        yield Place("place-area", access_values(state, area), id=keys.AREA[area])
        yield replace(sector, box=box, turn=angle, silent=True)


def access_values(state: PharaonState, area: int) -> dict[str, Value]:
    """What an area asks for, and how many slots are left for it."""
    color = state.facing[area]
    free = slots_of(state, color).count(pieces.EMPTY)
    return {"area": keys.AREA[area], "color": keys.COLOR[color], "free": free}


@RING.told("rulings.nile_need *ring")
def gods(state: PharaonState) -> Iterator[Place]:
    """The god on the column at the clockwise edge of each area (PH-150)."""
    for column in range(len(state.ring)):
        values = god_values(state, column)
        yield Place("place-god", values, id=str(values["god"]))


def god_values(state: PharaonState, column: int) -> dict[str, Value]:
    """A god, what it asks for in the areas on both sides, and its points."""
    area = state.ring[column]
    after = state.ring[(column + 1) % pieces.AREAS]
    return {
        "god": keys.GOD[state.box.god_at[area]],
        "points": int(scoring.column_points(state, column)),
        "first": keys.AREA[area],
        "need": int(scoring.need(state, area)),
        "second": keys.AREA[after],
        "also": int(scoring.need(state, after)),
    }
