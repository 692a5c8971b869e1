"""What lies on the table in Tekhenu."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from maat.core.state import Ask, State
from maat.core.vectors import vec
from maat.games.tekhenu.components import Components

EMPTY: Final = -1
UNKNOWN: Final = 31  # a Decree under the deck that a seat may not see
NOTHING: Final[list[int]] = []  # in the place of a row that is replaced, never changed
LEFT: Final = 0  # where a die lies on a player board: Pure, Tainted, Anubis
RIGHT: Final = 1
BELOW: Final = 2


@final
@mypyc_attr(free_list_len=1)
@dataclass(init=False)
class Player:
    """What lies in front of a side; sets of cards and spaces are bits."""

    vp: i64
    goods: i64  # resources, see fields.GOODS
    gold: i64
    scribes: i64
    faith: i64
    happiness: i64
    population: i64
    makes: i64  # the Production markers, see fields.MAKES
    surplus: i64  # resources on the scales, see fields.SURPLUS
    dice: i64  # dice on the board, see fields.DICE
    dice_count: i64
    balance: i64  # of the last Maat phase
    placed: i64  # net Faith placed in this Maat phase
    reached: i64  # rewards of the track already taken: Gold, Scribe, action
    buildings: i64  # how many are built
    statues: i64
    temple: i64  # Building spaces at the Temple Complex
    osiris: i64  # spaces of Osiris: row * 4 + district
    pillars: i64  # spaces of the Temple Complex
    shrines: i64  # Statues for gods, see fields.SHRINES
    people: i64  # Statue spaces for the people
    blessings: i64
    technologies: i64
    decrees: i64  # those known to whoever looks at this state
    decree_count: i64
    open_decrees: i64  # taken from the market for all to see
    traced: i64  # Decrees this side put under the deck and knows in another hand
    dealt: i64  # Decrees to choose from at setup
    dealt_count: i64
    starting: i64  # Starting cards not yet carried out
    initiative: i64  # sum of the Starting cards, then the highest of them
    destiny: i64  # Destiny card, EMPTY if none
    ledger: vec[i64]  # VP by label; replaced, never changed
    decree_ledger: list[int]  # Decree and VP in turn; replaced, never changed

    def __init__(self, ledger: vec[i64]) -> None:
        self.ledger = ledger
        self.decree_ledger = NOTHING
        self.vp = 0
        self.goods = 0
        self.gold = 0
        self.scribes = 0
        self.faith = 0
        self.happiness = 0
        self.population = 0
        self.makes = 0
        self.surplus = 0
        self.dice = 0
        self.dice_count = 0
        self.balance = 0
        self.placed = 0
        self.reached = 0
        self.buildings = 0
        self.statues = 0
        self.temple = 0
        self.osiris = 0
        self.pillars = 0
        self.shrines = 0
        self.people = 0
        self.blessings = 0
        self.technologies = 0
        self.decrees = 0
        self.decree_count = 0
        self.open_decrees = 0
        self.traced = 0
        self.dealt = 0
        self.dealt_count = 0
        self.starting = 0
        self.initiative = 0
        self.destiny = EMPTY

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.ledger)
        twin.decree_ledger = self.decree_ledger
        twin.vp = self.vp
        twin.goods = self.goods
        twin.gold = self.gold
        twin.scribes = self.scribes
        twin.faith = self.faith
        twin.happiness = self.happiness
        twin.population = self.population
        twin.makes = self.makes
        twin.surplus = self.surplus
        twin.dice = self.dice
        twin.dice_count = self.dice_count
        twin.balance = self.balance
        twin.placed = self.placed
        twin.reached = self.reached
        twin.buildings = self.buildings
        twin.statues = self.statues
        twin.temple = self.temple
        twin.osiris = self.osiris
        twin.pillars = self.pillars
        twin.shrines = self.shrines
        twin.people = self.people
        twin.blessings = self.blessings
        twin.technologies = self.technologies
        twin.decrees = self.decrees
        twin.decree_count = self.decree_count
        twin.open_decrees = self.open_decrees
        twin.traced = self.traced
        twin.dealt = self.dealt
        twin.dealt_count = self.dealt_count
        twin.starting = self.starting
        twin.initiative = self.initiative
        twin.destiny = self.destiny
        return twin


@final
@mypyc_attr(free_list_len=1)
@dataclass(init=False)
class TekhenuState(State):
    """The board, the bag, the decks, the players and the die in hand."""

    box: Components = field(compare=False, repr=False)
    players: vec[Player]  # the seats, then Botankhamun in solo play
    sides: i64  # seats, and 2 in solo play
    level: i64  # solo: 0 easy, 1 medium, 2 hard
    printed: bool  # options; what is true or false takes a byte, if all of it lies together
    changed_pips: bool
    extra_d23: bool
    limited: bool
    secret_faith: bool
    random_start: bool
    dear_decrees: bool
    told: bool = field(compare=False)  # solo: the player's side is not followed, see rules/told.py
    weighing: bool  # Faith placed in secret is not shown yet
    anubis: bool  # the die in hand is used with Anubis
    standard: bool  # the standard action is still to come
    wheel: i64  # how far the wheel is turned
    start_wheel: i64  # where it stood at the beginning
    rotations: i64
    order: list[int]  # sides in turn order; replaced, never changed
    at: i64  # place in the order of the side whose turn it is, EMPTY outside turns
    drafter: i64  # who drafts first
    bag: i64  # dice left, see fields.BAG
    bag_total: i64
    ring: vec[i64]  # dice around the wheel, ascending: god * 30 + color * 6 + value - 1
    slots: list[int]  # the god of each Horus slot; replaced, never changed
    stack: i64  # Pillar tiles not revealed
    display: vec[i64]  # left, middle, right; replaced, never changed
    complex: vec[i64]  # on each space, see fields.TILE, or EMPTY; replaced, never changed
    covered: i64  # spaces with a tile
    gold_on: i64  # Gold still lying: four Statue spaces, then row 2 of Osiris
    market: vec[i64]  # the card on each place, or EMPTY; replaced, never changed
    unnamed: list[int]  # stand in for others, see rules/unnamed.py; replaced, never changed
    opened: i64  # market sections open
    blessing_deck: i64
    technology_deck: i64
    decree_deck: i64  # without those put under it
    decree_left: i64  # how many these are
    bottom: list[int]  # under the Decree deck: fields.BOTTOM_DECREE; replaced, never changed
    blessing_discard: i64
    technology_discard: i64
    decree_discard: i64
    starting: i64  # Starting cards on the table
    starting_out: i64  # Starting cards out of the game or not dealt
    drawn: i64  # two cards looked at, see cards.starting
    scored: i64  # Scorings held
    d23_used: i64  # sides that have used D23, as bits
    die_god: i64  # the die in hand: where it came from, and what it counts as
    die_color: i64
    die_real_color: i64
    die_face: i64
    die_value: i64
    die_purity: i64
    altered: i64  # 1 a color was changed, 2 Scribes were used
    near: i64  # additional actions of adjacent gods still to come
    far: i64  # of the opposite god
    swapped: i64  # substitutions rewarded this turn: 1 for T10, 2 for T22
    pyramid: list[int]  # solo: tiles from the base up; replaced, never changed
    tile_at: i64  # where the Progress marker is, EMPTY beside the base

    def __init__(  # noqa: PLR0915 - what is set here is never looked at for being there
        self,
        seats: i64,
        rules: i64,
        agenda: Ask | None,
        players: vec[Player],
        box: Components,
        ring: vec[i64],
        display: vec[i64],
        complex_: vec[i64],
        market: vec[i64],
    ) -> None:
        super().__init__(seats, rules, agenda)
        self.players = players
        self.box = box
        self.ring = ring
        self.display = display
        self.complex = complex_
        self.market = market
        self.sides = seats
        self.printed = False
        self.changed_pips = False
        self.extra_d23 = False
        self.limited = False
        self.secret_faith = False
        self.level = 0
        self.random_start = False
        self.dear_decrees = False
        self.told = False
        self.wheel = 0
        self.start_wheel = 0
        self.rotations = 0
        self.order = NOTHING
        self.at = EMPTY
        self.drafter = 0
        self.bag = 0
        self.bag_total = 0
        self.slots = NOTHING
        self.stack = 0
        self.covered = 0
        self.gold_on = 0
        self.unnamed = NOTHING
        self.opened = 0
        self.blessing_deck = 0
        self.technology_deck = 0
        self.decree_deck = 0
        self.decree_left = 0
        self.bottom = NOTHING
        self.blessing_discard = 0
        self.technology_discard = 0
        self.decree_discard = 0
        self.starting = 0
        self.starting_out = 0
        self.drawn = 0
        self.scored = 0
        self.d23_used = 0
        self.weighing = False
        self.pyramid = NOTHING
        self.tile_at = EMPTY
        self.die_god = EMPTY
        self.die_color = EMPTY
        self.die_real_color = EMPTY
        self.die_face = 0
        self.die_value = 0
        self.die_purity = 0
        self.anubis = False
        self.altered = 0
        self.standard = False
        self.near = 0
        self.far = 0
        self.swapped = 0

    def copy(self) -> TekhenuState:
        """An independent copy, without listener."""
        players = self.players[:]
        for side in range(self.sides):
            players[side] = players[side].copy()
        twin = TekhenuState(
            self.seats,
            self.rules,
            self.agenda,
            players,
            self.box,
            self.ring[:],
            self.display,
            self.complex,
            self.market,
        )
        copy_table(self, twin)
        copy_turn(self, twin)
        return twin

    def light(self, god: i64) -> i64:
        """The light of a god's section now (TK-24)."""
        place: i64 = self.box.at[god] - self.wheel
        return self.box.sectors[place + 6 if place < 0 else place]

    def purity(self, color: i64, god: i64) -> i64:
        """The purity of a color in a god's section (TK-25)."""
        return self.box.purity[color * 3 + self.light(god)]

    def turn_seat(self) -> i64:
        return EMPTY if self.at < 0 else self.order[self.at]  # between turns nobody's


def clear_turn(state: TekhenuState) -> None:
    """No die in hand, no action begun."""
    state.die_god = EMPTY
    state.die_color = EMPTY
    state.die_real_color = EMPTY
    state.die_face = 0
    state.die_value = 0
    state.die_purity = 0
    state.anubis = False
    state.altered = 0
    state.standard = False
    state.near = 0
    state.far = 0
    state.swapped = 0


def copy_table(state: TekhenuState, twin: TekhenuState) -> None:
    """Copy options, board, decks and order."""
    twin.sides = state.sides
    twin.printed = state.printed
    twin.changed_pips = state.changed_pips
    twin.extra_d23 = state.extra_d23
    twin.limited = state.limited
    twin.secret_faith = state.secret_faith
    twin.level = state.level
    twin.random_start = state.random_start
    twin.dear_decrees = state.dear_decrees
    twin.told = state.told
    twin.wheel = state.wheel
    twin.start_wheel = state.start_wheel
    twin.rotations = state.rotations
    twin.order = state.order
    twin.at = state.at
    twin.drafter = state.drafter
    twin.bag = state.bag
    twin.bag_total = state.bag_total
    twin.slots = state.slots
    twin.stack = state.stack
    twin.covered = state.covered
    twin.gold_on = state.gold_on
    twin.unnamed = state.unnamed
    twin.opened = state.opened
    twin.blessing_deck = state.blessing_deck
    twin.technology_deck = state.technology_deck
    twin.decree_deck = state.decree_deck
    twin.decree_left = state.decree_left
    twin.bottom = state.bottom
    twin.blessing_discard = state.blessing_discard
    twin.technology_discard = state.technology_discard
    twin.decree_discard = state.decree_discard
    twin.starting = state.starting
    twin.starting_out = state.starting_out
    twin.drawn = state.drawn
    twin.scored = state.scored
    twin.d23_used = state.d23_used
    twin.weighing = state.weighing
    twin.pyramid = state.pyramid
    twin.tile_at = state.tile_at


def copy_turn(state: TekhenuState, twin: TekhenuState) -> None:
    """Copy the die in hand."""
    twin.die_god = state.die_god
    twin.die_color = state.die_color
    twin.die_real_color = state.die_real_color
    twin.die_face = state.die_face
    twin.die_value = state.die_value
    twin.die_purity = state.die_purity
    twin.anubis = state.anubis
    twin.altered = state.altered
    twin.standard = state.standard
    twin.near = state.near
    twin.far = state.far
    twin.swapped = state.swapped
