"""A turn: act in an area or pass (rulebook p. 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import Ask
from maat.games.pharaon import actions, automa, pieces, steps, todo
from maat.games.pharaon.rules import areas, exchange, price, pyramid, rounds, wheel
from maat.games.pharaon.state import PharaonState, Player

FINISHED: Final = 1  # nothing more is asked of this turn


def run(state: PharaonState, errand: Ask) -> None:
    """The errands of this chapter."""
    if errand.step == todo.NEXT:
        close(state, errand)
    elif errand.step == todo.TURN:
        open_turn(state, errand.seat)
    elif errand.step == todo.URN_CHOICE:
        pyramid.choose_urn(state, errand.seat)
    else:
        pyramid.extra_step(state, errand.seat)


def close(state: PharaonState, errand: Ask) -> None:
    """The turn ends, unless an exchange is still possible and not yet declined (A-11)."""
    if errand.datum != FINISHED and may_exchange(state, state.players[errand.seat]):
        state.ask(steps.AFTER, errand.seat)
    else:
        pass_on(state)


def pass_on(state: PharaonState) -> None:
    """The turn goes left; once everybody has passed the round is over (PH-45, PH-130)."""
    if state.passed == state.sides():
        rounds.finish(state)
        return
    state.actor += 1
    if state.actor == state.sides():
        state.actor = 0
    begin(state)


def begin(state: PharaonState) -> None:
    """Who has passed moves in the Pyramid, who has not acts (PH-46 to PH-48)."""
    side = state.actor
    state.purchase.choosy = False
    if side == state.seats:
        todo.push(state, todo.NEXT, side, FINISHED)
        automa.take_turn(state, side)
    elif state.players[side].passed:
        still = state.rulings.exchange_after_pass
        todo.push(state, todo.NEXT, side, 0 if still else FINISHED)
        pyramid.move(state, side)
    else:
        todo.push(state, todo.NEXT, side)
        open_turn(state, side)


def open_turn(state: PharaonState, seat: i64) -> None:
    """Ask for an action; who can do nothing passes."""
    if may_do_something(state, state.players[seat]):
        state.ask(steps.TURN, seat)
    else:
        pyramid.pass_turn(state, seat)


def may_do_something(state: PharaonState, player: Player) -> bool:
    """An action or an exchange is possible."""
    have = price.colored(player)
    area: i64 = 0
    while area < pieces.AREAS and not areas.may_act(state, player, have, area):
        area += 1
    if area < pieces.AREAS:
        return True
    for area in range(pieces.AREAS):
        if areas.may_act_extra(state, player, have, area):
            return True
    return may_exchange(state, player)


def may_exchange(state: PharaonState, player: Player) -> bool:
    """One of the two nobles that exchange can be used."""
    if not player.nobles & exchange.NOBLES:
        return False
    exchanges: list[int] = []
    exchange.add_exchanges(state, player, exchanges)
    return len(exchanges) > 0


def may_choose_payment(player: Player) -> bool:
    """There is more than basic resources to pay with."""
    if price.swaps(player) or player.pieces[pieces.SILVER]:
        return True
    return price.has_token(player)


class Turn(Step[PharaonState]):
    """Act in an area, use an exchange, or pass (PH-46)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        have = price.colored(player)
        answers: list[int] = []
        area: i64
        for area in range(pieces.AREAS):
            if areas.may_act(state, player, have, area):
                answers.append(actions.ACT + area)
        if player.nobles & state.box.extra_nobles:
            areas.add_extra(state, player, have, answers)
        if answers and not state.purchase.choosy and may_choose_payment(player):
            answers.append(actions.CHOOSE_PAYMENT)
        exchange.add_exchanges(state, player, answers)
        answers.append(actions.PASS)
        return answers

    def rule(self) -> i64:
        return 46

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        player = state.players[ask.seat]
        if action == actions.PASS:
            return 0
        if 0 <= action - actions.ACT < pieces.AREAS:
            return why_not_act(state, player, action - actions.ACT)
        if 0 <= action - actions.EXTRA < pieces.AREAS:
            return why_not_extra(state, player, action - actions.EXTRA)
        if exchange.is_exchange(action):
            return exchange.why_not(state, player, action - actions.EXCHANGE)
        if action == actions.CHOOSE_PAYMENT:
            return 0 if action in self.options(state, ask) else 35
        return 46

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        if action == actions.PASS:
            pyramid.pass_turn(state, ask.seat)
        elif action == actions.CHOOSE_PAYMENT:
            state.purchase.choosy = True
            state.ask(steps.TURN, ask.seat)
        elif exchange.is_exchange(action):
            todo.push(state, todo.TURN, ask.seat)
            exchange.start(state, ask.seat, action - actions.EXCHANGE)
        else:
            extra = action >= actions.EXTRA
            area = action - actions.EXTRA if extra else action - actions.ACT
            areas.enter(state, ask.seat, area, extra)
        todo.go_on(state)


def why_not_act(state: PharaonState, player: Player, area: i64) -> i64:
    """The rule against acting in an area, or 0."""
    if not wheel.is_open(state, state.facing[area]):
        return 53
    if areas.may_act(state, player, price.colored(player), area):
        return 0
    return areas.why_closed(state, player, area, wheel.access(state, player, area))


def why_not_extra(state: PharaonState, player: Player, area: i64) -> i64:
    """The rule against acting in an area without a slot, or 0 (PH-225 to PH-228)."""
    noble: i64 = state.box.extra_action[area]
    if areas.may_act_extra(state, player, price.colored(player), area):
        return 0
    if not noble:
        return 53
    if not player.has(noble):
        return 212 + noble
    if not player.may_use(noble):
        return 84
    if wheel.is_open(state, state.facing[area]) and not state.rulings.extra_when_free:
        return 212 + noble
    return areas.why_closed(state, player, area, pieces.NO_COLOR)


class After(Step[PharaonState]):
    """End the turn, or exchange first (PH-229, PH-230)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        answers = [actions.DONE]
        exchange.add_exchanges(state, state.players[ask.seat], answers)
        return answers

    def rule(self) -> i64:
        return 46

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        if exchange.is_exchange(action):
            player = state.players[ask.seat]
            return exchange.why_not(state, player, action - actions.EXCHANGE)
        return 0 if action == actions.DONE else 46

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        if action == actions.DONE:
            todo.push(state, todo.NEXT, ask.seat, FINISHED)
        else:
            todo.push(state, todo.NEXT, ask.seat)
            exchange.start(state, ask.seat, action - actions.EXCHANGE)
        todo.go_on(state)
