"""What lies on the table in Pharaon."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from maat.core.state import Ask, State
from maat.core.vectors import vec
from maat.games.pharaon import pieces as kinds
from maat.games.pharaon.components import Components
from maat.games.pharaon.packs import UNIT, UNITS

NO_HOLDER: Final = -1
NOT_IN_PYRAMID: Final = -1


@mypyc_attr(free_list_len=1)
@dataclass(init=False)
class Holder:
    """Has resources and offering tokens: 8 bits count each kind, as in a price (`packs`)."""

    resources: i64  # by color, then silver
    tokens: i64  # that show a resource, by color, then the two that are worth points
    area_tokens: i64  # that show an area

    def __init__(self) -> None:
        self.resources = 0
        self.tokens = 0
        self.area_tokens = 0

    def count(self, kind: i64) -> i64:
        """How many pieces of a kind there are."""
        if kind < kinds.TOKEN:
            return self.resources >> UNIT * kind & UNITS
        if kind < kinds.AREA_TOKEN:
            return self.tokens >> UNIT * (kind - kinds.TOKEN) & UNITS
        if kind < kinds.PRESTIGE:
            return self.area_tokens >> UNIT * (kind - kinds.AREA_TOKEN) & UNITS
        return self.tokens >> UNIT * (kind - kinds.AREA_TOKEN) & UNITS

    def add(self, kind: i64, number: i64) -> None:
        """So many more of a kind, or fewer."""
        if kind < kinds.TOKEN:
            self.resources += number << UNIT * kind
        elif kind < kinds.AREA_TOKEN:
            self.tokens += number << UNIT * (kind - kinds.TOKEN)
        elif kind < kinds.PRESTIGE:
            self.area_tokens += number << UNIT * (kind - kinds.AREA_TOKEN)
        else:
            self.tokens += number << UNIT * (kind - kinds.AREA_TOKEN)

    @property
    def pieces(self) -> tuple[int, ...]:
        """The counts by kind, for those who show them."""
        return tuple([int(self.count(kind)) for kind in range(kinds.KINDS)])

    def hold(self, counts: list[int]) -> None:
        """Have just so many, by kind; those that are not named are none."""
        self.resources = self.tokens = self.area_tokens = 0
        for kind, number in enumerate(counts):
            self.add(kind, number)

    def twin(self) -> Holder:
        """Another one that has the same."""
        other = Holder()
        other.resources = self.resources
        other.tokens = self.tokens
        other.area_tokens = self.area_tokens
        return other


@final
@mypyc_attr(free_list_len=1)
@dataclass(init=False)
class Player(Holder):
    """What lies in front of a side; nobles and artisans are bits, noble 9 is bit 9."""

    nile: vec[i64]  # position on each track, 0 is below it; replaced, never changed
    stage: i64  # of the burial chamber
    nobles: i64
    turned: i64  # nobles used this round
    artisans: i64
    passed: bool
    row: i64  # of the Time Pyramid, from 0
    space: i64

    def __init__(self, nile: vec[i64]) -> None:
        self.resources = 0  # set here, as plain Python takes long to call what a base sets
        self.tokens = 0
        self.area_tokens = 0
        self.nile = nile
        self.stage = 0
        self.nobles = 0
        self.turned = 0
        self.artisans = 0
        self.passed = False
        self.row = NOT_IN_PYRAMID
        self.space = 0

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.nile)
        twin.resources = self.resources
        twin.tokens = self.tokens
        twin.area_tokens = self.area_tokens
        twin.stage = self.stage
        twin.nobles = self.nobles
        twin.turned = self.turned
        twin.artisans = self.artisans
        twin.passed = self.passed
        twin.row = self.row
        twin.space = self.space
        return twin

    def has(self, noble: i64) -> bool:
        return self.nobles >> noble & 1 == 1

    def may_use(self, noble: i64) -> bool:
        """Whether this noble lies here, not yet used this round."""
        return (self.nobles & ~self.turned) >> noble & 1 == 1


@final
@dataclass(init=False)
class Plot:
    """The Traitor's tiles; empty lists when nobody plays alone."""

    order: list[int]  # tiles from left to right; replaced, never changed
    sides: list[int]  # 0 light, 1 dark, by place; replaced, never changed
    links: list[int]  # color linked to each place; replaced, never changed
    spaces: list[int]  # what covers each space, place after place, from the bottom up
    levels: list[int]  # spaces covered at each place
    urns: i64  # left in the Traitor's pile
    known: i64  # urns that are surely in it; the others are still among those of the pile
    noble_value: i64
    gods: i64  # unlocked, as bits

    def __init__(
        self,
        order: list[int],
        sides: list[int],
        links: list[int],
        spaces: list[int],
        levels: list[int],
    ) -> None:
        self.order = order
        self.sides = sides
        self.links = links
        self.spaces = spaces
        self.levels = levels
        self.urns = 0
        self.known = 0
        self.noble_value = 0
        self.gods = 0

    def copy(self) -> Plot:
        """An independent copy; what is replaced and never changed is shared."""
        twin = Plot(self.order, self.sides, self.links, self.spaces[:], self.levels[:])
        twin.urns = self.urns
        twin.known = self.known
        twin.noble_value = self.noble_value
        twin.gods = self.gods
        return twin


@final
@mypyc_attr(free_list_len=1)
@dataclass(init=False)
class Purchase:
    """A payment; prices and counts of pieces are packed (`packs`).

    It is changed only while something is due. At all other times copies of a position share it, and
    whoever begins another one lays a twin in its place.
    """

    area: i64
    access: i64  # color owed to the wheel, or NO_COLOR or OWN_COLOR
    slot: bool  # a piece goes onto the wheel
    price: i64  # the whole price
    owed: i64  # the part of it that the pieces tendered are for
    rest: i64  # the part that is asked for after that
    tendered: i64  # pieces by means
    floor: i64  # pieces are tendered in order of their means
    strict: bool  # the access unit is being paid, which no scribe may help with
    paid: i64  # pieces by means
    choosy: bool  # the player wishes to choose every piece

    def __init__(self) -> None:
        self.area = 0
        self.access = 0
        self.slot = False
        self.price = 0
        self.owed = 0
        self.rest = 0
        self.tendered = 0
        self.floor = 0
        self.strict = False
        self.paid = 0
        self.choosy = False

    def is_due(self) -> bool:
        """Something is still to be tendered."""
        return self.owed != 0 or self.rest != 0

    def copy(self) -> Purchase:
        """An independent copy."""
        twin = Purchase()
        twin.area = self.area
        twin.access = self.access
        twin.slot = self.slot
        twin.price = self.price
        twin.owed = self.owed
        twin.rest = self.rest
        twin.tendered = self.tendered
        twin.floor = self.floor
        twin.strict = self.strict
        twin.paid = self.paid
        twin.choosy = self.choosy
        return twin


@final
@dataclass(init=False)
class Rulings:
    """The options a table plays with; never changed."""

    nile_need: i64  # tracks a god asks for
    scribe_pays_access: bool
    icon_is_enough: bool
    extra_when_free: bool
    exchange_after_pass: bool
    scribes: i64  # seats that start with a scribe, as bits (PH-26)
    dark_tiles: i64  # PH-187
    # Came with version 2 and are left out of snapshots, so that those of before stay as they were.
    scribe_deducts: bool = field(compare=False)
    shared_elements: bool = field(compare=False)
    told: bool = field(compare=False)  # solo: the player's side is not followed, see rules/told.py

    def __init__(self) -> None:
        self.nile_need = 2
        self.scribe_pays_access = True
        self.icon_is_enough = False
        self.extra_when_free = False
        self.exchange_after_pass = False
        self.scribes = 0
        self.dark_tiles = 0
        self.scribe_deducts = False
        self.shared_elements = False
        self.told = False


@final
@mypyc_attr(free_list_len=1)
@dataclass(init=False)
class PharaonState(State):
    """The board, the wheel, the Pyramid, the players and what is still to be done."""

    box: Components = field(compare=False, repr=False)
    rulings: Rulings
    players: vec[Player]  # the seats, then the Traitor if he plays
    plot: Plot
    purchase: Purchase
    round: i64
    ring: vec[i64]  # areas in clockwise order; replaced, never changed
    facing: vec[i64]  # color of the sector that faces each area; replaced, never changed
    clockwise: bool  # the way the wheel turns
    slots: vec[i64]  # what lies on the wheel, sector after sector by color
    limit: i64  # slots in use on each sector
    supply: Holder  # resources to be gained, and offering tokens spent
    bag: Holder  # offering tokens left
    bag_total: i64
    sets: vec[i64]  # two places for each set; replaced, never changed
    bonus: vec[i64]  # replaced, never changed
    noble_deck: i64
    noble_row: vec[i64]  # replaced, never changed
    noble_discard: i64
    drawn: i64  # nobles a drafting player has drawn
    rejected: i64  # nobles that go back into the deck after the draft
    artisan_deck: i64
    artisan_row: vec[i64]  # replaced, never changed
    artisan_discard: i64
    urn_pile: i64
    urn_row: i64
    urn_discard: i64
    first: i64  # who holds the First Player token
    pharaoh: i64  # who holds the Pharaoh token
    actor: i64
    passed: i64  # how many sides have

    def __init__(
        self,
        seats: i64,
        rules: i64,
        agenda: Ask | None,
        rulings: Rulings,
        box: Components,
        players: vec[Player],
        plot: Plot,
        purchase: Purchase,
        slots: vec[i64],
        supply: Holder,
        bag: Holder,
        sets: vec[i64],
        bonus: vec[i64],
        noble_row: vec[i64],
        artisan_row: vec[i64],
    ) -> None:
        super().__init__(seats, rules, agenda)
        self.rulings = rulings
        self.box = box
        self.players = players
        self.plot = plot
        self.purchase = purchase
        self.slots = slots
        self.supply = supply
        self.bag = bag
        self.sets = sets
        self.bonus = bonus
        self.noble_row = noble_row
        self.artisan_row = artisan_row
        self.round = 0
        self.ring = vec[i64]()
        self.facing = vec[i64]()
        self.clockwise = True
        self.limit = 0
        self.bag_total = 0
        self.noble_deck = 0
        self.noble_discard = 0
        self.drawn = 0
        self.rejected = 0
        self.artisan_deck = 0
        self.artisan_discard = 0
        self.urn_pile = 0
        self.urn_row = 0
        self.urn_discard = 0
        self.first = 0
        self.pharaoh = NO_HOLDER
        self.actor = 0
        self.passed = 0

    def copy(self) -> PharaonState:
        """An independent copy, without listener."""
        players = self.players[:]
        for side in range(len(players)):
            players[side] = players[side].copy()
        twin = PharaonState(
            self.seats,
            self.rules,
            self.agenda,
            self.rulings,
            self.box,
            players,
            self.plot.copy() if self.seats == 1 else self.plot,
            self.purchase.copy() if self.purchase.is_due() else self.purchase,
            self.slots[:],
            self.supply.twin(),
            self.bag.twin(),
            self.sets,
            self.bonus,
            self.noble_row,
            self.artisan_row,
        )
        self._copy_numbers(twin)
        return twin

    def _copy_numbers(self, twin: PharaonState) -> None:
        """Everything that is a number, or is shared because it never changes."""
        twin.round = self.round
        twin.ring = self.ring
        twin.facing = self.facing
        twin.clockwise = self.clockwise
        twin.limit = self.limit
        twin.bag_total = self.bag_total
        twin.noble_deck = self.noble_deck
        twin.noble_discard = self.noble_discard
        twin.drawn = self.drawn
        twin.rejected = self.rejected
        twin.artisan_deck = self.artisan_deck
        twin.artisan_discard = self.artisan_discard
        twin.urn_pile = self.urn_pile
        twin.urn_row = self.urn_row
        twin.urn_discard = self.urn_discard
        twin.first = self.first
        twin.pharaoh = self.pharaoh
        twin.actor = self.actor
        twin.passed = self.passed

    def is_solo(self) -> bool:
        return self.seats == 1

    def sides(self) -> i64:
        """The seats, and the Traitor."""
        if self.seats == 1:
            return 2
        return self.seats
