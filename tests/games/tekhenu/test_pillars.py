"""The 27 Pillar tiles and what their abilities do (chapter 20.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

WHEEL = {"sunny": "horus", "shaded": "osiris", "dark": "bastet"}  # that light at Ra
RICH = "5 limestone 5 granite"
LIGHTS = [
    ("P01", "sunny"),
    ("P02", "dark"),
    ("P03", "shaded"),
    ("P04", "sunny"),
    ("P05", "dark"),
    ("P06", "shaded"),
    ("P07", "sunny"),
    ("P08", "shaded"),
    ("P09", "dark"),
    ("P10", "dark"),
    ("P11", "sunny"),
    ("P12", "shaded"),
    ("P13", "sunny"),
    ("P14", "dark"),
    ("P15", "shaded"),
    ("P16", "shaded"),
    ("P17", "sunny"),
    ("P18", "dark"),
    ("P19", "sunny"),
    ("P20", "shaded"),
    ("P21", "dark"),
]
PLAIN = ["P22", "P23", "P24", "P25", "P26", "P27"]


def build(
    lay: Lay,
    tile: str,
    light: str,
    space: str = "r3c3",
    turned: int = 0,
    owned: str = RICH,
    **position: object,
) -> Board:
    """Seat 0 lays a tile of the right display space with a gray 1, up to what comes next."""
    shown = " ".join([*(name for name in PLAIN if name != tile)][:2])
    board = lay(
        wheel=WHEEL[light],
        dice="ra-gray-1",
        display=f"{shown} {tile}",
        owned={0: owned},
        **position,
    )
    assert board.light("ra") == light
    board.play("take ra-gray-1", "perform ra", f"place {space}")
    return board.play(f"rotate {turned}") if board.step() == "rotation" else board


def ability(board: Board) -> bool:
    """Whether the ability of the tile was used."""
    return bool(board.told("ability_used"))


@pytest.mark.rule("TK-58")
@pytest.mark.parametrize(("tile", "light"), LIGHTS)
@pytest.mark.parametrize("now", ["sunny", "shaded", "dark"])
def test_an_ability_works_in_its_own_light_only(lay: Lay, tile: str, light: str, now: str) -> None:
    assert ability(build(lay, tile, now)) == (now == light)


@pytest.mark.rule("T09")
@pytest.mark.parametrize(("tile", "light"), LIGHTS)
@pytest.mark.parametrize("now", ["sunny", "shaded", "dark"])
def test_with_t09_an_ability_works_in_any_light(lay: Lay, tile: str, light: str, now: str) -> None:
    assert light in WHEEL
    assert ability(build(lay, tile, now, cards={0: "T09"}))


@pytest.mark.rule("P22", "P23", "P24", "P25", "P26", "P27", "AMB-24")
@pytest.mark.parametrize("tile", PLAIN)
@pytest.mark.parametrize("light", ["sunny", "shaded", "dark"])
def test_a_plain_tile_has_no_ability_even_with_t09(lay: Lay, tile: str, light: str) -> None:
    board = build(lay, tile, light, cards={0: "T09"}).until("1 turn")
    assert not ability(board)
    assert board.vp() == 11
    assert board.track() == (2, 5)
    assert board.player(0).faith == 3
    assert board.pillars() == ["r3c3"]


@pytest.mark.rule("P01")
def test_p01_raises_population_by_3(lay: Lay) -> None:
    assert build(lay, "P01", "sunny").track() == (2, 8)


@pytest.mark.rule("P01", "TK-66", "TK-115")
def test_p01_opens_a_market_section_at_once(lay: Lay) -> None:
    board = build(lay, "P01", "sunny", owned=f"{RICH} 6 population")
    assert board.question() == "* market_card"
    assert board.state.opened == 3
    assert board.pillars() == []  # the ability comes before the Pillar stands


@pytest.mark.rule("P02")
def test_p02_brings_a_scribe(lay: Lay) -> None:
    assert build(lay, "P02", "dark").owned()["scribe"] == 1


@pytest.mark.rule("P03", "TK-115")
@pytest.mark.parametrize(("population", "happiness"), [(5, 4), (4, 4), (3, 3), (2, 2)])
def test_p03_raises_happiness_by_2_up_to_population(
    lay: Lay, population: int, happiness: int
) -> None:
    board = build(lay, "P03", "shaded", owned=f"{RICH} {population} population")
    assert board.track() == (happiness, population)


@pytest.mark.rule("P03", "TK-72")
def test_p03_may_reach_a_reward_of_the_track(lay: Lay) -> None:
    board = build(lay, "P03", "shaded", owned=f"{RICH} 14 happiness 16 population", opened=4)
    assert board.owned()["gold"] == 1


@pytest.mark.rule("P04", "P05", "AMB-21")
@pytest.mark.parametrize(
    ("tile", "light", "space", "turned", "points"),
    [
        ("P04", "sunny", "r1c3", 90, 2),  # one edge at the rim
        ("P04", "sunny", "r1c3", 0, 0),
        ("P04", "sunny", "r1c5", 0, 3),  # one edge in a corner
        ("P04", "sunny", "r5c5", 90, 6),  # two edges in a corner
        ("P04", "shaded", "r5c5", 90, 4),  # without the ability
        ("P05", "dark", "r4c1", 90, 2),
        ("P05", "dark", "r1c1", 90, 3),
        ("P05", "dark", "r1c1", 0, 0),
        ("P05", "sunny", "r1c1", 90, 2),
    ],
)
def test_p04_and_p05_bring_1_more_for_each_matching_edge(
    lay: Lay, tile: str, light: str, space: str, turned: int, points: int
) -> None:
    board = build(lay, tile, light, space, turned)
    assert board.vp() == 10 + points + 1  # and 1 for the display


@pytest.mark.rule("P04")
@pytest.mark.parametrize(
    ("light", "above", "points"), [("sunny", 1, 2), ("dark", 1, 1), ("sunny", 2, 0), ("dark", 2, 0)]
)
def test_p04_counts_edges_of_neighboring_tiles(
    lay: Lay, light: str, above: int, points: int
) -> None:
    board = build(lay, "P04", light, pillars={1: f"r2c3:P24:{above}"})
    assert board.vp() == 10 + points + 1


@pytest.mark.rule("P06")
def test_p06_brings_1_more_for_each_building_in_row_and_column(lay: Lay) -> None:
    temple = {0: "row3_first", 1: "column3_first row2_first"}
    board = build(lay, "P06", "shaded", temple=temple)
    assert board.sheet() == {"pillar_buildings": 2, "pillar_ability": 2, "pillar_display": 1}


@pytest.mark.rule("P06")
def test_p06_counts_no_statues(lay: Lay) -> None:
    board = build(lay, "P06", "shaded", statues={0: "temple_row", 1: "temple_column"})
    assert board.vp() == 11


@pytest.mark.rule("P06")
def test_p06_counts_both_buildings_of_a_line(lay: Lay) -> None:
    temple = {2: "row3_first row3_second", 3: "column3_second"}
    board = build(lay, "P06", "shaded", seats=4, temple=temple)
    assert board.sheet()["pillar_ability"] == 3


@pytest.mark.rule("P07", "P08", "P09")
@pytest.mark.parametrize(("tile", "light"), [("P07", "sunny"), ("P08", "shaded"), ("P09", "dark")])
def test_p07_to_p09_bring_1_vp(lay: Lay, tile: str, light: str) -> None:
    assert build(lay, tile, light).sheet() == {"pillar_ability": 1, "pillar_display": 1}


THOTH = [("P10", "dark"), ("P11", "sunny")]


@pytest.mark.rule("P10", "P11")
@pytest.mark.parametrize(("tile", "light"), THOTH)
def test_p10_and_p11_take_a_card_for_nothing(lay: Lay, tile: str, light: str) -> None:
    board = build(lay, tile, light, market="B01 B02 T01", owned="4 limestone 4 granite")
    before = board.owned()
    assert board.until("card").legal() == ["choose B01", "choose B02", "choose T01"]
    board.play("choose T01").until("1 turn")
    assert board.cards() == ["T01"]
    assert board.owned() == before


@pytest.mark.rule("P10", "P11", "TK-78")
@pytest.mark.parametrize(("tile", "light"), THOTH)
@pytest.mark.parametrize(
    ("happiness", "sections"), [(4, ["section 1"]), (5, ["section 1", "section 2"])]
)
def test_happiness_limits_the_section_of_p10_and_p11(
    lay: Lay, tile: str, light: str, happiness: int, sections: list[str]
) -> None:
    owned = f"{RICH} {happiness} happiness 1 papyrus"
    board = build(lay, tile, light, owned=owned)
    assert board.legal() == ["refresh 1", "refresh 2", *sections]


@pytest.mark.rule("AMB-27")
@pytest.mark.parametrize(("tile", "light"), THOTH)
def test_p10_and_p11_do_nothing_at_happiness_0(lay: Lay, tile: str, light: str) -> None:
    board = build(lay, tile, light, owned=f"{RICH} 0 happiness").until("1 turn")
    assert board.cards() == []
    assert board.vp() == 11


@pytest.mark.rule("P10", "P11", "TK-113", "AMB-14")
@pytest.mark.parametrize(("tile", "light"), THOTH)
def test_technologies_answer_to_p10_and_p11(lay: Lay, tile: str, light: str) -> None:
    board = build(lay, tile, light, cards={0: "T03 T11 T20"}).until("1 turn")
    # T11 rewards Ra with value 1 and Thoth with value 1, T03 the Thoth action.
    assert board.sheet() == {"pillar_display": 1, "technologies": 6}
    assert board.owned()["papyrus"] == 1


@pytest.mark.rule("P10", "TK-113", "AMB-04")
def test_a_statue_of_thoth_answers_to_p10(lay: Lay) -> None:
    board = build(lay, "P10", "dark", statues={1: "thoth"}).until("1 goods")
    assert board.legal() == ["gain bread", "gain papyrus"]
    assert board.cards() != []  # the card is taken before the Statue pays


@pytest.mark.rule("P10", "T14", "TK-113")
def test_with_t14_p10_may_take_more_cards(lay: Lay) -> None:
    owned = {0: f"{RICH} 2 papyrus"}
    board = lay(
        wheel="bastet", dice="ra-gray-1", display="P22 P23 P10", owned=owned, cards={0: "T14"}
    )
    board.play("take ra-gray-1", "perform ra", "value 1", "place r3c3", "rotate 0")
    assert board.legal() == ["value 1", "value 2", "value 3"]
    board.play("value 3").until("card").play(board.options()[0]).play(board.options()[0])
    assert len(board.until("1 turn").cards()) == 3
    assert "papyrus" not in board.owned()


@pytest.mark.rule("P12")
def test_p12_builds_a_statue_with_value_1_2_or_3(lay: Lay) -> None:
    board = build(lay, "P12", "shaded")
    assert board.legal() == ["value 1", "value 2", "value 3"]
    board.play("value 3", "honor bastet").until("1 turn")
    assert board.statues() == ["bastet"]
    assert board.owned() == {"limestone": 2, "granite": 2, "faith": 3}


@pytest.mark.rule("P12")
def test_the_statue_of_p12_has_to_be_paid(lay: Lay) -> None:
    board = build(lay, "P12", "shaded", owned="3 limestone 2 granite").until("1 turn")
    assert board.statues() == []
    assert board.owned() == {"granite": 1, "faith": 3}


@pytest.mark.rule("P12", "AMB-23")
def test_a_statue_of_p12_does_not_see_the_new_pillar(lay: Lay) -> None:
    board = build(lay, "P12", "shaded", pillars={0: "r3c1 r3c5 r1c3"})
    board.play("value 1", "serve temple_row").until("1 turn")
    assert board.sheet()["statue_line"] == 6
    assert "r3c3" in board.pillars()


@pytest.mark.rule("P12", "AMB-23", "TK-46")
def test_a_statue_for_ra_built_in_a_ra_action_does_not_answer_to_it(lay: Lay) -> None:
    board = build(lay, "P12", "shaded").play("value 2", "honor ra").until("1 turn")
    assert board.statues() == ["ra"]
    assert not board.told("statue_paid")


@pytest.mark.rule("P12", "T04", "B13")
def test_p12_is_a_horus_action_for_cards(lay: Lay) -> None:
    cards = {0: "T04 B13"}
    board = build(lay, "P12", "shaded", owned="9 limestone 1 granite", cards=cards)
    board.until("value").play("value 1", "honor osiris").until("1 turn")
    assert board.statues() == ["osiris"]
    assert board.sheet()["technologies"] == 2


@pytest.mark.rule("P13", "P14", "TK-76")
@pytest.mark.parametrize(("tile", "light"), [("P13", "sunny"), ("P14", "dark")])
def test_p13_and_p14_draw_a_decree(lay: Lay, tile: str, light: str) -> None:
    board = build(lay, tile, light)
    assert board.question() == "* secret_decree"
    board.play("deal D07").until("1 turn")
    assert board.cards() == ["D07"]
    assert board.player(0).decree_count == 1
    assert board.match.view(1).state.players[0].decrees == 0


@pytest.mark.rule("P13", "P14", "AMB-35")
@pytest.mark.parametrize(("tile", "light"), [("P13", "sunny"), ("P14", "dark")])
def test_an_empty_decree_deck_is_made_anew_from_the_discards(
    lay: Lay, tile: str, light: str
) -> None:
    board = build(lay, tile, light, deck="D01", discarded="D02 D03")
    board.play("deal D01").until("1 turn")
    assert board.cards() == ["D01"]
    board = lay(
        wheel=WHEEL[light],
        dice="ra-gray-1",
        display=f"P22 P23 {tile}",
        owned={0: RICH},
        deck="D01",
        discarded="D02 D03",
    )
    board.state.decree_deck = 0
    board.state.decree_left = 0
    board.state.players[1].decrees += 1
    board.state.players[1].decree_count += 1
    board.play("take ra-gray-1", "perform ra", "place r3c3", "rotate 0")
    assert board.legal() == ["deal D02", "deal D03"]


@pytest.mark.rule("P13", "AMB-35")
def test_without_decrees_p13_draws_nothing(lay: Lay) -> None:
    board = lay(dice="ra-gray-1", display="P22 P23 P13", owned={0: RICH}, deck="D01")
    board.state.decree_deck = 0
    board.state.decree_left = 0
    board.state.players[1].decrees += 1
    board.state.players[1].decree_count += 1
    board.play("take ra-gray-1", "perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert board.cards() == []
    assert board.pillars() == ["r3c3"]


@pytest.mark.rule("P15")
def test_p15_builds_in_the_third_row_for_1_happiness(lay: Lay) -> None:
    board = build(lay, "P15", "shaded")
    assert board.legal() == ["settle bread", "settle granite", "settle limestone", "settle papyrus"]
    board.play("settle granite").until("1 turn")
    assert board.osiris() == ["granite-3"]
    assert board.track() == (1, 5)
    assert board.markers() == [2, 2, 3, 3]


@pytest.mark.rule("P15", "TK-81")
def test_p15_does_nothing_at_happiness_0(lay: Lay) -> None:
    board = build(lay, "P15", "shaded", owned=f"{RICH} 0 happiness").until("1 turn")
    assert board.osiris() == []
    assert board.pillars() == ["r3c3"]


@pytest.mark.rule("P15", "T01", "AMB-04")
def test_technologies_and_statues_answer_to_p15(lay: Lay) -> None:
    board = build(lay, "P15", "shaded", cards={0: "T01"}, statues={1: "osiris"})
    board.play("settle granite").until("1 turn")
    assert board.sheet()["technologies"] == 2
    assert board.vp(1) == 11


@pytest.mark.rule("P16", "P17", "P18")
@pytest.mark.parametrize(("tile", "light"), [("P16", "shaded"), ("P17", "sunny"), ("P18", "dark")])
def test_p16_to_p18_bring_2_gold(lay: Lay, tile: str, light: str) -> None:
    assert build(lay, tile, light).owned()["gold"] == 2


@pytest.mark.rule("P19", "P20", "P21", "AMB-22")
@pytest.mark.parametrize(("tile", "light"), [("P19", "sunny"), ("P20", "shaded"), ("P21", "dark")])
@pytest.mark.parametrize(
    ("space", "token", "amount"),
    [("r3c3", "faith", 6), ("r1c2", "gold", 2), ("r2c2", "bread", 4), ("r1c5", "papyrus", 2)],
)
def test_p19_to_p21_double_what_they_cover(
    lay: Lay, tile: str, light: str, space: str, token: str, amount: int
) -> None:
    assert build(lay, tile, light, space).owned()[token] == amount


@pytest.mark.rule("P13", "AMB-23", "TK-59", "TK-60")
def test_the_pillar_stands_and_the_display_moves_after_the_ability(lay: Lay) -> None:
    board = build(lay, "P13", "sunny")
    assert board.pillars() == []
    assert board.display()[:2] == ["P22", "P23"]
    board.until("1 turn")
    assert board.pillars() == ["r3c3"]
    assert board.display()[1:] == ["P22", "P23"]
