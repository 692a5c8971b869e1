"""Setting up and the starting draft (rulebook p. 2 and 3)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.core.vectors import append, vec
from maat.games.pharaon import actions, automa, events, pieces, steps, tasks
from maat.games.pharaon.components import Components
from maat.games.pharaon.rules import cards, rounds, supply, told
from maat.games.pharaon.state import Holder, PharaonState, Player, Plot, Purchase, Rulings


def opening(seats: i64, rules: i64, box: Components, rulings: Rulings) -> PharaonState:
    """The table before the board is joined (PH-10 to PH-16)."""
    sides: i64 = 2 if seats == 1 else seats
    places: i64 = 3 if seats == 1 else seats + 1
    unsailed = vec[i64]([0] * pieces.COLORS)
    stock, bag = Holder(), Holder()
    stock.hold([int(box.each)] * (pieces.COLORS + 1))
    bag.hold([*[0] * pieces.TOKEN, *box.tokens])
    state = PharaonState(
        seats,
        rules,
        None,
        rulings,
        box,
        vec[Player]([Player(unsailed) for _ in range(sides)]),
        Plot([], [], [], [pieces.EMPTY] * (pieces.TILES * box.spaces), [0] * pieces.TILES),
        Purchase(),
        vec[i64]([pieces.EMPTY] * (pieces.COLORS * box.slots)),
        stock,
        bag,
        vec[i64]([pieces.EMPTY] * (2 * places)),
        vec[i64]([pieces.EMPTY] * places),
        vec[i64]([pieces.EMPTY] * box.noble_row),
        vec[i64]([pieces.EMPTY] * box.artisan_row),
    )
    state.limit = box.slots_few if seats <= 3 else box.slots
    state.bag_total = sum(box.tokens)
    state.noble_deck = bitset.span(1, pieces.ALL_NOBLES)
    state.artisan_deck = bitset.span(1, pieces.ARTISAN_CARDS)
    state.urn_pile = bitset.span(1, pieces.URNS)
    state.plot.noble_value = box.noble_value
    state.ring = vec[i64]([pieces.OFFERINGS])
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
    return [area for area in range(pieces.AREAS) if area not in state.ring]


def join(state: PharaonState, area: i64) -> None:
    state.ring = append(state.ring[:], area)
    state.tell(events.AREA_LAID, CHANCE, area, len(state.ring))


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
        start = rows.place_of(wheel, action - actions.WHEEL)
        facing = vec[i64]([0] * pieces.AREAS)
        for place in range(pieces.AREAS):
            facing[state.ring[place]] = wheel[(start + place) % pieces.COLORS]
        state.facing = facing
        state.tell(events.WHEEL_SET, CHANCE, action - actions.WHEEL)
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
        state.tell(events.DIRECTION_SET, CHANCE, 1 if state.clockwise else 0)
        lay_out(state)


def lay_out(state: PharaonState) -> None:
    """What comes before the draft, the last of it first."""
    state.push(tasks.DRAFT)
    state.push(tasks.REVEAL, datum=rounds.urns_shown(state))
    for place in range(state.box.artisan_row):
        state.push(tasks.REFILL_ARTISAN, datum=state.box.artisan_row - 1 - place)
    for place in range(0 if state.rulings.told else state.box.noble_row):
        state.push(tasks.REFILL_NOBLE, datum=state.box.noble_row - 1 - place)
    rounds.start_filling(state)
    for side in range(state.sides()):
        if gets_scribe(state, side):
            state.push(tasks.SCRIBE, side)
    if state.is_solo():
        automa.lay_tiles(state)
    else:
        state.push(tasks.STARTER)


def gets_scribe(state: PharaonState, side: i64) -> bool:
    """Who plays for the first time starts with a scribe, the Traitor too (PH-25, PH-185)."""
    seat = 0 if side == state.seats else side
    return not state.rulings.told and state.rulings.scribes >> seat & 1 == 1


class Scribe(Task[PharaonState]):
    """A side that plays for the first time is dealt a scribe (PH-25)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        state.ask(steps.NOBLE, CHANCE, cards.SCRIBE + seat)


class Starter(Task[PharaonState]):
    """Draw who starts (PH-14, PH-186)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
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


class Draft(Task[PharaonState]):
    """Counter-clockwise, the first player last: noble, urn, silver (PH-17, PH-28)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        if state.rulings.told:
            told.draft(state)
            return
        if datum == state.seats:
            state.push(tasks.DRAFT_END)
            return
        drafter = (state.first + state.seats - 1 - datum) % state.seats
        state.push(tasks.DRAFT, datum=datum + 1)
        state.push(tasks.SILVER, drafter)
        state.push(tasks.URN_CHOICE, drafter)
        if not gets_scribe(state, drafter):
            state.ask(steps.NOBLE, CHANCE, cards.DRAFT + drafter)


class Silver(Task[PharaonState]):
    """The silver a drafting player starts with (PH-17)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        supply.gain(state, seat, pieces.SILVER, state.box.start_silver)


class Keep(Step[PharaonState]):
    """Which of the two nobles to start with (PH-17, PH-20)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(state.drawn, actions.KEEP)

    def rule(self) -> i64:
        return 17

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        noble = action - actions.KEEP
        other = state.drawn & ~(1 << noble)
        state.drawn = 0
        if state.is_solo():
            cards.add_noble(state, state.seats, bitset.lowest(other))
        else:
            state.rejected |= other
        cards.add_noble(state, ask.seat, noble)


class DraftEnd(Task[PharaonState]):
    """Nobles go back, urns left over block slots, new urns are revealed (PH-18, PH-19, PH-171)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        state.noble_deck |= state.rejected
        state.rejected = 0
        rounds.block_leftovers(state)
        state.push(tasks.ROUND)
        if state.is_solo():
            state.push(tasks.PILE)
            state.push(tasks.STARTER)
        state.push(tasks.REVEAL, datum=rounds.urns_shown(state))
