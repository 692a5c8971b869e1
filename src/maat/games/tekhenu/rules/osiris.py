"""Osiris: build one workshop or quarry (TK-81 to TK-85)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, rulebook, steps, words
from maat.games.tekhenu.god import God
from maat.games.tekhenu.rules import layout, tokens
from maat.games.tekhenu.state import TekhenuState

ROW_GOLD: Final = 4  # the bit of the Gold lying beside row 2


def free_districts(state: TekhenuState, row: i64, flags: i64) -> i64:
    """The districts of a row (from 0) that may be built in, as bits (TK-82, S02, S03)."""
    taken: i64 = 0
    for player in state.players:
        taken |= player.osiris
    free = ~(taken >> 4 * row) & 15
    if flags & layout.WORKSHOPS:
        free &= 3
    if flags & layout.QUARRIES:
        free &= 12
    return free


class Osiris(God):
    """A workshop or quarry."""

    def may(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> bool:
        """Whether there is a Building, the Happiness and a space in the row (TK-81)."""
        player = state.players[seat]
        if player.buildings >= state.box.buildings:
            return False
        if not flags & layout.CALM and player.happiness < state.box.osiris_happiness:
            return False
        return free_districts(state, value - 1, flags) != 0

    def why_not(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> i64:
        """The rule against building in this row."""
        if state.players[seat].buildings >= state.box.buildings:
            return 39
        return 0 if self.may(state, seat, value, flags) else 81

    def is_over(self, state: TekhenuState, seat: i64) -> bool:
        """Whether all Buildings are built or all spaces taken."""
        if state.players[seat].buildings >= state.box.buildings:
            return True
        free: i64 = 0
        for row in range(6):
            free |= free_districts(state, row, 0)
        return not free

    def begin(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        """Ask for the district, unless only one is free."""
        free = free_districts(state, layout.VALUE.of(datum) - 1, datum)
        if free & (free - 1):
            state.ask(steps.DISTRICT, seat, datum)
        else:
            build(state, seat, datum, bitset.lowest(free))


class District(Step[TekhenuState]):
    """In which district of the row (TK-82)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        free = free_districts(state, layout.VALUE.of(ask.datum) - 1, ask.datum)
        answers: list[int] = []
        for district in range(4):
            if free >> district & 1:
                answers.append(actions.SETTLE + district)
        return answers

    def rule(self) -> i64:
        return 82

    def reason(self, state: TekhenuState, ask: Ask, answer: i64) -> i64:
        if ask.datum & layout.QUARRIES:
            return rulebook.starting(2)
        return rulebook.starting(3) if ask.datum & layout.WORKSHOPS else 82

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        build(state, ask.seat, ask.datum, answer - actions.SETTLE)


def build(state: TekhenuState, seat: i64, datum: i64, district: i64) -> None:
    """The Building stands and the row pays (TK-81 to TK-84, AMB-07)."""
    box = state.box
    row = layout.VALUE.of(datum) - 1
    if not datum & layout.CALM:
        tokens.lower_happiness(state, seat, box.osiris_happiness)
    occupy(state, seat, row, district)
    if box.any_steps[row]:
        state.ask(steps.MARKER, seat, box.any_steps[row])
    tokens.raise_marker(state, seat, district, box.own_steps[row])
    if box.pair_steps[row]:
        tokens.raise_marker(state, seat, box.pair[row][district], box.pair_steps[row])
    tokens.gain(state, seat, district, box.own_gain[row])
    tokens.gain(state, seat, words.GOLD, box.gold_gain[row])
    if row == 1 and state.gold_on >> ROW_GOLD & 1:
        state.gold_on &= ~(1 << ROW_GOLD)
        tokens.gain(state, seat, words.GOLD, 1)


def occupy(state: TekhenuState, seat: i64, row: i64, district: i64) -> None:
    """Put the leftmost Building on a space."""
    player = state.players[seat]
    player.buildings += 1
    player.osiris |= 1 << (4 * row + district)
    state.tell(events.WORKSHOP_BUILT, seat, district, row + 1)


class Marker(Step[TekhenuState]):
    """Which Production marker row 6 raises (TK-83)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        for resource in range(4):
            answers.append(actions.RAISE + resource)
        return answers

    def rule(self) -> i64:
        return 83

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        tokens.raise_marker(state, ask.seat, answer - actions.RAISE, ask.datum)
