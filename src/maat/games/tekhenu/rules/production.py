"""Resource production and its surplus (TK-86, TK-87)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, steps, tasks
from maat.games.tekhenu.cards import blessings, technologies
from maat.games.tekhenu.rules import action, tokens
from maat.games.tekhenu.state import TekhenuState

RUNS_AT: Final = 23  # how often the action is performed (B21, B22)


def begin(state: TekhenuState, seat: i64, resource: i64, value: i64, flags: i64) -> None:
    """A production action; Blessings may be played during it (TK-30, TK-86)."""
    datum = action.PRODUCTION | value << action.VALUE_AT | action.CHIEF | flags
    datum |= resource << action.RESOURCE_AT | 1 << RUNS_AT
    offer_boons(state, seat, datum)


def offer_boons(state: TekhenuState, seat: i64, datum: i64) -> None:
    """Ask for Blessings as long as there are any that fit, then produce."""
    if state.players[seat].blessings & blessings.BOONS:
        state.ask(steps.BOON, seat, datum)
        return
    runs = datum >> RUNS_AT
    datum &= (1 << RUNS_AT) - 1
    while runs > 1:
        state.push(tasks.RUN, seat, datum)
        runs -= 1
    run_once(state, seat, datum)


class Boon(Step[TekhenuState]):
    """A Blessing during a production action, or none (B01 to B06, B21, B22)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        answers: list[int] = [actions.FINISH]
        blessings.add_all(player, answers, blessings.BOONS & ~blessings.TWICE)
        blessings.add_first(player, answers, blessings.TWICE)
        return answers

    def rule(self) -> i64:
        return 74

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        return blessings.why_not(state.players[ask.seat], action, 74)

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        if action != actions.FINISH:
            card = action - actions.PLAY + 1
            datum = ask.datum + (1 << RUNS_AT if blessings.TWICE >> (card - 1) & 1 else 0)
            blessings.play(state, ask.seat, card)
            offer_boons(state, ask.seat, datum)
            return
        runs = ask.datum >> RUNS_AT
        for _ in range(runs):
            state.push(tasks.RUN, ask.seat, ask.datum & (1 << RUNS_AT) - 1)


class Run(Task[TekhenuState]):
    """One production whose turn has come."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        run_once(state, seat, datum)


def run_once(state: TekhenuState, seat: i64, datum: i64) -> None:
    """Produce once; T13 lets the player change the value first."""
    value = action.value_of(datum)
    if state.players[seat].has(13) and not datum & action.ANY:
        state.ask(steps.VALUE, seat, datum | action.around(value, 2) << action.VALUES_AT)
    else:
        produce(state, seat, datum >> action.RESOURCE_AT & 3, value, datum & action.CHIEF)


def choose_value(state: TekhenuState, seat: i64, datum: i64, value: i64) -> None:
    """The value has been chosen: of an imagined die, or with T13."""
    if datum & action.ANY:
        begin(state, seat, datum >> action.RESOURCE_AT & 3, value, action.ANY)
    else:
        produce(state, seat, datum >> action.RESOURCE_AT & 3, value, datum & action.CHIEF)


def produce(state: TekhenuState, seat: i64, resource: i64, value: i64, chief: i64) -> None:
    """Keep up to the Production marker, the rest taints the scales (TK-87)."""
    player = state.players[seat]
    made = tokens.available(state, resource, value)
    kept = tokens.production(player, resource)
    kept = min(kept, made)
    surplus = made - kept
    tokens.add(player, resource, kept)
    player.surplus += surplus << 8 * resource
    state.tell(events.PRODUCED, seat, resource, kept, surplus)
    if player.technologies:
        technologies.after_production(state, seat, resource, surplus, value, chief != 0)


def most_kept(state: TekhenuState, seat: i64, resource: i64, value: i64) -> i64:
    """The most one production can bring with a value, T13 included."""
    player = state.players[seat]
    kept = tokens.production(player, resource)
    if not player.has(13):
        return min(kept, tokens.available(state, resource, value))
    value = value + 2 if value < 5 else 6
    kept = min(kept, value) + 1
    return min(kept, tokens.available(state, resource, kept))
