"""Rounds: their beginning, end and preparation (rulebook p. 6 and 7)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.state import CHANCE, Ask
from maat.games.pharaon import automa, bits, events, pieces, scoring, steps, todo
from maat.games.pharaon.rules import gains, supply, turn, urns, wheel
from maat.games.pharaon.state import NOT_IN_PYRAMID, PharaonState


def run(state: PharaonState, errand: Ask) -> None:
    """The errands of this chapter."""
    if errand.step == todo.FILL:
        fill(state, 0)
    elif errand.step == todo.REVEAL:
        reveal(state, errand.datum)
    elif errand.step == todo.ROUND:
        begin(state)
    else:
        automa.take_pile(state)


def begin(state: PharaonState) -> None:
    """The holder of the First Player token takes the first turn (PH-45)."""
    state.round += 1
    state.passed = 0
    state.actor = state.first
    state.tell(events.ROUND_BEGAN, state.first, state.round)
    turn.begin(state)


def reveal(state: PharaonState, count: i64) -> None:
    """Lay so many urns below the Pyramid (PH-13, PH-133)."""
    if count:
        urns.turn_up(state, -count)


def urns_shown(state: PharaonState) -> i64:
    """One urn for each player, one more for two players, two alone (PH-13, PH-170, PH-180)."""
    if state.seats == 2:
        return 3
    return state.sides()


def start_filling(state: PharaonState) -> None:
    """If the bag holds too few tokens the discard is added first (PH-134)."""
    places = len(state.sets) + len(state.bonus)
    if state.bag_total < places - bits.filled(state.sets) - bits.filled(state.bonus):
        supply.refill_bag(state)
    todo.push(state, todo.FILL, state.actor)


def fill(state: PharaonState, place: i64) -> None:
    """Draw for the next place that is empty: whole sets first, then the bonus zone (PH-134)."""
    sets = len(state.sets)
    while place < sets:
        if state.sets[place] == pieces.EMPTY and (place % 2 or state.bag_total >= 2):
            state.ask(steps.TOKEN, CHANCE, gains.TO_SET + place)
            return
        place += 1 if state.bag_total >= 2 or place % 2 else 2
    while place < sets + len(state.bonus) and state.bag_total:
        if state.bonus[place - sets] == pieces.EMPTY:
            state.ask(steps.TOKEN, CHANCE, gains.TO_BONUS + place - sets)
            return
        place += 1


def finish(state: PharaonState) -> None:
    """After the last round the game is over, else the next is prepared (PH-130 to PH-132)."""
    state.tell(events.ROUND_ENDED, state.actor, state.round)
    if state.round == state.box.rounds:
        scoring.announce(state)
        state.end()
        return
    prepare(state)


def prepare(state: PharaonState) -> None:
    """Wheel, nobles and discs at once; offerings and urns by errands (PH-133)."""
    wheel.clear(state)
    block_leftovers(state)
    wheel.turn(state)
    for player in state.players:
        player.turned = 0
        player.passed = False
        player.row = NOT_IN_PYRAMID
        player.space = 0
    todo.push(state, todo.ROUND, state.first)
    if state.is_solo():
        todo.push(state, todo.PILE, state.first)
    if state.round + 1 < state.box.rounds:
        todo.push(state, todo.REVEAL, state.first, urns_shown(state))
    start_filling(state)


def block_leftovers(state: PharaonState) -> None:
    """Resources of an urn nobody took block slots of the wheel (PH-171 to PH-173, PH-209)."""
    while state.urn_row:
        urn = bits.lowest(state.urn_row)
        state.urn_row &= ~(1 << urn)
        state.urn_discard |= 1 << urn
        for color in state.box.urns[urn]:
            wheel.block(state, color)
