"""The display of Ra and the Temple Complex."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from maat.core import rows
from maat.games.tekhenu import fields, steps, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.components import SIZE
from maat.games.tekhenu.rules import layout, ra, temple
from maat.games.tekhenu.scene import keys
from maat.games.tekhenu.scene.pieces import (
    SIDES,
    counted,
    edges,
    gold_at,
    numbered,
    owned_at,
    picture,
    tile,
    unnamed,
)
from maat.games.tekhenu.scene.sheets import canvas
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import SEAL, Box, Piece, Place, Value, datum_of, members, nothing_else, step_of
from maat.scene.layout import centered

TEMPLE: Final = canvas("temple", 560, "god-ra")
LINES: Final = 2 * SIZE

CELL: Final = 58.0  # a space of the Temple Complex
LEFT: Final = 95.0
TOP: Final = 97.0
GRID: Final = CELL * SIZE
RIM: Final = 11.0
SITE: Final = 42.0  # a Building space


# The display, from left to right.


@TEMPLE.told("*display")
def display(state: TekhenuState) -> Iterator[Place]:
    """Its spaces, the values that point at each and the VP it gives; costs (TK-52, TK-57)."""
    for slot, key in enumerate(keys.DISPLAY):
        pointing = [value for value, at in enumerate(state.box.display, start=1) if at == slot]
        values: dict[str, Value] = {
            "display": key,
            "points": state.box.display_vp[slot],
            "low": min(pointing, default=0),
            "high": max(pointing, default=0),
        }
        number, x = state.display[slot], 12 + 100 * slot
        tiles = [tile(state, number)] if number != EMPTY else []
        yield Place("place-display", values, tiles, id=key, box=Box(x + 3, 462, 64, 64))
        worth = numbered(words.VP, int(state.box.display_vp[slot]))
        yield unnamed(f"worth-{words.DISPLAY[slot]}", [worth], Box(x + 68, 496, 28, 28))
        if number != EMPTY:
            due = (state.box.tile_limestone[number], state.box.tile_granite[number])
            stones = zip((words.LIMESTONE, words.GRANITE), due, strict=True)
            cost = [numbered(token, int(amount)) for token, amount in stones if amount]
            yield unnamed(f"cost-{words.DISPLAY[slot]}", cost, Box(x + 2, 528, 66, 26))


def chosen_tile(state: TekhenuState) -> int:
    """The tile a question about Ra is about."""
    return int(ra.tile_for(state, layout.VALUE.of(datum_of(state))))


# Rim, rows and spaces.


@TEMPLE.drawn(nothing_else)
def rim(state: TekhenuState) -> Iterator[Place]:
    """Its four sides, left to right or top to bottom; the upright ones are turned."""
    x, y, half = LEFT + GRID / 2, TOP + GRID / 2, (GRID + RIM) / 2 + 1
    last = SIZE * (SIZE - 1)
    across, down = range(SIZE), range(0, SIZE * SIZE, SIZE)
    for side, (spaces, first, box, turn) in enumerate(
        (
            (across, 0, centered(x, y - half, GRID, RIM), 0),
            (down, SIZE - 1, centered(x + half, y, GRID, RIM), 90),
            (across, last, centered(x, y + half, GRID, RIM), 0),
            (down, 0, centered(x - half, y, GRID, RIM), 90),
        )
    ):
        outer = [state.box.temple.outer[4 * (first + space) + side] for space in spaces]
        shown = [Piece(keys.EDGE[edge], sprite=f"rim-{words.EDGES[edge]}") for edge in outer]
        yield unnamed(f"rim-{SIDES[side]}", shown, box, "spin", turn)


def pillars(state: TekhenuState) -> list[int]:
    """The Pillars of each side."""
    return [player.pillars for player in state.players]


def built(state: TekhenuState) -> list[int]:
    """The Buildings of each side around the Complex."""
    return [player.temple for player in state.players]


def tile_offer(state: TekhenuState) -> Hashable:
    """What decides what a tile would bring, when one is to be laid."""
    return (chosen_tile(state), *built(state)) if step_of(state) == steps.SPACE else None


@TEMPLE.told("*complex players.pillars", tile_offer)
def inside(state: TekhenuState) -> Iterator[Place]:
    """Rows from left to right, then spaces, a tile apart from the Pillar on it."""
    for row in range(SIZE):
        cells = [cell(state, SIZE * row + column) for column in range(SIZE)]
        name, box = f"row-{row + 1}", Box(LEFT, TOP + CELL * row, 8, 8)
        yield Place("place-row", {"row": row + 1}, cells, id=name, box=box, layout=SEAL)
    trial = state.copy()
    for at in range(SIZE * SIZE):
        x, y = LEFT + CELL * (at % SIZE), TOP + CELL * (at // SIZE)
        yield space(trial, at, Box(x + 2, y + 2, CELL - 4, CELL - 4))
        pillar = owned_at(state, "pillar", pillars(state), at)
        if pillar:
            name, box = f"pillar-{words.SPACES[at]}", Box(x + 11, y + 3, CELL - 22, CELL - 6)
            yield Place(name, pieces=pillar, id=name, box=box, silent=True)


def cell(state: TekhenuState, at: int) -> Piece:
    """A space in its row: what it shows, or whose Pillar stands there."""
    column = at % SIZE + 1
    if state.complex[at] == EMPTY:
        shown = counted(state.box.temple.rewards[at]) or [Piece(keys.TOKEN[0], 0)]
        token, amount = shown[0].key, shown[0].count
        values: dict[str, Value] = {"column": column, "amount": amount, "token": token}
        if len(shown) > 1:
            return Piece("cell-several", values=values, sprite="unit-choice")
        return Piece("cell", values=values, sprite=token)
    number, turn = fields.TILE.of(state.complex[at]), fields.TILE_TURN.of(state.complex[at])
    lying, sides = keys.PILLAR[number], edges(state, int(number), int(turn))
    own = owned_at(state, "cell-pillar", pillars(state), at, column=column, pillar=lying, **sides)
    alone = Piece("cell-tile", values={"column": column, "pillar": lying, **sides}, sprite=lying)
    return own[0] if own else alone


def space(state: TekhenuState, at: int, box: Box) -> Place:
    """A space by itself: told when a tile is to be laid there, otherwise only drawn."""
    key, code = "place-space", state.complex[at]
    values: dict[str, Value] = {"space": keys.SPACE[at]}
    lying, turn = counted(state.box.temple.rewards[at]), 0
    if code != EMPTY:
        lying = [Piece(keys.PILLAR[fields.TILE.of(code)])]
        turn = 90 * int(fields.TILE_TURN.of(code))
    elif step_of(state) == steps.SPACE:
        key = "place-space-offer"
        values["buildings"] = int(temple.buildings_near(state, at))
        values["edges"] = max(edge_points(state, chosen_tile(state), at, turn) for turn in range(4))
    is_silent = key == "place-space"
    name = keys.SPACE[at]
    return Place(key, values, lying, silent=is_silent, id=name, box=box, layout="spin", turn=turn)


def edge_points(trial: TekhenuState, tile: int, at: int, turn: int) -> int:
    """What the edges of a tile would bring on a space (TK-55): it is laid there for a moment."""
    before = trial.complex
    laid = fields.TILE.packed(tile) | fields.TILE_TURN.packed(turn)
    trial.complex = rows.put(before, at, laid)
    points = int(temple.matching_edges(trial, at) * temple.edge_factor(trial, at))
    trial.complex = before
    return points


def tile_points(trial: TekhenuState, tile: int, at: int) -> int:
    """VP of a tile on a space: for Buildings, and at best for edges (TK-54, TK-55)."""
    best = max(edge_points(trial, tile, at, turn) for turn in range(4))
    return int(temple.buildings_near(trial, at)) + best


# Around the Complex.


def site_box(at: int) -> Box:
    """Where a Building space lies: rows left and right, columns above and below."""
    along = CELL * (at % SIZE + 0.5)
    before = RIM + 4 + SITE / 2
    across = GRID + before if at >= LINES else -before
    in_row = at % LINES < SIZE
    x = LEFT + (across if in_row else along)
    y = TOP + (along if in_row else across)
    return centered(x, y, SITE, SITE)


def building_offer(state: TekhenuState) -> Hashable:
    """What decides what a Building would bring, when one is to be built."""
    ask = state.agenda
    if ask is None or step_of(state) != steps.BUILDING:
        return None
    player = state.players[ask.seat]
    return state.covered, player.pillars, player.technologies


@TEMPLE.told("gold_on players.temple players.people", building_offer)
def around(state: TekhenuState) -> Iterator[Place]:
    """All Buildings in one line, the spaces used by this many players, Statues of the people."""
    every = [
        piece
        for at, key in enumerate(keys.BUILDING)
        for piece in owned_at(state, "built", built(state), at, building=key)
    ]
    yield Place("place-buildings", pieces=every, box=Box(4, 4, 60, 36), layout=SEAL)
    for at in members(state.box.temple.open_bits[state.sides]):
        yield building(state, at)
    for at in range(len(words.PEOPLE)):
        yield people(state, at)


def building(state: TekhenuState, at: int) -> Place:
    """A Building space: told when it is on offer, otherwise only drawn."""
    name, box = keys.BUILDING[at], site_box(at)
    values: dict[str, Value] = {"building": name, "bread": state.box.temple.bread[at]}
    standing = owned_at(state, "building", built(state), at)
    if standing or step_of(state) != steps.BUILDING:
        return Place("place-building", values, standing, id=name, box=box, silent=True)
    values["points"] = line_points(state, at % LINES)
    gains = line_gains(state, at % LINES)
    return Place("place-building-offer", values, gains, id=name, box=box, layout=SEAL)


def line_points(state: TekhenuState, line: int) -> int:
    """VP the own Pillars in a line would bring (TK-64, T05)."""
    player = state.players[state.asked().seat]
    each = state.box.own_pillar_vp + int(technologies.more_for_pillars(player))
    return each * len(members(int(player.pillars) & state.box.temple.line_spaces[line]))


def line_gains(state: TekhenuState, line: int) -> list[Piece]:
    """What the empty spaces in a line would bring."""
    counts = [0] * words.POPULATION
    several = 0
    for at in members(state.box.temple.line_spaces[line] & ~int(state.covered)):
        kinds = members(state.box.temple.kinds[at])
        if len(kinds) == 1:
            counts[kinds[0]] += 1
        elif kinds:
            several += 1
    return counted(counts) + ([Piece("unit-choice", several)] if several else [])


# Where the Statues for the people stand: beside a row and a column, and above Osiris.
PEOPLE: Final = (
    ("temple", centered(20.25, TOP + GRID / 2, 33.5, 76), "row"),
    ("temple", centered(240, 22.5, 76, 37), "row"),
    ("town", centered(144, 27, 90, 46), "row"),
    ("town", centered(308, 27, 90, 46), "row"),
)


def people(state: TekhenuState, at: int) -> Place:
    """A Statue space for the people, with the Gold lying there (TK-13, TK-48)."""
    statues = owned_at(state, "statue", [player.people for player in state.players], at)
    key, name = "place-people", keys.PEOPLE[at]
    values: dict[str, Value] = {"people": name}
    if at <= words.TEMPLE_COLUMN:
        key = "place-people-line"
        values["line"] = keys.LINE[state.box.temple.statue_line[at]]
        values["points"] = state.box.statue_line_vp
    sheet, box, how = PEOPLE[at]
    lying = gold_at(state, at) + statues
    return Place(key, values, lying, id=name, sheet=sheet, box=box, layout=how)


@TEMPLE.drawn("players.temple", building_offer)
def sites(state: TekhenuState) -> Iterator[Place]:
    """Free Building spaces with their cost."""
    taken = 0
    for bits in built(state):
        taken |= int(bits)
    for at in members(state.box.temple.open_bits[state.sides] & ~taken):
        site = picture(building(state, at), "site", str(state.box.temple.bread[at]))
        yield unnamed(keys.BUILDING[at].replace("building", "site"), [site], site_box(at))


# Turning a tile.


@TEMPLE.told()
def turns(state: TekhenuState) -> Iterator[Place]:
    """The ways to turn the tile, each with its edges and what they would bring."""
    if step_of(state) != steps.ROTATION:
        return
    at, number = int(layout.SPACE.of(datum_of(state))), chosen_tile(state)
    trial = state.copy()
    for turn in range(int(ra.turns(state, number))):
        angle, points = 90 * turn, edge_points(trial, number, at, turn)
        values = edges(state, number, turn) | {"number": angle, "points": points}
        told = Place("place-turn", values, id=f"turn-{angle}")
        x, y = 322 + 78 * (turn % 2), 450 + 54 * (turn // 2)
        face, worth = picture(told, keys.PILLAR[number]), numbered(words.VP, points)
        yield told
        yield unnamed(f"face-{angle}", [face], Box(x, y, 50, 50), "spin", angle)
        yield unnamed(f"points-{angle}", [worth], Box(x + 50, y + 12, 26, 26))
