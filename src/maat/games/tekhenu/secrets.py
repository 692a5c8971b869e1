"""Hidden in Tekhenu: Decrees in hand and under the deck, and Faith placed in secret (TK-19)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset
from maat.core.dealer import Dealer
from maat.games.tekhenu import actions, fields, steps
from maat.games.tekhenu.rules import told, unnamed
from maat.games.tekhenu.state import UNKNOWN, TekhenuState


def redact(state: TekhenuState, seat: i64) -> TekhenuState:
    """Blank what a seat may not see; hidden Decrees join those of the deck."""
    seen = state.copy()
    if state.over:
        return seen
    traced = state.players[seat].traced if 0 <= seat < state.seats else 0
    for other in range(state.sides):
        if other != seat:
            hide_decrees(seen, other, traced)
    bottom: list[int] = []
    for entry in state.bottom:
        if fields.BOTTOM_SIDE.of(entry) == seat or fields.BOTTOM_DECREE.of(entry) == UNKNOWN:
            bottom.append(entry)
        else:
            bottom.append(entry | UNKNOWN)
            seen.decree_deck |= 1 << fields.BOTTOM_DECREE.of(entry)
    seen.bottom = bottom
    if state.unnamed:
        unnamed.exchange(seen, None)
    if state.told:
        told.hide(seen)
    return seen


def hide_decrees(seen: TekhenuState, other: i64, traced: i64) -> None:
    """Blank the hand of another side but for what everybody, or the viewer, knows."""
    player = seen.players[other]
    known = player.decrees & (player.open_decrees | traced)
    seen.decree_deck |= player.decrees & ~known | player.dealt
    player.decrees = known
    player.dealt = 0
    player.traced = 0
    if seen.weighing:
        player.placed = 0


def imagine(state: TekhenuState, seat: i64, dealer: Dealer) -> TekhenuState:
    """Deal the unseen Decrees to hands and deck, and place unseen Faith, as they might lie."""
    full = state.copy()
    if state.over:
        return full
    if full.unnamed:
        unnamed.exchange(full, dealer)
    for other in range(state.sides):
        refill(full, other, dealer)
    bottom: list[int] = []
    for entry in state.bottom:
        if fields.BOTTOM_DECREE.of(entry) == UNKNOWN:
            card = take(full, dealer)
            bottom.append(entry - UNKNOWN + card)
        else:
            bottom.append(entry)
    full.bottom = bottom
    if full.told:
        told.fill(full, dealer)
    if full.weighing:
        place_faith(full, seat, dealer)
    return full


def place_faith(full: TekhenuState, seat: i64, dealer: Dealer) -> None:
    """Let the others who have been asked have placed any Faith they own (TK-94)."""
    waiting = still_asked(full)
    for other in range(full.seats):
        player = full.players[other]
        most = min(player.faith, actions.MOST_FAITH)
        if most and other != seat and not waiting >> other & 1:
            player.placed = dealer.below(2 * most + 1) - most


def still_asked(full: TekhenuState) -> i64:
    """The seats that have not placed their Faith yet, as bits."""
    waiting: i64 = 0
    ask = full.agenda
    while ask is not None:
        if ask.step == steps.FAITH:
            waiting |= 1 << ask.seat
        ask = ask.below
    return waiting


def refill(full: TekhenuState, other: i64, dealer: Dealer) -> None:
    """Give a side as many unseen Decrees as it holds."""
    player = full.players[other]
    while bitset.count(player.decrees) < player.decree_count:
        player.decrees |= 1 << take(full, dealer)
    while bitset.count(player.dealt) < player.dealt_count:
        player.dealt |= 1 << take(full, dealer)


def take(full: TekhenuState, dealer: Dealer) -> i64:
    """One of the unseen Decrees."""
    card = bitset.pick(full.decree_deck, dealer)
    full.decree_deck &= ~(1 << card)
    return card
