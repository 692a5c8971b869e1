"""Horus: build one Statue (TK-41 to TK-51)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, steps, tasks, words
from maat.games.tekhenu.cards import blessings
from maat.games.tekhenu.rules import action, payment, tokens
from maat.games.tekhenu.state import Player, TekhenuState, count

PEOPLE: Final = 4  # spaces for the people


def price(state: TekhenuState, player: Player) -> i64:
    """The Granite below the leftmost Statue (TK-41)."""
    return state.box.statue_granite[player.statues] * payment.GRANITE


def may(state: TekhenuState, seat: i64, value: i64, flags: i64) -> bool:
    """Whether a Statue is left, can be paid and has a place."""
    player = state.players[seat]
    if player.statues >= state.box.statues:
        return False
    if people_taken(state) == 15 and not has_room(state, state.slots[value - 1]):
        return False
    if flags & action.FREE or player.blessings & blessings.STONES:
        return True
    due = price(state, player)
    return payment.may_afford(state, player, due, words.GRANITE, player.has(4))


def why_not(state: TekhenuState, seat: i64, value: i64, flags: i64) -> i64:
    """The rule against building a Statue with this value."""
    if state.players[seat].statues >= state.box.statues:
        return 39
    if people_taken(state) == 15 and not has_room(state, state.slots[value - 1]):
        return 806
    return 0 if may(state, seat, value, flags) else 41


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
        built += player.shrines >> 4 * god & 15
    return built < state.box.statue_spaces[state.sides]


def begin(state: TekhenuState, seat: i64, datum: i64) -> None:
    """Ask for whom the Statue is."""
    state.ask(steps.STATUE, seat, datum)


class Statue(Step[TekhenuState]):
    """For the god the value points at, or for the people (TK-42, TK-43, TK-48)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        god: i64 = state.slots[action.value_of(ask.datum) - 1]
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
        if not ask.datum & action.FREE:
            payment.settle(state, ask.seat, price(state, player) | payment.STONE_BLESSING)


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
    first = not player.shrines >> 4 * god & 15
    player.statues += 1
    player.shrines += 1 << 4 * god
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
        pillars = count(player.pillars & state.box.temple.line_spaces[line])
        tokens.score(state, seat, pillars * state.box.statue_line_vp, 1)
