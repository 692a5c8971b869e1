"""The display of Ra and the Temple Complex in a scene."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import fields, steps, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.components import SIZE
from maat.games.tekhenu.rules import layout, ra, temple
from maat.games.tekhenu.scene.pieces import (
    counted,
    dashed,
    datum_of,
    members,
    owned,
    pillar_key,
    step_of,
    token_key,
)
from maat.games.tekhenu.state import EMPTY, TekhenuState
from maat.scene import Piece, Place, Value

LINES: Final = 2 * SIZE
DIRECTIONS: Final = ("top", "right", "bottom", "left")


def displayed(state: TekhenuState) -> list[Place]:
    """The display."""
    return [display(state, slot) for slot in range(len(words.DISPLAY))]


def inside(state: TekhenuState) -> list[Place]:
    """Rows and spaces."""
    rows = [row(state, number) for number in range(SIZE)]
    return rows + [space(state, number) for number in range(SIZE * SIZE)]


def around(state: TekhenuState) -> list[Place]:
    """Building spaces and Statue spaces."""
    found = [buildings(state), *building_places(state)]
    return found + [people(state, number) for number in range(len(words.PEOPLE))]


# The display.


def display(state: TekhenuState, slot: int) -> Place:
    """A space of the display: the values that point at it and the VP it gives (TK-52, TK-57)."""
    pointing = [value for value, at in enumerate(state.box.display, start=1) if at == slot]
    values: dict[str, Value] = {
        "display": f"display-{words.DISPLAY[slot]}",
        "points": state.box.display_vp[slot],
        "low": min(pointing, default=0),
        "high": max(pointing, default=0),
    }
    tile = state.display[slot]
    tiles = [] if tile == EMPTY else [tile_piece(state, tile)]
    return Place("place-display", values, tiles, id=f"display-{words.DISPLAY[slot]}")


def tile_piece(state: TekhenuState, tile: int) -> Piece:
    """A Pillar tile and its cost."""
    values: dict[str, Value] = {
        "pillar": pillar_key(tile),
        "limestone": state.box.tile_limestone[tile],
        "granite": state.box.tile_granite[tile],
    }
    return Piece("tile-with-cost", values=values, sprite=pillar_key(tile))


def chosen_tile(state: TekhenuState) -> int:
    """The tile a question about Ra is about."""
    return int(ra.tile_for(state, layout.VALUE.of(datum_of(state))))


# Rows and spaces.


def row(state: TekhenuState, number: int) -> Place:
    """A row of the Complex from left to right."""
    cells = [cell(state, SIZE * number + column) for column in range(SIZE)]
    return Place("place-row", {"row": number + 1}, cells, id=f"row-{number + 1}")


def cell(state: TekhenuState, at: int) -> Piece:
    """A space in its row: what it shows, or whose Pillar stands there."""
    column = at % SIZE + 1
    if state.complex[at] == EMPTY:
        reward = [(amount, token) for token, amount in enumerate(state.box.temple.rewards[at])]
        shown = [(amount, token) for amount, token in reward if amount]
        amount, token = shown[0] if shown else (0, 0)
        key = "cell-several" if len(shown) > 1 else "cell"
        return Piece(key, values={"column": column, "amount": amount, "token": token_key(token)})
    tile = pillar_key(int(fields.TILE.of(state.complex[at])))
    for side, player in enumerate(state.players):
        if player.pillars >> at & 1:
            return owned(state, "cell-pillar", side, column=column, pillar=tile)
    return Piece("cell-tile", values={"column": column, "pillar": tile})


def space_id(at: int) -> str:
    """A space of the Complex."""
    return f"space-{words.SPACES[at]}"


def space(state: TekhenuState, at: int) -> Place:
    """A space by itself: told when a tile is to be laid there, otherwise only drawn."""
    values: dict[str, Value] = {"space": f"space-{words.SPACES[at]}"}
    if state.complex[at] != EMPTY:
        lying = [Piece(pillar_key(int(fields.TILE.of(state.complex[at]))))]
        lying += [
            owned(state, "pillar", side)
            for side, player in enumerate(state.players)
            if player.pillars >> at & 1
        ]
        return Place("place-space", values, lying, id=space_id(at), silent=True)
    reward = counted(state.box.temple.rewards[at])
    if step_of(state) != steps.SPACE:
        return Place("place-space", values, reward, id=space_id(at), silent=True)
    values["buildings"] = int(temple.buildings_near(state, at))
    values["edges"] = max(edge_points(state, at, turn) for turn in range(4))
    return Place("place-space-offer", values, reward, id=space_id(at))


def edge_points(state: TekhenuState, at: int, turn: int) -> int:
    """What the edges of the tile would bring on a space (TK-55)."""
    trial = state.copy()
    trial.complex[at] = int(fields.TILE.packed(chosen_tile(state)) | fields.TILE_TURN.packed(turn))
    return int(temple.matching_edges(trial, at) * temple.edge_factor(trial, at))


def turns(state: TekhenuState) -> list[Place]:
    """The ways to turn the tile, each with its edges and what they would bring."""
    if step_of(state) != steps.ROTATION:
        return []
    at = int(layout.SPACE.of(datum_of(state)))
    tile = chosen_tile(state)
    return [turned(state, at, tile, turn) for turn in range(int(ra.turns(state, tile)))]


def turned(state: TekhenuState, at: int, tile: int, turn: int) -> Place:
    """One way to turn the tile."""
    edges = state.box.tile_edges[4 * tile : 4 * tile + 4]
    values: dict[str, Value] = {
        side: f"edge-{words.EDGES[edges[(direction - turn) % 4]]}"
        for direction, side in enumerate(DIRECTIONS)
    }
    values |= {"number": 90 * turn, "points": edge_points(state, at, turn)}
    return Place("place-turn", values, id=f"turn-{90 * turn}")


# Around the Complex.


def building_id(at: int) -> str:
    """A Building space."""
    return f"building-{dashed(words.BUILDINGS[at])}"


def buildings(state: TekhenuState) -> Place:
    """All Buildings around the Complex in one line."""
    built = [
        owned(state, "built", side, building=building_id(at))
        for at in range(len(words.BUILDINGS))
        for side, player in enumerate(state.players)
        if player.temple >> at & 1
    ]
    return Place("place-buildings", pieces=built, id="buildings")


def building_places(state: TekhenuState) -> list[Place]:
    """The Building spaces used by this many players."""
    return [building(state, at) for at in members(state.box.temple.open_bits[state.sides])]


def building(state: TekhenuState, at: int) -> Place:
    """A Building space: told when it is on offer, otherwise only drawn."""
    values: dict[str, Value] = {
        "building": building_id(at),
        "bread": state.box.temple.bread[at],
    }
    standing = [
        owned(state, "building", side)
        for side, player in enumerate(state.players)
        if player.temple >> at & 1
    ]
    if standing or step_of(state) != steps.BUILDING:
        return Place("place-building", values, standing, id=building_id(at), silent=True)
    values["points"] = line_points(state, at % LINES)
    return Place("place-building-offer", values, line_gains(state, at % LINES), id=building_id(at))


def line_points(state: TekhenuState, line: int) -> int:
    """VP the own Pillars in a line would bring (TK-64, T05)."""
    if state.agenda is None:
        return 0
    player = state.players[state.agenda.seat]
    each = state.box.own_pillar_vp + int(technologies.more_for_pillars(player))
    spaces = int(player.pillars) & state.box.temple.line_spaces[line]
    return each * len(members(spaces))


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


def people(state: TekhenuState, at: int) -> Place:
    """A Statue space for the people, with the Gold lying there (TK-13, TK-48)."""
    name = dashed(words.PEOPLE[at])
    lying = [Piece(token_key(words.GOLD))] if state.gold_on >> at & 1 else []
    lying += [
        owned(state, "statue", side)
        for side, player in enumerate(state.players)
        if player.people >> at & 1
    ]
    values: dict[str, Value] = {"people": f"people-{name}"}
    if at > words.TEMPLE_COLUMN:
        return Place("place-people", values, lying, id=f"people-{name}")
    values["line"] = f"line-{words.LINES[state.box.temple.statue_line[at]]}"
    values["points"] = state.box.statue_line_vp
    return Place("place-people-line", values, lying, id=f"people-{name}")
