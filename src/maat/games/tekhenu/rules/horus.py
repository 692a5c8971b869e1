"""Horus: build one Statue (TK-41 to TK-51)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, fields, labels, rulebook, steps, tasks, words
from maat.games.tekhenu.cards import blessings
from maat.games.tekhenu.god import God
from maat.games.tekhenu.rules import bill, layout, payment, tokens, waiver
from maat.games.tekhenu.state import Player, TekhenuState

PEOPLE: Final = 4  # spaces for the people


def price(state: TekhenuState, player: Player) -> i64:
    """The Granite below the leftmost Statue (TK-41)."""
    return state.box.statue_granite[player.statues] * bill.GRANITE


class Horus(God):
    """A Statue for a god or the people."""

    def may(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> bool:
        """Whether a Statue is left, can be paid and has a place."""
        player = state.players[seat]
        if player.statues >= state.box.statues:
            return False
        if people_taken(state) == 15 and not has_room(state, state.slots[value - 1]):
            return False
        if flags & layout.FREE or player.blessings & blessings.STONES:
            return True
        due = price(state, player)
        return payment.may_afford(state, player, due, words.HORUS)

    def why_not(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> i64:
        """The rule against building a Statue with this value."""
        if state.players[seat].statues >= state.box.statues:
            return 39
        if people_taken(state) == 15 and not has_room(state, state.slots[value - 1]):
            return rulebook.ruling(6)
        return 0 if self.may(state, seat, value, flags) else 41

    def is_over(self, state: TekhenuState, seat: i64) -> bool:
        """Whether all Statues are built or all spaces taken."""
        if state.players[seat].statues >= state.box.statues:
            return True
        for god in range(6):
            if has_room(state, god):
                return False
        return people_taken(state) == 15

    def begin(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        """Ask for whom the Statue is."""
        state.ask(steps.STATUE, seat, datum)


def people_taken(state: TekhenuState) -> i64:
    """The Statue spaces for the people that are taken, as bits."""
    taken: i64 = 0
    for player in state.players:
        taken |= player.people
    return taken


def has_room(state: TekhenuState, god: i64) -> bool:
    """Whether a Statue space of a god is free (TK-40)."""
    built: i64 = 0
    for player in state.players:
        built += fields.SHRINES.of(player.shrines, god)
    return built < state.box.statue_spaces[state.sides]


class Statue(Step[TekhenuState]):
    """For the god the value points at, or for the people (TK-42, TK-43, TK-48)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        god: i64 = state.slots[layout.VALUE.of(ask.datum) - 1]
        if has_room(state, god):
            answers.append(actions.HONOR + god)
        taken = people_taken(state)
        for space in range(PEOPLE):
            if not taken >> space & 1:
                answers.append(actions.SERVE + space)
        return answers

    def rule(self) -> i64:
        return 42

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        if actions.HONOR <= action < actions.SERVE:
            return 40 if not has_room(state, action - actions.HONOR) else 43
        return 48 if actions.SERVE <= action < actions.PLACE else 42

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        player = state.players[ask.seat]
        state.push(tasks.RAISE_STATUE, ask.seat, answer)
        if not ask.datum & layout.FREE:
            waiver.settle(state, ask.seat, price(state, player) | bill.STONE_BLESSING)


class RaiseStatue(Task[TekhenuState]):
    """The Statue is paid and stands."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        if datum < actions.SERVE:
            honor(state, seat, datum - actions.HONOR)
        else:
            serve(state, seat, datum - actions.SERVE)


def honor(state: TekhenuState, seat: i64, god: i64) -> None:
    """A Statue for a god; with 3 players it pays at once, the first one only (TK-43, TK-45)."""
    player = state.players[seat]
    first = not fields.SHRINES.of(player.shrines, god)
    player.statues += 1
    player.shrines += fields.SHRINES.packed(god, 1)
    state.tell(events.STATUE_FOR_GOD, seat, god)
    if state.sides == 3 and first:
        state.push(tasks.BONUS, seat, god)


def serve(state: TekhenuState, seat: i64, space: i64) -> None:
    """A Statue for the people takes the Gold; at the Temple it scores Pillars (TK-48, TK-49)."""
    player = state.players[seat]
    player.statues += 1
    player.people |= 1 << space
    state.tell(events.STATUE_FOR_PEOPLE, seat, space)
    if state.gold_on >> space & 1:
        state.gold_on &= ~(1 << space)
        if seat < state.seats:
            tokens.gain(state, seat, words.GOLD, 1)
    if space <= words.TEMPLE_COLUMN:
        line: i64 = state.box.temple.statue_line[space]
        pillars = bitset.count(player.pillars & state.box.temple.line_spaces[line])
        tokens.score(state, seat, pillars * state.box.statue_line_vp, labels.STATUE_LINE)
