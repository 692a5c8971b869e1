"""The Maat phase (TK-93 to TK-101)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.games.tekhenu import (
    actions,
    automa,
    events,
    fields,
    labels,
    rulebook,
    scoring,
    steps,
    tasks,
    words,
)
from maat.games.tekhenu.cards import decrees, destiny, technologies
from maat.games.tekhenu.rules import bill, layout, market, payment, tokens, unnamed
from maat.games.tekhenu.state import EMPTY, LEFT, RIGHT, Player, TekhenuState

LAST: Final = 4  # the last Maat phase


def phase(state: TekhenuState) -> i64:
    """Which of the four Maat phases it is."""
    return state.rotations // 2


def begin(state: TekhenuState) -> None:
    """Faith, balance, Scoring, then clearing or the end; the last is pushed first (TK-93)."""
    number = phase(state)
    state.tell(events.MAAT_BEGAN, EMPTY, number)
    if number == LAST:
        state.push(tasks.FINISH)
        state.push(tasks.GIVE_ORDER_TECHNOLOGY)
    else:
        state.push(tasks.GIVE_ORDER_TECHNOLOGY)
        state.push(tasks.CLEAR)
    if number % 2 == 0:
        state.push(tasks.JUDGE)
    state.push(tasks.WEIGH)
    if state.secret_faith:
        state.weighing = True
        state.push(tasks.COUNT_FAITH)
    ask_for_faith(state)


def ask_for_faith(state: TekhenuState) -> None:
    """Every seat with Faith is asked, in the old turn order (TK-94, AMB-18, T15)."""
    for seat in range(state.seats):
        technologies.use(technologies.ON_MAAT, state, seat)
    at = state.sides - 1
    while at >= 0:
        side: i64 = state.order[at]
        if side < state.seats and state.players[side].faith:
            state.ask(steps.FAITH, side)
        at -= 1


class Faith(Step[TekhenuState]):
    """How many Faith tokens, and on which side (TK-94)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        most = state.players[ask.seat].faith
        most = min(most, actions.MOST_FAITH)
        answers: list[int] = [actions.WEIGH_NOTHING]
        for number in range(1, most + 1):
            answers.append(actions.LEFT + number)
        for number in range(1, most + 1):
            answers.append(actions.RIGHT + number)
        return answers

    def rule(self) -> i64:
        return 94

    def seen_by(self, state: TekhenuState, ask: Ask) -> i64:
        return 1 << ask.seat if state.secret_faith else -1

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        player = state.players[ask.seat]
        if answer > actions.RIGHT:
            player.placed = actions.RIGHT - answer
        elif answer > actions.LEFT:
            player.placed = answer - actions.LEFT
        if state.secret_faith:
            state.tell(events.FAITH_HIDDEN, ask.seat)
            state.whisper(events.FAITH_PLACED, ask.seat, player.placed)
        else:
            state.tell(events.FAITH_PLACED, ask.seat, player.placed)


class CountFaith(Task[TekhenuState]):
    """Faith placed in secret is shown (AMB-18)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        state.weighing = False
        for side in range(state.seats):
            state.tell(events.FAITH_PLACED, side, state.players[side].placed)


def balance(player: Player) -> i64:
    """Pips on the left less pips on the right, less surplus, with Faith (TK-93, TK-94)."""
    total = player.placed
    dice = player.dice
    while dice:
        where = fields.DIE_PLACE.of(dice)
        if where == LEFT:
            total += fields.DIE_VALUE.of(dice)
        elif where == RIGHT:
            total -= fields.DIE_VALUE.of(dice)
        dice >>= fields.DICE.width
    for resource in range(words.GOLD):
        total -= fields.SURPLUS.of(player.surplus, resource)
    return total


class Weigh(Task[TekhenuState]):
    """Balances, lost VP and the new turn order (TK-93, TK-95 to TK-97)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        for side in range(state.sides):
            player = state.players[side]
            if state.told and side < state.seats:
                continue
            if side < state.seats:
                player.balance = balance(player)
            else:
                player.balance = state.box.bot_balance[phase(state) - 1]
            state.tell(events.BALANCE_FOUND, side, player.balance)
            tokens.lose(state, side, penalty(state, player.balance), labels.IMPURITY)
        if state.told:
            if phase(state) == LAST:
                state.ask(steps.TOLD_CHANGE, 0)  # with D23
            state.ask(steps.TOLD_ORDER, 0)
            return
        set_order(state)
        if phase(state) == LAST:
            ask_for_d23(state)


def penalty(state: TekhenuState, weighed: i64) -> i64:
    """VP a negative balance costs (TK-96)."""
    lost: i64 = 0
    for at in range(len(state.box.penalty_from)):
        if weighed <= state.box.penalty_from[at]:
            lost = state.box.penalty_vp[at]
    return lost


def distance(state: TekhenuState, side: i64) -> i64:
    """How far a side is from balance; ties are broken by the Ankh value (TK-97)."""
    weighed = state.players[side].balance
    if weighed < 0:
        weighed = -weighed
    return weighed * 16 - technologies.ankh(state, side)


def set_order(state: TekhenuState) -> None:
    """The nearest to balance goes first (TK-97)."""
    order: list[int] = []
    for item in state.order:
        side: i64 = item
        at = len(order)
        while at > 0 and distance(state, order[at - 1]) > distance(state, side):
            at -= 1
        order.insert(at, side)
    state.order = order
    tell_order(state)


def tell_order(state: TekhenuState) -> None:
    """Let everybody know the new turn order."""
    for at in range(len(state.order)):
        state.tell(events.ORDER_SET, state.order[at], at + 1)


def ask_for_d23(state: TekhenuState) -> None:
    """Who may hold decrees.D23 for all that is known is asked whether to use it (AMB-11)."""
    at = state.sides - 1
    while at >= 0:
        side: i64 = state.order[at]
        if side < state.seats and may_hold_d23(state, side):
            state.ask(steps.LAST_DECREE, side)
        at -= 1


def may_hold_d23(state: TekhenuState, seat: i64) -> bool:
    """Whether everybody must think it possible that a seat has D23; alone it simply has it."""
    player = state.players[seat]
    if player.open_decrees >> decrees.D23 & 1:
        return True
    if state.seats == 1:
        return may_name_d23(state, seat)
    d23 = decrees.D23 + 2 * words.DECK
    lies = state.decree_discard >> decrees.D23 & 1 or d23 in state.market
    if lies and d23 not in state.unnamed:
        return False
    for other in state.players:
        if other.open_decrees >> decrees.D23 & 1:
            return False
    return player.decree_count > bitset.count(player.open_decrees)


def may_name_d23(state: TekhenuState, seat: i64) -> bool:
    """Whether a seat holds D23, or withholds what may be it."""
    known = state.players[seat].decrees >> decrees.D23 & 1 == 1
    return known or (
        market.unseen(state, seat) > 0
        and unnamed.unseen(state, words.DECREE) >> decrees.D23 & 1 == 1
    )


class LastDecree(Step[TekhenuState]):
    """Use decrees.D23 now, before the last Scoring, or not (D23, AMB-11)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        if may_name_d23(state, ask.seat):
            return [actions.DECLINE, actions.CHOOSE + 2 * words.DECK + decrees.D23]
        return [actions.DECLINE]

    def is_discreet(self, state: TekhenuState, ask: Ask) -> bool:
        return True

    def rule(self) -> i64:
        return rulebook.decree(23)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if answer == actions.DECLINE:
            return
        state.d23_used |= 1 << ask.seat
        market.name(state, ask.seat, decrees.D23)
        state.players[ask.seat].open_decrees |= 1 << decrees.D23
        state.tell(events.DECREE_USED, ask.seat, 2 * words.DECK + decrees.D23)
        state.push(tasks.FREE, ask.seat, layout.FREE)


class Judge(Task[TekhenuState]):
    """The Scoring: points first, then Bread in turn order (TK-98, TK-108)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        scoring.score(state)
        at = state.sides - 1
        while at >= 0:
            if state.order[at] < state.seats and not state.told:
                state.push(tasks.FEED, state.order[at])
            at -= 1


class Feed(Task[TekhenuState]):
    """Bread for the Buildings of a seat; a question only if some can be paid (TK-108, T17)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        player = state.players[seat]
        due: i64 = state.box.row_bread[player.buildings]
        if not due or technologies.needs_no_bread(player):
            return
        if payment.may_pay(player, bill.BREAD):
            state.ask(steps.FEED, seat, due)
        else:
            starve(state, seat, due)


def starve(state: TekhenuState, seat: i64, missing: i64) -> None:
    """Each Bread not paid costs VP (TK-108, AMB-42)."""
    entry = labels.entry(state.scored - 1, labels.BREAD)
    for _bread in range(missing):
        tokens.lose(state, seat, state.box.missing_bread_vp, labels.BREAD, entry)


class Bread(Step[TekhenuState]):
    """How much Bread to pay (TK-108)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        answers: list[int] = []
        for number in range(ask.datum + 1):
            if payment.may_pay(player, number * bill.BREAD):
                answers.append(actions.FEED + number)
        return answers

    def rule(self) -> i64:
        return 108

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        paid = answer - actions.FEED
        starve(state, ask.seat, ask.datum - paid)
        payment.charge(state, ask.seat, paid * bill.BREAD)


class Clear(Task[TekhenuState]):
    """Dice return to the bag, Faith and surplus vanish, new Destiny cards (TK-99, TK-100)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        for player in state.players:
            clear_board(state, player)
        at = state.sides - 1
        while at >= 0:
            state.push(tasks.DESTINY, state.order[at], destiny.GAIN_NOW)
            at -= 1
        if state.seats == 1:
            automa.rebuild(state)


def clear_board(state: TekhenuState, player: Player) -> None:
    """Empty the scales of a player board (TK-99)."""
    dice = player.dice
    for _die in range(player.dice_count):
        state.bag += fields.BAG.packed(fields.DIE_COLOR.of(dice), 1)
        state.bag_total += 1
        dice >>= fields.DICE.width
    player.dice = 0
    player.dice_count = 0
    player.surplus = 0
    player.faith = 0
    player.placed = 0
    player.destiny = EMPTY


class GiveOrderTechnology(Task[TekhenuState]):
    """After the Maat phase T16 rewards the first and the last (AMB-13)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        for side in range(state.seats):
            technologies.use(technologies.AFTER_MAAT, state, side)


class Finish(Task[TekhenuState]):
    """Decrees, VP for turn order, the end (TK-110 to TK-112)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        for side in range(state.seats):
            if market.unseen(state, side) > 0:
                state.push(tasks.FINISH)
                state.ask(steps.SECRET_DECREE, CHANCE, market.secret(side, market.SHOWN))
                return
        for side in range(state.seats):
            decrees.score_best(state, side)
        tokens.score(state, state.order[0], state.box.first_vp, labels.TURN_ORDER)
        if state.sides > 2:
            tokens.score(state, state.order[1], state.box.second_vp, labels.TURN_ORDER)
        if state.seats == 1:
            scoring.score_bot_end(state, state.seats)
        if state.listener is not None and not state.told:
            state.tell(events.GAME_ENDED, EMPTY, scoring.ranking(state).index(1))
        state.end()
