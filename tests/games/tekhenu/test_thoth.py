"""Thoth takes cards from the market (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.core import rows

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Lay


@pytest.mark.rule("TK-74", "TK-80")
def test_a_blessing_is_discarded_after_its_use(lay: Lay) -> None:
    board = lay(dice="horus-white-1", cards={0: "B09 B10"})
    board.play("take horus-white-1", "play B09", "value 2").until("1 turn")
    assert board.cards() == ["B10"]
    assert board.state.blessing_discard == 1 << 8


@pytest.mark.rule("TK-74", "TK-114")
def test_several_blessings_may_be_used_in_one_turn(lay: Lay) -> None:
    board = lay(dice="horus-white-1", cards={0: "B01 B05"})
    board.play("take horus-white-1", "produce limestone", "play B05", "play B01")
    assert board.owned() == {"limestone": 5, "gold": 3}
    assert board.cards() == []


@pytest.mark.rule("TK-74")
def test_a_blessing_one_does_not_own_cannot_be_played(lay: Lay) -> None:
    board = lay(dice="horus-white-1", cards={0: "B09", 1: "B10"}).play("take horus-white-1")
    assert board.why_not("play B10") == "TK-74"


@pytest.mark.rule("TK-74")
@pytest.mark.parametrize("blessing", ["B01", "B13", "B15", "B21", "B23"])
def test_a_blessing_is_used_only_at_its_moment(lay: Lay, blessing: str) -> None:
    board = lay(dice="horus-white-1", cards={0: blessing}).play("take horus-white-1")
    assert board.why_not(f"play {blessing}") == blessing


@pytest.mark.rule("TK-75")
def test_technologies_stay_and_add_up(lay: Lay) -> None:
    board = lay(dice="osiris-gray-1", cards={0: "T01 T11"})
    board.play("take osiris-gray-1", "perform osiris", "settle bread")
    assert board.vp() == 14
    assert board.cards() == ["T01", "T11"]


@pytest.mark.rule("TK-76")
def test_no_limit_to_the_cards_one_owns(lay: Lay) -> None:
    many = "B01 B02 B03 B04 B05 B06 B07 B08 T01 T02 T03 T04 T05 T06 D01 D02 D03 D04 D05 D06"
    board = lay(dice="thoth-gray-1", cards={0: many})
    board.play("take thoth-gray-1", "perform thoth").until("card")
    board.play(board.options()[0]).until("1 turn")
    assert len(board.cards()) == 21


@pytest.mark.rule("TK-76", "AMB-43")
def test_of_the_decrees_of_others_only_the_number_is_seen(lay: Lay) -> None:
    board = lay(cards={0: "D01 D05"})
    seen = board.game.redact(board.state, 1).players[0]
    assert (seen.decrees, seen.decree_count) == (0, 2)


@pytest.mark.rule("TK-77")
@pytest.mark.parametrize(
    ("value", "cards", "price"), [(1, 1, 0), (2, 1, 0), (3, 2, 2), (4, 2, 2), (5, 3, 3), (6, 3, 3)]
)
def test_the_value_sets_number_and_price(lay: Lay, value: int, cards: int, price: int) -> None:
    board = lay(dice=f"thoth-gray-{value}", owned={0: "4 papyrus"})
    board.play(f"take thoth-gray-{value}", "perform thoth").until("1 turn")
    assert len(board.cards()) == cards
    assert board.held("papyrus") == 4 - price


@pytest.mark.rule("TK-77", "TK-38")
@pytest.mark.parametrize(("value", "papyrus"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_whole_price_must_be_paid(lay: Lay, value: int, papyrus: int) -> None:
    die = f"thoth-black-{value}"
    board = lay(dice=die, owned={0: f"{papyrus} papyrus"}).play(f"take {die}")
    assert board.why_not("perform thoth") == "TK-77"


@pytest.mark.rule("TK-77")
def test_the_whole_number_comes_from_one_section(lay: Lay) -> None:
    board = lay(
        dice="thoth-gray-3",
        owned={0: "2 papyrus 5 happiness"},
        market="B01 B02 T01 B03 B04 T02 T03",
    )
    board.play("take thoth-gray-3", "perform thoth", "section 2")
    assert board.legal() == ["choose B03", "choose B04", "choose T02", "choose T03"]
    assert board.why_not("choose B01") == "TK-77"
    board.play("choose T03")
    assert board.legal() == ["choose B03", "choose B04", "choose T02"]
    assert board.why_not("finish") == "TK-77"
    board.play("choose B03").until("1 turn")
    assert board.cards() == ["B03", "T03"]


@pytest.mark.rule("TK-77")
def test_three_cards_empty_the_first_section(lay: Lay) -> None:
    board = lay(dice="thoth-gray-5", owned={0: "3 papyrus"}, market="B05 B06 T07")
    board.play("take thoth-gray-5", "perform thoth").until("1 turn")
    assert board.cards() == ["B05", "B06", "T07"]


@pytest.mark.rule("TK-78")
@pytest.mark.parametrize(
    ("happiness", "sections"),
    [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3), (13, 4), (21, 4)],
)
def test_happiness_opens_sections(lay: Lay, happiness: int, sections: int) -> None:
    owned = {0: f"{happiness} happiness 21 population 1 papyrus"}
    board = lay(dice="thoth-gray-1", owned=owned, opened=4)
    board.play("take thoth-gray-1", "perform thoth")
    found = [name for name in board.legal() if name.startswith("section ")]
    assert found == [f"section {number}" for number in range(1, sections + 1)]


@pytest.mark.rule("TK-78")
def test_a_section_beyond_happiness_is_refused(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", owned={0: "4 happiness 1 papyrus"}, opened=4)
    board.play("take thoth-gray-1", "perform thoth")
    assert board.why_not("section 2") == "TK-78"


@pytest.mark.rule("TK-78", "TK-66")
def test_a_section_not_yet_open_is_refused(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", owned={0: "8 happiness 8 population 1 papyrus"})
    board.play("take thoth-gray-1", "perform thoth")
    assert board.why_not("section 3") == "TK-78"
    assert board.why_not("refresh 3") == "TK-79"


@pytest.mark.rule("TK-78", "AMB-27")
def test_happiness_zero_closes_thoth(lay: Lay) -> None:
    board = lay(dice="thoth-black-1", owned={0: "0 happiness"}).play("take thoth-black-1")
    assert board.why_not("perform thoth") == "TK-78"


@pytest.mark.rule("AMB-27", "P11")
def test_happiness_zero_makes_the_thoth_tiles_useless(lay: Lay) -> None:
    owned = {0: "4 limestone 0 happiness"}
    board = lay(dice="ra-white-1", owned=owned, display="P22 P23 P11")
    board.play("take ra-white-1", "perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert board.cards() == []


@pytest.mark.rule("TK-79")
def test_a_section_is_dealt_anew_for_one_papyrus(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", owned={0: "1 papyrus"}, market="B01 B02 T01")
    board.play("take thoth-gray-1", "perform thoth", "refresh 1")
    assert board.question() == "* market_card"
    board.play("deal B10", "deal B11", "deal T12")
    assert board.market(1) == ["B10", "B11", "T12"]
    assert board.owned() == {}
    assert board.state.blessing_discard == 0b11
    assert board.state.technology_discard == 0b1


@pytest.mark.rule("TK-79", "TK-37")
def test_gold_pays_for_dealing_anew(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", owned={0: "1 gold"})
    board.play("take thoth-gray-1", "perform thoth", "refresh 1").until("1 turn")
    assert board.owned() == {}


@pytest.mark.rule("TK-79")
def test_a_section_is_dealt_anew_once_per_action(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", owned={0: "4 papyrus 5 happiness"})
    board.play("take thoth-gray-1", "perform thoth", "refresh 1").until("market")
    assert board.why_not("refresh 1") == "TK-79"
    board.play("refresh 2").until("market")
    assert board.legal() == ["section 1", "section 2"]


@pytest.mark.rule("TK-79", "TK-38")
def test_dealing_anew_needs_a_papyrus(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", owned={0: "5 happiness"})
    board.play("take thoth-gray-1", "perform thoth")
    assert board.why_not("refresh 1") == "TK-38"


@pytest.mark.rule("TK-79", "TK-77")
def test_the_price_of_the_cards_must_remain(lay: Lay) -> None:
    board = lay(dice="thoth-gray-3", owned={0: "2 papyrus 5 happiness"})
    board.play("take thoth-gray-3", "perform thoth")
    assert board.why_not("refresh 1") == "TK-38"
    board = lay(dice="thoth-gray-3", owned={0: "3 papyrus 5 happiness"})
    board.play("take thoth-gray-3", "perform thoth")
    assert "refresh 1" in board.legal()


@pytest.mark.rule("AMB-15", "TK-79")
def test_an_open_section_beyond_happiness_may_be_dealt_anew(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", owned={0: "1 papyrus"}, opened=4)
    board.play("take thoth-gray-1", "perform thoth")
    assert board.legal() == ["refresh 1", "refresh 2", "refresh 3", "refresh 4", "section 1"]


@pytest.mark.rule("TK-79")
def test_cards_are_dealt_anew_only_before_taking(lay: Lay) -> None:
    board = lay(dice="thoth-gray-3", owned={0: "5 papyrus"})
    board.play("take thoth-gray-3", "perform thoth", "section 1")
    assert board.why_not("refresh 1") == "TK-77"
    board.play(board.options()[0])
    assert board.why_not("refresh 1") == "TK-77"


@pytest.mark.rule("TK-80")
def test_empty_places_are_filled_at_the_end_of_the_turn(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", market="B01 B02 T01")
    board.play("take thoth-gray-1", "perform thoth").until("card")
    board.play("choose T01")
    assert board.question() == "* market_card"
    assert {name[:6] for name in board.legal()} == {"deal T"}
    board.play("deal T09")
    assert board.question() == "1 turn"
    assert board.market(1) == ["B01", "B02", "T09"]


@pytest.mark.rule("TK-80")
def test_an_exhausted_deck_is_made_of_its_discards(lay: Lay) -> None:
    board = lay(dice="thoth-gray-3", owned={0: "2 papyrus"}, deck="B20", discarded="B21 B22")
    market = board.market(1)
    board.play("take thoth-gray-3", "perform thoth").until("card")
    board.play(f"choose {market[0]}", f"choose {market[1]}")
    assert board.legal() == ["deal B20"]
    board.play("deal B20")
    assert board.legal() == ["deal B21", "deal B22"]
    board.play("deal B22")
    assert board.state.blessing_deck == 1 << 20
    assert board.state.blessing_discard == 0


@pytest.mark.rule("AMB-15", "AMB-35", "TK-80")
def test_without_deck_and_discards_a_place_stays_empty(lay: Lay) -> None:
    board = lay(dice="thoth-gray-3", owned={0: "2 papyrus"}, deck="B20")
    market = board.market(1)
    board.play("take thoth-gray-3", "perform thoth").until("card")
    board.play(f"choose {market[0]}", f"choose {market[1]}", "deal B20")
    assert board.question() == "1 turn"
    assert sorted(board.market(1)) == ["-", "B20", market[2]]


@pytest.mark.rule("AMB-15", "TK-77")
def test_a_section_with_too_few_cards_is_refused(lay: Lay) -> None:
    board = lay(dice="thoth-black-5", owned={0: "3 papyrus 5 happiness"})
    board.state.market = rows.put(board.state.market, 0, -1)
    board.play("take thoth-black-5", "perform thoth")
    assert board.why_not("section 1") == "AMB-15"
    assert "section 2" in board.legal()


@pytest.mark.rule("AMB-35", "P13", "TK-80")
def test_the_decree_deck_is_made_of_its_discards(lay: Lay) -> None:
    owned = {0: "4 limestone"}
    board = lay(
        dice="ra-white-1", owned=owned, display="P22 P23 P13", deck="D01", discarded="D02 D03"
    )
    board.state.decree_deck, board.state.decree_left = 0, 0
    board.player(1).decrees += 1
    board.player(1).decree_count += 1
    board.play("take ra-white-1", "perform ra", "place r3c3", "rotate 0").until("secret_decree")
    assert board.legal() == ["deal D02", "deal D03"]


@pytest.mark.rule("AMB-35", "P13")
def test_without_any_decree_left_none_is_drawn(lay: Lay) -> None:
    board = lay(dice="ra-white-1", owned={0: "4 limestone"}, display="P22 P23 P13", deck="D01")
    board.state.decree_deck, board.state.decree_left = 0, 0
    board.player(1).decrees += 1
    board.player(1).decree_count += 1
    board.play("take ra-white-1", "perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert board.player(0).decree_count == 0


@pytest.mark.rule("TK-79", "B17")
def test_another_thoth_action_may_deal_a_section_anew_again(lay: Lay) -> None:
    owned = {0: "4 papyrus 2 scribe 5 happiness"}
    board = lay(dice="bastet-black-1", owned=owned, cards={0: "B17 B18"})
    board.play("take bastet-black-1", "play B17", "play B18", "add thoth", "refresh 1")
    board.until("market")
    assert board.why_not("refresh 1") == "TK-79"
    board.play("section 1")
    board.play(board.options()[0]).until("act")
    assert board.market(1).count("-") == 1  # filled at the end of the turn
    board.play("add thoth")
    assert board.why_not("refresh 1") == ""


@pytest.mark.rule("TK-80", "TK-19")
def test_decrees_in_the_market_are_replaced_by_decrees(lay: Lay) -> None:
    owned = {0: "13 happiness 13 population"}
    board = lay(dice="thoth-gray-1", owned=owned, opened=4)
    card = board.market(4)[3]
    board.play("take thoth-gray-1", "perform thoth", "section 4", f"choose {card}")
    assert board.question() == "* market_card"
    assert {name[:6] for name in board.legal()} == {"deal D"}
    assert board.cards() == [card]
    assert board.player(0).decree_count == 1
