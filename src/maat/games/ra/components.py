"""What came in the box: counts and printed values, read from components.toml."""

from __future__ import annotations

from typing import Any, Final

from maat.core.components import read_box
from maat.core.errors import BadComponents
from maat.core.rows import row
from maat.games.ra import tiles
from maat.games.ra.ranges import RANGES

EPOCHS: Final = 3


class Components:
    """The component values as the rules use them."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.tiles = row([data["tiles"][name] for name in tiles.NAMES])
        self.spaces: int = data["tracks"]["auction_spaces"]
        moves = data["tracks"]["ra_moves"]
        self.moves = row([0, 0, *(moves[f"{seats}p"] for seats in range(2, 6))])
        self.center: int = data["suns"]["center"]
        sets = data["suns"]
        self.suns: list[list[int]] = [[], []]
        self.suns += [[_bits(suns) for suns in sets[f"{seats}p"]] for seats in range(2, 6)]
        points = data["points"]
        self.start: int = points["start"]
        self.god: int = points["god"]
        self.gold: int = points["gold"]
        self.flood: int = points["flood"]
        self.nile: int = points["nile"]
        self.pharaoh_most: int = points["pharaoh_most"]
        self.pharaoh_fewest: int = points["pharaoh_fewest"]
        self.civilization = row(points["civilization"])
        self.monument_quantity = row(points["monument_quantity"])
        self.monument_diversity = row(points["monument_diversity"])
        self.sun_highest: int = points["sun_highest"]
        self.sun_lowest: int = points["sun_lowest"]


def _bits(suns: list[int]) -> int:
    """A set of suns as bits, sun 9 is bit 9."""
    return sum(1 << sun for sun in suns)


def read(data: dict[str, Any]) -> Components:
    """The box that these values describe."""
    return read_box(data, RANGES, Components, check)


def check(box: Components) -> None:
    """Refuse values no game of Ra could be played with."""
    for seats in range(2, 6):
        _check_seats(box, seats)
    most = len(box.monument_quantity) - 1
    for kind in range(tiles.MONUMENT, tiles.FUNERAL):
        if box.tiles[kind] > most:
            raise BadComponents("too-many-copies", tile=tiles.NAMES[kind], most=most)


def _check_seats(box: Components, seats: int) -> None:
    """Enough Ra tiles for three epochs; sets of one size in which no sun occurs twice."""
    if EPOCHS * box.moves[seats] > box.tiles[tiles.RA]:
        raise BadComponents("too-few-ra", seats=seats, need=EPOCHS * box.moves[seats])
    dealt = [*box.suns[seats], _bits([box.center])]
    if sum(dealt).bit_count() != sum(suns.bit_count() for suns in dealt):
        raise BadComponents("repeated-sun", seats=seats)
    if len({suns.bit_count() for suns in box.suns[seats]}) > 1:
        raise BadComponents("unequal-suns", seats=seats)
