"""Rotation of the wheel and the dice around it (TK-88 to TK-92)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.core.vectors import append, vec
from maat.games.tekhenu import actions, events, fields, steps, tasks, words
from maat.games.tekhenu.rules import maat
from maat.games.tekhenu.state import EMPTY, TekhenuState


def turn(state: TekhenuState) -> None:
    """Turn the wheel one section clockwise; every second time Maat judges (TK-89, TK-90)."""
    state.wheel = (state.wheel + 1) % 6
    state.rotations += 1
    state.tell(events.WHEEL_TURNED, EMPTY, state.rotations)
    if state.rotations < 8:
        state.push(tasks.ROUND)
        state.push(tasks.DICE)
    if state.players[0].dice_count == 4:
        maat.begin(state)


class Dice(Task[TekhenuState]):
    """New dice for the two Shaded sections, one for each player (TK-91)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        at: i64 = 5
        while at >= 0:
            god: i64 = state.box.gods[at]
            if state.light(god) == words.SHADED:
                for _side in range(state.sides):
                    state.ask(steps.DIE, CHANCE, god)
            at -= 1


class Die(Step[TekhenuState]):
    """A die from the bag, rolled for a section (TK-15, TK-91)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        for color in range(5):
            if fields.BAG.of(state.bag, color):
                for face in range(6):
                    answers.append(actions.ROLL + 6 * color + face)
        return answers

    def weights(self, state: TekhenuState, ask: Ask) -> list[int]:
        return [left for left in fields.BAG.listed(state.bag, 5) if left for _ in range(6)]

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        drawn = dealer.below(6 * state.bag_total)
        bag = state.bag
        color: i64 = 0
        left = bag & 255  # as fields.BAG has it, without a call
        while drawn >= 6 * left:
            drawn -= 6 * left
            color += 1
            bag >>= 8
            left = bag & 255
        return actions.ROLL + 6 * color + drawn // left

    def rule(self) -> i64:
        return 15

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        face = answer - actions.ROLL
        color = face // 6
        state.bag -= fields.BAG.packed(color, 1)
        state.bag_total -= 1
        state.ring = with_die(state.ring, 30 * ask.datum + face)
        state.tell(events.DIE_ROLLED, EMPTY, ask.datum, color, face - 6 * color + 1)


def with_die(ring: vec[i64], code: i64) -> vec[i64]:
    """The ring and one more die in it, still in order."""
    at: i64 = len(ring)
    ring = append(ring, code)
    while at > 0 and ring[at - 1] > code:
        ring[at] = ring[at - 1]
        at -= 1
    ring[at] = code
    return ring
