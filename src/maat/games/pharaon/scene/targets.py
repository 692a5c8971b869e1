"""Where the answers of Pharaon are clicked."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import actions, pieces, steps
from maat.games.pharaon.scene import keys, pyramid
from maat.games.pharaon.scene.pieces import lying
from maat.games.pharaon.state import PharaonState
from maat.scene import Target, seat_id, step_of
from maat.scene.targets import Aim, aimed, on, own


def collected(state: PharaonState, seat: int, action: int, _: str) -> Target:
    """The space of the Pyramid reached, or the one left of it."""
    player = state.players[seat]
    space = int(player.space) - (action == actions.LEFT)
    return Target(action, pyramid.space_id(int(player.row), space))


def bonus(state: PharaonState, _: int, action: int, word: str) -> Target:
    """A token of the bonus zone."""
    if int(word) > len(state.bonus):
        return Target(action)
    return Target(action, f"bonus-{word}", lying(state, state.bonus[int(word) - 1]))


def extra(state: PharaonState, seat: int, action: int, _: str) -> Target:
    """The noble that allows another action; where none is named, it lies nowhere."""
    if state.rulings.told:
        return Target(action)
    noble = state.box.extra_action[action - actions.EXTRA]
    return Target(action, seat_id(seat, "nobles"), keys.NOBLE[noble])


def handed(state: PharaonState, seat: int, action: int, _: str) -> Target:
    """A resource or an offering token in front of the seat, to pay or to give."""
    family = actions.PAY if action < actions.GIVE else actions.GIVE
    kind = int(pieces.piece_of(action - family, state.purchase.area))
    where = "resources" if kind < pieces.TOKEN else "tokens"
    return Target(action, seat_id(seat, where), keys.PIECE[kind])


AIMS: Final[dict[str, Aim[PharaonState]]] = {
    "draw_offering": on("tokens-down"),
    "draw_noble": on("nobles-down"),
    "draw_artisan": on("artisans-down"),
    "replace": own("nobles", keys.NOBLE[pieces.DIPLOMAT]),
    "collect_here": collected,
    "collect_left": collected,
    "act": on("plate-{}"),
    "extra": extra,
    "exchange": own("nobles", "noble-{}"),
    "column": on("column-{}"),
    "pay": handed,
    "set": on("set-{}"),
    "bonus": bonus,
    "advance": on("track-{}"),
    "gain": on("supply", "resource-{}"),
    "give": handed,
    "block": on("sector-{}"),
    "keep": on("drawn", "noble-{}"),
    "hire": on("nobles", "noble-{}"),
    "employ": on("artisans", "artisan#{}"),
    "take": on("urns", "urn#{}"),
}

# The sheet of the questions whose answers may lie on none.
FOCUS: Final = {
    steps.KEEP: "draft",
    steps.HIRE: "nobles",
    steps.BONUS: "offerings",
    steps.COLOR: "artisans",
    steps.DIPLOMAT: "pyramid",
    steps.INCOME: "pyramid",
}


def focus(state: PharaonState) -> str:
    """The sheet the open question is about, empty for none in particular."""
    return FOCUS.get(step_of(state), "")


def target(state: PharaonState, seat: int, action: int) -> Target:
    """A place of the table, something of one's own, or the bar for what lies nowhere."""
    return aimed(actions.BOOK, AIMS, state, seat, action)
