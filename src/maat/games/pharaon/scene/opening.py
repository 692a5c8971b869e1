"""Setting up Pharaon: areas, wheel, Pyramid, tokens and cards (PH-10 to PH-26, PH-180 on)."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon.scene import keys
from maat.games.pharaon.scene.traitor import icon
from maat.games.pharaon.state import PharaonState
from maat.scene import Piece, Place, Values

PLACES: Final = [
    *("area-*", "direction", "supply", "bag", "sets", "bonus"),
    *("nobles", "artisans", "artisan-deck"),
    *("urns", "urn-pile", "first-player", "pharaoh"),
    *("round-1", "cubes-0", "track-*-0"),
    *("laid-tile-*", "linked-tile-*", "plot-urns"),
]
OWN: Final[list[str]] = []
LAID_ON: Final[list[str]] = []  # places that matter where something lies on them

SECRET: Final[list[int]] = []  # questions of the set-up that change nothing others see


def unused(state: PharaonState) -> list[Piece]:
    """The Traitor's tiles, where nobody plays alone."""
    return [] if state.is_solo() else [Piece("opening-traitor")]


def unshown(state: PharaonState) -> list[Place]:
    """The Traitor's tiles and what lies on them, and his pile of urns (PH-181, PH-182)."""
    plot, box, found = state.plot, state.box, list[Place]()
    if not plot.links:
        return []
    for spot, (tile, side) in enumerate(zip(plot.order, plot.sides, strict=True)):
        at: Values = {"place": spot + 1}
        laid: Values = {**at, "tile": tile + 1, "dark": side}
        printed = [icon(state, tile, code) for code in box.tile_icons[tile][side]]
        found.append(Place("event-tile-laid", laid, printed, id=f"laid-tile-{spot + 1}"))
        color = plot.links[spot]
        linked, token = {**at, "color": keys.COLOR[color]}, [Piece(keys.PIECE[color])]
        found.append(Place("event-tile-linked", linked, token, id=f"linked-tile-{spot + 1}"))
    first = box.tile_urns[plot.order[0]][plot.sides[0]]
    return [*found, Place("place-traitor-urns", pieces=[Piece("urn-down", first)], id="plot-urns")]
