"""Setting up and the starting draft (rulebook p. 2 and 3)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.dealer import Dealer
from maat.core.game import Step
from maat.core.state import CHANCE, Ask
from maat.games.pharaon import actions, automa, bits, events, pieces, steps, todo
from maat.games.pharaon.components import Box
from maat.games.pharaon.rules import cards, pyramid, rounds, supply
from maat.games.pharaon.state import PharaonState, Player, Plot, Purchase, Rulings


def opening(seats: i64, box: Box, rulings: Rulings) -> PharaonState:
    """The table before the board is joined (PH-10 to PH-16)."""
    sides = 2 if seats == 1 else seats
    places = 3 if seats == 1 else seats + 1
    state = PharaonState(
        seats,
        None,
        box,
        rulings,
        [Player([0] * pieces.KINDS, [0] * pieces.COLORS) for _ in range(sides)],
        Plot([], [], [], [pieces.EMPTY] * (pieces.TILES * box.spaces), [0] * pieces.TILES),
        Purchase(),
        [pieces.EMPTY] * (pieces.COLORS * box.slots),
        [box.each] * (pieces.COLORS + 1) + [0] * pieces.TOKENS,
        box.tokens[:],
        [pieces.EMPTY] * (2 * places),
        [pieces.EMPTY] * places,
        [pieces.EMPTY] * box.noble_row,
        [pieces.EMPTY] * box.artisan_row,
    )
    state.limit = box.slots_few if seats <= 3 else box.slots
    state.bag_total = sum(box.tokens)
    state.noble_deck = bits.span(1, pieces.ALL_NOBLES)
    state.artisan_deck = bits.span(1, pieces.ARTISAN_CARDS)
    state.urn_pile = bits.span(1, pieces.URNS)
    state.plot.noble_value = box.noble_value
    state.ring = [pieces.OFFERINGS]
    state.ask(steps.RING, CHANCE)
    return state


class Ring(Step[PharaonState]):
    """The next area clockwise; the ring begins with the offerings (PH-10)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.AREA + area for area in areas_left(state)]

    def sample(self, state: PharaonState, ask: Ask, dealer: Dealer) -> i64:
        left = areas_left(state)
        return actions.AREA + left[dealer.below(len(left))]

    def rule(self) -> i64:
        return 10

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        join(state, action - actions.AREA)
        left = areas_left(state)
        if len(left) > 1:
            state.ask(steps.RING, CHANCE)
        else:
            join(state, left[0])
            state.ask(steps.WHEEL, CHANCE)


def areas_left(state: PharaonState) -> list[int]:
    """Areas not yet joined."""
    return [area for area in range(pieces.AREAS) if area not in state.ring]


def join(state: PharaonState, area: i64) -> None:
    """Add an area to the ring."""
    state.ring = [*state.ring, area]
    state.tell(events.AREA_LAID, state.actor, area, len(state.ring))


class Wheel(Step[PharaonState]):
    """The color that faces the offerings: any rotation is equally likely (PH-10, A-20)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.WHEEL + color for color in range(pieces.COLORS)]

    def sample(self, state: PharaonState, ask: Ask, dealer: Dealer) -> i64:
        return actions.WHEEL + dealer.below(pieces.COLORS)

    def rule(self) -> i64:
        return 10

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        wheel = state.box.wheel
        start: i64 = wheel.index(action - actions.WHEEL)
        facing = [0] * pieces.AREAS
        for place in range(pieces.AREAS):
            facing[state.ring[place]] = wheel[(start + place) % pieces.COLORS]
        state.facing = facing
        state.tell(events.WHEEL_SET, state.actor, action - actions.WHEEL)
        state.ask(steps.DIRECTION, CHANCE)


class Direction(Step[PharaonState]):
    """Which side of the direction marker is up (PH-12)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.TURN_CLOCKWISE, actions.TURN_COUNTERCLOCKWISE]

    def sample(self, state: PharaonState, ask: Ask, dealer: Dealer) -> i64:
        return actions.TURN_CLOCKWISE + dealer.below(2)

    def rule(self) -> i64:
        return 12

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        state.clockwise = action == actions.TURN_CLOCKWISE
        state.tell(events.DIRECTION_SET, state.actor, 1 if state.clockwise else 0)
        plan(state)
        todo.go_on(state)


def plan(state: PharaonState) -> None:
    """What is laid out before the draft; the last pushed comes first."""
    todo.push(state, todo.DRAFT, 0, 0)
    todo.push(state, todo.REVEAL, 0, rounds.urns_shown(state))
    for place in range(state.box.artisan_row):
        todo.push(state, todo.REFILL_ARTISAN, 0, state.box.artisan_row - 1 - place)
    for place in range(state.box.noble_row):
        todo.push(state, todo.REFILL_NOBLE, 0, state.box.noble_row - 1 - place)
    rounds.start_filling(state)
    for side in range(state.sides()):
        if gets_scribe(state, side):
            todo.push(state, todo.SCRIBE, side)
    if state.is_solo():
        automa.lay_tiles(state)
    else:
        todo.push(state, todo.STARTER, 0)


def gets_scribe(state: PharaonState, side: i64) -> bool:
    """Who plays for the first time starts with a scribe, the Traitor too (PH-25, PH-185)."""
    seat = 0 if side == state.seats else side
    return state.rulings.scribes >> seat & 1 == 1


def run(state: PharaonState, errand: Ask) -> None:
    """The errands of this chapter."""
    if errand.step == todo.DRAFT:
        draft(state, errand.datum)
    elif errand.step == todo.DRAFT_URN:
        pyramid.choose_urn(state, errand.seat)
    elif errand.step == todo.DRAFT_SILVER:
        supply.gain(state, errand.seat, pieces.SILVER, state.box.start_silver)
    elif errand.step == todo.DRAFT_END:
        end_draft(state)
    elif errand.step == todo.SCRIBE:
        state.ask(steps.NOBLE, CHANCE, cards.SCRIBE + errand.seat)
    else:
        state.ask(steps.FIRST, CHANCE)


class First(Step[PharaonState]):
    """Who starts (PH-14, PH-186)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.FIRST + side for side in range(state.sides())]

    def sample(self, state: PharaonState, ask: Ask, dealer: Dealer) -> i64:
        return actions.FIRST + dealer.below(state.sides())

    def rule(self) -> i64:
        return 14

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        state.first = action - actions.FIRST
        state.actor = state.first
        state.tell(events.STARTER_CHOSEN, state.first)
        todo.go_on(state)


def draft(state: PharaonState, turn: i64) -> None:
    """Counter-clockwise, the first player last: noble, urn, silver (PH-17, PH-28)."""
    if turn == state.seats:
        todo.push(state, todo.DRAFT_END, 0)
        return
    seat = (state.first + state.seats - 1 - turn) % state.seats
    todo.push(state, todo.DRAFT, 0, turn + 1)
    todo.push(state, todo.DRAFT_SILVER, seat)
    todo.push(state, todo.DRAFT_URN, seat)
    if not gets_scribe(state, seat):
        state.ask(steps.NOBLE, CHANCE, cards.DRAFT + seat)


def draw(state: PharaonState, seat: i64, noble: i64) -> None:
    """Two nobles are drawn, openly; one of them is kept (PH-17)."""
    state.tell(events.NOBLE_DRAWN, seat, noble - 1)
    if state.drawn:
        state.ask(steps.KEEP, seat)
    else:
        state.ask(steps.NOBLE, CHANCE, cards.DRAFT + seat)
    state.drawn |= 1 << noble


class Keep(Step[PharaonState]):
    """Which of the two nobles to start with (PH-17, PH-20)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bits.codes(state.drawn, actions.KEEP)

    def rule(self) -> i64:
        return 17

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        noble = action - actions.KEEP
        other = state.drawn & ~(1 << noble)
        state.drawn = 0
        if state.is_solo():
            cards.add_noble(state, state.seats, bits.lowest(other))
        else:
            state.rejected |= other
        cards.add_noble(state, ask.seat, noble)
        todo.go_on(state)


def end_draft(state: PharaonState) -> None:
    """Nobles go back, urns left over block slots, new urns are revealed (PH-18, PH-19, PH-171)."""
    state.noble_deck |= state.rejected
    state.rejected = 0
    rounds.block_leftovers(state)
    todo.push(state, todo.ROUND, 0)
    if state.is_solo():
        todo.push(state, todo.PILE, 0)
        todo.push(state, todo.STARTER, 0)
    todo.push(state, todo.REVEAL, 0, rounds.urns_shown(state))
