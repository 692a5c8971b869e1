"""The five areas: whether an action is possible, and what it does (rulebook p. 5 and 6)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Task
from maat.games.pharaon import actions, events, packs, pieces
from maat.games.pharaon.rules import artisans, chamber, nile, nobles, offerings, price, wheel
from maat.games.pharaon.state import PharaonState, Player


def may_act(state: PharaonState, player: Player, have: i64, area: i64) -> bool:
    """A slot is free, something is there to gain, and the whole cost can be paid."""
    color: i64 = state.facing[area]
    if not wheel.is_open(state, color):
        return False
    if player.nobles & state.box.free_nobles:
        color = wheel.access(state, player, area)
    return may_pay(state, player, have, area, color)


def may_act_extra(state: PharaonState, player: Player, have: i64, area: i64) -> bool:
    """A noble lets the owner act although no slot is free (PH-225 to PH-228, A-08)."""
    if not player.nobles & state.box.extra_nobles:
        return False
    noble: i64 = state.box.extra_action[area]
    if not noble or not player.may_use(noble):
        return False
    if wheel.is_open(state, state.facing[area]) and not state.rulings.extra_when_free:
        return False
    return may_pay(state, player, have, area, pieces.NO_COLOR)


def add_extra(state: PharaonState, player: Player, have: i64, answers: list[int]) -> None:
    """One answer for each area a noble opens although no slot is free."""
    for area in range(pieces.AREAS):
        if may_act_extra(state, player, have, area):
            answers.append(actions.EXTRA + area)


def may_pay(state: PharaonState, player: Player, have: i64, area: i64, access: i64) -> bool:
    """The area has something to gain that the player can pay."""
    jokers = price.wild(player, area)
    if not jokers and not may_enter(state, player, have, access):
        return False
    if area == pieces.OFFERINGS:
        return offerings.has_set(state)
    if area == pieces.NOBLES:
        return nobles.is_open(state, player, have, jokers, access)
    if area == pieces.NILE:
        return nile.is_open(state, player, have, jokers, access)
    if area == pieces.CHAMBER:
        return chamber.is_open(state, player, have, jokers, access)
    return artisans.is_open(state, player, have, jokers, access)


def may_enter(state: PharaonState, player: Player, have: i64, access: i64) -> bool:
    """Without wild pieces: one can be paid as the color the wheel asks for (PH-51)."""
    if access >= pieces.NO_COLOR:
        return have != 0
    if packs.of_color(have, access):
        return True
    if not price.swaps(player):
        return False
    return price.payable(state, player, have, 0, state.box.set_price, 0, access)


def why_closed(state: PharaonState, player: Player, area: i64, access: i64) -> i64:
    """The rule against acting in an area whose slots are no hindrance."""
    if area == pieces.OFFERINGS and not offerings.has_set(state):
        return 74
    if area == pieces.NOBLES and not nobles.is_stocked(state):
        return 82
    if area == pieces.CHAMBER and player.stage == state.box.stages:
        return 103
    if area == pieces.ARTISANS and not artisans.is_stocked(state):
        return 112
    if price.wild(player, area) or may_enter(state, player, price.colored(player), access):
        return 60
    return 51


def enter(state: PharaonState, seat: i64, area: i64, extra: bool) -> None:
    """Choose what to pay for, then pay it."""
    player = state.players[seat]
    purchase = state.purchase.copy()
    state.purchase = purchase
    purchase.area = area
    purchase.slot = not extra
    purchase.access = pieces.NO_COLOR
    if extra:
        noble: i64 = state.box.extra_action[area]
        player.turned |= 1 << noble
        state.tell(events.EXTRA_ACTED, seat, area, noble - 1)
    else:
        purchase.access = wheel.access(state, player, area)
        state.tell(events.ACTED, seat, area)
    choose(state, seat, area)


def choose(state: PharaonState, seat: i64, area: i64) -> None:
    """Ask what the area leaves to the player to choose before paying."""
    if area == pieces.OFFERINGS:
        offerings.enter(state, seat)
    elif area == pieces.NOBLES:
        nobles.enter(state, seat)
    elif area == pieces.NILE:
        nile.enter(state, seat)
    elif area == pieces.CHAMBER:
        chamber.enter(state, seat)
    else:
        artisans.enter(state, seat)


class AreaEffect(Task[PharaonState]):
    """What was paid for happens."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        area = state.purchase.area
        if area == pieces.OFFERINGS:
            offerings.perform(state, seat, datum == 1)
        elif area == pieces.NOBLES:
            nobles.perform(state, seat)
        elif area == pieces.NILE:
            nile.perform(state, seat, datum)
        elif area == pieces.CHAMBER:
            chamber.build(state, seat)
        else:
            artisans.perform(state, seat)
