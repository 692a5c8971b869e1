"""God actions in general: values, what follows, additional actions (TK-30, TK-44 to TK-47)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, fields, labels, pips, steps, tasks, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.rules import gods, layout, production, tokens
from maat.games.tekhenu.state import TekhenuState


def is_possible(state: TekhenuState, seat: i64, god: i64, values: i64, flags: i64) -> bool:
    """Whether a god action is possible with one of some values."""
    asked = gods.GODS[god]
    if asked.any_value:
        return asked.may(state, seat, 1, flags)
    value: i64 = 1
    while value <= 6:
        if values >> value & 1 and asked.may(state, seat, value, flags):
            return True
        value += 1
    return False


def legal_values(state: TekhenuState, seat: i64, god: i64, values: i64, flags: i64) -> i64:
    """Those of some values with which a god action is possible, as bits."""
    asked = gods.GODS[god]
    legal: i64 = 0
    for value in range(1, 7):
        if values >> value & 1 and asked.may(state, seat, value, flags):
            legal |= 1 << value
    return legal


def perform(state: TekhenuState, seat: i64, god: i64, values: i64, flags: i64) -> None:
    """Perform a god action with one of some values, asking which if several will do (T14)."""
    if not flags & layout.ANY:
        values = technologies.god_values(state.players[seat], values)
    legal = legal_values(state, seat, god, values, flags)
    if not legal:
        state.tell(events.ACTION_LOST, seat)
    elif legal & (legal - 1):
        datum = layout.GOD.packed(god) | flags | layout.VALUES.packed(values)
        state.ask(steps.VALUE, seat, datum)
    else:
        begin(state, seat, god, bitset.lowest(legal), flags)


class Value(Step[TekhenuState]):
    """With which value to act: T13, T14, an imagined die (TK-73, AMB-30)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        god = layout.GOD.of(ask.datum)
        values = layout.VALUES.of(ask.datum)
        if god != layout.PRODUCTION:
            flags = ask.datum & layout.CONDITIONS
            values = legal_values(state, ask.seat, god, values, flags)
        answers: list[int] = []
        for value in range(1, 7):
            if values >> value & 1:
                answers.append(actions.VALUE + value)
        return answers

    def rule(self) -> i64:
        return 34

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        value = action - actions.VALUE
        god = layout.GOD.of(ask.datum)
        if not 1 <= value <= 6:
            return 34
        if not layout.VALUES.has(ask.datum, value):
            card = technologies.T13 if god == layout.PRODUCTION else technologies.T14
            return card.rule
        return gods.GODS[god].why_not(state, ask.seat, value, ask.datum & layout.CONDITIONS)

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        god = layout.GOD.of(ask.datum)
        value = action - actions.VALUE
        if god == layout.PRODUCTION:
            production.choose_value(state, ask.seat, ask.datum, value)
        else:
            begin(state, ask.seat, god, value, ask.datum & layout.CONDITIONS)


def begin(state: TekhenuState, seat: i64, god: i64, value: i64, flags: i64) -> None:
    """Perform a god action with a value; what follows it waits below (AMB-04)."""
    player = state.players[seat]
    state.tell(events.ACTION_BEGAN, seat, god, value)
    datum = layout.GOD.packed(god) | layout.VALUE.packed(value) | flags
    if fields.SHRINES.of(player.shrines, god):
        datum |= layout.HAD
    if technologies.has_any(player, technologies.AFTER_GOD[god]):
        datum |= layout.SEQUEL
    state.push(tasks.DONE, seat, datum)
    if player.technologies:
        technologies.on_god_action(state, seat, god, value)
    gods.GODS[god].begin(state, seat, datum)


class Perform(Task[TekhenuState]):
    """A god action whose turn has come."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        values = layout.VALUES.of(datum)
        perform(state, seat, layout.GOD.of(datum), values, datum & layout.CONDITIONS)


class AfterAction(Task[TekhenuState]):
    """After a god action: Technologies, then the god's Statues pay (TK-44, TK-46, AMB-04)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        god = layout.GOD.of(datum)
        at = len(state.order) - 1
        while at >= 0:
            side: i64 = state.order[at]
            if side != seat and fields.SHRINES.of(state.players[side].shrines, god):
                state.push(tasks.BONUS, side, god)
            at -= 1
        if datum & layout.HAD and state.sides == 2:
            state.push(tasks.BONUS, seat, god)
        if datum & layout.SEQUEL:
            technologies.use(technologies.AFTER_GOD[god], state, seat)


class Bonus(Task[TekhenuState]):
    """A Statue pays its owner the bonus of the god's Horus tile (TK-44)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        pay_bonus(state, seat, datum)


def pay_bonus(state: TekhenuState, side: i64, god: i64) -> None:
    """The bonus itself; Botankhamun has his own table (TK-132)."""
    state.tell(events.STATUE_PAID, side, god)
    box = state.box
    if state.told and side < state.seats:
        return
    if side >= state.seats:
        slot = state.slots.index(god)
        tokens.gain(state, side, words.SCRIBE, box.bot_bonus_scribes[slot])
        tokens.score(state, side, box.bot_bonus_vp[slot], labels.STATUE_BONUS)
        return
    technologies.use(technologies.ON_STATUE_BONUS, state, side)
    bits: i64 = box.bonus_tokens[god]
    if bits & (bits - 1):
        tokens.offer(state, side, bits, 44, box.bonus_amount[god])
    else:
        tokens.give(state, side, bitset.lowest(bits), box.bonus_amount[god], labels.STATUE_BONUS)


class Free(Task[TekhenuState]):
    """An action with an imagined die (TK-73, D23); cards it takes are replaced afterwards."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if state.at < 0:
            state.push(tasks.REFILL, datum=15)
        state.ask(steps.FREE_ACTION, seat, datum)


class FreeAction(Step[TekhenuState]):
    """Which action with an imagined die of any value (TK-73, AMB-25, D23)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        for god in range(6):
            if is_possible(state, ask.seat, god, pips.ALL, ask.datum | layout.ANY):
                answers.append(actions.PERFORM + god)
        for resource in range(4):
            answers.append(actions.PRODUCE + resource)
        return answers

    def rule(self) -> i64:
        return 73

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        god = action - actions.PERFORM
        if 0 <= god < 6:
            return gods.GODS[god].why_not(state, ask.seat, 1, ask.datum | layout.ANY)
        return 73

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        if action < actions.PRODUCE:
            perform(state, ask.seat, action - actions.PERFORM, pips.ALL, ask.datum | layout.ANY)
        else:
            kind = action - actions.PRODUCE
            datum = layout.PRODUCTION | layout.ANY | layout.CHIEF
            datum |= layout.VALUES.packed(pips.ALL) | layout.RESOURCE.packed(kind)
            state.ask(steps.VALUE, ask.seat, datum)
