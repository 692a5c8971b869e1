"""God actions in general: values, what follows, additional actions (TK-30, TK-44 to TK-47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, steps, tasks, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.rules import (
    bastet,
    hathor,
    horus,
    osiris,
    production,
    ra,
    thoth,
    tokens,
)
from maat.games.tekhenu.state import TekhenuState

# The datum of an action: god, value, flags, values to choose from, resource of a production.
PRODUCTION: Final = 6  # stands in the place of a god
VALUE_AT: Final = 3
FREE: Final = 1 << 6  # no resources are paid (D23)
CALM: Final = 1 << 7  # no Happiness is lost (S01 to S03)
WORKSHOPS: Final = 1 << 8  # only there (S03)
QUARRIES: Final = 1 << 9  # only there (S02)
ANY: Final = 1 << 10  # an imagined die: every value may be chosen anyway
HAD: Final = 1 << 11  # the performing player had a Statue for this god before
FEAST: Final = 1 << 12  # the performing player had T06 before
CHIEF: Final = 1 << 13  # a production action, not just production
VALUES_AT: Final = 14
RESOURCE_AT: Final = 21
SPACE_AT: Final = 23
TURN_AT: Final = 28
REFRESHED_AT: Final = 23  # Thoth: sections refreshed, as bits
SECTION_AT: Final = 27
LEFT_AT: Final = 29
FLAGS: Final = FREE | CALM | WORKSHOPS | QUARRIES | ANY
ALL_VALUES: Final = 126  # bits 1 to 6


def value_of(datum: i64) -> i64:
    """The effective value of an action."""
    return datum >> VALUE_AT & 7


def around(value: i64, reach: i64) -> i64:
    """The values at most so far away, as bits; 6 and 1 are no neighbors (TK-34)."""
    low = value - reach
    high = value + reach
    low = max(low, 1)
    high = min(high, 6)
    return (2 << high) - (1 << low)


def widened(values: i64) -> i64:
    """The values at most 2 away from some values, as bits (T14)."""
    wide = values | values << 1 | values << 2 | values >> 1 | values >> 2
    return wide & ALL_VALUES


def may(state: TekhenuState, seat: i64, god: i64, value: i64, flags: i64) -> bool:
    """Whether a god action with this value is possible and can be paid (TK-32)."""
    if god == words.HORUS:
        return horus.may(state, seat, value, flags)
    if god == words.RA:
        return ra.may(state, seat, value, flags)
    if god == words.HATHOR:
        return hathor.may(state, seat, flags)
    if god == words.BASTET:
        return bastet.may(state, seat, flags)
    if god == words.THOTH:
        return thoth.may(state, seat, value, flags)
    return osiris.may(state, seat, value, flags)


def why_not(state: TekhenuState, seat: i64, god: i64, value: i64, flags: i64) -> i64:
    """The rule against a god action with this value, 0 if there is none."""
    if god == words.HORUS:
        return horus.why_not(state, seat, value, flags)
    if god == words.RA:
        return ra.why_not(state, seat, value, flags)
    if god == words.HATHOR:
        return hathor.why_not(state, seat, flags)
    if god == words.BASTET:
        return bastet.why_not(state, seat, flags)
    if god == words.THOTH:
        return thoth.why_not(state, seat, value, flags)
    return osiris.why_not(state, seat, value, flags)


def is_possible(state: TekhenuState, seat: i64, god: i64, values: i64, flags: i64) -> bool:
    """Whether a god action is possible with one of some values."""
    if god in (words.HATHOR, words.BASTET):
        return may(state, seat, god, 1, flags)
    value: i64 = 1
    while value <= 6:
        if values >> value & 1 and may(state, seat, god, value, flags):
            return True
        value += 1
    return False


def legal_values(state: TekhenuState, seat: i64, god: i64, values: i64, flags: i64) -> i64:
    """Those of some values with which a god action is possible, as bits."""
    legal: i64 = 0
    for value in range(1, 7):
        if values >> value & 1 and may(state, seat, god, value, flags):
            legal |= 1 << value
    return legal


def own_values(state: TekhenuState, seat: i64, values: i64, flags: i64) -> i64:
    """The values a player can bring to a god action: T14 changes them by up to 2."""
    if flags & ANY or not state.players[seat].has(14):
        return values
    return widened(values)


def perform(state: TekhenuState, seat: i64, god: i64, values: i64, flags: i64) -> None:
    """Perform a god action with one of some values, asking which if several will do (T14)."""
    values = own_values(state, seat, values, flags)
    legal = legal_values(state, seat, god, values, flags)
    if not legal:
        state.tell(events.ACTION_LOST, seat)
    elif legal & (legal - 1):
        state.ask(steps.VALUE, seat, god | flags | values << VALUES_AT)
    else:
        begin(state, seat, god, lowest(legal), flags)


def lowest(bits: i64) -> i64:
    """The number of the lowest bit set."""
    number: i64 = 0
    while not bits >> number & 1:
        number += 1
    return number


class Value(Step[TekhenuState]):
    """With which value to act: T13, T14, an imagined die (TK-73, AMB-30)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        god = ask.datum & 7
        values = ask.datum >> VALUES_AT & 127
        flags = ask.datum & FLAGS
        answers: list[int] = []
        for value in range(1, 7):
            if values >> value & 1 and (
                god == PRODUCTION or may(state, ask.seat, god, value, flags)
            ):
                answers.append(actions.VALUE + value)
        return answers

    def rule(self) -> i64:
        return 34

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        value = action - actions.VALUE
        god = ask.datum & 7
        if not 1 <= value <= 6:
            return 34
        if not ask.datum >> (VALUES_AT + value) & 1:
            return 713 if god == PRODUCTION else 714
        return why_not(state, ask.seat, god, value, ask.datum & FLAGS)

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        god = ask.datum & 7
        value = action - actions.VALUE
        if god == PRODUCTION:
            production.choose_value(state, ask.seat, ask.datum, value)
        else:
            begin(state, ask.seat, god, value, ask.datum & FLAGS)


def begin(state: TekhenuState, seat: i64, god: i64, value: i64, flags: i64) -> None:
    """Perform a god action with a value; what follows it waits below (AMB-04)."""
    player = state.players[seat]
    state.tell(events.ACTION_BEGAN, seat, god, value)
    datum = god | value << VALUE_AT | flags
    if player.shrines >> 4 * god & 15:
        datum |= HAD
    if god == words.BASTET and player.has(6):
        datum |= FEAST
    state.push(tasks.DONE, seat, datum)
    if player.technologies:
        technologies.start_god_action(state, seat, god, value)
    dispatch(state, seat, god, datum)


def dispatch(state: TekhenuState, seat: i64, god: i64, datum: i64) -> None:
    """Hand the action over to its god."""
    if god == words.HORUS:
        horus.begin(state, seat, datum)
    elif god == words.RA:
        ra.begin(state, seat, datum)
    elif god == words.HATHOR:
        hathor.begin(state, seat, datum)
    elif god == words.BASTET:
        bastet.begin(state, seat, datum)
    elif god == words.THOTH:
        thoth.begin(state, seat, datum)
    else:
        osiris.begin(state, seat, datum)


class Perform(Task[TekhenuState]):
    """A god action whose turn has come."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        perform(state, seat, datum & 7, datum >> VALUES_AT & 127, datum & FLAGS)


class Done(Task[TekhenuState]):
    """After a god action: T06, then the Statues for this god pay (TK-44, TK-46, AMB-04)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        god = datum & 7
        at = len(state.order) - 1
        while at >= 0:
            side: i64 = state.order[at]
            if side != seat and state.players[side].shrines >> 4 * god & 15:
                state.push(tasks.BONUS, side, god)
            at -= 1
        if datum & HAD and state.sides == 2:
            state.push(tasks.BONUS, seat, god)
        if datum & FEAST:
            technologies.t06(state, seat)


class Bonus(Task[TekhenuState]):
    """A Statue pays its owner the bonus of the god's Horus tile (TK-44)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        pay_bonus(state, seat, datum)


def pay_bonus(state: TekhenuState, side: i64, god: i64) -> None:
    """The bonus itself; Botankhamun has his own table (TK-132)."""
    state.tell(events.STATUE_PAID, side, god)
    box = state.box
    if side >= state.seats:
        slot = state.slots.index(god)
        tokens.gain(state, side, words.SCRIBE, box.bot_bonus_scribes[slot])
        tokens.score(state, side, box.bot_bonus_vp[slot], 7)
        return
    if state.players[side].has(7):
        technologies.t07(state, side)
    bits: i64 = box.bonus_tokens[god]
    if bits & (bits - 1):
        tokens.offer(state, side, bits, box.bonus_amount[god], 1)
    else:
        tokens.give(state, side, lowest(bits), box.bonus_amount[god], 7)


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
            if is_possible(state, ask.seat, god, ALL_VALUES, ask.datum | ANY):
                answers.append(actions.PERFORM + god)
        for resource in range(4):
            answers.append(actions.PRODUCE + resource)
        return answers

    def rule(self) -> i64:
        return 73

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        god = action - actions.PERFORM
        if 0 <= god < 6:
            return why_not(state, ask.seat, god, 1, ask.datum | ANY)
        return 73

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        if action < actions.PRODUCE:
            perform(state, ask.seat, action - actions.PERFORM, ALL_VALUES, ask.datum | ANY)
        else:
            kind = action - actions.PRODUCE
            datum = PRODUCTION | ANY | CHIEF | ALL_VALUES << VALUES_AT | kind << RESOURCE_AT
            state.ask(steps.VALUE, ask.seat, datum)
