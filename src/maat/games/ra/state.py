"""What lies on the table in Ra."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from maat.core.state import Ask, State
from maat.core.vectors import vec
from maat.games.ra.components import Components

EMPTY: Final = -1  # a space of the auction track without a tile
NO_BIDDER: Final = -1
UNKNOWN: Final = -1  # points a seat may not see

RA_DRAWN: Final = 0  # contexts of an auction (RA-49)
INVOKED_FULL: Final = 1
INVOKED_NOT_FULL: Final = 2


@final
@mypyc_attr(free_list_len=1)
@dataclass(init=False)
class Player:
    """What lies in front of a seat; suns are bits, sun 9 is bit 9."""

    tiles: vec[i64]  # by kind; replaced, never changed
    suns: i64
    spent: i64
    points: i64
    scored: list[vec[i64]]  # of each epoch scored; replaced, never changed

    def __init__(
        self, tiles: vec[i64], suns: i64, spent: i64, points: i64, scored: list[vec[i64]]
    ) -> None:
        self.tiles = tiles
        self.suns = suns
        self.spent = spent
        self.points = points
        self.scored = scored

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.tiles, self.suns, self.spent, self.points, self.scored)


@final
@mypyc_attr(free_list_len=1)
@dataclass(init=False)
class RaState(State):
    """The auction board, the bag, the players."""

    box: Components = field(compare=False, repr=False)
    open_scores: bool
    boatless: bool
    players: vec[Player]
    bag: vec[i64]  # tiles left, by kind
    bag_total: i64
    discarded: vec[i64]  # tiles out of the game, by kind; replaced, never changed
    track: vec[i64]  # the spaces of the auction track, EMPTY or a kind
    filled: i64  # spaces taken
    epoch: i64  # 1 to 3
    ra_count: i64  # Ra tiles drawn this epoch: where the boat is
    ra_limit: i64  # Ra tiles that end the epoch
    center: i64  # the sun in the central slot
    actor: i64  # whose turn it is
    exchanging: bool  # the actor is spending gods
    ra_player: i64  # who started the auction
    context: i64
    bidder: i64  # who leads the auction
    bid: i64
    debtor: i64  # who still has tiles to discard, and how many of each sort
    civilization_debt: i64
    monument_debt: i64

    def __init__(
        self,
        seats: i64,
        rules: i64,
        agenda: Ask | None,
        box: Components,
        players: vec[Player],
        bag: vec[i64],
        discarded: vec[i64],
        track: vec[i64],
    ) -> None:
        super().__init__(seats, rules, agenda)
        self.box = box
        self.players = players
        self.bag = bag
        self.discarded = discarded
        self.track = track
        self.open_scores = False
        self.boatless = False
        self.bag_total = 0
        self.filled = 0
        self.epoch = 1
        self.ra_count = 0
        self.ra_limit = 0
        self.center = 0
        self.actor = 0
        self.exchanging = False
        self.ra_player = 0
        self.context = RA_DRAWN
        self.bidder = NO_BIDDER
        self.bid = 0
        self.debtor = 0
        self.civilization_debt = 0
        self.monument_debt = 0

    def copy(self) -> RaState:
        """An independent copy, without listener."""
        players = self.players[:]
        for seat in range(self.seats):
            players[seat] = players[seat].copy()
        twin = RaState(
            self.seats,
            self.rules,
            self.agenda,
            self.box,
            players,
            self.bag[:],
            self.discarded,
            self.track[:],
        )
        twin.open_scores = self.open_scores
        twin.boatless = self.boatless
        twin.bag_total = self.bag_total
        twin.filled = self.filled
        twin.epoch = self.epoch
        twin.ra_count = self.ra_count
        twin.ra_limit = self.ra_limit
        twin.center = self.center
        twin.actor = self.actor
        twin.exchanging = self.exchanging
        twin.ra_player = self.ra_player
        twin.context = self.context
        twin.bidder = self.bidder
        twin.bid = self.bid
        twin.debtor = self.debtor
        twin.civilization_debt = self.civilization_debt
        twin.monument_debt = self.monument_debt
        return twin

    def is_full(self) -> bool:
        """Every space of the auction track is taken."""
        return self.filled == len(self.track)
