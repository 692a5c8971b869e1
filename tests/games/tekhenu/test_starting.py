"""The twelve Starting cards (chapter 20.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat import catalog

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Begin, Board

GAME = catalog.load("tekhenu")
NAMES = [f"S{number:02}" for number in range(1, 13)]


def holding(begin: Begin, card: str, other: str = "S11") -> Board:
    """Seat 0 has taken two Starting cards and A04; up to the first question they put, if any.

    Cards without a question are carried out by themselves, before the others.
    """
    fixed = [name for name in ("S07", "S08", "S11", "S12") if name not in (card, other)]
    board = begin()
    while board.step() != "starting_card":
        board.play(board.options()[-1] if board.step() == "market_card" else board.options()[0])
    board.play(*(f"deal {name}" for name in [card, other, *fixed][:5]))
    while board.step() == "starting_card":
        board.play(board.options()[0])
    board.play("first 0", f"choose {card}", f"choose {fixed[0]}", f"choose {fixed[1]}")
    board.play(f"choose {other}").until("0 destiny").play("choose A04")
    return board.until("0 reward", "0 district", "0 goods", "* drawn_card", "turn")


@pytest.mark.rule("TK-22")
@pytest.mark.parametrize("card", NAMES)
def test_the_initiative_of_a_card_is_its_number(begin: Begin, card: str) -> None:
    board = begin()
    assert board.state.box.initiative[NAMES.index(card)] == int(card[1:])


@pytest.mark.rule("S01")
def test_s01_builds_in_the_fifth_row(begin: Begin) -> None:
    board = holding(begin, "S01")
    assert board.legal() == ["settle bread", "settle granite", "settle limestone", "settle papyrus"]
    board.play("settle bread")
    assert board.osiris() == ["bread-5"]
    assert board.markers() == [2, 4, 2, 2]
    assert board.owned() == {"bread": 2, "gold": 1, "scribe": 1, "faith": 1}


@pytest.mark.rule("S01", "S02", "S03")
@pytest.mark.parametrize(
    ("card", "district"), [("S01", "papyrus"), ("S02", "granite"), ("S03", "bread")]
)
def test_the_osiris_of_a_starting_card_costs_no_happiness(
    begin: Begin, card: str, district: str
) -> None:
    board = holding(begin, card).play(f"settle {district}")
    assert board.track() == (4, 8)  # as S11 left it


@pytest.mark.rule("S02")
def test_s02_builds_a_quarry_in_the_third_row(begin: Begin) -> None:
    board = holding(begin, "S02")
    assert board.legal() == ["settle granite", "settle limestone"]
    board.play("settle limestone")
    assert board.osiris() == ["limestone-3"]
    assert board.markers() == [2, 2, 3, 3]
    assert board.owned() == {"limestone": 1, "gold": 1, "scribe": 1, "faith": 1}


@pytest.mark.rule("S03")
def test_s03_builds_a_workshop_in_the_third_row(begin: Begin) -> None:
    board = holding(begin, "S03")
    assert board.legal() == ["settle bread", "settle papyrus"]
    board.play("settle papyrus")
    assert board.osiris() == ["papyrus-3"]
    assert board.markers() == [3, 3, 2, 2]
    assert board.owned() == {"papyrus": 1, "gold": 1, "scribe": 1, "faith": 1}


@pytest.mark.rule("S02")
@pytest.mark.parametrize("forbidden", ["settle papyrus", "settle bread"])
def test_s02_builds_no_workshop(begin: Begin, forbidden: str) -> None:
    board = holding(begin, "S02")
    assert board.why_not(forbidden) == "S02"


@pytest.mark.rule("S03")
@pytest.mark.parametrize("forbidden", ["settle limestone", "settle granite"])
def test_s03_builds_no_quarry(begin: Begin, forbidden: str) -> None:
    board = holding(begin, "S03")
    assert board.why_not(forbidden) == "S03"


@pytest.mark.rule("S01", "S05", "TK-113")
def test_a_technology_drawn_first_answers_to_osiris(begin: Begin) -> None:
    board = holding(begin, "S01", "S05").play("choose S05", "deal T01", "deal T11", "choose T01")
    board.play("settle bread")
    assert board.vp() == 12


@pytest.mark.rule("S04", "AMB-37")
def test_s04_gives_five_basic_resources_in_any_mix(begin: Begin) -> None:
    board = holding(begin, "S04")
    for kind in ("papyrus", "granite", "granite", "bread", "limestone"):
        assert board.question() == "0 goods"
        assert board.legal() == ["gain bread", "gain granite", "gain limestone", "gain papyrus"]
        board.play(f"gain {kind}")
    assert board.question() != "0 goods"
    basics = {"papyrus": 1, "bread": 1, "limestone": 1, "granite": 2}
    assert board.owned() == {**basics, "gold": 1, "scribe": 1, "faith": 1}


@pytest.mark.rule("S04")
def test_s04_gives_no_gold(begin: Begin) -> None:
    assert holding(begin, "S04").why_not("gain gold")


@pytest.mark.rule("S05", "S06")
@pytest.mark.parametrize(
    ("card", "first", "second"), [("S05", "T04", "T09"), ("S06", "B04", "B09")]
)
def test_s05_and_s06_keep_one_of_two_cards(
    begin: Begin, card: str, first: str, second: str
) -> None:
    board = holding(begin, card)
    assert board.question() == "* drawn_card"
    board.play(f"deal {first}", f"deal {second}")
    assert board.question() == "0 keep_card"
    assert board.legal() == [f"choose {first}", f"choose {second}"]
    board.play(f"choose {second}")
    assert board.cards()[0] == second
    assert first not in board.cards()


@pytest.mark.rule("S05", "S06")
@pytest.mark.parametrize(
    ("card", "first", "second"), [("S05", "T04", "T09"), ("S06", "B04", "B09")]
)
def test_the_other_card_is_shuffled_back(begin: Begin, card: str, first: str, second: str) -> None:
    board = holding(begin, card)
    decks = [board.state.technology_deck, board.state.blessing_deck]
    board.play(f"deal {first}", f"deal {second}", f"choose {second}")
    now = [board.state.technology_deck, board.state.blessing_deck]
    assert sum(decks) - sum(now) == 1 << int(second[1:]) - 1
    assert board.state.technology_discard == board.state.blessing_discard == 0


@pytest.mark.rule("S05")
def test_cards_are_drawn_from_the_deck_and_not_from_the_market(begin: Begin) -> None:
    board = holding(begin, "S05")
    lying = {f"deal {card}" for section in (1, 2) for card in board.market(section)}
    assert not lying & set(board.legal())
    assert len(board.legal()) == 23 - 3
    assert GAME.weights(board.state) == [1] * 20


@pytest.mark.rule("S07")
def test_s07_gives_two_scribes_and_a_gold(begin: Begin) -> None:
    board = holding(begin, "S07")
    assert board.owned() == {"gold": 2, "scribe": 3, "faith": 1}


@pytest.mark.rule("S08")
def test_s08_gives_one_of_each(begin: Begin) -> None:
    board = holding(begin, "S08")
    each = {"papyrus": 1, "bread": 1, "limestone": 1, "granite": 1}
    assert board.owned() == {**each, "gold": 1, "scribe": 1, "faith": 1}


@pytest.mark.rule("S09", "S10")
@pytest.mark.parametrize(
    ("card", "kinds"), [("S09", ["granite", "limestone"]), ("S10", ["bread", "papyrus"])]
)
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_s09_and_s10_give_three_of_two_kinds(
    begin: Begin, card: str, kinds: list[str], count: int
) -> None:
    board = holding(begin, card)
    assert board.legal() == [f"gain {kind}" for kind in kinds]
    board.play(*[f"gain {kinds[0]}"] * count, *[f"gain {kinds[1]}"] * (3 - count))
    assert board.owned().get(kinds[0], 0) == count
    assert board.owned().get(kinds[1], 0) == 3 - count
    assert board.step() != "goods"


@pytest.mark.rule("S11")
def test_s11_raises_population_and_then_happiness(begin: Begin) -> None:
    assert holding(begin, "S11", "S12").track() == (4, 8)


@pytest.mark.rule("S12")
def test_s12_gives_two_gold(begin: Begin) -> None:
    board = holding(begin, "S12")
    assert board.owned() == {"gold": 3, "scribe": 1, "faith": 1}


@pytest.mark.rule("S01", "S03", "AMB-38")
def test_cards_with_questions_come_in_an_order_of_choice(begin: Begin) -> None:
    board = holding(begin, "S01", "S03")
    assert board.legal() == ["choose S01", "choose S03"]
    board.play("choose S03", "settle bread", "settle bread")
    assert board.osiris() == ["bread-3", "bread-5"]


@pytest.mark.rule("AMB-38")
def test_osiris_spaces_are_taken_in_turn_order(begin: Begin) -> None:
    board = begin(3).until("starting_card")
    board.play(*(f"deal S{n:02}" for n in (1, 2, 3, 7, 8, 12, 11)), "first 0")
    board.play("choose S02", "choose S07", "choose S01", "choose S12", "choose S11", "choose S08")
    board.until("2 district")
    assert board.state.order[0] == 1
    board.play("settle granite").until("0 district")
    assert board.legal() == ["settle granite", "settle limestone"]
    assert board.osiris(2) == ["granite-5"]
