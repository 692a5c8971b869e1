"""Pharaon as numbers: what a seat knows, scaled to about 0 to 1, the own seat first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.numbers import Numbers
from maat.core.state import NOBODY
from maat.core.vectors import vec
from maat.games.pharaon import advice, packs, pieces, scoring, steps
from maat.games.pharaon.state import PharaonState, Player

MOST: Final = 5  # sides
PER_SIDE: Final = 27  # numbers about a side
ROUNDS: Final = 5
STEP_NAMES: Final = [
    "keep",
    "urn_choice",
    "turn",
    "bonus",
    "column",
    "color",
    "pay",
    "set",
    "offering",
    "hire",
    "employ",
    "advance",
    "gain",
    "diplomat",
    "teacher",
    "income",
    "give",
    "after",
    "block",
]


def _side_names(who: str) -> list[str]:
    return [
        f"{who} is there",
        f"{who} points if over now",
        f"{who} hopes",
        f"{who} chamber stage",
        *(f"{who} nile {color}" for color in pieces.COLOR_NAMES),
        *(f"{who} {resource}" for resource in pieces.RESOURCE_NAMES),
        f"{who} resources",
        f"{who} tokens",
        f"{who} nobles",
        f"{who} nobles used",
        f"{who} artisans",
        f"{who} points for artisans",
        f"{who} passed",
        f"{who} pyramid row",
        f"{who} pyramid space",
        f"{who} is first",
        f"{who} is pharaoh",
        f"{who} is asked",
    ]


NAMES: Final[list[str]] = [
    *_side_names("own"),
    *(name for other in range(1, MOST) for name in _side_names(f"next-{other}")),
    *(f"own {token}" for token in pieces.TOKEN_NAMES),
    *(f"own noble {noble}" for noble in pieces.NOBLE_NAMES),
    *(f"own things for {area}" for area in pieces.AREA_NAMES),
    *(f"own serves column {column}" for column in range(1, pieces.AREAS + 1)),
    *(f"{area} faces {color}" for area in pieces.AREA_NAMES for color in pieces.COLOR_NAMES),
    *(f"{area} slots left" for area in pieces.AREA_NAMES),
    *(f"{area} gods points" for area in pieces.AREA_NAMES),
    "wheel turns clockwise",
    *(f"row noble {noble}" for noble in pieces.NOBLE_NAMES),
    "row artisan points",
    "row artisan gains",
    *(f"row {token}" for token in pieces.TOKEN_NAMES),
    *(f"urns {color}" for color in pieces.COLOR_NAMES),
    *(f"round {number}" for number in range(1, ROUNDS + 1)),
    "sides passed",
    "nobles left",
    "artisans left",
    "urns left",
    *(f"step {name}" for name in STEP_NAMES),
    *(f"buys {area}" for area in pieces.AREA_NAMES),
    "buys units left",
    "solo",
    "traitor urns",
    "traitor gods",
    "traitor noble value",
    *(f"traitor level {place}" for place in range(1, pieces.TILES + 1)),
]
COUNT: Final = len(NAMES)
OPEN: Final = True  # nothing here reads what is hidden from the seat, so no redacted copy is made


def features(state: PharaonState, seat: i64) -> bytes:
    """The position of a seat as a row of its own."""
    out = Numbers()
    write(out, state, seat)
    return out.row()


def write(out: Numbers, state: PharaonState, seat: i64) -> None:
    """The position as `NAMES` says; nothing is hidden in Pharaon."""
    sides = state.sides()
    ask = state.agenda
    asked: i64 = NOBODY if ask is None else ask.seat
    for other in range(MOST):
        if other < sides:
            _add_side(out, state, (seat + other) % sides, asked)
        else:
            out.add_nothing(PER_SIDE)
    _add_own(out, state, seat)
    _add_wheel(out, state)
    _add_rows(out, state)
    _add_clock(out, state)
    _add_question(out, state)
    _add_plot(out, state)


def _add_side(out: Numbers, state: PharaonState, side: i64, asked: i64) -> None:
    """What lies in front of a side."""
    player = state.players[side]
    out.add(1.0)
    out.add(float(scoring.total(state, side)) * 0.01)
    out.add(float(advice.hopes(player, state.box.rounds - state.round)) * 0.0025)
    out.add(float(player.stage) * 0.125)
    out.add_counts(player.nile, 0, pieces.COLORS, 0.25)
    out.add_bytes(player.resources, pieces.TOKEN, 0.125)
    out.add(float(scoring.resources(player)) * 0.05)
    out.add(float(scoring.tokens(player)) * 0.1)
    out.add(float(bitset.count(player.nobles)) * 0.2)
    out.add(float(bitset.count(player.turned)) * 0.2)
    out.add(float(bitset.count(player.artisans)) * 0.125)
    out.add(float(scoring.artisan_points(state, player)) * 0.03)
    out.add(1.0 if player.passed else 0.0)
    out.add(float(player.row + 1) * 0.25)
    out.add(float(player.space) * 0.2)
    out.add(1.0 if state.first == side else 0.0)
    out.add(1.0 if state.pharaoh == side else 0.0)
    out.add(1.0 if asked == side else 0.0)


def _add_own(out: Numbers, state: PharaonState, seat: i64) -> None:
    """What only matters in detail where it is one's own."""
    player = state.players[seat]
    out.add_bytes(player.tokens, pieces.COLORS, 0.25)
    out.add_bytes(player.area_tokens, pieces.AREAS, 0.25)
    out.add_bytes(player.tokens >> packs.UNIT * pieces.COLORS, 2, 0.25)
    for noble in range(1, pieces.ALL_NOBLES + 1):
        out.add(1.0 if player.has(noble) else 0.0)
    for area in range(pieces.AREAS):
        out.add(float(_served(state, player, area)) * 0.5)
    columns = scoring.gods_served(state, seat)
    out.add_members(columns, 0, pieces.AREAS)


def _served(state: PharaonState, player: Player, area: i64) -> float:
    """How many gods the things of an area would do for, in parts."""
    return float(scoring.elements(player, area)) / float(scoring.need(state, area))


def _add_wheel(out: Numbers, state: PharaonState) -> None:
    """Which color gives access to each area, how often still, and what its gods are worth."""
    ready = len(state.facing) == pieces.AREAS
    for area in range(pieces.AREAS):
        facing: i64 = state.facing[area] if ready else -1
        out.add_which(facing, 0, pieces.COLORS)
    for area in range(pieces.AREAS):
        out.add(float(_slots_left(state, state.facing[area])) * 0.25 if ready else 0.0)
    whole = len(state.ring) == pieces.AREAS
    for area in range(pieces.AREAS):
        out.add(float(_gods_beside(state, area)) * 0.03 if whole else 0.0)
    out.add(1.0 if state.clockwise else 0.0)


def _slots_left(state: PharaonState, color: i64) -> i64:
    """Free slots of a sector of the wheel."""
    size = len(state.slots) // pieces.COLORS
    left = state.limit
    for place in range(size):
        if state.slots[color * size + place] != pieces.EMPTY:
            left -= 1
    return left


def _gods_beside(state: PharaonState, area: i64) -> i64:
    """What both gods beside an area are worth."""
    place: i64 = rows.place_of(state.ring, area)
    before = place - 1 if place else pieces.AREAS - 1
    return scoring.column_points(state, place) + scoring.column_points(state, before)


def _add_rows(out: Numbers, state: PharaonState) -> None:
    """Nobles, artisans, tokens and urns that lie open."""
    nobles: i64 = 0
    for noble in state.noble_row:
        if noble > 0:
            nobles |= bitset.one(noble)
    out.add_members(nobles, 1, pieces.ALL_NOBLES + 1)
    _add_artisans(out, state)
    _add_tokens(out, state)
    _add_urns(out, state)


def _add_tokens(out: Numbers, state: PharaonState) -> None:
    """Offering tokens in sets and beside them."""
    counts = vec[i64]([0] * (pieces.NEUTRAL + 1))
    for kind in state.sets:
        if kind >= 0:
            counts[kind] += 1
    for kind in state.bonus:
        if kind >= 0:
            counts[kind] += 1
    out.add_counts(counts, pieces.TOKEN, pieces.KINDS, 0.33)


def _add_artisans(out: Numbers, state: PharaonState) -> None:
    """The most points, and the most gains, among the artisans that lie open."""
    most: i64 = 0
    gains: i64 = 0
    for card in state.artisan_row:
        if card <= 0:
            continue
        points: i64 = state.box.artisan_points[card]
        most = points if points > most else most
        gain: i64 = state.box.artisan_silver[card] + state.box.artisan_urns[card]
        gain += len(state.box.artisan_gain[card])
        gains = gain if gain > gains else gains
    out.add(float(most) * 0.08)
    out.add(float(gains) * 0.25)


def _add_urns(out: Numbers, state: PharaonState) -> None:
    """What the urns below the Pyramid hold, by color."""
    counts = vec[i64]([0] * pieces.COLORS)
    left = state.urn_row
    while left:
        for color in state.box.urns[bitset.lowest(left)]:
            counts[color] += 1
        left &= left - 1
    out.add_counts(counts, 0, pieces.COLORS, 0.2)


def _add_clock(out: Numbers, state: PharaonState) -> None:
    """How far the game and the round are, and what is left to draw."""
    out.add_which(state.round, 1, ROUNDS + 1)
    out.add(float(state.passed) * 0.25)
    out.add(float(bitset.count(state.noble_deck)) * 0.05)
    out.add(float(bitset.count(state.artisan_deck)) * 0.04)
    out.add(float(bitset.count(state.urn_pile)) * 0.04)


def _add_question(out: Numbers, state: PharaonState) -> None:
    """What is asked, and the payment under way."""
    ask = state.agenda
    step: i64 = -1 if ask is None else ask.step
    out.add_which(step, steps.KEEP, steps.AFTER + 1)
    out.add(1.0 if step == steps.BLOCK else 0.0)
    paying = step in (steps.PAY, steps.BONUS, steps.COLUMN, steps.COLOR)
    out.add_which(state.purchase.area if paying else -1, 0, pieces.AREAS)
    out.add(float(packs.units(state.purchase.owed)) * 0.2 if step == steps.PAY else 0.0)


def _add_plot(out: Numbers, state: PharaonState) -> None:
    """How far the Traitor is."""
    plot = state.plot
    solo = state.is_solo()
    out.add(1.0 if solo else 0.0)
    out.add(float(plot.urns) * 0.1 if solo else 0.0)
    out.add(float(bitset.count(plot.gods)) * 0.2 if solo else 0.0)
    out.add(float(plot.noble_value) * 0.1 if solo else 0.0)
    for place in range(pieces.TILES):
        here = solo and place < len(plot.levels)
        out.add(float(plot.levels[place]) * 0.1 if here else 0.0)
