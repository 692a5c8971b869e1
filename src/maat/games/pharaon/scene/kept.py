"""The board and the seats part by part; a part is kept for as long as what it shows stays.

What a part is kept by has to name all of the position that draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from maat.games.pharaon import pieces
from maat.games.pharaon.scene import areas, board, drawn, layout, seats, wheel
from maat.games.pharaon.scene.board import only_drawn
from maat.games.pharaon.scene.layout import Spots, fixed, lay, row_of_nobles
from maat.games.pharaon.state import PharaonState
from maat.scene import Place
from maat.scene.keeping import kept

Draw = Callable[[PharaonState], list[Place]]
OfSeat = Callable[[PharaonState, int], list[Place]]
Lie = Callable[[PharaonState], Spots]


def told(state: PharaonState, draw: Draw, *depends: Hashable, spots: Lie = fixed) -> list[Place]:
    """A part that a text names too."""
    return kept(tell, (draw, state.box, state.seats, depends), state, draw, spots)


def tell(state: PharaonState, draw: Draw, spots: Lie = fixed) -> list[Place]:
    """The same, drawn anew."""
    found = spots(state)
    return [lay(place, found) for place in draw(state)]


def shown(state: PharaonState, draw: Draw, *depends: Hashable, spots: Lie = fixed) -> list[Place]:
    """A part that is only drawn."""
    return kept(show, (draw, state.box, state.seats, depends), state, draw, spots)


def show(state: PharaonState, draw: Draw, spots: Lie = fixed) -> list[Place]:
    """The same, drawn anew."""
    return [only_drawn(place) for place in tell(state, draw, spots)]


# The board.


def wheel_parts(state: PharaonState) -> list[Place]:
    """The wheel in the ring of areas and gods, once it lies there."""
    if len(state.facing) < pieces.AREAS:
        return []
    found = kept(wheel.turning, (state.box, state.limit, *turned(state)), state)
    ring = tuple(state.ring)
    by = state.box, state.rulings.nile_need, state.limit, ring
    for place, area in enumerate(ring):
        color = state.facing[area]
        depends = by, place, color, *board.slots_of(state, color)
        found = found + kept(wheel.plates, depends, state, place)
    return found


def turned(state: PharaonState) -> list[int]:
    """How the wheel lies in the ring."""
    return [state.round, state.clockwise, *state.ring, *state.facing]


def board_parts(state: PharaonState) -> list[Place]:
    """What belongs to no single area, in reading order."""
    found = tell(state, board.rounds) + tell(state, board.holders)
    if len(state.facing) == pieces.AREAS:
        by = state.limit, *turned(state), *state.slots
        found += told(state, board.areas, *by, spots=wheel.slots)
        found += told(state, board.gods, state.rulings.nile_need, *state.ring)
    discs = [(player.row, player.space) for player in state.players]
    return [
        *found,
        *told(state, board.pyramid, *discs),
        *told(state, board.urn_places, state.urn_row, *pile(state)),
        *tell(state, board.question),
        *told(state, board.supply, *state.supply),
    ]


def pile(state: PharaonState) -> tuple[int, ...]:
    """The urns left, the Traitor's included."""
    return state.urn_pile, state.plot.urns, state.plot.known


def area_parts(state: PharaonState) -> list[Place]:
    """Offerings, nobles, artisans, chamber and Nile, then what is being paid."""
    row = state.drawn, state.noble_deck, *state.noble_row
    stages = [player.stage for player in state.players]
    return [
        *told(state, areas.sets, *state.sets),
        *told(state, areas.bonus, *state.bonus),
        *tell(state, areas.bags),
        *told(state, areas.nobles, *row, spots=row_of_nobles),
        *told(state, areas.artisans, state.artisan_deck, *state.artisan_row),
        *told(state, areas.chamber, *stages),
        *told(state, areas.columns),
        *told(state, areas.tracks, *nile(state)),
        *tell(state, areas.purchase),
    ]


def nile(state: PharaonState) -> list[int]:
    """How far all have come on the Nile."""
    return [position for player in state.players for position in player.nile]


def drawn_parts(state: PharaonState) -> list[Place]:
    """Everything that needs no words."""
    links, honors = [], []
    if state.is_solo():
        links = show(state, drawn.links, layout.traitor)
        honors = show(state, drawn.traitor_honors, layout.traitor)
    decks = state.noble_deck, state.artisan_deck, state.bag_total, *pile(state)
    discs = [(player.row, player.passed) for player in state.players]
    row = state.drawn, *state.noble_row
    return [
        *shown(state, drawn.labels),
        *links,
        *shown(state, drawn.backs, *decks),
        *shown(state, drawn.round_track, state.round, *discs),
        *show(state, drawn.at_hand),
        *shown(state, drawn.nobles, *row, spots=row_of_nobles),
        *shown(state, drawn.costs),
        *shown(state, drawn.rivers, *nile(state)),
        *shown(state, drawn.stages),
        *show(state, drawn.free_honors),
        *honors,
    ]


# Seats.


def seat_parts(state: PharaonState, seat: int) -> list[Place]:
    """What lies in front of a seat."""
    player = state.players[seat]
    reached = player.stage, player.passed, player.row, player.space, *player.nile
    cards = player.nobles, player.turned, player.artisans
    return [
        *of_seat(state, seat, seats.held, *player.pieces),
        *of_seat(state, seat, seats.own_cards, *cards),
        *of_seat(state, seat, seats.progress, *reached),
        *drawn_of_seat(state, seat, seats.standing),
        *of_seat(state, seat, seats.abouts, player.nobles),
    ]


def of_seat(state: PharaonState, seat: int, draw: OfSeat, *depends: Hashable) -> list[Place]:
    """A part of what lies in front of a seat."""
    return kept(drawn_of_seat, (draw, seat, state.box, depends), state, seat, draw)


def drawn_of_seat(state: PharaonState, seat: int, draw: OfSeat) -> list[Place]:
    """The same, drawn anew."""
    return [lay(place, {}) for place in draw(state, seat)]
