"""Rounds: their beginning, end and preparation (rulebook p. 6 and 7)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.game import Task
from maat.games.pharaon import events, scoring, tasks
from maat.games.pharaon.rules import supply, told, turn, wheel
from maat.games.pharaon.state import NOT_IN_PYRAMID, PharaonState


class Round(Task[PharaonState]):
    """The holder of the First Player token takes the first turn (PH-45)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        state.round += 1
        state.passed = 0
        state.actor = state.first
        state.tell(events.ROUND_BEGAN, state.first, state.round)
        turn.begin(state)


def urns_shown(state: PharaonState) -> i64:
    """One urn for each player, one more for two players, two alone (PH-13, PH-170, PH-180)."""
    if state.seats == 2:
        return 3
    return state.sides()


def start_filling(state: PharaonState) -> None:
    """If the bag holds too few tokens the discard is added first (PH-134)."""
    if state.rulings.told:
        told.fill(state)
        return
    places = len(state.sets) + len(state.bonus)
    if state.bag_total < places - rows.filled(state.sets) - rows.filled(state.bonus):
        supply.refill_bag(state)
    state.push(tasks.FILL)


class RoundEnd(Task[PharaonState]):
    """After the last round the game is over, else the next is prepared (PH-130 to PH-132)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        state.tell(events.ROUND_ENDED, state.actor, state.round)
        if state.round == state.box.rounds:
            scoring.announce(state)
            state.end()
        else:
            prepare(state)


def prepare(state: PharaonState) -> None:
    """Wheel, nobles and discs at once; offerings and urns as tasks (PH-133)."""
    wheel.clear(state)
    block_leftovers(state)
    wheel.turn(state)
    for player in state.players:
        player.turned = 0
        player.passed = False
        player.row = NOT_IN_PYRAMID
        player.space = 0
    state.push(tasks.ROUND)
    if state.is_solo():
        state.push(tasks.PILE)
    if state.round + 1 < state.box.rounds:
        state.push(tasks.REVEAL, datum=urns_shown(state))
    start_filling(state)


def block_leftovers(state: PharaonState) -> None:
    """Resources of an urn nobody took block slots of the wheel (PH-171 to PH-173, PH-209)."""
    while state.urn_row:
        urn = bitset.lowest(state.urn_row)
        state.urn_row &= ~(1 << urn)
        state.urn_discard |= 1 << urn
        for color in state.box.urns[urn]:
            wheel.block(state, color)
