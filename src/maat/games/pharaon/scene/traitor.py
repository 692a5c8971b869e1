"""The Traitor and his tiles in a scene (PH-180 to PH-214)."""

from __future__ import annotations

from maat.games.pharaon import bits, packs, pieces, scoring
from maat.games.pharaon.scene import cards, seats
from maat.games.pharaon.scene.board import only_drawn
from maat.games.pharaon.scene.cards import color_key, counted, piece_key
from maat.games.pharaon.state import NOT_IN_PYRAMID, PharaonState, Player
from maat.scene import Piece, Place, Value


def places(state: PharaonState) -> list[Place]:
    """What he has, then his tiles from left to right."""
    player = state.players[state.seats]
    found = [
        summary(state, player),
        *possessions(state, player),
        *pyramid(player),
    ]
    if len(state.ring) == pieces.AREAS:
        now = int(scoring.total(state, state.seats))
        found.append(Place("place-traitor-points", {"points": now}, id="traitor-points"))
    return found + tiles(state)


def summary(state: PharaonState, player: Player) -> Place:
    """His stage, what his nobles are worth, and the urns he has left."""
    values: dict[str, Value] = {
        "stage": int(player.stage),
        "nobles": int(bits.count(player.nobles)),
        "value": int(state.plot.noble_value),
        "urns": int(state.plot.urns),
    }
    return Place("place-traitor", values, id="traitor")


def possessions(state: PharaonState, player: Player) -> list[Place]:
    """Tokens, nobles, artisans, Nile and unlocked gods."""
    nobles = [cards.noble(state, noble) for noble in cards.members(player.nobles)]
    hired = cards.members(player.artisans)
    artisans = [cards.owned_artisan(state, card) for card in hired]
    gods = [Piece(f"god-{pieces.GOD_NAMES[god]}") for god in cards.members(state.plot.gods)]
    tokens = counted(player.pieces, 0, pieces.KINDS)
    tracks = seats.own_tracks(state, player)
    return [
        Place("place-traitor-tokens", pieces=tokens, id="traitor-tokens"),
        Place("place-traitor-nobles", pieces=nobles, id="traitor-nobles"),
        Place("place-traitor-artisans", pieces=artisans, id="traitor-artisans"),
        Place("place-traitor-tracks", pieces=tracks, id="traitor-tracks"),
        Place("place-traitor-gods", pieces=gods, id="traitor-gods"),
    ]


def pyramid(player: Player) -> list[Place]:
    """Whether he has passed, and where his disc is."""
    if not player.passed:
        return []
    if player.row == NOT_IN_PYRAMID:
        return [Place("place-traitor-passed", id="traitor-disc")]
    values: dict[str, Value] = {"row": int(player.row) + 1, "space": int(player.space) + 1}
    return [Place("place-traitor-disc", values, id="traitor-disc")]


# Tiles.


def tiles(state: PharaonState) -> list[Place]:
    """The tiles that are linked to a color: icons still to come, and the tokens laid on them."""
    found = []
    for spot, color in enumerate(state.plot.links):
        values: dict[str, Value] = {
            "place": spot + 1,
            "color": color_key(color),
            "level": state.plot.levels[spot],
            "spaces": int(state.box.spaces),
        }
        tile = Place("place-tile", values, icons(state, spot), id=f"tile-{spot + 1}")
        found += [tile, tokens_on(state, spot)]
    return found


def tokens_on(state: PharaonState, spot: int) -> Place:
    """The tokens on a tile, from the bottom up."""
    start = spot * int(state.box.spaces)
    laid = state.plot.spaces[start : start + state.plot.levels[spot]]
    tokens = [Piece(piece_key(kind)) for kind in laid]
    name = f"tile-{spot + 1}-tokens"
    return only_drawn(Place("place-tile-tokens", {"place": spot + 1}, tokens, id=name))


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
    name = pieces.ICON_NAMES[kind].replace("_", "-")
    if kind == pieces.GOD_ICON:
        god = pieces.GOD_NAMES[state.box.tile_god[tile]]
        return Piece("icon-god", values={"god": f"god-{god}"}, sprite=f"icon-god-{god}")
    if kind in (pieces.TAKE_ARTISAN, pieces.DISCARD_ARTISAN, pieces.NILE_ICON):
        return Piece(f"icon-{name}-{'high' if number == pieces.HIGH else 'low'}")
    badge = str(number) if number else ""
    return Piece(f"icon-{name}", values={"number": number}, tone="corner", badge=badge)


def at_stake(state: PharaonState, color: int) -> list[str]:
    """The tile a resource would cover, and the area its sector faces (PH-191 to PH-193)."""
    plot = state.plot
    spot = plot.links.index(color)
    for _ in range(pieces.TILES):
        if plot.levels[spot] < state.box.spaces:
            break
        spot = (spot + 1) % pieces.TILES
    return [f"tile-{spot + 1}", f"area-{pieces.AREA_NAMES[state.facing.index(color)]}"]
