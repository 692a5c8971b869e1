"""One player against the Traitor (rulebook p. 8 and 9, PH-180 to PH-214)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from maat import catalog
from maat.core import rows
from maat.core.state import CHANCE
from maat.core.vectors import vec
from maat.games.pharaon import pieces
from maat.games.pharaon.state import PharaonState, Player
from maat.testing import Scenario

GAME = catalog.load("pharaon")
COLORS = pieces.COLOR_NAMES
NAMES = pieces.PIECE_NAMES
TRAITOR = 1

TILES = "light 1,light 2,light 3,light 4,light 5"
TOKENS = [
    "agriculture_token",
    "nile_token",
    "construction_token",
    "chamber_token",
    "trade_token",
    "nobles_token",
    "prestige_low",
    "prestige_high",
    "power_token",
]  # three sets, three bonus tokens
ROW = ["grand_vizier_12", "architect_7", "judge_11"]
ARTISANS = [16, 21, 26, 11]  # worth 5, 6, 7 and 4

# What stands beside the spaces 2 to 10 of the tiles, light side and dark side.
ICONS = {
    "light 1": ", chamber, discard_noble 3, chamber, , god, chamber, take_bonus 1, chamber",
    "dark 1": "discard_noble 2, chamber, chamber, , god, chamber, take_bonus 2, chamber, chamber",
    "light 2": "discard_noble 1, noble_value 8, take_noble 2, , noble_value 10, god, take_noble 3, "
    "discard_noble 2, noble_value 12",
    "dark 2": "noble_value 8, take_noble 3, discard_noble 1, noble_value 10, god, take_noble 1, , "
    "noble_value 12, take_noble 2",
    "light 3": "discard_artisan high, take_artisan low, , take_artisan high, god, "
    "discard_artisan low, take_artisan low, discard_artisan high, take_artisan high",
    "dark 3": "take_artisan low, discard_artisan high, take_artisan high, god, , "
    "take_artisan high, discard_artisan low, take_artisan low, take_artisan high",
    "light 4": "take_bonus 3, , take_set 1, take_bonus 2, , god, take_set 3, take_bonus 1, "
    "take_set 2",
    "dark 4": "take_set 2, take_bonus 1, , take_set 1, god, take_bonus 2, take_set 3, "
    "take_bonus 3, take_set 1",
    "light 5": "nile most, , nile least, nile most, god, nile least, nile most, nile least, "
    "nile most",
    "dark 5": "nile most, nile least, , nile most, god, nile most, nile least, nile most, "
    "nile least",
}
GODS = {"1": "anubis", "2": "horus", "3": "ra", "4": "isis", "5": "osiris"}
URNS = {"light 1": 4, "light 2": 3, "light 3": 4, "light 4": 4, "light 5": 3}
SPACES = [
    (tile, space, icon.strip())
    for tile, icons in ICONS.items()
    for space, icon in enumerate(icons.split(","), start=2)
]


class Solo(Scenario[PharaonState]):
    """A solo table, with its Traitor in words."""

    def play(self, *answers: str) -> Solo:
        super().play(*answers)
        return self

    def chance(self) -> Solo:
        """Let chance answer with what comes first until the player is asked."""
        while not self.state.over and self.state.seat == CHANCE:
            self.match.play(GAME.legal_actions(self.state)[0])
        return self

    @property
    def traitor(self) -> Player:
        """What the Traitor has."""
        return self.state.players[TRAITOR]

    def nobles(self, side: int = TRAITOR) -> list[str]:
        """The nobles of a side."""
        held = self.state.players[side].nobles
        return [name for number, name in enumerate(pieces.NOBLE_NAMES, 1) if held >> number & 1]

    def artisans(self) -> list[int]:
        """The artisans of the Traitor."""
        return [card for card in range(1, 31) if self.traitor.artisans >> card & 1]

    def owned(self, side: int = TRAITOR) -> dict[str, int]:
        """The resources and tokens of a side."""
        held = self.state.players[side].pieces
        return {NAMES[kind]: count for kind, count in enumerate(held) if count}

    def fill(self, *levels: int) -> Solo:
        """Cover the spaces of the tiles from left to right, the first one aside with markers."""
        state = self.state
        size = int(state.box.spaces)
        for place, level in enumerate(levels):
            for space in range(1, level):
                state.plot.spaces[place * size + space] = pieces.NEUTRAL
            state.plot.levels[place] = level
        return self

    def block(self, text: str) -> Solo:
        """Lay markers on sectors of the wheel: `3 trade power`."""
        count = 1
        for word in text.split():
            if word.isdigit():
                count = int(word)
                continue
            start = COLORS.index(word) * int(self.state.box.slots)
            for _ in range(count):
                slot = list(self.state.slots).index(pieces.EMPTY, start)
                self.state.slots[slot] = pieces.NEUTRAL
            count = 1
        return self

    def sector(self, color: str) -> int:
        """How many tokens lie on a sector."""
        start = COLORS.index(color) * int(self.state.box.slots)
        found = self.state.slots[start : start + int(self.state.limit)]
        return sum(1 for piece in found if piece != pieces.EMPTY)

    def levels(self) -> list[int]:
        """How many spaces of each tile are covered."""
        return self.state.plot.levels

    def told(self, name: str) -> list[tuple[int, list[int]]]:
        """Every event of a name: about which side, with which numbers."""
        code = self.game.events.codes[name]
        heard = [what for what in self.match.log.events if what.event == code]
        return [(what.seat, list(what.data)) for what in heard]

    def gods(self, side: int) -> dict[str, int]:
        """The gods on a score sheet."""
        return {god: points for god, points in self.sheet(side).items() if god in pieces.GOD_NAMES}

    def sheet(self, side: int) -> dict[str, int]:
        """The lines of a score sheet that are worth something."""
        lines = GAME.breakdown(self.state, side)
        return {line.label: line.points for line in lines if line.points}


def laid(
    tiles: str = TILES, links: list[str] | None = None, options: dict[str, str] | None = None
) -> Solo:
    """All is laid out: two urns, 29 and 30, lie open; next the player draws two nobles."""
    board = Solo(GAME, 1, options)
    board.play("area nobles", "area nile", "area chamber", "wheel agriculture", "clockwise")
    board.play(*tiles.split(","))
    board.play(*(f"link {color}" for color in (links or COLORS)[:4]))
    if board.question() == "* noble":
        board.play("noble scribe_1", "noble scribe_2")
    board.play(*(f"token {name}" for name in TOKENS), *(f"noble {name}" for name in ROW))
    return board.play(*(f"artisan {card}" for card in ARTISANS), "urn 29", "urn 30")


def started(
    first: int = TRAITOR,
    tiles: str = TILES,
    links: list[str] | None = None,
    options: dict[str, str] | None = None,
    wheel: str = "",
) -> Solo:
    """Round 1 begins with the player or with the Traitor, the wheel blocked as said."""
    board = laid(tiles, links, options)
    if board.question() == "* noble":
        board.play("noble scribe_1", "noble scribe_2", "keep scribe_1")
    board.play("take 29", "urn 27", "urn 28")
    state = board.state
    state.slots = vec[i64]([pieces.EMPTY] * len(state.slots))
    board.block(wheel)
    return board.play(f"first {first}")


def with_tile(tile: str, level: int) -> Solo:
    """The tile lies in the place of its number, covered so far; the Traitor is to begin."""
    sides = [f"light {number}" for number in range(1, 6)]
    place = int(tile[-1]) - 1
    sides[place] = tile
    dark = "1" if tile.startswith("dark") else "0"
    board = started(tiles=",".join(sides), options={"dark_tiles": dark})
    levels = [1] * 5
    levels[place] = level
    return board.fill(*levels)


# Set-up.


@pytest.mark.rule("PH-180", "PH-184")
def test_two_urns_are_laid_out() -> None:
    board = laid()
    assert board.state.urn_row == 1 << 29 | 1 << 30


@pytest.mark.rule("PH-180", "PH-11")
def test_the_traitor_has_pieces_of_its_own() -> None:
    state = started().state
    assert state.sides() == len(state.players) == 2
    assert state.players[TRAITOR].stage == 0
    assert list(state.players[TRAITOR].nile) == [0] * 5
    assert list(state.players[TRAITOR].pieces) == [0] * pieces.KINDS


@pytest.mark.rule("PH-181", "PH-06")
def test_the_tiles_lie_in_random_order_light_side_up() -> None:
    board = Solo(GAME, 1)
    board.play("area nobles", "area nile", "area chamber", "wheel agriculture", "clockwise")
    assert board.legal() == [f"light {tile}" for tile in range(1, 6)]
    board.play("light 3")
    assert board.legal() == ["light 1", "light 2", "light 4", "light 5"]
    board = started(tiles="light 3,light 5,light 1,light 2,light 4")
    assert board.state.plot.order == [2, 4, 0, 1, 3]
    assert board.state.plot.sides == [0] * 5


@pytest.mark.rule("PH-181")
def test_each_tile_is_linked_to_a_color_by_chance() -> None:
    board = Solo(GAME, 1)
    board.play("area nobles", "area nile", "area chamber", "wheel agriculture", "clockwise")
    board.play(*TILES.split(","))
    assert board.legal() == sorted(f"link {color}" for color in COLORS)
    board = started(links=["power", "trade", "agriculture", "justice", "construction"])
    assert board.state.plot.links == [3, 2, 0, 4, 1]
    assert board.levels() == [1] * 5
    assert [board.state.plot.spaces[place * 10] for place in range(5)] == [3, 2, 0, 4, 1]


@pytest.mark.rule("PH-181")
def test_the_tokens_of_the_lowest_spaces_trigger_nothing() -> None:
    board = started()
    assert board.told("tile_covered") == []
    assert board.state.plot.noble_value == 6
    assert board.state.plot.gods == 0


@pytest.mark.rule("PH-182")
@pytest.mark.parametrize("tile", range(1, 6))
def test_the_leftmost_tile_says_how_many_urns_the_traitor_gets(tile: int) -> None:
    others = [f"light {number}" for number in range(1, 6) if number != tile]
    board = started(tiles=",".join([f"light {tile}", *others]))
    assert board.state.plot.urns == URNS[f"light {tile}"]


@pytest.mark.rule("PH-182")
def test_the_urns_of_the_traitor_are_unknown() -> None:
    board = started()
    assert board.question() == "* plot"
    assert len(board.legal()) == 26  # all but those discarded or lying open


@pytest.mark.rule("PH-183", "PH-52")
def test_there_are_three_sets_three_bonus_tokens_and_three_slots() -> None:
    state = started().state
    assert [NAMES[piece] for piece in state.sets] == TOKENS[:6]
    assert [NAMES[piece] for piece in state.bonus] == TOKENS[6:]
    assert state.limit == 3


@pytest.mark.rule("PH-184")
def test_the_noble_not_kept_becomes_that_of_the_traitor() -> None:
    board = laid().play("noble general_6", "noble official_25", "keep general_6")
    assert board.nobles(0) == ["general_6"]
    assert board.nobles() == ["official_25"]
    assert board.traitor.stage == 0  # the Traitor ignores the text


@pytest.mark.rule("PH-184", "PH-17")
def test_the_player_takes_an_urn_and_two_silver() -> None:
    board = laid().play("noble scribe_1", "noble scribe_2", "keep scribe_1", "take 29")
    assert board.owned(0) == {"trade": 1, "justice": 2, "silver": 2}
    assert board.owned() == {}


@pytest.mark.rule("PH-184", "PH-171")
def test_the_urn_left_over_blocks_slots() -> None:
    board = laid().play("noble scribe_1", "noble scribe_2", "keep scribe_1", "take 29")
    assert {color: board.sector(color) for color in COLORS if board.sector(color)} == {
        "power": 1,
        "justice": 2,
    }
    assert board.state.urn_discard == 1 << 29 | 1 << 30
    board.play("urn 27", "urn 28")
    assert board.state.urn_row == 1 << 27 | 1 << 28


@pytest.mark.rule("PH-185", "PH-25")
@pytest.mark.parametrize("scribes", ["all", "0"])
def test_in_the_first_game_both_begin_with_a_random_scribe(scribes: str) -> None:
    board = laid(options={"scribes": scribes})
    assert board.question() == "0 urn_choice"
    assert sorted(board.nobles(0) + board.nobles()) == ["scribe_1", "scribe_2"]


@pytest.mark.rule("PH-186")
def test_chance_decides_who_begins() -> None:
    board = laid().play("noble scribe_1", "noble scribe_2", "keep scribe_1", "take 29")
    board.play("urn 27", "urn 28")
    assert board.question() == "* first"
    assert board.legal() == ["first 0", "first 1"]
    assert board.play("first 0").question() == "0 turn"
    assert started(TRAITOR).question() == "* plot"
    assert started(TRAITOR).state.first == TRAITOR


@pytest.mark.rule("PH-187")
@pytest.mark.parametrize("dark", range(6))
def test_the_difficulty_is_the_number_of_dark_tiles(dark: int) -> None:
    for number in range(4):
        board = Solo(GAME, 1, {"dark_tiles": str(dark)})
        board.rest(f"dark {number}")
        assert sum(board.state.plot.sides) == dark


@pytest.mark.rule("PH-187")
def test_any_of_the_tiles_may_be_the_dark_one() -> None:
    board = Solo(GAME, 1, {"dark_tiles": "1"})
    board.play("area nobles", "area nile", "area chamber", "wheel agriculture", "clockwise")
    assert len(board.legal()) == 10
    assert "dark 4" in board.legal()
    names = [GAME.actions.names[code] for code in GAME.legal_actions(board.state)]
    weights = dict(zip(names, GAME.weights(board.state), strict=True))
    assert weights["light 1"] == 4 * weights["dark 1"]
    board.play("dark 4")
    assert board.legal() == ["light 1", "light 2", "light 3", "light 5"]


@pytest.mark.rule("PH-187", "PH-182")
@pytest.mark.parametrize("tile", range(1, 6))
def test_dark_tiles_give_the_traitor_four_urns(tile: int) -> None:
    others = [f"dark {number}" for number in range(1, 6) if number != tile]
    board = started(tiles=",".join([f"dark {tile}", *others]), options={"dark_tiles": "5"})
    assert board.state.plot.urns == 4


# The turn of the Traitor.


@pytest.mark.rule("PH-190", "PH-45")
def test_player_and_traitor_take_turns() -> None:
    board = started(0)
    board.play("act offerings", "no_bonus", "set 1")
    assert board.question() == "* plot"
    board.play("plot 1", "block trade").chance()
    assert board.question() == "0 turn"


@pytest.mark.rule("PH-191")
def test_the_bottom_resource_goes_to_a_tile_and_the_player_places_the_others() -> None:
    board = started().play("plot 1")
    assert board.levels() == [2, 1, 1, 1, 1]
    assert board.question() == "0 block"
    assert board.legal() == ["block construction", "block trade"]


@pytest.mark.rule("PH-191", "A-23")
@pytest.mark.parametrize(
    ("answer", "levels"),
    [("block trade", [2, 2, 1, 1, 1]), ("block construction", [2, 1, 2, 1, 1])],
)
def test_one_of_the_others_goes_to_the_wheel_and_one_to_a_tile(
    answer: str, levels: list[int]
) -> None:
    board = started().play("plot 1", answer)
    assert board.levels() == levels
    assert board.sector(answer.split()[1]) == 1
    assert sum(board.sector(color) for color in COLORS) == 1


@pytest.mark.rule("PH-191")
def test_the_tokens_come_from_the_supply_and_the_urn_is_discarded() -> None:
    board = started()
    before = board.state.supply.pieces[:3]
    board.play("plot 1", "block trade")
    after = board.state.supply.pieces[:3]
    assert [was - now for was, now in zip(before, after, strict=True)] == [1] * 3
    assert board.state.urn_discard >> 1 & 1
    assert board.state.plot.urns == 3


@pytest.mark.rule("PH-191")
def test_two_of_a_color_may_both_go_to_its_tile() -> None:
    board = started().play("plot 11", "block construction")
    assert board.levels() == [3, 1, 1, 1, 1]


@pytest.mark.rule("PH-192")
@pytest.mark.parametrize(("full", "other"), [("construction", "trade"), ("trade", "construction")])
def test_a_resource_without_a_free_slot_is_not_chosen_for_the_wheel(full: str, other: str) -> None:
    board = started(wheel=f"3 {full}").play("plot 1")
    assert board.question() != "0 block"
    assert board.sector(other) == 1
    assert board.sector(full) == 3
    assert board.levels()[COLORS.index(full)] == 2


@pytest.mark.rule("PH-192")
def test_without_room_on_the_wheel_both_go_to_tiles_the_left_one_first() -> None:
    board = started(wheel="3 construction 3 trade").play("plot 1").chance()
    covered = [data[0] for _, data in board.told("tile_covered")]
    assert [COLORS[color] for color in covered] == ["agriculture", "construction", "trade"]
    assert board.levels() == [2, 2, 2, 1, 1]
    assert board.question() == "0 turn"


@pytest.mark.rule("PH-192")
def test_the_left_resource_is_that_of_the_urn_and_not_of_the_order_of_colors() -> None:
    board = started(wheel="3 justice 3 agriculture").play("plot 4").chance()
    covered = [data[0] for _, data in board.told("tile_covered")]
    assert [COLORS[color] for color in covered] == ["power", "justice", "agriculture"]


@pytest.mark.rule("PH-193")
def test_a_resource_covers_the_lowest_free_space_of_the_linked_tile() -> None:
    board = started(links=["trade", "power", "agriculture", "justice", "construction"])
    board.fill(1, 1, 4, 1, 1).play("plot 1")
    assert board.levels() == [1, 1, 5, 1, 1]
    assert board.state.plot.spaces[2 * 10 + 4] == 0
    assert board.told("tile_covered") == [(TRAITOR, [0, 3, 5])]


@pytest.mark.rule("PH-193")
def test_beyond_a_full_tile_comes_the_one_to_the_right() -> None:
    board = started().fill(10, 1, 1, 1, 1).play("plot 1")
    assert board.levels()[:2] == [10, 2]


@pytest.mark.rule("PH-193")
def test_several_full_tiles_are_skipped() -> None:
    board = started().fill(10, 10, 10, 1, 1).play("plot 1")
    assert board.levels() == [10, 10, 10, 2, 1]


@pytest.mark.rule("PH-193")
def test_after_the_rightmost_tile_comes_the_leftmost() -> None:
    board = started().fill(1, 1, 1, 10, 10).play("plot 4")
    assert board.levels() == [2, 1, 1, 10, 10]


@pytest.mark.rule("PH-193", "PH-194")
def test_the_icon_of_the_tile_that_took_the_resource_is_resolved() -> None:
    board = started().fill(2, 1, 1, 1, 10).play("plot 5")
    assert board.levels()[0] == 3
    assert board.traitor.stage == 1


@pytest.mark.rule("PH-193")
def test_with_all_tiles_full_the_resource_returns_to_the_supply() -> None:
    board = started().fill(10, 10, 10, 10, 10)
    before = board.state.supply.count(0)
    board.play("plot 1")
    assert board.levels() == [10] * 5
    assert board.state.supply.count(0) == before
    assert board.question() == "0 block"


@pytest.mark.rule("A-26", "PH-193")
def test_a_neutral_marker_covers_a_space_where_the_supply_is_empty() -> None:
    board = started().fill(2, 1, 1, 1, 1)
    left = board.state.supply.count(0)
    board.state.players[0].add(0, left)
    board.state.supply.add(0, -left)
    board.play("plot 1")
    assert board.state.plot.spaces[2] == pieces.NEUTRAL
    assert board.traitor.stage == 1
    assert board.state.supply.count(0) == 0


# What stands beside the spaces.


def check_icon(board: Solo, tile: str, icon: str) -> None:
    """What an icon did to the Traitor and to what lies open."""
    word, _, argument = icon.partition(" ")
    got = board.traitor
    assert got.stage == (1 if word == "chamber" else 0)
    assert board.state.plot.noble_value == (int(argument) if word == "noble_value" else 6)
    unlocked = 1 << pieces.GOD_NAMES.index(GODS[tile[-1]]) if word == "god" else 0
    assert board.state.plot.gods == unlocked
    check_nobles(board, word, argument)
    check_artisans(board, word, argument)
    check_tokens(board, word, argument)
    track = {"most": 4, "least": 0}.get(argument, -1)
    assert list(got.nile) == [1 if color == track else 0 for color in range(5)]


def check_nobles(board: Solo, word: str, argument: str) -> None:
    """Which noble was taken or discarded."""
    taken = [ROW[int(argument) - 1]] if word == "take_noble" else []
    assert board.nobles() == ["scribe_2", *taken]
    gone = [ROW[int(argument) - 1]] if word == "discard_noble" else []
    lost = board.state.noble_discard
    assert [name for name in ROW if lost >> (pieces.NOBLE_NAMES.index(name) + 1) & 1] == gone
    assert (board.question() == "* noble") == bool(taken or gone)


def check_artisans(board: Solo, word: str, argument: str) -> None:
    """Which artisan was taken or discarded."""
    meant = {"high": 26, "low": 11}.get(argument, 0)
    assert board.artisans() == ([meant] if word == "take_artisan" else [])
    assert board.state.artisan_discard == (1 << meant if word == "discard_artisan" else 0)
    assert (board.question() == "* artisan") == bool(meant)


def check_tokens(board: Solo, word: str, argument: str) -> None:
    """Which offering tokens were taken; their places stay empty."""
    taken: list[int] = []
    if word == "take_set":
        taken = [2 * int(argument) - 2, 2 * int(argument) - 1]
    elif word == "take_bonus":
        taken = [5 + int(argument)]
    assert sorted(board.owned()) == sorted(TOKENS[place] for place in taken)
    places = [*board.state.sets, *board.state.bonus]
    assert [place for place, piece in enumerate(places) if piece == pieces.EMPTY] == taken


@pytest.mark.rule("PH-194", "PH-195", "PH-196", "PH-197", "PH-198", "PH-199", "PH-200", "PH-201")
@pytest.mark.rule("PH-202", "PH-203", "PH-204", "PH-205", "A-24")
@pytest.mark.parametrize(("tile", "space", "icon"), SPACES)
def test_covering_a_space_does_what_stands_beside_it(tile: str, space: int, icon: str) -> None:
    board = with_tile(tile, space - 1)
    place = int(tile[-1])
    board.play(f"plot {place}")
    assert board.levels()[place - 1] == space
    check_icon(board, tile, icon)


@pytest.mark.rule("PH-195", "PH-103")
def test_the_traitor_stays_on_the_last_stage() -> None:
    board = with_tile("light 1", 2)
    board.traitor.stage = 6
    board.play("plot 1")
    assert board.traitor.stage == 6


@pytest.mark.rule("PH-196", "PH-199")
@pytest.mark.parametrize(("tile", "level"), [("light 2", 3), ("light 2", 1)])
def test_where_no_noble_lies_nothing_happens(tile: str, level: int) -> None:
    board = with_tile(tile, level)
    state = board.state
    for place in range(3):
        state.noble_deck |= 1 << state.noble_row[place]
        state.noble_row = rows.put(state.noble_row, place, pieces.EMPTY)
    board.play("plot 2")
    assert board.nobles() == ["scribe_2"]
    assert state.noble_discard == 0
    assert board.question() == "0 block"


@pytest.mark.rule("PH-196", "PH-210")
def test_the_text_of_a_noble_the_traitor_takes_is_ignored() -> None:
    board = with_tile("light 2", 3)
    state = board.state
    state.noble_row = rows.put(state.noble_row, 1, 21)
    state.noble_deck = int(state.noble_deck) & ~(1 << 21) | 1 << 7
    board.play("plot 2").chance()
    assert board.question() == "0 block"
    assert board.nobles() == ["scribe_2", "official_21"]
    assert list(board.traitor.nile) == [0] * 5
    assert board.owned() == {}


@pytest.mark.rule("PH-197", "PH-213")
def test_a_higher_noble_value_replaces_a_lower_one() -> None:
    board = with_tile("light 2", 5)
    board.state.plot.noble_value = 8
    board.play("plot 2")
    assert board.state.plot.noble_value == 10


@pytest.mark.rule("PH-200", "PH-201")
@pytest.mark.parametrize(
    ("row", "level", "meant"),
    [
        ([1, 26, 27, 2], 4, 26),
        ([28, 26, 27, 2], 4, 28),
        ([26, 2, 1, 3], 2, 2),
        ([26, 27, 3, 1], 2, 3),
        ([1, 26, 27, 2], 8, 26),
        ([26, 2, 1, 3], 6, 2),
    ],
)
def test_among_equal_artisans_the_one_furthest_left_is_meant(
    row: list[int], level: int, meant: int
) -> None:
    board = with_tile("light 3", level)
    board.state.artisan_row = vec[i64](row)
    board.state.artisan_deck = sum(1 << card for card in range(1, 31) if card not in row)
    board.play("plot 3")
    assert meant not in board.state.artisan_row
    assert (board.traitor.artisans | board.state.artisan_discard) == 1 << meant


@pytest.mark.rule("PH-200", "PH-201", "PH-112")
@pytest.mark.parametrize("level", [1, 2, 4, 6])
def test_without_any_artisan_nothing_happens(level: int) -> None:
    board = with_tile("light 3", level)
    state = board.state
    board.state.players[0].artisans = (1 << 31) - 2
    state.artisan_row = vec[i64]([pieces.EMPTY] * 4)
    state.artisan_deck = 0
    board.play("plot 3")
    assert board.artisans() == []
    assert board.question() == "0 block"


@pytest.mark.rule("PH-200", "A-24")
def test_the_traitor_gains_no_resources_from_artisans() -> None:
    board = with_tile("light 3", 4)
    board.play("plot 3").chance()
    assert board.question() == "0 block"
    assert board.artisans() == [26]
    assert board.owned() == {}


@pytest.mark.rule("PH-202", "PH-203")
@pytest.mark.parametrize("level", [3, 1])
def test_where_no_tokens_lie_nothing_happens(level: int) -> None:
    board = with_tile("light 4", level)
    state = board.state
    gone = [*state.sets[:2], *state.bonus[2:]]
    state.sets = vec[i64]([pieces.EMPTY, pieces.EMPTY, *state.sets[2:]])
    state.bonus = rows.put(state.bonus, 2, pieces.EMPTY)
    for piece in gone:
        state.players[0].add(piece, 1)
    board.play("plot 4")
    assert board.owned() == {}


@pytest.mark.rule("PH-204")
@pytest.mark.parametrize(
    ("levels", "track"),
    [
        ([5, 5, 1, 1, 1], 0),
        ([1, 5, 5, 1, 1], 1),
        ([1, 2, 1, 6, 1], 3),
        ([2, 2, 2, 2, 1], 0),
        ([1, 1, 1, 1, 1], 4),
    ],
)
def test_the_fullest_tile_says_on_which_track_the_traitor_moves(
    levels: list[int], track: int
) -> None:
    board = started().fill(*levels).play("plot 5")
    assert list(board.traitor.nile) == [1 if color == track else 0 for color in range(5)]


@pytest.mark.rule("PH-204")
@pytest.mark.parametrize(
    ("levels", "track"), [([2, 1, 1, 3, 3], 1), ([4, 4, 4, 4, 3], 0), ([9, 9, 9, 9, 3], 4)]
)
def test_the_emptiest_tile_says_on_which_track_the_traitor_moves(
    levels: list[int], track: int
) -> None:
    board = started().fill(*levels).play("plot 5")
    assert list(board.traitor.nile) == [1 if color == track else 0 for color in range(5)]


@pytest.mark.rule("PH-204")
def test_among_equal_tiles_the_track_and_not_the_tile_furthest_left_counts() -> None:
    board = started(links=["justice", "power", "trade", "construction", "agriculture"])
    board.fill(5, 5, 1, 1, 1).play("plot 1")
    assert list(board.traitor.nile) == [0, 0, 0, 1, 0]


@pytest.mark.rule("PH-204")
def test_at_the_top_of_the_track_the_icon_is_lost() -> None:
    board = started().fill(1, 1, 1, 1, 1)
    board.traitor.nile = vec[i64]([0, 0, 0, 0, 3])
    board.play("plot 5")
    assert list(board.traitor.nile) == [0, 0, 0, 0, 3]


@pytest.mark.rule("PH-205", "PH-82", "PH-112")
@pytest.mark.parametrize(("tile", "level", "kind"), [(2, 3, "noble"), (3, 4, "artisan")])
def test_a_card_the_traitor_takes_is_replaced_at_once(tile: int, level: int, kind: str) -> None:
    board = with_tile(f"light {tile}", level).play(f"plot {tile}")
    assert board.question() == f"* {kind}"
    board.chance()
    row = board.state.noble_row if kind == "noble" else board.state.artisan_row
    assert pieces.EMPTY not in row
    assert board.question() == "0 block"


@pytest.mark.rule("V-8", "PH-191", "PH-198", "PH-199")
def test_the_turn_of_the_rulebook() -> None:
    board = started(wheel="2 trade").fill(3, 6, 1, 1, 1)
    board.play("plot 1")
    assert board.state.noble_discard == 1 << pieces.JUDGE
    board.play("noble scribe_5", "block trade")
    assert board.sector("trade") == 3
    assert board.told("god_unlocked") == [(TRAITOR, [pieces.GOD_NAMES.index("horus"), 0, 0])]
    assert board.question() == "0 turn"


# Passing, the Pyramid, rounds.


def hopeless(first: int = 0) -> Solo:
    """The pile of the Traitor is empty; the player can act in the offerings again and again."""
    board = started(first)
    board.state.players[0].hold([6, 0, 0, 0, 0, 0, *board.state.players[0].pieces[6:]])
    board.state.supply.add(0, -6)
    board.state.plot.urns = 0
    return board


@pytest.mark.rule("PH-206", "PH-121")
def test_the_traitor_passes_when_it_has_no_urn_left() -> None:
    board = hopeless().play("act offerings", "no_bonus", "set 1")
    assert board.traitor.passed
    assert (board.traitor.row, board.traitor.space) == (0, 0)
    assert board.state.first == TRAITOR
    assert board.state.urn_row == 1 << 27 | 1 << 28
    assert board.question() == "0 turn"


@pytest.mark.rule("PH-206", "PH-207", "A-25")
def test_the_traitor_moves_on_while_the_player_goes_on() -> None:
    board = hopeless().play("act offerings", "no_bonus", "set 1")
    board.state.supply.hold([10, 12, 17, 17, 4, 9, *board.state.supply.pieces[6:]])
    board.play("act offerings", "no_bonus", "set 2")
    assert (board.traitor.row, board.traitor.space) == (0, 1)
    assert board.owned() == {"trade": 1}
    board.play("act offerings", "no_bonus")
    assert board.owned() == {"trade": 1, "silver": 1}


@pytest.mark.rule("PH-207", "PH-125")
def test_an_offering_of_the_traitor_comes_out_of_the_bag() -> None:
    board = hopeless().play("act offerings", "no_bonus", "set 1")
    board.traitor.space = 3
    board.play("act offerings", "no_bonus", "set 2")
    assert board.question() == "* token"
    board.play("token prestige_low")
    assert board.owned() == {"prestige_low": 1}
    assert board.question() == "0 turn"


@pytest.mark.rule("PH-206", "PH-124")
def test_the_traitor_stays_at_the_end_of_its_row() -> None:
    board = hopeless().play("act offerings", "no_bonus", "set 1")
    board.traitor.space = 4
    board.play("act offerings", "no_bonus", "set 2")
    assert (board.traitor.row, board.traitor.space) == (0, 4)
    assert board.owned() == {}
    assert board.question() == "0 turn"


@pytest.mark.rule("PH-206")
def test_the_traitor_does_not_pass_while_it_has_an_urn() -> None:
    board = started(0)
    board.state.plot.urns = 1
    board.play("act offerings", "no_bonus", "set 1")
    assert board.question() == "* plot"
    assert not board.traitor.passed


@pytest.mark.rule("PH-208", "PH-120")
def test_the_passing_player_takes_one_of_the_two_urns_and_enters_row_one() -> None:
    board = started(0).play("pass")
    assert board.legal() == ["take 27", "take 28"]
    board.play("take 27")
    player = board.state.players[0]
    assert (player.row, player.space) == (0, 0)
    assert board.state.first == 0
    assert board.question() == "* plot"


@pytest.mark.rule("PH-208", "PH-123")
def test_the_player_earns_in_the_pyramid_while_the_traitor_goes_on() -> None:
    board = started(0).play("pass", "take 27", "plot 1", "block trade").chance()
    player = board.state.players[0]
    before = sum(player.pieces)
    while board.question().startswith("0"):
        board.play(board.legal()[0])
    assert player.space == 1
    assert sum(player.pieces) == before + 1
    assert board.question() == "* plot"


@pytest.mark.rule("PH-206", "PH-126", "PH-130")
def test_the_round_ends_when_the_traitor_passes_last() -> None:
    board = started(0)
    board.state.plot.urns = 0
    board.play("pass", "take 27")
    assert board.told("passed_last")[0][0] == TRAITOR
    assert board.chance().state.round == 2
    assert board.question() == "0 turn"


@pytest.mark.rule("PH-206", "PH-126", "PH-45")
def test_the_traitor_who_passed_first_begins_the_next_round() -> None:
    board = hopeless().play("act offerings", "no_bonus", "set 1")
    board.play("pass", "take 27")
    assert board.told("passed_last")[0][0] == 0
    while board.question() in ("* token", "* urn"):
        board.play(board.legal()[0])
    assert board.state.first == TRAITOR
    assert board.question() == "* plot"


@pytest.mark.rule("PH-209", "PH-171")
def test_the_urn_nobody_took_blocks_slots_in_the_next_round() -> None:
    board = started(0, wheel="2 agriculture")
    board.state.plot.urns = 0
    board.play("pass", "take 27")
    blocked = {color: board.sector(color) for color in COLORS if board.sector(color)}
    assert blocked == {"construction": 1, "justice": 2}
    assert board.state.urn_discard >> 28 & 1


@pytest.mark.rule("PH-209")
def test_the_offerings_are_refilled_to_three_sets_and_three_bonus_tokens() -> None:
    board = hopeless().play("act offerings", "no_bonus", "set 2")
    board.state.bonus = rows.put(board.state.bonus, 1, pieces.EMPTY)
    board.play("pass", "take 27")
    board.play("token trade_token", "token trade_token", "token justice_token").chance()
    assert NAMES[board.state.sets[2]] == NAMES[board.state.sets[3]] == "trade_token"
    assert NAMES[board.state.bonus[1]] == "justice_token"
    assert pieces.EMPTY not in [*board.state.sets, *board.state.bonus]


@pytest.mark.rule("PH-209", "PH-182")
@pytest.mark.parametrize(("round", "urns"), [(1, 4), (2, 3), (3, 4), (4, 3)])
def test_the_tile_of_the_round_says_how_many_urns_the_traitor_gets(round: int, urns: int) -> None:
    board = started(0, tiles="light 1,light 3,light 2,light 4,light 5")
    board.state.round = round
    board.state.plot.urns = 0
    board.play("pass", "take 27").chance()
    assert board.state.round == round + 1
    assert board.state.plot.urns == urns
    assert int(board.state.urn_row).bit_count() == (0 if round == 4 else 2)


@pytest.mark.rule("PH-209", "PH-132")
def test_the_game_ends_after_round_five() -> None:
    board = started(0)
    board.state.round = 5
    board.state.urn_row = 0
    board.state.urn_discard |= 1 << 27 | 1 << 28
    board.state.plot.urns = 0
    board.play("pass")
    assert board.question() == "over"


@pytest.mark.rule("PH-41", "PH-209")
def test_the_pile_of_urns_lasts_for_the_whole_game() -> None:
    for number in range(5):
        board = Solo(GAME, 1, {"dark_tiles": "5"})
        board.rest(f"urns {number}")
        assert board.state.over


@pytest.mark.rule("PH-41", "PH-182")
def test_the_urns_of_the_traitor_stay_out_when_the_pile_is_shuffled() -> None:
    board = started(0)
    state = board.state
    state.players[0].hold([0, 0, 2, 0, 0, 0, *state.players[0].pieces[6:]])
    state.urn_pile = 0b11110  # no more than the four urns of the Traitor
    state.urn_discard = (1 << 31) - 2 - 0b11110 - int(state.urn_row)
    board.play("act nile")
    assert board.question() == "* urn"
    others = [f"urn {urn}" for urn in range(5, 31) if urn not in (27, 28)]
    assert board.legal() == sorted(others)
    board.play("urn 10", "advance trade")
    assert board.legal() == ["plot 1", "plot 2", "plot 3", "plot 4"]


@pytest.mark.rule("PH-182")
def test_known_urns_of_the_traitor_come_up_as_often_as_the_unknown_ones() -> None:
    board = started(0)
    state = board.state
    state.urn_pile = 0b111100000  # urns 5 to 8; two of them and urns 1 and 2 are the Traitor's
    state.plot.known = 0b110
    state.plot.urns = 4
    state.urn_discard = (1 << 31) - 2 - 0b111100110 - int(state.urn_row)
    board.play("act offerings", "no_bonus", "set 1")
    assert board.question() == "* plot"
    names = [GAME.actions.names[code] for code in GAME.legal_actions(state)]
    weights = dict(zip(names, GAME.weights(state), strict=True))
    assert weights["plot 1"] == weights["plot 2"] == 2 * weights["plot 5"]
    assert sorted(names) == ["plot 1", "plot 2", "plot 5", "plot 6", "plot 7", "plot 8"]


@pytest.mark.rule("PH-210", "PH-140")
def test_the_traitor_becomes_heir_by_a_stage() -> None:
    board = with_tile("light 1", 2)
    board.traitor.stage = 2
    board.traitor.nobles = 1 << 2 | 1 << 9
    board.play("plot 1")
    assert board.state.pharaoh == TRAITOR


@pytest.mark.rule("PH-210", "PH-140")
def test_the_traitor_becomes_heir_by_a_noble() -> None:
    board = with_tile("light 2", 3)
    board.traitor.stage = 3
    board.play("plot 2")
    assert board.state.pharaoh == TRAITOR


@pytest.mark.rule("PH-210", "PH-141")
def test_the_traitor_does_not_take_the_token_of_the_player() -> None:
    board = with_tile("light 2", 3)
    board.traitor.stage = 3
    board.state.pharaoh = 0
    board.play("plot 2")
    assert board.state.pharaoh == 0


# Scoring.


def scored(options: dict[str, str] | None = None) -> Solo:
    """Nobody owns anything; the player has the First Player token."""
    board = started(0, options=options)
    for player in board.state.players:
        player.hold([])
        player.nobles = 0
    return board


@pytest.mark.rule("PH-211")
def test_the_traitor_scores_like_a_player() -> None:
    board = scored()
    traitor = board.traitor
    traitor.stage = 4
    traitor.artisans = 1 << 1 | 1 << 30
    traitor.nile = vec[i64]([3, 2, 1, 0, 0])
    traitor.hold([2, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1])
    board.state.pharaoh = board.state.first = TRAITOR
    assert board.sheet(TRAITOR) == {
        "chamber": 22,
        "artisans": 9,
        "nile": 10,
        "resources": 5,
        "offerings": 4,
        "prestige": 3,
        "pharaoh": 7,
        "first_player": 3,
    }
    assert GAME.scores(board.state) == [0, 63]


@pytest.mark.rule("PH-211")
def test_the_player_scores_as_usual() -> None:
    board = scored()
    board.state.players[0].stage = 2
    board.state.players[0].nile = vec[i64]([1, 1, 0, 0, 0])
    assert board.sheet(0) == {"chamber": 9, "osiris": 6, "first_player": 3}


@pytest.mark.rule("PH-212", "A-07")
def test_the_traitor_needs_the_icon_and_both_conditions() -> None:
    board = scored()
    board.traitor.stage = 2
    board.traitor.nile = vec[i64]([1, 1, 0, 0, 0])
    assert "osiris" not in board.sheet(TRAITOR)
    board.state.plot.gods = 1 << pieces.GOD_NAMES.index("osiris")
    assert board.sheet(TRAITOR) == {"chamber": 9, "osiris": 6}
    board.traitor.nile = vec[i64]([1, 0, 0, 0, 0])
    assert board.sheet(TRAITOR) == {"chamber": 9}


def beside_the_chamber(options: dict[str, str] | None = None) -> Solo:
    """The Traitor has unlocked both gods of the chamber, and stages for one of them."""
    board = scored(options)
    board.traitor.stage = 2
    board.traitor.nile = vec[i64]([1, 1, 0, 0, 0])
    board.traitor.artisans = 0b1110
    gods = pieces.GOD_NAMES
    board.state.plot.gods = 1 << gods.index("osiris") | 1 << gods.index("anubis")
    return board


@pytest.mark.rule("PH-212", "A-07")
def test_the_traitor_counts_the_same_elements_for_both_gods_of_an_area() -> None:
    board = beside_the_chamber()
    assert board.gods(TRAITOR) == {"anubis": 8, "osiris": 6}
    board.traitor.stage = 1
    assert board.gods(TRAITOR) == {}


@pytest.mark.rule("PH-155", "A-07")
def test_the_player_still_counts_nothing_twice() -> None:
    board = beside_the_chamber()
    board.state.players[0] = board.traitor.copy()
    assert board.gods(0) == {"anubis": 8}


@pytest.mark.rule("PH-212", "PH-155", "A-07")
def test_by_agreement_nothing_counts_for_two_gods_of_the_traitor() -> None:
    board = beside_the_chamber({"traitor_god_rule": "icon_and_conditions"})
    assert board.gods(TRAITOR) == {"anubis": 8}
    board.traitor.stage = 4
    assert board.gods(TRAITOR) == {"anubis": 8, "osiris": 6}


@pytest.mark.rule("A-07")
def test_games_of_version_1_keep_the_traitor_they_began_with() -> None:
    assert GAME.settle({}, 1)["traitor_god_rule"] == "icon_and_conditions"
    assert GAME.settle({}, 2)["traitor_god_rule"] == "shared_elements"


@pytest.mark.rule("A-07", "PH-212")
def test_by_agreement_the_icon_alone_is_enough() -> None:
    board = scored({"traitor_god_rule": "icon_only"})
    board.state.plot.gods = 1 << pieces.GOD_NAMES.index("isis") | 1 << pieces.GOD_NAMES.index("ra")
    assert board.sheet(TRAITOR) == {"isis": 12, "ra": 12}


@pytest.mark.rule("PH-213")
@pytest.mark.parametrize("value", [6, 8, 10, 12])
def test_every_noble_of_the_traitor_is_worth_the_value_reached(value: int) -> None:
    board = scored()
    board.traitor.nobles = 1 << 12 | 1 << 20 | 1 << 26
    board.state.plot.noble_value = value
    assert board.sheet(TRAITOR) == {"traitor_nobles": 3 * value}


@pytest.mark.rule("PH-213")
def test_without_a_noble_value_each_noble_is_worth_six() -> None:
    board = started(0)
    assert board.sheet(TRAITOR)["traitor_nobles"] == 6


@pytest.mark.rule("PH-214", "PH-167")
@pytest.mark.parametrize(
    ("player", "traitor", "ranking"), [(5, 4, [1, 2]), (4, 5, [2, 1]), (4, 4, [2, 1])]
)
def test_the_traitor_wins_ties(player: int, traitor: int, ranking: list[int]) -> None:
    board = scored()
    board.state.first = -1
    board.state.players[0].hold([player])
    board.traitor.hold([traitor])
    assert GAME.scores(board.state) == [player, traitor]
    assert GAME.ranking(board.state) == ranking


@pytest.mark.rule("PH-214")
def test_not_even_the_pharaoh_token_saves_the_player_from_a_tie() -> None:
    board = scored()
    board.state.first = -1
    board.state.pharaoh = 0
    board.traitor.hold([7])
    assert GAME.scores(board.state) == [7, 7]
    assert GAME.ranking(board.state) == [2, 1]


@pytest.mark.rule("PH-211", "PH-213")
def test_the_score_sheets_name_their_rules() -> None:
    board = scored()
    board.traitor.nobles = 1 << 12
    board.traitor.stage = 2
    board.traitor.nile = vec[i64]([1, 1, 0, 0, 0])
    board.state.plot.gods = 1 << pieces.GOD_NAMES.index("osiris")
    rules = {line.label: line.rule for line in GAME.breakdown(board.state, TRAITOR)}
    assert rules["traitor_nobles"] == 213
    assert rules["osiris"] == 164
    assert rules["chamber"] == 161
