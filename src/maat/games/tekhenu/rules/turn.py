"""A turn: which die, or Anubis; rounds (TK-27, TK-28, TK-31, TK-35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, pips, rulings, steps, tasks, words
from maat.games.tekhenu.cards import blessings, technologies
from maat.games.tekhenu.rules import action, bill, die, gods, payment, rotation, usage
from maat.games.tekhenu.state import EMPTY, TekhenuState, clear_turn

ONCE_MORE: Final = 1  # the end of a turn after B07 or B08: the market waits already


class Round(Task[TekhenuState]):
    """A round begins with the first in turn order (TK-27)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        state.at = 0
        begin(state)


class Next(Task[TekhenuState]):
    """The next in order has a turn; after the last one the round is over (TK-31)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        clear_turn(state)
        state.at += 1
        if state.at < state.sides:
            begin(state)
            return
        state.at = EMPTY
        if state.players[0].dice_count & 1:
            state.push(tasks.ROUND)
        else:
            rotation.turn(state)


def begin(state: TekhenuState) -> None:
    """Start the turn of the side whose place it is."""
    side: i64 = state.order[state.at]
    state.push(tasks.NEXT, side)
    state.push(tasks.CLOSE, side)
    state.tell(events.TURN_BEGAN, side)
    if side >= state.seats:
        state.push(tasks.BOT_TURN, side)
    else:
        state.ask(steps.TOLD_DIE if state.told else steps.TURN, side)


class Close(Task[TekhenuState]):
    """The end of a turn: a last Blessing, then the market is refilled (TK-80, B07)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if datum != ONCE_MORE:
            state.push(tasks.REFILL, datum=15)
        if seat < state.seats and state.players[seat].blessings & blessings.ALWAYS:
            state.ask(steps.END, seat)


class End(Step[TekhenuState]):
    """Play B07 or B08 before the turn ends, or end it; an action still due may follow (AMB-57)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = [actions.FINISH]
        blessings.add_first(state.players[ask.seat], answers, blessings.ALWAYS)
        return answers

    def rule(self) -> i64:
        return 31

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        return blessings.why_not(state.players[ask.seat], answer, 31)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if answer == actions.FINISH:
            die.give_up(state, ask.seat)
            return
        if state.rules >= rulings.LAST_BLESSING:
            state.push(tasks.CLOSE, ask.seat, ONCE_MORE)
            state.push(tasks.ACT, ask.seat)
        elif state.players[ask.seat].blessings & blessings.ALWAYS == blessings.ALWAYS:
            state.ask(steps.END, ask.seat)
        blessings.play(state, ask.seat, answer - actions.PLAY + 1)


class Turn(Step[TekhenuState]):
    """Choose a die that is Pure or Tainted, or use Anubis (TK-28, TK-32, TK-35)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        answers = dice_to_take(state, ask.seat)
        if technologies.scribes_at_hand(player) >= 2:
            answers.append(actions.ANUBIS)
        if player.blessings:
            blessings.add_first(player, answers, blessings.ANUBIS)
        if not answers:
            answers = any_dice(state)
        if player.blessings:
            blessings.add_first(player, answers, blessings.ALWAYS)
        return answers

    def rule(self) -> i64:
        return 28

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        code = answer - actions.TAKE
        if 0 <= code < 180 and code in state.ring:
            return why_not_take(state, ask.seat, code)
        if answer == actions.ANUBIS:
            return 35
        return blessings.why_not(state.players[ask.seat], answer, 28)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if actions.TAKE <= answer < actions.PERFORM:
            die.take(state, ask.seat, answer - actions.TAKE)
        elif answer == actions.ANUBIS:
            state.anubis = True
            state.tell(events.ANUBIS_CALLED, ask.seat)
            state.ask(steps.ANUBIS_DIE, ask.seat)
            payment.charge(state, ask.seat, 2 * bill.SCRIBE)
        else:
            card = answer - actions.PLAY + 1
            if blessings.ALWAYS >> (card - 1) & 1:
                state.ask(steps.TURN, ask.seat)
            blessings.play(state, ask.seat, card)


def dice_to_take(state: TekhenuState, seat: i64) -> list[int]:
    """The dice a seat may take without Anubis."""
    player = state.players[seat]
    bold = technologies.may_take_forbidden(player) or player.blessings & blessings.RECOLOR != 0
    purity = state.box.purity
    answers: list[int] = []
    last: i64 = EMPTY
    section: i64 = EMPTY
    light: i64 = 0
    for item in state.ring:
        code: i64 = item
        if code == last:
            continue
        last = code
        god = code // 30
        if god != section:
            section = god
            light = state.light(god)
        color = code // 6 - 5 * god
        if color == words.GRAY:
            if may_use_gray(state, seat, god, code - 30 * god - 23):
                answers.append(actions.TAKE + code)
        elif bold or purity[3 * color + light] != words.FORBIDDEN:
            answers.append(actions.TAKE + code)
    return answers


def may_use_gray(state: TekhenuState, seat: i64, god: i64, face: i64) -> bool:
    """A gray die cannot produce: its god action must be possible with a value in reach (TK-30)."""
    if state.rules >= rulings.USABLE_GRAY:
        return usage.has_use(state, seat, god, 1 << face, 0)
    player = state.players[seat]
    if player.blessings & blessings.RECOLOR:
        return True
    if player.blessings & blessings.TURN_DIE:
        values: i64 = pips.ALL
    else:
        reach = 2 * technologies.scribes_at_hand(player)
        values = pips.around(face, reach if reach < 6 else 6)
    values = technologies.god_values(player, values)
    return action.is_possible(state, seat, god, values, 0)


def any_dice(state: TekhenuState) -> list[int]:
    """Without any legal action: every die that is not Forbidden, or else every die (AMB-17)."""
    allowed: list[int] = []
    every: list[int] = []
    for code in state.ring:
        if actions.TAKE + code not in every:
            every.append(actions.TAKE + code)
            if state.purity(code // 6 % 5, code // 30) != words.FORBIDDEN:
                allowed.append(actions.TAKE + code)
    return allowed or every


def why_not_take(state: TekhenuState, seat: i64, code: i64) -> i64:
    """The rule against taking a die that lies there."""
    god = code // 30
    color = code // 6 % 5
    if state.purity(color, god) == words.FORBIDDEN:
        return 28
    return gods.GODS[god].why_not(state, seat, code % 6 + 1, 0) or 32


class AnubisDie(Step[TekhenuState]):
    """Which die for the Anubis action: any at all (TK-35)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        last: i64 = EMPTY
        for item in state.ring:
            code: i64 = item
            if code != last:
                answers.append(actions.TAKE + code)
            last = code
        return answers

    def rule(self) -> i64:
        return 35

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        die.take(state, ask.seat, answer - actions.TAKE)
