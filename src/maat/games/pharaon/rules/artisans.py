"""The artisans area (rulebook p. 6)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.pharaon import actions, pieces, steps
from maat.games.pharaon.components import NEEDS
from maat.games.pharaon.rules import cards, payment, price
from maat.games.pharaon.state import PharaonState, Player


def is_stocked(state: PharaonState) -> bool:
    """An artisan lies face up or in the deck."""
    return state.artisan_deck != 0 or rows.has_any(state.artisan_row)


def is_open(state: PharaonState, player: Player, have: i64, jokers: i64, access: i64) -> bool:
    """An artisan can be gained, and paid in some color (PH-110)."""
    color: i64 = 0
    while color < pieces.COLORS and not may_pay(state, player, have, jokers, color, access):
        color += 1
    return color < pieces.COLORS and is_stocked(state)


def may_pay(
    state: PharaonState, player: Player, have: i64, jokers: i64, color: i64, access: i64
) -> bool:
    """Three units of this color can be paid."""
    row = color * NEEDS
    return price.payable(state, player, have, jokers, state.box.three_price, row, access)


def colors_for(state: PharaonState, seat: i64) -> i64:
    """The colors the player acting can pay in, as bits."""
    player = state.players[seat]
    have = price.colored(player)
    jokers = price.wild(player, pieces.ARTISANS)
    colors: i64 = 0
    color: i64
    for color in range(pieces.COLORS):
        if may_pay(state, player, have, jokers, color, state.purchase.access):
            colors |= 1 << color
    return colors


def enter(state: PharaonState, seat: i64) -> None:
    """Choose a color if several can be paid."""
    colors = colors_for(state, seat)
    if colors & (colors - 1):
        state.ask(steps.COLOR, seat)
    else:
        buy_artisan(state, seat, bitset.lowest(colors))


def buy_artisan(state: PharaonState, seat: i64, color: i64) -> None:
    """Pay three resources of one color (PH-110)."""
    payment.buy(state, seat, state.box.three_price, color * NEEDS, 0)


class Color(Step[PharaonState]):
    """The color the three resources are of (PH-110)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(colors_for(state, ask.seat), actions.THREE)

    def rule(self) -> i64:
        return 110

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        color = action - actions.THREE
        if not 0 <= color < pieces.COLORS:
            return 110
        return 0 if colors_for(state, ask.seat) >> color & 1 else 60

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        buy_artisan(state, ask.seat, action - actions.THREE)


class Recruit(Task[PharaonState]):
    """An official brings an artisan (PH-236)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        perform(state, seat)


def perform(state: PharaonState, seat: i64) -> None:
    """Take an artisan from the row or the deck, if there is one (PH-111)."""
    choices = rows.filled(state.artisan_row)
    if state.artisan_deck:
        choices += 1
    if choices > 1:
        state.ask(steps.EMPLOY, seat)
    elif choices:
        employ(state, seat, artisan_answers(state)[0])


def artisan_answers(state: PharaonState) -> list[int]:
    """The artisans face up, and the deck."""
    answers: list[int] = []
    for artisan in state.artisan_row:
        if artisan != pieces.EMPTY:
            answers.append(actions.EMPLOY + artisan)
    if state.artisan_deck:
        answers.append(actions.DRAW_ARTISAN)
    return answers


def employ(state: PharaonState, seat: i64, action: i64) -> None:
    """Take the artisan named, or the one on top of the deck."""
    if action == actions.DRAW_ARTISAN:
        cards.draw_artisan(state, seat)
    else:
        cards.take_artisan(state, seat, rows.place_of(state.artisan_row, action - actions.EMPLOY))


class Employ(Step[PharaonState]):
    """One of the artisans face up, or the top card unseen (PH-111)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return artisan_answers(state)

    def rule(self) -> i64:
        return 111

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        if action == actions.DRAW_ARTISAN:
            return 0 if state.artisan_deck else 112
        artisan = action - actions.EMPLOY
        return 0 if artisan > 0 and artisan in state.artisan_row else 111

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        employ(state, ask.seat, action)
