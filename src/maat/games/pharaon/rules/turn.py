"""A turn: act in an area or pass (rulebook p. 4)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.pharaon import actions, automa, events, packs, pieces, steps, tasks
from maat.games.pharaon.rules import areas, exchange, price, pyramid, told, wheel
from maat.games.pharaon.state import PharaonState, Player


class TurnEnd(Task[PharaonState]):
    """The turn ends, unless an exchange is still possible (A-11)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        if may_exchange(state, state.players[seat]):
            state.ask(steps.AFTER, seat)
        else:
            pass_on(state)


class Next(Task[PharaonState]):
    """The turn goes to the next side."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        pass_on(state)


def pass_on(state: PharaonState) -> None:
    """The turn goes left; once everybody has passed the round is over (PH-45, PH-130)."""
    if state.passed == state.sides():
        state.push(tasks.ROUND_END)
        return
    state.actor += 1
    if state.actor == state.sides():
        state.actor = 0
    begin(state)


def begin(state: PharaonState) -> None:
    """Who has passed moves in the Pyramid, who has not acts (PH-46 to PH-48)."""
    side = state.actor
    if state.purchase.choosy:
        choose_payment(state, False)
    if not is_idle(state, side):
        state.tell(events.TURN_BEGAN, side)
    if side == state.seats:
        state.push(tasks.NEXT)
        automa.take_turn(state, side)
    elif state.rulings.told:
        state.push(tasks.NEXT)
        told.begin(state)
    elif state.players[side].passed:
        state.push(tasks.TURN_END if state.rulings.exchange_after_pass else tasks.NEXT, side)
        pyramid.move(state, side)
    else:
        open_turn(state, side)


def is_idle(state: PharaonState, side: i64) -> bool:
    """The disc has come to the end of its row: the turn goes on at once (PH-124)."""
    if not state.players[side].passed or pyramid.has_space(state, side):
        return False
    return not state.rulings.exchange_after_pass


class OpenTurn(Task[PharaonState]):
    """After an exchange the turn goes on."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        open_turn(state, seat)


def open_turn(state: PharaonState, seat: i64) -> None:
    """Ask for an action; who can do nothing passes."""
    if may_do_something(state, state.players[seat]):
        state.ask(steps.TURN, seat)
    else:
        state.push(tasks.TURN_END, seat)
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
    if price.swaps(player) or packs.of_color(player.resources, pieces.SILVER):
        return True
    return price.has_token(player)


def choose_payment(state: PharaonState, choosy: bool) -> None:
    """Whether the player wishes to choose every piece."""
    state.purchase = state.purchase.copy()
    state.purchase.choosy = choosy


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
        if action == actions.CHOOSE_PAYMENT:
            choose_payment(state, True)
            state.ask(steps.TURN, ask.seat)
        elif exchange.is_exchange(action):
            state.push(tasks.TURN, ask.seat)
            exchange.start(state, ask.seat, action - actions.EXCHANGE)
        else:
            state.push(tasks.TURN_END, ask.seat)
            act(state, ask.seat, action)


def act(state: PharaonState, seat: i64, action: i64) -> None:
    """Pass, or act in an area (PH-46)."""
    if action == actions.PASS:
        pyramid.pass_turn(state, seat)
    elif action >= actions.EXTRA:
        areas.enter(state, seat, action - actions.EXTRA, True)
    else:
        areas.enter(state, seat, action - actions.ACT, False)


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
            pass_on(state)
        else:
            state.push(tasks.TURN_END, ask.seat)
            exchange.start(state, ask.seat, action - actions.EXCHANGE)
