"""Round, ring, wheel, gods, Pyramid, urns and supply in a scene."""

from __future__ import annotations

from maat.core.state import NOBODY
from maat.games.pharaon import bits, packs, pieces, scoring, steps
from maat.games.pharaon.rules import urns
from maat.games.pharaon.scene.cards import area_key, color_key, counted, piece_key, urn, urn_values
from maat.games.pharaon.state import NO_HOLDER, NOT_IN_PYRAMID, PharaonState
from maat.scene import Name, Piece, Place, Value, replace


def step_of(state: PharaonState) -> int:
    """The question that is open, NOBODY when the game is over."""
    return NOBODY if state.agenda is None else int(state.agenda.step)


def only_drawn(place: Place) -> Place:
    """A place that a text need not name."""
    return replace(place, silent=True)


# Rounds and tokens.


def rounds(state: PharaonState) -> list[Place]:
    """The round, and the way the wheel turns."""
    if not state.round:
        now = Place("place-set-up", id="round")
    else:
        values: dict[str, Value] = {"round": int(state.round), "rounds": int(state.box.rounds)}
        now = Place("place-round", values, id="round")
    way = "place-clockwise" if state.clockwise else "place-counterclockwise"
    return [now, Place(way, id="direction")]


def holders(state: PharaonState) -> list[Place]:
    """Who holds the two special tokens (PH-14, PH-140)."""
    undecided = state.is_solo() and not state.round  # PH-186
    return [
        held(state, "first-player", NO_HOLDER if undecided else int(state.first)),
        held(state, "pharaoh", int(state.pharaoh)),
    ]


def held(state: PharaonState, token: str, side: int) -> Place:
    """A special token: with a seat, with the Traitor, or with nobody."""
    if side == NO_HOLDER:
        return Place(f"place-{token}-free", id=token)
    if side == state.seats:
        return Place(f"place-{token}-traitor", id=token)
    return Place(f"place-{token}", {"player": Name(side)}, id=token)


def marker(state: PharaonState, key: str, side: int, **values: Value) -> Piece:
    """A wooden piece of a side."""
    if side == state.seats:
        return Piece(f"{key}-traitor", values=dict(values), tone="traitor")
    drawing = f"{key}-{side}"
    return Piece(key, values={"player": Name(side), **values}, sprite=drawing, tone=f"seat-{side}")


# Ring and wheel.


def areas(state: PharaonState) -> list[Place]:
    """The areas clockwise, each with the sector that faces it."""
    found = []
    for area in state.ring:
        color = state.facing[area]
        name = pieces.AREA_NAMES[area]
        found.append(Place("place-area", access_values(state, area), id=f"area-{name}"))
        sector = Place("place-sector", {"color": color_key(color)}, on_sector(state, color))
        found.append(only_drawn(replace(sector, id=sector_id(color))))
    return found


def access_values(state: PharaonState, area: int) -> dict[str, Value]:
    """What an area asks for, and how many slots are left for it."""
    color = state.facing[area]
    free = int(state.limit) - len(on_sector(state, color))
    return {"area": area_key(area), "color": color_key(color), "free": free}


def sector_id(color: int) -> str:
    """The place of a sector of the wheel."""
    return f"sector-{pieces.COLOR_NAMES[color]}"


def slots_of(state: PharaonState, color: int) -> list[int]:
    """What is on the slots of a sector in use."""
    start = color * int(state.box.slots)
    return state.slots[start : start + int(state.limit)]


def on_sector(state: PharaonState, color: int) -> list[Piece]:
    """The pieces on the slots of a sector."""
    return [Piece(piece_key(kind)) for kind in slots_of(state, color) if kind != pieces.EMPTY]


def gods(state: PharaonState) -> list[Place]:
    """The god on the column at the clockwise edge of each area (PH-150)."""
    found = []
    for column in range(len(state.ring)):
        values = god_values(state, column)
        found.append(Place("place-god", values, id=str(values["god"])))
    return found


def god_values(state: PharaonState, column: int) -> dict[str, Value]:
    """A god, what it asks for in the areas on both sides, and its points."""
    area = state.ring[column]
    after = state.ring[(column + 1) % pieces.AREAS]
    return {
        "god": f"god-{pieces.GOD_NAMES[state.box.god_at[area]]}",
        "points": int(scoring.column_points(state, column)),
        "first": area_key(area),
        "need": int(scoring.need(state, area)),
        "second": area_key(after),
        "also": int(scoring.need(state, after)),
    }


# The Time Pyramid.


def pyramid(state: PharaonState) -> list[Place]:
    """The rows in use and the discs on them."""
    found = []
    for row in range(int(state.sides()) - 1):
        incomes = state.box.pyramid[row]
        spaces = [Piece(income_key(income)) for income in incomes]
        found.append(Place("place-pyramid", {"row": row + 1}, spaces, id=f"pyramid-{row + 1}"))
        for space in range(len(incomes)):
            values: dict[str, Value] = {"row": row + 1, "space": space + 1}
            discs = discs_at(state, row, space)
            disc = Place("place-space", values, discs, id=space_id(row, space))
            found.append(only_drawn(disc))
    return found


def income_key(income: int) -> str:
    """The message that names an income of the Pyramid."""
    return f"income-{pieces.INCOME_NAMES[income].replace('_', '-')}"


def space_id(row: int, space: int) -> str:
    """A space of the Pyramid."""
    return f"pyramid-{row + 1}-{space + 1}"


def discs_at(state: PharaonState, row: int, space: int) -> list[Piece]:
    """The discs on a space."""
    return [
        marker(state, "disc", side)
        for side, player in enumerate(state.players)
        if player.row != NOT_IN_PYRAMID and player.row == row and player.space == space
    ]


def urn_places(state: PharaonState) -> list[Place]:
    """The urns below the Pyramid and the pile."""
    shown = [number for number in range(1, pieces.URNS + 1) if state.urn_row >> number & 1]
    left = int(bits.count(state.urn_pile) - urns.mingled(state))
    return [
        Place("place-urns", pieces=[urn(state, number) for number in shown], id="urns"),
        Place("place-urn-pile", {"count": left}, id="urn-pile"),
    ]


def supply(state: PharaonState) -> list[Place]:
    """The resources left."""
    return [Place("place-supply", pieces=counted(state.supply, 0, pieces.TOKEN), id="supply")]


# What the open question is about.


def question(state: PharaonState) -> list[Place]:
    """The urn, the steps or the two incomes a choice is about."""
    ask = state.agenda
    if ask is None or ask.seat < 0:
        return []
    if ask.step == steps.DIPLOMAT:
        return [Place("place-urn", urn_values(state, int(ask.datum)), id="urn-gained")]
    if ask.step == steps.BLOCK:
        return [Place("place-plot-urn", urn_values(state, int(ask.datum)), id="plot-urn")]
    if ask.step == steps.ADVANCE:
        return [Place("place-steps", {"steps": int(packs.DISTANCE.of(ask.datum))}, id="steps")]
    return incomes_offered(state, int(ask.seat)) if ask.step == steps.INCOME else []


def incomes_offered(state: PharaonState, seat: int) -> list[Place]:
    """The space reached and the one left of it (PH-123)."""
    player = state.players[seat]
    row = state.box.pyramid[player.row]
    values: dict[str, Value] = {
        "row": int(player.row) + 1,
        "space": int(player.space) + 1,
        "here": income_key(row[player.space]),
        "left": income_key(row[player.space - 1]),
    }
    return [Place("place-incomes", values, id="incomes")]
