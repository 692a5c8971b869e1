"""The Traitor and his tiles in a scene (PH-180 to PH-214)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.core import bitset, rows
from maat.games.pharaon import packs, pieces, scoring
from maat.games.pharaon.scene import keys, seats
from maat.games.pharaon.scene.pieces import counted, honors, known_nobles, noble, owned_artisan
from maat.games.pharaon.scene.sheets import EDGE, WIDTH, canvas, sheet
from maat.games.pharaon.state import PharaonState, Player
from maat.scene import Box, Piece, Place, Values, dashed, members, seat_id

TRAITOR: Final = canvas(sheet("traitor", 376, "traitor"), when=PharaonState.is_solo)
CELL: Final = 36.0  # a space of a tile
TILE: Final = 40.0  # from one tile to the next


@TRAITOR.told()
def told(state: PharaonState) -> Iterator[Place]:
    """His stage, what his nobles are worth, the urns he has left; then all he has."""
    player = state.players[state.seats]
    values = {
        "stage": int(player.stage),
        "nobles": int(bitset.count(player.nobles)),
        "value": int(state.plot.noble_value),
        "urns": int(state.plot.urns),
    }
    yield Place("place-traitor", values)
    brief = {"value": values["value"], "urns": values["urns"]}
    yield Place("place-traitor-brief", brief, box=Box(14, 9, 412, 26), layout="note", silent=True)
    yield from possessions(state, player)
    yield from seats.disc(player, "traitor-")
    if len(state.ring) == pieces.AREAS:
        points = {"points": int(scoring.total(state, state.seats))}
        yield Place("place-traitor-points", points, id=seat_id(int(state.seats), "points"))


def possessions(state: PharaonState, player: Player) -> Iterator[Place]:
    """Tokens, nobles, artisans, Nile and unlocked gods; special tokens are only drawn."""
    nobles = [noble(state, number) for number in known_nobles(state, player)]
    artisans = [owned_artisan(state, number) for number in members(player.artisans)]
    gods = [Piece(keys.GOD[god]) for god in members(state.plot.gods)]
    for name, lying, box in (
        ("tokens", counted(player.pieces, 0, pieces.KINDS), Box(EDGE, 246, 212, 32)),
        ("nobles", nobles, Box(EDGE, 286, 212, 46)),
        ("artisans", artisans, Box(228, 286, 204, 46)),
        ("tracks", seats.tracks(state, player), Box(EDGE, 339, 212, 30)),
        ("gods", gods, Box(228, 242, 204, 40)),
    ):
        yield Place(f"place-traitor-{name}", pieces=lying, box=box)
    held, box = honors(state, int(state.seats)), Box(228, 336, 80, 36)
    yield Place("place-honors", pieces=held, id="traitor-honors", box=box, silent=True)


# His tiles lie one below the other: tokens laid on it, then the icons still to come.


@TRAITOR.told()
def tiles(state: PharaonState) -> Iterator[Place]:
    """From left to right."""
    for spot in range(len(state.plot.links)):
        yield from tile(state, spot)


def tile(state: PharaonState, spot: int) -> Iterator[Place]:
    """A tile: the resource it is linked to, tokens laid on it, the icons still to come."""
    spaces, level, color = int(state.box.spaces), state.plot.levels[spot], state.plot.links[spot]
    y, size = 36 + TILE * spot, min(CELL, (WIDTH - 64) / max(1, spaces))
    number, name = {"place": spot + 1}, f"tile-{spot + 1}"
    x = min(54 + size * level, 54 + size * (spaces - 1))
    coming = Box(x, y, size * max(1, spaces - level), size)
    values: Values = {**number, "color": keys.COLOR[color], "level": level, "spaces": spaces}
    yield Place("place-tile", values, icons(state, spot), id=name, box=coming)
    laid = state.plot.spaces[spot * spaces : spot * spaces + level]
    for what, kinds, box in (
        ("tokens", laid, Box(54, y, size * max(1, level), size)),
        ("link", [color], Box(12, y, size, size)),
    ):
        lying = [Piece(keys.PIECE[kind]) for kind in kinds]
        name = f"tile-{spot + 1}-{what}"
        yield Place("place-tile-tokens", number, lying, id=name, box=box, silent=True)


def icons(state: PharaonState, spot: int) -> list[Piece]:
    """The icons of the spaces not yet covered, from the bottom up."""
    plot = state.plot
    tile = plot.order[spot]
    coming = state.box.tile_icons[tile][plot.sides[spot]][plot.levels[spot] :]
    return [icon(state, tile, code) for code in coming]


def icon(state: PharaonState, tile: int, code: int) -> Piece:
    """One icon: what the Traitor does when its space is covered."""
    kind, number = int(packs.ICON.of(code)), int(packs.NUMBER.of(code))
    if not kind:
        return Piece("icon-none")
    name = f"icon-{dashed(pieces.ICON_NAMES[kind])}"
    if kind == pieces.GOD_ICON:
        god = keys.GOD[state.box.tile_god[tile]]
        return Piece(name, values={"god": god}, sprite=f"icon-{god}")
    if kind in (pieces.TAKE_ARTISAN, pieces.DISCARD_ARTISAN, pieces.NILE_ICON):
        return Piece(f"{name}-{'high' if number == pieces.HIGH else 'low'}")
    badge = str(number) if number else ""
    return Piece(name, values={"number": number}, tone="corner", badge=badge)


def spot_of(state: PharaonState, color: int) -> int:
    """The tile a resource would cover: its own, or the next one that has room (PH-193)."""
    spot = int(state.plot.links.index(color))
    for _ in range(pieces.TILES):
        if state.plot.levels[spot] < state.box.spaces:
            break
        spot = (spot + 1) % pieces.TILES
    return spot


def next_icon(state: PharaonState, color: int) -> Piece:
    """What the Traitor does when this resource covers a space of a tile."""
    coming = icons(state, spot_of(state, color))
    return coming[0] if coming else Piece("icon-none")


def at_stake(state: PharaonState, color: int) -> list[str]:
    """The tile a resource would cover, and the area its sector faces (PH-191, PH-192)."""
    return [f"tile-{spot_of(state, color) + 1}", keys.AREA[rows.place_of(state.facing, color)]]
