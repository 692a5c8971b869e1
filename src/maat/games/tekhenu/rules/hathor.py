"""Hathor: build one Building at the Temple Complex (TK-62 to TK-65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, labels, steps, tasks, words
from maat.games.tekhenu.cards import blessings, technologies
from maat.games.tekhenu.god import God
from maat.games.tekhenu.rules import bill, layout, payment, tokens, waiver
from maat.games.tekhenu.state import TekhenuState

SPACES: Final = 20
LINES: Final = 10
NOWHERE: Final = 99  # what a space costs where none is free


def free_spaces(state: TekhenuState) -> i64:
    """The Building spaces open with this many players and not taken, as bits (TK-62)."""
    free: i64 = state.box.temple.open_bits[state.sides]
    for player in state.players:
        free &= ~player.temple
    return free


def cheapest(state: TekhenuState) -> i64:
    """The lowest cost of a free space."""
    free = free_spaces(state)
    least: i64 = NOWHERE
    for space in range(SPACES):
        cost: i64 = state.box.temple.bread[space]
        if free >> space & 1 and cost < least:
            least = cost
    return least


class Hathor(God):
    """A Building beside the Temple Complex."""

    def may(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> bool:
        """Whether a Building and a space are left and the space can be paid."""
        player = state.players[seat]
        if player.buildings >= state.box.buildings:
            return False
        least = cheapest(state)
        if least == NOWHERE:
            return False
        if flags & layout.FREE or player.blessings & blessings.FOOD:
            return True
        due = least * bill.BREAD
        return payment.may_afford(state, player, due, words.HATHOR)

    def why_not(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> i64:
        """The rule against building here."""
        if state.players[seat].buildings >= state.box.buildings:
            return 39
        return 0 if self.may(state, seat, value, flags) else 62

    def is_over(self, state: TekhenuState, seat: i64) -> bool:
        """Whether all Buildings are built or all spaces taken."""
        return state.players[seat].buildings >= state.box.buildings or not free_spaces(state)

    def begin(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        """Ask for the space."""
        state.ask(steps.BUILDING, seat, datum)


class Building(Step[TekhenuState]):
    """On which Building space (TK-62)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        free = free_spaces(state)
        waived = ask.datum & layout.FREE or player.blessings & blessings.FOOD
        answers: list[int] = []
        for space in range(SPACES):
            if free >> space & 1 and (
                waived or payment.may_pay(player, state.box.temple.bread[space] * bill.BREAD)
            ):
                answers.append(actions.BUILD + space)
        return answers

    def rule(self) -> i64:
        return 62

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        space = answer - actions.BUILD
        return 38 if 0 <= space < SPACES and free_spaces(state) >> space & 1 else 62

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        space = answer - actions.BUILD
        datum = ask.datum | layout.SPACE.packed(space)
        state.push(tasks.RAISE_BUILDING, ask.seat, datum)
        if not ask.datum & layout.FREE:
            due = state.box.temple.bread[space] * bill.BREAD
            waiver.settle(state, ask.seat, due | bill.FOOD_BLESSING)


class RaiseBuilding(Task[TekhenuState]):
    """The Building stands; its line pays, then the Population grows (TK-63 to TK-65)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        player = state.players[seat]
        space = layout.SPACE.of(datum)
        player.buildings += 1
        player.temple |= 1 << space
        state.tell(events.BUILDING_BUILT, seat, space)
        state.push(tasks.GROW, seat, layout.VALUE.of(datum))
        collect(state, seat, space - LINES if space >= LINES else space)


def collect(state: TekhenuState, seat: i64, line: i64) -> None:
    """Own Pillars give VP, empty spaces one unit of what they show (TK-64, T05)."""
    player = state.players[seat]
    temple = state.box.temple
    each = state.box.own_pillar_vp + technologies.more_for_pillars(player)
    spaces: i64 = temple.line_spaces[line]
    for space in range(25):
        if not spaces >> space & 1:
            continue
        if player.pillars >> space & 1:
            tokens.score(state, seat, each, labels.HATHOR)
        elif not state.covered >> space & 1:
            collect_unit(state, seat, temple.kinds[space])


def collect_unit(state: TekhenuState, seat: i64, kinds: i64) -> None:
    """One unit of what an empty space shows; several kinds leave a choice (AMB-40)."""
    if kinds & (kinds - 1):
        tokens.offer(state, seat, kinds, 64)
    elif kinds:
        tokens.gain(state, seat, bitset.lowest(kinds), 1)


class Grow(Task[TekhenuState]):
    """Population advances by the value (TK-65)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        tokens.raise_population(state, seat, datum)
