"""The solo game against Botankhamun (chapter 21)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from maat import catalog
from maat.games.tekhenu import fields, words

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Begin, Board, Lay

GAME = catalog.load("tekhenu")
BOT = 1
# With the wheel at Horus: Horus and Ra Sunny, Hathor and Osiris Shaded, Bastet and Thoth Dark.
# With the printed tiles the slots 1 to 6 name Osiris, Ra, Bastet, Hathor, Thoth, Horus.
OWN = "osiris-brown-1"  # the die of the player
LEFT = "thoth-white-6"  # a Forbidden die, so that the player has one in the next turn


def solo(lay: Lay, dice: str = "", **position: Any) -> Board:
    """The player's turn; Botankhamun stands at 4 and 7 and has had his turn."""
    owned = {BOT: "4 happiness 7 population"}
    owned.update(position.pop("owned", {}))
    position.setdefault("spare", f"{OWN} {LEFT}")
    board = lay(1, dice=dice, owned=owned, **position)
    assert board.question() == "0 turn"
    return board


def bot(lay: Lay, tile: str, dice: str, **position: Any) -> Board:
    """The player produces Bread, then Botankhamun resolves a tile; up to chance or the player."""
    board = solo(lay, dice, **position)
    others = [name for name in words.TILES if name != tile]
    board.state.pyramid = [words.TILES.index(name) for name in [tile, *others]]
    board.state.tile_at = -1
    board.match.log.clear()
    return board.play(f"take {OWN}", "produce bread")


def took(board: Board) -> str:
    """The die Botankhamun has taken."""
    (god, color, value) = [data for seat, data in board.told("die_taken") if seat == BOT][-1]
    return f"{words.GODS[god]}-{words.COLORS[color]}-{value}"


# Setup.


@pytest.mark.rule("TK-116", "TK-14", "TK-17")
def test_the_solo_game_is_set_up_for_two(begin: Begin) -> None:
    board = begin(1).until("die")
    assert board.bag() == [4, 4, 4, 4, 6]
    assert board.state.sides == 2
    board.until("secret_decree")
    assert "deal D20" not in board.legal()
    assert not board.state.technology_deck >> 15 & 1


@pytest.mark.rule("TK-116", "TK-40", "TK-62")
def test_spaces_are_those_of_two_players(lay: Lay) -> None:
    board = solo(lay, "hathor-gray-1", owned={0: "9 bread"}).play("take hathor-gray-1")
    board.play("perform hathor")
    assert len(board.legal()) == 10
    assert board.state.box.statue_spaces[board.state.sides] == 1


@pytest.mark.rule("TK-117")
def test_the_bot_starts_with_happiness_4_population_7_and_10_vp(begin: Begin) -> None:
    board = begin(1).until("draft")
    assert board.track(BOT) == (4, 7)
    assert board.vp(BOT) == 10
    assert board.owned(BOT) == {}
    assert board.markers(BOT) == [0, 0, 0, 0]


@pytest.mark.rule("TK-118")
def test_the_bot_receives_no_decree(begin: Begin) -> None:
    board = begin(1).until("draft")
    assert board.player(BOT).decree_count == 0
    assert board.player(0).decree_count == 1


@pytest.mark.rule("TK-119")
def test_the_player_takes_two_of_three_starting_cards(begin: Begin) -> None:
    board = begin(1).until("draft")
    assert len(board.legal()) == 3
    board.easy()
    assert board.question() == "0 draft"
    assert len(board.legal()) == 2
    board.easy()
    assert board.step() != "draft"


@pytest.mark.rule("TK-119", "AMB-48")
def test_the_bot_is_first_and_takes_scribe_or_gold_without_reward(begin: Begin) -> None:
    board = begin(1).until("bot_destiny")
    assert board.legal() == ["deal A01", "deal A02"]
    assert GAME.weights(board.state) == [1, 1]
    assert list(board.state.order) == [BOT, 0]
    board.play("deal A02")
    assert board.owned(BOT) == {}
    assert board.question() == "0 destiny"
    assert board.legal() == ["choose A01", "choose A03", "choose A04"]


@pytest.mark.rule("TK-120")
def test_a_statue_of_the_bot_stands_for_the_god_of_slot_1(begin: Begin) -> None:
    board = begin(1).play("wheel ra")
    board.play(*(f"bonus {god}" for god in ("thoth", "ra", "bastet", "hathor", "osiris")))
    assert board.until("draft").statues(BOT) == ["thoth"]


@pytest.mark.rule("TK-121", "TK-06")
def test_ten_tiles_form_a_pyramid(begin: Begin) -> None:
    board = begin(1).until("pyramid")
    assert len(board.legal()) == 10
    assert GAME.weights(board.state) == [1] * 10
    board.play("tile thoth")
    assert "tile thoth" not in board.legal()
    board.until("die")
    assert sorted(board.state.pyramid) == list(range(10))
    assert board.state.pyramid[0] == words.TILES.index("thoth")
    assert board.state.tile_at == -1


@pytest.mark.rule("TK-122")
def test_easy_gives_the_bot_nothing_more(begin: Begin) -> None:
    board = begin(1, {"level": "easy"}).until("draft")
    assert len(board.statues(BOT)) == 1
    assert board.osiris(BOT) == board.pillars(BOT) == []


@pytest.mark.rule("TK-123")
def test_medium_gives_the_bot_two_buildings_and_a_pillar(begin: Begin) -> None:
    board = begin(1, {"level": "medium"}).until("bot_pillar")
    assert len(board.legal()) == 24  # 27 tiles but the display
    board.play("reveal P27").until("draft")
    assert board.osiris(BOT) == ["bread-5", "granite-5"]
    assert board.pillars(BOT) == ["r3c3"]
    assert board.state.complex[12] >> 2 == words.PILLARS.index("P27")
    assert len(board.statues(BOT)) == 1
    assert board.vp(BOT) == 10
    assert board.player(BOT).buildings == 2


@pytest.mark.rule("TK-124")
def test_hard_gives_the_bot_a_second_statue(begin: Begin) -> None:
    board = begin(1, {"level": "hard"}).play("wheel ra")
    board.play(*(f"bonus {god}" for god in ("thoth", "ra", "bastet", "hathor", "osiris")))
    board.until("draft")
    assert sorted(board.statues(BOT)) == ["hathor", "thoth"]
    assert board.osiris(BOT) == ["bread-5", "granite-5"]
    assert board.pillars(BOT) == ["r3c3"]
    assert board.vp(BOT) == 10


@pytest.mark.rule("TK-125", "TK-119")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_as_a_challenge_the_starting_cards_are_random(begin: Begin, level: str) -> None:
    board = begin(1, {"level": level, "start": "random"}).until("starting_card")
    board.play("deal S07", "deal S12").until("0 turn")
    assert board.question() == "0 turn"
    assert board.player(0).gold >= 1 + 1 + 2
    assert board.player(0).scribes >= 1 + 2


# The turn of the bot.


@pytest.mark.rule("TK-126", "TK-127")
def test_the_marker_enters_at_the_leftmost_tile_of_the_base(lay: Lay) -> None:
    board = bot(lay, "osiris", "osiris-white-3")
    assert board.state.tile_at == 0
    assert not board.told("coin_tossed")
    assert took(board) == "osiris-white-3"


UP = {0: 4, 1: 5, 2: 6, 4: 7, 5: 8, 7: 9}
RIGHT = {0: 1, 1: 2, 2: 3, 4: 5, 5: 6, 7: 8}


@pytest.mark.rule("TK-126")
@pytest.mark.parametrize("start", [0, 1, 2, 4, 5, 7])
@pytest.mark.parametrize("coin", ["up", "right"])
def test_the_coin_moves_the_marker_up_or_right(lay: Lay, start: int, coin: str) -> None:
    board = solo(lay, "osiris-white-3 osiris-white-2")
    board.state.tile_at = start
    board.play(f"take {OWN}", "produce bread")
    assert board.question() == "* coin"
    assert board.legal() == ["toss right", "toss up"]
    assert GAME.weights(board.state) == [1, 1]
    board.play(f"toss {coin}")
    assert board.state.tile_at == (UP if coin == "up" else RIGHT)[start]


@pytest.mark.rule("TK-126")
@pytest.mark.parametrize("coins", list(product(["up", "right"], repeat=3)))
def test_no_path_leaves_the_pyramid(coins: tuple[str, ...]) -> None:
    at = 0
    for coin in coins:
        at = (UP if coin == "up" else RIGHT)[at]
    assert 0 <= at < 10


@pytest.mark.rule("TK-127")
def test_the_die_lies_beside_the_tiles_and_counts(lay: Lay) -> None:
    board = bot(lay, "osiris", "osiris-white-3")
    assert board.player(BOT).dice_count == 1
    assert "osiris-white-3" not in board.ring()
    assert board.question() == "0 turn"


@pytest.mark.rule("TK-127", "TK-88")
def test_two_dice_each_turn_the_wheel(lay: Lay) -> None:
    board = solo(lay, "osiris-white-3", dice_each=1, scales={BOT: "below:gray-1 below:gray-1"})
    board.play(f"take {OWN}", "produce bread")
    assert board.told("wheel_turned")
    assert board.step() == "die"
    board.until("coin")
    assert len(board.told("die_rolled")) == 4


@pytest.mark.rule("TK-128")
@pytest.mark.parametrize(
    ("tile", "die"),
    [("horus", "horus-white-2"), ("ra", "ra-white-6"), ("hathor", "hathor-brown-2")],
)
def test_the_bot_pays_nothing_and_receives_no_resources(lay: Lay, tile: str, die: str) -> None:
    board = bot(lay, tile, die).until("0 turn")
    assert board.owned(BOT) == {}
    assert not [seat for seat, _ in board.told("paid") if seat == BOT]


@pytest.mark.rule("TK-128")
def test_gold_the_bot_would_take_is_discarded(lay: Lay) -> None:
    board = bot(lay, "osiris", "osiris-white-2")
    assert board.osiris(BOT) == ["limestone-2"]
    assert not board.state.gold_on & 16
    assert board.owned(BOT) == {}


# God tiles.


@pytest.mark.rule("TK-129")
@pytest.mark.parametrize(
    ("tile", "dice", "chosen"),
    [
        ("osiris", "osiris-gray-2 osiris-white-5 ra-white-6", "osiris-white-5"),
        ("osiris", "osiris-gray-6 osiris-white-5", "osiris-gray-6"),
        ("horus", "horus-black-6 horus-white-2", "horus-white-2"),  # black is Forbidden
        ("osiris", "osiris-white-4 osiris-yellow-4", "osiris-yellow-4"),  # of equals the Pure one
        ("bastet", "bastet-brown-3 bastet-black-3 bastet-gray-3", "bastet-black-3"),
    ],
)
def test_a_god_tile_takes_the_highest_die_of_its_section(
    lay: Lay, tile: str, dice: str, chosen: str
) -> None:
    assert took(bot(lay, tile, dice)) == chosen


@pytest.mark.rule("TK-129")
def test_of_equal_pure_dice_a_god_tile_takes_a_random_one(lay: Lay) -> None:
    board = bot(lay, "hathor", "hathor-yellow-4 hathor-brown-4 hathor-gray-4 hathor-yellow-2")
    assert board.question() == "* bot_die"
    assert board.legal() == ["take hathor-brown-4", "take hathor-yellow-4"]
    assert GAME.weights(board.state) == [1, 1]
    assert took(board.play("take hathor-yellow-4")) == "hathor-yellow-4"


@pytest.mark.rule("TK-129")
def test_of_equal_tainted_dice_a_god_tile_takes_a_random_one(lay: Lay) -> None:
    board = bot(lay, "hathor", "hathor-white-4 hathor-white-4 hathor-gray-4")
    assert board.legal() == ["take hathor-gray-4", "take hathor-white-4"]
    assert sorted(GAME.weights(board.state)) == [1, 2]


@pytest.mark.rule("TK-129")
@pytest.mark.parametrize(
    ("tile", "dice", "chosen"),
    [
        ("hathor", "ra-white-2 bastet-black-6", "ra-white-2"),
        ("hathor", "horus-white-2 bastet-black-6", "horus-white-2"),
        ("ra", "ra-black-6 thoth-black-2", "thoth-black-2"),
        ("horus", "horus-brown-6 bastet-black-2 osiris-gray-1", "osiris-gray-1"),
        ("horus", "ra-white-6 hathor-white-1", "hathor-white-1"),
    ],
)
def test_without_a_die_the_search_goes_counter_clockwise(
    lay: Lay, tile: str, dice: str, chosen: str
) -> None:
    assert took(bot(lay, tile, dice)) == chosen


@pytest.mark.rule("TK-129", "TK-127")
def test_the_action_is_that_of_the_section_of_the_die(lay: Lay) -> None:
    board = bot(lay, "horus", "osiris-white-3")
    assert board.osiris(BOT) == ["limestone-3"]
    assert board.statues(BOT) == []


# Resource tiles.


@pytest.mark.rule("TK-130")
@pytest.mark.parametrize(
    ("tile", "dice", "chosen"),
    [
        ("dice_granite", "osiris-black-2 thoth-black-3 ra-white-6", "thoth-black-3"),
        ("dice_granite", "horus-black-6 ra-white-2 osiris-brown-6", "ra-white-2"),
        ("dice_granite", "osiris-brown-2 osiris-yellow-6", "osiris-brown-2"),
        ("dice_granite", "osiris-yellow-2 osiris-gray-6", "osiris-yellow-2"),
        ("dice_papyrus", "osiris-yellow-2 thoth-black-3 ra-white-6", "osiris-yellow-2"),
        ("dice_papyrus", "osiris-brown-2 thoth-black-3 ra-white-6", "osiris-brown-2"),
        ("dice_papyrus", "thoth-black-3 ra-white-2", "ra-white-2"),
        ("dice_limestone", "thoth-black-3 ra-white-2", "ra-white-2"),
        ("dice_limestone", "thoth-black-3 ra-yellow-6", "thoth-black-3"),
        ("dice_limestone", "osiris-brown-6 ra-yellow-2", "ra-yellow-2"),
        ("dice_bread", "osiris-brown-2 ra-yellow-6", "osiris-brown-2"),
        ("dice_bread", "thoth-black-6 ra-yellow-2", "ra-yellow-2"),
        ("dice_bread", "thoth-black-2 ra-white-6", "thoth-black-2"),
        ("dice_bread", "osiris-gray-2 thoth-gray-5", "thoth-gray-5"),  # only gray dice
    ],
)
def test_a_resource_tile_looks_for_colors_in_its_order(
    lay: Lay, tile: str, dice: str, chosen: str
) -> None:
    assert took(bot(lay, tile, dice)) == chosen


@pytest.mark.rule("TK-130")
@pytest.mark.parametrize("color", ["black", "gray"])
def test_of_equal_dice_one_in_a_section_with_a_statue_is_taken(lay: Lay, color: str) -> None:
    dice = f"osiris-{color}-4 thoth-{color}-4 bastet-{color}-4"
    board = bot(lay, "dice_granite", dice, statues={BOT: "thoth", 0: "bastet"})
    assert took(board) == f"thoth-{color}-4"


@pytest.mark.rule("TK-130")
@pytest.mark.parametrize("color", ["black", "gray"])
def test_without_a_statue_equal_dice_are_drawn_by_lot(lay: Lay, color: str) -> None:
    board = bot(lay, "dice_granite", f"osiris-{color}-4 thoth-{color}-4 bastet-{color}-4")
    assert board.question() == "* bot_die"
    assert len(board.legal()) == 3


@pytest.mark.rule("TK-130", "AMB-47")
@pytest.mark.parametrize(
    ("slots", "chosen"),
    [
        ("osiris ra bastet hathor thoth horus", "thoth-black-4"),
        ("thoth ra bastet hathor osiris horus", "osiris-black-4"),
        ("thoth ra osiris hathor horus bastet", "bastet-black-4"),
    ],
)
def test_of_several_statues_the_highest_slot_decides(lay: Lay, slots: str, chosen: str) -> None:
    dice = "osiris-black-4 thoth-black-4 bastet-black-4"
    statues = {BOT: "osiris thoth bastet"}
    assert took(bot(lay, "dice_granite", dice, slots=slots, statues=statues)) == chosen


# Horus.


@pytest.mark.rule("TK-131")
@pytest.mark.parametrize(
    ("value", "god"),
    [(1, "osiris"), (2, "ra"), (3, "bastet"), (4, "hathor"), (5, "thoth"), (6, "horus")],
)
def test_the_bot_honors_the_god_of_the_value(lay: Lay, value: int, god: str) -> None:
    assert bot(lay, "horus", f"horus-white-{value}").statues(BOT) == [god]


@pytest.mark.rule("TK-131", "AMB-44")
def test_with_the_space_taken_the_bot_takes_over_districts(lay: Lay) -> None:
    board = bot(
        lay,
        "horus",
        "horus-white-2",
        statues={0: "ra"},
        osiris={0: "papyrus-1 papyrus-3 bread-1"},
    )
    # Workshops would bring Bread only, quarries both districts.
    assert board.statues(BOT) == ["quarries"]
    assert not board.state.gold_on & 8
    assert board.owned(BOT) == {}


@pytest.mark.rule("TK-131", "AMB-44")
def test_a_district_the_bot_leads_already_does_not_count(lay: Lay) -> None:
    board = bot(
        lay,
        "horus",
        "horus-white-2",
        statues={0: "ra"},
        osiris={0: "bread-1", BOT: "limestone-1 granite-1 papyrus-1"},
    )
    assert board.statues(BOT) == ["workshops"]


@pytest.mark.rule("TK-131")
def test_equal_spaces_above_districts_are_drawn_by_lot(lay: Lay) -> None:
    board = bot(lay, "horus", "horus-white-2", statues={0: "ra"})
    assert board.question() == "* bot_statue"
    assert board.legal() == ["serve quarries", "serve workshops"]
    assert GAME.weights(board.state) == [1, 1]
    assert board.play("serve workshops").statues(BOT) == ["workshops"]


@pytest.mark.rule("TK-131")
def test_one_free_space_above_districts_is_enough(lay: Lay) -> None:
    board = bot(lay, "horus", "horus-white-2", statues={0: "ra workshops"})
    assert board.statues(BOT) == ["quarries"]


LED = "papyrus-1 bread-1 limestone-1 granite-1"


@pytest.mark.rule("TK-131")
@pytest.mark.parametrize(
    ("pillars", "space", "vp"),
    [("r3c1 r3c2", "temple_row", 6), ("r1c3 r2c3 r3c1", "temple_column", 6)],
)
def test_if_no_district_changes_the_bot_builds_at_the_temple(
    lay: Lay, pillars: str, space: str, vp: int
) -> None:
    board = bot(
        lay,
        "horus",
        "horus-white-2",
        statues={0: "ra"},
        osiris={BOT: LED},
        pillars={BOT: pillars},
    )
    assert board.statues(BOT) == [space]
    assert board.vp(BOT) == 10 + vp


@pytest.mark.rule("TK-131")
def test_equal_spaces_at_the_temple_are_drawn_by_lot(lay: Lay) -> None:
    board = bot(lay, "horus", "horus-white-2", statues={0: "ra"}, osiris={BOT: LED})
    assert board.legal() == ["serve temple_column", "serve temple_row"]


@pytest.mark.rule("TK-131")
def test_with_both_district_spaces_taken_the_bot_builds_at_the_temple(lay: Lay) -> None:
    board = bot(lay, "horus", "horus-white-2", statues={0: "ra workshops quarries temple_column"})
    assert board.statues(BOT) == ["temple_row"]
    assert board.vp(BOT) == 10


@pytest.mark.rule("TK-131")
def test_with_every_space_taken_the_bot_gains_3_vp(lay: Lay) -> None:
    taken = {0: "ra workshops quarries temple_column temple_row"}
    board = bot(lay, "horus", "horus-white-2", statues=taken)
    assert board.statues(BOT) == []
    assert board.sheet(BOT) == {"blocked_statue": 3}


@pytest.mark.rule("AMB-44")
def test_without_a_statue_left_the_bot_gains_3_vp(lay: Lay) -> None:
    board = bot(
        lay, "horus", "horus-white-2", statues={BOT: "osiris bastet hathor thoth horus quarries"}
    )
    assert len(board.statues(BOT)) == 6
    assert board.sheet(BOT)["blocked_statue"] == 3


# Statue bonuses.


@pytest.mark.rule("TK-132")
@pytest.mark.parametrize(
    ("slot", "scribes", "vp"),
    [(1, 1, 0), (2, 1, 0), (3, 0, 1), (4, 0, 1), (5, 1, 1), (6, 1, 1)],
)
def test_a_statue_pays_the_bot_by_the_slot(lay: Lay, slot: int, scribes: int, vp: int) -> None:
    slots = ["ra", "hathor", "bastet", "thoth", "horus"]
    slots.insert(slot - 1, "osiris")
    board = bot(lay, "osiris", "osiris-white-3", statues={BOT: "osiris"}, slots=" ".join(slots))
    assert board.owned(BOT) == ({"scribe": scribes} if scribes else {})
    assert board.vp(BOT) == 10 + vp


@pytest.mark.rule("TK-132", "TK-46")
def test_the_bot_is_paid_for_the_action_of_the_player(lay: Lay) -> None:
    board = solo(lay, "osiris-white-3", statues={BOT: "osiris"})
    board.play("take osiris-white-3", "perform osiris", "settle bread")
    assert board.owned(BOT)["scribe"] == 1


@pytest.mark.rule("TK-132", "TK-44")
def test_the_player_is_paid_as_usual(lay: Lay) -> None:
    board = bot(lay, "hathor", "hathor-brown-2", statues={0: "hathor"}).until("0 turn")
    assert board.owned(0)["gold"] == 1


@pytest.mark.rule("TK-46", "TK-132")
def test_the_action_that_builds_a_statue_does_not_pay_the_bot(lay: Lay) -> None:
    board = bot(lay, "horus", "horus-white-6")
    assert board.statues(BOT) == ["horus"]
    assert board.owned(BOT) == {}
    assert board.vp(BOT) == 10


@pytest.mark.rule("AMB-44")
def test_statues_pay_even_if_the_action_does_nothing(lay: Lay) -> None:
    pillars = {BOT: "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3"}
    board = bot(lay, "ra", "ra-white-3", pillars=pillars, statues={0: "ra", BOT: "osiris"})
    assert len(board.pillars(BOT)) == 8
    assert board.question() == "0 goods"


# Ra.


@pytest.mark.rule("TK-133")
@pytest.mark.parametrize(
    ("value", "tile", "vp"), [(6, "P22", 3), (5, "P22", 3), (4, "P23", 2), (1, "P24", 1)]
)
def test_the_bot_builds_where_most_edges_touch(lay: Lay, value: int, tile: str, vp: int) -> None:
    board = bot(lay, "ra", f"ra-white-{value}")
    assert board.question() == "* bot_space"
    assert board.legal() == ["place r1c1", "place r1c5", "place r5c1", "place r5c5"]
    board.play("place r1c5").until("0 turn")
    assert board.pillars(BOT) == ["r1c5"]
    assert board.state.complex[4] == words.PILLARS.index(tile) * 4  # not turned
    assert board.vp(BOT) == 10 + vp + 2  # corners are not doubled


@pytest.mark.rule("TK-133", "TK-60")
def test_the_display_is_refilled_after_the_bot(lay: Lay) -> None:
    board = bot(lay, "ra", "ra-white-3").play("place r1c1")
    assert board.question() == "* reveal"
    board.play("reveal P01")
    assert board.display() == ["P01", "P22", "P24"]


@pytest.mark.rule("TK-133")
def test_buildings_of_anybody_count_for_the_bot(lay: Lay) -> None:
    board = bot(lay, "ra", "ra-white-3", temple={0: "row1_first column1_first"})
    assert board.pillars(BOT) == ["r1c1"]
    assert board.vp(BOT) == 10 + 2 + 2 + 2


@pytest.mark.rule("TK-133", "AMB-45")
def test_of_equal_spaces_one_in_line_with_an_own_building_is_taken(lay: Lay) -> None:
    board = bot(lay, "ra", "ra-white-3", temple={0: "row5_first", BOT: "row1_first"})
    assert board.legal() == ["place r1c1", "place r1c5"]


@pytest.mark.rule("AMB-45")
def test_the_number_of_own_buildings_in_line_does_not_matter(lay: Lay) -> None:
    # r1c1 sees two Buildings of the bot, r5c5 one of the bot and one of the player.
    temple = {BOT: "row1_first column1_first row5_first", 0: "column5_first"}
    board = bot(lay, "ra", "ra-white-3", temple=temple)
    assert board.legal() == ["place r1c1", "place r1c5", "place r5c1", "place r5c5"]


@pytest.mark.rule("TK-133")
def test_of_equal_spaces_one_away_from_the_rim_is_taken(lay: Lay) -> None:
    pillars = {0: "r1c1 r1c5 r5c1 r5c5 r2c3 r3c2"}
    board = bot(lay, "ra", "ra-white-3", pillars=pillars)
    assert board.legal() == ["place r2c2", "place r3c3"]


@pytest.mark.rule("TK-133")
def test_an_own_building_in_line_comes_before_the_rim(lay: Lay) -> None:
    pillars = {0: "r1c1 r1c5 r5c1 r5c5 r2c3 r3c2"}
    temple = {BOT: "row5_first", 0: "row2_first"}
    board = bot(lay, "ra", "ra-white-3", pillars=pillars, temple=temple)
    # r2c1, r2c2 and r2c5 are worth as much, and r2c2 lies inside.
    assert board.legal() == ["place r5c2", "place r5c4"]


@pytest.mark.rule("TK-133")
def test_colors_rewards_and_abilities_mean_nothing_to_the_bot(lay: Lay) -> None:
    board = bot(
        lay, "ra", "ra-white-3", display="P22 P17 P23", temple={0: "row1_first column2_first"}
    )
    board.until("0 turn")
    assert board.owned(BOT) == {}
    assert not board.told("ability_used")


@pytest.mark.rule("AMB-44")
def test_without_a_pillar_left_ra_does_nothing(lay: Lay) -> None:
    pillars = {BOT: "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3"}
    board = bot(lay, "ra", "ra-white-3", pillars=pillars)
    assert board.question() == "0 turn"
    assert board.vp(BOT) == 10
    assert board.display() == ["P22", "P23", "P24"]


# Hathor.


@pytest.mark.rule("TK-134")
def test_the_bot_builds_where_its_pillars_pay_most(lay: Lay) -> None:
    board = bot(lay, "hathor", "hathor-brown-3", pillars={BOT: "r1c1 r1c2 r3c1", 0: "r2c2 r2c3"})
    # row1 and column1 both hold two Pillars of the bot.
    assert board.legal() == ["build column1_first", "build row1_first"]
    board.play("build row1_first")
    assert board.temple(BOT) == ["row1_first"]
    assert board.vp(BOT) == 16
    assert board.track(BOT) == (4, 10)
    assert board.owned(BOT) == {}


@pytest.mark.rule("TK-134")
def test_without_pillars_every_free_space_is_as_good(lay: Lay) -> None:
    temple = {0: "row1_first", BOT: "row2_first"}
    board = bot(lay, "hathor", "hathor-brown-1", temple=temple)
    assert len(board.legal()) == 8
    assert GAME.weights(board.state) == [1] * 8


@pytest.mark.rule("TK-134", "TK-66")
def test_the_population_of_the_bot_opens_sections(lay: Lay) -> None:
    board = bot(lay, "hathor", "hathor-brown-6", pillars={BOT: "r1c1 r1c2"})
    assert board.track(BOT) == (4, 13)
    board.until("0 turn")
    assert board.state.opened == 4


@pytest.mark.rule("AMB-44")
def test_without_a_building_left_hathor_does_nothing(lay: Lay) -> None:
    ten = " ".join(f"{kind}-{row}" for row in (1, 2, 3) for kind in words.DISTRICTS)
    board = bot(lay, "hathor", "hathor-brown-3", osiris={BOT: " ".join(ten.split()[:10])})
    assert board.question() == "0 turn"
    assert board.temple(BOT) == []


# Bastet.


@pytest.mark.rule("TK-135")
@pytest.mark.parametrize(
    ("value", "track", "scribes"),
    [
        (1, (5, 7), 2),
        (2, (6, 7), 2),
        (3, (7, 7), 1),
        (4, (7, 8), 1),
        (5, (8, 8), 0),
        (6, (8, 9), 0),
    ],
)
def test_the_markers_of_the_bot_move_step_by_step(
    lay: Lay, value: int, track: tuple[int, int], scribes: int
) -> None:
    board = bot(lay, "bastet", f"bastet-gray-{value}").until("0 turn")
    assert board.track(BOT) == track
    assert board.owned(BOT).get("scribe", 0) == scribes


@pytest.mark.rule("TK-135", "TK-66")
def test_a_festival_of_the_bot_may_open_a_section(lay: Lay) -> None:
    board = bot(lay, "bastet", "bastet-gray-6").until("0 turn")
    assert board.state.opened == 3


@pytest.mark.rule("TK-135", "TK-72", "TK-73")
@pytest.mark.parametrize("happiness", [15, 18, 20])
def test_the_bot_ignores_the_rewards_of_the_track(lay: Lay, happiness: int) -> None:
    owned = {BOT: f"{happiness} happiness 21 population"}
    board = bot(lay, "bastet", "bastet-gray-5", owned=owned, opened=4)
    assert board.question() == "0 turn"
    assert board.owned(BOT) == {}
    assert board.track(BOT) == (min(happiness + 5, 21), 21)


@pytest.mark.rule("AMB-49")
def test_at_the_end_of_the_track_the_bot_does_not_move(lay: Lay) -> None:
    owned = {BOT: "21 happiness 21 population"}
    board = bot(lay, "bastet", "bastet-gray-5", owned=owned, opened=4)
    assert board.track(BOT) == (21, 21)


@pytest.mark.rule("AMB-49")
def test_the_last_steps_of_the_bot(lay: Lay) -> None:
    owned = {BOT: "20 happiness 20 population"}
    board = bot(lay, "bastet", "bastet-gray-5", owned=owned, opened=4)
    assert board.track(BOT) == (21, 21)


# Thoth.


@pytest.mark.rule("TK-136")
@pytest.mark.parametrize(
    ("value", "cards"),
    [
        (1, ["T05"]),
        (2, ["T05"]),
        (3, ["B05", "T05"]),
        (4, ["B05", "T05"]),
        (5, ["B05", "B06", "T05"]),
        (6, ["B05", "B06", "T05"]),
    ],
)
def test_the_bot_takes_technologies_before_blessings(
    lay: Lay, value: int, cards: list[str]
) -> None:
    board = bot(lay, "thoth", f"thoth-gray-{value}", market="B05 B06 T05")
    assert board.until("0 turn").cards(BOT) == cards


@pytest.mark.rule("TK-136")
def test_the_bot_takes_the_leftmost_of_a_kind(lay: Lay) -> None:
    owned = {BOT: "5 happiness 7 population"}
    market = "B05 B06 T05 B07 B08 T09 T06"  # section 2: B07 B08 T09 T06
    board = bot(lay, "thoth", "thoth-gray-3", owned=owned, market=market)
    assert board.market(1)[:2] == ["B05", "B06"]
    assert board.until("0 turn").cards(BOT) == ["T06", "T09"]
    board = bot(lay, "thoth", "thoth-gray-1", owned=owned, market=market)
    assert board.until("0 turn").cards(BOT) == ["T09"]


@pytest.mark.rule("TK-136")
@pytest.mark.parametrize(
    ("happiness", "section"), [(4, 1), (5, 2), (8, 2), (9, 3), (12, 3), (13, 4), (21, 4)]
)
def test_the_bot_takes_from_the_highest_section_in_reach(
    lay: Lay, happiness: int, section: int
) -> None:
    owned = {BOT: f"{happiness} happiness 21 population"}
    board = solo(lay, "thoth-gray-1", owned=owned, opened=4)
    lying = board.market(section)
    board.state.pyramid = [words.TILES.index("thoth"), *range(4), *range(5, 10)]
    board.state.tile_at = -1
    board.play(f"take {OWN}", "produce bread").until("0 turn")
    assert board.cards(BOT)[0] in lying


@pytest.mark.rule("TK-136")
@pytest.mark.parametrize(("value", "kinds"), [(1, "D"), (3, "DD"), (5, "TDD")])
def test_the_bot_takes_decrees_first(lay: Lay, value: int, kinds: str) -> None:
    owned = {BOT: "13 happiness 13 population"}
    board = bot(lay, "thoth", f"thoth-gray-{value}", owned=owned, opened=4).until("0 turn")
    assert "".join(card[0] for card in board.cards(BOT)) == kinds
    assert board.player(BOT).decree_count == kinds.count("D")


@pytest.mark.rule("TK-136", "TK-80")
def test_the_market_is_refilled_after_the_bot(lay: Lay) -> None:
    board = bot(lay, "thoth", "thoth-gray-6").until("0 turn")
    assert "-" not in board.market(1)


@pytest.mark.rule("TK-136")
def test_the_bot_ignores_what_its_cards_do(lay: Lay) -> None:
    cards = {BOT: "T01 T07 T11 B01"}
    board = bot(lay, "osiris", "osiris-white-1", cards=cards, statues={BOT: "osiris"})
    assert board.vp(BOT) == 10
    assert board.owned(BOT) == {"scribe": 1}


# Osiris.


@pytest.mark.rule("TK-137")
@pytest.mark.parametrize(
    ("die", "space"),
    [
        ("osiris-yellow-1", "papyrus-1"),
        ("osiris-brown-2", "bread-2"),
        ("osiris-white-3", "limestone-3"),
        ("osiris-black-6", "granite-6"),
        ("osiris-gray-4", "papyrus-4"),
    ],
)
def test_value_and_color_name_the_space(lay: Lay, die: str, space: str) -> None:
    board = bot(lay, "osiris", die)
    assert board.osiris(BOT) == [space]
    assert board.track(BOT) == (4, 7)
    assert board.markers(BOT) == [2, 2, 2, 2]  # as laid out
    assert board.owned(BOT) == {}


@pytest.mark.rule("TK-137", "AMB-46")
@pytest.mark.parametrize(
    ("built", "bots", "space"),
    [
        ("papyrus-1", "", "bread-4"),
        ("papyrus-1", "bread-1", "limestone-4"),
        ("papyrus-1 bread-1 limestone-1", "", "granite-4"),
        ("papyrus-1 bread-1", "limestone-1 granite-1", "papyrus-4"),
        ("papyrus-1 papyrus-2 bread-1 limestone-1 limestone-2", "granite-1", "bread-4"),
    ],
)
def test_a_gray_die_goes_where_fewest_buildings_are(
    lay: Lay, built: str, bots: str, space: str
) -> None:
    osiris = {0: built, BOT: bots}
    assert space in bot(lay, "osiris", "osiris-gray-4", osiris=osiris).osiris(BOT)


@pytest.mark.rule("AMB-46")
def test_statues_do_not_count_for_a_gray_die(lay: Lay) -> None:
    board = bot(lay, "osiris", "osiris-gray-4", statues={0: "workshops"})
    assert board.osiris(BOT) == ["papyrus-4"]


@pytest.mark.rule("TK-137")
@pytest.mark.parametrize(
    ("taken", "die", "space"),
    [
        ("limestone-3", "osiris-white-3", "granite-3"),
        ("limestone-3 granite-3", "osiris-white-3", "papyrus-3"),
        ("limestone-3 granite-3 papyrus-3", "osiris-white-3", "bread-3"),
        ("granite-3", "osiris-black-3", "papyrus-3"),
    ],
)
def test_a_taken_space_sends_the_bot_to_the_right(
    lay: Lay, taken: str, die: str, space: str
) -> None:
    assert bot(lay, "osiris", die, osiris={0: taken}).osiris(BOT) == [space]


ROW = "papyrus-{0} bread-{0} limestone-{0} granite-{0}"


@pytest.mark.rule("TK-137")
@pytest.mark.parametrize(
    ("taken", "die", "space"),
    [
        (ROW.format(3), "osiris-white-3", "limestone-2"),
        (f"{ROW.format(3)} limestone-2", "osiris-white-3", "granite-2"),
        (ROW.format(1), "osiris-white-1", "limestone-6"),
        (f"{ROW.format(2)} {ROW.format(1)}", "osiris-yellow-2", "papyrus-6"),
    ],
)
def test_a_full_row_sends_the_bot_to_the_row_above(
    lay: Lay, taken: str, die: str, space: str
) -> None:
    assert bot(lay, "osiris", die, osiris={0: taken}).osiris(BOT) == [space]


@pytest.mark.rule("AMB-44")
def test_without_a_building_left_osiris_does_nothing(lay: Lay) -> None:
    ten = " ".join([ROW.format(1), ROW.format(2), "papyrus-3", "bread-3"])
    board = bot(lay, "osiris", "osiris-white-5", osiris={BOT: ten})
    assert len(board.osiris(BOT)) == 10
    assert board.question() == "0 turn"


# Maat.


def maat(lay: Lay, phase: int, scales: str = "", **position: Any) -> Board:
    """The player's last turn before a Maat phase is over; the balance is that of `scales` + 1."""
    cards = {0: position.pop("cards", "")}
    board = solo(
        lay,
        "osiris-white-3",
        rotations=2 * phase - 1,
        dice_each=3,
        scales={0: scales, BOT: "below:gray-1 below:gray-1 below:gray-1 below:gray-1"},
        cards=cards,
        **position,
    )
    return board.play(f"take {OWN}", "produce bread")


@pytest.mark.rule("TK-138")
@pytest.mark.parametrize(("phase", "balance"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_the_balance_of_the_bot_depends_on_the_phase(lay: Lay, phase: int, balance: int) -> None:
    board = maat(lay, phase).until("destiny", "bot_destiny", "over")
    assert board.player(BOT).balance == balance


@pytest.mark.rule("TK-138")
@pytest.mark.parametrize(
    ("phase", "scales", "cards", "first"),
    [
        (1, "left:yellow-1", "", 0),  # 2 against 3
        (1, "left:yellow-2", "", BOT),  # 3 against 3
        (1, "left:yellow-2", "T15", 0),
        (1, "right:yellow-3", "", 0),  # -2 against 3
        (1, "right:yellow-4", "", BOT),
        (1, "right:yellow-4", "T15", 0),
        (2, "left:yellow-1", "", BOT),  # 2 against 2
        (2, "", "", 0),
        (3, "", "", BOT),  # 1 against 1
        (3, "right:yellow-1", "", 0),  # 0 against 1
        (3, "left:yellow-1", "T15", BOT),  # 2 against 1
    ],
)
def test_the_player_has_to_beat_the_balance_of_the_bot(
    lay: Lay, phase: int, scales: str, cards: str, first: int
) -> None:
    board = maat(lay, phase, scales, cards=cards, destiny={0: "A04"})
    board.until("destiny", "bot_destiny")
    assert board.state.order[0] == first


@pytest.mark.rule("TK-138", "TK-96")
def test_the_bot_pays_no_penalty(lay: Lay) -> None:
    board = maat(lay, 1).until("destiny", "bot_destiny")
    assert board.vp(BOT) == 10


@pytest.mark.rule("TK-139")
def test_a_bot_in_front_takes_scribe_or_gold_at_random(lay: Lay) -> None:
    board = maat(lay, 1, "left:yellow-6").until("destiny", "bot_destiny")
    assert board.question() == "* bot_destiny"
    assert board.legal() == ["deal A01", "deal A02"]
    board.play("deal A01")
    assert board.owned(BOT) == {}
    assert board.question() == "0 destiny"
    assert board.legal() == ["choose A02", "choose A03", "choose A04"]


@pytest.mark.rule("TK-139")
def test_a_player_in_front_chooses_from_all_four(lay: Lay) -> None:
    board = maat(lay, 1).until("destiny", "bot_destiny")
    assert board.question() == "0 destiny"
    assert len(board.legal()) == 4
    board.play("choose A01").until("0 turn")
    assert board.owned(0)["scribe"] == 1


@pytest.mark.rule("TK-140")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_the_pyramid_is_laid_anew(lay: Lay, phase: int) -> None:
    board = maat(lay, phase).until("pyramid", "0 turn")
    assert board.question() == "* pyramid"
    assert len(board.legal()) == 10
    board.until("0 turn")
    assert sorted(board.state.pyramid) == list(range(10))
    assert board.state.tile_at in (-1, 0)


@pytest.mark.rule("TK-140")
def test_after_the_fourth_phase_there_is_no_pyramid(lay: Lay) -> None:
    board = maat(lay, 4).until("pyramid", "over")
    assert board.question() == "over"


@pytest.mark.rule("TK-127", "TK-99")
def test_the_dice_of_the_bot_go_back_to_the_bag(lay: Lay) -> None:
    board = maat(lay, 1).until("destiny", "bot_destiny")
    assert board.player(BOT).dice_count == 0
    assert sum(board.bag()) == 22 - 2


# Scoring.


@pytest.mark.rule("TK-141")
def test_the_bot_scores_the_first_four_steps(lay: Lay) -> None:
    board = maat(
        lay,
        2,
        osiris={BOT: "papyrus-1 bread-2 bread-3"},
        temple={BOT: "row1_first"},
        pillars={BOT: "r1c1"},
        statues={BOT: "osiris ra"},
        owned={BOT: "13 happiness 13 population"},
        opened=4,
    ).until("0 feed", "destiny", "bot_destiny")
    expected = {"districts": 6, "temple": 2, "statues": 3, "happiness": 6}
    assert board.sheet(BOT, phase=1) == expected


@pytest.mark.rule("TK-141")
def test_the_bot_scores_neither_building_row_nor_production_and_eats_no_bread(lay: Lay) -> None:
    board = maat(lay, 2, osiris={BOT: "papyrus-1 bread-2 bread-3 granite-1"})
    board.player(BOT).makes = fields.MAKES.packed(words.BREAD, 6)
    board.until("destiny", "bot_destiny")
    found = board.sheet(BOT)
    assert not {"production", "building_row", "bread"} & set(found)


@pytest.mark.rule("TK-141")
def test_blessings_score_once_and_technologies_every_time(lay: Lay) -> None:
    board = solo(
        lay,
        "osiris-white-3",
        rotations=3,
        dice_each=3,
        scales={BOT: "below:gray-1 below:gray-1 below:gray-1 below:gray-1"},
        cards={BOT: "B01 B02 B03 T01 T02"},
    )
    board.play(f"take {OWN}", "produce bread").until("destiny", "bot_destiny")
    assert board.sheet(BOT)["bot_cards"] == 10
    assert board.cards(BOT) == ["T01", "T02"]
    assert board.state.blessing_discard == 7


@pytest.mark.rule("TK-142", "TK-125")
@pytest.mark.parametrize(("dear", "each"), [("plain", 4), ("dear", 8)])
def test_the_bot_scores_every_decree(lay: Lay, dear: str, each: int) -> None:
    board = solo(
        lay,
        "osiris-white-3",
        rotations=7,
        dice_each=3,
        scales={BOT: "below:gray-1 below:gray-1 below:gray-1 below:gray-1"},
        cards={BOT: "D12 D13 D15 D24 D07 T01 B01"},
        owned={BOT: "5 scribe 2 happiness 5 population"},
        options={"bot_decrees": dear},
        opened=4,
    )
    board.play(f"take {OWN}", "produce bread").until("over")
    found = board.sheet(BOT)
    assert found["bot_decrees"] == 5 * each
    assert found["bot_scribes"] == 2
    assert found["bot_cards"] == 4


@pytest.mark.rule("TK-142", "TK-111")
@pytest.mark.parametrize(("scales", "first"), [("left:yellow-6", BOT), ("right:yellow-1", 0)])
def test_turn_order_pays_the_first_3_vp(lay: Lay, scales: str, first: int) -> None:
    board = maat(lay, 4, scales).until("over")
    assert board.sheet(first)["turn_order"] == 3
    assert "turn_order" not in board.sheet(1 - first)


@pytest.mark.rule("D06")
def test_the_happiness_of_the_bot_counts_for_d06(lay: Lay) -> None:
    owned = {0: "9 happiness 9 population", BOT: "4 happiness 7 population"}
    board = maat(lay, 4, cards="D06", owned=owned, opened=4).until("over")
    assert board.sheet(0)["decree"] == 5


@pytest.mark.rule("TK-141", "TK-102")
def test_the_player_scores_as_always(lay: Lay) -> None:
    board = maat(lay, 2, osiris={0: "papyrus-1 papyrus-2", BOT: "papyrus-3"}, owned={0: "2 bread"})
    board.until("0 feed").play("feed 1").until("destiny", "bot_destiny")
    assert board.sheet(0, phase=1) == {"districts": 3, "building_row": 1}


# The end.


def finished(lay: Lay, player: str, rival: str, scales: str = "left:yellow-6") -> list[int]:
    """The ranking after a game that ends with these means; the bot is first with 3 VP."""
    board = maat(lay, 4, scales, owned={0: player, BOT: f"2 happiness 5 population {rival}"})
    return [int(place) for place in GAME.ranking(board.until("over").state)]


@pytest.mark.rule("TK-143", "AMB-50")
def test_more_vp_win(lay: Lay) -> None:
    assert finished(lay, "20 vp", "16 vp") == [1, 2]
    assert finished(lay, "18 vp", "16 vp") == [2, 1]


@pytest.mark.rule("TK-143", "AMB-50")
@pytest.mark.parametrize(
    ("player", "rival", "ranking"),
    [
        ("13 vp 2 scribe", "10 vp 1 scribe", [1, 2]),
        ("13 vp 1 scribe", "10 vp 1 scribe", [2, 1]),
        ("14 vp 1 scribe", "10 vp 2 scribe", [2, 1]),  # his Scribes count before they turn to VP
        ("14 vp 3 scribe", "10 vp 2 scribe", [1, 2]),
    ],
)
def test_scribes_and_then_turn_order_break_a_tie(
    lay: Lay, player: str, rival: str, ranking: list[int]
) -> None:
    assert finished(lay, player, rival) == ranking


@pytest.mark.rule("TK-143")
def test_a_player_in_front_wins_a_full_tie(lay: Lay) -> None:
    assert finished(lay, "10 vp", "13 vp", "right:yellow-1") == [1, 2]


@pytest.mark.rule("TK-02", "TK-143")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_solo_game_has_sixteen_rounds(begin: Begin, level: str) -> None:
    board = begin(1, {"level": level}).rest(level)
    turns = [seat for seat, _ in board.told("turn_began")]
    assert turns.count(0) == turns.count(BOT) == 16
    assert len(board.told("tile_laid")) == 40
