"""Resource production and its surplus (TK-86, TK-87)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, fields, steps, tasks
from maat.games.tekhenu.cards import blessings, technologies
from maat.games.tekhenu.rules import layout, tokens
from maat.games.tekhenu.state import TekhenuState


def begin(state: TekhenuState, seat: i64, resource: i64, value: i64, flags: i64) -> None:
    """A production action; Blessings may be played during it (TK-30, TK-86)."""
    datum = layout.PRODUCTION | layout.VALUE.packed(value) | layout.CHIEF | flags
    datum |= layout.RESOURCE.packed(resource) | layout.RUNS.packed(1)
    offer_boons(state, seat, datum)


def offer_boons(state: TekhenuState, seat: i64, datum: i64) -> None:
    """Ask for Blessings as long as there are any that fit, then produce."""
    if state.players[seat].blessings & blessings.BOONS:
        state.ask(steps.BOON, seat, datum)
        return
    runs = layout.RUNS.of(datum)
    datum -= layout.RUNS.packed(runs)
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
            datum = ask.datum
            if blessings.TWICE >> (card - 1) & 1:
                datum += layout.RUNS.packed(1)
            blessings.play(state, ask.seat, card)
            offer_boons(state, ask.seat, datum)
            return
        runs = layout.RUNS.of(ask.datum)
        datum = ask.datum - layout.RUNS.packed(runs)
        for _ in range(runs):
            state.push(tasks.RUN, ask.seat, datum)


class ProductionRun(Task[TekhenuState]):
    """One production whose turn has come."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        run_once(state, seat, datum)


def run_once(state: TekhenuState, seat: i64, datum: i64) -> None:
    """Produce once; T13 lets the player change the value first."""
    value = layout.VALUE.of(datum)
    values = layout.VALUES.of(datum)
    if values:  # those after which a god action is still possible (T19)
        value = bitset.lowest(values)
    else:
        values = technologies.production_values(state.players[seat], value)
    if values & (values - 1) and not datum & layout.ANY:
        state.ask(steps.VALUE, seat, datum | layout.VALUES.packed(values))
    else:
        produce(state, seat, layout.RESOURCE.of(datum), value, datum & layout.CHIEF)


def choose_value(state: TekhenuState, seat: i64, datum: i64, value: i64) -> None:
    """The value has been chosen: of an imagined die, or with T13."""
    if datum & layout.ANY:
        begin(state, seat, layout.RESOURCE.of(datum), value, layout.ANY)
    else:
        produce(state, seat, layout.RESOURCE.of(datum), value, datum & layout.CHIEF)


def produce(state: TekhenuState, seat: i64, resource: i64, value: i64, chief: i64) -> None:
    """Keep up to the Production marker, the rest taints the scales (TK-87)."""
    player = state.players[seat]
    made = tokens.available(state, resource, value)
    kept = tokens.production(player, resource)
    kept = min(kept, made)
    surplus = made - kept
    tokens.add(player, resource, kept)
    player.surplus += fields.SURPLUS.packed(resource, surplus)
    state.tell(events.PRODUCED, seat, resource, kept, surplus)
    if player.technologies:
        technologies.on_production(state, seat, resource, surplus, value, chief != 0)


def most_kept(state: TekhenuState, seat: i64, resource: i64, value: i64) -> i64:
    """The most one production can bring with a value, Technologies included."""
    player = state.players[seat]
    made = technologies.most_made(player, tokens.production(player, resource), value)
    return tokens.available(state, resource, made)
