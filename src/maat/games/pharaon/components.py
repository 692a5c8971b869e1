"""What came in the box: counts and printed values, read from components.toml."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64

from maat.core.components import read_box
from maat.core.errors import BadComponents
from maat.core.rows import row
from maat.core.vectors import vec
from maat.games.pharaon import packs, pieces
from maat.games.pharaon.packs import ANY, ICON, NUMBER, UNITS
from maat.games.pharaon.ranges import RANGES

MOST_STAGES: Final = 12
MOST_COLUMNS: Final = 6
ROWS: Final = 4  # five players, the last of whom does not enter the Pyramid
NEEDS: Final = 7  # entries of a price list: access in five colors, none, and in any color


class Components:
    """The component values as the rules use them.

    A price list holds one price (`packs`) for each color the wheel may ask for, credited where it
    fits (PH-61), and two without: where none is due, and where any color will do.
    """

    rounds: i64
    start_silver: i64
    leftover: i64
    first_player: i64
    pharaoh: i64
    slots: i64
    slots_few: i64
    each: i64
    top: i64
    stages: i64
    columns: i64
    spaces: i64
    noble_value: i64
    free_nobles: i64
    extra_nobles: i64
    judge_price: vec[i64]

    def __init__(self, data: dict[str, Any]) -> None:
        self._read_table(data)
        self._read_gods(data["gods"])
        self._read_chamber(data["chamber"])
        self._read_nile(data["nile"])
        self._read_pieces(data)
        self._read_artisans(data["artisans"])
        self._read_nobles(data["nobles"])
        self._read_traitor(data["traitor"])
        self._write_prices()

    def _read_table(self, data: dict[str, Any]) -> None:
        self.rounds = data["game"]["rounds"]
        self.start_silver = data["game"]["start_silver"]
        self.leftover = data["points"]["leftover"]
        self.first_player = data["points"]["first_player"]
        self.pharaoh = data["points"]["pharaoh"]
        self.slots = data["board"]["slots"]
        self.slots_few = data["board"]["slots_few"]
        self.noble_row: int = data["board"]["noble_row"]
        self.artisan_row: int = data["board"]["artisan_row"]
        self.wheel = row([_color(name, "wheel") for name in data["wheel"]["clockwise"]])
        rows = data["pyramid"]
        self.pyramid: list[list[int]] = [
            [_one_of(pieces.INCOME_NAMES, name, f"pyramid.{row}") for name in rows[row]]
            for row in rows
        ]

    def _read_gods(self, data: dict[str, Any]) -> None:
        halves = [data["half"][name] for name in pieces.AREA_NAMES]
        self.god_need = row([half["need"] for half in halves])
        self.god_points = row([half["pp"] for half in halves])
        homes = [_area(data["home"][god], "gods.home") for god in pieces.GOD_NAMES]
        if sorted(homes) != list(range(pieces.AREAS)):
            raise BadComponents("shared-home", homes=str(homes))
        self.god_home = row(homes)
        self.god_at = row([homes.index(area) for area in range(pieces.AREAS)])

    def _read_chamber(self, data: dict[str, Any]) -> None:
        self.stages = len(data)
        stages = [data[str(stage)] for stage in range(1, len(data) + 1)]
        self.stage_points = row([0, *(stage["pp"] for stage in stages)])
        self.stage_cost = row([_price(stage["cost"], "chamber") for stage in stages])

    def _read_nile(self, data: dict[str, Any]) -> None:
        self.tracks = row([_color(name, "nile.tracks") for name in data["tracks"]])
        self.nile_points = row(data["pp"])
        self.top = len(self.nile_points) - 1
        table = data["column"]
        columns = [table[str(column)] for column in range(1, len(table) + 1)]
        self.columns = len(columns)
        self.column_cost = row([_price(column["cost"], "nile") for column in columns])
        self.column_gain: list[list[int]] = [
            [_color(name, "nile.column") for name in column["gain"]] for column in columns
        ]
        self.column_urns = row([column["urns"] for column in columns])
        self.column_arrows = row([column["arrows"] for column in columns])
        self.column_tracks = row([_tracks(column["tracks"]) for column in columns])

    def _read_pieces(self, data: dict[str, Any]) -> None:
        self.each = data["resources"]["each"]
        self.tokens = row([data["offerings"][name] for name in pieces.TOKEN_NAMES])
        self.prestige = row([data["prestige"]["low"], data["prestige"]["high"]])
        urns = data["urns"]
        self.urns: list[list[int]] = [[]]  # bottom, left, right
        for urn in range(1, pieces.URNS + 1):
            self.urns.append([_color(name, f"urns.{urn}") for name in urns[str(urn)]])

    def _read_artisans(self, data: dict[str, Any]) -> None:
        cards = [data[str(card)] for card in range(1, pieces.ARTISAN_CARDS + 1)]
        self.artisan_points = row([0, *(card["pp"] for card in cards)])
        self.artisan_silver = row([0, *(card["silver"] for card in cards)])
        self.artisan_urns = row([0, *(card["urns"] for card in cards)])
        self.artisan_gain: list[list[int]] = [[]]
        for card in cards:
            self.artisan_gain.append([_color(name, "artisans") for name in card["gain"]])

    def _read_nobles(self, data: dict[str, Any]) -> None:
        cards = [data[str(card)] for card in range(1, pieces.ALL_NOBLES + 1)]
        self.noble_points = row([0, *(card["pp"] for card in cards)])
        self.noble_each = row([0, *(card.get("each", 0) for card in cards)])
        self.noble_area = row([0, *(_noble_area(card) for card in cards)])
        self.noble_gain = row([0, *(card.get("gain", 0) for card in cards)])
        self.official_steps = row([0, *(card.get("nile", 0) for card in cards)])
        self.official_silver = row([0, *(card.get("silver", 0) for card in cards)])
        self.official_tokens = row([0, *(card.get("offerings", 0) for card in cards)])
        self.official_artisans = row([0, *(card.get("artisans", 0) for card in cards)])
        self.official_stages = row([0, *(card.get("chamber", 0) for card in cards)])
        self.general_pharaoh: int = cards[pieces.GENERAL - 1]["pharaoh"]
        self.general_first: int = cards[pieces.GENERAL - 1]["first_player"]
        self.free_access = row(self._nobles_by_area(range(7, 11)))
        self.extra_action = row(self._nobles_by_area(range(13, 17)))
        self.free_nobles = sum(1 << noble for noble in self.free_access if noble)
        self.extra_nobles = sum(1 << noble for noble in self.extra_action if noble)
        pairs = [_pair(card["swap"]) for card in cards[: pieces.SCRIBES]]
        self.reach = row(_reach(pairs))
        self.payers = row(_payers(self.reach))
        self.swap_first = row(_by_scribe([pair[0] for pair in pairs]))
        self.swap_second = row(_by_scribe([pair[1] for pair in pairs]))

    def _nobles_by_area(self, nobles: range) -> list[int]:
        """The noble whose card shows an area, 0 for none."""
        found = [0] * pieces.AREAS
        for noble in nobles:
            found[self.noble_area[noble]] = noble
        return found

    def _read_traitor(self, data: dict[str, Any]) -> None:
        self.noble_value = data["noble_value"]
        tiles = [data["tile"][str(tile)] for tile in range(1, pieces.TILES + 1)]
        self.tile_god = row(
            [_one_of(pieces.GOD_NAMES, tile["god"], "traitor.tile") for tile in tiles]
        )
        self.spaces = len(tiles[0]["light"])
        self.tile_urns: list[list[int]] = [
            [tile["light_urns"], tile["dark_urns"]] for tile in tiles
        ]
        self.tile_icons: list[list[list[int]]] = [
            [[_icon(icon) for icon in tile[side]] for side in ("light", "dark")] for tile in tiles
        ]

    def _write_prices(self) -> None:
        """Price lists: what an action costs in all, by the color the wheel asks for."""
        one: list[int] = [packs.price(color, 1) for color in range(pieces.COLORS)]
        everything = sum(one)
        self.set_price = row([*one, packs.price(ANY, 1), packs.price(ANY, 1)])
        self.noble_price = row(_price_list(everything))
        four, five = packs.price(ANY, 4), packs.price(ANY, 5)
        self.judge_price = row([*(unit + four for unit in one), five, five])
        self.two_price = row(_price_lists([2 * unit for unit in one]))
        self.three_price = row(_price_lists([3 * unit for unit in one]))
        self.column_price = row(_price_lists(self.column_cost))
        self.stage_price = row(_price_lists(self.stage_cost))


def _price_list(cost: int) -> list[int]:
    """The cost with access in each color, credited if it fits, and without access."""
    prices = []
    for color in range(pieces.COLORS):
        unit = packs.price(color, 1)
        if packs.of_color(cost, color):
            prices.append(cost)
        elif packs.of_color(cost, ANY):
            prices.append(cost + unit - packs.price(ANY, 1))
        else:
            prices.append(cost + unit)
    return [*prices, cost, cost]


def _price_lists(costs: Iterable[int]) -> list[int]:
    return [price for cost in costs for price in _price_list(cost)]


def _price(names: list[str], path: str) -> int:
    """The sum of the units named, "any" among them."""
    colors = [ANY if name == "any" else _color(name, path) for name in names]
    return sum(packs.price(color, 1) for color in colors)


def _one_of(known: list[str], name: str, path: str) -> int:
    """The place of a name in a list of known ones."""
    if name not in known:
        raise BadComponents("unknown-name", path=path, found=name, known=", ".join(known))
    return known.index(name)


def _color(name: str, path: str) -> int:
    return _one_of(pieces.COLOR_NAMES, name, path)


def _area(name: str, path: str) -> int:
    return _one_of(pieces.AREA_NAMES, name, path)


def _noble_area(card: dict[str, Any]) -> int:
    return _area(card["area"], "nobles") if "area" in card else 0


def _tracks(names: list[str]) -> int:
    if names == ["any"]:
        return pieces.EVERY_COLOR
    return sum(1 << _color(name, "nile.column") for name in names)


def _icon(text: str) -> int:
    """The kind of an icon and its number, 0 for none."""
    words = text.split()
    if not words:
        return 0
    kind = _one_of(pieces.ICON_NAMES, words[0], "traitor.tile")
    argument = words[1] if len(words) > 1 else "0"
    number = pieces.ICON_WORDS.get(argument, -1)
    if number < 0:
        if not argument.isdigit():
            raise BadComponents("bad-icon", found=text)
        number = int(argument)
    if number > NUMBER.most:
        raise BadComponents("bad-icon", found=text)
    return ICON.packed(kind) | NUMBER.packed(number)


def _pair(names: list[str]) -> tuple[int, int]:
    """The two colors a scribe lets stand for each other."""
    if len(names) != 2 or names[0] == names[1]:
        raise BadComponents("bad-swap", found=", ".join(names))
    return _color(names[0], "nobles"), _color(names[1], "nobles")


def _reach(pairs: list[tuple[int, int]]) -> list[int]:
    """For each set of scribes and each color: the colors that a resource may be paid as."""
    table = []
    for scribes in range(1 << pieces.SCRIBES):
        for color in range(pieces.COLORS):
            colors = 1 << color
            for scribe, pair in enumerate(pairs):
                if scribes >> scribe & 1 and color in pair:
                    colors |= 1 << pair[0] | 1 << pair[1]
            table.append(colors)
    return table


def _payers(reach: vec[i64]) -> list[int]:
    """For each set of scribes and of colors: what may be paid as one of these, in a price.

    The second scribe (0b10) and the third color (0b100) find it at `0b10_00100`, which is 68.
    """
    table = []
    for scribes in range(1 << pieces.SCRIBES):
        reached = reach[scribes * pieces.COLORS : (scribes + 1) * pieces.COLORS]
        for colors in range(1 << pieces.COLORS):
            paying = [color for color in range(pieces.COLORS) if reached[color] & colors]
            table.append(sum(packs.price(color, UNITS) for color in paying))
    return table


def _by_scribe(colors: list[int]) -> list[int]:
    """The color of a scribe, where he stands alone in a set of scribes."""
    table = [0] * (1 << pieces.SCRIBES)
    for scribe, color in enumerate(colors):
        table[1 << scribe] = color
    return table


def read(data: dict[str, Any]) -> Components:
    """The box that these values describe."""
    return read_box(data, RANGES, Components, check)


def check(box: Components) -> None:
    """Refuse values no game of Pharaon could be played with."""
    _check_board(box)
    _check_pieces(box)
    _check_cards(box)
    _check_traitor(box)


def _check_board(box: Components) -> None:
    for path, colors in (("wheel.clockwise", box.wheel), ("nile.tracks", box.tracks)):
        if sorted(colors) != list(range(pieces.COLORS)):
            raise BadComponents("repeated-color", path=path)
    if not 1 <= box.slots_few <= box.slots:
        raise BadComponents("bad-slots", found=int(box.slots_few), most=int(box.slots))
    if len(box.pyramid) < ROWS or not all(box.pyramid):
        raise BadComponents("too-few-rows", found=len(box.pyramid), need=ROWS)
    if box.columns > MOST_COLUMNS:
        raise BadComponents("too-many-columns", found=int(box.columns), most=MOST_COLUMNS)
    if not 3 <= box.stages <= MOST_STAGES:
        raise BadComponents("bad-stages", found=int(box.stages), most=MOST_STAGES)


def _check_pieces(box: Components) -> None:
    if sum(box.tokens) < 18:
        raise BadComponents("too-few-tokens", found=sum(box.tokens), need=18)
    for urn in range(1, pieces.URNS + 1):
        if len(box.urns[urn]) != 3:
            raise BadComponents("bad-urn", urn=urn)


def _check_cards(box: Components) -> None:
    for path, nobles in (("nobles.7-10", box.free_access), ("nobles.13-16", box.extra_action)):
        if nobles[pieces.NOBLES] or sorted(nobles)[1] == 0:
            raise BadComponents("bad-noble-areas", path=path)
    for cost in [*box.column_cost, *box.stage_cost]:
        if not 1 <= sum(packs.of_color(cost, color) for color in range(ANY + 1)) <= 5:
            raise BadComponents("bad-cost")


def _check_traitor(box: Components) -> None:
    if sorted(box.tile_god) != list(range(pieces.TILES)):
        raise BadComponents("repeated-god")
    for tile in range(pieces.TILES):
        for side in (0, 1):
            icons = box.tile_icons[tile][side]
            if len(icons) != box.spaces:
                raise BadComponents("bad-tile", tile=tile + 1, spaces=int(box.spaces))
            if not all(_is_icon(box, icon) for icon in icons):
                raise BadComponents("bad-tile-icon", tile=tile + 1)


def _is_icon(box: Components, icon: int) -> bool:
    """The place an icon names exists on the board."""
    kind, number = ICON.of(icon), NUMBER.of(icon)
    most = {pieces.TAKE_SET: 3, pieces.TAKE_BONUS: 3, pieces.TAKE_NOBLE: box.noble_row}
    most[pieces.DISCARD_NOBLE] = box.noble_row
    return kind not in most or 1 <= number <= most[kind]
