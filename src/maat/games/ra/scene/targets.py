"""Where the answers of Ra are clicked."""

from __future__ import annotations

from maat.games.ra import actions
from maat.games.ra.scene.layout import seat_id
from maat.games.ra.scene.pieces import tile_key
from maat.games.ra.scene.seats import is_passing
from maat.games.ra.state import RaState
from maat.scene import Target


def target(_: RaState, seat: int, action: int) -> Target:
    """The bag, the statue, a sun, a tile; what has no place on the table is in the bar."""
    family = actions.BOOK.family(action)
    if family.verb == "draw":
        return Target(action, "bag")
    if family.verb == "invoke":
        return Target(action, "statue")
    if family.verb == "bid":
        return Target(action, seat_id(seat, "suns"), f"sun#{actions.BOOK.word(action)}")
    if family.verb == "take":
        return Target(action, "track", tile_key(action - actions.TAKE))
    if family.verb == "discard":
        kind = action - actions.DISCARD
        where = "passing" if is_passing(kind) else "kept"
        return Target(action, seat_id(seat, where), tile_key(kind))
    return Target(action)
