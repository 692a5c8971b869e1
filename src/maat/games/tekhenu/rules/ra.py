"""Ra: build one Pillar (TK-52 to TK-61)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.core.vectors import vec
from maat.games.tekhenu import actions, events, fields, labels, rulings, steps, tasks
from maat.games.tekhenu.cards import blessings, pillars
from maat.games.tekhenu.god import God
from maat.games.tekhenu.rules import bill, layout, payment, temple, tokens, waiver
from maat.games.tekhenu.state import EMPTY, TekhenuState

SPACES: Final = 25
ALL_SPACES: Final = (1 << 25) - 1


def tile_for(state: TekhenuState, value: i64) -> i64:
    """The tile of the display space the value points at (TK-52)."""
    return state.display[state.box.display[value - 1]]


def price(state: TekhenuState, tile: i64) -> i64:
    """The stones printed on a tile (TK-53)."""
    box = state.box
    return box.tile_limestone[tile] * bill.LIMESTONE + box.tile_granite[tile] * bill.GRANITE


class Ra(God):
    """A Pillar in the Temple Complex."""

    def may(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> bool:
        """Whether a Pillar, a tile and a space are left and the tile can be paid (TK-61)."""
        player = state.players[seat]
        tile = tile_for(state, value)
        if tile == EMPTY or state.covered == ALL_SPACES:
            return False
        if bitset.count(player.pillars) >= state.box.pillars - 1 and not has_pillar(state, seat):
            return False
        if flags & layout.FREE or player.blessings & blessings.STONES:
            return True
        return payment.may_pay(player, price(state, tile))

    def why_not(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> i64:
        """The rule against building a Pillar with this value."""
        if not has_pillar(state, seat):
            return 39
        if state.covered == ALL_SPACES or tile_for(state, value) == EMPTY:
            return 61
        return 0 if self.may(state, seat, value, flags) else 53

    def is_over(self, state: TekhenuState, seat: i64) -> bool:
        """Whether all Pillars are built, all spaces covered or all tiles laid."""
        if state.covered == ALL_SPACES or not has_pillar(state, seat):
            return True
        return state.display[0] == EMPTY and state.display[1] == EMPTY and state.display[2] == EMPTY

    def begin(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        """Ask for the space."""
        state.ask(steps.SPACE, seat, datum)


def has_pillar(state: TekhenuState, seat: i64) -> bool:
    """Whether a Pillar is left; one whose tile lies is promised to it (TK-39, AMB-58)."""
    left = state.box.pillars - bitset.count(state.players[seat].pillars)
    if left == 1 and state.rules >= rulings.PILLARS_BEGUN:
        waiting = state.agenda
        while waiting is not None:
            if waiting.step == ~tasks.STAND and waiting.seat == seat:
                return False
            waiting = waiting.below
    return left > 0


class Space(Step[TekhenuState]):
    """On which empty space (TK-53)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        covered = state.covered
        for space in range(SPACES):
            if not covered >> space & 1:
                answers.append(actions.PLACE + space)
        return answers

    def rule(self) -> i64:
        return 53

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        datum = ask.datum | layout.SPACE.packed(answer - actions.PLACE)
        if turns(state, tile_for(state, layout.VALUE.of(datum))) > 1:
            state.ask(steps.ROTATION, ask.seat, datum)
        else:
            settle(state, ask.seat, datum)


def turns(state: TekhenuState, tile: i64) -> i64:
    """How many rotations of a tile look different."""
    edges = state.box.tile_edges
    first = 4 * tile
    if edges[first] != edges[first + 2] or edges[first + 1] != edges[first + 3]:
        return 4
    return 2 if edges[first] != edges[first + 1] else 1


class Rotation(Step[TekhenuState]):
    """How the tile is turned, clockwise (TK-53)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        number = turns(state, tile_for(state, layout.VALUE.of(ask.datum)))
        if number == 2:
            return [actions.ROTATE, actions.ROTATE + 1]
        return [actions.ROTATE, actions.ROTATE + 1, actions.ROTATE + 2, actions.ROTATE + 3]

    def rule(self) -> i64:
        return 53

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        settle(state, ask.seat, ask.datum | layout.TURN.packed(answer - actions.ROTATE))


def settle(state: TekhenuState, seat: i64, datum: i64) -> None:
    """Pay for the tile, then lay it."""
    state.push(tasks.LAY_TILE, seat, datum)
    if not datum & layout.FREE:
        due = price(state, tile_for(state, layout.VALUE.of(datum)))
        waiver.settle(state, seat, due | bill.STONE_BLESSING)


class LayTile(Task[TekhenuState]):
    """The tile is laid and everything it brings is resolved in order (TK-54 to TK-60)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        value = layout.VALUE.of(datum)
        slot: i64 = state.box.display[value - 1]
        tile: i64 = state.display[slot]
        space = layout.SPACE.of(datum)
        lay(state, seat, slot, space, layout.TURN.of(datum))
        state.push(tasks.STAND, seat, space)
        tokens.score(state, seat, temple.buildings_near(state, space), labels.PILLAR_BUILDINGS)
        edges = temple.matching_edges(state, space) * temple.edge_factor(state, space)
        tokens.score(state, seat, edges, labels.PILLAR_EDGES)
        temple.gain_reward(state, seat, space)
        tokens.score(state, seat, state.box.display_vp[slot], labels.PILLAR_DISPLAY)
        pillars.use(state, seat, tile, space)


def lay(state: TekhenuState, seat: i64, slot: i64, space: i64, turn: i64) -> None:
    """Move the tile from the display to the Temple Complex."""
    tile: i64 = state.display[slot]
    laid = fields.TILE.packed(tile) | fields.TILE_TURN.packed(turn)
    state.display = rows.put(state.display, slot, EMPTY)
    state.complex = rows.put(state.complex, space, laid)
    state.covered |= 1 << space
    if state.told:
        state.tell(events.SOME_PILLAR_BUILT, seat, space, slot + 1)
    else:
        state.tell(events.PILLAR_BUILT, seat, tile, space, turn)


class Stand(Task[TekhenuState]):
    """The Pillar stands, the display closes up and is refilled (TK-59, TK-60)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        state.players[seat].pillars |= 1 << datum
        close_display(state)


def close_display(state: TekhenuState) -> None:
    """Shift the tiles to the right and reveal new ones on the left (TK-60)."""
    kept = vec[i64]([EMPTY, EMPTY, EMPTY])
    to: i64 = 2
    for slot in range(2, -1, -1):
        if state.display[slot] != EMPTY:
            kept[to] = state.display[slot]
            to -= 1
    state.display = kept
    stack = bitset.count(state.stack)
    for _tile in range(min(to + 1, stack)):
        state.ask(steps.REVEAL, CHANCE)


class Reveal(Step[TekhenuState]):
    """A Pillar tile for the rightmost empty space of the display (TK-10, TK-60)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        return bitset.codes(state.stack, actions.REVEAL)

    def sample(self, state: TekhenuState, ask: Ask, dealer: Dealer) -> i64:
        return actions.REVEAL + bitset.pick(state.stack, dealer)

    def rule(self) -> i64:
        return 60

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        tile = answer - actions.REVEAL
        state.stack &= ~(1 << tile)
        slot: i64 = 2
        while slot > 0 and state.display[slot] != EMPTY:
            slot -= 1
        state.display = rows.put(state.display, slot, tile)
        if not state.told:
            state.tell(events.PILLAR_REVEALED, EMPTY, tile)
