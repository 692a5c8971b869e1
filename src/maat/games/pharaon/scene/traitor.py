"""The Traitor and his tiles in a scene (PH-180 to PH-214)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.core import bitset
from maat.games.pharaon import packs, pieces, scoring
from maat.games.pharaon.scene import keys, seats
from maat.games.pharaon.scene.pieces import counted, honors, known_nobles, noble, owned_artisan
from maat.games.pharaon.scene.sheets import EDGE, TRAITOR, WIDTH
from maat.games.pharaon.state import PharaonState, Player
from maat.scene import Box, Piece, Place, Value, dashed, members

CELL: Final = 36.0  # a space of a tile
TILE: Final = 40.0  # from one tile to the next


@TRAITOR.told()
def told(state: PharaonState) -> list[Place]:
    """What he has, then his tiles from left to right."""
    if not state.is_solo():
        return []
    player = state.players[state.seats]
    disc = [Place(key, values, id="traitor-disc") for key, values in seats.disc(player, "traitor-")]
    found = [summary(state, player), *possessions(state, player), *disc]
    if len(state.ring) == pieces.AREAS:
        now = int(scoring.total(state, state.seats))
        found.append(Place("place-traitor-points", {"points": now}, id="traitor-points"))
    spots = range(len(state.plot.links))
    return found + [place for spot in spots for place in tile(state, spot)]


def summary(state: PharaonState, player: Player) -> Place:
    """His stage, what his nobles are worth, and the urns he has left."""
    values: dict[str, Value] = {
        "stage": int(player.stage),
        "nobles": int(bitset.count(player.nobles)),
        "value": int(state.plot.noble_value),
        "urns": int(state.plot.urns),
    }
    return Place("place-traitor", values, id="traitor", box=Box(14, 9, 412, 26), layout="note")


def possessions(state: PharaonState, player: Player) -> list[Place]:
    """Tokens, nobles, artisans, Nile and unlocked gods."""
    nobles = [noble(state, number) for number in known_nobles(state, player)]
    artisans = [owned_artisan(state, number) for number in members(player.artisans)]
    gods = [Piece(keys.GOD[god]) for god in members(state.plot.gods)]
    held = {
        "tokens": (counted(player.pieces, 0, pieces.KINDS), Box(EDGE, 246, 212, 32)),
        "nobles": (nobles, Box(EDGE, 286, 212, 46)),
        "artisans": (artisans, Box(228, 286, 204, 46)),
        "tracks": (seats.tracks(state, player), Box(EDGE, 339, 212, 30)),
        "gods": (gods, Box(228, 242, 204, 40)),
    }
    return [
        Place(f"place-traitor-{name}", pieces=lying, id=f"traitor-{name}", box=box)
        for name, (lying, box) in held.items()
    ]


@TRAITOR.drawn()
def own_honors(state: PharaonState) -> list[Place]:
    """Those special tokens that he has."""
    if not state.is_solo():
        return []
    held = honors(state, int(state.seats))
    return [Place("place-honors", pieces=held, id="traitor-honors", box=Box(228, 336, 80, 36))]


# His tiles lie one below the other: tokens laid on it, then the icons still to come.


def cell(state: PharaonState) -> float:
    """A space of a tile."""
    return min(CELL, (WIDTH - 64) / max(1, int(state.box.spaces)))


def tile(state: PharaonState, spot: int) -> Iterator[Place]:
    """A tile that is linked to a color: icons still to come, and the tokens before them."""
    spaces, level = int(state.box.spaces), state.plot.levels[spot]
    y, size = 36 + TILE * spot, cell(state)
    values: dict[str, Value] = {
        "place": spot + 1,
        "color": keys.COLOR[state.plot.links[spot]],
        "level": level,
        "spaces": spaces,
    }
    x = min(54 + size * level, 54 + size * (spaces - 1))
    coming = Box(x, y, size * max(1, spaces - level), size)
    yield Place("place-tile", values, icons(state, spot), id=f"tile-{spot + 1}", box=coming)
    start = spot * spaces
    tokens = [Piece(keys.PIECE[kind]) for kind in state.plot.spaces[start : start + level]]
    yield on_tile(spot, tokens, "tokens", Box(54, y, size * max(1, level), size))


def on_tile(spot: int, tokens: list[Piece], what: str, box: Box) -> Place:
    """What lies on a tile, only drawn."""
    name = f"tile-{spot + 1}-{what}"
    return Place("place-tile-tokens", {"place": spot + 1}, tokens, id=name, box=box, silent=True)


@TRAITOR.drawn()
def links(state: PharaonState) -> Iterator[Place]:
    """The resources the tiles belong to."""
    size = cell(state)
    for spot, color in enumerate(state.plot.links):
        yield on_tile(
            spot, [Piece(keys.PIECE[color])], "link", Box(12, 36 + TILE * spot, size, size)
        )


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
    return [f"tile-{spot_of(state, color) + 1}", keys.AREA[state.facing.index(color)]]
