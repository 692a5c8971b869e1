"""Positions of Ra, laid out in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from maat import catalog
from maat.core import rows
from maat.core.vectors import vec
from maat.games.ra import tiles
from maat.games.ra.state import EMPTY, RaState
from maat.testing import Scenario

GAME = catalog.load("ra")
HIGHEST = {2: [9, 8], 3: [13, 12, 11], 4: [13, 12, 11, 10], 5: [16, 15, 14, 13, 12]}


def kinds(text: str) -> list[int]:
    """The kinds a list names; a number before a name repeats it: `2 nile flood`."""
    found: list[int] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [tiles.NAMES.index(word)] * count
            count = 1
    return found


def bits(suns: list[int]) -> int:
    """A set of suns as the state keeps it."""
    return sum(1 << sun for sun in suns)


def values(suns: int) -> list[int]:
    """The suns of a set, lowest first."""
    return [sun for sun in range(1, 17) if suns >> sun & 1]


class Board(Scenario[RaState]):
    """A table of Ra that also says what lies where, in words."""

    def owned(self, seat: int) -> dict[str, int]:
        """The tiles in front of a seat."""
        held = self.state.players[seat].tiles
        return {tiles.NAMES[kind]: count for kind, count in enumerate(held) if count}

    def discarded(self, name: str) -> int:
        """How many tiles of a kind have left the game."""
        return self.state.discarded[tiles.NAMES.index(name)]

    def bag(self, name: str) -> int:
        """How many tiles of a kind are still in the bag."""
        return self.state.bag[tiles.NAMES.index(name)]

    def track(self) -> list[str]:
        """The auction track from left to right, `-` for an empty space."""
        return ["-" if kind == EMPTY else tiles.NAMES[kind] for kind in self.state.track]

    def up(self, seat: int) -> list[int]:
        """The face-up suns of a seat."""
        return values(int(self.state.players[seat].suns))

    def down(self, seat: int) -> list[int]:
        """The face-down suns of a seat."""
        return values(int(self.state.players[seat].spent))

    def scores(self) -> list[int]:
        """The points of all seats."""
        return self.game.scores(self.state)

    def sheet(self, seat: int, phase: int) -> dict[str, int]:
        """The lines of a score sheet for one epoch."""
        lines = self.game.breakdown(self.state, seat)
        return {line.label: line.points for line in lines if line.phase == phase}

    def told(self, name: str) -> list[tuple[int, list[int]]]:
        """Every event of a name: about which seat, with which numbers."""
        code = self.game.events.codes[name]
        heard = [what for what in self.match.log.events if what.event == code]
        return [(what.seat, list(what.data)) for what in heard]


Lay = Callable[..., Board]


def _lay(
    seats: int = 3,
    *,
    deal: list[int] | None = None,
    up: dict[int, list[int]] | None = None,
    suns: dict[int, list[int]] | None = None,
    center: int = 1,
    owned: dict[int, str] | None = None,
    track: str = "",
    ra: int = 0,
    epoch: int = 1,
    points: list[int] | None = None,
    options: dict[str, str] | None = None,
) -> Board:
    """A position on the first turn of an epoch; seat 0 is on turn unless `deal` says otherwise.

    `deal` is the highest sun of each seat's set. `up` leaves only these suns of a seat face up,
    the others of its set are spent. `suns` replaces the whole set of a seat, all face up.
    Laid tiles come out of the bag; `ra` is the number of Ra tiles drawn in this epoch.
    """
    board = Board(GAME, seats, options)
    board.play(*(f"suns {sun}" for sun in (deal or HIGHEST[seats])[:-1]))
    state = board.state
    state.center = center
    state.epoch = epoch
    _lay_suns(state, suns or {}, up or {})
    _lay_tiles(state, owned or {}, track)
    _lay_ra(state, ra)
    for player in state.players:
        player.scored = [_nothing_special()] * (epoch - 1)
    for seat, total in enumerate(points or []):
        state.players[seat].points = total
    return board


def _nothing_special() -> vec[i64]:
    """The tiles of an earlier epoch that brought no points: one civilization tile."""
    scored = vec[i64]([0] * tiles.KINDS)
    scored[tiles.CIVILIZATION] = 1
    return scored


def _lay_suns(state: RaState, suns: dict[int, list[int]], up: dict[int, list[int]]) -> None:
    for seat, ready in suns.items():
        state.players[seat].suns = bits(ready)
    for seat, ready in up.items():
        player = state.players[seat]
        player.spent = int(player.suns) & ~bits(ready)
        player.suns = bits(ready)


def _lay_tiles(state: RaState, owned: dict[int, str], track: str) -> None:
    for seat, text in owned.items():
        for kind in kinds(text):
            state.players[seat].tiles = rows.add(state.players[seat].tiles, kind, 1)
            _take_from_bag(state, kind)
    for space, kind in enumerate(kinds(track)):
        state.track[space] = kind
        state.filled += 1
        _take_from_bag(state, kind)


def _lay_ra(state: RaState, count: int) -> None:
    state.ra_count = count
    state.discarded = rows.put(state.discarded, tiles.RA, 0 if state.boatless else count)
    for _ in range(count):
        _take_from_bag(state, tiles.RA)


def _take_from_bag(state: RaState, kind: int) -> None:
    assert state.bag[kind] > 0
    state.bag[kind] -= 1
    state.bag_total -= 1


@pytest.fixture
def lay() -> Lay:
    """Lays out a position."""
    return _lay
