"""Where the answers of Pharaon are clicked."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import actions, pieces
from maat.games.pharaon.rules import payment
from maat.games.pharaon.scene import board, cards
from maat.games.pharaon.scene.cards import noble_key, piece_key
from maat.games.pharaon.scene.seats import seat_id
from maat.games.pharaon.state import PharaonState
from maat.scene import Target

# Answers without a word: a place of the table.
PLAIN: Final = {
    actions.DRAW_OFFERING: "tokens-down",
    actions.DRAW_NOBLE: "nobles-down",
    actions.DRAW_ARTISAN: "artisans-down",
}

# Answers whose word names a place of the table: the place, and the piece in it if it has some.
NAMED: Final = {
    "act": ("plate-{}", ""),
    "column": ("column-{}", ""),
    "set": ("set-{}", ""),
    "advance": ("track-{}", ""),
    "block": ("sector-{}", ""),
    "gain": ("supply", "resource-{}"),
    "keep": ("drawn", "noble-{}"),
    "hire": ("nobles", "noble-{}"),
    "employ": ("artisans", "artisan#{}"),
    "take": ("urns", "urn#{}"),
}


def target(state: PharaonState, seat: int, action: int) -> Target:
    """A place of the table, something of one's own, or the bar for what lies nowhere."""
    if action in PLAIN:
        return Target(action, PLAIN[action])
    verb = actions.BOOK.family(action).verb
    if verb in NAMED:
        place, piece = NAMED[verb]
        word = cards.dashed(actions.BOOK.word(action))
        return Target(action, place.format(word), piece.format(word))
    if verb == "bonus":
        number = action - actions.BONUS
        return Target(action, f"bonus-{number}", piece_key(state.bonus[number - 1]))
    if verb in ("collect_here", "collect_left"):
        return in_pyramid(state, seat, action)
    return of_own(state, seat, action, verb)


def in_pyramid(state: PharaonState, seat: int, action: int) -> Target:
    """The space reached, or the one left of it."""
    player = state.players[seat]
    space = int(player.space) - (action == actions.LEFT)
    return Target(action, board.space_id(int(player.row), space))


def of_own(state: PharaonState, seat: int, action: int, verb: str) -> Target:
    """A noble to use, or a piece to pay or give."""
    noble = noble_used(state, action, verb)
    if noble:
        return Target(action, seat_id(seat, "nobles"), noble_key(noble))
    if verb == "pay":
        return held(state, seat, action, action - actions.PAY)
    if verb == "give":
        return held(state, seat, action, action - actions.GIVE)
    return Target(action)


def noble_used(state: PharaonState, action: int, verb: str) -> int:
    """The noble an answer uses, 0 for none."""
    if verb == "exchange":
        return action - actions.EXCHANGE
    if verb == "extra":
        return state.box.extra_action[action - actions.EXTRA]
    return pieces.DIPLOMAT if verb == "replace" else 0


def held(state: PharaonState, seat: int, action: int, means: int) -> Target:
    """A resource or an offering token in front of the seat."""
    kind = int(payment.piece_of(means, state.purchase.area))
    where = "resources" if kind < pieces.TOKEN else "tokens"
    return Target(action, seat_id(seat, where), piece_key(kind))
